// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ConfigView } from '#shared/account.ts'
import type { BillingView } from '#shared/billing.ts'
import { config, mum, openAt } from '#tests/support/parent-side.tsx'
import { type Answers, refusal, stubServer } from '#tests/support/stub-server.ts'
import { isPaymentPage } from './data/payment-page.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const origins = ['https://checkout.stripe.com', 'https://billing.stripe.com']
const on: ConfigView = { ...config, billing: { base_url: null, publishable_key: null, origins } }
const none: BillingView = { premium: false, plan: null, manageable: false }
const usual: Answers = {
  'GET /api/config': { json: on },
  'GET /api/profile': { json: mum },
  'GET /api/billing/offer': { json: { price: { amount: 2_000, currency: 'usd', interval: 'month' }, trial_days: 0 } },
  'GET /api/billing': { json: none },
}

async function subscribe(answers: Answers) {
  stubServer({ ...usual, ...answers })
  const { where } = openAt('/pricing')
  fireEvent.click(await screen.findByRole('button', { name: 'Subscribe Now' }))
  return where
}

describe('subscribing', () => {
  it('is for a parent who is signed in: a visitor signs in first', async () => {
    const where = await subscribe({ 'GET /api/profile': refusal('unauthenticated') })
    await screen.findByRole('heading', { name: 'Welcome back' })
    expect(where()).toBe('/login')
  })

  it('shows why the checkout did not open, and gives the button back', async () => {
    await subscribe({ 'POST /api/summarize': refusal('checkout_unavailable', 'Not right now.') })
    await screen.findByText('Not right now.')
    expect(screen.getByRole('button', { name: 'Subscribe Now' })).toHaveProperty('disabled', false)
  })

  it('without a line gives the button back too', async () => {
    await subscribe({ 'POST /api/summarize': 'no connection' })
    await screen.findByRole('alert')
    expect(screen.getByRole('button', { name: 'Subscribe Now' })).toHaveProperty('disabled', false)
  })

  it('goes nowhere but to the payment provider', async () => {
    const where = await subscribe({ 'POST /api/summarize': { json: { url: 'https://checkout.example/pay' } } })
    await screen.findByText('Failed to create checkout session.')
    expect(where()).toBe('/pricing')
  })

  it('goes to the payment provider', async () => {
    const went = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    await subscribe({ 'POST /api/summarize': { json: { url: 'https://checkout.stripe.com/c/pay/cs_1' } } })
    await waitFor(() => expect(went).toHaveBeenCalledWith('https://checkout.stripe.com/c/pay/cs_1'))
  })

  it('says the price that is asked, and how long it is free at first', async () => {
    const offer = { price: { amount: 1_850, currency: 'eur', interval: 'month' }, trial_days: 14 }
    stubServer({ ...usual, 'GET /api/billing/offer': { json: offer } })
    openAt('/pricing')
    await screen.findByText('€18.50 / month')
    expect(screen.getByText('The first 14 days are free.')).toBeTruthy()
  })

  it('is not offered to a family that has the plan', async () => {
    const plan = { state: 'active', price: { amount: 2_000, currency: 'usd', interval: 'month' }, at: null }
    stubServer({ ...usual, 'GET /api/billing': { json: { premium: true, plan, manageable: true } } })
    openAt('/pricing')
    await screen.findByText('Your family has this plan.')
    expect(screen.queryByRole('button', { name: 'Subscribe Now' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Manage your plan' })).toBeTruthy()
  })
})

describe('without payments', () => {
  it('the page says first that everything is free, and has no button that fails', async () => {
    stubServer({ ...usual, 'GET /api/config': { json: config } })
    openAt('/pricing')
    expect((await screen.findByRole('heading', { level: 1, name: 'Everything here is free' })).textContent).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Subscribe Now' })).toBeNull()
    expect(screen.queryByText(/\$/)).toBeNull()
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toBeTruthy()
  })
})

describe('the payment provider’s checkout', () => {
  it.each([
    ['https://checkout.stripe.com/c/pay/cs_1#x', true],
    ['https://checkout.stripe.com:443/c', true],
    ['http://checkout.stripe.com/c', false],
    ['https://checkout.stripe.com.evil.example/c', false],
    ['https://evil.example/https://checkout.stripe.com/', false],
    ['https://checkout.stripe.com@evil.example/', false],
    ['//checkout.stripe.com/c', false],
    ['https:checkout.stripe.com/c', true],
    ['https://checkout.stripe.com./c', false],
    ['https:\\\\evil.example', false],
    ['https://checkout.stripe.com%2f@evil.example/', false],
    ['https://checkout。stripe.com.evil.example/', false],
    ['javascript:alert(1)', false],
    ['/c/pay', false],
    ['', false],
  ])('is %s: %s', (url, is) => {
    expect(isPaymentPage(url, ['https://checkout.stripe.com'])).toBe(is)
  })
})
