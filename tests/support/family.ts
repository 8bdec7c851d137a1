import type { LearnerPass } from '#shared/account.ts'
import type { ChatEvent, StartedConversation } from '#shared/conversation.ts'
import { consentVersion } from '#shared/limits.ts'
import type { StudentView } from '#shared/student.ts'
import type { TutorView } from '#shared/tutor.ts'
import type { TestApp } from './start-app.ts'

/** Where calls go in: a test's server, or another that is made in this process. */
export type Door = Pick<TestApp, 'http'>

export type Answer = { status: number; headers: Headers; text: string; json: ReturnType<typeof JSON.parse> }

type Sent = { cookie?: string; pass?: string; headers?: Record<string, string> }

/** One call as the browser makes it. */
export async function call(
  app: Door,
  method: string,
  address: string,
  body?: unknown,
  sent: Sent = {},
): Promise<Answer> {
  const headers = new Headers({ origin: 'http://localhost', host: 'localhost', ...sent.headers })
  if (sent.cookie) headers.set('cookie', sent.cookie)
  if (sent.pass) headers.set('authorization', `Bearer ${sent.pass}`)
  if (body !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json')
  const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body)
  const response = await app.http.request(`http://localhost${address}`, {
    method,
    headers,
    ...(text !== undefined && { body: text }),
  })
  const answer = await (isEndless(method, response) ? firstEvent(response) : response.text())
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  return {
    status: response.status,
    headers: response.headers,
    text: answer,
    json: isJson ? JSON.parse(answer) : undefined,
  }
}

/** A stream that is opened by GET goes on as long as the page that listens. */
const isEndless = (method: string, response: Response) =>
  method === 'GET' && (response.headers.get('content-type') ?? '').startsWith('text/event-stream')

/** The first that comes of it; then nobody listens any longer. */
async function firstEvent(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  const { value } = (await reader?.read()) ?? {}
  await reader?.cancel()
  return new TextDecoder().decode(value)
}

export type SignedIn = { cookie: string; email: string }

let families = 0

/** A parent who has just signed up. */
export async function signUp(
  app: Door,
  name: string,
  email = `${name.toLowerCase()}-${++families}@example.org`,
): Promise<SignedIn> {
  const answer = await call(app, 'POST', '/api/auth/sign-up/email', {
    email,
    password: 'correct horse battery',
    full_name: name,
  })
  if (answer.status !== 201) throw new Error(`sign-up failed: ${answer.text}`)
  return { cookie: cookieOf(answer), email }
}

export const cookieOf = (answer: Answer) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => !cookie.endsWith('='))
    .join('; ')

export async function addStudent(app: Door, parent: SignedIn, nickname: string, grade_level = 3): Promise<StudentView> {
  const answer = await call(
    app,
    'POST',
    '/api/students',
    { nickname, grade_level, consent_version: consentVersion },
    parent,
  )
  if (answer.status !== 201) throw new Error(`adding a student failed: ${answer.text}`)
  return answer.json
}

export async function assignTutor(app: Door, parent: SignedIn, student: StudentView): Promise<TutorView> {
  const tutors: TutorView[] = (await call(app, 'GET', `/api/tutors?grade_level=${student.grade_level}`)).json
  const tutor = tutors.find((one) => one.access_level === 'public')
  if (!tutor) throw new Error('no tutor fits')
  const answer = await call(app, 'PATCH', `/api/students/${student.id}`, { assigned_tutor_id: tutor.id }, parent)
  if (answer.status !== 200) throw new Error(`assigning failed: ${answer.text}`)
  return tutor
}

/** The parent allows the microphone for this child, or takes it back. */
export async function allowMicrophone(app: Door, parent: SignedIn, { id }: { id: string }, microphone = true) {
  const answer = await call(app, 'PATCH', `/api/students/${id}`, { microphone }, parent)
  if (answer.status !== 200) throw new Error(`the switch failed: ${answer.text}`)
  return answer.json
}

export async function passFor(app: Door, parent: SignedIn, student: StudentView): Promise<LearnerPass> {
  const answer = await call(app, 'POST', '/api/learner', { student_id: student.id }, parent)
  if (answer.status !== 201) throw new Error(`no pass: ${answer.text}`)
  return answer.json
}

export type Lesson = {
  parent: SignedIn
  student: StudentView
  tutor: TutorView
  pass: string
  conversation: StartedConversation
}

/** Mia, 8, in a lesson with her tutor; her parent is signed in. */
export async function startLesson(app: Door, nickname = 'Mia', grade = 3): Promise<Lesson> {
  const parent = await signUp(app, `${nickname}s-parent`)
  const student = await addStudent(app, parent, nickname, grade)
  const tutor = await assignTutor(app, parent, student)
  const { token: pass } = await passFor(app, parent, student)
  const conversation = await startConversation(app, { pass, student, tutor })
  return { parent, student, tutor, pass, conversation }
}

type Opening = { pass: string; student: StudentView; tutor: TutorView }

export async function startConversation(app: Door, { pass, student, tutor }: Opening): Promise<StartedConversation> {
  const answer = await call(
    app,
    'POST',
    '/api/conversations/start',
    { student_id: student.id, tutor_id: tutor.id },
    { pass },
  )
  if (answer.status !== 200) throw new Error(`start failed: ${answer.text}`)
  return answer.json
}

/** The body of a chat call in this lesson. */
export const saying = (lesson: Lesson, message: string, client_message_id?: string) => ({
  message,
  student_id: lesson.student.id,
  tutor_id: lesson.tutor.id,
  conversation_id: lesson.conversation.conversation_id,
  ...(client_message_id && { client_message_id }),
})

/** The child says something and waits for the whole reply. */
export const say = (app: Door, lesson: Lesson, message: string, client_message_id?: string) =>
  call(app, 'POST', '/api/chat', saying(lesson, message, client_message_id), { pass: lesson.pass })

/** The child says something and hears the reply in events. */
export async function hear(
  app: Door,
  lesson: Lesson,
  message: string,
  client_message_id?: string,
): Promise<ChatEvent[]> {
  const headers = { accept: 'text/event-stream' }
  const answer = await call(app, 'POST', '/api/chat', saying(lesson, message, client_message_id), {
    pass: lesson.pass,
    headers,
  })
  return answer.text
    .split('\n\n')
    .filter((block) => block.startsWith('event:'))
    .map((block) => {
      const [event = '', data = ''] = block.split('\n')
      return { type: event.slice('event: '.length), ...JSON.parse(data.slice('data: '.length)) }
    })
}

/** The end of the reply, with what came with it. */
export async function hearDone(app: Door, lesson: Lesson, message: string) {
  const done = (await hear(app, lesson, message)).find((event) => event.type === 'done')
  if (!done) throw new Error(`no reply to ${message}`)
  return done
}

/** What the parent reads: `child: …` and `tutor: …`. */
export async function transcript(app: Door, lesson: Lesson): Promise<string[]> {
  const address = `/api/conversations/${lesson.conversation.conversation_id}/transcript`
  const messages: { role: string; content: string }[] = (await call(app, 'GET', address, undefined, lesson.parent)).json
  return messages.map(({ role, content }) => `${role === 'user' ? 'child' : 'tutor'}: ${content}`)
}
