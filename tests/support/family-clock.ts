import { session } from '#server/accounts/account.table.ts'
import type { ChangeLearningTime } from '#shared/learning-time.ts'
import {
  type Answer,
  addStudent,
  assignTutor,
  call,
  type Lesson,
  passFor,
  say,
  signUp,
  startConversation,
} from './family.ts'
import type { TestApp } from './start-app.ts'

/** Sets the server's clock, forward only. */
export function goTo(app: TestApp, moment: string): void {
  const ahead = Date.parse(moment) - app.app.now().getTime()
  if (ahead < -60_000) throw new Error(`the clock is past ${moment} already`)
  app.advance(ahead)
}

export async function setTime(app: TestApp, lesson: Pick<Lesson, 'student' | 'parent'>, time: ChangeLearningTime) {
  const answer = await call(app, 'PATCH', `/api/students/${lesson.student.id}`, { time }, lesson.parent)
  if (answer.status !== 200) throw new Error(`setting the time failed: ${answer.text}`)
}

/** A lesson that begins at this moment, with these settings. */
export async function lessonAt(app: TestApp, moment: string, time: ChangeLearningTime): Promise<Lesson> {
  const parent = await signUp(app, 'Clock')
  goTo(app, moment)
  const now = app.app.now()
  // A session begins by the real clock, and would be over here.
  const begun = { createdAt: now, updatedAt: now, expiresAt: new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000) }
  await app.app.db.update(session).set(begun)
  const student = await addStudent(app, parent, 'Mia')
  const tutor = await assignTutor(app, parent, student)
  const { token: pass } = await passFor(app, parent, student)
  const conversation = await startConversation(app, { pass, student, tutor })
  await setTime(app, { parent, student }, time)
  return { parent, student, tutor, pass, conversation }
}

/** What the child says at this moment; passes last an hour, so there is a new one. */
export async function sayAt(app: TestApp, lesson: Lesson, moment: string, message: string): Promise<Answer> {
  goTo(app, moment)
  const { token: pass } = await passFor(app, lesson.parent, lesson.student)
  return say(app, { ...lesson, pass }, message)
}

/** The screen is opened at this moment. */
export async function openAt(app: TestApp, lesson: Lesson, moment: string, more: object = {}): Promise<Answer> {
  goTo(app, moment)
  const { token: pass } = await passFor(app, lesson.parent, lesson.student)
  const body = { student_id: lesson.student.id, tutor_id: lesson.tutor.id, ...more }
  return call(app, 'POST', '/api/conversations/start', body, { pass })
}
