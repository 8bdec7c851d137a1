// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ClaimEvidence, InsightView } from '#shared/insight.ts'
import { config, mia, mum, note, openAt } from '#tests/support/parent-side.tsx'
import { type Answers, refusal, stubServer } from '#tests/support/stub-server.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const insight: InsightView = {
  student_id: mia.id,
  last_day: { date: '2026-11-20', is: 'today', minutes: 18, tutors: ['Luma', ''], topics: ['27 + 15', 'spelling'] },
  week: { minutes: 18, lessons: 1, right: 9, tried: 12 },
  claims: [
    {
      id: 'steady:math.add-within-20',
      kind: 'steady',
      says: 'Adds within 20 steadily',
      why: 'Counted.',
      sure: 'Sure.',
    },
  ],
  thin: 'Too few answers yet to say more.',
  suggestion: { says: 'Begin with “Add with a new ten”?', note: 'Please practice it.' },
}
const letter: ClaimEvidence = {
  id: 'c0000000-0000-4000-8000-000000000001',
  answered_at: '2026-11-20T10:00:00.000Z',
  tool: 'letter-tracing',
  question: null,
  answer: 'd',
  was_correct: false,
  hint_level: 0,
  written: { glyph: 'b', strokes: [[[1, 2, 0, 0.5]]] },
}
const sum: ClaimEvidence = {
  ...letter,
  id: 'c0000000-0000-4000-8000-000000000002',
  tool: 'flashcards',
  question: 'What is 7 + 8?',
  answer: '15',
  was_correct: true,
  hint_level: 1,
  written: null,
}

async function open(answers: Answers = {}) {
  const server = stubServer({
    'GET /api/profile': { json: mum },
    'GET /api/config': { json: config },
    'GET /api/students': { json: [mia] },
    'GET /api/students/insights': { json: [insight] },
    ...answers,
  })
  openAt('/dashboard')
  return { server, panel: within(await screen.findByRole('region', { name: 'How Mia is doing' })) }
}

describe('how a child is doing', () => {
  it('says the last day with its tutors, one of them by the default name', async () => {
    const { panel } = await open()
    await panel.findByText('Today, 18 minutes with Luma and AI tutor: 27 + 15, spelling')
    expect(panel.getByText('Adds within 20 steadily')).toBeTruthy()
    expect(panel.getByText('Too few answers yet to say more.')).toBeTruthy()
  })

  it('opens the answers behind a sentence, with what was written', async () => {
    const call = `GET /api/students/${mia.id}/insights/steady:math.add-within-20/evidence`
    const { panel } = await open({ [call]: { json: [letter, sum] } })
    fireEvent.click(await panel.findByRole('button', { name: 'See the answers behind: Adds within 20 steadily' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Adds within 20 steadily' }))
    await dialog.findByText('Answered: 15')
    expect(dialog.getByText('Asked: What is 7 + 8?')).toBeTruthy()
    expect(dialog.getByText('Flashcards, after a hint')).toBeTruthy()
    expect(dialog.getByText('Looked like: d')).toBeTruthy()
    expect(dialog.getByText('Counted.')).toBeTruthy()
    expect(dialog.getByText('Sure.')).toBeTruthy()
    expect(dialog.getByText('Letter tracing, without help')).toBeTruthy()
    expect(await dialog.findByRole('img', { name: 'What was written for b' })).toBeTruthy()
  })

  it('sends the suggestion as a note for the next session by one press, and takes it back by another', async () => {
    const notes = `POST /api/students/${mia.id}/notes`
    const kept = note('Please practice it.', false)
    const { server, panel } = await open({
      [notes]: { status: 201, json: kept },
      [`DELETE /api/students/${mia.id}/notes/${kept.id}`]: { status: 204 },
    })
    fireEvent.click(await panel.findByRole('button', { name: /^Send to the tutor/ }))
    await panel.findByText('The tutor gets this as a note for the next session.')
    expect(server.askedOf(notes).map(({ body }) => body)).toEqual([
      { note_content: 'Please practice it.', is_permanent: false },
    ])
    fireEvent.click(panel.getByRole('button', { name: /^Undo/ }))
    await panel.findByRole('button', { name: /^Send to the tutor/ })
  })

  it('says why the server takes no note', async () => {
    const fields = { fields: { note_content: 'too_many' } }
    const { panel } = await open({
      [`POST /api/students/${mia.id}/notes`]: refusal('validation_failed', 'There is room for 100 notes.', fields),
    })
    fireEvent.click(await panel.findByRole('button', { name: /^Send to the tutor/ }))
    await screen.findByText('There is room for 100 notes.')
  })

  it('says that there was no lesson yet', async () => {
    const none = { ...insight, last_day: null, claims: [], suggestion: null }
    const { panel } = await open({ 'GET /api/students/insights': { json: [none] } })
    await panel.findByText(/^No lesson yet/)
  })

  it('can be asked for again when it did not come', async () => {
    const { server, panel } = await open({ 'GET /api/students/insights': refusal('internal') })
    const again = await panel.findByRole('button', { name: 'Try again' }, { timeout: 15_000 })
    server.answers['GET /api/students/insights'] = { json: [insight] }
    fireEvent.click(again)
    await panel.findByText('Adds within 20 steadily')
  })
})

it('the notes are one line that says how many there are', async () => {
  await open({ 'GET /api/students': { json: [{ ...mia, parent_notes: [note('a'), note('b', false), note('c')] }] } })
  const line = await screen.findByText(/2 permanent, 1 for the next session/)
  expect(line.closest('details')?.open).toBe(false)
})
