// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FamilyView } from '#shared/family.ts'
import { mum, openAt } from '#tests/support/parent-side.tsx'
import { type Answers, refusal, stubServer } from '#tests/support/stub-server.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const token = 'a.b'
const link = `/invitation#invitation.${token}`
const look = { by: 'Ben', email: 'ana@x.org', has_account: false }
const alone: FamilyView = {
  guardians: [{ full_name: 'Ana', email: 'ana@x.org', founder: true, you: true }],
  invitation: null,
  invited: null,
  news: null,
}
const signedOut = { 'GET /api/profile': refusal('unauthenticated') }
const open = (address: string, answers: Answers) => {
  const server = stubServer(answers)
  return { server, ...openAt(address) }
}

describe('an invitation', () => {
  it('makes an account for whoever has none, and joins', async () => {
    const { server, where } = open(link, {
      ...signedOut,
      'POST /api/invitations/look': { json: look },
      'POST /api/invitations/sign-up': { status: 204 },
      'POST /api/family/join': { status: 204 },
      'GET /api/students': { json: [] },
    })
    fireEvent.change(await screen.findByLabelText('Your name'), { target: { value: ' Ana ' } })
    server.answers['GET /api/profile'] = { json: mum }
    fireEvent.click(screen.getByRole('button', { name: 'Join the family' }))
    await waitFor(() => expect(where()).not.toBe('/invitation'))
    expect(server.askedOf('POST /api/invitations/sign-up').map(({ body }) => body)).toEqual([
      { token, full_name: 'Ana' },
    ])
    expect(server.askedOf('POST /api/family/join')).toHaveLength(1)
  })

  it('sends whoever has an account to the sign-in', async () => {
    open(link, { ...signedOut, 'POST /api/invitations/look': { json: { ...look, has_account: true } } })
    const signIn = await screen.findByRole('link', { name: 'Sign in' })
    expect(signIn.getAttribute('href')).toBe('/login')
    expect(screen.queryByRole('button', { name: 'Join the family' })).toBeNull()
  })

  it('says that it is over', async () => {
    open(link, { ...signedOut, 'POST /api/invitations/look': refusal('link_expired') })
    expect(await screen.findByRole('heading', { name: 'This invitation does not work any more' })).toBeTruthy()
  })

  it('waits for whoever is signed in, also without its link, and may be declined', async () => {
    const { server, where } = open('/invitation', {
      'GET /api/profile': { json: mum },
      'GET /api/family': { json: { ...alone, invited: { by: 'Ben', hindrance: null } } },
      'DELETE /api/family/join': { status: 204 },
      'GET /api/students': { json: [] },
    })
    await screen.findByText('Ben invites you to look after their children on Trellis together.')
    fireEvent.click(screen.getByRole('button', { name: 'No, thank you' }))
    await waitFor(() => expect(where()).not.toBe('/invitation'))
    expect(server.askedOf('DELETE /api/family/join')).toHaveLength(1)
  })

  it('says to somebody with children of their own that this account cannot join', async () => {
    open('/invitation', {
      'GET /api/profile': { json: mum },
      'GET /api/family': { json: { ...alone, invited: { by: 'Ben', hindrance: 'own_children' } } },
    })
    expect(await screen.findByText(/This account has children or films of its own/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Join the family' })).toBeNull()
  })

  it('says for whom it is when another account is signed in here', async () => {
    open(link, {
      'GET /api/profile': { json: mum },
      'GET /api/family': { json: alone },
      'POST /api/invitations/look': { json: { ...look, email: 'cleo@x.org' } },
    })
    expect(
      await screen.findByText(/This invitation is for cleo@x.org, and you are signed in as ana@x.org/),
    ).toBeTruthy()
  })
})
