import type { Logger } from 'pino'
import { keepFile } from './send-email.ts'

export type TextMessage = { to: string; text: string }

/** Sends a text message. The same id is the same message. */
export type SendText = (message: TextMessage, id: string) => Promise<void>

const patience = 10_000

async function post(url: string, headers: Record<string, string>, body: string): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(patience),
    redirect: 'error',
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`the text message service answered ${answer.status}`)
}

/** Any service behind one address: `{ to, text, id }` as JSON; the id is also the Idempotency-Key. */
export const httpTexts =
  ({ url, token }: { url: string; token: string | null }): SendText =>
  ({ to, text }, id) =>
    post(
      url,
      {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      JSON.stringify({ to, text, id }),
    )

type Twilio = { accountSid: string; authToken: string; from: string; base?: string }

/** Twilio's own call, which knows no idempotency: a message that was sent just before a crash is sent again. */
export const twilioTexts =
  ({ accountSid, authToken, from, base = 'https://api.twilio.com' }: Twilio): SendText =>
  ({ to, text }) =>
    post(
      `${base}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`,
      {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
      },
      new URLSearchParams({ To: to, From: from, Body: text }).toString(),
    )

/** Puts text messages as files into the outbox folder. */
export const outboxTexts =
  (dir: string, log: Logger): SendText =>
  async ({ to, text }, id) => {
    const file = await keepFile(dir, `${id}.txt`, `To: ${to}\n\n${text}\n`)
    log.info({ file }, 'a text message was put into the outbox')
  }
