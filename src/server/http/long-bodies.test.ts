import { once } from 'node:events'
import net from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '#server/listen.ts'
import { startApp } from '#tests/support/start-app.ts'

// On a real socket: what a connection does is not seen by calling the app.

let port = 0
const app = await startApp()
const server = listen(app.http.fetch, { port: 0, host: '127.0.0.1' }, (bound) => {
  port = bound
})
beforeAll(async () => {
  if (!server.listening) await once(server, 'listening')
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

/** Sends bytes, and gives all that comes back until the other side hangs up, and how it hung up. */
async function exchange(pieces: Iterable<string | Buffer>) {
  const socket = net.connect(port, '127.0.0.1')
  let [text, fault] = ['', '']
  socket.on('data', (data) => {
    text += data.toString('latin1')
  })
  socket.on('error', (error) => {
    fault = String(error)
  })
  await once(socket, 'connect')
  for (const piece of pieces) {
    if (!socket.writable) break
    if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), once(socket, 'close')])
  }
  if (!socket.destroyed) await once(socket, 'close')
  return { text, fault }
}

const head = (path: string, more: string[]) =>
  [`POST ${path} HTTP/1.1`, 'host: localhost', 'content-type: application/json', ...more, '', ''].join('\r\n')
const megabyte = Buffer.alloc(1024 * 1024, 'x')

describe('a body that is too large', () => {
  it.each([
    ['announced', '/api/auth/sign-in/email', [`content-length: ${2 * megabyte.length}`], [megabyte, megabyte]],
    [
      'in pieces of unknown length',
      '/api/auth/sign-in/email',
      ['transfer-encoding: chunked'],
      [
        `${megabyte.length.toString(16)}\r\n`,
        megabyte,
        `\r\n${megabyte.length.toString(16)}\r\n`,
        megabyte,
        '\r\n0\r\n\r\n',
      ],
    ],
    [
      'to an address that nobody made',
      '/api/nothing',
      [`content-length: ${2 * megabyte.length}`],
      [megabyte, megabyte],
    ],
  ])('is refused to the end of the answer, and the connection with it: %s', async (_, path, headers, body) => {
    const { text, fault } = await exchange([head(path, headers), ...body])
    expect(text.split('\r\n')[0]).toBe('HTTP/1.1 413 Payload Too Large')
    expect(text.toLowerCase()).toContain('connection: close')
    expect(text).toContain('"code":"body_too_large"')
    expect(fault).toBe('')
  })

  it('does not reset the next request: a browser opens another connection for it', async () => {
    for (let round = 0; round < 5; round++) {
      const large = await fetch(`http://127.0.0.1:${port}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: megabyte.toString('latin1').repeat(2),
      })
      expect(large.status).toBe(413)
      await large.text()
      expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
    }
  })
})

describe('a connection', () => {
  it('stays open for longer than a proxy keeps it for its next request', async () => {
    expect(server).toMatchObject({ keepAliveTimeout: 80_000 })
    const { headers } = await fetch(`http://127.0.0.1:${port}/healthz`)
    expect(headers.get('keep-alive')).toBe('timeout=80')
  })

  it('goes on after a small refusal', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/auth/sign-in/email`, { method: 'POST', body: '{' })
    expect([answer.status, answer.headers.get('connection')]).toEqual([415, 'keep-alive'])
  })
})
