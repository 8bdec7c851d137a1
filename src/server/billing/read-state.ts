import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, isNull, lt, notInArray, or, sql } from 'drizzle-orm'
import type { App } from '#server/context.ts'
import { newId } from '#server/db/columns.ts'
import { billingCustomer, subscription } from './billing.table.ts'
import { inTime } from './in-time.ts'
import { type Payments, type ProviderSubscription, paymentFailure } from './payments.ts'

type Needs = Pick<App, 'db' | 'now'>

/** How long one reader may keep the others waiting, by the database's clock. */
const hold = sql.raw("interval '30 seconds'")

/** So often, and so many times, a reader looks whether the one before it is done. Milliseconds. */
const lookEvery = 100
const looks = 80

/**
 * Reads what a customer has from the provider, and keeps it. One reader at a time, on whichever server: so what is read
 * later is written later, and nothing newer is overwritten. Whatever event was the reason does not matter.
 */
export async function readCustomerState(app: Needs, payments: Payments, customerId: string): Promise<void> {
  const mine = newId()
  for (let look = 0; !(await take(app, customerId, mine)); look++) {
    if (!(await isKnown(app, customerId))) return
    if (look >= looks) throw paymentFailure('the customer is being read elsewhere', undefined)
    await pause(lookEvery)
  }
  try {
    const found = await inTime(payments.longestWait, payments.readSubscriptions(customerId))
    await app.db.transaction((db) => keep({ ...app, db }, customerId, mine, found))
  } finally {
    await app.db
      .update(billingCustomer)
      .set({ held_by: null, held_until: null })
      .where(and(eq(billingCustomer.parent_id, parentOf(app, customerId)), eq(billingCustomer.held_by, mine)))
  }
}

const parentOf = ({ db }: Pick<App, 'db'>, customerId: string) =>
  db.select({ id: billingCustomer.parent_id }).from(billingCustomer).where(eq(billingCustomer.customer_id, customerId))

const isKnown = async (app: Needs, customerId: string) => (await parentOf(app, customerId)).length > 0

async function take({ db }: Needs, customerId: string, mine: string): Promise<boolean> {
  const taken = await db
    .update(billingCustomer)
    .set({ held_by: mine, held_until: sql`now() + ${hold}` })
    .where(
      and(
        eq(billingCustomer.customer_id, customerId),
        or(isNull(billingCustomer.held_until), lt(billingCustomer.held_until, sql`now()`)),
      ),
    )
    .returning({ id: billingCustomer.parent_id })
  return taken.length > 0
}

async function keep(app: Needs, customerId: string, mine: string, found: ProviderSubscription[] | null) {
  const { db } = app
  const isMine = and(eq(billingCustomer.customer_id, customerId), eq(billingCustomer.held_by, mine))
  const [held] = await db
    .select({ parent_id: billingCustomer.parent_id })
    .from(billingCustomer)
    .where(isMine)
    .for('update')
  if (!held) throw paymentFailure('the reading took so long that another took over', undefined)
  for (const one of found ?? []) await keepSubscription(app, held.parent_id, one)
  // What the provider does not know any more is over.
  const known = (found ?? []).map(({ id }) => id)
  await db
    .update(subscription)
    .set({ status: 'canceled', ended_at: app.now() })
    .where(
      and(
        eq(subscription.parent_id, held.parent_id),
        isNull(subscription.ended_at),
        known.length > 0 ? notInArray(subscription.id, known) : undefined,
      ),
    )
  const gone = { customer_id: null, checkout_id: null, round: sql`${billingCustomer.round} + 1` }
  await db
    .update(billingCustomer)
    .set({ read_at: app.now(), held_by: null, held_until: null, ...(found === null && gone) })
    .where(isMine)
}

async function keepSubscription({ db }: Pick<App, 'db'>, parent_id: string, one: ProviderSubscription): Promise<void> {
  const state = {
    status: one.status,
    amount: one.amount,
    currency: one.currency,
    interval: one.interval,
    period_end: one.periodEnd,
    trial_end: one.trialEnd,
    ends_at: one.endsAt,
    ended_at: one.endedAt,
    unpaid_since: one.unpaidSince,
    withdrawn: one.withdrawn,
    created_at: one.createdAt,
  }
  await db
    .insert(subscription)
    .values({ id: one.id, parent_id, ...state })
    .onConflictDoUpdate({ target: subscription.id, set: state, setWhere: eq(subscription.parent_id, parent_id) })
}
