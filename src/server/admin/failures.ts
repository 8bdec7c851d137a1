import { lt, sql } from 'drizzle-orm'
import type { App } from '#server/context.ts'
import type { Speech } from '#server/speech/speech.ts'
import { failureCount } from './failure.table.ts'

type Needs = Pick<App, 'db' | 'now'>
type What = (typeof failureCount.$inferInsert)['what']

const hour = 60 * 60 * 1000
const day = 24 * hour

/** Counts a failure, for the administrators' overview. */
export async function countFailure(app: Needs, what: What): Promise<void> {
  const at = new Date(Math.floor(app.now().getTime() / hour) * hour)
  await app.db
    .insert(failureCount)
    .values({ hour: at, what, count: 1 })
    .onConflictDoUpdate({
      target: [failureCount.hour, failureCount.what],
      set: { count: sql`${failureCount.count} + 1` },
    })
}

export async function failuresOfDay(app: Needs): Promise<Record<What, number>> {
  const since = new Date(app.now().getTime() - day).toISOString()
  const counted = (what: What) =>
    sql<number>`coalesce(sum(${failureCount.count}) filter (where ${failureCount.what} = ${what}), 0)::int`
  const [sums] = await app.db
    .select({ model: counted('model'), voice: counted('voice') })
    .from(failureCount)
    .where(sql`${failureCount.hour} > ${since}::timestamptz`)
  return sums ?? { model: 0, voice: 0 }
}

/** Forgets what is older than a week. */
export const sweepFailures = async (app: Needs): Promise<void> =>
  void (await app.db.delete(failureCount).where(lt(failureCount.hour, new Date(app.now().getTime() - 7 * day))))

/** The same voice; that it failed is told, unless the listener left. */
export const tellingFailures = (speech: Speech, onFailure: () => void): Speech => ({
  ...speech,
  speak: async (text, options) => {
    try {
      return await speech.speak(text, options)
    } catch (error) {
      if (!options.signal?.aborted) onFailure()
      throw error
    }
  },
})
