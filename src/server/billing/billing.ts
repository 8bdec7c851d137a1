import { eq } from 'drizzle-orm'
import type { Parent } from '#server/auth/actor.ts'
import type { App } from '#server/context.ts'
import type { BillingView, PlanState } from '#shared/billing.ts'
import { billingCustomer, subscription } from './billing.table.ts'
import { opensPremium, payBy, planState, planToGoBy, type SubscriptionRow } from './entitlement.ts'
import { readCustomerState } from './read-state.ts'

type Needs = Pick<App, 'db' | 'now' | 'payments'>

/** What this parent pays for, from what was last read from the provider. */
export async function openBilling(app: Needs, parent: Parent): Promise<BillingView> {
  if (!app.payments) return { premium: true, plan: null, manageable: false }
  const now = app.now()
  const rows = await app.db.select().from(subscription).where(eq(subscription.parent_id, parent.id))
  const customerId = await customerOf(app, parent.id)
  const row = planToGoBy(rows, now)
  const state = row && planState(row, now)
  return {
    premium: state !== null && opensPremium(state),
    plan: row &&
      state && {
        state,
        price: { amount: row.amount, currency: row.currency, interval: row.interval },
        at: momentOf(row, state)?.toISOString() ?? null,
      },
    manageable: customerId !== null && parent.accountId === parent.id,
  }
}

function momentOf(row: SubscriptionRow, state: PlanState): Date | null {
  switch (state) {
    case 'trialing':
      return row.trial_end ?? row.period_end
    case 'active':
      return row.period_end
    case 'ending':
      return row.ends_at
    case 'past_due':
      return payBy(row)
    case 'ended':
      return row.ended_at ?? row.ends_at
    default:
      return null
  }
}

/** The same, read from the provider first: for somebody who comes back from its pages. What it does not tell stays. */
export async function refreshBilling(app: Needs & Pick<App, 'log'>, parent: Parent): Promise<BillingView> {
  const customerId = await customerOf(app, parent.id)
  if (app.payments && customerId !== null) {
    await readCustomerState(app, app.payments, customerId).catch((error: unknown) =>
      app.log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'the plan could not be read'),
    )
  }
  return openBilling(app, parent)
}

export async function customerOf({ db }: Pick<App, 'db'>, parentId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: billingCustomer.customer_id })
    .from(billingCustomer)
    .where(eq(billingCustomer.parent_id, parentId))
  return row?.id ?? null
}

/** With the account goes all that is paid for: the provider ends it at once, and takes nothing more. */
export async function stopPayments(app: Pick<App, 'db' | 'jobs'>, parentId: string): Promise<void> {
  const customer_id = await customerOf(app, parentId)
  if (customer_id !== null) await app.jobs.send(app.db, 'billing', { kind: 'forget', customer_id })
}
