// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { NoteView } from '#shared/note.ts'
import { mia, mum, note, openAt } from '#tests/support/parent-side.tsx'
import { type Answer, type Answers, refusal, stubServer } from '#tests/support/stub-server.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const notesCall = `POST /api/students/${mia.id}/notes`
const permanent = () => screen.getByLabelText('Permanent Notes for Tutor')
const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } })
const save = (name = 'Save Permanent') => fireEvent.click(screen.getByRole('button', { name }))
const listed = () =>
  within(screen.getByRole('article', { name: 'Mia' }))
    .queryAllByRole('listitem')
    .map((one) => one.textContent)

async function openDashboard(notes: NoteView[] = [], answers: Answers = {}) {
  const server = stubServer({
    'GET /api/profile': { json: mum },
    'GET /api/students': { json: [{ ...mia, parent_notes: notes }] },
    ...answers,
  })
  openAt('/dashboard')
  await screen.findByRole('heading', { name: 'Mia' })
  return server
}

describe('a note', () => {
  it.each([
    ['Permanent Notes for Tutor', 'Save Permanent', true],
    ['Temporary Note (Next Session Only)', 'Save Temporary', false],
  ])('in the box "%s" is saved, leaves the box and stands under it', async (label, button, is_permanent) => {
    const server = await openDashboard([], {
      [notesCall]: { status: 201, json: note('Loves cats', is_permanent) },
    })
    const box = screen.getByLabelText(label)
    type(box, 'Loves cats')
    save(button)
    await waitFor(() => expect(listed()).toEqual(['Loves cats']))
    expect(box).toHaveProperty('value', '')
    expect(screen.getByText('The note is saved.')).toBeTruthy()
    expect(server.askedOf(notesCall).map((one) => one.body)).toEqual([{ note_content: 'Loves cats', is_permanent }])
  })

  it('that is blank does nothing', async () => {
    const server = await openDashboard()
    type(permanent(), ' \n ')
    save()
    expect(server.askedOf(notesCall)).toEqual([])
  })

  it('that is too long waits, and says by how much', async () => {
    const server = await openDashboard()
    type(permanent(), 'x'.repeat(1_999))
    expect(screen.getByText('Room for 1 more letter.')).toBeTruthy()
    type(permanent(), 'x'.repeat(2_003))
    expect(screen.getByText('3 letters too many.')).toBeTruthy()
    fireEvent.submit(permanent())
    expect(server.askedOf(notesCall)).toEqual([])
  })

  it('that could not be saved stays in the box, and the next try cannot make two', async () => {
    const server = await openDashboard([], { [notesCall]: 'no connection' })
    type(permanent(), 'Loves cats')
    save()
    await screen.findByText('Failed to save note.')
    expect(permanent()).toHaveProperty('value', 'Loves cats')
    server.answers[notesCall] = { status: 201, json: note('Loves cats') }
    save()
    await waitFor(() => expect(listed()).toEqual(['Loves cats']))
    const [first, second] = server.askedOf(notesCall).map((one) => one.headers.get('idempotency-key'))
    expect(first).toMatch(/^\w{8,}$/)
    expect(second).toBe(first)
  })

  it('says that it is being saved, and cannot be sent twice meanwhile', async () => {
    const server = await openDashboard([], { [notesCall]: () => new Promise(() => undefined) })
    type(permanent(), 'Loves cats')
    save()
    expect(await screen.findByRole('button', { name: 'Saving...' })).toHaveProperty('disabled', true)
    fireEvent.submit(permanent())
    expect(server.askedOf(notesCall)).toHaveLength(1)
  })
})

describe('the notes in force', () => {
  const cats = note('Loves cats')
  const removeCall = `DELETE /api/students/${mia.id}/notes/${cats.id}`
  const remove = () => fireEvent.click(screen.getByRole('button', { name: 'Remove note: Loves cats' }))

  it.each<[string, Answer]>([
    ['is removed', { status: 204 }],
    ['was gone already', refusal('not_found')],
  ])('show no more the one that %s', async (_what, answer) => {
    await openDashboard([cats, note('Tired', false)], { [removeCall]: answer })
    remove()
    await waitFor(() => expect(listed()).toEqual(['Tired']))
  })

  it('keep the one that could not be removed', async () => {
    await openDashboard([cats], { [removeCall]: 'no connection' })
    remove()
    await screen.findByText('Failed to remove note.')
    expect(listed()).toEqual(['Loves cats'])
  })

  it('are the newest three, and all on demand', async () => {
    await openDashboard(['one', 'two', 'three', 'four'].map((text) => note(text)))
    expect(listed()).toEqual(['four', 'three', 'two'])
    fireEvent.click(screen.getByRole('button', { name: 'Show all 4 notes' }))
    expect(listed()).toEqual(['four', 'three', 'two', 'one'])
  })
})
