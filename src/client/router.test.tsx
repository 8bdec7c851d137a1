// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { config, mia, mum, openAt } from '#tests/support/parent-side.tsx'
import { refusal, stubServer } from '#tests/support/stub-server.ts'

const nobody = refusal('unauthenticated')
const family = {
  'GET /api/profile': { json: mum },
  'GET /api/config': { json: config },
  'GET /api/students': { json: [mia] },
  [`GET /api/students/${mia.id}`]: { json: mia },
  'GET /api/tutors': { json: [] },
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a visitor', () => {
  it.each(['/dashboard', '/onboarding', `/learn/${mia.id}`, '/tutor-selection/x'])(
    'is led from %s to the sign-in, and nothing of the screen is asked for',
    async (address) => {
      const server = stubServer({ 'GET /api/profile': nobody, 'GET /api/join': nobody })
      const { where } = openAt(address)
      await screen.findByRole('heading', { name: 'Welcome back' })
      expect(where()).toBe('/login')
      expect(server.askedOf('GET /api/students')).toEqual([])
    },
  )

  it.each([
    ['/pricing', 'One simple price', 'AI Tutor Subscription – Trellis'],
    ['/privacy', 'Privacy', 'Privacy – Trellis'],
    ['/terms', 'Terms', 'Terms – Trellis'],
    ['/login#auth-sign-up', 'Create your account', 'Create your account – Trellis'],
  ])('reads %s, under its title', async (address, heading, title) => {
    stubServer({ 'GET /api/profile': nobody })
    openAt(address)
    await screen.findByRole('heading', { level: 1, name: heading })
    await waitFor(() => expect(document.title).toBe(title))
  })

  it('reads public pages also while the server does not answer', async () => {
    stubServer({ 'GET /api/profile': refusal('unavailable') })
    openAt('/privacy')
    await screen.findByRole('heading', { level: 1, name: 'Privacy' })
    expect(screen.queryByRole('link', { name: 'Login/Signup' })).toBeNull()
  })
})

describe('a parent', () => {
  it('who is signed in goes from the sign-in to the dashboard', async () => {
    stubServer(family)
    const { where } = openAt('/login')
    await screen.findByRole('heading', { name: 'Parent Dashboard' })
    expect(where()).toBe('/dashboard')
  })

  it('without students goes to the onboarding', async () => {
    stubServer({ ...family, 'GET /api/students': { json: [] } })
    openAt('/dashboard')
    await screen.findByRole('heading', { name: 'Welcome to the Platform!' })
  })

  it('whose students could not be loaded is not taken for one without, and can try again', async () => {
    const server = stubServer({ ...family, 'GET /api/students': refusal('internal') })
    const { where } = openAt('/dashboard')
    await screen.findByText('Your students could not be loaded.')
    expect(where()).toBe('/dashboard')
    server.answers['GET /api/students'] = { json: [mia] }
    act(() => screen.getByRole('button', { name: 'Try again' }).click())
    await screen.findByRole('heading', { name: 'Mia' })
  })

  it('is not signed out by a server that cannot answer', async () => {
    stubServer({ ...family, 'GET /api/profile': refusal('internal') })
    const { where } = openAt('/dashboard')
    await screen.findByRole('heading', { name: 'Unexpected Application Error!' })
    expect(where()).toBe('/dashboard')
  })

  it('whose session ends meanwhile is led to the sign-in, and nothing of the family is kept', async () => {
    const server = stubServer(family)
    const { client, navigate, where } = openAt('/dashboard')
    await screen.findByRole('heading', { name: 'Mia' })
    for (const name of Object.keys(server.answers)) server.answers[name] = nobody
    act(() => navigate(`/tutor-selection/${mia.id}`))
    await screen.findByRole('heading', { name: 'Welcome back' })
    expect(where()).toBe('/login')
    expect(client.getQueryData(['students'])).toBeUndefined()
  })

  it('finds the focus on the heading of the next screen', async () => {
    stubServer(family)
    const { navigate } = openAt('/dashboard')
    await screen.findByRole('heading', { name: 'Mia' })
    expect(document.activeElement).toBe(document.body)
    act(() => navigate('/onboarding'))
    const heading = await screen.findByRole('heading', { name: 'Add another student' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  it.each([
    ['an id that is none', 'x', refusal('invalid_id')],
    ['another family’s student', 'c0000000-0000-4000-8000-000000000009', refusal('not_found')],
  ])('who opens %s reads calmly that it is not here', async (_what, id, answer) => {
    stubServer({ ...family, [`GET /api/students/${id}`]: answer })
    openAt(`/tutor-selection/${id}`)
    await screen.findByRole('heading', { name: 'That is not here.' })
    expect(screen.getByRole('link', { name: 'Back to the dashboard' }).getAttribute('href')).toBe('/dashboard')
  })
})

describe('the way between screens', () => {
  it('leads back to the screen before, with what it was told', async () => {
    stubServer(family)
    const { navigate, where } = openAt('/dashboard')
    await screen.findByRole('heading', { name: 'Mia' })
    act(() => navigate('/onboarding'))
    await screen.findByRole('heading', { name: 'Add another student' })
    act(() => window.history.back())
    await screen.findByRole('heading', { name: 'Mia' })
    expect(where()).toBe('/dashboard')
  })

  it('a link leads on without a new document, and its screen replaces the one before when it has come', async () => {
    stubServer(family)
    const { where } = openAt('/dashboard')
    await screen.findByRole('heading', { name: 'Mia' })
    const link = screen.getByRole('link', { name: 'Account' })
    act(() => link.click())
    expect(screen.getByRole('heading', { name: 'Mia' })).toBeTruthy()
    await screen.findByRole('heading', { level: 1, name: 'Your account' })
    expect(where()).toBe('/account')
  })

  it('a screen that breaks leaves the frame, and the next one is whole', async () => {
    stubServer({ ...family, 'GET /api/students': { json: [{ ...mia, time: null, parent_notes: null }] } })
    const { navigate } = openAt('/dashboard')
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await screen.findByRole('heading', { name: 'Unexpected Application Error!' })
    errors.mockRestore()
    expect(screen.getByRole('banner')).toBeTruthy()
    act(() => navigate('/privacy'))
    await screen.findByRole('heading', { level: 1, name: 'Privacy' })
  })

  it('begins a screen at its top, and stands where it was left on the way back', async () => {
    stubServer(family)
    const { navigate } = openAt('/privacy')
    await screen.findByRole('heading', { level: 1, name: 'Privacy' })
    window.scrollTo(0, 700)
    act(() => navigate('/terms'))
    await screen.findByRole('heading', { level: 1, name: 'Terms' })
    expect(window.scrollY).toBe(0)
    act(() => window.history.back())
    await screen.findByRole('heading', { level: 1, name: 'Privacy' })
    expect(window.scrollY).toBe(700)
  })
})

describe('logging out', () => {
  it('that did not reach the server says so, and the parent stays', async () => {
    stubServer({ ...family, 'POST /api/auth/sign-out': 'no connection' })
    const { where } = openAt('/dashboard')
    await screen.findByRole('heading', { name: 'Mia' })
    act(() => screen.getByRole('button', { name: 'Log Out' }).click())
    await screen.findByText(/You are still signed in/)
    expect(where()).toBe('/dashboard')
    expect(screen.getByRole('heading', { name: 'Mia' })).toBeTruthy()
  })
})
