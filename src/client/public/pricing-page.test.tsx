// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { PricingPage, type Sale } from './pricing-page.tsx'

const sale: Sale = { kind: 'plan', price: '$20 / month', trialDays: 0, isYours: false }

describe('the pricing page', () => {
  afterEach(cleanup)

  it('says what the one plan is and costs', () => {
    render(<PricingPage sale={sale} onSubscribe={async () => undefined} />)
    for (const text of ['AI Tutor Subscription', '$20 / month', 'Full access to all AI tutors and features.'])
      expect(screen.getByText(text)).toBeTruthy()
  })

  it.each([
    ['the server’s own sentence', new Error('There is no checkout here yet.'), 'There is no checkout here yet.'],
    ['our sentence when there is none', 'broken', 'Failed to create checkout session.'],
  ])('shows %s when the checkout cannot be opened, and can be pressed again', async (_what, cause, sentence) => {
    render(
      <PricingPage
        sale={sale}
        onSubscribe={async () => {
          throw cause
        }}
      />,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Subscribe Now' }))
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
    expect(screen.getByRole('button', { name: 'Subscribe Now' }).hasAttribute('disabled')).toBe(false)
  })
})
