// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { config, mia, mum, openAt } from '#tests/support/parent-side.tsx'
import { type Answers, refusal, stubServer } from '#tests/support/stub-server.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const call = `PATCH /api/students/${mia.id}`
const dialog = () => within(screen.getByRole('dialog', { name: 'Settings for Mia' }))
const flip = (name: string) => fireEvent.click(dialog().getByRole('switch', { name }))
const save = () => fireEvent.click(dialog().getByRole('button', { name: 'Save settings' }))

async function openSettings(answers: Answers = {}) {
  const server = stubServer({
    'GET /api/profile': { json: mum },
    'GET /api/config': { json: config },
    'GET /api/students': { json: [mia] },
    ...answers,
  })
  openAt('/dashboard')
  fireEvent.click(await screen.findByRole('button', { name: 'Settings for Mia' }))
  return server
}

describe('the settings of a child', () => {
  it('stand in named groups', async () => {
    await openSettings()
    const groups = dialog().getAllByRole('heading', { level: 3 })
    expect(groups.map((one) => one.textContent)).toEqual([
      'Time',
      'Subjects and tools',
      'Voice and pictures',
      'Talk',
      'What is kept',
      'Device',
    ])
  })

  it('are saved once, only what was changed, and it is said what', async () => {
    const server = await openSettings({ [call]: { json: mia } })
    flip('Blackboard')
    flip('Science')
    flip('Help with reading')
    fireEvent.click(dialog().getByRole('radio', { name: /^Strict/ }))
    save()
    await screen.findByText('Saved: Subjects and tools, Voice and pictures, Talk.')
    const controls = {
      ...mia.controls,
      subjects_off: ['science'],
      tools_off: ['blackboard'],
      reading_help: 'more',
      side_talk: 'strict',
    }
    expect(server.askedOf(call).map((one) => one.body)).toEqual([{ controls }])
  })

  it('say what a shorter time takes away before it is saved', async () => {
    const server = await openSettings({ [call]: { json: { ...mia, keep_days: 30 } } })
    expect(dialog().queryByText(/cannot be brought back/)).toBeNull()
    fireEvent.change(dialog().getByLabelText('Lessons are kept for'), { target: { value: '30' } })
    expect(dialog().getByText(/older are deleted within the hour/)).toBeTruthy()
    save()
    await screen.findByText('Saved: What is kept.')
    expect(server.askedOf(call).map((one) => one.body)).toEqual([{ keep_days: 30 }])
  })

  it('that were switched there and back are not sent', async () => {
    const server = await openSettings()
    flip('Math')
    flip('Math')
    save()
    await screen.findByText('Nothing was changed.')
    expect(server.askedOf(call)).toEqual([])
  })

  it('leave at least one subject on', async () => {
    const server = await openSettings()
    for (const name of ['Math', 'Reading', 'Science', 'Puzzles and problem-solving']) flip(name)
    save()
    expect(dialog().getByRole('alert').textContent).toBe('Please leave at least one subject on.')
    expect(server.askedOf(call)).toEqual([])
  })

  it('that could not be saved stay as they were switched, with the reason', async () => {
    await openSettings({ [call]: refusal('unavailable', 'Please try again.') })
    flip('Flashcards (Test Mode)')
    save()
    await screen.findByText('The settings could not be saved. Please try again.')
    expect(dialog().getByRole('switch', { name: 'Flashcards (Test Mode)' })).toHaveProperty('checked', false)
  })

  it('lead to the child’s own device', async () => {
    await openSettings({ 'GET /api/devices': { json: [] } })
    fireEvent.click(dialog().getByRole('button', { name: 'Child’s own device for Mia' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Mia’s own device' })).toBeTruthy())
  })
})
