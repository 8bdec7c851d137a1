import { z } from 'zod'
import home from '#content/en/tutor/moments/hf.json'
import numbers from '#content/en/tutor/moments/in.json'
import learning from '#content/en/tutor/moments/le.json'
import language from '#content/en/tutor/moments/lw.json'
import more from '#content/en/tutor/moments/mx.json'
import newer from '#content/en/tutor/moments/nw.json'
import play from '#content/en/tutor/moments/pl.json'
import school from '#content/en/tutor/moments/sc.json'
import tutor from '#content/en/tutor/moments/tu.json'
import world from '#content/en/tutor/moments/wo.json'
import learned from '#content/en/tutor/moments.json'
import learnedOfNew from '#content/en/tutor/moments-new.json'
import learnedOfWork from '#content/en/tutor/moments-work.json'
import { readSaid } from './signs.ts'
import { type FoundMoment, type Moment, type Volume, volumeOf } from './volume.ts'

const file = z.record(
  z.string(),
  z.strictObject({
    says: z.array(z.string()).min(3),
    young: z.array(z.string()).min(1),
    older: z.array(z.string()).min(1),
    after: z.array(z.string()).default([]),
  }),
)

const read = (files: readonly unknown[]) => new Map(files.flatMap((one) => Object.entries(file.parse(one))))

/**
 * Learned apart, since lines in the middle of the work are more alike than those of a child's own day, and those of the newest
 * file are kinds of things said, which are wider: learned together, they make the others less sure.
 */
export const volumeNames = ['day', 'work', 'new'] as const
export type VolumeName = (typeof volumeNames)[number]

let all: Readonly<Record<VolumeName, Volume>> | null = null
const volumes = () =>
  (all ??= {
    day: volumeOf(read([home, learning, play, school, tutor, world]), learned),
    work: volumeOf(read([numbers, language, more]), learnedOfWork),
    new: volumeOf(read([newer]), learnedOfNew),
  })

let both: ReadonlyMap<string, Moment> | null = null
export const moments = (): ReadonlyMap<string, Moment> =>
  (both ??= new Map(volumeNames.flatMap((name) => [...volumes()[name].moments])))

export const momentLines = (of: readonly VolumeName[] = volumeNames) =>
  of.flatMap((name) => [...volumes()[name].moments].flatMap(([id, { says }]) => says.map((text) => ({ id, text }))))

/** Gets ready piece by piece, so that other work goes on in between: for a server that has just started. */
export async function warmMoments(): Promise<void> {
  for (const name of volumeNames)
    for (const _ of volumes()[name].getReady()) await new Promise((resolve) => setImmediate(resolve))
}

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
const isOwnLine = (id: string, stems: string) =>
  moments()
    .get(id)
    ?.says.some((line) => readSaid(line).stems.join(' ') === stems)

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
