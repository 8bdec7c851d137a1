// What lies outside the house in the browser's journeys, as one process: a mail server, a text message service and an
// OpenID provider. What was received can be read at the first port.
import { createServer, type IncomingMessage } from 'node:http'
import { startMailbox } from './mailbox.ts'
import { startOidcProvider } from './oidc-provider.ts'

const [reading = 0, smtp = 0, oidc = 0] = process.argv.slice(2, 5).map(Number)
const home = process.argv[5] ?? ''

const mailbox = await startMailbox(smtp)
await startOidcProvider([`${home}/api/auth/callback/google`], oidc)
const texts: { to: string; text: string }[] = []

createServer((request, response) => {
  void answer(request).then((body) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(body))
  })
}).listen(reading, '127.0.0.1')

async function answer(request: IncomingMessage): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  if (request.method === 'POST') {
    let body = ''
    for await (const chunk of request) body += chunk
    texts.push(JSON.parse(body))
    return {}
  }
  const to = searchParams.get('to')
  if (pathname === '/emails') return mailbox.emails.filter((email) => email.to === to)
  if (pathname === '/texts') return texts.filter((text) => text.to === to)
  return {}
}
