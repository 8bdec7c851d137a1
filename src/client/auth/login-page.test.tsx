// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mia, mum, openAt } from '#tests/support/parent-side.tsx'
import { type Answers, refusal, stubServer } from '#tests/support/stub-server.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const box = () => screen.getByRole('main').querySelector('[role="alert"]')?.textContent

async function openLogin(anchor = '', answers: Answers = {}) {
  const server = stubServer({ 'GET /api/profile': refusal('unauthenticated'), ...answers })
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
    type('Password', 'short')
    press('Sign up')
    expect(server.askedOf(call)).toEqual([])
    type('Password', 'correct horse')
    press('Sign up')
    await waitFor(() => expect(box()).toMatch(/already an account/))
    expect(server.askedOf(call).map((one) => one.body)).toEqual([
      { email: 'ana@example.org', password: 'correct horse' },
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
