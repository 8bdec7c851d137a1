import type { Catalog } from '#server/cards/catalog.ts'
import type { ClaimKind } from '#shared/insight.ts'
import {
  type Found,
  fewestShown,
  grouped,
  mirroredIn,
  mixedUpIn,
  practicingIn,
  readyFor,
  type SeenAnswer,
  steadyIn,
} from './rules.ts'

/** So many answers of each child are looked at, the last ones: eight weeks of practice. */
export const mostAnswers = 600

/** One sentence, not yet in words. */
export type Claim = Found & { kind: ClaimKind }

export type Seen = {
  now: Date
  grade: number
  /** All skills that were ever asked. */
  begun: ReadonlySet<string>
  /** The last answers, oldest first. */
  answers: readonly SeenAnswer[]
}

const tellingApart = 'reading.letters-b-d-p-q'
const practiceTools = new Set<SeenAnswer['tool']>(['chat', 'flashcards', 'multiple-choice', 'blackboard', 'video'])

/** Every sentence that the evidence of a child carries, of each kind the weightiest first. */
export function claimsOf(cards: Catalog, seen: Seen): Record<ClaimKind, Claim[]> {
  const { now, grade, begun, answers } = seen
  const bySkill = grouped(answers, ({ skill }) => skill)
  const shown = shownIn(answers)
  const mistakes = [...shown].flatMap(([mistake, count]) => (count >= fewestShown ? [mistake] : []))
  const steady = new Map<string, Found>()
  const practicing: Found[] = []
  for (const [skill, own] of bySkill) {
    if (!skill.startsWith('handwriting.') && !cards.graph.get(skill)) continue
    const found = skill === tellingApart && wasMirrored(own) ? null : steadyIn(cards, skill, own, now, shown)
    if (found) steady.set(skill, found)
    const hard = skill.startsWith('handwriting.') ? null : practicingIn(skill, own, now)
    if (hard) practicing.push(hard)
  }
  const mixes = mistakes.flatMap((mistake) => mixedUpIn(cards, mistake, answers, now) ?? [])
  const mirrored = mirroredIn(bySkill.get(tellingApart) ?? [], now)
  const place = ({ about }: Found) => cards.graph.placeOf(about)
  const of = (kind: ClaimKind, found: Found[]) => found.map((one) => ({ ...one, kind }))
  return {
    // What is taught latest says most; of ideas the one that was seen last; what comes next is what is taught first.
    steady: of(
      'steady',
      [...steady.values()].sort((a, b) => place(b) - place(a)),
    ),
    mixes: of(
      'mixes',
      [...mirrored, ...mixes].sort((a, b) => b.last.getTime() - a.last.getTime()),
    ),
    ready: of('ready', readyFor(cards, grade, begun, steady)),
    practicing: of(
      'practicing',
      practicing.sort((a, b) => b.last.getTime() - a.last.getTime()),
    ),
  }
}

/** How often each wrong idea showed. */
function shownIn(answers: readonly SeenAnswer[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { mistake, tool } of answers)
    if (mistake && practiceTools.has(tool)) counts.set(mistake, (counts.get(mistake) ?? 0) + 1)
  return counts
}

const lately = 30

/** Four letters are one skill: right ones of two do not speak for the others. */
const wasMirrored = (answers: readonly SeenAnswer[]) =>
  answers.slice(-lately).some((one) => one.tool === 'letter-tracing' && !one.was_correct)

const mostTold = 3

/** The sentences that a parent reads: one of each kind, then more of what goes well. */
export function toldOf({ steady, mixes, ready, practicing }: Record<ClaimKind, Claim[]>): Claim[] {
  const first = [steady[0], mixes[0], ready[0], practicing[0]].filter((one) => one !== undefined)
  return [...first, ...steady.slice(1), ...mixes.slice(1)].slice(0, mostTold)
}

/** What to do about it: what is not right yet before what is new. */
export const suggestedOf = (told: readonly Claim[]): Claim | null =>
  (['mixes', 'practicing', 'ready', 'steady'] as const).flatMap((kind) => told.filter((one) => one.kind === kind))[0] ??
  null
