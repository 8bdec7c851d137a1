import { z } from 'zod'
import { forms, measures } from './read/shape-said.ts'

// Parts of what the tutor remembers: a story that is sorted out, the child's own day.

const names = z.array(z.string())

/** What a yes, or a pressed answer, leads to. */
export const offers = [
  'practice',
  'harder',
  'easier',
  'hint',
  'show',
  'explain',
  'goBack',
  'lookBack',
  'story',
  'joke',
  'riddle',
  'game',
  'problemAbout',
  'talk',
  'break',
  'check',
  'next',
  'topic',
  'writing',
  'bye',
  'tell',
] as const

/** What may be played or told. */
export const games = [
  'guess_number',
  'guess_what',
  'guess_yours',
  'rhyme_chain',
  'odd_one_out',
  'joke',
  'riddle',
  'story',
  'knock',
  'quiz',
] as const

/** What is played: the thing in mind, and how far it is. */
export const play = z.object({
  game: z.enum(games),
  id: z.string(),
  /** The number or word in mind; the rhyme word; the joke's end. */
  secret: z.string(),
  turns: z.int(),
  used: names,
  /** Replies running in which the child talked of something else: the game waits a little, then it is over. */
  away: z.int().default(0),
})
export type Play = z.infer<typeof play>

/** A word problem of the child's that no code could solve for sure: it is sorted out together. */
export const storyNotes = z.object({
  text: z.string(),
  known: names,
  asked: z.string().nullable(),
  /** Arithmetic that the child proposed, and whether it was right. */
  tried: names,
})

/** Times of the child's own day in minutes after twelve, how long things take in minutes, the time it came to last, and which it looks for. */
export const clockTalk = z.object({
  times: z.array(z.int()).max(8),
  minutes: z.array(z.int()).max(8),
  found: z.int().nullable(),
  wants: z.enum(['after', 'before', 'between']).nullable(),
})

/** Money that the child has, and what the thing that it wants costs. */
export const purse = z.object({ has: z.string().nullable(), costs: z.string().nullable() })

/** So much in so long, and for how many of those it goes on: 60 miles an hour, 2.5 hours. */
export const rate = z.object({
  amount: z.number(),
  thing: z.string(),
  span: z.enum(['hour', 'minute', 'day', 'week', 'month']),
  long: z.number().nullable(),
  /** What there was at the start, where it grows. */
  start: z.number().nullable().default(null),
})

/** Two kinds of things that go together: 3 boys to 4 girls. */
export const ratio = z.object({ one: z.int(), thing: z.string(), other: z.int(), otherThing: z.string() })

/** A shape of the child's own, and the sides that it had before the child made them longer. */
export const ownShape = z.object({
  form: z.enum(forms),
  sides: z.array(z.number()).max(3),
  measure: z.enum(measures).nullable(),
  before: z.array(z.number()).max(3).nullable(),
})

/** The word that was asked of last, the question with # in its place, and for how many more turns 'it' means that word. */
export const wordAsked = z.object({ word: z.string().max(20), ask: z.string().max(300), left: z.int() })
export type WordAsked = z.infer<typeof wordAsked>

/** An everyday thing that was spoken of. */
export const thing = z.object({ one: z.string().max(40), mine: z.boolean(), left: z.int() })

/** How many are in one of something: a stack is 64. */
export const pack = z.object({ kind: z.string().max(20), size: z.int() })

/**
 * What the child told of in a story of its own: how many, of what, whose ('me', 'we', 'there', 'need', a name), for how many more lines it is
 * meant, and the problem that finds it, while it is not found yet.
 */
export const quantity = z.object({
  count: z.int(),
  thing: z.string().max(40).nullable(),
  whose: z.string().max(40),
  left: z.int(),
  of: z.string().nullable(),
  /** How many there were before the last change. */
  from: z.int().nullable(),
})
export type Quantity = z.infer<typeof quantity>

/** What a young child's math is about, for a few lines: ways to make a number, a shape, a number written out; and for how many more lines. */
export const early = z.object({
  kind: z.enum(['make', 'shape', 'expand', 'hands', 'coins', 'unit', 'named', 'ratio', 'figures', 'angle', 'each']),
  of: z.string().max(80),
  left: z.int(),
})
export type Early = z.infer<typeof early>

/** Names that the child told of its pets and toys, and what the talk was about before, newest last. */
export const namesTold = z.object({
  called: z.array(z.string().max(20)).max(6),
  spoken: z.array(z.string().max(40)).max(6),
})

/** What a later conversation knows of an earlier one. */
export const earlier = z.object({ topic: z.string().nullable(), solved: names, shown: names, mistakes: names })
export type Earlier = z.infer<typeof earlier>
