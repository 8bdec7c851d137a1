// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mia, mum, openAt } from '#tests/support/parent-side.tsx'
import { type Answers, refusal, stubServer } from '#tests/support/stub-server.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const list = `/api/student/${mia.id}/conversations`
const session = (id: string, started_at: string) => ({ id, started_at })
const newest = session('c2', '2026-11-20T16:05:00.000Z')
const oldest = session('c1', '2026-11-19T16:05:00.000Z')
const said = (id: string, role: string, content: string) => ({
  id,
  role,
  content,
  sentences: [content],
  created_at: '2026-11-20T16:06:00.000Z',
  client_message_id: null,
})

const next = (path: string, cursor: string) => ({ link: `<${path}?cursor=${cursor}>; rel="next"` })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const dialog = (name: string) => within(screen.getByRole('dialog', { name }))
const sessions = () => dialog('Session history of Mia').queryAllByText(/^Session from: /)

async function openHistory(answer: Answers[string], more: Answers = {}) {
  const server = stubServer({
    'GET /api/profile': { json: mum },
    'GET /api/students': { json: [mia] },
    [`GET ${list}`]: answer,
    ...more,
  })
  openAt('/dashboard')
  await screen.findByRole('heading', { name: 'Mia' })
  press(/^View Session History/)
  return server
}

describe('the session history', () => {
  it('lists the sessions, and the older ones on demand', async () => {
    const server = await openHistory(({ query }) =>
      query.get('cursor') === 'c2' ? { json: [oldest] } : { json: [newest], headers: next(list, 'c2') },
    )
    await screen.findByText(/^Session from: .*2026/)
    expect(sessions()).toHaveLength(1)
    press('Show more')
    await waitFor(() => expect(sessions()).toHaveLength(2))
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    expect(server.askedOf(`GET ${list}`)).toHaveLength(2)
  })

  it('that is empty says so', async () => {
    await openHistory({ json: [] })
    await screen.findByText('No session history found.')
  })

  it('that could not be loaded is not taken for an empty one, and can be tried again', async () => {
    const server = await openHistory(refusal('internal'))
    await screen.findByText('Network response was not ok')
    expect(screen.queryByText('No session history found.')).toBeNull()
    server.answers[`GET ${list}`] = { json: [newest] }
    press('Try again')
    await waitFor(() => expect(sessions()).toHaveLength(1))
    expect(screen.queryByText('Network response was not ok')).toBeNull()
  })

  it('keeps what it has when the next page fails, and asks for that page again', async () => {
    const server = await openHistory(({ query }) =>
      query.has('cursor') ? refusal('internal') : { json: [newest], headers: next(list, 'c2') },
    )
    await waitFor(() => expect(sessions()).toHaveLength(1))
    press('Show more')
    await screen.findByText('Network response was not ok')
    expect(sessions()).toHaveLength(1)
    server.answers[`GET ${list}`] = { json: [oldest] }
    press('Try again')
    await waitFor(() => expect(sessions()).toHaveLength(2))
  })
})

describe('a transcript', () => {
  const path = '/api/conversations/c2/transcript'
  const open = async (answer: Answers[string]) => {
    await openHistory({ json: [newest] }, { [`GET ${path}`]: answer })
    await waitFor(() => expect(sessions()).toHaveLength(1))
    press(/^View the session from/)
  }

  it('shows every word in order, who said it and when, over all pages', async () => {
    await open(({ query }) =>
      query.has('cursor')
        ? { json: [said('m3', 'assistant', 'Exactly right!')] }
        : { json: [said('m1', 'assistant', 'Hello!'), said('m2', 'user', '56')], headers: next(path, '2') },
    )
    await screen.findByText('Hello!')
    press('Show more')
    await screen.findByText('Exactly right!')
    const spoken = dialog('Session Transcript')
      .getAllByRole('listitem')
      .map((one) => one.textContent?.replace(/\d{1,2}:\d{2}(?:.?[AP]M)?/, 'then '))
    expect(spoken).toEqual(['Tutor · then Hello!', 'Mia · then 56', 'Tutor · then Exactly right!'])
  })

  it('shows, small and when it comes into view, the picture of a reply, and what there was to press', async () => {
    const seen: (() => void)[] = []
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
          seen.push(() => tell([{ isIntersecting: true }]))
        }
        observe = () => undefined
        disconnect = () => undefined
      },
    )
    const fish = { kind: 'objects', groups: [{ thing: 'fish', count: 3 }], alt: 'A group of three fish.' }
    const press = ['3', '4'].map((label) => ({ label, says: label, kind: 'answer' }))
    const newer = { picture: { kind: 'film', alt: 'A film.' }, press: [{ label: 'Sing', says: 'la', kind: 'song' }] }
    await open({
      json: [
        { ...said('m1', 'assistant', 'How many fish?'), extras: { picture: fish, press } },
        { ...said('m2', 'assistant', 'Look!'), extras: newer },
      ],
    })
    const text = await screen.findByText('To press: 3 · 4')
    expect(text.closest('li')?.textContent).toContain('How many fish?')
    expect([screen.queryByRole('img', { name: fish.alt }), seen.length]).toEqual([null, 2])
    act(() => seen[0]?.())
    expect(await screen.findByRole('img', { name: fish.alt })).toBeTruthy()
    act(() => seen[1]?.())
    expect(await screen.findByText('A film.')).toBeTruthy()
    expect(screen.queryByText(/Sing/)).toBeNull()
  })

  it('in which nothing was said says so', async () => {
    await open({ json: [] })
    await screen.findByText('Nothing was said in this session.')
  })

  it('that could not be loaded can be tried again', async () => {
    await open(refusal('internal'))
    await screen.findByText('Network response was not ok')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})
