import type { Helplines } from '#shared/helplines.ts'
import { composeEmail, type Email } from './account-emails.ts'

type Alarming = {
  to: string
  nicknames: string[]
  count: number
  since: Date
  helplines: Helplines | null
  link: string
}

const timeOf = (moment: Date) => `${moment.toISOString().slice(0, 16).replace('T', ' at ')} UTC`

/** Tells a parent that a child wrote something that cannot wait. What was said stays in Trellis. */
export function alarmEmail({ to, nicknames, count, since, helplines, link }: Alarming): Email {
  const names = nicknames.join(' and ')
  const what =
    count === 1
      ? `${names} wrote something to the tutor that worries us (${timeOf(since)}).`
      : `${names} wrote ${count} things to the tutor that worry us (the first ${timeOf(since)}).`
  const lines = helplines
    ? `Help for children and families: ${helplines.crisis.name} (${helplines.crisis.how}). In danger: ${helplines.emergency}.`
    : 'In danger, call the emergency number where you live.'
  return composeEmail(to, `Please look after ${names} now`, {
    heading: `Please look after ${names} now`,
    paragraphs: [
      what,
      'The tutor answered with fixed, caring words and asked your child to go to a grown-up. Please go to your child now: stay calm, listen, and do not blame.',
      lines,
      'A computer found this by rules and can be wrong. The whole conversation is on your dashboard.',
    ],
    button: { label: 'Read what was said', link },
    closing: 'This e-mail does not say what your child wrote, because a mailbox may be read by others.',
  })
}

/** Tells an administrator that the safeguarding queue has something. It names nobody. */
export const safeguardingEmail = ({ to, link }: { to: string; link: string }): Email =>
  composeEmail(to, 'Trellis: something waits in the safeguarding queue', {
    heading: 'Something waits in the safeguarding queue',
    paragraphs: [
      'A child told the tutor something that must not be told to the family first. Please look at it now.',
      'This e-mail names nobody on purpose.',
    ],
    button: { label: 'Open the queue', link },
    closing: 'You get this e-mail because you are an administrator of this Trellis.',
  })
