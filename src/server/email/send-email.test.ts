import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import PostalMime from 'postal-mime'
import { afterAll, describe, expect, it } from 'vitest'
import { startMailbox } from '#tests/support/mailbox.ts'
import { signInEmail } from './account-emails.ts'
import { outboxEmail, smtpEmail } from './send-email.ts'
import { httpTexts, outboxTexts, twilioTexts } from './send-text.ts'

const mailbox = await startMailbox()
const dir = mkdtempSync(path.join(os.tmpdir(), 'trellis-outbox-'))
afterAll(async () => {
  await mailbox.close()
  rmSync(dir, { recursive: true, force: true })
})
const from = 'Trellis <hello@learn.example>'
const email = signInEmail({
  to: 'zoë@example.org',
  link: 'https://learn.example/confirm#sign-in.x.y',
  code: '123456',
})

describe('an email by SMTP', () => {
  it('arrives whole, says that a machine wrote it, and is the same email when it is sent again', async () => {
    const send = smtpEmail({ url: mailbox.url, from })
    const plain = { ...email, to: 'zoe@example.org' }
    await send(plain, 'job-1')
    await send(plain, 'job-1')
    const [first, again] = mailbox.emails
    expect(first).toMatchObject({ to: 'zoe@example.org', from: 'hello@learn.example', subject: email.subject })
    expect(first?.text.trim()).toBe(email.text.trim())
    expect(first?.html).toContain('href="https://learn.example/confirm#sign-in.x.y"')
    expect(first?.id).toBe('<job-1@learn.example>')
    expect(again?.id).toBe(first?.id)
    expect(first?.headers['auto-submitted']).toBe('auto-generated')
  })

  it('that the server refuses for now is a failure, to be tried again', async () => {
    mailbox.refuse(1)
    await expect(smtpEmail({ url: mailbox.url, from })({ ...email, to: 'a@example.org' }, 'job-2')).rejects.toThrow()
  })

  it('takes no second recipient nor header out of an address', async () => {
    const send = smtpEmail({ url: mailbox.url, from })
    const before = mailbox.emails.length
    for (const to of [
      'a@example.org\r\nBcc: evil@example.org',
      'a@example.org, evil@example.org',
      'A <evil@example.org>',
    ])
      await expect(send({ ...email, to }, 'job-3')).rejects.toThrow('not one address')
    expect(mailbox.emails).toHaveLength(before)
  })
})

describe('the outbox folder', () => {
  const log: string[] = []
  const logger = pino({ level: 'info' }, { write: (line: string) => void log.push(line) })

  it('keeps an email as a file of its own, once, for its owner only, and tells where without what', async () => {
    const send = outboxEmail(dir, from, logger)
    await send(email, 'job-4')
    await send(email, 'job-4')
    const files = readdirSync(dir).filter((file) => file.endsWith('.eml'))
    expect(files).toHaveLength(1)
    const file = path.join(dir, files[0] ?? '')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const mail = await PostalMime.parse(readFileSync(file))
    expect([mail.subject, mail.to?.[0]?.address]).toEqual([email.subject, 'zoë@example.org'])
    expect(mail.text).toContain('123456')
    expect(log.join()).toContain(file)
    expect(log.join()).not.toMatch(/123456|zoë|confirm/)
  })

  it('keeps a text message', async () => {
    await outboxTexts(dir, logger)({ to: '+4915112345678', text: '654321 is your code' }, 'job-5')
    const file = readdirSync(dir).find((one) => one.endsWith('.txt')) ?? ''
    expect(readFileSync(path.join(dir, file), 'utf8')).toBe('To: +4915112345678\n\n654321 is your code\n')
  })
})

describe('a text message', () => {
  const asked: { url: string; headers: Record<string, unknown>; body: string }[] = []
  let status = 200
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    asked.push({ url: request.url ?? '', headers: request.headers, body })
    response.statusCode = status
    response.end('{}')
  }).listen(0, '127.0.0.1')
  afterAll(() => void server.close())
  const base = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  it('goes to any service by one call, which carries its id', async () => {
    await httpTexts({ url: `${base()}/sms`, token: 'secret' })({ to: '+1555', text: 'hi' }, 'job-6')
    expect(asked.at(-1)).toMatchObject({
      url: '/sms',
      headers: { authorization: 'Bearer secret', 'idempotency-key': 'job-6' },
      body: JSON.stringify({ to: '+1555', text: 'hi', id: 'job-6' }),
    })
  })

  it('goes to Twilio in Twilio’s own words', async () => {
    const send = twilioTexts({ accountSid: 'AC1', authToken: 't', from: '+1999', base: base() })
    await send({ to: '+1555', text: 'hi & bye' }, 'job-7')
    expect(asked.at(-1)).toMatchObject({
      url: '/2010-04-01/Accounts/AC1/Messages.json',
      headers: { authorization: `Basic ${btoa('AC1:t')}` },
      body: 'To=%2B1555&From=%2B1999&Body=hi+%26+bye',
    })
  })

  it('that is refused is a failure, to be tried again', async () => {
    status = 500
    await expect(httpTexts({ url: base(), token: null })({ to: '+1555', text: 'hi' }, 'job-8')).rejects.toThrow('500')
    status = 200
  })
})
