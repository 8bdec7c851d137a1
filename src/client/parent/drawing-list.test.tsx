// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DrawingView } from '#shared/drawing.ts'
import type { HistoryItem } from '#shared/history.ts'
import { mia, mum, openAt } from '#tests/support/parent-side.tsx'
import { type Answers, refusal, stubServer } from '#tests/support/stub-server.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const drawings = '/api/conversations/c2/drawings'
const drawn = (id: string, text: string): DrawingView => ({
  id,
  conversation_id: 'c2',
  version: 1,
  scene: {
    mat: 'plain',
    elements: [{ kind: 'text', id: 'text-1', color: '#224466', x: 10, y: 10, size: 32, text }],
  },
  marks: [],
  kept: false,
  created_at: '2026-11-20T16:05:00.000Z',
  updated_at: '2026-11-20T16:05:00.000Z',
})
const next = (path: string, cursor: string) => ({ link: `<${path}?cursor=${cursor}>; rel="next"` })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

const session: HistoryItem = {
  id: 'c2',
  started_at: '2026-11-20T16:05:00.000Z',
  tutor_name: 'Luma',
  minutes: 18,
  topics: [],
  tried: 0,
  right: 0,
  drawings: 1,
  alarm: false,
  open: false,
}

async function openHistory(answer: Answers[string], more: Answers = {}) {
  const server = stubServer({
    'GET /api/profile': { json: mum },
    'GET /api/students': { json: [mia] },
    [`GET /api/student/${mia.id}/conversations`]: { json: [session] },
    'GET /api/conversations/c2/transcript': { json: [] },
    [`GET ${drawings}`]: answer,
    [`GET /api/student/${mia.id}/drawings`]: answer,
    'GET /api/conversations/c2/photos': { json: [] },
    ...more,
  })
  openAt('/dashboard')
  await screen.findByRole('heading', { name: 'Mia' })
  press(/^View Session History/)
  await screen.findByText(/^Session from: .*2026/)
  return server
}

async function openSession(answer: Answers[string], more: Answers = {}) {
  const server = await openHistory(answer, more)
  press(/^View the session from/)
  await screen.findByText('Nothing was said in this session.')
  return server
}
const pictures = () => screen.queryAllByRole('img', { name: /^Drawing by Mia, / })

describe('the drawings of a session', () => {
  it('stand under its words, with what is written on them, over all pages', async () => {
    await openSession(({ query }) =>
      query.has('cursor')
        ? { json: [drawn('d1', '7 × 8')] }
        : { json: [drawn('d2', 'my cat')], headers: next(drawings, 'd2') },
    )
    const section = within(await screen.findByRole('region', { name: 'Drawings' }))
    expect(section.getByText('Written on it: “my cat”')).toBeTruthy()
    press('Show more drawings')
    await waitFor(() => expect(pictures()).toHaveLength(2))
    expect(section.getByText('Written on it: “7 × 8”')).toBeTruthy()
  })

  it('can be watched while they come about, and shown finished again', async () => {
    await openSession({ json: [drawn('d2', 'my cat')] })
    fireEvent.click(await screen.findByRole('button', { name: /^Watch the drawing from/ }))
    expect(screen.getByRole('slider')).toBeTruthy()
    press('Show the finished drawing')
    expect(screen.queryByRole('slider')).toBeNull()
    expect(pictures()).toHaveLength(1)
  })

  it('are not spoken of where there are none', async () => {
    const server = await openSession({ json: [] })
    await waitFor(() => expect(server.askedOf(`GET ${drawings}`)).toHaveLength(1))
    expect(screen.queryByRole('region', { name: 'Drawings' })).toBeNull()
  })

  it('that could not be loaded are not taken for none, and can be asked for again', async () => {
    const server = await openSession(refusal('internal'))
    await screen.findByText('The drawings could not be loaded.')
    server.answers[`GET ${drawings}`] = { json: [drawn('d2', 'my cat')] }
    press('Load the drawings again')
    await waitFor(() => expect(pictures()).toHaveLength(1))
    expect(screen.queryByText('The drawings could not be loaded.')).toBeNull()
  })
})

describe('all drawings of a child', () => {
  it('open from the history, or say that there are none yet', async () => {
    const server = await openHistory({ json: [] })
    press('All drawings')
    await screen.findByText(/^No drawings yet\./)
    expect(server.askedOf(`GET /api/student/${mia.id}/drawings`)).toHaveLength(1)
  })
})

describe('the photos of a session', () => {
  const photos = '/api/conversations/c2/photos'
  const photo = {
    id: 'p1',
    conversation_id: 'c2',
    width: 60,
    height: 40,
    reading: '7 × 8 =',
    created_at: '2026-11-20T16:05:00.000Z',
  }

  it('stand under its words, with what was read in them', async () => {
    await openSession({ json: [] }, { [`GET ${photos}`]: { json: [photo] } })
    const picture = await screen.findByRole<HTMLImageElement>('img', { name: /^Photo from Mia, / })
    expect(picture.getAttribute('src')).toBe('/api/photos/p1')
    expect(screen.getByText('Read in it: “7 × 8 =”')).toBeTruthy()
    fireEvent.error(picture)
    expect(screen.getByText('This photo could not be loaded.')).toBeTruthy()
  })

  it('that could not be loaded are not taken for none, and can be asked for again', async () => {
    const server = await openSession({ json: [] }, { [`GET ${photos}`]: refusal('internal') })
    await screen.findByText('The photos could not be loaded.')
    server.answers[`GET ${photos}`] = { json: [photo] }
    press('Load the photos again')
    await screen.findByRole('img', { name: /^Photo from Mia, / })
  })
})
