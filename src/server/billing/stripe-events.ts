import type Stripe from 'stripe'
import { z } from 'zod'
import type { ProviderEvent } from './payments.ts'

/** So long a signed event may be on its way, and so far our clocks may differ. Seconds. */
const tolerance = 300

const named = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish()
const signed = z.object({
  id: z.string().max(200),
  type: z.string().max(200),
  data: z.object({
    object: z.object({
      id: z.string().optional(),
      object: z.string().optional(),
      customer: named,
      charge: named,
      amount_paid: z.int().optional(),
      amount_due: z.int().optional(),
      currency: z.string().nullish(),
      trial_end: z.int().nullish(),
    }),
  }),
})

/** The event that this text is, when one of the secrets has signed it a moment ago. */
export function readStripeEvent(
  stripe: Pick<Stripe, 'webhooks'>,
  secrets: string[],
  { text, signature, now }: { text: string; signature: string; now: Date },
): ProviderEvent | null {
  // The library refuses what is too old; a moment that has not come yet it would take.
  const latest = now.getTime() / 1_000 + tolerance
  if ([...signature.matchAll(/t=(\d+)/g)].some(([, at]) => Number(at) > latest)) return null
  const isSigned = secrets.some((secret) => isSignedBy(stripe, secret, { text, signature, now }))
  const event = isSigned ? signed.safeParse(JSON.parse(text)) : null
  if (!event?.success) return null
  const { id, type, data } = event.data
  const { object } = data
  return {
    id,
    type,
    customerId: object.object === 'customer' ? (object.id ?? null) : (object.customer ?? null),
    chargeId: object.charge ?? null,
    amountPaid: object.amount_paid ?? 0,
    amountDue: object.amount_due ?? 0,
    currency: object.currency ?? '',
    trialEnd: object.trial_end ? new Date(object.trial_end * 1_000) : null,
  }
}

type Sent = { text: string; signature: string; now: Date }

function isSignedBy(stripe: Pick<Stripe, 'webhooks'>, secret: string, { text, signature, now }: Sent): boolean {
  try {
    stripe.webhooks.constructEvent(text, signature, secret, tolerance, undefined, now.getTime())
    return true
  } catch {
    return false
  }
}
