// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { HistoryItem } from '#shared/history.ts'
import { mia, mum, openAt } from '#tests/support/parent-side.tsx'
import { type Answers, refusal, stubServer } from '#tests/support/stub-server.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const list = `/api/student/${mia.id}/conversations`
const session = (id: string, started_at: string, more: Partial<HistoryItem> = {}): HistoryItem => ({
  id,
  started_at,
  tutor_name: 'Luma',
  minutes: 18,
  topics: ['Add within 20', 'Spelling'],
  tried: 12,
  right: 9,
  drawings: 0,
  alarm: false,
  open: false,
  ...more,
})
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

  it('tells what was done in each, marks what the parent was told of, and can be narrowed', async () => {
    const server = await openHistory(({ query }) =>
      query.get('show') === 'alarm'
        ? { json: [session('c2', newest.started_at, { alarm: true, drawings: 1 })] }
        : query.has('show')
          ? { json: [] }
          : { json: [newest] },
    )
    await screen.findByText('With Luma, 18 minutes · 9 of 12 right')
    expect(screen.getByText('Add within 20')).toBeTruthy()
    expect(screen.queryByText('You were told about something here')).toBeNull()
    fireEvent.change(screen.getByRole('combobox', { name: 'Show' }), { target: { value: 'alarm' } })
    await screen.findByText('With Luma, 18 minutes · 9 of 12 right · 1 drawing')
    expect(screen.getByText('You were told about something here')).toBeTruthy()
    fireEvent.change(screen.getByRole('combobox', { name: 'Show' }), { target: { value: 'science' } })
    await screen.findByText('No sessions of this kind.')
    expect(server.askedOf(`GET ${list}`)).toHaveLength(3)
  })

  it('gives everything that was said as a file in three forms', async () => {
    await openHistory({ json: [newest] })
    await screen.findByText('Download everything that was said')
    const links = dialog('Session history of Mia').getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['As a page', `/api/student/${mia.id}/export?form=html`],
      ['As a table (CSV)', `/api/student/${mia.id}/export?form=csv`],
      ['As data (JSON)', `/api/student/${mia.id}/export?form=json`],
    ])
  })

  it('deletes a session after it has told what goes, and never one that still goes on', async () => {
    const contents = { messages: 12, drawings: 1, photos: 0, wonders: 2, memories: 0, notes: 0, answers: 7 }
    const server = await openHistory(
      { json: [session('c3', '2026-11-21T16:05:00.000Z', { open: true }), newest] },
      {
        'GET /api/conversations/c2/contents': { json: contents },
        'DELETE /api/conversations/c2': refusal('internal'),
      },
    )
    await waitFor(() => expect(sessions()).toHaveLength(2))
    expect(screen.getAllByRole('button', { name: /^Delete the session from/ })).toHaveLength(1)
    press(/^Delete the session from/)
    await screen.findByText('This goes for good: 12 messages, 1 drawing and 2 questions.')
    expect(screen.getByText(/^What Mia showed in 7 answers stays known/)).toBeTruthy()
    press('Delete for good')
    await screen.findByText('The session could not be deleted. It is still there.')
    server.answers['DELETE /api/conversations/c2'] = { status: 204 }
    server.answers[`GET ${list}`] = { json: [] }
    press('Delete for good')
    await screen.findByText('No session history found.')
    expect(screen.queryByRole('dialog', { name: 'Delete this session?' })).toBeNull()
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

describe('a search in what was said', () => {
  const path = `/api/student/${mia.id}/said`
  const found = {
    id: 'm2',
    conversation_id: 'c1',
    started_at: oldest.started_at,
    role: 'user',
    created_at: '2026-11-19T16:06:00.000Z',
    parts: [
      { text: 'I like ', hit: false },
      { text: 'fractions', hit: true },
      { text: ' <b>now</b>', hit: false },
    ],
  }

  async function searchFor(about: string, answer: Answers[string], more: Answers = {}) {
    const server = await openHistory({ json: [newest] }, { [`GET ${path}`]: answer, ...more })
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Search in what was said' }), {
      target: { value: about },
    })
    press('Search')
    return server
  }

  it('shows the sentence with the words marked, opens it where it was said, and leads back', async () => {
    await searchFor(' fractions ', ({ query }) => ({ json: query.get('about') === 'fractions' ? [found] : [] }), {
      'GET /api/conversations/c1/transcript': {
        json: [said('m1', 'assistant', 'Hello!'), said('m2', 'user', 'I like fractions')],
      },
    })
    const mark = await screen.findByText('fractions', { selector: 'mark' })
    expect(mark.parentElement?.textContent).toBe('I like fractions <b>now</b>')
    press(/^Read it in the session: Mia, Nov 19/)
    const words = await screen.findByText('I like fractions')
    expect(words.className).toContain('outline-sun')
    press('Back to all sessions')
    await screen.findByText('With Luma, 18 minutes · 9 of 12 right')
  })

  it('that finds nothing says so', async () => {
    await searchFor('giraffes', { json: [] })
    await screen.findByText('Nothing was said about “giraffes”.')
    expect(screen.queryByRole('button', { name: /^Delete everything/ })).toBeNull()
  })

  it('can end in everything said about it being deleted, after it was told how much that is', async () => {
    const server = await searchFor(
      'fractions',
      { json: [found] },
      {
        [`GET ${path}/count`]: { json: { messages: 4, sessions: 2 } },
        [`POST ${path}/remove`]: { json: { messages: 4, sessions: 2 } },
      },
    )
    await screen.findByText('fractions', { selector: 'mark' })
    press('Delete everything said about “fractions”')
    await screen.findByText(/^This goes for good: 4 messages in 2 sessions\./)
    server.answers[`GET ${path}`] = { json: [] }
    press('Delete for good')
    await screen.findByText('4 messages deleted.')
    await screen.findByText('Nothing was said about “fractions”.')
    expect(server.askedOf(`POST ${path}/remove`)).toMatchObject([{ body: { about: 'fractions' } }])
  })
})
