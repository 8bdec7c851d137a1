// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { config, mia, mum, openAt } from '#tests/support/parent-side.tsx'
import { stubServer } from '#tests/support/stub-server.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const nobodyAsked = { ...mum, country: null, country_asked: false }

async function openDashboard(profile: typeof mum) {
  const server = stubServer({
    'GET /api/profile': { json: profile },
    'GET /api/config': { json: config },
    'GET /api/students': { json: [mia] },
    'GET /api/alarms': { json: [] },
    'PATCH /api/profile': { json: { ...profile, country: 'IE', country_asked: true } },
  })
  openAt('/dashboard')
  await screen.findByRole('heading', { name: 'Mia' })
  return server
}

const asked = () => screen.queryByRole('region', { name: 'Where do you live?' })

it('a family whose country nobody knows is asked once', async () => {
  const server = await openDashboard(nobodyAsked)
  const ask = within(await screen.findByRole('region', { name: 'Where do you live?' }))
  fireEvent.change(ask.getByLabelText('Where you live'), { target: { value: 'IE' } })
  fireEvent.click(ask.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(asked()).toBeNull())
  expect(server.askedOf('PATCH /api/profile').map(({ body }) => body)).toEqual([{ country: 'IE' }])
})

it('who does not want to say is not asked again', async () => {
  const server = await openDashboard(nobodyAsked)
  await screen.findByRole('region', { name: 'Where do you live?' })
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
  await waitFor(() => expect(asked()).toBeNull())
  expect(server.askedOf('PATCH /api/profile').map(({ body }) => body)).toEqual([{ country: null }])
})

it('nobody else is asked', async () => {
  await openDashboard({ ...mum, country: 'US', country_asked: false })
  expect(asked()).toBeNull()
})
