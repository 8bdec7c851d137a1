// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { BillingView, PlanState } from '#shared/billing.ts'
import { config, mum, openAt } from '#tests/support/parent-side.tsx'
import { type Answers, refusal, stubServer } from '#tests/support/stub-server.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const billing = { base_url: null, publishable_key: null, origins: ['https://billing.stripe.com'] }
const price = { amount: 2_000, currency: 'usd', interval: 'month' }
const plan = (state: PlanState, at: string | null = '2026-12-24T12:00:00.000Z'): BillingView => ({
  premium: ['active', 'trialing', 'ending', 'past_due'].includes(state),
  plan: { state, price, at },
  manageable: true,
})

function open(view: BillingView, answers: Answers = {}, address = '/account') {
  const server = stubServer({
    'GET /api/profile': { json: mum },
    'GET /api/sessions': { json: [] },
    'GET /api/config': { json: { ...config, billing } },
    'GET /api/billing': { json: view },
    ...answers,
  })
  const { where } = openAt(address)
  return { server, where }
}
const section = async () => within(await screen.findByRole('region', { name: 'Your plan' }))

describe('the plan on the account', () => {
  it.each<[PlanState, string]>([
    ['trialing', 'Your trial runs until December 24, 2026. After that the plan costs $20 / month.'],
    ['active', 'Your plan renews on December 24, 2026 for $20 / month.'],
    ['ending', 'Your plan ends on December 24, 2026 and is not renewed. Until then every tutor stays open.'],
    ['past_due', 'Your card was refused; please update it by December 24, 2026. Until then every tutor stays open.'],
    ['ended', 'Your plan ended on December 24, 2026. Public tutors stay free.'],
  ])('that is %s is told in words', async (state, text) => {
    open(plan(state))
    expect(await (await section()).findByText(text)).toBeTruthy()
    expect((await section()).getByRole('button', { name: 'Manage plan' })).toBeTruthy()
  })

  it('that nobody has leads to what it is', async () => {
    open({ premium: false, plan: null, manageable: false })
    const link = await (await section()).findByRole('link', { name: 'See the plan' })
    expect(link.getAttribute('href')).toBe('/pricing')
    expect((await section()).queryByRole('button', { name: 'Manage plan' })).toBeNull()
  })

  it('is managed on the provider’s page and on no other; a failure is told, and the button is back', async () => {
    const { server } = open(plan('active'), { 'POST /api/billing/portal': { json: { url: 'https://evil.example/' } } })
    fireEvent.click(await (await section()).findByRole('button', { name: 'Manage plan' }))
    await screen.findByText('The page could not be opened. Please try again.')
    server.answers['POST /api/billing/portal'] = refusal('checkout_unavailable', 'Not right now.')
    fireEvent.click((await section()).getByRole('button', { name: 'Manage plan' }))
    await screen.findByText('Not right now.')
    expect((await section()).getByRole('button', { name: 'Manage plan' })).toHaveProperty('disabled', false)
  })

  it('is asked of the provider when a parent comes back from there, who is thanked once it is true', async () => {
    const { where } = open(
      { premium: false, plan: null, manageable: true },
      { 'POST /api/billing/refresh': { json: plan('active') } },
      '/account?subscribed',
    )
    await screen.findByText('Thank you! Every tutor is open to your children now.')
    await (await section()).findByText('Your plan renews on December 24, 2026 for $20 / month.')
    expect(where()).toBe('/account')
  })

  it('is not believed from the address: whoever only opens it is not thanked', async () => {
    const view = { premium: false, plan: null, manageable: false }
    const { server } = open(view, { 'POST /api/billing/refresh': { json: view } }, '/account?subscribed')
    await (await section()).findByText('Your payment is being confirmed…')
    expect(server.askedOf('POST /api/billing/refresh')).toHaveLength(1)
    expect(screen.queryByText(/Thank you/)).toBeNull()
  })

  it('is not there where no payments are taken', async () => {
    open(plan('active'), { 'GET /api/config': { json: config } })
    await screen.findByRole('region', { name: 'Name' })
    expect(screen.queryByRole('region', { name: 'Your plan' })).toBeNull()
  })
})
