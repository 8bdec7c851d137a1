import { diceOf } from '../dice.ts'
import type { Task, TaskFamily, TaskTopic, TaskWish } from '../tasks/task.ts'

type Source<T> = {
  topic: TaskTopic
  /** All that there is for a level, from the easiest grade of the topic to the hardest. */
  pool: (level: number) => readonly T[]
  idOf: (item: T) => string
  toTask: (item: T, level: number) => Task
}

/** A family with one topic that draws from a pool: what came before comes back only when nothing else is left. */
export function familyOf<T>(family: string, { topic, pool, idOf, toTask }: Source<T>): TaskFamily {
  const [from, to] = topic.grades
  return {
    family,
    topics: [topic],
    make: (wish) => {
      if (wish.topic !== topic.topic || wish.grade < from || wish.grade > to) return null
      const level = Math.max(from, Math.min(to, wish.grade + (wish.shift ?? 0)))
      const item = freshOf(pool(level), idOf, wish)
      return item === null ? null : toTask(item, level)
    },
  }
}

function freshOf<T>(pool: readonly T[], idOf: (item: T) => string, { seed, before = [] }: TaskWish): T | null {
  const seen = new Map(before.map((id, index) => [id, index]))
  let best: T | null = null
  let bestAge = Number.POSITIVE_INFINITY
  for (const item of shuffled(pool, seed)) {
    const age = seen.get(idOf(item)) ?? -1
    if (age >= bestAge) continue
    best = item
    bestAge = age
    if (age < 0) break
  }
  return best
}

/** In another order: the same seed gives the same. */
export function shuffled<T>(list: readonly T[], seed: number): T[] {
  const dice = diceOf(seed)
  const mixed = [...list]
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = dice(0, at)
    const [a, b] = [mixed[at], mixed[other]]
    if (a === undefined || b === undefined) continue
    mixed[at] = b
    mixed[other] = a
  }
  return mixed
}

/** A number that always belongs to the same text: choices of a question stand in the same order each time. */
export function seedOf(text: string): number {
  let sum = 7
  for (const letter of text) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0
  return sum
}

/** 'dog, hat or sun' and the answer that goes with it. */
export function choicesOf(id: string, answer: string, others: readonly string[]) {
  const choices = shuffled([answer, ...others], seedOf(id))
  return {
    named: `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`,
    spec: { form: 'choice', answer, choices } satisfies Task['answer'],
  }
}

/** The first of the list that fits the level, or those that are nearest to it. */
export function atGrade<T extends { grade: number }>(list: readonly T[], level: number): T[] {
  const exact = list.filter(({ grade }) => grade === level)
  if (exact.length > 0) return exact
  const highest = Math.max(...list.map(({ grade }) => grade).filter((grade) => grade <= level))
  return list.filter(({ grade }) => grade === highest)
}
