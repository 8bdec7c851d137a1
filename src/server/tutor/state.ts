import { z } from 'zod'
import { type Care, storedCare } from '#server/care/care.ts'
import type { Item } from '#server/curriculum/item.ts'
import { answerSpec } from '#shared/answers/answer-spec.ts'
import { cardTypes } from '#shared/card.ts'
import { picture } from '#shared/picture.ts'
import {
  clockTalk,
  earlier,
  early,
  namesTold,
  offers,
  ownShape,
  pack,
  play,
  purse,
  quantity,
  rate,
  ratio,
  storyNotes,
  thing,
  wordAsked,
} from './state-parts.ts'

// What the tutor remembers within one conversation; another form is migrated (stored-lesson.ts), never trusted.
const names = z.array(z.string())
const step = z.object({ says: z.string(), value: z.string().nullable() })

/** An item as it is kept: of the curriculum, or made of the child's own question. */
export const storedItem: z.ZodType<Item> = z.object({
  id: z.string(),
  skill: z.string(),
  deck: z.string(),
  entity: z.string(),
  tags: names,
  card_type: z.enum(cardTypes),
  text: names,
  picture: picture.nullable(),
  question: z.string(),
  spoken: z.string().nullable(),
  name: z.string(),
  answer: answerSpec,
  distractors: z.array(z.object({ answer: z.string(), misconception: z.string(), feedback: z.string() })),
  hints: z.tuple([z.string(), z.string(), z.string()]),
  solution: z.tuple([z.array(step)], z.array(step)),
  explanation: z.string(),
  standards: names,
})

/** Where a question comes from. `own` and `homework` are the child's: they stay until the child solves or leaves them. */
export const origins = ['own', 'homework', 'practice', 'look_back', 'screen', 'play'] as const

/** An item with its place among the subjects. */
export const exercise = z.object({
  item: storedItem,
  /** What it is about, in words that a child knows: 'rounding', 'plants'. */
  topic: z.string(),
  subject: z.enum(['math', 'reading', 'science', 'problem-solving']),
  /** Pre-K is -1. */
  grade: z.int().min(-1).max(6),
})
/** `noted`: the parent's note that asked for it, while it is being given. */
export type Exercise = z.infer<typeof exercise> & { noted?: string }

export const problem = exercise.extend({
  origin: z.enum(origins),
  /** The child's own number for it: 'number 2'. */
  label: z.string().nullable(),
  done: names,
  /** Clear tries that were not right; talk is never one. */
  misses: z.int(),
  hint: z.int().min(0).max(4),
  /** Ways in which it was shown: a picture is not brought twice. */
  shown: names,
  /** Times that the child turned it down. */
  declined: z.int(),
  /** A right value that was named in another form is known. */
  isNear: z.boolean().default(false),
})
export type Problem = z.infer<typeof problem> & { noted?: string }
/** What a yes, or a pressed answer, leads to. */
export type Offer = (typeof offers)[number]

/** What was put to the child last. */
export const asked = z.object({
  /** `answer`: the open problem; `step`: a part of it; `how`: how the child found it; `tried`: what it has tried; `offer`: shall we;
   * `topic`: what to work on; `chat`: something about the child's own talk; `feeling`; `story`: about a told story; `play`: in a game;
   * `relation`: what happens in a story that was not solved; `sentence`: about a sentence that the child wrote. */
  kind: z.enum([
    'answer',
    'step',
    'how',
    'tried',
    'offer',
    'topic',
    'chat',
    'feeling',
    'story',
    'play',
    'relation',
    'sentence',
  ]),
  problem: z.string().nullable(),
  /** What a step or a side question expects. */
  expects: answerSpec.nullable(),
  yes: z.enum(offers).nullable(),
  no: z.enum(offers).nullable(),
  /** What the offer is about: a topic, a theme, a game. */
  about: z.string().nullable(),
  /** Replies running that closed with this very question. */
  times: z.int(),
})
export type Asked = z.infer<typeof asked>
export const lessonShape = z.object({
  /** The form in which it is written; form 1 knew one exercise and one flag. */
  form: z.literal(2),
  /** Open problems, the one that is worked on last. */
  problems: z.array(problem).max(8),
  asked: asked.nullable(),
  /** What was asked of the child's own text, while it speaks of something else. */
  below: asked.nullable().default(null),
  named: namesTold.default({ called: [], spoken: [] }),
  lines: z.array(z.string().max(160)).max(6).default([]), // The child's last lines: 'them' and 'it' may mean what they name.
  /** The child's own text, as far as it was shown here. */
  thread: z.string().max(400).default(''),
  /** Pasted homework that is still to do: the child's own number and the words of each. */
  homework: z.array(z.object({ label: z.string(), text: z.string() })).max(30),
  /** Problems of the homework that were solved: their number, and what they were. */
  handled: z
    .array(z.object({ label: z.string(), what: z.string() }))
    .max(30)
    .default([]),
  story: storyNotes.nullable(),
  play: play.nullable(),
  /** Wordings used lately ('credit.right#2'), newest last, so that none returns soon. */
  said: names,
  /** Replies running that were talk beside the open problem. */
  aside: z.int(),
  topic: z.string().nullable(),
  /** Names of what the child solved, newest last. */
  solved: names,
  /** Names of exercises whose solution was shown. */
  shown: names,
  mistakes: names,
  /** Ids of items that were given. */
  given: names,
  /** By theme: said in this conversation or remembered. */
  likes: names,
  /** Advances with everything that is drawn. */
  seed: z.number(),
  /** Steps easier (below zero) or harder than the grade. */
  shift: z.int(),
  /** Exercises in a row whose solution was shown. */
  unsolved: z.int(),
  earlier: earlier.nullable(),
  /** Cards that the learner model wants next. */
  plan: names,
  /** The topic comes from the plan, not from a wish. */
  follows: z.boolean(),
  /** The open problem is this card of a tool on the child's screen. */
  screen: z.string().nullable(),
  phase: z.enum(['look_back', 'new', 'last', 'over']),
  /** What the talk was about last, in a word: 'they' and 'it' mean it. */
  about: z.string().nullable(),
  /** The everyday thing that was named last, whether it is the child's own, and for how many more turns 'it' means it. */
  thing: thing.nullable().default(null),
  passage: z.string().nullable(),
  /** The child said that it has to read something: the next long text is the passage. */
  awaitsText: z.boolean().default(false),
  /** The list of wonders was spoken of: a form letter is not said twice. */
  listed: z.boolean().default(false),
  /** The entry of the book that was told last, for 'but why'. */
  told: z.string().nullable(),
  /** Numbers that the child told of its own things, newest last. */
  sight: z.array(z.string().max(20)).default([]),
  purse: purse.default({ has: null, costs: null }),
  rate: rate.nullable().default(null),
  ratio: ratio.nullable().default(null),
  pack: pack.nullable().default(null),
  quantities: z.array(quantity).max(9).default([]),
  early: early.nullable().default(null),
  shape: ownShape.nullable().default(null),
  /** A list that the child told: its scores, the numbers of its homework. Mean, median, mode and range are of it. */
  data: z.array(z.number()).max(24).default([]),
  word: wordAsked.nullable().default(null),
  /** The question of the world that was answered or wondered about last, with its subject named: 'why not' asks on from it. */
  question: z.string().max(160).nullable().default(null),
  /** The child's own task as it put it last: 'what about 100' asks the same. */
  ownTask: z.string().max(200).nullable().default(null),
  clock: clockTalk.default({ times: [], minutes: [], found: null, wants: null }),
  /** What was solved last, for 'why' and 'another like that'. */
  last: problem.nullable(),
  /** The child speaks Spanish with the tutor. */
  spanish: z.boolean(),
  care: storedCare.nullish().transform((care) => care ?? null),
  careOverAt: z.iso.datetime().nullable().catch(null),
})
export type Lesson = Omit<z.infer<typeof lessonShape>, 'care'> & { care: Care | null }

export const newLesson = (seed: number): Lesson => ({
  form: 2,
  problems: [],
  asked: null,
  below: null,
  named: { called: [], spoken: [] },
  lines: [],
  thread: '',
  homework: [],
  handled: [],
  story: null,
  play: null,
  said: [],
  aside: 0,
  topic: null,
  solved: [],
  shown: [],
  mistakes: [],
  given: [],
  likes: [],
  seed,
  shift: 0,
  unsolved: 0,
  earlier: null,
  plan: [],
  follows: false,
  screen: null,
  phase: 'new',
  about: null,
  thing: null,
  passage: null,
  awaitsText: false,
  told: null,
  listed: false,
  sight: [],
  purse: { has: null, costs: null },
  rate: null,
  ratio: null,
  pack: null,
  quantities: [],
  early: null,
  shape: null,
  data: [],
  word: null,
  question: null,
  ownTask: null,
  clock: { times: [], minutes: [], found: null, wants: null },
  last: null,
  spanish: false,
  care: null,
  careOverAt: null,
})

/** The problem that is worked on. */
export const openProblem = ({ problems }: Pick<Lesson, 'problems'>): Problem | null => problems.at(-1) ?? null

/** Opens a problem; another that is the tutor's practice and untouched makes room, the child's own waits below. */
export function withProblem(
  lesson: Lesson,
  given: Exercise,
  origin: Problem['origin'],
  label: string | null = null,
): Lesson {
  const opened: Problem = {
    ...given,
    origin,
    label,
    done: [],
    misses: 0,
    hint: 0,
    shown: [],
    declined: 0,
    isNear: false,
  }
  const waiting = lesson.problems.filter((one) => isOwn(one) && one.item.id !== given.item.id)
  return {
    ...lesson,
    problems: [...waiting, opened].slice(-6),
    given: [...lesson.given, given.item.id].slice(-40),
    aside: 0,
  }
}

export const isOwn = ({ origin }: Problem) => origin === 'own' || origin === 'homework'

export const withoutProblem = (lesson: Lesson, id: string): Lesson => ({
  ...lesson,
  problems: lesson.problems.filter((one) => one.item.id !== id),
})

/** The open problem, changed. */
export const changed = (lesson: Lesson, id: string, change: Partial<Problem>): Lesson => ({
  ...lesson,
  problems: lesson.problems.map((one) => (one.item.id === id ? { ...one, ...change } : one)),
})

/** How a question is put in words alone; its picture comes beside it. */
export const questionOf = ({ item }: Exercise): string => item.spoken ?? item.question
