import type { Task } from '../tasks/task.ts'
import type { Asked } from './asked.ts'
import type { Fact } from './fact.ts'
import { amountPaths } from './solve-amounts.ts'
import { comparePaths } from './solve-comparing.ts'
import { groupPaths } from './solve-groups.ts'
import { moneyPaths } from './solve-money.ts'
import { unknownPaths } from './solve-unknown.ts'
import { factsOf } from './story-facts.ts'
import { stem } from './story-grammar.ts'
import type { Path } from './story-path.ts'
import { withNames } from './story-people.ts'
import { askedIn } from './story-questions.ts'
import { storyTask } from './story-task.ts'
import { type StoryText, storyText } from './story-text.ts'
import { timeStory } from './story-times.ts'
import type { Told } from './told.ts'

/** What is made of a child's number story: an exercise with one sure path, or what is known and asked in it. */
export type StoryReading = { kind: 'solved'; task: Task } | { kind: 'scaffold'; facts: string[]; asked: string | null }

const longest = 600

/**
 * Reads a child's own number story. Null when the text is none. A path is given only where every clause is understood
 * and exactly one reading fits its two numbers; everything else is sorted out with the child, because a wrong path
 * teaches worse than none.
 */
export function readStory(text: string, grade: number): StoryReading | null {
  if (text.length > longest) return null
  const solved = (path: Path, question: string): StoryReading => ({
    kind: 'solved',
    task: storyTask({ id: `story:${hash(text)}`, path, question, grade, name: 'your story' }),
  })
  const time = timeStory(text)
  if (time) {
    if ('path' in time) return solved(time.path, time.question)
    return { kind: 'scaffold', facts: time.facts, asked: time.question }
  }
  const story = storyText(text)
  if (!story) return null
  const path = onlyPath(story)
  return path ? solved(path, story.question) : { kind: 'scaffold', facts: knownIn(story), asked: story.question }
}

function onlyPath({ clauses, asked: question, numbers, odd }: StoryText): Path | null {
  if (odd || numbers.length !== 2) return null
  const [all, wanted] = [factsOf(clauses), askedIn(question)]
  if (!all || !wanted || !usesBoth(all, wanted)) return null
  const matter = all.filter(({ kind }) => kind !== 'idle')
  const told: Told = { ...withNames(withOwners(matter, wanted), wanted), numbers }
  const paths = [amountPaths, unknownPaths, comparePaths, groupPaths, moneyPaths]
    .flatMap((solve) => solve(told))
    .filter((path) => path !== null)
  const [only, ...others] = paths
  return only !== undefined && others.length === 0 ? only : null
}

/** 'A farmer has 12 cows' is one farmer, 'a box has 8 pens' every box: where the story counts or asks for boxes. */
function withOwners(facts: readonly Fact[], asked: Asked): Fact[] {
  const counted = new Set(
    [...facts, asked].flatMap((one) => [
      'thing' in one ? one.thing?.head : undefined,
      'group' in one ? one.group : undefined,
    ]),
  )
  return facts.map((fact) =>
    fact.kind === 'has' && fact.verb === 'a' && !counted.has(stem(fact.who ?? '')) ? { ...fact, verb: '' } : fact,
  )
}

/** Each number is told of once: then none is left over, and none is used twice. */
function usesBoth(facts: readonly Fact[], asked: Asked): boolean {
  const used = [...facts, asked].flatMap((one) => ('n' in one && one.n !== null ? [one.n] : []))
  return used.length === 2 && used.includes(0) && used.includes(1)
}

/** The numbers of a story with what they count, each as a short sentence. */
const knownIn = ({ known }: StoryText): string[] => known.slice(0, 3).map((one) => `The story says ${one}.`)

function hash(text: string): string {
  let value = 7
  for (const sign of text.trim().toLowerCase()) value = (Math.imul(value, 31) + (sign.codePointAt(0) ?? 0)) >>> 0
  return value.toString(36)
}
