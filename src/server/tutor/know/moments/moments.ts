import { late } from '#server/late.ts'
import type { Moment } from './moment.ts'
import { preparedMoments } from './moments.prepared.ts'
import { readSaid } from './signs.ts'
import { type FoundMoment, openVolume, type Volume } from './volume.ts'

/**
 * Learned apart, since lines in the middle of the work are more alike than those of a child's own day, and those of the newest
 * file are kinds of things said, which are wider: learned together, they make the others less sure.
 */
export const volumeNames = ['day', 'work', 'new'] as const
export type VolumeName = (typeof volumeNames)[number]

const volumes = late((): Readonly<Record<VolumeName, Volume>> => {
  const { day, work, new: newer } = preparedMoments()
  return { day: openVolume(day), work: openVolume(work), new: openVolume(newer) }
})

/** A moment, by its id. */
export const momentOf = (id: string): Moment | undefined =>
  volumes().new.get(id) ?? volumes().work.get(id) ?? volumes().day.get(id)

export const momentLines = (of: readonly VolumeName[] = volumeNames) =>
  of.flatMap((name) => {
    const { ids, get } = volumes()[name]
    return ids().flatMap((id) => (get(id)?.says ?? []).map((text) => ({ id, text })))
  })

/** A turn may ask twice of the same text. */
let last: { text: string; found: FoundMoment } | null = null

/**
 * The moment that a text is, and how sure that is, from 0 to 1: of lines left out, 83 to 85 % at 0.7 and above find their own
 * (scripts/learn-moments.ts). Null when it is like none, as numbers alone are.
 */
export function momentFor(text: string): FoundMoment {
  if (last?.text !== text) last = { text, found: found(text) }
  return last.found
}

/** From here on a moment of the day goes before one of the newest, which are wider. */
const likely = 0.66

/** Said in the very words of a moment, which goes before what another volume would take it for. */
const isOwnLine = (id: string, stems: string) => momentOf(id)?.stems.includes(stems)

function found(text: string): FoundMoment {
  const said = readSaid(text)
  if (said.stems.every((stem) => stem === '#')) return null
  const surest = (some: readonly FoundMoment[]) =>
    some.reduce((best, one) => ((one?.sure ?? -1) > (best?.sure ?? -1) ? one : best), null)
  const [day = null, ...others] = volumeNames.map((name) => volumes()[name].find(said))
  const its = [day, ...others].filter((one) => one && isOwnLine(one.id, said.stems.join(' ')))
  if (its.length > 0) return surest(its)
  return surest(day && day.sure >= likely ? [day, others[0] ?? null] : [day, ...others])
}
