import { describe, expect, it } from 'vitest'
import { administrator } from '#tests/support/administrator.ts'
import { addStudent, call, signUp } from '#tests/support/family.ts'
import { startApp } from '#tests/support/start-app.ts'

const app = await startApp()
const parent = await signUp(app, 'Ana')
const mia = await addStudent(app, parent, 'Mia')

const hidden = [
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\u200e',
  '\u200f',
  '\u061c',
  '\u0007',
  '\u001b',
  '\u0085',
  '\n',
  '\u2028',
]

describe('a name that others read holds no sign that turns or breaks the line it stands in:', () => {
  const named = (name: string): [string, string, string, object][] => [
    ['nickname', 'POST', '/api/students', { nickname: name, grade_level: 3 }],
    ['nickname', 'PATCH', `/api/students/${mia.id}`, { nickname: name }],
    ['full_name', 'PATCH', '/api/profile', { full_name: name }],
    [
      'full_name',
      'POST',
      '/api/auth/sign-up/email',
      { email: 'x@example.org', password: 'correct horse battery', full_name: name },
    ],
    ['title', 'PATCH', `/api/videos/${mia.id}`, { title: name }],
  ]
  it.each(hidden.map((sign) => [JSON.stringify(sign).replace('"', ''), sign]))('%s', async (_, sign) => {
    for (const [field, method, address, body] of named(`An${sign}na`)) {
      const answer = await call(app, method, address, body, parent)
      expect([address, answer.status, answer.json.fields]).toEqual([address, 422, { [field]: 'hidden_sign' }])
    }
    const film = `/api/videos?title=${encodeURIComponent(`An${sign}na`)}&minimum_grade_level=0&for=family`
    const answer = await call(app, 'POST', film, 'x', { ...parent, headers: { 'content-type': 'video/mp4' } })
    expect([answer.status, answer.json.fields]).toEqual([400, { title: 'hidden_sign' }])
  })

  it('nor does the name of a tutor', async () => {
    const admin = await administrator(app)
    for (const sign of hidden) {
      const answer = await call(app, 'POST', '/api/admin/tutors', { name: `Pi${sign}p` }, admin)
      expect([answer.status, answer.json.fields.name]).toEqual([422, 'hidden_sign'])
    }
  })

  it('names of every script, and emoji that are joined, stay', async () => {
    for (const nickname of ['José', 'محمد', 'נועם', '小明', 'Zoë-Ann O’Neil', '👩‍🚀 Ada', 'می‌خواهم']) {
      const answer = await call(app, 'PATCH', `/api/students/${mia.id}`, { nickname }, parent)
      expect([answer.status, answer.json.nickname]).toEqual([200, nickname])
    }
  })
})

describe('consent', () => {
  const give = (version: unknown) => call(app, 'PUT', `/api/students/${mia.id}/consent`, { version }, parent)

  it('is given to a notice that there is, and to no other', async () => {
    await call(app, 'DELETE', `/api/students/${mia.id}/consent`, undefined, parent)
    for (const version of ['nonsense', '', '2026-11 ', '2026-11B', '2027-01', 'null', null, 3]) {
      const answer = await give(version)
      expect([version, answer.status, Object.keys(answer.json.fields ?? {})]).toEqual([version, 422, ['version']])
      const body = { nickname: 'Ben', grade_level: 2, consent_version: version }
      const added = await call(app, 'POST', '/api/students', body, parent)
      expect([version, added.status, Object.keys(added.json.fields ?? {})]).toEqual([version, 422, ['consent_version']])
    }
    const students: { nickname: string; consent: object | null }[] = (
      await call(app, 'GET', '/api/students', undefined, parent)
    ).json
    expect(students.map(({ consent }) => consent)).toEqual([null])
    expect((await give('2026-11b')).json.consent.version).toBe('2026-11b')
  })

  it('to the notice before stands: a page that was open during an update is believed', async () => {
    expect((await give('2026-11')).json.consent.version).toBe('2026-11')
  })
})
