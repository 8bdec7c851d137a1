import { createHash } from 'node:crypto'
import Stripe from 'stripe'
import type { BillingSettings } from '#server/config-billing.ts'
import type { Checkout, CheckoutWish, Payments, ProviderPrice } from './payments.ts'
import { paymentFailure } from './payments.ts'
import { readStripeEvent } from './stripe-events.ts'
import { readStripeSubscriptions } from './stripe-subscriptions.ts'

/** How often a call is made again. */
const retries = 1

/** Where Stripe's own pages are. */
const stripeOrigins = ['https://checkout.stripe.com', 'https://billing.stripe.com']

/** So long a price is believed, in milliseconds. */
const priceLife = 10 * 60_000

/** Payments by Stripe. Only ids, states and amounts come back: cards stay there. */
export function stripePayments(settings: BillingSettings): Payments {
  const stripe = connect(settings)
  const origins = settings.apiBase ? [settings.apiBase] : stripeOrigins
  return {
    origins,
    longestWait: settings.patience * 3,
    createCustomer: (whose) => ask('customer', () => createCustomer(stripe, whose)),
    openCheckout: (wish) => ask('checkout', () => openCheckout(stripe, settings, origins, wish)),
    pendingCheckout: (id) => ask('checkout', () => pendingCheckout(stripe, settings, origins, id)),
    openPortal: ({ customerId, returnUrl }) =>
      ask('portal', async () => {
        const { url } = await stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl })
        return ownAddress(origins, url)
      }),
    readSubscriptions: (customerId) => readStripeSubscriptions(stripe, customerId, ask),
    customerOfCharge: (chargeId) =>
      ask('charge', async () => {
        const { customer } = await stripe.charges.retrieve(chargeId)
        return typeof customer === 'string' ? customer : (customer?.id ?? null)
      }),
    forgetCustomer: (customerId) => ask('customer', async () => void (await stripe.customers.del(customerId))),
    price: priceOf(stripe, settings.priceId),
    readEvent: (text, signature, now) => readStripeEvent(stripe, settings.webhookSecrets, { text, signature, now }),
  }
}

function connect({ secretKey, apiBase, patience }: BillingSettings): Stripe {
  const at = apiBase ? new URL(apiBase) : null
  return new Stripe(secretKey, {
    timeout: patience,
    maxNetworkRetries: retries,
    telemetry: false,
    ...(at && {
      host: at.hostname,
      port: at.port || (at.protocol === 'http:' ? 80 : 443),
      protocol: at.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
  })
}

/** The library's errors quote what was sent: only the short codes of it go on. */
async function ask<T>(what: string, task: () => Promise<T>): Promise<T> {
  try {
    return await task()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError)
      throw paymentFailure(`Stripe, ${what}: ${error.type}, status ${error.statusCode ?? 'none'}`, error.code)
    throw error
  }
}

async function createCustomer(
  stripe: Stripe,
  { parentId, email, round }: { parentId: string; email: string; round: number },
) {
  const wish = { email, metadata: { parent_id: parentId } }
  const { id } = await stripe.customers.create(wish, { idempotencyKey: keyOf('customer', round, wish) })
  return id
}

async function openCheckout(
  stripe: Stripe,
  { priceId }: BillingSettings,
  origins: string[],
  { customerId, parentId, trialDays, successUrl, cancelUrl, round }: CheckoutWish,
): Promise<Checkout> {
  const wish = {
    mode: 'subscription' as const,
    customer: customerId,
    client_reference_id: parentId,
    line_items: [{ price: priceId, quantity: 1 }],
    subscription_data: {
      metadata: { parent_id: parentId },
      ...(trialDays > 0 && { trial_period_days: trialDays }),
    },
    metadata: { price_id: priceId },
    success_url: successUrl,
    cancel_url: cancelUrl,
  }
  const { id, url } = await stripe.checkout.sessions.create(wish, { idempotencyKey: keyOf('checkout', round, wish) })
  return { id, url: ownAddress(origins, url) }
}

async function pendingCheckout(
  stripe: Stripe,
  { priceId }: BillingSettings,
  origins: string[],
  checkoutId: string,
): Promise<Checkout | null> {
  const { id, status, url, metadata } = await stripe.checkout.sessions.retrieve(checkoutId)
  if (status !== 'open') return null
  if (metadata?.price_id === priceId) return { id, url: ownAddress(origins, url) }
  // The price is another one by now: nobody shall pay the old one in a forgotten tab.
  await stripe.checkout.sessions.expire(checkoutId)
  return null
}

/** The same wish has the same key; another price or another trial is another wish. */
const keyOf = (what: string, round: number, wish: object) =>
  `${what}-${createHash('sha256')
    .update(JSON.stringify([round, wish]))
    .digest('base64url')}`

/** An address of the provider's own, to which a parent may be sent. */
function ownAddress(origins: string[], url: string | null): string {
  if (!url || !URL.canParse(url) || !origins.includes(new URL(url).origin))
    throw paymentFailure('Stripe: an address that is not its own', undefined)
  return url
}

/** Asked for once in a while; an old answer is better than none. */
function priceOf(stripe: Stripe, priceId: string): () => Promise<ProviderPrice | null> {
  let known: ProviderPrice | null = null
  let askAgainAt = 0
  return async () => {
    if (Date.now() < askAgainAt) return known
    askAgainAt = Date.now() + priceLife
    try {
      const { unit_amount, currency, recurring } = await stripe.prices.retrieve(priceId, undefined, {
        maxNetworkRetries: 0,
      })
      known = unit_amount === null ? null : { amount: unit_amount, currency, interval: recurring?.interval ?? '' }
    } catch {
      askAgainAt = 0
    }
    return known
  }
}
