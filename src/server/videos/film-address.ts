import { createHmac, timingSafeEqual } from 'node:crypto'
import type { App } from '#server/context.ts'

type Needs = Pick<App, 'config' | 'now'>

/** What an address opens: one film, for as long as it is of this family (null: of every family). */
type Film = { id: string; parent_id: string | null }

/** So long an address works at the least, in milliseconds. */
const lasts = 2 * 3_600_000
/** An address stays the same for so long, so that a list that is read again does not start a film anew. */
const stays = 15 * 60_000

/** Where a film, and its captions, can be read without a pass: a `<video>` cannot carry one. */
export function filmAddress(app: Needs, film: Film): { address: string; captions: string } {
  const until = Math.ceil(app.now().getTime() / stays) * stays + lasts
  const signed = `until=${until}&key=${keyOf(app, film, until)}`
  const address = `/api/videos/files/${film.id}`
  return { address: `${address}?${signed}`, captions: `${address}/captions?${signed}` }
}

const keyOf = ({ config }: Pick<App, 'config'>, { id, parent_id }: Film, until: number) =>
  createHmac('sha256', config.authSecret)
    .update(`watch ${id} of ${parent_id ?? 'everyone'} until ${until}`)
    .digest('base64url')

/** The key is for this film, of this family, and its time is not over. */
export function opensFilm(app: Needs, film: Film, { until, key }: { until: number; key: string }): boolean {
  const wanted = Buffer.from(keyOf(app, film, until))
  const offered = Buffer.from(key)
  return offered.length === wanted.length && timingSafeEqual(offered, wanted) && until > app.now().getTime()
}
