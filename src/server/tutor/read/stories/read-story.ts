import type { Item } from '#server/curriculum/item.ts'
import { askedIn as numberQuestion } from '../asked.ts'
import type { Asked } from './asked.ts'
import type { Fact } from './fact.ts'
import { amountPaths } from './solve-amounts.ts'
import { comparePaths } from './solve-comparing.ts'
import { groupPaths } from './solve-groups.ts'
import { moneyPaths } from './solve-money.ts'
import { ratePaths } from './solve-rates.ts'
import { stepPaths } from './solve-steps.ts'
import { unknownPaths } from './solve-unknown.ts'
import { factsOf } from './story-facts.ts'
import { stem } from './story-grammar.ts'
import type { Steps } from './story-path.ts'
import { withNames } from './story-people.ts'
import { askedIn } from './story-questions.ts'
import { storyItem } from './story-task.ts'
import { countedIn, type StoryText, storyText, unaskedStory } from './story-text.ts'
import { timeStory } from './story-times.ts'
import { knownIn } from './story-words.ts'
import type { Told } from './told.ts'

/** What is made of a child's number story: an exercise with one sure path, or what is known and asked in it. */
export type StoryReading = { kind: 'solved'; item: Item } | { kind: 'open'; known: string[]; asked: string | null }

const longest = 600

/**
 * Reads a child's own number story. Null when the text is none. A path is given only where every clause is understood
 * and exactly one reading fits its two numbers; everything else is sorted out with the child, because a wrong path
 * teaches worse than none.
 */
export function readStory(text: string, grade: number): StoryReading | null {
  if (text.length > longest) return null
  const solved = (steps: Steps, question: string): StoryReading => ({
    kind: 'solved',
    item: storyItem({ id: `own~story-${hash(text)}`, steps, question, grade }),
  })
  const time = timeStory(text)
  if (time) {
    if ('path' in time) return solved([time.path], time.question)
    return { kind: 'open', known: time.facts, asked: time.question }
  }
  const story = storyText(text)
  if (!story) return toldOnly(text)
  const steps = onlyWay(story)
  if (steps) return solved(steps, story.question)
  // 'How many more to make 10 if I have 7' is a question about numbers, and no story to sort out.
  return isQuestion(text) ? null : { kind: 'open', known: toldIn(story), asked: story.question }
}

const mostNumbers = 3

function onlyWay({ clauses, asked: question, numbers, odd }: StoryText): Steps | null {
  if (odd || numbers.length > mostNumbers) return null
  const [all, wanted] = [factsOf(clauses), askedIn(question)]
  if (!all || !wanted || !usesAll(all, wanted, numbers.length)) return null
  const matter = all.filter(({ kind }) => kind !== 'idle')
  const told: Told = { ...withNames(withOwners(matter, wanted), wanted), numbers }
  const paths = [amountPaths, unknownPaths, comparePaths, groupPaths, ratePaths, moneyPaths]
    .flatMap((solve) => solve(told))
    .filter((path) => path !== null)
  const ways: Steps[] = [...paths.map((path): Steps => [path]), ...stepPaths(told).filter((steps) => steps !== null)]
  const [only, ...others] = ways
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
    fact.kind === 'has' && fact.verb === 'a' && !counted.has(stem(fact.who ?? ''))
      ? { ...fact, verb: ofMany.test(fact.who ?? '') ? 'thing' : '' }
      : fact,
  )
}

/** What people take parts of, and that has nothing of its own. */
const ofMany = /^(?:pizza|cake|pie|box|bag|jar|carton|pack|package|basket|bowl|plate|bottle|bunch|tray)$/

/** Each number is told of once: then none is left over, and none is used twice. */
function usesAll(facts: readonly Fact[], asked: Asked, count: number): boolean {
  const used = [...facts, asked].flatMap((one) => [
    ...('n' in one && one.n !== null ? [one.n] : []),
    ...('m' in one ? [one.m] : []),
  ])
  return used.length === count && new Set(used).size === count
}

const isQuestion = (text: string) => numberQuestion(text) !== null

/** A story without its question: groups or sharing that a child only names. */
function toldOnly(text: string): StoryReading | null {
  const isTold = unaskedStory(text)
  return isTold ? { kind: 'open', known: countedIn(text).slice(0, 3).map(knownIn), asked: null } : null
}

/** The numbers of a story with what they count, each as a short sentence. */
const toldIn = ({ known }: StoryText): string[] => known.slice(0, 3).map(knownIn)

function hash(text: string): string {
  let value = 7
  for (const sign of text.trim().toLowerCase()) value = (Math.imul(value, 31) + (sign.codePointAt(0) ?? 0)) >>> 0
  return value.toString(36)
}
