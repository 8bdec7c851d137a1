// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { consentVersion } from '#shared/limits.ts'
import type { StudentView } from '#shared/student.ts'
import { bolt, config, mia, mum, openAt } from '#tests/support/parent-side.tsx'
import { type Answers, refusal, stubServer } from '#tests/support/stub-server.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

async function openDashboard(student: StudentView, answers: Answers = {}) {
  const server = stubServer({
    'GET /api/profile': { json: mum },
    'GET /api/config': { json: config },
    'GET /api/students': { json: [student] },
    ...answers,
  })
  openAt('/dashboard')
  await screen.findByRole('heading', { name: student.nickname })
  return server
}

describe('a student’s card', () => {
  it.each([
    [{ name: 'Bolt' }, 'Last session with Bolt'],
    [{ name: '' }, 'Last session with AI tutor'],
    [null, 'No session yet'],
  ])('names the tutor of the last session (%j)', async (last_used_tutor, text) => {
    await openDashboard({ ...mia, last_used_tutor })
    expect(screen.getByText(text)).toBeTruthy()
  })

  it.each([
    [-1, 'Pre-K'],
    [0, 'Grade K'],
    [12, 'Grade 12'],
  ])('writes the grade %i as a parent would, and leads to the lesson', async (grade_level, text) => {
    await openDashboard({ ...mia, grade_level })
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByRole('link', { name: /^Start Learning/ }).getAttribute('href')).toBe(`/learn/${mia.id}`)
  })
})

describe('the profile', () => {
  const call = `PATCH /api/students/${mia.id}`
  const rename = (value: string) => {
    press('Edit Mia')
    fireEvent.change(screen.getByLabelText('Name'), { target: { value } })
    fireEvent.change(screen.getByLabelText('Grade Level'), { target: { value: '4' } })
    press('Save Changes')
  }

  it('is changed, and the card shows it at once', async () => {
    const server = await openDashboard(mia, { [call]: { json: { ...mia, nickname: 'Mio', grade_level: 4 } } })
    rename('Mio')
    await screen.findByRole('heading', { name: 'Mio' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.askedOf(call).map((one) => one.body)).toEqual([{ nickname: 'Mio', grade_level: 4 }])
  })

  it('turns the microphone on, which is off at first, under a plain notice', async () => {
    const server = await openDashboard(mia, {
      [call]: { json: { ...mia, microphone: { allowed_at: '2026-11-20T10:00:00.000Z' } } },
    })
    press('Settings for Mia')
    const microphone = screen.getByRole<HTMLInputElement>('switch', { name: 'Microphone' })
    expect(microphone.checked).toBe(false)
    const notice = screen.getByText(/for example Google or Apple, may process the speech/).parentElement
    expect(notice?.id).toBe(microphone.getAttribute('aria-describedby'))
    expect(notice?.textContent).toMatch(/Trellis keeps no sound.*It is off until you turn it on here\.$/)
    fireEvent.click(microphone)
    press('Save settings')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.askedOf(call)).toMatchObject([{ body: { microphone: true } }])
    press('Settings for Mia')
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Microphone' }).checked).toBe(true)
    expect(screen.getByText(/^On since Friday, November 20, 2026/)).toBeTruthy()
  })

  it('says that the sound goes to the service of the operator, where there is one', async () => {
    await openDashboard(mia, { 'GET /api/config': { json: { ...config, hearing: 'service' } } })
    press('Settings for Mia')
    await waitFor(() => expect(screen.queryByText(/Google or Apple/)).toBeNull())
    expect(screen.getByText(/The sound goes to a speech service/)).toBeTruthy()
  })

  it('that could not be saved stays open with what was typed, and says why', async () => {
    await openDashboard(mia, { [call]: refusal('conflict', 'You already have a student with this nickname.') })
    rename('Mio')
    await screen.findByText('Failed to save changes. You already have a student with this nickname.')
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Mio')
  })

  it('with a blank name is not sent', async () => {
    const server = await openDashboard(mia)
    rename('  ')
    expect(screen.getByText('Please type a nickname.')).toBeTruthy()
    expect(server.askedOf(call)).toEqual([])
  })

  it('says when the tutor was let go by a change of grade', async () => {
    await openDashboard({ ...mia, assigned_tutor_id: bolt.id }, { [call]: { json: { ...mia, grade_level: -1 } } })
    rename('Mia')
    await screen.findByText(/The tutor does not fit the new grade/)
  })
})

describe('consent', () => {
  const call = `/api/students/${mia.id}/consent`

  it('is withdrawn after one question, and the card says that lessons are off', async () => {
    const server = await openDashboard(mia, { [`DELETE ${call}`]: { json: { ...mia, consent: null } } })
    press('Edit Mia')
    press('Withdraw consent')
    expect(server.askedOf(`DELETE ${call}`)).toEqual([])
    press('Yes, withdraw')
    await screen.findByText('Lessons are off, because your consent is missing.')
  })

  it('that could not be withdrawn still stands, and the parent knows', async () => {
    await openDashboard(mia, { [`DELETE ${call}`]: 'no connection' })
    press('Edit Mia')
    press('Withdraw consent')
    press('Yes, withdraw')
    await screen.findByText('Your consent could not be withdrawn. It still stands.')
  })

  it('is given after reading what it is for, in the version that was read', async () => {
    const server = await openDashboard({ ...mia, consent: null }, { [`PUT ${call}`]: { json: mia } })
    press('Give consent')
    const dialog = within(screen.getByRole('dialog', { name: 'Consent for Mia' }))
    expect(dialog.getByText('No sound is ever stored.')).toBeTruthy()
    expect(server.askedOf(`PUT ${call}`)).toEqual([])
    fireEvent.click(dialog.getByRole('button', { name: 'Give consent' }))
    await waitFor(() => expect(screen.queryByText(/Lessons are off/)).toBeNull())
    expect(server.askedOf(`PUT ${call}`).map((one) => one.body)).toEqual([{ version: consentVersion }])
  })
})
