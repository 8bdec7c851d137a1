import file from '#content/en/tutor/stories-own.json'
import { icuText } from '#server/icu/icu-text.ts'
import type { Path } from './story-path.ts'

/** How a story of this kind is thought through: no number in it, so that nothing is told. */
export type StoryWords = (typeof file.kinds)['join']

const { steps, mistakes, two_steps: twoSteps } = file

const kinds = new Map<string, StoryWords>(Object.entries(file.kinds))

/** The words for the path of a story. Three kinds of stories go both ways. */
export function wordsFor({ schema, operation }: Path): StoryWords {
  const way = operation === '+' || operation === '×' ? 'up' : 'down'
  return kinds.get(schema) ?? kinds.get(`${schema}-${way}`) ?? file.kinds.join
}

export const storyName: string = file.name
export const knownIn = (what: string) => icuText(file.known, { what })
export const knownTimes = (start: string, end: string) => icuText(file.known_times, { start, end })
export const explained = (equation: string, path: Path) =>
  icuText(file.explanation, { equation, because: wordsFor(path).because })

type Finds = keyof typeof file.finds

export type { Finds }

const finds = (path: Path) => file.finds[path.finds ?? 'parts']
const unitOf = ({ unit }: Path): { unit: string } => ({ unit: unit ?? '' })

export const soItIs = (equation: string, path: Path) =>
  icuText(path.unit === undefined ? steps.so : steps.so_unit, { equation, ...unitOf(path) })
export const firstFind = (equation: string, path: Path) =>
  icuText(path.unit === undefined ? steps.first : steps.first_unit, { equation, finds: finds(path), ...unitOf(path) })
export const thenFind = (equation: string, path: Path) =>
  icuText(path.unit === undefined ? steps.then : steps.then_unit, { equation, ...unitOf(path) })

/** Of several steps: what is asked, what is found first, and how. */
export const hintsForSteps = (first: Path): [string, string, string] => [
  twoSteps.hint,
  icuText(twoSteps.find_first, { finds: finds(first) }),
  wordsFor(first).hints[2] ?? '',
]

export type MistakeName = keyof typeof mistakes
export const saidOf = (name: MistakeName, path: Path) => icuText(mistakes[name], { but: wordsFor(path).but })
