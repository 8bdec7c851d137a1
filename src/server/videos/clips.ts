import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { type Graded, gradeAnswer } from '#server/grading/grade-answer.ts'
import { projectRoot } from '#server/project-root.ts'
import type { AnswerSpec } from '#shared/answers/answer-spec.ts'
import { clipHands } from '#shared/clip-stop.ts'
import { tileNames } from '#shared/clip-tiles.ts'
import { subjects } from '#shared/subjects.ts'

const stop = z.object({
  question: z.string(),
  format: z.enum(['choice', 'number', 'word', 'made']),
  correct_answer: z.string(),
  choices: z.array(z.string()).optional(),
  hands: clipHands.optional(),
  hint: z.string(),
  right: z.string(),
  told: z.string(),
  feedback: z.array(z.object({ answer: z.string(), says: z.string(), mistake: z.string() })),
})
export type Stop = z.infer<typeof stop>

/** A clip as far as the server looks into it: what is said and asked, not what is drawn. */
const clip = z.object({
  id: z.string(),
  title: z.string(),
  about: z.string(),
  subject: z.enum(subjects),
  skill: z.string(),
  from_grade: z.int(),
  to_grade: z.int(),
  scenes: z.array(z.object({ says: z.array(z.string()), stop: stop.optional() })),
  found: z.string().optional(),
  afterwards: z.string().optional(),
})
export type Clip = z.infer<typeof clip>

let known: ReadonlyMap<string, Clip> | null = null

/** Our clips, read from `content/clips` when they are first asked for. */
export function clipCatalog(): ReadonlyMap<string, Clip> {
  known ??= clipsIn(path.join(projectRoot, 'content', 'clips'))
  return known
}

/** Every clip of a folder by its id, in the order of their names. A clip stands in the file of its name. */
function clipsIn(folder: string): ReadonlyMap<string, Clip> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return new Map(
    names.sort().map((name) => {
      const read = clip.parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
      return [read.id, read]
    }),
  )
}

/** Whether it is for a child of this grade, or of the next one to it. */
export const suits = ({ from_grade, to_grade }: Clip, grade: number): boolean =>
  from_grade - 1 <= grade && grade <= to_grade + 1

/** The questions of a clip, in their order. */
export const stopsOf = ({ scenes }: Clip): Stop[] => scenes.flatMap((scene) => scene.stop ?? [])

/** All that may be said aloud of a clip. */
export const wordsOf = (one: Clip): string[] => [
  one.title,
  one.about,
  ...one.scenes.flatMap((scene) => scene.says),
  ...stopsOf(one).flatMap(({ question, choices = [], hands, hint, right, told, feedback }) => [
    question,
    ...choices,
    ...(hands ? tileNames(hands) : []),
    hint,
    right,
    told,
    ...feedback.map((each) => each.says),
  ]),
  ...[one.found, one.afterwards].flatMap((text) => text ?? []),
]

/** How fast the voice speaks, in words a second, with the pauses between; and how long a child thinks at a question. */
const pace = 2.2
const thinking = 8

/** About how long it takes to watch, in seconds, to the next five. */
export function secondsOf({ scenes }: Clip): number {
  const words = scenes.flatMap((scene) => [...scene.says, scene.stop?.question ?? '']).join(' ')
  const seconds = words.split(/\s+/).filter(Boolean).length / pace
  const stops = scenes.filter((scene) => scene.stop).length
  return Math.ceil((seconds + stops * thinking) / 5) * 5
}

/** What an answer is worth, and which mistake it shows. */
export const gradeStop = (asked: Stop, said: string): Graded =>
  gradeAnswer(
    said,
    specOf(asked),
    asked.feedback.map(({ answer, mistake }) => ({ answer, name: mistake })),
  )

function specOf({ format, choices = [], correct_answer: answer, feedback }: Stop): AnswerSpec {
  if (format === 'choice') return { form: 'choice', answer, choices }
  // What hands made is one of the ways that it can be made.
  if (format === 'made') return { form: 'choice', answer, choices: [answer, ...feedback.map((one) => one.answer)] }
  return format === 'number' ? { form: 'number', answer } : { form: 'word', answer, spelling: 'near' }
}

/** Where an answer that is typed is right by luck. */
const luck = 0.05

/** One tile of a few in one gap is right as often by luck as one choice of a few. */
export function guessOf({ format, choices, hands }: Stop): number {
  if (format === 'choice' && choices) return 1 / choices.length
  return hands?.kind === 'build' && hands.around.length === 2 ? 1 / hands.tiles.length : luck
}
