import { helpFor } from '#server/alarms/help-for.ts'
import { catalog } from '#server/cards/catalog.ts'
import { itemSource } from '#server/cards/item-source.ts'
import type { App } from '#server/context.ts'
import { planReply, type Situation } from '#server/conversations/plan-reply.ts'
import { askProblem } from '#server/tutor/decide/ask.ts'
import { type Lesson, newLesson, withProblem } from '#server/tutor/state.ts'
import { builtInBrain } from '#server/tutor/turn.ts'

import { type DemoReply, demoTurns } from '#shared/demo.ts'

type Needs = Pick<App, 'log' | 'now'>

/** Where the demo begins. The landing page shows the same question (client/public/demo-lesson.tsx). */
function opening(): Lesson {
  const given = itemSource(catalog()).get('times-tables~7x8')
  if (!given) throw new Error('there is no 7 × 8')
  const lesson = withProblem({ ...newLesson(7), topic: 'times tables' }, given, 'practice')
  return { ...lesson, asked: askProblem(lesson, given, visitor.grade_level).asked }
}

/** A visitor nobody knows anything about, in a lesson without an end. */
const visitor: Omit<Situation, 'lesson' | 'recent'> = {
  nickname: 'friend',
  grade_level: 3,
  country: null,
  family: [],
  tutor_name: 'Pip',
  personality: '',
  subjects: ['math'],
  notes: [],
  minutes: 0,
  pause: 0,
  learned: 0,
  lesson_minutes: 60,
  daily_minutes: 60,
  quiet_from: null,
  time_zone: 'UTC',
}

/**
 * Answers a visitor as the built-in tutor answers a child: the same rules, the same checks. Nothing is kept, so the few
 * turns before are gone through again; the tutor decides by rules, and they come out as they did.
 */
export async function answerVisitor(app: Needs, said: readonly string[]): Promise<DemoReply> {
  const recent: Situation['recent'] = [{ role: 'assistant', content: 'What is 7 × 8?' }]
  let lesson = opening()
  let sentences: string[] = []
  let isOver = said.length === demoTurns
  for (const text of said) {
    recent.push({ role: 'user', content: text })
    const asked = { text, isFine: false }
    const situation = { ...visitor, lesson, recent: [...recent] }
    const plan = await planReply({ ...app, brain: builtInBrain }, situation, asked, AbortSignal.timeout(5_000))
    sentences = plan.sentences
    recent.push({ role: 'assistant', content: sentences.join(' ') })
    lesson = plan.lesson
    // Whoever needs help gets it as the last word.
    isOver ||= helpFor(plan.verdict) !== null
  }
  return { sentences, turns_left: isOver ? 0 : demoTurns - said.length }
}
