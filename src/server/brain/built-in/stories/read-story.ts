import type { Task } from '../tasks/task.ts'
import { type Operation, type Path, schemas } from './schemas.ts'
import { storyTask } from './story-task.ts'
import { type StoryText, storyText } from './story-words.ts'

/** What is made of a child's number story: an exercise with one sure path, or what is known and asked in it. */
export type StoryReading = { kind: 'solved'; task: Task } | { kind: 'scaffold'; facts: string[]; asked: string | null }

const longest = 600

/**
 * Reads a child's own number story. Null when the text is none. A path is given only where exactly one schema fits two
 * whole numbers; everything else is sorted out with the child, because a wrong path teaches worse than none.
 */
export function readStory(text: string, grade: number): StoryReading | null {
  if (text.length > longest) return null
  const story = storyText(text)
  if (!story) return null
  const path = pathOf(story)
  if (!path) return scaffold(story)
  const id = `story:${hash(text)}`
  return { kind: 'solved', task: storyTask({ id, path, question: story.question, grade, name: 'your story' }) }
}

function pathOf({ odd, ...story }: StoryText): Path | null {
  const [a, b] = story.numbers
  if (odd || story.numbers.length !== 2 || !a || !b) return null
  const found = schemas.flatMap(({ read }) => read({ ...story, odd }, a.value, b.value) ?? [])
  const [only, ...others] = found
  const one = only && others.every((other) => isSame(other, only)) ? only : null
  return one && isSmall(one) ? one : null
}

const isSame = (one: Path, other: Path) => one.operation === other.operation && one.result === other.result
const isSmall = ({ result }: Path) => result <= 1_000_000

function scaffold({ numbers, question }: StoryText): StoryReading {
  const named = numbers.map(({ value, noun }) => (noun === null ? String(value) : `${value} for the word ${noun}`))
  const [first, ...others] = named
  const facts = first === undefined ? [] : [`I see ${[first, ...others.slice(0, 2)].join(', and ')}.`]
  return { kind: 'scaffold', facts, asked: question }
}

function hash(text: string): string {
  let value = 7
  for (const sign of text) value = (Math.imul(value, 31) + (sign.codePointAt(0) ?? 0)) >>> 0
  return value.toString(36)
}

export type { Operation }
