import { heardIn, planReply, type Situation } from '#server/conversations/plan-reply.ts'
import { decide } from '#server/tutor/decide/decide.ts'
import { greetingAsks } from '#server/tutor/greet.ts'
import type { Move } from '#server/tutor/move.ts'
import { type Exercise, type Lesson, newLesson, openProblem, type Problem } from '#server/tutor/state.ts'
import type { Brain } from '#server/tutor/turn.ts'
import { silentLog } from './silent-log.ts'

/** What a child of this kind says next. Null ends the dialogue. */
export type Persona = {
  name: string
  next: (at: number, lesson: Lesson) => string | null
}

export type Setting = {
  name: string
  grade: number
  subjects: string[]
  /** What the child says first. */
  opening: string
  seed: number
  persona: Persona
  notes?: string[]
}

export type Reply = {
  child: string
  sentences: string[]
  move: Move | null
  /** The problems that are open after this reply: it must not tell an answer of any of them. */
  guarded: readonly Problem[]
  /** The problem that was open when the child spoke. */
  before: Problem | null
  lesson: Lesson
  /** What the product's own checks found in it. */
  faults: readonly string[]
}

/** A brain for one dialogue. `peek` is the exercise whose answer must not be told: an obeying model knows everything. */
export type BrainWith = (peek: () => Exercise | null) => Brain

const nickname = 'Zadie'

/** As the greeting leaves it: the child was asked what to work on. */
export const begun = (seed: number): Lesson => ({ ...newLesson(seed), asked: greetingAsks(false) })

/** Plays one dialogue through the same plan that the chat call makes: what is decided, brain, checks. */
export async function play(setting: Setting, brainWith: BrainWith, most = 14): Promise<Reply[]> {
  let open: () => Exercise | null = () => null
  const brain = brainWith(() => open())
  let lesson = begun(setting.seed)
  const recent: Situation['recent'] = []
  const replies: Reply[] = []
  for (let at = 0; at < most; at++) {
    const child = at === 0 ? setting.opening : setting.persona.next(at, lesson)
    if (child === null) break
    const before = openProblem(lesson)
    const opened = situation(setting, lesson, recent)
    const said = { text: child, isFine: false }
    open = () => openProblem(decide(heardIn(opened, said, new Date())).lesson)
    const app = { brain, log: silentLog, now: () => new Date() }
    const { sentences, move, audit, ...plan } = await planReply(app, opened, said, new AbortController().signal)
    recent.push({ role: 'user', content: child }, { role: 'assistant', content: sentences.join(' ') })
    lesson = plan.lesson
    // Fixed words (to a child in need, to an attack) are the same for every exercise.
    const guarded = move === null ? [] : lesson.problems
    replies.push({ child, sentences, move, guarded, before, lesson, faults: audit.faults })
  }
  return replies
}

/** How the chat call would open this turn: a child at its first lesson, with all the time in the world. */
export const situation = (
  { grade, subjects, notes = [] }: Pick<Setting, 'grade' | 'subjects' | 'notes'>,
  lesson: Lesson,
  recent: Situation['recent'],
): Situation => ({
  lesson,
  nickname,
  grade_level: grade,
  country: 'US',
  family: [nickname],
  tutor_name: 'Fern',
  personality: 'A calm and curious tutor who likes to wonder aloud and never hurries anybody.',
  subjects,
  notes,
  recent: recent.slice(-20),
  minutes: 0,
  pause: 5,
  lesson_minutes: 20,
  daily_minutes: 60,
  quiet_from: null,
  time_zone: 'UTC',
  learned: 0,
})
