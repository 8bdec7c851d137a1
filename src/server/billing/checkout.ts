import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Parent } from '#server/auth/actor.ts'
import type { App } from '#server/context.ts'
import { AppError, notFound } from '#server/errors.ts'
import { screens } from '#shared/screens.ts'
import { billingCustomer, subscription } from './billing.table.ts'
import { counting } from './entitlement.ts'
import { inTime } from './in-time.ts'
import { isPaymentFailure, type Payments } from './payments.ts'
import { readCustomerState } from './read-state.ts'

type Needs = Pick<App, 'config' | 'db' | 'now' | 'log' | 'payments'>
type Paying = Needs & { payments: Payments }

/** How often a checkout that is over is followed by another look. */
const looks = 3

/** The address that people open, where the provider's pages and the e-mails lead back to. */
export const home = ({ config }: Pick<App, 'config'>) => config.publicUrl ?? `http://localhost:${config.port}`

/** The address where this parent subscribes. Asked again, also in another tab, it is the same checkout. */
export const openCheckout = (app: Needs, parent: Parent): Promise<{ url: string }> =>
  withProvider(app, async (paying) => {
    refuseSecond(parent)
    for (let look = 0; look < looks; look++) {
      const url = await findCheckout(paying, parent)
      if (url) return { url }
    }
    throw new AppError('conflict', 'Something changed meanwhile. Please try again.')
  })

/** Null when the checkout that waited is over: then it is looked at once more what the parent has by now. */
async function findCheckout(app: Paying, parent: Parent): Promise<string | null> {
  const customerId = await ownCustomer(app, parent)
  const before = await app.db
    .select({ status: subscription.status })
    .from(subscription)
    .where(eq(subscription.parent_id, parent.id))
  if (before.some(({ status }) => counting.has(status)))
    throw new AppError('already_subscribed', 'Your family has this plan already. You can manage it in your account.')
  const row = await customerRow(app, parent)
  if (row.checkout_id !== null) {
    const pending = await app.payments.pendingCheckout(row.checkout_id)
    if (pending) return pending.url
    await app.db
      .update(billingCustomer)
      .set({ checkout_id: null, round: sql`${billingCustomer.round} + 1` })
      .where(and(eq(billingCustomer.parent_id, parent.id), eq(billingCustomer.checkout_id, row.checkout_id)))
    return null
  }
  const { id, url } = await app.payments.openCheckout({
    customerId,
    parentId: parent.id,
    trialDays: before.length > 0 ? 0 : (app.config.billing?.trialDays ?? 0),
    successUrl: `${home(app)}${screens.account}?subscribed`,
    cancelUrl: `${home(app)}${screens.pricing}`,
    round: row.round,
  })
  await app.db
    .update(billingCustomer)
    .set({ checkout_id: id })
    .where(and(eq(billingCustomer.parent_id, parent.id), eq(billingCustomer.round, row.round)))
  return url
}

/** This parent's customer, with what they have already read from the provider: no event is waited for. */
async function ownCustomer(app: Paying, parent: Parent): Promise<string> {
  await app.db.insert(billingCustomer).values({ parent_id: parent.id, created_at: app.now() }).onConflictDoNothing()
  const known = await customerRow(app, parent)
  if (known.customer_id !== null) await readCustomerState(app, app.payments, known.customer_id)
  const { customer_id, round } = await customerRow(app, parent)
  if (customer_id !== null) return customer_id
  const made = await app.payments.createCustomer({ parentId: parent.id, email: parent.email, round })
  await app.db
    .update(billingCustomer)
    .set({ customer_id: made })
    .where(and(eq(billingCustomer.parent_id, parent.id), isNull(billingCustomer.customer_id)))
  return (await customerRow(app, parent)).customer_id ?? made
}

async function customerRow({ db }: Pick<App, 'db'>, parent: Parent) {
  const [row] = await db.select().from(billingCustomer).where(eq(billingCustomer.parent_id, parent.id))
  if (!row) throw notFound()
  return row
}

/** The provider's page for this parent's card, invoices and the end of the plan. */
export const openPortal = (app: Needs, parent: Parent): Promise<{ url: string }> =>
  withProvider(app, async ({ payments }) => {
    refuseSecond(parent)
    const { customer_id: customerId } = await customerRow(app, parent)
    if (customerId === null) throw notFound()
    return { url: await payments.openPortal({ customerId, returnUrl: `${home(app)}${screens.account}?managed` }) }
  })

/** The plan counts for the whole family; its card and its invoices are one person's. */
function refuseSecond({ id, accountId }: Parent): void {
  if (id !== accountId)
    throw new AppError('forbidden_role', 'Whoever founded your family looks after its plan. Please ask them.')
}

async function withProvider<T>(app: Needs, task: (app: Paying) => Promise<T>): Promise<T> {
  const { payments } = app
  if (!payments)
    throw new AppError('checkout_unavailable', 'This Trellis takes no payments: everything in it is already yours.')
  try {
    return await inTime(payments.longestWait, task({ ...app, payments }))
  } catch (cause) {
    if (!isPaymentFailure(cause)) throw cause
    throw new AppError(
      'checkout_unavailable',
      'The payment page cannot be opened right now, and nothing was charged. Please try again in a few minutes.',
      { cause },
    )
  }
}
