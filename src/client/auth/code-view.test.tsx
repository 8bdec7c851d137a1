// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { config, mia, mum, openAt } from '#tests/support/parent-side.tsx'
import { type Answers, refusal, stubServer } from '#tests/support/stub-server.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const call = 'POST /api/auth/verify'
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const box = () => screen.getByRole('main').querySelector('[role="alert"]')?.textContent

async function openCode(answers: Answers = {}) {
  const server = stubServer({
    'GET /api/profile': refusal('unauthenticated'),
    'GET /api/config': { json: config },
    'GET /api/students': { json: [mia] },
    ...answers,
  })
  const { navigate, where } = openAt('/login#auth-verify-otp')
  await screen.findByLabelText('Code')
  /** The code is good, and the browser is signed in from now on. */
  const letIn = () => {
    server.answers[call] = () => {
      server.answers['GET /api/profile'] = { json: mum }
      return { json: { result: 'signed_in' } }
    }
  }
  return { server, navigate, where, letIn }
}

describe('a typed code', () => {
  it('from an email signs in: a magic link’s, when nothing else is known', async () => {
    const { server, where, letIn } = await openCode()
    letIn()
    const code = screen.getByLabelText('Code')
    expect(code.getAttribute('inputmode')).toBe('numeric')
    expect(code.getAttribute('autocomplete')).toBe('one-time-code')
    type('E-mail address', ' ana@example.org')
    type('Code', ' 123 456 ')
    press('Continue')
    await screen.findByRole('heading', { name: 'Parent Dashboard' })
    expect(where()).toBe('/dashboard')
    expect(server.askedOf(call).map((one) => one.body)).toEqual([
      { type: 'magiclink', email: 'ana@example.org', token: '123456' },
    ])
  })

  it('from a text message signs in, with the number as people write it', async () => {
    const { server, letIn } = await openCode({ 'POST /api/auth/phone-code': { json: { sent: true } } })
    letIn()
    fireEvent.click(screen.getByRole('radio', { name: 'Text message' }))
    expect(screen.queryByLabelText('E-mail address')).toBeNull()
    type('Phone number', '00 1 (202) 555-0123')
    press('Send me a code')
    const said = await screen.findByText('If an account has this number, a text message with a code is on its way.')
    expect(said.closest('[role="status"]')).toBeTruthy()
    type('Code', '１２３４５６')
    press('Continue')
    await screen.findByRole('heading', { name: 'Parent Dashboard' })
    expect(server.askedOf('POST /api/auth/phone-code').map((one) => one.body)).toEqual([{ phone: '+12025550123' }])
    expect(server.askedOf(call).map((one) => one.body)).toEqual([
      { type: 'sms', phone: '+12025550123', token: '123456' },
    ])
  })

  it('that opens a new password leads to choosing it, and what was typed before is no password any more', async () => {
    const { where } = await openCode({
      [call]: { json: { result: 'choose_password' } },
      'POST /api/auth/password': { status: 204 },
    })
    type('E-mail address', 'ana@example.org')
    type('Code', '123456')
    press('Continue')
    await screen.findByLabelText('New password')
    expect(where()).toBe('/login#auth-update-password')
    type('New password', 'correct horse')
    press('Save password')
    await screen.findByText('Your password has been updated')
    expect(screen.getByLabelText('E-mail address')).toHaveProperty('value', 'ana@example.org')
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '')
  })

  it.each([
    ['email_changed', 'Your e-mail address is confirmed.'],
    ['phone_changed', 'Your phone number is confirmed.'],
  ])('that led to %s is confirmed, with the way on', async (result, said) => {
    await openCode({ [call]: { json: { result } } })
    type('E-mail address', 'ana@example.org')
    type('Code', '123456')
    press('Continue')
    await screen.findByText(said)
    expect(screen.getByRole('link', { name: 'Go to your dashboard' }).getAttribute('href')).toBe('/dashboard')
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  })

  it.each(['', '12345', '1234567', '12345x'])('is not %j, and nobody is asked', async (token) => {
    const { server } = await openCode()
    type('E-mail address', 'ana@example.org')
    type('Code', token)
    press('Continue')
    expect(screen.getByText('Please type the 6 digits of the code.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Code'))
    expect(server.askedOf(call)).toEqual([])
  })

  it.each([
    ['wrong_code', 'That code is not right. Please look again.'],
    ['link_expired', 'This is used or too old. Please ask for a new one.'],
    ['rate_limited', 'Please wait a minute.'],
  ] as const)('that is refused (%s) is said in the service’s words, and stays', async (code, said) => {
    await openCode({ [call]: refusal(code, said) })
    type('E-mail address', 'ana@example.org')
    type('Code', '123456')
    press('Continue')
    await waitFor(() => expect(box()).toBe(said))
    expect(screen.getByLabelText('Code')).toHaveProperty('value', '123456')
    fireEvent.click(screen.getByRole('radio', { name: 'Text message' }))
    expect(box()).toBeUndefined()
  })

  it('cannot be sent twice at once', async () => {
    const { server } = await openCode({ [call]: () => new Promise(() => undefined) })
    type('E-mail address', 'ana@example.org')
    type('Code', '123456')
    press('Continue')
    expect(await screen.findByRole('button', { name: 'Checking…' })).toHaveProperty('disabled', true)
    fireEvent.submit(screen.getByLabelText('Code'))
    expect(server.askedOf(call)).toHaveLength(1)
  })
})

describe('asking for a code', () => {
  const emailCall = 'POST /api/auth/magic-link'

  it.each([
    ['E-mail', 'E-mail address', 'ana', /^Please check the e-mail address/],
    ['Text message', 'Phone number', '202 555 0123', 'Please check the number: it begins with + and the country.'],
  ])('by %s needs a good address', async (channel, label, address, fault) => {
    await openCode()
    fireEvent.click(screen.getByRole('radio', { name: channel }))
    type(label, address)
    press('Send me a code')
    expect(screen.getByText(fault)).toBeTruthy()
    expect(screen.queryByText('Please type the 6 digits of the code.')).toBeNull()
    expect(document.activeElement).toBe(screen.getByLabelText(label))
  })

  it('by e-mail says that the email is on its way, or why not', async () => {
    const { server } = await openCode({ [emailCall]: refusal('rate_limited', 'Please wait a minute.') })
    type('E-mail address', 'ana@example.org')
    press('Send me a code')
    await waitFor(() => expect(box()).toBe('Please wait a minute.'))
    server.answers[emailCall] = { json: { sent: true } }
    press('Send me a code')
    await screen.findByText('Check your email: the code is in it.')
    expect(box()).toBeUndefined()
    expect(server.askedOf(emailCall).at(-1)?.body).toEqual({ email: 'ana@example.org' })
  })

  it.each([
    ['signup', emailCall, 'magiclink'],
    ['recovery', 'POST /api/auth/recover', 'recovery'],
  ])('by somebody who came with a code for %s asks %s, and the new code is for %s', async (before, sending, after) => {
    const { server, navigate } = await openCode({
      [sending]: { json: { sent: true } },
      [call]: refusal('wrong_code', 'That code is not right.'),
    })
    act(() => navigate('/login#auth-sign-in'))
    await screen.findByLabelText('Password')
    act(() => navigate('/login#auth-verify-otp', { state: { code: before } }))
    await screen.findByLabelText('Code')
    type('E-mail address', 'ana@example.org')
    press('Send me a code')
    await screen.findByText('Check your email: the code is in it.')
    type('Code', '123456')
    press('Continue')
    await waitFor(() => expect(box()).toBe('That code is not right.'))
    expect(server.askedOf(sending)).toHaveLength(1)
    expect(server.askedOf(call).map((one) => one.body)).toEqual([
      { type: after, email: 'ana@example.org', token: '123456' },
    ])
  })
})
