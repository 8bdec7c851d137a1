import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** An email as the mailbox of its reader has it. */
export type Received = {
  id: string
  to: string
  from: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

/** A real mail server on this machine, which keeps what it gets. */
export async function startMailbox(port = 0) {
  const emails: Received[] = []
  let refusing = 0
  const server = new SMTPServer({
    authOptional: true,
    // Senders keep their connections open for the next email: nobody waits for them.
    closeTimeout: 100,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refusing > 0) {
          refusing--
          done(Object.assign(new Error('the mailbox is busy'), { responseCode: 451 }))
          return
        }
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          emails.push({
            id: mail.messageId ?? '',
            to: session.envelope.rcptTo.map((one) => one.address).join(', '),
            from: mail.from?.address ?? '',
            subject: mail.subject ?? '',
            text: mail.text ?? '',
            html: mail.html ?? '',
            headers: Object.fromEntries(mail.headers.map((one) => [one.key, one.value])),
          })
          done()
        }, done)
      })
    },
  })
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const { port: heard } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${heard}`,
    emails,
    /** The newest email to an address, when so many have come. */
    waitFor: async (to: string, count = 1): Promise<Received> => {
      for (let waited = 0; waited < 15_000; waited += 50) {
        const newest = emails.filter((email) => email.to === to)[count - 1]
        if (newest) return newest
        await pause(50)
      }
      throw new Error(`email ${count} to ${to} did not come`)
    },
    /** The next deliveries are refused, as by a server that is busy for a while. */
    refuse: (count: number) => {
      refusing = count
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
