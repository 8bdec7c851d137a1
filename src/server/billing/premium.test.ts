import { beforeAll, describe, expect, it } from 'vitest'
import type { StudentView } from '#shared/student.ts'
import type { TutorView } from '#shared/tutor.ts'
import {
  addStudent,
  call,
  hear,
  type Lesson,
  passFor,
  type SignedIn,
  signUp,
  startConversation,
} from '#tests/support/family.ts'
import { hearAll, payAtProvider, startPaying, tutorOf } from '#tests/support/paying.ts'
import { startApp } from '#tests/support/start-app.ts'

const paying = await startPaying()
const { app, stripe } = paying
const { books } = stripe

let premium: TutorView
let free: TutorView
beforeAll(async () => {
  premium = await tutorOf(paying, 'premium', 5)
  free = await tutorOf(paying, 'public', 5)
})

const choose = (parent: SignedIn, { id }: StudentView, tutor: TutorView) =>
  call(app, 'PATCH', `/api/students/${id}`, { assigned_tutor_id: tutor.id }, parent)

/** A child whose parent has paid and chosen a premium tutor. */
async function withPremium(name: string) {
  const parent = await signUp(app, name)
  const student = await addStudent(app, parent, name, 5)
  const plan = await payAtProvider(paying, parent)
  await hearAll(paying)
  expect((await choose(parent, student, premium)).status).toBe(200)
  return { parent, student, plan }
}

const start = (pass: string, student: StudentView, tutor: { id: string }, more = {}) =>
  call(app, 'POST', '/api/conversations/start', { student_id: student.id, tutor_id: tutor.id, ...more }, { pass })

async function endPlan(id: string): Promise<void> {
  books.end(id)
  await hearAll(paying)
}

describe('a family without the plan', () => {
  it('chooses every public tutor, and no premium one: the parent is told why', async () => {
    const parent = await signUp(app, 'Free')
    const student = await addStudent(app, parent, 'Free', 5)
    expect((await choose(parent, student, free)).status).toBe(200)
    const answer = await choose(parent, student, premium)
    expect([answer.status, answer.json.code]).toEqual([403, 'plan_required'])
    expect(answer.json.error).toBe('This tutor comes with the plan. All public tutors are free.')
    const after = await call(app, 'GET', `/api/students/${student.id}`, undefined, parent)
    expect(after.json.assigned_tutor_id).toBe(free.id)
  })

  it('starts no lesson with one either, also where no tutor was chosen', async () => {
    const parent = await signUp(app, 'Sly')
    const student = await addStudent(app, parent, 'Sly', 5)
    const { token } = await passFor(app, parent, student)
    const answer = await start(token, student, premium)
    expect([answer.status, answer.json.code]).toEqual([403, 'plan_required'])
    expect((await start(token, student, free)).status).toBe(200)
  })

  it('keeps every tool', async () => {
    const parent = await signUp(app, 'Tools')
    const student = await addStudent(app, parent, 'Tools', 5)
    const { token: pass } = await passFor(app, parent, student)
    for (const address of ['/api/flashcards/next_card', '/api/letters/next', '/api/videos', '/api/drawings'])
      expect((await call(app, 'GET', `${address}?student_id=${student.id}`, undefined, { pass })).status).toBe(200)
  })

  it('shows a child no price: nothing that a pass opens tells of one', async () => {
    const { parent, student, plan } = await withPremium('Quiet')
    await endPlan(plan.id)
    const pass = await passFor(app, parent, student)
    const refused = await start(pass.token, student, premium)
    for (const text of [JSON.stringify(pass), refused.text]) expect(text).not.toMatch(/\$|price|pay|subscri/i)
  })
})

describe('a family with the plan', () => {
  it('learns with a premium tutor', async () => {
    const { parent, student } = await withPremium('Mia')
    const pass = await passFor(app, parent, student)
    expect(pass.student.tutor?.id).toBe(premium.id)
    expect((await start(pass.token, student, premium)).status).toBe(200)
  })
})

describe('when the plan ends', () => {
  it('a running lesson goes on, also after a reload; the next one is with a public tutor', async () => {
    const { parent, student, plan } = await withPremium('Ben')
    const { token: pass } = await passFor(app, parent, student)
    const conversation = await startConversation(app, { pass, student, tutor: premium })
    const lesson: Lesson = { parent, student, tutor: premium, pass, conversation }
    app.advance(60_000)
    await endPlan(plan.id)
    expect((await hear(app, lesson, 'What is 3 + 4?')).at(-1)?.type).toBe('done')
    const { conversation_id, end_token } = conversation
    await call(app, 'POST', '/api/conversations/end', { conversation_id, end_token }, { pass })
    const reloaded = await passFor(app, parent, student)
    expect(reloaded.student.tutor?.id).toBe(premium.id)
    const resumed = await start(reloaded.token, student, premium, { resume: conversation_id })
    expect(resumed.json.conversation_id).toBe(conversation_id)

    await call(app, 'POST', '/api/conversations/end', { conversation_id, end_token }, { pass })
    app.advance(3 * 60_000)
    const next = await passFor(app, parent, student)
    expect(next.student.tutor?.access_level).toBe('public')
    expect((await start(next.token, student, premium)).json.code).toBe('plan_required')
    const started = await start(next.token, student, { id: next.student.tutor?.id ?? '' })
    expect([started.status, started.json.messages[0].role]).toEqual([200, 'assistant'])
  })

  it('cannot be put off by one short lesson after the other', async () => {
    const { parent, student, plan } = await withPremium('Chain')
    await endPlan(plan.id)
    app.advance(1_000)
    const pass = await passFor(app, parent, student)
    expect(pass.student.tutor?.access_level).toBe('public')
    expect((await start(pass.token, student, premium)).status).toBe(403)
  })

  it('the parent’s choice stays, through other changes too, and comes back with the plan', async () => {
    const { parent, student, plan } = await withPremium('Choice')
    await endPlan(plan.id)
    const renamed = await call(app, 'PATCH', `/api/students/${student.id}`, { nickname: 'Chosen' }, parent)
    expect([renamed.status, renamed.json.assigned_tutor_id]).toEqual([200, premium.id])
    expect((await choose(parent, student, premium)).json.code).toBe('plan_required')
    await payAtProvider(paying, parent)
    await hearAll(paying)
    expect((await passFor(app, parent, student)).student.tutor?.id).toBe(premium.id)
  })

  it('on the child’s own device too', async () => {
    const { parent, student, plan } = await withPremium('Tablet')
    const { code } = (await call(app, 'POST', `/api/students/${student.id}/pairing-code`, undefined, parent)).json
    await endPlan(plan.id)
    app.advance(1_000)
    const joined = await call(app, 'POST', '/api/join', { code })
    expect(joined.json.student.tutor.access_level).toBe('public')
  })
})

describe('without payments', () => {
  it('every tutor is free', async () => {
    const free = await startApp()
    const parent = await signUp(free, 'Home')
    const student = await addStudent(free, parent, 'Home', 5)
    const chosen = await call(free, 'PATCH', `/api/students/${student.id}`, { assigned_tutor_id: premium.id }, parent)
    expect(chosen.status).toBe(200)
    const pass = await passFor(free, parent, student)
    expect(pass.student.tutor?.id).toBe(premium.id)
    expect((await startConversation(free, { pass: pass.token, student, tutor: premium })).messages).toHaveLength(1)
  })
})
