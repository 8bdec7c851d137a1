import { misconceptionOf } from '#server/curriculum/misconceptions.ts'
import type { SeenMisconception } from '#shared/progress.ts'

/** An answer of late, as far as it shows a wrong idea. */
export type LateAnswer = {
  skill: string
  card_id: string
  was_correct: boolean
  hint_level: number
  mistake: string | null
  answer: string | null
  answered_at: Date
}

/** It was seen on so many different questions, */
const fewestTimes = 3
/** it shows in a part of the answers in its skills that is no chance, */
const shareOf = 0.15
/** and the last answers in its skills are not all right without help. */
const overcomeBy = 4
const mostShown = 5
const mostExamples = 3

/** Wrong ideas that the answers of late carry, the most frequent first; `late` newest first. */
export function misconceptionsIn(
  late: readonly LateAnswer[],
  questionOf: (cardId: string) => string | null,
): SeenMisconception[] {
  const showing = late.filter(({ was_correct }) => !was_correct)
  return [...new Set(showing.flatMap(({ mistake }) => mistake ?? []))]
    .flatMap((id) => {
      const known = misconceptionOf(id)
      const answers = showing.filter(({ mistake }) => mistake === id)
      const cards = new Set(answers.map(({ card_id }) => card_id))
      if (!known || cards.size < fewestTimes || !isStill(late, answers)) return []
      return [{ ...known, times: cards.size, examples: examplesOf(answers, questionOf) }]
    })
    .sort((a, b) => b.times - a.times)
    .slice(0, mostShown)
}

function isStill(late: readonly LateAnswer[], answers: readonly LateAnswer[]): boolean {
  const skills = new Set(answers.map(({ skill }) => skill))
  const inSkills = late.filter(({ skill }) => skills.has(skill))
  const since = inSkills.slice(
    0,
    inSkills.findIndex((one) => answers.includes(one)),
  )
  const alone = since.filter(({ was_correct, hint_level }) => was_correct && hint_level === 0).length
  return alone < overcomeBy && answers.length >= shareOf * inSkills.length
}

const examplesOf = (answers: readonly LateAnswer[], questionOf: (cardId: string) => string | null) =>
  answers
    .flatMap(({ card_id, answer, answered_at }) => {
      const question = answer === null ? null : questionOf(card_id)
      return question === null || answer === null ? [] : [{ question, answer, answered_at: answered_at.toISOString() }]
    })
    .slice(0, mostExamples)
