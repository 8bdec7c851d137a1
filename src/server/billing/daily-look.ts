import { and, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { App } from '#server/context.ts'
import { billingCustomer } from './billing.table.ts'
import { sweepEvents } from './events.ts'

/** Every customer is read anew this long after the last time, whether or not an event came. Milliseconds. */
const readAgainAfter = 20 * 60 * 60 * 1_000

/**
 * Asks for every customer whose state has not been read for most of a day to be read: an event that never came changes
 * nothing for longer than that. Several servers may do this together, and as often as they like.
 */
export async function readAllOnceADay(app: Pick<App, 'db' | 'now' | 'jobs' | 'payments'>): Promise<void> {
  if (!app.payments) return
  await sweepEvents(app)
  const now = app.now()
  const before = new Date(now.getTime() - readAgainAfter)
  await app.db.transaction(async (db) => {
    const due = await db
      .update(billingCustomer)
      .set({ read_at: now })
      .where(
        and(
          isNotNull(billingCustomer.customer_id),
          or(isNull(billingCustomer.read_at), lt(billingCustomer.read_at, before)),
        ),
      )
      .returning({ customer_id: billingCustomer.customer_id })
    for (const { customer_id } of due)
      if (customer_id !== null) await app.jobs.send(db, 'billing', { kind: 'read', customer_id })
  })
}
