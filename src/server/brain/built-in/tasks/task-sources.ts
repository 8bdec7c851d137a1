import { glossaryTasks } from '../glossary/vocabulary-tasks.ts'
import { languageTasks } from '../language/language-tasks.ts'
import { mathTasks } from '../math/math-tasks.ts'
import { scienceTasks } from '../science/science-tasks.ts'
import { storyTasks } from '../stories/story-tasks.ts'
import type { Task, TaskFamily, TaskTopic, TaskWish } from './task.ts'

/** Every source of tasks there is. */
const families: readonly TaskFamily[] = [...mathTasks, ...languageTasks, glossaryTasks, ...scienceTasks, storyTasks]

type Source = { family: TaskFamily; topic: TaskTopic }

const sources: readonly Source[] = families.flatMap((family) => family.topics.map((topic) => ({ family, topic })))

export const isTaskTopic = (topic: string) => sources.some((source) => source.topic.topic === topic)

/** The topic of tasks that a child's words name, and how many letters of them name it. */
export function taskTopicIn(text: string): { topic: string; length: number } | null {
  const plain = text.toLowerCase().replace(/['’]/g, '')
  let found: { topic: string; length: number } | null = null
  for (const { topic } of sources) {
    const length = topic.words.exec(plain)?.[0].length ?? 0
    if (length > (found?.length ?? 0)) found = { topic: topic.topic, length }
  }
  return found
}

/** The topics of a subject that fit a grade, in the order of the sources. */
export const taskTopicsFor = (subject: Task['subject'], grade: number): string[] => [
  ...new Set(
    sources
      .filter(({ topic }) => topic.subject === subject && topic.grades[0] <= grade && grade <= topic.grades[1])
      .map(({ topic }) => topic.topic),
  ),
]

const draws = 12

/**
 * A task of a topic that fits the grade as far as there is one, and of which nothing is given away by what is said with
 * it. Null when the topic has none at all.
 */
export function makeTask(wish: TaskWish & { isQuiet?: (task: Task) => boolean; family?: string }): Task | null {
  const { topic, grade, isQuiet, family } = wish
  const known = sources.filter((source) => source.topic.topic === topic)
  const [of] = known.filter((source) => source.family.family === family)
  const [fits] = known.filter((source) => source.topic.grades[0] <= grade && grade <= source.topic.grades[1])
  const source = of ?? fits ?? known[0]
  if (!source) return null
  const [from, to] = source.topic.grades
  const within = Math.max(from, Math.min(to, grade))
  let made: Task | null = null
  for (let at = 0; at < draws; at++) {
    const drawn = source.family.make({ ...wish, grade: within, seed: wish.seed + at * 7_919 })
    if (drawn === null) break
    made = drawn
    if (isQuiet?.(drawn) ?? true) break
  }
  return made
}
