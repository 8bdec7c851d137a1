// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { HandwritingView } from '#shared/handwriting.ts'
import { mia, mum, openAt } from '#tests/support/parent-side.tsx'
import { type Answers, refusal, stubServer } from '#tests/support/stub-server.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const path = `/api/student/${mia.id}/handwriting`
const written = (id: string, glyph: string, change: Partial<HandwritingView> = {}): HandwritingView => ({
  id,
  glyph,
  stage: 'copy',
  hand: 'right',
  strokes: [
    [
      [100, 100, 0, 0.5],
      [200, 200, 400, 0.5],
    ],
  ],
  was_correct: true,
  way: null,
  smoothness: null,
  says: `You made a ${glyph}.`,
  written_at: '2026-11-20T16:05:00.000Z',
  ...change,
})
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

async function openHandwriting(answer: Answers[string]) {
  const server = stubServer({
    'GET /api/profile': { json: mum },
    'GET /api/students': { json: [mia] },
    [`GET ${path}`]: answer,
    [`GET ${path}/style`]: { json: { style: 'ball-and-stick' } },
    [`PUT ${path}/style`]: { json: { style: 'nordic' } },
  })
  openAt('/dashboard')
  await screen.findByRole('heading', { name: 'Mia' })
  press('Handwriting of Mia')
  await screen.findByRole('dialog', { name: 'Handwriting of Mia' })
  return server
}

describe('the handwriting of a child', () => {
  it('stands with its stage in words and what was said, over all pages', async () => {
    await openHandwriting(({ query }) =>
      query.has('cursor')
        ? { json: [written('w1', 'A', { stage: 'trace', hand: 'left' })] }
        : { json: [written('w2', 'b', { was_correct: false })], headers: { link: `<${path}?cursor=w2>; rel="next"` } },
    )
    expect(await screen.findByText('Said to your child: “You made a b.”')).toBeTruthy()
    expect(screen.getByText('Still growing')).toBeTruthy()
    press('Show more')
    expect(await screen.findByText('traced, left hand')).toBeTruthy()
    expect(screen.getAllByRole('img', { name: /, .*2026/ })).toHaveLength(2)
  })

  it('can be watched while it is written, and shown finished again', async () => {
    await openHandwriting({ json: [written('w1', 'A')] })
    fireEvent.click(await screen.findByRole('button', { name: /^Watch “A” from .* being written$/ }))
    expect(screen.getByRole('slider')).toBeTruthy()
    press('Show it finished')
    expect(screen.queryByRole('slider')).toBeNull()
  })

  it('can be shown letter by letter, also words that were seen', async () => {
    const server = await openHandwriting(({ query }) => ({
      json: query.get('glyph') === 'b' ? [] : [written('w1', 'bed', { stage: 'word' })],
    }))
    expect(await screen.findByRole('option', { name: 'bed' })).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'b' } })
    expect(await screen.findByText('No “b” written yet.')).toBeTruthy()
    expect(server.askedOf(`GET ${path}`)).toHaveLength(2)
    expect(screen.getByRole('option', { name: 'bed' })).toBeTruthy()
  })

  it('tells shape, way and line apart', async () => {
    await openHandwriting({ json: [written('w1', 'A', { way: 'order', smoothness: 'wavy' })] })
    expect((await screen.findByText('Shape')).parentElement?.textContent).toBe('Shapecan be read')
    expect(screen.getByText('in another order')).toBeTruthy()
    expect(screen.getByText('wavy')).toBeTruthy()
  })

  it('lets the parent choose the letters of the school', async () => {
    const server = await openHandwriting({ json: [] })
    const field = await screen.findByLabelText('Letters of the school')
    fireEvent.change(field, { target: { value: 'nordic' } })
    await waitFor(() => expect(server.askedOf(`PUT ${path}/style`)).toHaveLength(1))
    expect(await screen.findByText('Kept: Nordic (1 with a flag, 7 with a bar).')).toBeTruthy()
    expect(field).toHaveProperty('value', 'nordic')
  })

  it('tells what was done without drawing', async () => {
    await openHandwriting({ json: [written('w1', 'A', { strokes: [] })] })
    expect(await screen.findByText('Done without drawing: the strokes were put in order.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Watch/ })).toBeNull()
  })

  it('that is none yet, or could not be loaded, is told apart', async () => {
    const server = await openHandwriting(refusal('internal'))
    const again = await screen.findByRole('button', { name: /again/i })
    expect(screen.queryByText('Nothing written yet.')).toBeNull()
    server.answers[`GET ${path}`] = { json: [] }
    fireEvent.click(again)
    await waitFor(() => expect(screen.getByText('Nothing written yet.')).toBeTruthy())
  })
})
