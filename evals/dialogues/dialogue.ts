import type { Exercise, Lesson, Move } from '#server/brain/brain.ts'
import { type Brain, newLesson } from '#server/brain/brain.ts'
import { answerMayBeTold } from '#server/brain/policy.ts'
import { type Plan, planReply } from '#server/conversations/plan-reply.ts'
import type { OpenedTurn } from '#server/conversations/turn-store.ts'
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
  /** The exercise whose answer must not be told in this reply, and what the child may see of it. */
  guarded: Exercise | null
  /** The exercise that was open when the child spoke. */
  before: Exercise | null
  lesson: Lesson
}

/** A brain for one dialogue. `peek` is the exercise whose answer must not be told: an obeying model knows everything. */
export type BrainWith = (peek: () => Exercise | null) => Brain

const nickname = 'Zadie'

/** Plays one dialogue through the same plan that the chat call makes: policy, brain, checks. */
export async function play(setting: Setting, brainWith: BrainWith, most = 14): Promise<Reply[]> {
  let open: Exercise | null = null
  const brain = brainWith(() => open)
  let lesson = newLesson(setting.seed)
  const recent: OpenedTurn['recent'] = []
  const replies: Reply[] = []
  for (let at = 0; at < most; at++) {
    const child = at === 0 ? setting.opening : setting.persona.next(at, lesson)
    if (child === null) break
    let move: Move | null = null
    const listening: Brain = (turn) => {
      move = turn.move
      return brain(turn)
    }
    const before = lesson.exercise
    const plan: Plan = planReply(
      { brain: listening, log: silentLog, now: () => new Date() },
      openedTurn(setting, lesson, recent),
      { text: child, isFine: false },
      new AbortController().signal,
    )
    // The brain begins only when its first sentence is asked for.
    open = plan.lesson.exercise
    const sentences: string[] = []
    for await (const sentence of plan.sentences) sentences.push(sentence)
    recent.push({ role: 'user', content: child }, { role: 'assistant', content: sentences.join(' ') })
    lesson = plan.lesson
    const told: Move | null = move
    replies.push({ child, sentences, move: told, guarded: guardedIn(told, lesson), before, lesson })
  }
  return replies
}

/** Nothing is guarded where the move itself tells the solution of the open exercise. */
function guardedIn(move: Move | null, { exercise }: Lesson): Exercise | null {
  if (!exercise) return null
  const told = move && answerMayBeTold(move) && 'exercise' in move && move.exercise?.question === exercise.question
  return told ? null : exercise
}

function openedTurn(setting: Setting, lesson: Lesson, recent: OpenedTurn['recent']): OpenedTurn {
  return {
    ended: false,
    held: false,
    tutor_id: null,
    lesson,
    nickname,
    grade_level: setting.grade,
    consent_version: '1',
    country: 'US',
    family: [nickname],
    blocked: 0,
    paused_for: null,
    tutor_name: 'Fern',
    personality: 'A calm and curious tutor who likes to wonder aloud and never hurries anybody.',
    subjects: setting.subjects,
    said: 'kept',
    is_stale: false,
    reached: { saidMinute: false, saidDay: false, learned: false, paused: false },
    said_day: 0,
    learned: 0,
    minutes: 0,
    pause: 5,
    lesson_minutes: 20,
    daily_minutes: 60,
    daily_messages: 200,
    quiet_from: null,
    quiet_to: null,
    time_zone: 'UTC',
    earlier: null,
    notes: setting.notes ?? [],
    recent: recent.slice(-20),
  }
}
