import { and, eq, lt, sql } from 'drizzle-orm'
import type { App } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'
import { newId } from '#server/db/columns.ts'
import { notFound } from '#server/errors.ts'
import { drawAvatar } from '#server/files/draw-anew.ts'
import { wholeOf } from '#server/files/incoming.ts'
import { asContent, letGoOfFile } from '#server/files/one-file.ts'
import { largestAvatar } from '#shared/avatars.ts'
import { avatar } from './avatar.table.ts'
import { readAvatarAddress } from './avatar-address.ts'

type Row = typeof avatar.$inferInsert & { id: string }
type AvatarFiles = Pick<Row, 'webp' | 'avif'>

/**
 * Draws a portrait anew and keeps its files. `keepRow` writes what names it, in a transaction of its own; when that
 * fails nothing stays.
 */
export async function saveAvatar<T>(
  app: Pick<App, 'now' | 'files' | 'log'>,
  content: AsyncIterable<Uint8Array>,
  keepRow: (row: Row) => Promise<T>,
): Promise<T> {
  const drawn = await drawAvatar(await wholeOf(content, largestAvatar))
  const webp = await app.files.save(asContent(drawn.webp), largestAvatar)
  const files: AvatarFiles = { webp: webp.name, avif: webp.name }
  try {
    const avif = await app.files.save(asContent(drawn.avif), largestAvatar)
    files.avif = avif.name
    return await keepRow({ id: newId(), ...files, bytes: webp.bytes + avif.bytes, created_at: app.now() })
  } catch (error) {
    await letGoOf(app, files)
    throw error
  }
}

/** Keeps a portrait that an administrator sends, for a tutor to name within a day. Gives its id. */
export const keepTutorAvatar = (
  app: Pick<App, 'db' | 'now' | 'files' | 'log'>,
  content: AsyncIterable<Uint8Array>,
): Promise<string> =>
  saveAvatar(app, content, async (row) => {
    await app.db.insert(avatar).values(row)
    return row.id
  })

/** Forgets an uploaded portrait that nobody names any more. Gives its files, to be removed once that is committed. */
export async function dropAvatar(db: Pick<Db, 'delete'>, avatarId: string | null): Promise<AvatarFiles | null> {
  if (avatarId === null) return null
  const [gone] = await db
    .delete(avatar)
    .where(eq(avatar.id, avatarId))
    .returning({ webp: avatar.webp, avif: avatar.avif })
  return gone ?? null
}

/** Removes the files of a portrait whose row is gone. Should one not go, it is swept away later. */
export async function letGoOf(app: Pick<App, 'files' | 'log'>, { webp, avif }: AvatarFiles): Promise<void> {
  for (const name of new Set([webp, avif])) await letGoOfFile(app, name)
}

/** Whoever names a portrait still. */
const named = {
  child: sql`exists (select 1 from student s where s.avatar_id = ${avatar.id})`,
  tutor: sql`not exists (select 1 from student s where s.avatar_id = ${avatar.id})`,
} as const

/** The picture at a signed address, as AVIF or as WebP. Anything that is not right about the address is not found. */
export async function openAvatar(
  app: Pick<App, 'db' | 'config' | 'now' | 'files'>,
  { id, query, asAvif }: { id: string; query: string; asAvif: boolean },
) {
  const allowed = readAvatarAddress(app, id, query)
  if (!allowed) throw notFound()
  const [row] = await app.db
    .select()
    .from(avatar)
    .where(and(eq(avatar.id, id), named[allowed.of]))
  const found = row && (await app.files.read(asAvif ? row.avif : row.webp))
  if (!found) throw notFound()
  return { stream: found.stream, seconds: allowed.seconds }
}

/** A portrait may wait so long for who names it, in milliseconds. */
const patience = 24 * 3_600_000

/** Forgets portraits that nobody names: uploaded and never saved, or of a child who left. Their files are swept after them. */
export async function sweepAvatars({ db, now }: Pick<App, 'db' | 'now'>): Promise<void> {
  const unnamed = sql`not exists (select 1 from student s where s.avatar_id = ${avatar.id})
    and not exists (select 1 from tutor t where t.avatar_id = ${avatar.id})
    and not exists (select 1 from tutor_version v where v.avatar_id = ${avatar.id})`
  await db.delete(avatar).where(and(lt(avatar.created_at, new Date(now().getTime() - patience)), unnamed))
}
