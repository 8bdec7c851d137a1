// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FamilyView } from '#shared/family.ts'
import { openSection } from '#tests/support/account-section.tsx'
import { mum } from '#tests/support/parent-side.tsx'
import { type Answers, refusal } from '#tests/support/stub-server.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const ana = { full_name: 'Ana', email: 'ana@x.org', founder: true, you: true }
const ben = { full_name: 'Ben', email: 'ben@x.org', founder: false, you: false }
const family = (more: Partial<FamilyView> = {}): FamilyView => ({
  guardians: [ana],
  invitation: null,
  invited: null,
  news: null,
  ...more,
})
const open = (view: FamilyView, answers: Answers = {}) =>
  openSection('Your family', mum, { 'GET /api/family': { json: view }, ...answers })

describe('the family on the account page', () => {
  it('invites by an address, and not by one’s own', async () => {
    const invited = family({ invitation: { email: ben.email, expires_at: '2026-11-30T12:00:00Z' } })
    const { server, section, type, press } = await open(family(), {
      'POST /api/family/invitation': { json: invited },
      'DELETE /api/family/invitation': { status: 204 },
    })
    fireEvent.click(await section.findByRole('button', { name: 'Invite a second guardian' }))
    type('Their e-mail address', 'Ana@x.org')
    press('Send the invitation')
    expect(await section.findByText('This is your own address.')).toBeTruthy()
    type('Their e-mail address', ' ben@x.org ')
    press('Send the invitation')
    await section.findByText('ben@x.org is invited until November 30, 2026.')
    expect(server.askedOf('POST /api/family/invitation').map(({ body }) => body)).toEqual([{ email: 'ben@x.org' }])
    press('Withdraw the invitation')
    expect(await section.findByRole('button', { name: 'Invite a second guardian' })).toBeTruthy()
  })

  it('lets the founder remove the other or hand over, each after a question that can be left', async () => {
    const { server, section, press } = await open(family({ guardians: [ana, ben] }), {
      'POST /api/family/leave': refusal('conflict', 'You pay for a plan. End it first.'),
    })
    await section.findByText('Ben')
    press('Remove Ben')
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Keep' }))
    expect(server.askedOf('DELETE /api/family/guardian')).toEqual([])
    press('Hand the family over to Ben')
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Hand over and leave' }))
    expect(await screen.findByText('You pay for a plan. End it first.')).toBeTruthy()
  })

  it('lets the second one only leave, and keeps the end of the family from them', async () => {
    const second = family({
      guardians: [
        { ...ana, you: false },
        { ...ben, you: true },
      ],
    })
    const { server, section, press } = await open(second, { 'POST /api/family/leave': { status: 204 } })
    await section.findByText('Ben (you)')
    expect(section.queryByRole('button', { name: /Remove|Hand/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Delete account' })).toBeNull()
    press('Leave the family')
    server.answers['GET /api/family'] = { json: family({ guardians: [{ ...ben, you: true, founder: true }] }) }
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete account' })).toBeTruthy())
    expect(server.askedOf('POST /api/family/leave')).toHaveLength(1)
  })
})
