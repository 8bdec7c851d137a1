// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ProfileView } from '#shared/account.ts'
import { mia, mum, openAt } from '#tests/support/parent-side.tsx'
import { type Answers, refusal, stubServer } from '#tests/support/stub-server.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const call = 'POST /api/gate'
const open: ProfileView = { ...mum, has_pin: true }
const closed: ProfileView = { ...open, full_name: '', email: '', gate: 'closed', gate_student_id: mia.id }

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

async function openGate(answers: Answers = {}, profile = closed, address = '/gate') {
  const server = stubServer({
    'GET /api/profile': { json: profile },
    'GET /api/students': { json: [mia] },
    'GET /api/sessions': { json: [] },
    ...answers,
  })
  const { where } = openAt(address)
  await screen.findByRole('heading', { name: 'For grown-ups' })
  /** From now on the server lets the parent in. */
  const letIn = () => {
    server.answers[call] = () => {
      server.answers['GET /api/profile'] = { json: open }
      return { status: 204 }
    }
  }
  return { server, where, letIn }
}

describe('the parent’s gate', () => {
  it('opens with the PIN, and leads to the screen that was meant', async () => {
    const { server, where, letIn } = await openGate({}, closed, '/account')
    letIn()
    const pin = screen.getByLabelText('Your PIN')
    await waitFor(() => expect(document.activeElement).toBe(pin))
    expect(pin.getAttribute('type')).toBe('password')
    expect(pin.getAttribute('inputmode')).toBe('numeric')
    type('Your PIN', '2468')
    press('Open')
    await screen.findByRole('heading', { name: 'Your account' })
    expect(where()).toBe('/account')
    expect(server.askedOf(call).map((one) => one.body)).toEqual([{ pin: '2468' }])
  })

  it('leads to the dashboard when nothing else was meant', async () => {
    const { where, letIn } = await openGate()
    letIn()
    type('Your PIN', '2468')
    press('Open')
    await screen.findByRole('heading', { name: 'Parent Dashboard' })
    expect(where()).toBe('/dashboard')
  })

  it.each(['', '123', '1234567', 'abcd'])('does not ask about %j, which is no PIN', async (pin) => {
    const { server } = await openGate()
    type('Your PIN', pin)
    press('Open')
    expect(screen.getByText('Please type your PIN: 4 to 6 digits.')).toBeTruthy()
    expect(server.askedOf(call)).toEqual([])
  })

  it('stays closed for a wrong PIN, says how many tries are left, and waits for the next', async () => {
    await openGate({
      [call]: refusal('wrong_pin', 'That PIN is not right. 3 tries are left.', { fields: { tries_left: '3' } }),
    })
    type('Your PIN', '1111')
    press('Open')
    await screen.findByText('That PIN is not right. 3 tries are left.')
    const pin = screen.getByLabelText('Your PIN')
    expect(pin).toHaveProperty('value', '')
    await waitFor(() => expect(document.activeElement).toBe(pin))
  })

  it('asks for the password, and for nothing else, after too many wrong PINs', async () => {
    const { server, letIn } = await openGate({ [call]: refusal('pin_locked', 'Too many tries. Use your password.') })
    type('Your PIN', '1111')
    press('Open')
    await screen.findByLabelText('Your password')
    expect(screen.getByText('Too many tries. Use your password.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Use my PIN instead' })).toBeNull()
    letIn()
    type('Your password', 'correct horse')
    press('Open')
    await screen.findByRole('heading', { name: 'Parent Dashboard' })
    expect(server.askedOf(call).at(-1)?.body).toEqual({ password: 'correct horse' })
  })

  it('takes the password instead, and says so when it is wrong', async () => {
    await openGate({ [call]: refusal('wrong_password', 'That password is not right.') })
    press('Use my password instead')
    press('Open')
    expect(screen.getByText('Please type your password.')).toBeTruthy()
    type('Your password', 'wrong')
    press('Open')
    await screen.findByText('That password is not right.')
    expect(screen.getByLabelText('Your password')).toHaveProperty('value', 'wrong')
    press('Use my PIN instead')
    expect(screen.getByLabelText('Your PIN')).toBeTruthy()
  })

  it('offers no password to whoever has none', async () => {
    await openGate({ [call]: refusal('pin_locked', 'Too many tries.') }, { ...closed, has_password: false })
    expect(screen.queryByRole('button', { name: 'Use my password instead' })).toBeNull()
    type('Your PIN', '1111')
    press('Open')
    await screen.findByText(/typed wrongly too often\. Please log out/)
    expect(screen.getByLabelText('Your PIN')).toBeTruthy()
  })

  it('says when nobody could be asked, and keeps a typed password', async () => {
    await openGate({ [call]: 'no connection' })
    press('Use my password instead')
    type('Your password', 'correct horse')
    press('Open')
    expect((await screen.findByText(/no connection/)).closest('[role="alert"]')).toBeTruthy()
    expect(screen.getByLabelText('Your password')).toHaveProperty('value', 'correct horse')
  })

  it('has a way back to the lesson, and a way out', async () => {
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)
    await openGate({ 'POST /api/auth/sign-out': { status: 204 } })
    expect(screen.getByRole('link', { name: 'Back to the lesson' }).getAttribute('href')).toBe(`/learn/${mia.id}`)
    press('Log out')
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/login'))
  })
})
