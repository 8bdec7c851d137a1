import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import type { Logger } from 'pino'
import type { Email } from './account-emails.ts'

/** Sends an email. The same id is the same email: a second try after a crash does not become a second one. */
export type SendEmail = (email: Email, id: string) => Promise<void>

/** So long a mail server may take for any step, in milliseconds. */
const patience = 10_000

/** Every email says that a machine wrote it, so that no holiday notice answers. */
const message = ({ to, stop, ...email }: Email, from: string, id: string) => ({
  ...email,
  to: { name: '', address: oneAddress(to) },
  from,
  messageId: `<${id}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'}>`,
  headers: { 'Auto-Submitted': 'auto-generated', ...(stop !== undefined && stopHeaders(stop)) },
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** By which a mailbox shows a button of its own (RFC 8058). */
const stopHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** What stands in an email's head must be one address: nothing in it may become another recipient, or another line. */
function oneAddress(to: string): string {
  if (/[\s,;<>]/.test(to)) throw new Error('this is not one address')
  return to
}

/** Sends by SMTP. The Message-ID comes from the job, so that mailboxes know an email that was sent twice for one. */
export function smtpEmail({ url, from }: { url: string; from: string }): SendEmail {
  const times = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience }
  const transport = nodemailer.createTransport({ url, pool: true, maxConnections: 3, ...times })
  return async (email, id) => {
    await transport.sendMail(message(email, from, id))
  }
}

/** Puts emails as files into a folder: whoever runs Trellis at home reads them there. */
export function outboxEmail(dir: string, from: string, log: Logger): SendEmail {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (email, id) => {
    const { message: bytes } = await transport.sendMail(message(email, from, id))
    const file = await keepFile(dir, `${id}.eml`, bytes.toString())
    log.info({ file }, 'an email was put into the outbox')
  }
}

/** Writes a file of the outbox, whole or not at all, for its owner only; one that is there already stays. Gives its path. */
export async function keepFile(dir: string, name: string, content: string): Promise<string> {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const known = (await readdir(dir)).find((file) => file.endsWith(`-${name}`))
  if (known) return path.join(dir, known)
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const file = path.join(dir, `${stamp}-${name}`)
  const half = `${file}.part`
  await writeFile(half, content, { mode: 0o600 })
  if (!existsSync(file)) await rename(half, file)
  return file
}
