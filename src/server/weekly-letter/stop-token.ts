import { createHmac, timingSafeEqual } from 'node:crypto'
import type { App } from '#server/context.ts'

type Secret = Pick<App, 'config'>

const proofOf = ({ config }: Secret, parentId: string) =>
  createHmac('sha256', config.authSecret).update(`stop the weekly letter ${parentId}`).digest('base64url')

/** Stops one parent's weekly letter and nothing else, without a session: for the links in the letter itself. */
export const stopToken = (app: Secret, parentId: string) => `${parentId}.${proofOf(app, parentId)}`

/** Whose letter a token stops; null: this server did not make it. */
export function parentInToken(app: Secret, token: string): string | null {
  const [id = '', given = ''] = token.split('.')
  const [offered, wanted] = [Buffer.from(given), Buffer.from(proofOf(app, id))]
  return offered.length === wanted.length && timingSafeEqual(offered, wanted) ? id : null
}
