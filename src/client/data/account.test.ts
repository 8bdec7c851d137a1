import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mum } from '#tests/support/parent-side.tsx'
import { refusal, stubServer } from '#tests/support/stub-server.ts'
import { sessionQuery } from './account.ts'
import { newQueryClient } from './query-client.ts'
import { studentsQuery } from './students.ts'

const neighbour = { ...mum, id: 'f0000000-0000-4000-8000-000000000002' }

const told = (cookie: string) => vi.stubGlobal('document', { cookie })
beforeEach(() => told('theme=x; trellis.here=parent'))
afterEach(() => vi.unstubAllGlobals())

/** Asks who is here, without the tries that a browser would make in between. */
function ask(client = newQueryClient()) {
  return client.fetchQuery({ ...sessionQuery, staleTime: 0, retry: false })
}

describe('who is signed in', () => {
  it('is the profile that the server gives', async () => {
    stubServer({ 'GET /api/profile': { json: mum } })
    expect(await ask()).toEqual(mum)
  })

  it.each(['', 'trellis.here=', 'trellis.here=device', 'other.trellis.here=parent'])(
    'is not asked for where nobody can be: %j',
    async (cookie) => {
      told(cookie)
      const server = stubServer({})
      expect(await ask()).toBeNull()
      expect(server.askedOf('GET /api/profile')).toEqual([])
    },
  )

  it('is asked for over https too, and beside a child’s device', async () => {
    told('a=b; __Host-trellis.here=parent-device')
    stubServer({ 'GET /api/profile': { json: mum } })
    expect(await ask()).toEqual(mum)
  })

  it('is nobody when the server says so', async () => {
    stubServer({ 'GET /api/profile': refusal('unauthenticated') })
    expect(await ask()).toBeNull()
  })

  it.each([
    ['a broken server', refusal('internal'), 'internal'],
    ['a resting server', refusal('unavailable'), 'unavailable'],
    ['an answer that is none of ours', { status: 502, json: 'Bad Gateway' }, 'unavailable'],
    ['no connection', 'no connection' as const, 'unavailable'],
  ])('is not known from %s, which is not the same as nobody', async (_what, answer, code) => {
    stubServer({ 'GET /api/profile': answer })
    await expect(ask()).rejects.toMatchObject({ problem: { code } })
  })
})

describe('what is known of a family', () => {
  const students = ['students']

  it('is forgotten when somebody else turns out to be signed in', async () => {
    const server = stubServer({ 'GET /api/profile': { json: mum } })
    const client = newQueryClient()
    await ask(client)
    client.setQueryData(students, ['Mia'])
    await ask(client)
    expect(client.getQueryData(students)).toEqual(['Mia'])
    server.answers['GET /api/profile'] = { json: neighbour }
    await ask(client)
    expect(client.getQueryData(students)).toBeUndefined()
  })

  it('is forgotten as soon as any call learns that the session is over, and not for another failure', async () => {
    const server = stubServer({ 'GET /api/profile': { json: mum }, 'GET /api/students': refusal('internal') })
    const client = newQueryClient()
    await ask(client)
    client.setQueryData(students, ['Mia'])
    const look = () => client.fetchQuery({ ...studentsQuery, staleTime: 0, retry: false }).catch(() => null)
    await look()
    expect(client.getQueryData(students)).toEqual(['Mia'])
    server.answers['GET /api/students'] = refusal('unauthenticated')
    await look()
    expect(client.getQueryData(students)).toBeUndefined()
    expect(client.getQueryData(sessionQuery.queryKey)).toBeNull()
  })
})
