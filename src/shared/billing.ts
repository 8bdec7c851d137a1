import { z } from '@hono/zod-openapi'
import { instant } from './text.ts'

/**
 * `trialing`, `active`, `ending` (it runs until its end and is not renewed) and `past_due` (a payment did not come; a few
 * days to put it right) open the premium tutors. `unpaid`, `refunded`, `disputed`, `incomplete` and `ended` do not.
 */
export const planStates = [
  'trialing',
  'active',
  'ending',
  'past_due',
  'unpaid',
  'refunded',
  'disputed',
  'incomplete',
  'ended',
] as const
export type PlanState = (typeof planStates)[number]

/** What something costs: `amount` in the currency's smallest unit, never a fraction. */
const price = z.object({ amount: z.int(), currency: z.string(), interval: z.string() }).openapi('Price')
export type Price = z.infer<typeof price>

export const planView = z
  .object({
    state: z.enum(planStates),
    price,
    /** When the next payment is due, the plan ends or has ended, or the card must be put right: what the state is about. */
    at: instant.nullable(),
  })
  .openapi('Plan')
export type PlanView = z.infer<typeof planView>

/** What a parent pays for, if anything. */
export const billingView = z
  .object({
    /** The family may learn with premium tutors. */
    premium: z.boolean(),
    plan: planView.nullable(),
    /** The provider's own page for cards, invoices and the end of the plan can be opened. */
    manageable: z.boolean(),
  })
  .openapi('Billing')
export type BillingView = z.infer<typeof billingView>

/** What the plan costs here. `price` is null while the payment provider does not say. */
export const offerView = z.object({ price: price.nullable(), trial_days: z.int() }).openapi('Offer')
export type OfferView = z.infer<typeof offerView>

/** An address of the payment provider's. */
export const paymentPage = z.object({ url: z.url() })

/** How payments are made in this installation. */
export const billingSettingsView = z.object({
  /** The checkout is asked for below this address; null: below this one. */
  base_url: z.string().nullable(),
  publishable_key: z.string().nullable(),
  /** The payment provider's own: a parent is sent nowhere else. */
  origins: z.array(z.string()),
})
export type BillingSettingsView = z.infer<typeof billingSettingsView>
