// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { config, mia, mum, openAt } from '#tests/support/parent-side.tsx'
import { type Answers, refusal, stubServer } from '#tests/support/stub-server.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const call = 'POST /api/auth/links'
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const box = () => screen.getByRole('main').querySelector('[role="alert"]')?.textContent

async function openLink(hash: string, answers: Answers = {}) {
  const server = stubServer({
    'GET /api/profile': refusal('unauthenticated'),
    'GET /api/config': { json: config },
    'GET /api/students': { json: [mia] },
    ...answers,
  })
  const { navigate, where } = openAt(`/confirm${hash}`)
  const before = window.history.length
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('Trellis'))
  return { server, navigate, where, before }
}

describe('an email’s link', () => {
  it.each([
    ['sign-in', 'Sign in', 'Sign in to Trellis'],
    ['sign-up', 'Confirm your e-mail address', 'Confirm my e-mail address'],
    ['recovery', 'Forgot your password?', 'Choose a new password'],
    ['email-change', 'Your e-mail address', 'Use this address from now on'],
  ])('for %s asks nobody before its button is pressed, and is pressed once', async (purpose, heading, button) => {
    const { server } = await openLink(`#${purpose}.abc.def-1_2.`, { [call]: () => new Promise(() => undefined) })
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeTruthy()
    await waitFor(() => expect(document.title).toBe(`${heading} – Trellis`))
    expect(server.askedOf(call)).toEqual([])
    press(button)
    await waitFor(() => expect(server.askedOf(call)).toHaveLength(1))
    expect(server.askedOf(call)[0]?.body).toEqual({ token: 'abc.def-1_2.' })
    const busy = screen.getByRole('main').querySelector('button')
    expect(busy).toHaveProperty('disabled', true)
    expect(busy?.textContent).toMatch(/…$/)
  })

  it('that signs in leads to the dashboard, and leaves no token behind', async () => {
    const { server, where } = await openLink('#sign-in.token')
    server.answers[call] = () => {
      server.answers['GET /api/profile'] = { json: mum }
      return { json: { result: 'signed_in' } }
    }
    press('Sign in to Trellis')
    await screen.findByRole('heading', { name: 'Parent Dashboard' })
    expect(where()).toBe('/dashboard')
  })

  it('that opens a new password takes it right here, and leads to signing in', async () => {
    const { server, before, where } = await openLink('#recovery.token', {
      [call]: { json: { result: 'choose_password' } },
      'POST /api/auth/password': { status: 204 },
      'GET /api/profile': { json: mum },
    })
    press('Choose a new password')
    fireEvent.change(await screen.findByLabelText('New password'), { target: { value: 'correct horse' } })
    expect(where()).toBe('/confirm')
    expect(window.history.length).toBe(before)
    // With the password, every sign-in of the account ends.
    server.answers['GET /api/profile'] = refusal('unauthenticated')
    press('Save password')
    await screen.findByText('Your password has been updated')
    expect(where()).toBe('/login#auth-sign-in')
    expect(server.askedOf('POST /api/auth/password').map((one) => one.body)).toEqual([{ password: 'correct horse' }])
  })

  it('of a sign-up that was begun in another browser says why a password is chosen here', async () => {
    await openLink('#sign-up.token', { [call]: { json: { result: 'choose_password' } } })
    press('Confirm my e-mail address')
    await screen.findByRole('heading', { level: 1, name: 'Your address is confirmed' })
    expect(screen.getByText(/This is not the browser in which you signed up.*Choose one here/)).toBeTruthy()
    expect(screen.getByLabelText('New password')).toBeTruthy()
  })

  it('of a forgotten password says why another one is chosen', async () => {
    await openLink('#recovery.token', { [call]: { json: { result: 'choose_password' } } })
    press('Choose a new password')
    await screen.findByRole('heading', { level: 1, name: 'Choose a new password' })
    expect(screen.getByText(/You asked for a new one/)).toBeTruthy()
  })

  it('that opened a new password too long ago is no end of a session', async () => {
    await openLink('#recovery.token', {
      [call]: { json: { result: 'choose_password' } },
      'POST /api/auth/password': refusal('unauthenticated'),
      'GET /api/profile': { json: mum },
    })
    press('Choose a new password')
    fireEvent.change(await screen.findByLabelText('New password'), { target: { value: 'correct horse' } })
    press('Save password')
    await waitFor(() => expect(box()).toMatch(/^This took too long/))
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe(
      '/login#auth-forgot-password',
    )
    expect(screen.getByRole('button', { name: 'Log Out' })).toBeTruthy()
  })

  it('that confirms an address where nobody is signed in says so, with the way to sign in', async () => {
    const said = 'Please sign in to that account in this browser first, then open the link once more.'
    await openLink('#email-change.token', { [call]: refusal('sign_in_again', said) })
    press('Use this address from now on')
    await screen.findByText(said)
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login')
    expect(screen.getByRole('button', { name: 'Use this address from now on' })).toBeTruthy()
  })

  it('that changes the address says so, with the way on', async () => {
    const { where } = await openLink('#email-change.token', { [call]: { json: { result: 'email_changed' } } })
    press('Use this address from now on')
    await screen.findByText('Your e-mail address is confirmed.')
    expect(where()).toBe('/confirm')
    expect(screen.getByRole('link', { name: 'Go to your dashboard' }).getAttribute('href')).toBe('/dashboard')
  })

  it.each([
    ['sign-in', 'Sign in to Trellis', 'Send me a new link', '/login#auth-magic-link'],
    ['sign-up', 'Confirm my e-mail address', 'Send me a new link', '/login#auth-magic-link'],
    ['recovery', 'Choose a new password', 'Send me a new link', '/login#auth-forgot-password'],
    ['email-change', 'Use this address from now on', 'Go to your account', '/account'],
  ])('for %s that is used or too old is explained, and begun again', async (purpose, button, again, href) => {
    await openLink(`#${purpose}.token`, { [call]: refusal('link_expired', 'This is used or too old.') })
    press(button)
    await screen.findByRole('heading', { level: 1, name: 'This link does not work any more' })
    expect(box()).toMatch(/^A link works once, and for an hour/)
    const link = screen.getByRole('link', { name: again })
    expect(link.getAttribute('href')).toBe(href)
    expect(document.activeElement).toBe(link)
    expect(screen.queryByRole('button', { name: button })).toBeNull()
  })

  it.each(['', '#', '#sign-in', '#sign-in.', '#elsewhere.token', '#token', '#.token'])(
    'that cannot be read (%j) is explained in the same way, and nobody is asked',
    async (hash) => {
      const { server } = await openLink(hash)
      expect(screen.getByRole('heading', { level: 1, name: 'This link does not work any more' })).toBeTruthy()
      expect(screen.getByRole('link', { name: 'Send me a new link' }).getAttribute('href')).toBe(
        '/login#auth-magic-link',
      )
      expect(server.askedOf(call)).toEqual([])
    },
  )

  it('with a token that is far too long is explained in the same way', async () => {
    await openLink(`#sign-in.${'x'.repeat(300)}`, { [call]: refusal('validation_failed') })
    press('Sign in to Trellis')
    await screen.findByRole('heading', { level: 1, name: 'This link does not work any more' })
  })

  it.each([
    ['unavailable', 'Trellis is resting.'],
    ['conflict', 'Another account has this address.'],
    ['rate_limited', 'Please wait a minute.'],
  ] as const)('that could not be followed now (%s) says why, and can be pressed again', async (code, said) => {
    const { server } = await openLink('#email-change.token', { [call]: refusal(code, said) })
    press('Use this address from now on')
    await waitFor(() => expect(box()).toBe(said))
    server.answers[call] = { json: { result: 'email_changed' } }
    press('Use this address from now on')
    await screen.findByText('Your e-mail address is confirmed.')
  })

  it('that is opened where another one failed begins anew', async () => {
    const { navigate } = await openLink('#sign-in.old', { [call]: refusal('link_expired') })
    press('Sign in to Trellis')
    await screen.findByRole('heading', { level: 1, name: 'This link does not work any more' })
    act(() => navigate('/confirm#sign-in.fresh'))
    expect(await screen.findByRole('button', { name: 'Sign in to Trellis' })).toHaveProperty('disabled', false)
  })
})
