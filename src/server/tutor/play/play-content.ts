import { z } from 'zod'
import guessWhatFile from '#content/en/tutor/guess-what.json'
import jokesFile from '#content/en/tutor/jokes.json'
import oddFile from '#content/en/tutor/odd-one-out.json'
import storiesFile from '#content/en/tutor/stories.json'

const list = z.array(z.string()).min(1)
/** From and to; pre-K is -1. */
const grades = z.tuple([z.int().min(-1), z.int().max(6)])

/** Said as a sentence of its own. */
const ended = (text: string) => (/[.!?”]$/.test(text) ? text : `${text}.`)

const story = z.strictObject({
  id: z.string(),
  grades,
  themes: z.array(z.string()),
  title: z.string(),
  text: list,
  question: z.string(),
  /** What a good answer says. */
  key: z.string(),
  accepts: list,
  skill: z.string(),
  /** The place in the story that helps. */
  found: z.string(),
  /** An open question. */
  back: z.string(),
})
export type Story = z.infer<typeof story>

const joke = z.strictObject({
  id: z.string(),
  grades,
  themes: z.array(z.string()).default([]),
  ask: z.string(),
  tell: z.string(),
  riddle: z.boolean().default(false),
  accepts: z.array(z.string()).default([]),
  hint: z.string().optional(),
})
export type Joke = z.infer<typeof joke>

const oddOneOut = z.strictObject({
  id: z.string(),
  grades,
  words: z.array(z.string()).min(3).max(6),
  odd: z.string(),
  why: z.string(),
  /** Other choices that one can defend, with their reason. */
  also: z.record(z.string(), z.string().transform(ended)).default({}),
})
export type OddOneOut = z.infer<typeof oddOneOut>

const secretThing = z.strictObject({
  id: z.string(),
  grades,
  answer: z.string(),
  accepts: z.array(z.string()).default([]),
  /** From hard to easy. */
  clues: list,
})
export type SecretThing = z.infer<typeof secretThing>

function once<T>(read: () => T): () => T {
  let known: { value: T } | null = null
  return () => {
    known ??= { value: read() }
    return known.value
  }
}

export const storyList = (file: unknown): readonly Story[] => z.array(story).parse(file)
export const stories = once((): readonly Story[] => storyList(storiesFile))
const allJokes = once((): readonly Joke[] => z.array(joke).parse(jokesFile))
export const jokes = once(() => allJokes().filter(({ riddle }) => !riddle))
export const riddles = once(() => allJokes().filter(({ riddle }) => riddle))
export const oddSets = once((): readonly OddOneOut[] => z.array(oddOneOut).parse(oddFile))
export const secretThings = once((): readonly SecretThing[] => z.array(secretThing).parse(guessWhatFile))
