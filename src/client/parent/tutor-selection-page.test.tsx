// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { bolt, config, mia, mum, openAt } from '#tests/support/parent-side.tsx'
import { type Answers, refusal, stubServer } from '#tests/support/stub-server.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const patch = `PATCH /api/students/${mia.id}`
const pip = { ...bolt, id: 'b2', name: 'Pip', description: 'A curious little fox.', access_level: 'public' }

function openPicker(answers: Answers = {}) {
  const server = stubServer({
    'GET /api/profile': { json: mum },
    'GET /api/config': { json: config },
    [`GET /api/students/${mia.id}`]: { json: { ...mia, assigned_tutor_id: pip.id } },
    'GET /api/tutors': { json: [bolt, pip] },
    ...answers,
  })
  const { where } = openAt(`/tutor-selection/${mia.id}`)
  return { server, where }
}

describe('a premium tutor', () => {
  const billing = { base_url: null, publishable_key: null, origins: [] }
  const paid = { 'GET /api/config': { json: { ...config, billing } } }

  it('is shown with what it comes with to a family without the plan, with a way there and no price', async () => {
    openPicker({ ...paid, 'GET /api/billing': { json: { premium: false, plan: null, manageable: false } } })
    const one = within(await screen.findByRole('article', { name: 'Bolt' }))
    await one.findByText('Comes with the AI Tutor Subscription.')
    expect(one.getByText('Premium')).toBeTruthy()
    expect(one.getByRole('link', { name: 'See the plan that brings Bolt' }).getAttribute('href')).toBe('/pricing')
    expect(one.queryByRole('button')).toBeNull()
    expect(
      within(screen.getByRole('article', { name: 'Pip' })).getByRole('button', { name: 'Select Pip' }),
    ).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/\$/)
  })

  it('can be chosen with the plan; when it has just ended, the picker says so', async () => {
    const { server } = openPicker({
      ...paid,
      'GET /api/billing': { json: { premium: true, plan: null, manageable: true } },
    })
    server.answers[patch] = refusal('plan_required', 'This tutor comes with the plan.')
    server.answers['GET /api/billing'] = { json: { premium: false, plan: null, manageable: true } }
    fireEvent.click(await screen.findByRole('button', { name: 'Select Bolt' }))
    await screen.findByText('This tutor comes with the plan.')
    await screen.findByText('Comes with the AI Tutor Subscription.')
  })

  it('is a tutor like all others where no payments are taken', async () => {
    openPicker()
    const one = within(await screen.findByRole('article', { name: 'Bolt' }))
    expect(one.queryByText('Premium')).toBeNull()
    expect(one.getByRole('button', { name: 'Select Bolt' })).toBeTruthy()
  })
})

describe('choosing a tutor', () => {
  it('shows the tutors of the student’s grade, what each is like, and which one it is now', async () => {
    const { server } = openPicker()
    const first = within(await screen.findByRole('article', { name: 'Bolt' }))
    const second = within(screen.getByRole('article', { name: 'Pip' }))
    expect(screen.getByText('Showing tutors for Grade 3.')).toBeTruthy()
    expect(first.getByText('Friendly learning guide.')).toBeTruthy()
    expect(first.queryByText('Current tutor')).toBeNull()
    expect(second.getByText('A curious little fox.')).toBeTruthy()
    expect(second.getByText('Current tutor')).toBeTruthy()
    expect(second.queryByText('Premium')).toBeNull()
    expect(server.askedOf('GET /api/tutors').map((one) => one.query.get('grade_level'))).toEqual(['3'])
  })

  it('says so, and opens the lesson 1.2 seconds later', async () => {
    const { server, where } = openPicker({
      [patch]: { json: { ...mia, assigned_tutor_id: bolt.id } },
      'POST /api/learner': refusal('unavailable'),
    })
    const select = await screen.findByRole('button', { name: 'Select Bolt' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    fireEvent.click(select)
    for (let turn = 0; turn < 20 && !screen.queryByText('Tutor selected! Redirecting…'); turn++) await pass(0)
    expect(where()).toBe(`/tutor-selection/${mia.id}`)
    expect(screen.getByRole('button', { name: 'Select Pip' })).toHaveProperty('disabled', true)
    await pass(1_199)
    expect(where()).toBe(`/tutor-selection/${mia.id}`)
    await pass(1)
    vi.useRealTimers()
    await waitFor(() => expect(where()).toBe(`/learn/${mia.id}`))
    expect(server.askedOf(patch).map((one) => one.body)).toEqual([{ assigned_tutor_id: bolt.id }])
  })

  it('that failed says so, and stays', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { where } = openPicker({ [patch]: refusal('internal') })
    fireEvent.click(await screen.findByRole('button', { name: 'Select Bolt' }))
    await screen.findByText('Error updating tutor. Please try again.')
    expect(where()).toBe(`/tutor-selection/${mia.id}`)
    expect(screen.getByRole('button', { name: 'Select Bolt' })).toHaveProperty('disabled', false)
    act(() => void vi.advanceTimersByTime(2_000))
    expect(screen.getByText('Error updating tutor. Please try again.')).toBeTruthy()
    act(() => void vi.advanceTimersByTime(1_000))
    expect(screen.queryByText('Error updating tutor. Please try again.')).toBeNull()
  })

  it('from none says so, and looks again on demand', async () => {
    const { server } = openPicker({ 'GET /api/tutors': { json: [] } })
    await screen.findByText("No tutors match this student's grade level yet.")
    server.answers['GET /api/tutors'] = { json: [bolt] }
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    await screen.findByRole('article', { name: 'Bolt' })
  })

  it.each([
    [`GET /api/students/${mia.id}`, mia, 'Could not load student info. Please try again.'],
    ['GET /api/tutors', [bolt], 'Could not load tutors. Please try again.'],
  ])('after a failed %s says so, which is not the same as none, and can try again', async (name, json, text) => {
    const { server } = openPicker({ [name]: refusal('internal') })
    await screen.findByText(text)
    expect(screen.queryByText(/No tutors match/)).toBeNull()
    server.answers[name] = { json }
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('article', { name: 'Bolt' })
  })
})
