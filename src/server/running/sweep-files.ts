import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { sweepAvatars } from '#server/avatars/avatars.ts'
import type { App } from '#server/context.ts'
import { rowsOf } from '#server/db/rows.ts'

/** A file may wait so long for the row that names it, in milliseconds. */
const patience = 24 * 3_600_000

const named = rowsOf(z.object({ file: z.string() }))

/** Removes files that no row names: those of a save that failed in between, and of families and children who left. */
export async function sweepFiles({ db, now, files }: Pick<App, 'db' | 'now' | 'files'>): Promise<number> {
  await sweepAvatars({ db, now })
  const old = await files.savedBefore(new Date(now().getTime() - patience))
  if (old.length === 0) return 0
  const wanted = JSON.stringify(old)
  const result = await db.execute(sql`
    select file from photo where file in (select jsonb_array_elements_text(${wanted}::jsonb))
    union select file from video_file where file in (select jsonb_array_elements_text(${wanted}::jsonb))
    union select webp from avatar where webp in (select jsonb_array_elements_text(${wanted}::jsonb))
    union select avif from avatar where avif in (select jsonb_array_elements_text(${wanted}::jsonb))`)
  const kept = new Set(named.parse(result).map(({ file }) => file))
  const orphans = old.filter((name) => !kept.has(name))
  for (const name of orphans) await files.remove(name)
  return orphans.length
}
