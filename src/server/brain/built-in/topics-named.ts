import { type Dice, drawFrom } from './dice.ts'
import { taskTopicIn, taskTopicsFor } from './tasks/task-sources.ts'
import { namedPartsOf, sumTopicIn, type Topic, usualSums } from './topics.ts'

/** The topic that a text names, of sums or of anything else; of two the one that is named with more letters. */
export function topicIn(text: string): Topic | null {
  const sums = sumTopicIn(text)
  const other = taskTopicIn(text)
  if (sums === null || other === null) return sums?.topic ?? other?.topic ?? null
  return other.length > sums.length ? other.topic : sums.topic
}

/** The topic that a parent's notes ask for, if they name one. */
export function topicInNotes(notes: string[]): Topic | null {
  for (const part of namedPartsOf(notes)) {
    const topic = topicIn(part)
    if (topic) return topic
  }
  return null
}

const bySubject = [
  [/reading|writing|spelling|language|english|literacy|phonics/i, 'reading'],
  [/science|nature|space|biology|physics|chemistry/i, 'science'],
  [/problem|logic|puzzle|thinking|coding/i, 'problem-solving'],
] as const

/**
 * What a child of this grade works on with this tutor when nobody has said anything else: what the tutor teaches. A
 * tutor of several subjects takes turns.
 */
export function usualTopic(grade: number, dice: Dice, subjects: readonly string[] = []): Topic {
  const own = subjects.flatMap((subject) => {
    const topics = bySubject.flatMap(([pattern, name]) => (pattern.test(subject) ? taskTopicsFor(name, grade) : []))
    return topics.length > 0 ? [topics] : []
  })
  const isMath = subjects.some((subject) => /math|number|arithmetic/i.test(subject))
  const math = isMath ? [usualSums(grade), taskTopicsFor('math', grade)].filter((topics) => topics.length > 0) : []
  const [first, ...others] = [...own, ...math]
  const topics = first ? drawFrom(dice, [first, ...others]) : usualSums(grade)
  return topics[dice(0, topics.length - 1)] ?? 'adding'
}
