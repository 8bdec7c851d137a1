// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DeviceView } from '#shared/account.ts'
import { config, mia, mum, openAt } from '#tests/support/parent-side.tsx'
import { type Answers, refusal, stubServer } from '#tests/support/stub-server.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const ask = `POST /api/students/${mia.id}/pairing-code`
const code = (digits: string, seconds = 600) => ({
  status: 201,
  json: { code: digits, expires_at: new Date(Date.now() + seconds * 1_000).toISOString() },
})
const device = (id: string, name: string, student_id = mia.id): DeviceView => ({
  id,
  student_id,
  name,
  created_at: '2026-11-02T10:00:00.000Z',
  last_used_at: '2026-11-20T16:05:00.000Z',
})
const tablet = device('d1', 'Chrome on Android')
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

async function openDialog(answers: Answers = {}) {
  const server = stubServer({
    'GET /api/profile': { json: mum },
    'GET /api/config': { json: config },
    'GET /api/students': { json: [mia] },
    'GET /api/devices': { json: [] },
    [ask]: code('48210937'),
    ...answers,
  })
  openAt('/dashboard')
  fireEvent.click(await screen.findByRole('button', { name: 'Settings for Mia' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Child’s own device for Mia' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Mia’s own device' }))
  return { server, dialog }
}

describe('the code for a child’s own device', () => {
  it('stands there with the address where it is typed, in two groups, and is spoken digit by digit', async () => {
    const { server, dialog } = await openDialog()
    await dialog.findByText('4821 0937')
    expect(dialog.getByText('Code: 4 8 2 1, 0 9 3 7')).toBeTruthy()
    expect(dialog.getByText(`${window.location.origin}/join`)).toBeTruthy()
    expect(dialog.getByText(/^Works once, for (10:00|9:5\d) more\.$/)).toBeTruthy()
    expect(server.askedOf(ask)).toHaveLength(1)
  })

  it('gives way to a new one when the parent says so, and not by itself', async () => {
    const { server, dialog } = await openDialog()
    await dialog.findByText('4821 0937')
    server.answers[ask] = code('11112222')
    press('New code')
    await dialog.findByText('1111 2222')
    expect(dialog.queryByText('4821 0937')).toBeNull()
    expect(server.askedOf(ask)).toHaveLength(2)
  })

  it('is taken away when its time is over', async () => {
    const { dialog } = await openDialog({ [ask]: code('48210937', 1) })
    await dialog.findByText('This code is over.')
    expect(dialog.queryByText('4821 0937')).toBeNull()
    expect(dialog.getByRole('button', { name: 'New code' })).toBeTruthy()
  })

  it('that is refused says why', async () => {
    const { dialog } = await openDialog({ [ask]: refusal('conflict', 'A student may have 10 devices.') })
    await dialog.findByText('A code could not be made. A student may have 10 devices.')
  })
})

describe('the devices of a child', () => {
  it('are those of this child only', async () => {
    const { dialog } = await openDialog({
      'GET /api/devices': { json: [tablet, device('d2', 'Safari on iPad', 'another')] },
    })
    await dialog.findByText('Chrome on Android')
    expect(dialog.getByText(/^Last used .*November 20, 2026/)).toBeTruthy()
    expect(dialog.queryByText('Safari on iPad')).toBeNull()
  })

  it('are none at first', async () => {
    const { dialog } = await openDialog()
    await dialog.findByText('No device yet.')
  })

  it.each([
    ['is removed', { status: 204 }],
    ['that has left by itself is gone too', refusal('not_found')],
  ])('%s', async (_, answer) => {
    const { server, dialog } = await openDialog({ 'GET /api/devices': { json: [tablet] } })
    await dialog.findByText('Chrome on Android')
    server.answers['DELETE /api/devices/d1'] = () => {
      server.answers['GET /api/devices'] = { json: [] }
      return answer
    }
    press('Remove Chrome on Android')
    await dialog.findByText('No device yet.')
    expect(server.askedOf('DELETE /api/devices/d1')).toHaveLength(1)
  })

  it('stay, and the parent knows, when one could not be removed', async () => {
    const { dialog } = await openDialog({
      'GET /api/devices': { json: [tablet] },
      'DELETE /api/devices/d1': refusal('internal', 'Something broke.'),
    })
    await dialog.findByText('Chrome on Android')
    press('Remove Chrome on Android')
    await dialog.findByText('The device could not be removed. Something broke.')
    expect(dialog.getByText('Chrome on Android')).toBeTruthy()
  })

  it('that could not be loaded can be asked for again', async () => {
    const { server, dialog } = await openDialog({ 'GET /api/devices': refusal('internal') })
    await dialog.findByText('The devices could not be loaded.')
    server.answers['GET /api/devices'] = { json: [tablet] }
    press('Try again')
    await dialog.findByText('Chrome on Android')
  })
})

it('the dashboard leads to the account', async () => {
  stubServer({ 'GET /api/profile': { json: mum }, 'GET /api/students': { json: [mia] } })
  openAt('/dashboard')
  await waitFor(() => expect(screen.getByRole('link', { name: 'Account' }).getAttribute('href')).toBe('/account'))
})
