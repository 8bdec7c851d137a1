// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { config, mia, mum, openAt } from '#tests/support/parent-side.tsx'
import { type Answers, refusal, stubServer } from '#tests/support/stub-server.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const box = () => screen.getByRole('main').querySelector('[role="alert"]')?.textContent

const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }))

async function openLogin(anchor = '', answers: Answers = {}) {
  const server = stubServer({
    'GET /api/profile': refusal('unauthenticated'),
    'GET /api/config': { json: config },
    ...answers,
  })
  const { where } = openAt(`/login${anchor}`)
  await screen.findByLabelText('Password')
  return { server, where }
}

describe('signing in', () => {
  const call = 'POST /api/auth/sign-in/email'

  it('leads to the dashboard, with the address trimmed and the password as it was typed', async () => {
    const { server, where } = await openLogin()
    server.answers[call] = () => {
      server.answers['GET /api/profile'] = { json: mum }
      return { json: { signed_in: true } }
    }
    server.answers['GET /api/students'] = { json: [mia] }
    type('E-mail address', ' ana@example.org ')
    type('Password', ' correct horse ')
    press('Sign in')
    await screen.findByRole('heading', { name: 'Parent Dashboard' })
    expect(where()).toBe('/dashboard')
    expect(server.askedOf(call).map((one) => one.body)).toEqual([
      { email: 'ana@example.org', password: ' correct horse ' },
    ])
  })

  it('that is refused shows what the service said, and keeps what was typed', async () => {
    await openLogin('', { [call]: refusal('wrong_credentials', 'That e-mail and password do not match.') })
    type('E-mail address', 'ana@example.org')
    type('Password', 'wrong')
    press('Sign in')
    await waitFor(() => expect(box()).toBe('That e-mail and password do not match.'))
    expect(screen.getByLabelText('E-mail address')).toHaveProperty('value', 'ana@example.org')
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'wrong')
  })

  it('cannot be pressed again while it is under way', async () => {
    const { server } = await openLogin('', { [call]: () => new Promise(() => undefined) })
    type('E-mail address', 'ana@example.org')
    type('Password', 'correct horse')
    press('Sign in')
    const button = await screen.findByRole('button', { name: 'Signing in…' })
    expect(button).toHaveProperty('disabled', true)
    fireEvent.submit(screen.getByLabelText('Password'))
    expect(server.askedOf(call)).toHaveLength(1)
  })

  it('with nothing typed asks nobody, names what is missing and goes there', async () => {
    const { server } = await openLogin()
    press('Sign in')
    expect(screen.getByText('Please type your e-mail address.')).toBeTruthy()
    expect(screen.getByText('Please type your password.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail address'))
    expect(server.askedOf(call)).toEqual([])
  })
})

describe('signing up', () => {
  const call = 'POST /api/auth/sign-up/email'

  it('explains the shortest password before it fails, and sends no name where none was typed', async () => {
    const { server } = await openLogin('#auth-sign-up', {
      [call]: refusal('conflict', 'There is already an account with this e-mail. Sign in instead.'),
    })
    expect(screen.getByText(/^At least 10 characters\./)).toBeTruthy()
    type('E-mail address', 'ana@example.org')
    type('Where you live', 'other')
    type('Password', 'short')
    press('Sign up')
    expect(server.askedOf(call)).toEqual([])
    type('Password', 'correct horse')
    press('Sign up')
    await waitFor(() => expect(box()).toMatch(/already an account/))
    expect(server.askedOf(call).map((one) => one.body)).toEqual([
      { email: 'ana@example.org', password: 'correct horse', country: null },
    ])
  })

  it.each([
    ['too_common', /one of the most used ones/],
    ['too_long', /at most 128 characters/],
  ])(
    'says what is wrong with a password that the service finds %s, at the field, and goes there',
    async (fault, said) => {
      await openLogin('#auth-sign-up', { [call]: refusal('validation_failed', 'No.', { fields: { password: fault } }) })
      type('E-mail address', 'ana@example.org')
      type('Password', 'password123')
      press('Sign up')
      await screen.findByText(said)
      expect(box()).toBeUndefined()
      await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')))
    },
  )

  it('leads to the dashboard where no confirmation is asked for', async () => {
    const { server, where } = await openLogin('#auth-sign-up', { 'GET /api/students': { json: [mia] } })
    server.answers[call] = () => {
      server.answers['GET /api/profile'] = { json: mum }
      return { status: 201, json: { signed_in: true } }
    }
    type('Your name', ' Ana ')
    type('Where you live', 'IE')
    type('E-mail address', 'ana@example.org')
    type('Password', 'correct horse')
    press('Sign up')
    await screen.findByRole('heading', { name: 'Parent Dashboard' })
    expect(where()).toBe('/dashboard')
    expect(server.askedOf(call).map((one) => one.body)).toEqual([
      { email: 'ana@example.org', password: 'correct horse', full_name: 'Ana', country: 'IE' },
    ])
  })

  it('that waits for the email says so, and takes the code from it as a sign-up’s', async () => {
    const { server, where } = await openLogin('#auth-sign-up', {
      [call]: { status: 201, json: { signed_in: false } },
      'POST /api/auth/verify': refusal('wrong_code', 'That code is not right. Please look again.'),
    })
    type('E-mail address', 'ana@example.org')
    type('Password', 'correct horse')
    press('Sign up')
    const said = await screen.findByText('Check your email for the confirmation link')
    expect(said.closest('[role="status"]')).toBeTruthy()
    expect(where()).toBe('/login#auth-sign-up')
    expect(screen.getByRole('button', { name: 'Sign up' })).toHaveProperty('disabled', false)
    follow('I have a code')
    await screen.findByLabelText('Code')
    expect(where()).toBe('/login#auth-verify-otp')
    expect(screen.getByLabelText('E-mail address')).toHaveProperty('value', 'ana@example.org')
    type('Code', '123456')
    press('Continue')
    await waitFor(() => expect(box()).toBe('That code is not right. Please look again.'))
    expect(server.askedOf('POST /api/auth/verify').map((one) => one.body)).toEqual([
      { type: 'signup', email: 'ana@example.org', token: '123456' },
    ])
  })

  it('is one link away from signing in, by its anchor, and what was typed comes along', async () => {
    const { where } = await openLogin()
    type('E-mail address', 'ana@example.org')
    fireEvent.click(screen.getByRole('link', { name: 'Create an account' }))
    await screen.findByRole('heading', { name: 'Create your account' })
    expect(where()).toBe('/login#auth-sign-up')
    expect(screen.getByLabelText('E-mail address')).toHaveProperty('value', 'ana@example.org')
    fireEvent.click(screen.getByRole('link', { name: 'Sign in' }))
    await screen.findByRole('heading', { name: 'Welcome back' })
    expect(where()).toBe('/login#auth-sign-in')
  })
})

it('works with password managers, and shows a password on demand', async () => {
  await openLogin()
  const password = screen.getByLabelText('Password')
  expect(screen.getByLabelText('E-mail address').getAttribute('autocomplete')).toBe('username')
  expect(password.getAttribute('autocomplete')).toBe('current-password')
  expect(password.getAttribute('type')).toBe('password')
  press('Show password')
  expect(password.getAttribute('type')).toBe('text')
  press('Hide password')
  expect(password.getAttribute('type')).toBe('password')
  fireEvent.click(screen.getByRole('link', { name: 'Create an account' }))
  await screen.findByRole('heading', { name: 'Create your account' })
  expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('new-password')
})

describe('an account somewhere else', () => {
  const call = 'POST /api/auth/sign-in/social'
  const withProviders = { 'GET /api/config': { json: { ...config, providers: ['google', 'github', 'azure'] } } }

  it('is not offered where the operator has set up none', async () => {
    const { server } = await openLogin()
    await waitFor(() => expect(server.askedOf('GET /api/config')).toHaveLength(1))
    expect(screen.queryByRole('button', { name: /Continue with/ })).toBeNull()
  })

  it.each([
    ['google', 'Continue with Google', ''],
    ['github', 'Continue with GitHub', ''],
    ['azure', 'Continue with Microsoft', '#auth-sign-up'],
  ])('of %s is one press away: “%s”', async (provider, name, anchor) => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    const url = 'https://provider.example/authorize?state=1'
    const { server } = await openLogin(anchor, { ...withProviders, [call]: { json: { url } } })
    fireEvent.click(await screen.findByRole('button', { name }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith(url))
    expect(server.askedOf(call).map((one) => one.body)).toEqual([{ provider }])
    expect(screen.getByRole('button', { name: 'One moment…' })).toHaveProperty('disabled', true)
    for (const other of screen.getAllByRole('button', { name: /Continue with/ }))
      expect(other).toHaveProperty('disabled', true)
  })

  it('that cannot be reached is said, and can be tried again', async () => {
    await openLogin('', { ...withProviders, [call]: refusal('unavailable', 'Google does not answer.') })
    fireEvent.click(await screen.findByRole('button', { name: 'Continue with Google' }))
    await waitFor(() => expect(box()).toBe('Google does not answer.'))
    expect(screen.getByRole('button', { name: 'Continue with Google' })).toHaveProperty('disabled', false)
  })

  it('can be pressed again by whoever comes back to the page as it was left', async () => {
    vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    await openLogin('', { ...withProviders, [call]: { json: { url: 'https://provider.example' } } })
    fireEvent.click(await screen.findByRole('button', { name: 'Continue with Google' }))
    await screen.findByRole('button', { name: 'One moment…' })
    await waitFor(() => expect(window.location.assign).toHaveBeenCalled())
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toHaveProperty('disabled', false)
  })

  it.each([
    ['access_denied', /^Signing in there did not work\./],
    ['<b>', /^Signing in there did not work\./],
    ['account_not_linked', /already an account with this e-mail address\. Sign in with a magic link/],
  ])('that came back with %s is explained until the next try', async (error, said) => {
    await openLogin(`?error=${encodeURIComponent(error)}#auth-sign-in`, {
      'POST /api/auth/sign-in/email': refusal('wrong_credentials', 'That e-mail and password do not match.'),
    })
    expect(box()).toMatch(said)
    type('E-mail address', 'ana@example.org')
    type('Password', 'wrong')
    press('Sign in')
    await waitFor(() => expect(box()).toBe('That e-mail and password do not match.'))
    follow('Create an account')
    await screen.findByRole('heading', { name: 'Create your account' })
    expect(box()).toBeUndefined()
  })
})

it.each([
  ['Sign in with a magic link', '#auth-magic-link', 'Sign in by e-mail', 'Magic link'],
  ['Sign in with a code', '#auth-verify-otp', 'Type your code', 'Sign in with a code'],
  ['Forgot your password?', '#auth-forgot-password', 'Forgot your password?', 'Forgot your password'],
])(
  '“%s” leads to its own view and back, and the address that was typed comes along',
  async (link, anchor, heading, title) => {
    const { where } = await openLogin()
    type('E-mail address', 'ana@example.org')
    follow(link)
    await screen.findByRole('heading', { level: 1, name: heading })
    expect(where()).toBe(`/login${anchor}`)
    await waitFor(() => expect(document.title).toBe(`${title} – Trellis`))
    expect(await screen.findByLabelText('E-mail address')).toHaveProperty('value', 'ana@example.org')
    follow('Back to sign in')
    await screen.findByRole('heading', { name: 'Welcome back' })
    expect(screen.getByLabelText('E-mail address')).toHaveProperty('value', 'ana@example.org')
  },
)
