import { createHmac, timingSafeEqual } from 'node:crypto'
import type { App } from '#server/context.ts'

type Needs = Pick<App, 'config' | 'now'>

/** Whose portrait an address shows. */
export type AvatarOf = 'child' | 'tutor'

/** So long an address works at most, in milliseconds; and so long it stays the same, so that a browser keeps the picture. */
const times = {
  child: { lasts: 300_000, stays: 60_000 },
  tutor: { lasts: 3_600_000, stays: 900_000 },
} as const

/** Where an `<img>`, which carries no pass, may see a portrait for a while. Made only for who may see it. */
export function avatarAddress({ config, now }: Needs, id: string, of: AvatarOf): string {
  const { lasts, stays } = times[of]
  const until = Math.floor(now().getTime() / stays) * stays + lasts
  return `/api/avatars/${id}?${signed({ config }, id, of, until)}`
}

const signed = ({ config }: Pick<App, 'config'>, id: string, of: AvatarOf, until: number) => {
  const key = createHmac('sha256', config.authSecret)
    .update(`show /api/avatars/${id} of ${of} until ${until}`)
    .digest('base64url')
  return `of=${of}&until=${until}&key=${key}`
}

/** Whose portrait it is and how long the address still works, in seconds; null when it is not one of ours, or its time is over. */
export function readAvatarAddress(app: Needs, id: string, query: string): { of: AvatarOf; seconds: number } | null {
  const [, of, until = ''] = /^of=(child|tutor)&until=(\d{13})&key=[\w-]{43}$/.exec(query) ?? []
  if (of !== 'child' && of !== 'tutor') return null
  const wanted = Buffer.from(signed(app, id, of, Number(until)))
  const offered = Buffer.from(query)
  const seconds = Math.floor((Number(until) - app.now().getTime()) / 1000)
  const isOurs = offered.length === wanted.length && timingSafeEqual(offered, wanted)
  return isOurs && Number(until) > app.now().getTime() ? { of, seconds } : null
}
