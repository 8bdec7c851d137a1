import { execFileSync } from 'node:child_process'

/** Before the long run, and before the tests on PostgreSQL: what they start as a process of its own is the built server. */
export function setup() {
  if (process.env.LONG_RUN || process.env.DATABASE_URL)
    execFileSync(process.execPath, ['scripts/build-if-stale.mjs'], { stdio: 'inherit' })
}
