// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mum, openAt } from '#tests/support/parent-side.tsx'
import { type Answers, refusal, stubServer } from '#tests/support/stub-server.ts'
import { isCheckout } from './checkout.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function subscribe(answers: Answers) {
  stubServer({ 'GET /api/profile': { json: mum }, ...answers })
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

  it('shows why the checkout did not open', async () => {
    await subscribe({ 'POST /api/summarize': refusal('checkout_unavailable', 'This Trellis takes no payments.') })
    await screen.findByText('This Trellis takes no payments.')
  })

  it('goes nowhere but to the payment provider', async () => {
    const where = await subscribe({ 'POST /api/summarize': { json: { url: 'https://checkout.example/pay' } } })
    await screen.findByText('Failed to create checkout session.')
    expect(where()).toBe('/pricing')
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
    ['javascript:alert(1)', false],
    ['/c/pay', false],
    ['', false],
  ])('is %s: %s', (url, is) => {
    expect(isCheckout(url)).toBe(is)
  })
})
