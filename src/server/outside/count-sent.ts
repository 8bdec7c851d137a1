import { sql } from 'drizzle-orm'
import { dateOn } from '#server/allowance/family-clock.ts'
import type { App } from '#server/context.ts'
import type { OutsideKind } from '#shared/ledger-rules.ts'

type Whose = { studentId: string; allowance: { time_zone: string } }

/** Counts that something of a child's lesson is sent outside, for the parent's ledger. A lesson never waits for it or fails by it. */
export function countSent(app: Pick<App, 'db' | 'now' | 'log'>, whose: Whose, kind: OutsideKind): void {
  const day = dateOn(app.now(), whose.allowance.time_zone)
  app.db
    .execute(
      sql`insert into sent_out (student_id, day, kind, times) values (${whose.studentId}::uuid, ${day}, ${kind}, 1)
        on conflict (student_id, day, kind) do update set times = sent_out.times + 1`,
    )
    .catch((cause) => app.log.warn({ kind, cause }, 'what was sent was not counted'))
}
