import { type Dice, diceOf } from '../dice.ts'
import type { Task, TaskFamily, TaskTopic, TaskWish } from '../tasks/task.ts'
import { type BankName, questionsOf } from './question-bank.ts'
import { mixedTopics, scienceTopics, thinkingTopics } from './science-topics.ts'

/** Authored questions of science and of problem solving. */
export const scienceTasks: readonly TaskFamily[] = [
  familyOf('science', scienceTopics),
  familyOf('thinking', thinkingTopics),
]

function familyOf(family: BankName, topics: readonly TaskTopic[]): TaskFamily {
  const known = new Set(topics.map(({ topic }) => topic))
  return { family, topics, make: (wish) => (known.has(wish.topic) ? pick(family, wish) : null) }
}

/** How many grades away a question may be before an old one is better. */
const reach = 2

/**
 * The nearest question to the grade that has not been asked. Once all near ones have been asked, the one that was asked
 * longest ago. It bears the wished topic, so that another of its kind comes from the same mix.
 */
function pick(family: BankName, { topic, grade, seed, shift = 0, before = [] }: TaskWish): Task | null {
  const wished = Math.max(-1, Math.min(5, grade + shift))
  const all = questionsOf(family).filter((question) => mixedTopics.has(topic) || question.topic === topic)
  const far = (question: Task) => Math.abs(question.grade - wished)
  const nearest = Math.min(...all.map(far))
  const near = shuffled(
    diceOf(seed),
    all.filter((question) => far(question) <= Math.max(reach, nearest)),
  )
  const asked = (question: Task) => before.lastIndexOf(question.id)
  const [best] = near.sort((a, b) => {
    const [x, y] = [asked(a), asked(b)]
    return x === y ? far(a) - far(b) : x - y
  })
  return best ? { ...best, topic } : null
}

function shuffled<T>(dice: Dice, list: readonly T[]): T[] {
  return list
    .map((item) => ({ item, place: dice(0, 999_999) }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
