import type { Answer } from '#server/progress/evidence.ts'
import type { Judged } from '#server/tutor/move.ts'
import type { Exercise } from '#server/tutor/state.ts'
import type { Subject } from '#shared/subjects.ts'
import { firstBelief } from './belief.ts'
import type { Catalog } from './catalog.ts'
import type { Record } from './drawing.ts'
import { isEasyInstance } from './easy-instance.ts'
import { pickCard } from './pick-card.ts'

/** So many cards are planned for a lesson. */
const planned = 10
const mostPicks = 16

/** Subjects of a tutor, and those that are put away. */
type Subjects = { subjects: readonly string[]; subjects_off?: readonly Subject[] }

/** What the learner model wants in a lesson, the subjects of the tutor in turn: ids of cards. Where all of them are put away, any other. */
export function planLesson(
  catalog: Catalog,
  record: Record,
  { subjects, subjects_off = [] }: Subjects,
  seed: number,
): string[] {
  const plan: string[] = []
  const seen: string[] = []
  const known = new Set<string>(catalog.graph.skills.map((skill) => skill.subject))
  const off = new Set<string>(subjects_off)
  const own = subjects.filter((subject) => known.has(subject) && !off.has(subject))
  for (let at = 0; at < mostPicks && plan.length < planned; at++) {
    const subject = own[at % Math.max(1, own.length)]
    const card = pickCard(catalog, record, { ...(subject && { subject }), subjects_off, exclude: seen }, seed + at)
    if (!card) continue
    seen.push(card.id)
    if (card.exercise()) plan.push(card.id)
  }
  return plan
}

/** A card that the child sees in a tool, as the tutor helps with it; its picture is before the child. */
export const exerciseOnScreen = (catalog: Catalog, cardId: string): Exercise | null =>
  catalog.get(cardId)?.shown() ?? null

/** A try in the chat as evidence. Null where the exercise belongs to no skill that there is. */
export function evidenceOf(catalog: Catalog, judged: Judged): Omit<Answer, 'client_id' | 'answered_at'> | null {
  const { exercise, was_correct, hint_level, said, mistake } = judged
  const { item } = exercise
  const card = catalog.get(item.id) ?? catalog.asking(item.question)
  const skill = card?.skill ?? catalog.graph.get(item.skill) ?? null
  if (!skill) return null
  return {
    skill: skill.id,
    card_id: card?.id ?? `${skill.id}~chat`,
    memory: card?.memory ?? `${skill.id}~*`,
    tool: 'chat',
    was_correct,
    hint_level,
    guess: card?.guess('chat') ?? guessFor(exercise),
    prior: (grade) => firstBelief(skill, grade),
    isEasy: isEasyInstance(card?.question ?? item.question),
    latency_ms: null,
    answer: said,
    mistake,
  }
}

const luck = 0.05

function guessFor({ item: { answer } }: Exercise): number {
  return answer.form === 'choice' ? 1 / answer.choices.length : answer.form === 'compare' ? 1 / 3 : luck
}
