import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'

type Incoming = {
  readableEnded: boolean
  destroyed: boolean
  resume: () => unknown
  on: (event: string, heard: (chunk: { length: number }) => void) => unknown
  off: (event: string, heard: (chunk: { length: number }) => void) => unknown
}
type NodeEnv = { incoming?: Incoming } | undefined

/** So much of a refused body is taken and thrown away, and for so long, before the connection is closed over the rest. */
const patience = { bytes: 8 * 1024 * 1024, milliseconds: 1_000 }

const refusedBody = new Set([408, 413])

/**
 * What a call has sent and nobody has read would stand in front of the next request on its connection. It is taken off the
 * line, so that the refusal is read to its end; after a body that was too large or too slow, or one that does not end, the
 * connection is closed, and the sender is told so.
 */
export const closeUnread = createMiddleware(async (c, next) => {
  await next()
  const incoming = incomingOf(c)
  if (!incoming || !bringsBody(c)) return
  const isTaken = incoming.readableEnded || (await takeOff(incoming))
  if (!isTaken || refusedBody.has(c.res.status)) c.res.headers.set('connection', 'close')
})

function incomingOf(c: Context): Incoming | undefined {
  const env: NodeEnv = c.env
  return env?.incoming
}

const bringsBody = (c: Context) =>
  Number(c.req.header('content-length') ?? 0) > 0 || c.req.header('transfer-encoding') !== undefined

/** True when the body came to its end. */
function takeOff(incoming: Incoming): Promise<boolean> {
  return new Promise((resolve) => {
    let bytes = 0
    const count = (chunk: { length: number }) => {
      bytes += chunk.length
      if (bytes > patience.bytes) finish()
    }
    const finish = () => {
      clearTimeout(timer)
      incoming.off('data', count)
      for (const event of ['end', 'error', 'close']) incoming.off(event, finish)
      resolve(incoming.readableEnded)
    }
    const timer = setTimeout(finish, patience.milliseconds)
    incoming.on('data', count)
    for (const event of ['end', 'error', 'close']) incoming.on(event, finish)
    if (incoming.destroyed) finish()
    else incoming.resume()
  })
}
