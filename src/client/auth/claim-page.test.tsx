// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { UnclaimedView } from '#shared/unclaimed.ts'
import { config, mia, mum, openAt } from '#tests/support/parent-side.tsx'
import { type Answers, refusal, stubServer } from '#tests/support/stub-server.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const call = 'POST /api/profile/unclaimed'
const there: UnclaimedView = {
  students: 2,
  films: 1,
  first_made_at: '2026-11-03T12:00:00.000Z',
  last_made_at: '2026-11-05T12:00:00.000Z',
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

async function arrive(address = '/dashboard', answers: Answers = {}, view: UnclaimedView = there) {
  const server = stubServer({
    'GET /api/profile': { json: { ...mum, unclaimed: true } },
    'GET /api/config': { json: config },
    'GET /api/students': refusal('claim_first'),
    'GET /api/alarms': { json: [] },
    'GET /api/profile/unclaimed': { json: view },
    ...answers,
  })
  const { where } = openAt(address)
  await screen.findByRole('heading', { level: 1, name: 'Is this yours?' })
  await screen.findByRole('button', { name: 'Keep everything' })
  const decided = (students: object[]) => {
    server.answers[call] = () => {
      server.answers['GET /api/profile'] = { json: mum }
      server.answers['GET /api/students'] = { json: students }
      return { status: 204 }
    }
  }
  return { server, where, decided }
}

describe('what was made before the address was proven', () => {
  it.each(['/dashboard', '/account', '/onboarding', '/videos', `/tutor-selection/${mia.id}`, `/learn/${mia.id}`])(
    'comes before %s, and says how much there is and when it was made',
    async (address) => {
      const { where, server } = await arrive(address)
      expect(where()).toBe('/claim')
      expect(
        screen.getByText('2 students and 1 video, made between November 3, 2026 and November 5, 2026.'),
      ).toBeTruthy()
      expect(server.askedOf('GET /api/students')).toEqual([])
    },
  )

  it('is kept by one press, and the dashboard opens', async () => {
    const { server, where, decided } = await arrive()
    decided([mia])
    press('Keep everything')
    await screen.findByRole('heading', { name: 'Parent Dashboard' })
    expect(where()).toBe('/dashboard')
    expect(server.askedOf(call).map(({ body }) => body)).toEqual([{ choice: 'take' }])
  })

  it('is deleted only after a second question', async () => {
    const one = { students: 1, films: 0, first_made_at: there.first_made_at, last_made_at: there.first_made_at }
    const { server, where, decided } = await arrive('/dashboard', {}, one)
    expect(screen.getByText('1 student, made on November 3, 2026.')).toBeTruthy()
    press('Delete it all')
    const dialog = await screen.findByRole('dialog', { name: 'Delete everything for good?' })
    expect(server.askedOf(call)).toEqual([])
    fireEvent.click(within(dialog).getByRole('button', { name: 'Go back' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    decided([])
    press('Delete it all')
    press('Delete for good')
    await waitFor(() => expect(where()).toBe('/onboarding'))
    expect(server.askedOf(call).map(({ body }) => body)).toEqual([{ choice: 'throw_away' }])
  })

  it('stays as it is when the answer fails', async () => {
    const { where } = await arrive('/dashboard', { [call]: refusal('unavailable', 'Please try again in a moment.') })
    press('Keep everything')
    await screen.findByText('Please try again in a moment.')
    expect(where()).toBe('/claim')
    expect(screen.getByRole('button', { name: 'Keep everything' })).toHaveProperty('disabled', false)
  })

  it('is no screen for anybody else', async () => {
    stubServer({
      'GET /api/profile': { json: mum },
      'GET /api/config': { json: config },
      'GET /api/students': { json: [mia] },
      'GET /api/alarms': { json: [] },
    })
    const { where } = openAt('/claim')
    await screen.findByRole('heading', { name: 'Parent Dashboard' })
    expect(where()).toBe('/dashboard')
  })
})
