import { z } from 'zod'
import bullying from '#content/en/care/bullying.json'
import crisis from '#content/en/care/crisis.json'
import danger from '#content/en/care/danger.json'
import eating from '#content/en/care/eating.json'
import feeling from '#content/en/care/feeling.json'
import homeHarm from '#content/en/care/home_harm.json'
import online from '#content/en/care/online.json'
import otherHarm from '#content/en/care/other_harm.json'
import runningAway from '#content/en/care/running_away.json'
import sadness from '#content/en/care/sadness.json'
import substance from '#content/en/care/substance.json'
import talk from '#content/en/care/talk.json'
import { icuText } from '#server/icu/icu-text.ts'
import { helplinesOf } from '#shared/helplines.ts'
import { type CareKind, type CareStep, careSteps } from './care.ts'

/** Pre-K to grade 1, grades 2 and 3, and from grade 4 on. */
export const careBands = ['young', 'middle', 'older'] as const
type CareBand = (typeof careBands)[number]
const bandOf = (grade: number): CareBand => (grade <= 1 ? 'young' : grade <= 3 ? 'middle' : 'older')

const sentences = z.array(z.string()).min(1)
const inBands = z.object({ young: sentences, middle: sentences, older: sentences })
const course = z.strictObject({
  /** What a yes to the kind question tells. */
  yes_means: z.enum(['safe', 'trouble']),
  ask: inBands,
  open: inBands,
  steps: z.array(inBands.extend({ name: z.enum(careSteps) })).length(careSteps.length),
})
type Course = z.infer<typeof course>

const files: Record<CareKind, unknown> = {
  crisis,
  home_harm: homeHarm,
  other_harm: otherHarm,
  online,
  bullying,
  danger,
  running_away: runningAway,
  eating,
  sadness,
  substance,
  feeling,
}
const read = new Map<CareKind, Course>()

function courseOf(kind: CareKind): Course {
  const known = read.get(kind) ?? course.parse(files[kind])
  read.set(kind, known)
  return known
}

/** For whom it is said: their words, and their country's numbers. */
export type Listener = { grade: number; country: string | null }

export const yesMeansSafe = (kind: CareKind) => courseOf(kind).yes_means === 'safe'
export const kindQuestion = (kind: CareKind, to: Listener) => spoken(courseOf(kind).ask[bandOf(to.grade)], kind, to)
export const openingOf = (kind: CareKind, to: Listener) => spoken(courseOf(kind).open[bandOf(to.grade)], kind, to)

/** The steps of a kind in the order in which they are said. */
export const stepsOf = (kind: CareKind): CareStep[] => courseOf(kind).steps.map(({ name }) => name)

export function stepOf(kind: CareKind, name: CareStep, to: Listener): string[] {
  const step = courseOf(kind).steps.find((one) => one.name === name)
  return step ? spoken(step[bandOf(to.grade)], kind, to) : []
}

export type ReplyName = keyof typeof talk.replies

/** A reply to what the child said, in the wording that was not said yet; null when all were. */
export function replyOf(name: ReplyName, timesSaid: number, kind: CareKind, to: Listener): string[] | null {
  const wording = talk.replies[name][bandOf(to.grade)][timesSaid]
  return wording ? spoken(wording, kind, to) : null
}

/** How many wordings of what is said when nothing else is left. */
export const stillWordings = (to: Listener) => talk.replies.still[bandOf(to.grade)].length

/** Puts the ways to help of the family's country in place; a sentence about what the country has not is left out. */
function spoken(texts: readonly string[], kind: CareKind, to: Listener): string[] {
  const lines = helplinesOf(to.country)
  const emergency = lines?.emergency ?? talk.lines.emergency_unknown
  return texts.flatMap((text) => {
    if (text === '{line}') return lineFor(kind, to)
    if (text === '{poison}') return lines?.poison ? [icuText(talk.lines.poison, lines.poison)] : []
    return [icuText(text, { emergency })]
  })
}

/** Who listens in the family's country; without a country, how to find out. */
function lineFor(kind: CareKind, { grade, country }: Listener): string[] {
  const lines = helplinesOf(country)
  if (!lines) return talk.lines.unknown[bandOf(grade)]
  const line = kind === 'crisis' ? lines.crisis : lines.child
  return talk.lines.known[bandOf(grade)].map((text) => icuText(text, line))
}
