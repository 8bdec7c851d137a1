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
import { helplinesOf, helpOf, listenerFor } from '#shared/helplines.ts'
import { type Care, type CareKind, type CareStep, careSteps } from './care.ts'

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

/** For whom it is said: their words, their country's numbers, and whether somebody outside the family reads of home. */
export type Listener = { grade: number; country: string | null; isNoteRead?: boolean }

/** What it is about. After harm at home nobody who lives there is named as somebody to go to. */
export type About = Pick<Care, 'kind' | 'home'>

export const yesMeansSafe = (kind: CareKind) => courseOf(kind).yes_means === 'safe'
export const kindQuestion = (about: About, to: Listener) =>
  spoken(courseOf(about.kind).ask[bandOf(to.grade)], about, to)
/** `wantsToDie`: said beside what it is about. */
export const openingOf = (about: About, to: Listener, wantsToDie = false) =>
  spoken(courseOf(about.kind).open[bandOf(to.grade)], { ...about, wantsToDie }, to)

/** The steps of a kind in the order in which they are said. */
export const stepsOf = (kind: CareKind): CareStep[] => courseOf(kind).steps.map(({ name }) => name)

export function stepOf(about: About, name: CareStep, to: Listener): string[] {
  const step = courseOf(about.kind).steps.find((one) => one.name === name)
  return step ? spoken(step[bandOf(to.grade)], about, to) : []
}

export type ReplyName = keyof typeof talk.replies

/** A reply to what the child said, in the wording that was not said yet; null when all were. */
export function replyOf(name: ReplyName, timesSaid: number, about: About, to: Listener): string[] | null {
  const wording = talk.replies[name][bandOf(to.grade)][timesSaid]
  return wording ? spoken(wording, about, to) : null
}

/** How many wordings of what is said when nothing else is left. */
export const stillWordings = (to: Listener) => talk.replies.still[bandOf(to.grade)].length

/** Puts the ways to help of the family's country in place; a sentence about what is not so here is left out. */
function spoken(texts: readonly string[], about: About & { wantsToDie?: boolean }, to: Listener): string[] {
  const lines = helplinesOf(to.country)
  const emergency = lines?.emergency ?? talk.lines.emergency_unknown
  return texts.flatMap((text) => {
    if (text === '{line}') return lineFor(about.kind, to)
    if (text === '{wants_to_die}') return about.wantsToDie ? [wishToDie(to)] : []
    if (text === '{note}') return [talk.lines.note[to.isNoteRead ? 'read' : 'unread'][bandOf(to.grade)]]
    if (text === '{poison}') return lines?.poison ? [icuText(talk.lines.poison, lines.poison)] : []
    const said = icuText(text, { emergency, home: about.home ? 'hurt' : 'other' })
    return said === '' ? [] : [said]
  })
}

function wishToDie({ grade, country }: Listener): string {
  const lines = helplinesOf(country)
  const { known, unknown } = talk.lines.wants_to_die
  return lines
    ? icuText(known[bandOf(grade)], lines.crisis)
    : icuText(unknown, { emergency: talk.lines.emergency_unknown })
}

/** Who listens in the family's country; without a country, how to find out. */
function lineFor(kind: CareKind, { grade, country }: Listener): string[] {
  const lines = helplinesOf(country)
  if (!lines) return talk.lines.unknown[bandOf(grade)]
  const line = listenerFor(helpOf(kind), lines)
  return talk.lines.known[bandOf(grade)].map((text) => icuText(text, line))
}
