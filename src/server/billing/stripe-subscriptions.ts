import type Stripe from 'stripe'
import { isUnknownToProvider, type ProviderSubscription } from './payments.ts'

type Ask = <T>(what: string, task: () => Promise<T>) => Promise<T>

/** A charge may be noted a moment before the subscription that it pays for. Seconds. */
const slack = 600

const most = 20

/** A customer's subscriptions as Stripe has them at this moment, and whether the last payment went back. */
export async function readStripeSubscriptions(
  stripe: Stripe,
  customer: string,
  ask: Ask,
): Promise<ProviderSubscription[] | null> {
  try {
    const [{ data: subscriptions }, { data: charges }] = await ask('subscriptions', () =>
      Promise.all([
        stripe.subscriptions.list({ customer, status: 'all', limit: most, expand: ['data.latest_invoice'] }),
        stripe.charges.list({ customer, limit: most }),
      ]),
    )
    const [newest] = [...subscriptions].sort((one, other) => other.created - one.created)
    const withdrawn = newest ? await ask('charge', () => withdrawnFrom(stripe, newest, charges)) : null
    return subscriptions.map((one) => toSubscription(one, one === newest ? withdrawn : null))
  } catch (error) {
    if (isUnknownToProvider(error)) return null
    throw error
  }
}

async function withdrawnFrom(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  charges: Stripe.Charge[],
): Promise<ProviderSubscription['withdrawn']> {
  const [last] = charges
    .filter((charge) => charge.paid && charge.created >= subscription.created - slack)
    .sort((one, other) => other.created - one.created)
  if (!last) return null
  if (last.disputed) {
    const { data } = await stripe.disputes.list({ charge: last.id, limit: 1 })
    // A question of the bank's takes no money yet, and a dispute that was won gives it back.
    if (data.some(({ status }) => ['needs_response', 'under_review', 'lost'].includes(status))) return 'disputed'
  }
  return last.refunded ? 'refunded' : null
}

const moment = (seconds: number) => new Date(seconds * 1_000)
const momentOrNull = (seconds: number | null | undefined) => (seconds ? moment(seconds) : null)

function toSubscription(
  subscription: Stripe.Subscription,
  withdrawn: ProviderSubscription['withdrawn'],
): ProviderSubscription {
  const [item] = subscription.items.data
  const periodEnd = moment(item?.current_period_end ?? subscription.created)
  const { latest_invoice: invoice, status } = subscription
  const billedAt = typeof invoice === 'object' && invoice ? invoice.created : item?.current_period_start
  return {
    id: subscription.id,
    status,
    amount: (item?.price.unit_amount ?? 0) * (item?.quantity ?? 1),
    currency: item?.price.currency ?? '',
    interval: item?.price.recurring?.interval ?? '',
    createdAt: moment(subscription.created),
    periodEnd,
    trialEnd: momentOrNull(subscription.trial_end),
    endsAt: momentOrNull(subscription.cancel_at) ?? (subscription.cancel_at_period_end ? periodEnd : null),
    endedAt: momentOrNull(subscription.ended_at),
    unpaidSince: status === 'past_due' || status === 'unpaid' ? momentOrNull(billedAt) : null,
    withdrawn,
  }
}
