// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { config, openAt } from '#tests/support/parent-side.tsx'
import { type Answers, refusal, stubServer } from '#tests/support/stub-server.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const box = () => screen.getByRole('main').querySelector('[role="alert"]')?.textContent

async function openLogin(anchor: string, label: string, answers: Answers = {}) {
  const server = stubServer({
    'GET /api/profile': refusal('unauthenticated'),
    'GET /api/config': { json: config },
    ...answers,
  })
  const { where } = openAt(`/login${anchor}`)
  await screen.findByLabelText(label)
  return { server, where }
}

const emails = [
  {
    name: 'a magic link',
    anchor: '#auth-magic-link',
    call: 'POST /api/auth/magic-link',
    button: 'Send magic link',
    said: 'Check your email for the magic link',
    code: 'magiclink',
  },
  {
    name: 'a forgotten password',
    anchor: '#auth-forgot-password',
    call: 'POST /api/auth/recover',
    button: 'Send reset link',
    said: 'Check your email for the password reset link',
    code: 'recovery',
  },
] as const

describe.each(emails)('the email for $name', ({ anchor, call, button, said, code }) => {
  const open = (answers: Answers = {}) => openLogin(anchor, 'E-mail address', answers)

  it('is sent to the address, trimmed; that it is on its way is said, and its code can be typed', async () => {
    const { server, where } = await open({ [call]: { json: { sent: true } } })
    type('E-mail address', ' ana@example.org ')
    press(button)
    expect((await screen.findByText(said)).closest('[role="status"]')).toBeTruthy()
    expect(server.askedOf(call).map((one) => one.body)).toEqual([{ email: 'ana@example.org' }])
    expect(screen.getByRole('button', { name: button })).toHaveProperty('disabled', false)
    fireEvent.click(screen.getByRole('link', { name: 'I have a code' }))
    await screen.findByLabelText('Code')
    expect(where()).toBe('/login#auth-verify-otp')
    server.answers['POST /api/auth/verify'] = refusal('wrong_code', 'That code is not right.')
    type('Code', '12 34-56')
    press('Continue')
    await waitFor(() => expect(box()).toBe('That code is not right.'))
    expect(server.askedOf('POST /api/auth/verify').map((one) => one.body)).toEqual([
      { type: code, email: 'ana@example.org', token: '123456' },
    ])
  })

  it.each([
    ['', 'Please type your e-mail address.'],
    ['ana', 'Please check the e-mail address: something like name@example.com.'],
  ])('is not sent to %j', async (email, fault) => {
    const { server } = await open()
    type('E-mail address', email)
    press(button)
    expect(screen.getByText(fault)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail address'))
    expect(server.askedOf(call)).toEqual([])
  })

  it('cannot be asked for twice at once', async () => {
    const { server } = await open({ [call]: () => new Promise(() => undefined) })
    type('E-mail address', 'ana@example.org')
    press(button)
    expect(await screen.findByRole('button', { name: 'Sending…' })).toHaveProperty('disabled', true)
    fireEvent.submit(screen.getByLabelText('E-mail address'))
    expect(server.askedOf(call)).toHaveLength(1)
  })

  it('that is refused is said in the service’s words, and not that it is on its way', async () => {
    const { server } = await open({ [call]: { json: { sent: true } } })
    type('E-mail address', 'ana@example.org')
    press(button)
    await screen.findByText(said)
    server.answers[call] = refusal('rate_limited', 'Please wait a minute.')
    press(button)
    await waitFor(() => expect(box()).toBe('Please wait a minute.'))
    expect(screen.queryByText(said)).toBeNull()
    expect(screen.getByLabelText('E-mail address')).toHaveProperty('value', 'ana@example.org')
  })

  it('to an address that the service does not take is said at the field', async () => {
    await open({ [call]: refusal('validation_failed', 'No.', { fields: { email: 'invalid_format' } }) })
    type('E-mail address', 'ana@example.org')
    press(button)
    await screen.findByText(/^Please check the e-mail address/)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-mail address')))
  })
})

describe('a new password', () => {
  const call = 'POST /api/auth/password'
  const open = (answers: Answers = {}) => openLogin('#auth-update-password', 'New password', answers)

  it('leads back to signing in, where it is said', async () => {
    const { server, where } = await open({ [call]: { status: 204 } })
    expect(screen.getByLabelText('New password').getAttribute('autocomplete')).toBe('new-password')
    type('New password', 'correct horse')
    press('Save password')
    const said = await screen.findByText('Your password has been updated')
    expect(said.closest('[role="status"]')).toBeTruthy()
    expect(where()).toBe('/login#auth-sign-in')
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '')
    expect(server.askedOf(call).map((one) => one.body)).toEqual([{ password: 'correct horse' }])
  })

  it.each([
    ['', 'Please type your password.'],
    ['short', 'Please choose a password of at least 10 characters.'],
    ['x'.repeat(129), 'Please choose a password of at most 128 characters.'],
  ])('is not %j, and nobody is asked', async (password, fault) => {
    const { server } = await open()
    type('New password', password)
    press('Save password')
    expect(screen.getByText(fault)).toBeTruthy()
    expect(server.askedOf(call)).toEqual([])
  })

  it.each([
    ['too_common', /one of the most used ones/],
    ['same', /the password that you have now/],
  ])('that the service finds %s is named at the field', async (fault, said) => {
    await open({ [call]: refusal('validation_failed', 'No.', { fields: { password: fault } }) })
    type('New password', 'password123')
    press('Save password')
    await screen.findByText(said)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('New password')))
  })

  it.each(['unauthenticated', 'link_expired'] as const)('that comes too late (%s) is begun again', async (code) => {
    const { where } = await open({ [call]: refusal(code) })
    type('New password', 'correct horse')
    press('Save password')
    await waitFor(() => expect(box()).toMatch(/^This took too long/))
    const again = screen.getByRole('link', { name: 'Ask for a new link' })
    expect(document.activeElement).toBe(again)
    fireEvent.click(again)
    await screen.findByRole('heading', { name: 'Forgot your password?' })
    expect(where()).toBe('/login#auth-forgot-password')
  })

  it('that did not arrive is kept, and can be sent again', async () => {
    await open({ [call]: 'no connection' })
    type('New password', 'correct horse')
    press('Save password')
    await waitFor(() => expect(box()).toMatch(/no connection/))
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'correct horse')
  })
})
