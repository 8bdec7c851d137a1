import { serve } from '@hono/node-server'

/**
 * A proxy keeps its connections to us for its next request, most for 60 to 75 s; it must be the one that hangs up, or a
 * request meets a connection that we are closing. Milliseconds.
 */
const keepAlive = 80_000

/** A film of 300 MB on a slow line. What is not a file must come far sooner (read-body.ts). Milliseconds. */
const longestUpload = 60 * 60_000

type Fetch = Parameters<typeof serve>[0]['fetch']

/** Answers on a port. `onReady` is told the port that it got. */
export function listen(fetch: Fetch, at: { port: number; host: string }, onReady: (port: number) => void) {
  const timeouts = { keepAliveTimeout: keepAlive, headersTimeout: 15_000, requestTimeout: longestUpload }
  const serverOptions = { ...timeouts, maxHeaderSize: 16_384 }
  return serve({ fetch, port: at.port, hostname: at.host, serverOptions }, ({ port }) => onReady(port))
}
