import { expect } from 'vitest'
import type { AdminTutorView, TutorVersionView } from '#shared/admin-tutor.ts'
import type { TutorView } from '#shared/tutor.ts'
import { administrator, codeNow } from './administrator.ts'
import { addStudent, call, type Lesson, passFor, signUp, startConversation } from './family.ts'
import { goodPictures } from './pictures.ts'
import type { TestApp } from './start-app.ts'

/** A tutor as an administrator describes one. */
export const bo = {
  name: 'Bo',
  description: 'A beaver who builds with numbers.',
  personality: 'You are Bo, a cheerful beaver. You speak in short sentences. You are an AI tutor and say so.',
  access_level: 'public',
}

/** What an administrator of this server does with tutors. */
export async function tutorWorkshop(app: TestApp) {
  const admin = await administrator(app, 'Ada')
  const { png } = await goodPictures()

  const ask = (method: string, address: string, body?: unknown) =>
    call(app, method, `/api/admin/tutors${address}`, body, admin)

  async function upload(file: Buffer = png) {
    const headers = { origin: 'http://localhost', host: 'localhost', cookie: admin.cookie, 'content-type': 'image/png' }
    const sent = { method: 'POST', headers, body: Uint8Array.from(file) }
    const response = await app.http.request('http://localhost/api/admin/tutor-avatars', sent)
    return { status: response.status, json: await response.json() }
  }

  async function draft(more: object = {}): Promise<AdminTutorView> {
    const answer = await ask('POST', '', { ...bo, avatar_id: (await upload()).json.id, ...more })
    expect(answer.status, answer.text).toBe(201)
    return answer.json
  }

  /** Rehearses the newest version to its end. */
  async function rehearsed({ id, version }: AdminTutorView): Promise<TutorVersionView> {
    const begun = await ask('POST', `/${id}/versions/${version}/rehearsal`)
    expect(begun.status, begun.text).toBe(202)
    await app.finishJobs()
    return (await ask('GET', `/${id}/versions/${version}`)).json
  }

  const publish = ({ id, version }: AdminTutorView) => ask('POST', `/${id}/versions/${version}/publish`)

  async function published(more: object = {}): Promise<AdminTutorView> {
    const made = await draft(more)
    await rehearsed(made)
    const answer = await publish(made)
    expect(answer.status, answer.text).toBe(200)
    return answer.json
  }

  /** A deletion asks for the second factor anew after five minutes; a code works once. */
  async function remove(id: string) {
    app.advance(60_000)
    const code = codeNow(app, admin)
    const shown = await call(app, 'POST', '/api/admin/second-factor/show', { code }, admin)
    expect(shown.status, shown.text).toBeLessThan(300)
    return ask('DELETE', `/${id}`)
  }

  const families = async (): Promise<TutorView[]> => (await call(app, 'GET', '/api/tutors')).json
  const isShown = async (id: string) => (await families()).some((one) => one.id === id)
  const newestOf = async (id: string): Promise<AdminTutorView> =>
    (await ask('GET', '')).json.find((one: AdminTutorView) => one.id === id)

  /** Mia in a lesson with this tutor. */
  async function lessonWith(chosen: { id: string }, grade = 3): Promise<Lesson> {
    const parent = await signUp(app, 'Mum')
    const student = await addStudent(app, parent, 'Mia', grade)
    const body = { assigned_tutor_id: chosen.id }
    expect((await call(app, 'PATCH', `/api/students/${student.id}`, body, parent)).status).toBe(200)
    const { token: pass } = await passFor(app, parent, student)
    const tutor = (await families()).find((one) => one.id === chosen.id)
    if (!tutor) throw new Error('this tutor is not shown')
    return { parent, student, tutor, pass, conversation: await startConversation(app, { pass, student, tutor }) }
  }

  return { admin, ask, upload, draft, rehearsed, publish, published, remove, families, isShown, newestOf, lessonWith }
}
