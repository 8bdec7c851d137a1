import pino from 'pino'
import { type Plan, planReply, type Situation } from '#server/conversations/plan-reply.ts'
import { greetingAsks } from '#server/tutor/greet.ts'
import { type Lesson, newLesson } from '#server/tutor/state.ts'
import type { Brain } from '#server/tutor/turn.ts'

/** A third grader in a lesson that has just begun. */
export const child: Omit<Situation, 'lesson' | 'recent'> = {
  nickname: 'Robin',
  grade_level: 3,
  country: 'US',
  family: ['Robin'],
  tutor_name: 'Fern',
  personality: 'A curious tutor who likes to wonder aloud and never hurries anybody at all.',
  subjects: ['math', 'reading'],
  notes: [],
  minutes: 1,
  pause: 5,
  learned: 0,
  lesson_minutes: 60,
  daily_minutes: 240,
  quiet_from: null,
  time_zone: 'UTC',
}

/** A child talks with a brain through the plan that the chat call makes: what is decided, the brain's words, all checks. */
export function talkingTo(brain: Brain, more: Partial<typeof child> = {}) {
  let lesson: Lesson = { ...newLesson(41), asked: greetingAsks(false) }
  const recent: Situation['recent'] = []
  const log = pino({ level: 'silent' })
  return {
    lesson: () => lesson,
    say: async (text: string): Promise<Plan & { reply: string }> => {
      const situation = { ...child, ...more, lesson, recent: [...recent] }
      const app = { brain, log, now: () => new Date() }
      const plan = await planReply(app, situation, { text, isFine: false }, new AbortController().signal)
      const reply = plan.sentences.join(' ')
      recent.push({ role: 'user', content: text }, { role: 'assistant', content: reply })
      lesson = plan.lesson
      return { ...plan, reply }
    },
  }
}
