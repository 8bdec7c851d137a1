import { eq, lt } from 'drizzle-orm'
import { user } from '#server/accounts/account.table.ts'
import type { App } from '#server/context.ts'
import { billingEmail } from '#server/email/billing-emails.ts'
import { AppError } from '#server/errors.ts'
import { screens } from '#shared/screens.ts'
import { billingCustomer, billingEvent } from './billing.table.ts'
import type { BillingJob, BillingNews } from './billing-job.ts'
import { home } from './checkout.ts'
import type { ProviderEvent } from './payments.ts'
import { readCustomerState } from './read-state.ts'

type Needs = Pick<App, 'db' | 'now' | 'jobs' | 'log' | 'payments'>
type Doing = Needs & Pick<App, 'config' | 'sendEmail'>

/** Events after which something of a customer's may be different. All others are none of ours. */
const heeded =
  /^(checkout\.session\.(completed|expired|async_payment_\w+)|customer\.(subscription\.\w+|deleted)|invoice\.(paid|payment_failed|payment_action_required|voided|marked_uncollectible)|charge\.(refunded|dispute\.\w+))$/

/** So long an event is remembered. The provider sends it again for three days at most. */
const memory = 90 * 24 * 60 * 60 * 1_000

/**
 * Takes an event of the provider's: notes it and asks for what follows from it, together or not at all, and once however
 * often it comes. It only says that something may be different; what, is read from the provider.
 */
export async function takeEvent(app: Needs, text: string, signature: string): Promise<void> {
  const event = app.payments?.readEvent(text, signature, app.now()) ?? null
  if (!event) throw new AppError('bad_request', 'This event is not signed by the payment provider.')
  if (!heeded.test(event.type)) return
  await app.db.transaction(async (db) => {
    const noted = await db
      .insert(billingEvent)
      .values({ id: event.id, type: event.type, received_at: app.now() })
      .onConflictDoNothing()
      .returning({ id: billingEvent.id })
    if (noted.length === 0) return
    const job = await jobAfter({ ...app, db }, event)
    if (job) await app.jobs.send(db, 'billing', job)
  })
}

async function jobAfter(app: Needs, event: ProviderEvent): Promise<BillingJob | null> {
  if (event.customerId === null) return event.chargeId ? { kind: 'charge', charge_id: event.chargeId } : null
  const [parent] = await app.db
    .select({ email: user.email })
    .from(billingCustomer)
    .innerJoin(user, eq(user.id, billingCustomer.parent_id))
    .where(eq(billingCustomer.customer_id, event.customerId))
  if (!parent) {
    // An account that was deleted here, or somebody else's customer of the same provider's account.
    app.log.warn({ event: event.id, type: event.type }, 'a payment event is about a customer that nobody here is')
    return null
  }
  const news = newsOf(event)
  if (news) await app.jobs.send(app.db, 'billing', { kind: 'tell', to: parent.email, news })
  return { kind: 'read', customer_id: event.customerId }
}

/** What of an event a parent is told by e-mail, if anything. */
function newsOf({ type, amountPaid, amountDue, currency, trialEnd }: ProviderEvent): BillingNews | null {
  if (type === 'invoice.paid' && amountPaid > 0) return { what: 'payment_received', amount: amountPaid, currency }
  if (type === 'invoice.payment_failed') return { what: 'payment_failed', amount: amountDue, currency }
  if (type === 'customer.subscription.deleted') return { what: 'plan_ended' }
  if (type === 'customer.subscription.trial_will_end' && trialEnd)
    return { what: 'trial_ends', on: trialEnd.toISOString() }
  return null
}

/** Does what an event, a deleted account or the night asked for. */
export async function doBillingJob(app: Doing, job: BillingJob, jobId: string): Promise<void> {
  const { payments } = app
  if (!payments) return
  switch (job.kind) {
    case 'read':
      return readCustomerState(app, payments, job.customer_id)
    case 'charge': {
      const customerId = await payments.customerOfCharge(job.charge_id)
      return customerId === null ? undefined : readCustomerState(app, payments, customerId)
    }
    case 'forget':
      return payments.forgetCustomer(job.customer_id)
    case 'tell':
      return app.sendEmail(billingEmail({ to: job.to, news: job.news, link: `${home(app)}${screens.account}` }), jobId)
  }
}

export async function sweepEvents({ db, now }: Pick<App, 'db' | 'now'>): Promise<void> {
  await db.delete(billingEvent).where(lt(billingEvent.received_at, new Date(now().getTime() - memory)))
}
