import { describe, expect, it } from 'vitest'
import * as emails from './account-emails.ts'

const link = 'https://learn.example/confirm#sign-in.0192.AbC_-'
const opening = { to: 'ana@example.org', link, code: '012345' }
const counts = { students: 1, notes: 0, conversations: 2, messages: 30, devices: 1 }
const all: emails.Email[] = [
  emails.signInEmail(opening),
  emails.confirmEmail(opening),
  emails.recoveryEmail(opening),
  emails.emailChangeEmail(opening),
  emails.alreadyYoursEmail(opening),
  emails.emailChangedEmail({ to: opening.to, newEmail: 'bo.secret@example.org' }),
  emails.passwordChangedEmail(opening),
  emails.phoneChangedEmail(opening),
  emails.pinLockedEmail(opening),
  emails.accountDeletedEmail({ to: opening.to, counts }),
]

describe('every email', () => {
  it.each(all.map((email) => [email.subject, email] as const))(
    '%s: says the same as text and as a page, and loads nothing',
    (_subject, { to, subject, text, html }) => {
      expect(to).toBe(opening.to)
      expect(subject.length).toBeLessThan(60)
      expect(html).not.toMatch(/<img|<link|<script|src=|url\(|@import/i)
      const seen = html
        .replaceAll(/<title>.*<\/title>|<[^>]+>/g, ' ')
        .replaceAll('&#39;', "'")
        .replaceAll(/\s+/g, ' ')
      for (const paragraph of text.split('\n\n').slice(0, -1))
        for (const line of paragraph.split('\n'))
          expect(seen).toContain(line.replace(/:$/, '').replace('Or type this code: ', ''))
      expect(Math.max(...html.split('\n').map((line) => line.length))).toBeLessThan(990)
      expect(html.match(/font-size:(\d+)px/g)?.every((size) => Number.parseInt(size.slice(10), 10) >= 16)).toBe(true)
    },
  )

  it.each(all.slice(0, 4).map((email) => [email.subject, email] as const))(
    '%s: opens by its button and its code, says how long, and what to do when it was somebody else',
    (_subject, { text, html }) => {
      expect(html).toContain(`href="${link}"`)
      expect(text).toContain(link)
      expect(text).toContain('012345')
      expect(text).toMatch(/60 minutes.*10 minutes/)
      expect(text).toContain('If this was not you, ignore this e-mail')
    },
  )
})

it('an email shows what somebody typed as text, never as part of the page', () => {
  const { html } = emails.emailChangedEmail({ to: 'a@b.org', newEmail: '<script>alert(1)</script>@x.org' })
  expect(html).not.toContain('<script>')
  expect(emails.signInEmail({ ...opening, link: 'https://x/"><b>' }).html).not.toContain('"><b>')
})

it('the old mailbox does not learn the new address', () => {
  const { text, html } = emails.emailChangedEmail({ to: 'a@b.org', newEmail: 'bo.secret@example.org' })
  expect(text + html).not.toContain('bo.secret')
  expect(text).toContain('b…@example.org')
})

it('a deleted account is counted in words', () => {
  expect(emails.accountDeletedEmail({ to: 'a@b.org', counts }).text).toContain(
    '1 student, 2 conversations, 30 messages, 0 notes, 1 device',
  )
})
