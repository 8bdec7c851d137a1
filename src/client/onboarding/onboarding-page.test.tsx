// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { consentVersion } from '#shared/limits.ts'
import { config, mia, mum, openAt } from '#tests/support/parent-side.tsx'
import { type Answers, refusal, stubServer } from '#tests/support/stub-server.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const call = 'POST /api/students'
const button = () => screen.getByRole('button', { name: 'Create Profile & Continue' })
const fill = (nickname: string, grade: string) => {
  fireEvent.change(screen.getByLabelText("Student's Nickname"), { target: { value: nickname } })
  fireEvent.change(screen.getByLabelText('Grade Level'), { target: { value: grade } })
}

async function openOnboarding(answers: Answers = {}) {
  const server = stubServer({
    'GET /api/profile': { json: mum },
    'GET /api/config': { json: config },
    'GET /api/students': { json: [] },
    ...answers,
  })
  const { where } = openAt('/onboarding')
  await screen.findByRole('button', { name: 'Create Profile & Continue' })
  return { server, where }
}

describe('the first student', () => {
  it('is added once by a double click, with the consent, and the dashboard shows it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { server, where } = await openOnboarding()
    server.answers[call] = () => {
      server.answers['GET /api/students'] = { json: [mia] }
      return { status: 201, json: mia }
    }
    fill('Mia', '3')
    const twice = button()
    fireEvent.click(twice)
    fireEvent.submit(twice)
    const added = 'Student added successfully! You will now be taken to your dashboard.'
    await screen.findByText(added)
    expect(where()).toBe('/onboarding')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome to the Platform!')
    act(() => void vi.advanceTimersByTime(2_000))
    await screen.findByRole('heading', { name: 'Parent Dashboard' })
    expect(where()).toBe('/dashboard')
    expect(screen.queryByText(added)).toBeNull()
    expect(screen.getByRole('heading', { name: 'Mia' })).toBeTruthy()
    const asked = server.askedOf(call)
    const time = { time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone }
    expect(asked.map((one) => one.body)).toEqual([
      { nickname: 'Mia', grade_level: 3, consent_version: consentVersion, time },
    ])
    expect(asked[0]?.headers.get('idempotency-key')).toMatch(/^\w{8,}$/)
  })

  it('has the microphone only where the parent chose it, recommended for the youngest', async () => {
    const { server } = await openOnboarding({ [call]: 'no connection' })
    const microphone = () => screen.getByRole('switch', { name: 'Microphone' })
    expect(microphone()).toHaveProperty('checked', false)
    fill('Mia', '0')
    expect(screen.getByText(/^We recommend it for pre-K to grade 1/)).toBeTruthy()
    fireEvent.click(microphone())
    fireEvent.click(button())
    await waitFor(() => expect(server.askedOf(call)).toHaveLength(1))
    expect(server.askedOf(call)[0]?.body).toMatchObject({ grade_level: 0, microphone: true })
    fill('Mia', '4')
    expect(screen.queryByText(/^We recommend it/)).toBeNull()
  })

  it('has the same key when it is sent again after a failure, and another after a correction', async () => {
    const { server } = await openOnboarding({ [call]: 'no connection' })
    const send = async (times: number) => {
      fireEvent.click(button())
      await waitFor(() => expect(server.askedOf(call)).toHaveLength(times))
      await waitFor(() => expect(button()).toHaveProperty('disabled', false))
    }
    fill('Mia', '3')
    await send(1)
    expect(screen.getByText(/^Error adding student: There is no connection/)).toBeTruthy()
    await send(2)
    fill('Mio', '3')
    await send(3)
    const [first, second, third] = server.askedOf(call).map((one) => one.headers.get('idempotency-key'))
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it.each([
    ['', '3', 'Please type a nickname.'],
    ['  \u200b ', '3', 'Please type a nickname.'],
    ['Mia', '', 'Please choose a grade.'],
    ['m'.repeat(31), '3', 'A nickname has at most 30 letters.'],
  ])('named %j in grade %j is not sent, and the parent reads why', async (nickname, grade, why) => {
    const { server } = await openOnboarding()
    fill(nickname, grade)
    fireEvent.click(button())
    expect(screen.getByText(why)).toBeTruthy()
    expect(server.askedOf(call)).toEqual([])
  })

  it.each([
    [
      refusal('conflict', 'You already have a student with this nickname.'),
      'Error adding student: You already have a student with this nickname.',
    ],
    [
      refusal('validation_failed', 'Something does not fit.', { fields: { nickname: 'looks_like_contact' } }),
      'Error adding student: A nickname cannot hold an e-mail address, a phone number or a link.',
    ],
  ])('that the server refuses stays in the form, with the reason', async (answer, text) => {
    await openOnboarding({ [call]: answer })
    fill('Mia', '0')
    fireEvent.click(button())
    await screen.findByText(text)
    expect(screen.getByLabelText("Student's Nickname")).toHaveProperty('value', 'Mia')
  })
})

describe('the notice above the button', () => {
  it.each([
    ['the built-in tutor and voice', config, /stay on this server/, /language model|speech service|photo/],
    [
      'a language model',
      { ...config, tutor: 'model' },
      /language model service .* without name/,
      /stay on this server/,
    ],
    [
      'a model that sees',
      { ...config, tutor: 'model', sees: true },
      /photo .* shown to the language model/,
      /stay on this server/,
    ],
    ['a speech service', { ...config, voice: 'service' }, /speech service/, /language model/],
  ])('tells of %s', async (_what, settings, told, untold) => {
    await openOnboarding({ 'GET /api/config': { json: settings } })
    await screen.findByText(told)
    // Until the settings are known, everything that may be is said.
    await waitFor(() => expect(screen.queryByText(untold)).toBeNull())
  })

  it('tells the most that may be while the settings are not known', async () => {
    await openOnboarding({ 'GET /api/config': refusal('internal') })
    expect(screen.getByText(/may have set a language model service/)).toBeTruthy()
  })
})

it('speaks to a parent who has students already, and leads back', async () => {
  await openOnboarding({ 'GET /api/students': { json: [mia] } })
  expect(screen.getByRole('heading', { level: 1, name: 'Add another student' })).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'Back to the dashboard' }))
  await screen.findByRole('heading', { name: 'Parent Dashboard' })
})
