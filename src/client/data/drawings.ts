import { data, problemOf, server, withPass } from '#client/api.ts'
import type { BoardScene, DrawingRead, DrawingSaved, DrawingView, SaveDrawing } from '#shared/drawing.ts'
import { nextCursor } from './next-page.ts'
import type { PassKeeper } from './pass-keeper.ts'
import { refusedOr } from './refused.ts'

/** Brings the server one version of a drawing. 'refused' when our server will never take it. */
export const putDrawing = (pass: PassKeeper, id: string, json: SaveDrawing): Promise<DrawingSaved | 'refused'> =>
  pass.call(async (token) => {
    const answer = await server.api.drawings[':id'].$put({ param: { id }, json }, withPass(token))
    if (answer.ok) return answer.json()
    return refusedOr(answer)
  })

/** A page that goes away may still send so many bytes; the browser allows 64 kB for all of them together. */
const mostAtTheEnd = 60_000

/** Sends a drawing while the page goes away, where it is small enough. Nobody waits for the answer. */
export function putAtTheEnd(pass: PassKeeper, id: string, json: SaveDrawing): void {
  const token = pass.token()
  if (token === null || new Blob([JSON.stringify(json)]).size > mostAtTheEnd) return
  const sent = server.api.drawings[':id'].$put(
    { param: { id }, json },
    { ...withPass(token), init: { keepalive: true } },
  )
  // It waits on the device until the server says that it has it.
  void sent.catch(() => undefined)
}

export const readDrawing = (pass: PassKeeper, student_id: string, scene: BoardScene): Promise<DrawingRead> =>
  pass.call((token) => data(server.api.drawings.read.$post({ json: { student_id, scene } }, withPass(token))))

/** A gallery shows at most so many pages. */
const mostPages = 5

/** What the child put into its gallery, newest first. */
export const readGallery = (pass: PassKeeper, student_id: string): Promise<DrawingView[]> =>
  pass.call(async (token) => {
    const drawings: DrawingView[] = []
    let cursor: string | undefined
    for (let page = 0; page < mostPages; page++) {
      const query = { student_id, ...(cursor !== undefined && { cursor }) }
      const answer = await server.api.drawings.$get({ query }, withPass(token))
      if (!answer.ok) throw await problemOf(answer)
      drawings.push(...(await answer.json()))
      cursor = nextCursor(answer.headers.get('link'))
      if (cursor === undefined) break
    }
    return drawings
  })
