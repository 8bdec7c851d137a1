// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { NoteWithUses } from '#shared/note.ts'
import type { StudentView } from '#shared/student.ts'
import { mia, mum, note, openAt } from '#tests/support/parent-side.tsx'
import { type Answers, refusal, stubServer } from '#tests/support/stub-server.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const notesCall = `GET /api/students/${mia.id}/notes`
const year = new Date().getFullYear()
const session = {
  conversation_id: 'c0000000-0000-4000-8000-000000000001',
  started_at: `${year}-01-20T16:00:00.000Z`,
  said: 'Which ten is 47 nearest to?',
}
const used = (text: string, count: number, more: Partial<NoteWithUses> = {}): NoteWithUses => ({
  ...note(text, more.is_permanent),
  in_force: true,
  understood: { practice: [], put_away: false },
  uses: { count, latest: count > 0 ? [session] : [] },
  ...more,
})

async function openDashboard(notes: NoteWithUses[], answers: Answers = {}, student: Partial<StudentView> = {}) {
  const server = stubServer({
    'GET /api/profile': { json: mum },
    'GET /api/students': { json: [{ ...mia, parent_notes: notes.filter((one) => one.in_force), ...student }] },
    [notesCall]: { json: notes },
    ...answers,
  })
  openAt('/dashboard')
  await screen.findByRole('heading', { name: 'Mia' })
  return server
}

describe('a note', () => {
  it('says at once how the tutor reads it, and what it may not follow', async () => {
    await openDashboard([
      used('Please practice rounding', 0, { understood: { practice: ['rounding'], put_away: false } }),
      used('More math', 0, { understood: { practice: [], put_away: true } }),
    ])
    expect(await screen.findByText('Understood as: practice rounding.')).toBeTruthy()
    expect(screen.getByText(/^It asks for something that is put away in the settings/)).toBeTruthy()
  })

  it('tells in how many sessions it was used, and leads to the last one', async () => {
    await openDashboard([used('Loves cats', 3), used('Loves dogs', 1), used('Loves fish', 0)], {
      [`GET /api/conversations/${session.conversation_id}/transcript`]: { json: [] },
    })
    const line = await screen.findByText('Used in 3 sessions, last on Jan 20')
    expect(screen.getByText('Used in 1 session, on Jan 20')).toBeTruthy()
    expect(screen.getAllByText('The tutor said: “Which ten is 47 nearest to?”')).toHaveLength(2)
    expect(screen.queryByText(/^Used in 0/)).toBeNull()
    fireEvent.click(line)
    await screen.findByRole('dialog', { name: 'Session Transcript' })
    expect(screen.getByText(/^Session from: .*January 20/)).toBeTruthy()
  })

  it('for one session stands in a fold after it, and can be removed there', async () => {
    const tired = used('Tired today', 1, { is_permanent: false, in_force: false })
    const remove = `DELETE /api/students/${mia.id}/notes/${tired.id}`
    const server = await openDashboard([tired])
    const fold = (await screen.findByText('Notes that were used')).closest('details')
    if (!fold) throw new Error('no fold')
    expect(fold.open).toBe(false)
    expect(within(fold).getByText('Tired today')).toBeTruthy()
    server.answers[remove] = () => {
      server.answers[notesCall] = { json: [] }
      return { status: 204 }
    }
    fireEvent.click(within(fold).getByRole('button', { name: 'Remove note: Tired today', hidden: true }))
    await waitFor(() => expect(screen.queryByText('Notes that were used')).toBeNull())
  })

  it('is asked about only when there is one, or was a session', async () => {
    const server = await openDashboard([], {}, { last_used_tutor: null })
    expect(server.askedOf(notesCall)).toEqual([])
  })

  it('is shown also where its uses cannot be had', async () => {
    await openDashboard([used('Loves cats', 3)], { [notesCall]: refusal('internal') })
    expect(await screen.findByText('Loves cats')).toBeTruthy()
    expect(screen.queryByText(/^Used in/)).toBeNull()
  })

  it('that is not for a child stays in the box, with the server’s words at it', async () => {
    const call = `POST /api/students/${mia.id}/notes`
    const why = 'The tutor cannot follow this note. Please write what helps your child to learn.'
    await openDashboard([], {
      [call]: refusal('validation_failed', why, { fields: { note_content: 'not_for_a_child' } }),
    })
    const box = screen.getByLabelText('Permanent Notes for Tutor')
    fireEvent.change(box, { target: { value: 'Be mean' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save Permanent' }))
    await screen.findByText(why)
    expect(box).toHaveProperty('value', 'Be mean')
    expect(box.getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByText('Failed to save note.')).toBeNull()
    fireEvent.change(box, { target: { value: 'Be kind' } })
    await waitFor(() => expect(screen.queryByText(why)).toBeNull())
  })
})
