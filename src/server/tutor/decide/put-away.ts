import type { PutAway } from '#shared/controls-rules.ts'
import type { Press } from '#shared/reply.ts'
import type { Subject } from '#shared/subjects.ts'
import type { SwitchableTool } from '#shared/tools/tool-kinds.ts'
import type { Decision, Line, Situation } from '../move.ts'
import { isOwn, type Lesson } from '../state.ts'
import { askTopic } from './ask.ts'
import { reply } from './reply.ts'

// What a grown-up has put away: it is not offered, and a child who asks for it hears kindly that it waits. The child's
// own questions are answered whatever they are about.

const subjectWords: readonly [RegExp, Subject][] = [
  [/\b(?:math|maths|mathe?matics|numbers?|count(?:ing)?|sums?)\b/i, 'math'],
  [/\b(?:reading|read|letters?|phonics|spelling|words?|abcs?|sounds?|english|writing)\b/i, 'reading'],
  [/\bscience\b/i, 'science'],
  [/\b(?:puzzles?|logic|brain ?teasers?|thinking)\b/i, 'problem-solving'],
]

/** The subject that a wish names in plain words. */
export const subjectIn = (text: string): Subject | null =>
  subjectWords.find(([pattern]) => pattern.test(text))?.[1] ?? null

export const isAway = ({ putAway }: Pick<Situation, 'putAway'>, subject: Subject | null): boolean =>
  subject !== null && (putAway?.subjects_off.includes(subject) ?? false)

/** The situation without exercises of subjects that are put away; `left` is what was open of them. */
export function asideFromAway(situation: Situation): Situation & { left?: Subject } {
  const { lesson, putAway } = situation
  if (!putAway || putAway.subjects_off.length === 0) return situation
  const goes = (one: Lesson['problems'][number]) => !isOwn(one) && isAway(situation, one.subject)
  const open = lesson.problems.at(-1)
  if (!lesson.problems.some(goes)) return situation
  const problems = lesson.problems.filter((one) => !goes(one))
  const asked = lesson.asked?.problem && !problems.some(({ item }) => item.id === lesson.asked?.problem)
  const without = { ...lesson, problems, ...(asked && { asked: null }) }
  return { ...situation, lesson: without, ...(open && goes(open) && { left: open.subject }) }
}

const names: Record<Subject, string> = {
  math: 'math',
  reading: 'reading',
  science: 'science',
  'problem-solving': 'puzzles',
}

/** What the child asks for waits until a grown-up brings it back; there are other things. */
export const subjectWaits = (situation: Situation, subject: Subject | null): Decision =>
  waits(situation, subject ? { key: 'away.subject', values: { what: names[subject] } } : { key: 'away.topic' })

/** The same of a tool. */
export const toolWaits = (situation: Situation): Decision => waits(situation, { key: 'away.tool' })

const waits = (situation: Situation, line: Line): Decision =>
  reply([line], askTopic(situation, { ...situation.lesson, topic: null, last: null }), { kind: 'away' })

const switched: Record<NonNullable<Press['tool']>, SwitchableTool> = {
  blackboard: 'blackboard',
  flashcards: 'flashcards',
  'multiple-choice': 'multiple-choice',
  tracing: 'letter-tracing',
  video: 'video',
}

export const isToolAway = ({ putAway }: { putAway?: PutAway }, tool: NonNullable<Press['tool']>): boolean =>
  putAway?.tools_off.includes(switched[tool]) ?? false

/** Longer than this it is no bare name of a subject or topic. */
const mostWords = 4

/** Of what there is to press, what is not put away. */
export function offeredOf(press: readonly Press[], situation: Pick<Situation, 'putAway' | 'items' | 'grade'>): Press[] {
  const { putAway, items, grade } = situation
  if (!putAway) return [...press]
  return press.filter(({ kind, tool, says }) => {
    if (kind === 'tool') return tool === undefined || !isToolAway({ putAway }, tool)
    if (kind !== 'more' || says.split(' ').length > mostWords) return true
    return !isAway(situation, subjectIn(says)) && !items.isPutAway(says, grade)
  })
}
