import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { setAdmin } from '#server/auth/admins.ts'
import { consentVersion } from '#shared/limits.ts'
import { administrator, promote } from './support/administrator.ts'
import {
  type Answer,
  addStudent,
  assignTutor,
  call,
  cookieOf,
  type Lesson,
  passFor,
  say,
  signUp,
  startConversation,
  startLesson,
} from './support/family.ts'
import { secondGuardian } from './support/guardians.ts'
import { startApp, type TestApp } from './support/start-app.ts'

// Every mounted route, asked by everybody who must not be answered. A route that is not described here fails.

type Ids = { student: string; conversation: string; tutor: string; note: string; session: string; device: string }
type Sample = { address: string; body?: unknown; headers?: Record<string, string> }

/** A call that its owner may make, for the objects of one family. `own`: it names no object, so it shows the caller's own. */
const samples: Record<string, (ids: Ids) => Sample & { own?: true }> = {
  'post /api/auth/sign-up/email': () => ({ address: '/api/auth/sign-up/email', body: {}, own: true }),
  'post /api/auth/sign-in/email': () => ({ address: '/api/auth/sign-in/email', body: {}, own: true }),
  'post /api/auth/sign-out': () => ({ address: '/api/auth/sign-out', own: true }),
  ...Object.fromEntries(
    ['magic-link', 'recover', 'phone-code', 'verify', 'links', 'password', 'sign-in/social'].map((way) => [
      `post /api/auth/${way}`,
      () => ({ address: `/api/auth/${way}`, body: {}, own: true as const }),
    ]),
  ),
  'get /api/auth/callback/{provider}': () => ({ address: '/api/auth/callback/google', own: true }),
  'patch /api/profile': () => ({ address: '/api/profile', body: { full_name: 'X' }, own: true }),
  'post /api/gate': () => ({ address: '/api/gate', body: { pin: '0000' }, own: true }),
  'put /api/profile/pin': () => ({ address: '/api/profile/pin', body: { pin: null }, own: true }),
  'post /api/profile/delete': () => ({ address: '/api/profile/delete', body: {}, own: true }),
  'post /api/profile/email': () => ({ address: '/api/profile/email', body: { email: 'x@example.org' }, own: true }),
  'post /api/profile/confirm': () => ({ address: '/api/profile/confirm', own: true }),
  'post /api/profile/phone': () => ({ address: '/api/profile/phone', body: { phone: '+491511234567' }, own: true }),
  'delete /api/profile/phone': () => ({ address: '/api/profile/phone', own: true }),
  'post /api/profile/password': () => ({
    address: '/api/profile/password',
    body: { current_password: 'x', password: 'a long enough one' },
    own: true,
  }),
  'get /api/sessions': () => ({ address: '/api/sessions', own: true }),
  'delete /api/sessions': () => ({ address: '/api/sessions', own: true }),
  'delete /api/sessions/{id}': ({ session }) => ({ address: `/api/sessions/${session}` }),
  'get /api/devices': () => ({ address: '/api/devices', own: true }),
  'delete /api/devices/{id}': ({ device }) => ({ address: `/api/devices/${device}` }),
  'post /api/students/{id}/pairing-code': ({ student }) => ({ address: `/api/students/${student}/pairing-code` }),
  'post /api/join': () => ({ address: '/api/join', body: { code: '00000000' }, own: true }),
  'get /api/join': () => ({ address: '/api/join', own: true }),
  'delete /api/join': () => ({ address: '/api/join', own: true }),
  'get /api/growth': ({ student }) => ({ address: `/api/growth?student_id=${student}` }),
  'get /api/growth/look-back': ({ student }) => ({ address: `/api/growth/look-back?student_id=${student}` }),
  'get /api/alarms': () => ({ address: '/api/alarms', own: true }),
  'post /api/alarms/{id}/seen': ({ note }) => ({ address: `/api/alarms/${note}/seen` }),
  'get /api/alarms/{id}': ({ note }) => ({ address: `/api/alarms/${note}` }),
  'post /api/alarms/{id}/with_child': ({ note }) => ({ address: `/api/alarms/${note}/with_child` }),
  'get /api/admin/alarms': () => ({ address: '/api/admin/alarms', own: true }),
  'post /api/admin/alarms/{id}/steps': ({ note }) => ({
    address: `/api/admin/alarms/${note}/steps`,
    body: { state: 'seen' },
  }),
  'get /api/admin/parents': () => ({ address: '/api/admin/parents?search=mia', own: true }),
  'post /api/admin/students/{id}/conversations': ({ student }) => ({
    address: `/api/admin/students/${student}/conversations`,
    body: { reason: 'support' },
  }),
  'post /api/admin/conversations/{id}/transcript': ({ conversation }) => ({
    address: `/api/admin/conversations/${conversation}/transcript`,
    body: { reason: 'support' },
  }),
  'get /api/archive': () => ({ address: '/api/archive', own: true }),
  'get /api/consents': () => ({ address: '/api/consents', own: true }),
  'get /api/weekly-letter': () => ({ address: '/api/weekly-letter', own: true }),
  'put /api/weekly-letter': () => ({ address: '/api/weekly-letter', body: { length: 'full' }, own: true }),
  'post /api/weekly-letter/stop': () => ({ address: '/api/weekly-letter/stop?token=x', own: true }),
  'get /api/weekly-letter/stop': () => ({ address: '/api/weekly-letter/stop?token=x', own: true }),
  'get /api/looks': () => ({ address: '/api/looks', own: true }),
  'get /api/admin/overview': () => ({ address: '/api/admin/overview', own: true }),
  'get /api/messages': () => ({ address: '/api/messages', own: true }),
  'post /api/messages': () => ({ address: '/api/messages', body: { content: 'x' }, own: true }),
  'get /api/messages/state': () => ({ address: '/api/messages/state', own: true }),
  'post /api/messages/read': () => ({ address: '/api/messages/read', body: { seq: 0 }, own: true }),
  'get /api/messages/live': () => ({ address: '/api/messages/live', own: true }),
  'get /api/admin/messages': () => ({ address: '/api/admin/messages', own: true }),
  'post /api/admin/messages': () => ({
    address: '/api/admin/messages',
    body: { parent_id: randomUUID(), content: 'x', sent_by: 'admin' },
    own: true,
  }),
  'get /api/admin/messages/{parentId}': () => ({ address: `/api/admin/messages/${randomUUID()}`, own: true }),
  'post /api/admin/messages/{parentId}/read': () => ({
    address: `/api/admin/messages/${randomUUID()}/read`,
    body: { seq: 0 },
    own: true,
  }),
  'get /api/admin/messages/{parentId}/live': () => ({ address: `/api/admin/messages/${randomUUID()}/live`, own: true }),
  'get /api/admin/access': () => ({ address: '/api/admin/access', own: true }),
  'post /api/admin/second-factor': () => ({ address: '/api/admin/second-factor', body: {}, own: true }),
  'post /api/admin/second-factor/confirm': () => ({
    address: '/api/admin/second-factor/confirm',
    body: { code: '000000' },
    own: true,
  }),
  'post /api/admin/second-factor/show': () => ({
    address: '/api/admin/second-factor/show',
    body: { code: '000000' },
    own: true,
  }),
  'post /api/admin/second-factor/recovery-codes': () => ({
    address: '/api/admin/second-factor/recovery-codes',
    own: true,
  }),
  'post /api/conversations/report': ({ conversation }) => ({
    address: '/api/conversations/report',
    body: { conversation_id: conversation, about: 'upset' },
  }),
  'post /api/conversations/report-left': ({ conversation }) => ({
    address: '/api/conversations/report-left',
    body: { conversation_id: conversation, about: 'upset' },
  }),
  'get /api/about': () => ({ address: '/api/about', own: true }),
  'post /api/demo': () => ({ address: '/api/demo', body: { said: ['56'] }, own: true }),
  'get /api/config': () => ({ address: '/api/config', own: true }),
  'get /api/profile/unclaimed': () => ({ address: '/api/profile/unclaimed', own: true }),
  'post /api/profile/unclaimed': () => ({
    address: '/api/profile/unclaimed',
    body: { choice: 'take' },
    own: true,
  }),
  'get /api/profile': () => ({ address: '/api/profile', own: true }),
  'get /api/family': () => ({ address: '/api/family', own: true }),
  'post /api/family/invitation': () => ({
    address: '/api/family/invitation',
    body: { email: 'grandma@example.org' },
    own: true,
  }),
  'delete /api/family/invitation': () => ({ address: '/api/family/invitation', own: true }),
  'post /api/family/join': () => ({ address: '/api/family/join', own: true }),
  'delete /api/family/join': () => ({ address: '/api/family/join', own: true }),
  'post /api/family/leave': () => ({ address: '/api/family/leave', own: true }),
  'delete /api/family/guardian': () => ({ address: '/api/family/guardian', own: true }),
  'post /api/family/news/seen': () => ({ address: '/api/family/news/seen', own: true }),
  'post /api/invitations/look': () => ({ address: '/api/invitations/look', body: { token: 'x' }, own: true }),
  'post /api/invitations/sign-up': () => ({ address: '/api/invitations/sign-up', body: { token: 'x' }, own: true }),
  'get /api/admin/tutors': () => ({ address: '/api/admin/tutors', own: true }),
  'post /api/admin/tutors': () => ({ address: '/api/admin/tutors', body: {}, own: true }),
  'patch /api/admin/tutors/{id}': ({ tutor }) => ({ address: `/api/admin/tutors/${tutor}`, body: { version: 1 } }),
  'delete /api/admin/tutors/{id}': ({ tutor }) => ({ address: `/api/admin/tutors/${tutor}` }),
  'post /api/admin/tutor-avatars': () => ({ address: '/api/admin/tutor-avatars', body: 'no picture', own: true }),
  'get /api/admin/tutors/{id}/versions': ({ tutor }) => ({ address: `/api/admin/tutors/${tutor}/versions` }),
  'get /api/admin/tutors/{id}/versions/{number}': ({ tutor }) => ({ address: `/api/admin/tutors/${tutor}/versions/1` }),
  ...Object.fromEntries(
    ['rehearsal', 'publish', 'restore'].map((what) => [
      `post /api/admin/tutors/{id}/versions/{number}/${what}`,
      ({ tutor }: Ids) => ({ address: `/api/admin/tutors/${tutor}/versions/1/${what}` }),
    ]),
  ),
  'get /api/tutors': () => ({ address: '/api/tutors', own: true }),
  'get /api/tutors/{id}': ({ tutor }) => ({ address: `/api/tutors/${tutor}`, own: true }),
  'post /api/learner': ({ student }) => ({ address: '/api/learner', body: { student_id: student } }),
  'delete /api/learner': () => ({ address: '/api/learner', own: true }),
  'get /api/students': () => ({ address: '/api/students', own: true }),
  'get /api/students/insights': () => ({ address: '/api/students/insights', own: true }),
  'post /api/students': () => ({
    address: '/api/students',
    // Letters only: what looks like a phone number is refused.
    body: { nickname: `Kid ${randomUUID().replace(/[\d-]/g, '')}`.slice(0, 12), grade_level: 1 },
    own: true,
  }),
  'get /api/students/{id}': ({ student }) => ({ address: `/api/students/${student}` }),
  'patch /api/students/{id}': ({ student }) => ({ address: `/api/students/${student}`, body: { grade_level: 4 } }),
  'get /api/students/{id}/progress': ({ student }) => ({ address: `/api/students/${student}/progress` }),
  'get /api/students/{id}/progress/{skill}': ({ student }) => ({
    address: `/api/students/${student}/progress/math.count-to-5`,
  }),
  'put /api/students/{id}/avatar': ({ student }) => ({
    address: `/api/students/${student}/avatar`,
    body: 'no picture',
    headers: { 'content-type': 'image/png' },
  }),
  'get /api/avatars/{id}': ({ note }) => ({ address: `/api/avatars/${note}`, own: true }),
  'put /api/students/{id}/consent': ({ student }) => ({
    address: `/api/students/${student}/consent`,
    body: { version: consentVersion },
  }),
  'delete /api/students/{id}/consent': ({ student }) => ({ address: `/api/students/${student}/consent` }),
  'get /api/students/{id}/notes': ({ student }) => ({ address: `/api/students/${student}/notes` }),
  'post /api/students/{id}/notes': ({ student }) => ({
    address: `/api/students/${student}/notes`,
    body: { note_content: 'x', is_permanent: true },
  }),
  'delete /api/students/{id}/notes/{noteId}': ({ student, note }) => ({
    address: `/api/students/${student}/notes/${note}`,
  }),
  'get /api/students/{id}/insights/{claim}/evidence': ({ student }) => ({
    address: `/api/students/${student}/insights/steady:math.add-within-20/evidence`,
  }),
  'get /api/students/{id}/wonders': ({ student }) => ({ address: `/api/students/${student}/wonders` }),
  'patch /api/students/{id}/wonders/{wonderId}': ({ student, note }) => ({
    address: `/api/students/${student}/wonders/${note}`,
    body: { talked: true },
  }),
  'delete /api/students/{id}/wonders/{wonderId}': ({ student, note }) => ({
    address: `/api/students/${student}/wonders/${note}`,
  }),
  'get /api/students/{id}/memory': ({ student }) => ({ address: `/api/students/${student}/memory` }),
  'delete /api/students/{id}/memory/{memoryId}': ({ student, note }) => ({
    address: `/api/students/${student}/memory/${note}`,
  }),
  'patch /api/students/{id}/memory/{memoryId}': ({ student, note }) => ({
    address: `/api/students/${student}/memory/${note}`,
    body: { what: 'horses' },
  }),
  'get /api/students/{id}/safety': ({ student }) => ({ address: `/api/students/${student}/safety` }),
  'post /api/students/{id}/safety/try': ({ student }) => ({
    address: `/api/students/${student}/safety/try`,
    body: { text: 'x' },
  }),
  'get /api/student/{id}/conversations': ({ student }) => ({ address: `/api/student/${student}/conversations` }),
  'get /api/conversations/{id}/transcript': ({ conversation }) => ({
    address: `/api/conversations/${conversation}/transcript`,
  }),
  'post /api/conversations/start': ({ student, tutor }) => ({
    address: '/api/conversations/start',
    body: { student_id: student, tutor_id: tutor },
  }),
  'post /api/conversations/end': ({ conversation }) => ({
    address: '/api/conversations/end',
    body: { conversation_id: conversation },
  }),
  'post /api/chat': ({ student, tutor, conversation }) => ({
    address: '/api/chat',
    body: { message: 'hello', student_id: student, tutor_id: tutor, conversation_id: conversation },
  }),
  'get /api/flashcards/next_card': ({ student }) => ({ address: `/api/flashcards/next_card?student_id=${student}` }),
  'get /api/flashcards/categories': ({ student }) => ({ address: `/api/flashcards/categories?student_id=${student}` }),
  'post /api/flashcards/log_answer': ({ student }) => ({
    address: '/api/flashcards/log_answer',
    body: { student_id: student, card_id: 'times-tables~6x7', was_correct: true },
  }),
  'put /api/drawings/{id}': ({ student, conversation }) => ({
    address: `/api/drawings/${randomUUID()}`,
    body: {
      student_id: student,
      conversation_id: conversation,
      version: 1,
      scene: { mat: 'plain', elements: [] },
      marks: [],
      kept: false,
    },
  }),
  'get /api/drawings': ({ student }) => ({ address: `/api/drawings?student_id=${student}` }),
  'post /api/drawings/read': ({ student }) => ({
    address: '/api/drawings/read',
    body: { student_id: student, scene: { mat: 'plain', elements: [] } },
  }),
  'get /api/letters/next': ({ student }) => ({ address: `/api/letters/next?student_id=${student}` }),
  'post /api/letters/log': ({ student }) => ({
    address: '/api/letters/log',
    body: {
      student_id: student,
      client_id: randomUUID(),
      glyph: 'A',
      stage: 'trace',
      hand: 'right',
      strokes: [[[10, 10, 0, 0.5]]],
    },
  }),
  'get /api/student/{id}/handwriting': ({ student }) => ({ address: `/api/student/${student}/handwriting` }),
  'get /api/student/{id}/said': ({ student }) => ({ address: `/api/student/${student}/said?about=x` }),
  'get /api/student/{id}/said/count': ({ student }) => ({ address: `/api/student/${student}/said/count?about=x` }),
  'post /api/student/{id}/said/remove': ({ student }) => ({
    address: `/api/student/${student}/said/remove`,
    body: { about: 'x' },
  }),
  'get /api/student/{id}/export': ({ student }) => ({ address: `/api/student/${student}/export?form=json` }),
  'get /api/conversations/{id}/contents': ({ conversation }) => ({
    address: `/api/conversations/${conversation}/contents`,
  }),
  'delete /api/conversations/{id}': ({ conversation }) => ({ address: `/api/conversations/${conversation}` }),
  'get /api/student/{id}/handwriting/style': ({ student }) => ({
    address: `/api/student/${student}/handwriting/style`,
  }),
  'put /api/student/{id}/handwriting/style': ({ student }) => ({
    address: `/api/student/${student}/handwriting/style`,
    body: { style: 'nordic' },
  }),
  'get /api/student/{id}/drawings': ({ student }) => ({ address: `/api/student/${student}/drawings` }),
  'get /api/conversations/{id}/drawings': ({ conversation }) => ({
    address: `/api/conversations/${conversation}/drawings`,
  }),
  'get /api/conversations/{id}/photos': ({ conversation }) => ({
    address: `/api/conversations/${conversation}/photos`,
  }),
  'post /api/photos': ({ student, conversation }) => ({
    address: `/api/photos?student_id=${student}&conversation_id=${conversation}`,
    body: 'no picture',
    headers: { 'content-type': 'image/png' },
  }),
  'get /api/photos/{id}': ({ note }) => ({ address: `/api/photos/${note}` }),
  'post /api/tts': () => ({ address: '/api/tts', body: { text: 'Mia said this and nobody else did.' } }),
  'post /api/stt': ({ student }) => ({ address: `/api/stt?student_id=${student}` }),
  'post /api/summarize': () => ({ address: '/api/summarize', own: true }),
  'get /api/billing': () => ({ address: '/api/billing', own: true }),
  'get /api/billing/offer': () => ({ address: '/api/billing/offer', own: true }),
  'post /api/billing/refresh': () => ({ address: '/api/billing/refresh', own: true }),
  'post /api/billing/portal': () => ({ address: '/api/billing/portal', own: true }),
  'post /api/billing/webhook': () => ({ address: '/api/billing/webhook', body: {}, own: true }),
  'get /api/videos': ({ student }) => ({ address: `/api/videos?student_id=${student}` }),
  'post /api/videos': () => ({ address: '/api/videos?title=x&minimum_grade_level=0&for=family', body: {}, own: true }),
  'post /api/videos/answer': ({ student }) => ({
    address: '/api/videos/answer',
    body: { student_id: student, client_id: randomUUID(), clip: 'make-ten', stop: 0, answer: '1' },
  }),
  'post /api/videos/seen': ({ student }) => ({
    address: '/api/videos/seen',
    body: { student_id: student, video: 'clip:make-ten' },
  }),
  'get /api/videos/mine': () => ({ address: '/api/videos/mine', own: true }),
  'patch /api/videos/{id}': ({ note }) => ({ address: `/api/videos/${note}`, body: { title: 'x' } }),
  'delete /api/videos/{id}': ({ note }) => ({ address: `/api/videos/${note}` }),
  'put /api/videos/{id}/captions': ({ note }) => ({ address: `/api/videos/${note}/captions`, body: 'WEBVTT' }),
  'get /api/videos/files/{id}': ({ note }) => ({ address: `/api/videos/files/${note}`, own: true }),
  'get /api/videos/files/{id}/captions': ({ note }) => ({ address: `/api/videos/files/${note}/captions`, own: true }),
}

type Operation = { name: string; method: string; actors: string[] }

let app: TestApp
let mia: Lesson
let neighbour: Lesson
let miasDevice = ''
let neighboursDevice = ''
let operations: Operation[] = []
let inHand = { session: randomUUID(), device: randomUUID() }
const ids = (lesson: Lesson, note = randomUUID()): Ids => ({
  ...inHand,
  student: lesson.student.id,
  conversation: lesson.conversation.conversation_id,
  tutor: lesson.tutor.id,
  note,
})
const missing = (): Ids => ({
  student: randomUUID(),
  conversation: randomUUID(),
  tutor: randomUUID(),
  note: randomUUID(),
  session: randomUUID(),
  device: randomUUID(),
})

beforeAll(async () => {
  app = await startApp()
  mia = await startLesson(app, 'Mia')
  neighbour = await startLesson(app, 'Noah')
  await say(app, mia, 'Mia said this and nobody else did.')
  miasDevice = await deviceOf(mia)
  neighboursDevice = await deviceOf(neighbour)
  const idOf = async (address: string) => (await call(app, 'GET', address, undefined, mia.parent)).json[0].id
  inHand = { session: await idOf('/api/sessions'), device: await idOf('/api/devices') }
  const document = (await call(app, 'GET', '/api/openapi.json')).json
  operations = Object.entries<Record<string, { security?: Record<string, string[]>[] }>>(document.paths).flatMap(
    ([address, verbs]) =>
      Object.entries(verbs).map(([method, operation]) => ({
        name: `${method} ${address}`,
        method: method.toUpperCase(),
        actors: (operation.security ?? [{ undeclared: [] }]).flatMap((one) => Object.keys(one)),
      })),
  )
})

/** The cookie of a device of its own that this child was let in with. */
async function deviceOf(lesson: Lesson): Promise<string> {
  const address = `/api/students/${lesson.student.id}/pairing-code`
  const { code } = (await call(app, 'POST', address, undefined, lesson.parent)).json
  return cookieOf(await call(app, 'POST', '/api/join', { code }))
}

const ask = (operation: Operation, of: Ids, as: { cookie?: string; pass?: string } = {}) => {
  const sample = samples[operation.name]?.(of)
  if (!sample) throw new Error(`${operation.name} has no sample here`)
  return call(app, operation.method, sample.address, sample.body, as)
}
const named = (operation: Operation) => !samples[operation.name]?.(missing()).own
const guarded = () => operations.filter((operation) => operation.actors.length > 0)
const forParents = () => guarded().filter((operation) => operation.actors.includes('parent'))
const atGate = () => guarded().filter((operation) => operation.actors.includes('parent_at_gate'))
const forDevices = () => guarded().filter((operation) => operation.actors.includes('device'))
const atAdminDoor = () => guarded().filter((operation) => operation.actors.includes('admin_at_door'))
const forAdmins = () =>
  guarded().filter((operation) => operation.actors.includes('admin') || operation.actors.includes('admin_freshly'))
const forPasses = () => guarded().filter((operation) => operation.actors.includes('pass'))
const where = (operation: Operation, answer: Answer) => `${operation.name}: ${answer.status} ${answer.json?.code ?? ''}`

/** All that a stranger could compare, without what differs by nature. */
const seen = (answer: Answer) => {
  const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id')
  return { status: answer.status, body: answer.text.replace(/"request_id":"[^"]+"/, ''), headers }
}

describe('who may call what', () => {
  it('is declared for every mounted route', () => {
    const mounted = app.http.routes
      .filter((route) => route.method !== 'ALL' && route.path.startsWith('/api/') && route.path !== '/api/openapi.json')
      .map((route) => `${route.method.toLowerCase()} ${route.path.replaceAll(/:(\w+)/g, '{$1}')}`)
    expect(mounted.length).toBeGreaterThan(20)
    expect([...new Set(mounted)].sort()).toEqual(operations.map((operation) => operation.name).sort())
    expect(operations.filter((operation) => operation.actors.includes('undeclared'))).toEqual([])
    expect(Object.keys(samples).sort()).toEqual(operations.map((operation) => operation.name).sort())
  })

  it('refuses no one and garbage with 401', async () => {
    const garbage = [
      {},
      { pass: 'garbage' },
      { pass: '' },
      { pass: 'A'.repeat(43) },
      { pass: 'A'.repeat(10_000) },
      { cookie: 'trellis.session=garbage' },
      { cookie: `trellis.session=${'A'.repeat(32)}.${'B'.repeat(43)}%3D` },
      { cookie: 'trellis.session=%E0%A4%A' },
      { cookie: 'trellis.device=garbage' },
      { cookie: `trellis.device=${'A'.repeat(43)}` },
    ]
    for (const operation of guarded()) {
      for (const as of garbage) {
        const answer = await ask(operation, ids(mia), as)
        expect(where(operation, answer)).toBe(`${operation.name}: 401 unauthenticated`)
        expect(answer.headers.get('www-authenticate')).toBe('Bearer')
      }
    }
  })

  it('does not take a cookie for a pass, nor a pass for a cookie', async () => {
    for (const operation of forPasses().filter((one) => !one.actors.includes('parent'))) {
      const answer = await ask(operation, ids(mia), mia.parent)
      expect(where(operation, answer)).toBe(`${operation.name}: 401 unauthenticated`)
    }
    for (const operation of forParents().filter((one) => !one.actors.includes('pass'))) {
      const answer = await ask(operation, ids(mia), { pass: mia.pass })
      expect(where(operation, answer)).toBe(`${operation.name}: 401 unauthenticated`)
    }
  })

  it('opens nothing of the parent’s to the child’s own device, and only its own student’s lesson', async () => {
    const closed = [...forParents(), ...atGate().filter((one) => !one.actors.includes('device'))]
    for (const operation of closed) {
      const answer = await ask(operation, ids(mia), { cookie: miasDevice })
      expect(where(operation, answer)).toBe(`${operation.name}: 401 unauthenticated`)
    }
    expect(forDevices().map((operation) => operation.name)).toEqual([
      'post /api/learner',
      'get /api/join',
      'delete /api/join',
    ])
  })

  it('opens nothing of the administrators’ to parents, learners, devices and administrators of yesterday', async () => {
    const ofAdmins = operations.filter(({ name }) => name.includes(' /api/admin/'))
    expect([...forAdmins(), ...atAdminDoor()].map(({ name }) => name).sort()).toEqual(
      ofAdmins.map(({ name }) => name).sort(),
    )
    const demoted = await administrator(app)
    await setAdmin(app.app, demoted.email, false)
    for (const operation of ofAdmins) {
      for (const as of [mia.parent, demoted]) {
        const answer = await ask(operation, ids(mia), as)
        expect(where(operation, answer)).toBe(`${operation.name}: 403 forbidden_role`)
      }
      for (const as of [{ pass: mia.pass }, { cookie: miasDevice }]) {
        const answer = await ask(operation, ids(mia), as)
        expect(where(operation, answer)).toBe(`${operation.name}: 401 unauthenticated`)
      }
    }
  })

  it('opens to an administrator who has not shown the second factor only the way to show it', async () => {
    const admin = await promote(app)
    for (const operation of forAdmins()) {
      const answer = await ask(operation, ids(mia), admin)
      expect(where(operation, answer)).toBe(`${operation.name}: 403 second_factor_required`)
    }
    expect(atAdminDoor().map(({ name }) => name)).toEqual([
      'get /api/admin/access',
      'post /api/admin/second-factor',
      'post /api/admin/second-factor/confirm',
      'post /api/admin/second-factor/show',
    ])
  })

  it('opens nothing but the gate while a lesson has closed it', async () => {
    const locked = await startLesson(app, 'Locked')
    const pin = { pin: '1234', password: 'correct horse battery' }
    expect((await call(app, 'PUT', '/api/profile/pin', pin, locked.parent)).status).toBe(204)
    await passFor(app, locked.parent, locked.student)
    expect(forParents().length).toBeGreaterThan(20)
    for (const operation of forParents()) {
      const answer = await ask(operation, ids(locked), locked.parent)
      expect(where(operation, answer)).toBe(`${operation.name}: 403 pin_required`)
    }
    expect(atGate().map((operation) => operation.name)).toEqual([
      'get /api/profile',
      'post /api/gate',
      'post /api/learner',
      'post /api/conversations/report-left',
    ])
  })

  /** Calls about the person and not about the family; guardians.test.ts has those. */
  const personal = [
    'post /api/profile/delete',
    'post /api/profile/email',
    'post /api/profile/phone',
    'post /api/profile/password',
    'put /api/profile/pin',
    'post /api/gate',
    'delete /api/sessions/{id}',
    'post /api/summarize',
    'post /api/billing/portal',
    'post /api/family/invitation',
    'post /api/family/leave',
    'delete /api/family/guardian',
  ]

  it('answers the second guardian of a family as who founded it, in every call', async () => {
    const [one, two] = [await startLesson(app, 'One'), await startLesson(app, 'Two')]
    await say(app, one, 'hello')
    await say(app, two, 'hello')
    const second = await secondGuardian(app, one.parent, 'Second')
    const of = async (lesson: Lesson) => {
      const { code } = (
        await call(app, 'POST', `/api/students/${lesson.student.id}/pairing-code`, undefined, lesson.parent)
      ).json
      await call(app, 'POST', '/api/join', { code })
      const devices = (await call(app, 'GET', '/api/devices', undefined, lesson.parent)).json
      const body = { note_content: 'likes trains', is_permanent: true }
      const note = (await call(app, 'POST', `/api/students/${lesson.student.id}/notes`, body, lesson.parent)).json
      return { ...ids(lesson, note.id), session: randomUUID(), device: devices[0].id }
    }
    const [ofOne, ofTwo] = [await of(one), await of(two)]
    const walked = [...forParents(), ...atGate()].filter(({ name }) => !personal.includes(name))
    const isLast = ({ name }: Operation) => (name === 'delete /api/conversations/{id}' ? 1 : 0)
    walked.sort((first, other) => isLast(first) - isLast(other))
    expect(walked.length).toBeGreaterThan(60)
    for (const operation of walked) {
      const bySecond = await ask(operation, ofOne, second)
      const byFounder = await ask(operation, ofTwo, two.parent)
      const came = ({ status, json }: Answer) => `${operation.name}: ${status} ${status < 400 ? '' : json?.code}`
      expect(came(bySecond)).toBe(came(byFounder))
      if (named(operation)) continue
      const strange = await ask(operation, ofOne, neighbour.parent)
      expect(strange.text).not.toContain(one.student.id)
    }
    for (const operation of walked.filter(named)) {
      const theirs = await ask(operation, ids(neighbour), second)
      expect(seen(theirs), operation.name).toEqual(seen(await ask(operation, missing(), second)))
    }
  })

  it('answers another family exactly as if the thing were missing', async () => {
    for (const operation of guarded().filter(named)) {
      const strangers = [
        ...(operation.actors.some((one) => one.startsWith('parent')) ? [{ cookie: neighbour.parent.cookie }] : []),
        ...(operation.actors.includes('device') ? [{ cookie: neighboursDevice }] : []),
        ...(operation.actors.includes('pass') ? [{ pass: neighbour.pass }] : []),
      ]
      for (const as of strangers) {
        const theirs = await ask(operation, ids(mia), as)
        const nothing = await ask(operation, missing(), as)
        expect(seen(theirs), operation.name).toEqual(seen(nothing))
        expect([404, 422], where(operation, theirs)).toContain(theirs.status)
      }
    }
  })

  it('shows a family only its own', async () => {
    for (const operation of forParents().filter((one) => !named(one) && one.method === 'GET')) {
      expect((await ask(operation, ids(mia), neighbour.parent)).text).not.toContain('Mia')
    }
  })

  it('keeps a sibling’s pass to its own student', async () => {
    const ben = await addStudent(app, mia.parent, 'Ben', 5)
    const tutor = await assignTutor(app, mia.parent, ben)
    const { token: pass } = await passFor(app, mia.parent, ben)
    await startConversation(app, { pass, student: ben, tutor })
    for (const operation of forPasses().filter(named)) {
      const answer = await ask(operation, ids(mia), { pass })
      expect([404, 422], where(operation, answer)).toContain(answer.status)
    }
  })

  it('ends a pass by log-out of the learner, by log-out of the parent, and by time', async () => {
    const gone = await startLesson(app, 'Gone')
    expect((await call(app, 'DELETE', '/api/learner', undefined, { pass: gone.pass })).status).toBe(204)
    const left = await startLesson(app, 'Left')
    await call(app, 'POST', '/api/auth/sign-out', undefined, left.parent)
    for (const operation of forPasses()) {
      for (const lesson of [gone, left]) {
        const answer = await ask(operation, ids(lesson), { pass: lesson.pass })
        expect(where(operation, answer)).toBe(`${operation.name}: 401 unauthenticated`)
      }
    }
    for (const operation of forParents()) {
      expect((await ask(operation, ids(left), left.parent)).status, operation.name).toBe(401)
    }
    const late = await startLesson(app, 'Late')
    app.advance(60 * 60 * 1000 + 1)
    for (const operation of forPasses()) {
      const answer = await ask(operation, ids(late), { pass: late.pass })
      expect(where(operation, answer)).toBe(`${operation.name}: 401 token_expired`)
    }
    const again = await signUp(app, 'Again')
    expect((await call(app, 'GET', '/api/profile', undefined, again)).status).toBe(200)
    app.advance(15 * 24 * 60 * 60 * 1000)
    expect((await call(app, 'GET', '/api/profile', undefined, again)).status).toBe(401)
  })
})
