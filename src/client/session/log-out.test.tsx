// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keptFor } from '#client/outbox/kept.ts'
import { outboxBox } from '#client/outbox/outbox-box.ts'
import { config, mia, mum, openAt } from '#tests/support/parent-side.tsx'
import { mia as learner, message } from '#tests/support/scripted-conversation.ts'
import { type Answer, type Answers, refusal, stubServer } from '#tests/support/stub-server.ts'

const said = { id: '0193a1e0-5c00-4a10-8b01-7472656c6c01', text: 'I think it is 56', inBox: true }
const question = 'Something Mia wrote has not reached Trellis yet'

const student = { ...learner, id: mia.id }
const expires_at = new Date(Date.now() + 3_600_000).toISOString()
const passOf = (of: unknown): Answer => ({
  status: 201,
  json: { token: 'p1', expires_at, learner_id: 'l', student: of },
})
const started = (...messages: ReturnType<typeof message>[]): Answer => ({
  json: { conversation_id: 'c7', end_token: 't', messages },
})
const reply =
  'event: accepted\ndata: {"conversation_id":"c7","message_id":"m"}\n\n' +
  'event: sentence\ndata: {"message_id":"r","index":0,"text":"Yes!"}\n\n' +
  'event: done\ndata: {"message_id":"r","conversation_id":"c7","reply":"Yes!","mood":"happy"}\n\n'

let left: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  left = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  sessionStorage.clear()
})

async function openDashboard(answers: Answers = {}) {
  const server = stubServer({
    'GET /api/profile': { json: mum },
    'GET /api/config': { json: config },
    'GET /api/students': { json: [mia] },
    'POST /api/learner': passOf(student),
    'POST /api/conversations/start': started(),
    'POST /api/conversations/end': { status: 204 },
    'POST /api/chat': { status: 200 },
    'POST /api/auth/sign-out': { status: 204 },
    ...answers,
  })
  streamReplies()
  const { where } = openAt('/dashboard')
  await screen.findByRole('heading', { name: 'Mia' })
  return { server, where }
}

/** The stub answers in JSON; a reply that is taken comes as events. */
function streamReplies() {
  const stubbed = fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const answer = await stubbed(input, init)
    return answer.ok && String(input).endsWith('/api/chat') ? new Response(reply) : answer
  })
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const hasLeft = () => waitFor(() => expect(left).toHaveBeenCalledWith('/login'))

describe('logging out', () => {
  it('with nothing unsent asks nobody but the sign-out', async () => {
    keptFor(mia.id).keepDraft('half a sent')
    const { server } = await openDashboard()
    press('Log Out')
    await hasLeft()
    expect(server.askedOf('POST /api/learner')).toEqual([])
    expect(sessionStorage.length).toBe(0)
  })

  it('brings what a child wrote first, under the same id, where it was said', async () => {
    const kept = keptFor(mia.id)
    kept.keepUnsent(said)
    kept.keepSitting('c7')
    const { server } = await openDashboard()
    server.answers['POST /api/auth/sign-out'] = () => {
      expect(kept.unsent()).toBeNull()
      return { status: 204 }
    }
    press('Log Out')
    await hasLeft()
    const ids = { student_id: mia.id, tutor_id: learner.tutor?.id }
    expect(server.askedOf('POST /api/conversations/start').map((one) => one.body)).toEqual([{ ...ids, resume: 'c7' }])
    expect(server.askedOf('POST /api/chat').map((one) => one.body)).toEqual([
      { ...ids, message: said.text, conversation_id: 'c7', client_message_id: said.id },
    ])
    expect(server.askedOf('POST /api/conversations/end')).toHaveLength(1)
    expect(server.askedOf('POST /api/auth/sign-out')).toHaveLength(1)
  })

  it('does not say again what had arrived', async () => {
    keptFor(mia.id).keepUnsent(said)
    const arrived = message('user', said.text, { client_message_id: said.id })
    const { server } = await openDashboard({ 'POST /api/conversations/start': started(arrived) })
    press('Log Out')
    await hasLeft()
    expect(server.askedOf('POST /api/chat')).toEqual([])
  })

  it('does not show one family the words of another', async () => {
    keptFor('c0000000-0000-4000-8000-000000000009').keepUnsent(said)
    await openDashboard({ 'POST /api/learner': refusal('not_found') })
    press('Log Out')
    await hasLeft()
    expect(screen.queryByText(said.text)).toBeNull()
  })
})

describe('words that cannot be brought', () => {
  const refused: Answers = { 'POST /api/chat': refusal('rate_limited') }

  async function openQuestion(answers = refused) {
    keptFor(mia.id).keepUnsent(said)
    const opened = await openDashboard(answers)
    press('Log Out')
    const dialog = within(await screen.findByRole('dialog', { name: question }))
    expect(dialog.getByText(said.text)).toBeTruthy()
    expect(opened.server.askedOf('POST /api/auth/sign-out')).toEqual([])
    return opened
  }

  it('keep the parent signed in, who may stay: nothing is lost', async () => {
    const { where } = await openQuestion()
    press('Stay')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(where()).toBe('/dashboard')
    expect(keptFor(mia.id).unsent()).toEqual(said)
    expect(screen.getByRole('button', { name: 'Log Out' })).toHaveProperty('disabled', false)
  })

  it('are tried again, in the same conversation', async () => {
    const { server } = await openQuestion()
    server.answers['POST /api/chat'] = { status: 200 }
    press('Try again')
    await hasLeft()
    expect(server.askedOf('POST /api/conversations/start').at(-1)?.body).toMatchObject({ resume: 'c7' })
  })

  it('are thrown away when the parent says so', async () => {
    const { server } = await openQuestion()
    press('Log out and throw it away')
    await hasLeft()
    expect(server.askedOf('POST /api/chat')).toHaveLength(1)
    expect(sessionStorage.length).toBe(0)
  })

  it('are not lost by a log-out that did not reach the server', async () => {
    await openQuestion({ ...refused, 'POST /api/auth/sign-out': 'no connection' })
    press('Log out and throw it away')
    await screen.findByText(/You are still signed in/)
    expect(keptFor(mia.id).unsent()).toEqual(said)
  })

  it.each<[string, Answers]>([
    ['there is no connection', { 'POST /api/learner': 'no connection' }],
    ['the child has no tutor', { 'POST /api/learner': passOf({ ...student, tutor: null }) }],
    ['lessons are off', { 'POST /api/conversations/start': refusal('consent_required') }],
  ])('are shown when %s', async (_, answers) => {
    await openQuestion(answers)
  })

  it('are not waited for longer than eight seconds', async () => {
    keptFor(mia.id).keepUnsent(said)
    await openDashboard({ 'POST /api/learner': () => new Promise(() => undefined) })
    vi.useFakeTimers({ shouldAdvanceTime: true })
    press('Log Out')
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
    expect(screen.queryByRole('dialog')).toBeNull()
    await vi.advanceTimersByTimeAsync(8_000)
    await screen.findByRole('dialog', { name: question })
  })
})

describe('what a child reported and could not tell', () => {
  const report = { conversation_id: 'c0000000-0000-4000-8000-000000000007', about: 'someone_hurts_me' } as const
  const left = 'POST /api/conversations/report-left'
  const noPass: Answers = { 'POST /api/learner': refusal('unavailable') }
  beforeEach(() => outboxBox(mia.id).put({ kind: 'report', report, reported_at: 1 }))
  afterEach(() => localStorage.clear())

  it('is told by the parent who leaves, without a word, and is not there for the next person', async () => {
    const { server } = await openDashboard({ ...noPass, [left]: { status: 204 } })
    server.answers['POST /api/auth/sign-out'] = () => {
      expect(server.askedOf(left).map(({ body }) => body)).toEqual([report])
      return { status: 204 }
    }
    press('Log Out')
    await hasLeft()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(localStorage.length).toBe(0)
  })

  it('is not lost: while it does not arrive, nobody is logged out', async () => {
    const { server } = await openDashboard({
      ...noPass,
      [left]: refusal('unavailable', 'Resting.', { retryable: true }),
    })
    press('Log Out')
    await screen.findByText(/You are still signed in/)
    expect(server.askedOf('POST /api/auth/sign-out')).toEqual([])
    expect(localStorage.length).toBe(1)
  })

  it('waits for its own family when another one logs out here', async () => {
    const nobodys = refusal('not_found')
    const { server } = await openDashboard({ 'POST /api/learner': nobodys, [left]: nobodys })
    press('Log Out')
    await hasLeft()
    expect(server.askedOf('POST /api/auth/sign-out')).toHaveLength(1)
    expect(outboxBox(mia.id).list()).toMatchObject([{ where: 'waits', kept: { report } }])
  })
})

describe('another tab of this browser', () => {
  let other: BroadcastChannel
  beforeEach(() => {
    other = new BroadcastChannel('trellis.session')
  })
  afterEach(() => other.close())
  const tell = () => other.postMessage('signed-out')

  it('is at the sign-in at once, and keeps nothing of the family', async () => {
    keptFor(mia.id).keepDraft('half a sent')
    const { server, where } = await openDashboard()
    server.answers['GET /api/profile'] = refusal('unauthenticated')
    tell()
    await screen.findByRole('heading', { name: 'Welcome back' })
    expect(where()).toBe('/login')
    expect(keptFor(mia.id).draft()).toBe('')
  })

  it('keeps words that could not be sent for the next sign-in', async () => {
    keptFor(mia.id).keepUnsent(said)
    const { server } = await openDashboard()
    server.answers['GET /api/profile'] = refusal('unauthenticated')
    tell()
    await screen.findByRole('heading', { name: 'Welcome back' })
    expect(keptFor(mia.id).unsent()).toEqual(said)
  })

  it('stays where it is while the session goes on', async () => {
    const { server, where } = await openDashboard()
    const before = server.askedOf('GET /api/profile').length
    tell()
    await waitFor(() => expect(server.askedOf('GET /api/profile').length).toBeGreaterThan(before))
    expect(where()).toBe('/dashboard')
  })

  it('is told by the log-out', async () => {
    const heard = new Promise((resolve) => {
      other.onmessage = ({ data }) => resolve(data)
    })
    await openDashboard()
    press('Log Out')
    expect(await heard).toMatch(/^signed-out /)
  })
})
