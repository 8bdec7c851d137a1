import { eq } from 'drizzle-orm'
import type { App } from '#server/context.ts'
import type { PlanState } from '#shared/billing.ts'
import { subscription } from './billing.table.ts'

export type SubscriptionRow = typeof subscription.$inferSelect

const day = 24 * 60 * 60 * 1_000

/** A payment that did not come leaves this long to put the card right. Milliseconds. */
export const grace = 7 * day

type Rated = Pick<
  SubscriptionRow,
  'status' | 'period_end' | 'ends_at' | 'ended_at' | 'unpaid_since' | 'withdrawn' | 'created_at'
>

/** Until when a payment that is due may come. */
export const payBy = ({ unpaid_since, period_end }: Rated) => new Date((unpaid_since ?? period_end).getTime() + grace)

/**
 * What a subscription is worth at this moment. It depends on what was last read from the provider and on the clock, never
 * on the order in which events came: a plan that was cancelled ends by itself, and so does the time to put a card right.
 */
export function planState(row: Rated, now: Date): PlanState {
  if (row.ended_at || row.status === 'canceled' || (row.ends_at && row.ends_at <= now)) return 'ended'
  if (row.withdrawn) return row.withdrawn
  switch (row.status) {
    case 'trialing':
    case 'active':
      // The renewal was not heard of: the provider could not be reached, or takes its time.
      if (payBy(row) <= now) return 'unpaid'
      return row.ends_at ? 'ending' : row.status
    case 'past_due':
      return payBy(row) > now ? 'past_due' : 'unpaid'
    case 'unpaid':
      return 'unpaid'
    default:
      return 'incomplete'
  }
}

const opening: ReadonlySet<PlanState> = new Set(['trialing', 'active', 'ending', 'past_due'])

/** True when this plan opens the premium tutors. */
export const opensPremium = (state: PlanState) => opening.has(state)

/** The plan to go by: one that opens the premium tutors before one that does not, then the newest. */
export function planToGoBy<T extends Rated>(rows: T[], now: Date): T | null {
  const rank = (row: T) => (opensPremium(planState(row, now)) ? 1 : 0)
  const [best] = [...rows].sort(
    (one, other) => rank(other) - rank(one) || other.created_at.getTime() - one.created_at.getTime(),
  )
  return best ?? null
}

/** When a plan stopped opening the premium tutors, where that is known. */
function closedAt(row: Rated, now: Date): Date | null {
  const state = planState(row, now)
  if (state === 'ended') return row.ended_at ?? row.ends_at
  return state === 'unpaid' ? payBy(row) : null
}

export type Premium = { isOpen: boolean; closedAt: Date | null }

/** Whether this parent's children may learn with premium tutors. Without payments nothing is for sale, and all may. */
export async function premiumOf(app: Pick<App, 'db' | 'now' | 'payments'>, parentId: string): Promise<Premium> {
  if (!app.payments) return { isOpen: true, closedAt: null }
  const rows = await app.db.select().from(subscription).where(eq(subscription.parent_id, parentId))
  const now = app.now()
  const plan = planToGoBy(rows, now)
  if (!plan) return { isOpen: false, closedAt: null }
  return { isOpen: opensPremium(planState(plan, now)), closedAt: closedAt(plan, now) }
}

/** Subscriptions that the provider still counts, paid or not: a second one beside them would be paid twice. */
export const counting: ReadonlySet<string> = new Set(['trialing', 'active', 'past_due', 'unpaid', 'paused'])

/** Whether this parent's card will be asked for money, as things stand. */
export async function hasRunningPlan({ db }: { db: Pick<App['db'], 'select'> }, parentId: string): Promise<boolean> {
  const rows = await db.select().from(subscription).where(eq(subscription.parent_id, parentId))
  return rows.some(({ status, ends_at, ended_at }) => counting.has(status) && !ends_at && !ended_at)
}
