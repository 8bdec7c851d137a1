import { z } from 'zod'
import type { Config } from './config.ts'

const empty = (value: unknown) => (value === '' ? undefined : value)
const shaped = (shape: RegExp, rule: string) => z.preprocess(empty, z.string().regex(shape, rule).optional())
const url = z.preprocess(empty, z.url({ protocol: /^https?$/ }).optional())

/** The settings about payments, as they stand in the environment. */
export const billingEnvironment = {
  STRIPE_SECRET_KEY: shaped(/^[sr]k_(test|live)_\w+$/, 'must begin with sk_test_, sk_live_, rk_test_ or rk_live_'),
  STRIPE_PUBLISHABLE_KEY: shaped(/^pk_(test|live)_\w+$/, 'must begin with pk_test_ or pk_live_'),
  /** Two of them, with a comma between, while one replaces the other. */
  STRIPE_WEBHOOK_SECRET: shaped(/^whsec_[\w+/=]+(\s*,\s*whsec_[\w+/=]+)*$/, 'must begin with whsec_'),
  STRIPE_PRICE_ID: shaped(/^(price|plan)_\w+$/, 'must begin with price_'),
  STRIPE_TRIAL_DAYS: z.preprocess(empty, z.coerce.number().int().min(0).max(730).default(0)),
  STRIPE_API_BASE: url,
  BILLING_BASE_URL: url,
}

type Given = z.infer<z.ZodObject<typeof billingEnvironment>>

export type BillingSettings = {
  secretKey: string
  publishableKey: string | null
  /** An event is believed when one of them has signed it. */
  webhookSecrets: string[]
  priceId: string
  trialDays: number
  /** Another server than Stripe's own, in tests. */
  apiBase: string | null
  /** Where the browser asks for the checkout; null: here. Without a slash at its end. */
  baseUrl: string | null
  /** So long the provider may be silent, in milliseconds. */
  patience: number
}

const needed = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'] as const
const alongside = ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_API_BASE', 'BILLING_BASE_URL', 'STRIPE_TRIAL_DAYS'] as const

/** Payments, or null where none of it is set; refuses what is only half set. */
export function billingSettings(
  set: Given & { PUBLIC_URL?: string | undefined },
  refuse: (lines: string[]) => never,
): Config['billing'] {
  const first = [...needed, ...alongside].find((name) => set[name])
  if (!first) return null
  const faults: string[] = needed.filter((name) => !set[name]).map((name) => `${name} is needed with ${first}`)
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: secrets, STRIPE_PRICE_ID: priceId } = set
  if (secretKey?.includes('_live_') && !set.PUBLIC_URL)
    faults.push('PUBLIC_URL is needed with a live STRIPE_SECRET_KEY: parents come back to it from the checkout')
  if (secretKey && set.STRIPE_PUBLISHABLE_KEY && modeOf(secretKey) !== modeOf(set.STRIPE_PUBLISHABLE_KEY))
    faults.push('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be of test mode, or both live')
  if (set.STRIPE_API_BASE && !isSafe(set.STRIPE_API_BASE))
    faults.push('STRIPE_API_BASE must begin with https://: the secret key is sent there')
  if (faults.length > 0 || !secretKey || !secrets || !priceId) return refuse(faults)
  return {
    secretKey,
    publishableKey: set.STRIPE_PUBLISHABLE_KEY ?? null,
    webhookSecrets: secrets.split(',').map((one) => one.trim()),
    priceId,
    trialDays: set.STRIPE_TRIAL_DAYS,
    apiBase: set.STRIPE_API_BASE ? new URL(set.STRIPE_API_BASE).origin : null,
    baseUrl: set.BILLING_BASE_URL?.replace(/\/+$/, '') ?? null,
    patience: 4_000,
  }
}

const modeOf = (key: string) => /_(test|live)_/.exec(key)?.[1]

const isSafe = (address: string) => {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
