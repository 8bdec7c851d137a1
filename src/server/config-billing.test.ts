import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const base = { AUTH_SECRET: 'x'.repeat(40) }
const whole = {
  ...base,
  STRIPE_SECRET_KEY: 'sk_test_a1',
  STRIPE_WEBHOOK_SECRET: 'whsec_a1',
  STRIPE_PRICE_ID: 'price_a1',
}
const lines = (env: Record<string, string>) => {
  try {
    readConfig(env)
    return []
  } catch (error) {
    return error instanceof Error
      ? error.message
          .split('\n')
          .slice(1)
          .map((line) => line.replace('  - ', ''))
      : ['?']
  }
}

describe('the settings of payments', () => {
  it('are none where none is set', () => expect(readConfig(base).billing).toBeNull())

  it('are read whole, with two secrets while one replaces the other', () => {
    const set = {
      ...whole,
      STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old',
      BILLING_BASE_URL: 'https://pay.example.org/x/',
    }
    expect(readConfig({ ...set, STRIPE_TRIAL_DAYS: '14' }).billing).toEqual({
      secretKey: 'sk_test_a1',
      publishableKey: null,
      webhookSecrets: ['whsec_new', 'whsec_old'],
      priceId: 'price_a1',
      trialDays: 14,
      apiBase: null,
      baseUrl: 'https://pay.example.org/x',
      patience: 4_000,
    })
  })

  it.each<[Record<string, string>, string[]]>([
    [
      { ...base, STRIPE_SECRET_KEY: 'sk_test_a1' },
      ['STRIPE_WEBHOOK_SECRET is needed with STRIPE_SECRET_KEY', 'STRIPE_PRICE_ID is needed with STRIPE_SECRET_KEY'],
    ],
    [
      { ...base, STRIPE_PUBLISHABLE_KEY: 'pk_test_a1' },
      [
        'STRIPE_SECRET_KEY is needed with STRIPE_PUBLISHABLE_KEY',
        'STRIPE_WEBHOOK_SECRET is needed with STRIPE_PUBLISHABLE_KEY',
        'STRIPE_PRICE_ID is needed with STRIPE_PUBLISHABLE_KEY',
      ],
    ],
    [{ ...whole, STRIPE_PRICE_ID: '' }, ['STRIPE_PRICE_ID is needed with STRIPE_SECRET_KEY']],
    [
      { ...whole, STRIPE_SECRET_KEY: 'pk_test_a1' },
      ['STRIPE_SECRET_KEY must begin with sk_test_, sk_live_, rk_test_ or rk_live_'],
    ],
    [
      { ...whole, STRIPE_SECRET_KEY: 'sk_live_a1' },
      ['PUBLIC_URL is needed with a live STRIPE_SECRET_KEY: parents come back to it from the checkout'],
    ],
    [
      { ...whole, STRIPE_PUBLISHABLE_KEY: 'pk_live_a1' },
      ['STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be of test mode, or both live'],
    ],
    [
      { ...whole, STRIPE_API_BASE: 'http://stripe.example.org' },
      ['STRIPE_API_BASE must begin with https://: the secret key is sent there'],
    ],
    [
      { ...base, BILLING_BASE_URL: 'https://pay.example.org' },
      [
        'STRIPE_SECRET_KEY is needed with BILLING_BASE_URL',
        'STRIPE_WEBHOOK_SECRET is needed with BILLING_BASE_URL',
        'STRIPE_PRICE_ID is needed with BILLING_BASE_URL',
      ],
    ],
  ])('that are half set or cannot work are refused, one line each: %j', (env, expected) => {
    expect(lines(env)).toEqual(expected)
  })

  it('never show the secret in a refusal', () => {
    expect(lines({ ...whole, STRIPE_SECRET_KEY: 'my own secret' }).join()).not.toContain('my own secret')
  })
})
