import type { AlarmKind } from '#shared/alarm.ts'
import { type Helplines, helpOf, linesFor } from '#shared/helplines.ts'
import { composeEmail, type Email } from './account-emails.ts'

type Alarming = {
  to: string
  nickname: string
  count: number
  since: Date
  kind: AlarmKind
  isSevere: boolean
  isAgain: boolean
  helplines: Helplines | null
  link: string
}

const timeOf = (moment: Date) => `${moment.toISOString().slice(0, 16).replace('T', ' at ')} UTC`

/** Tells a parent that a child wrote something that must not be missed. What was said stays in Trellis. */
export function alarmEmail({ to, nickname, count, since, kind, isSevere, isAgain, helplines, link }: Alarming): Email {
  const begun = isSevere ? `Please look after ${nickname} now` : `Please talk with ${nickname} today`
  const heading = isAgain ? `Still open: ${begun.charAt(0).toLowerCase()}${begun.slice(1)}` : begun
  const what =
    count === 1
      ? `${nickname} wrote something to the tutor that worries us (${timeOf(since)}).`
      : `${nickname} wrote ${count} things to the tutor that worry us (the first ${timeOf(since)}).`
  const again = isAgain ? ['You get this again because nobody has marked it as seen in Trellis yet.'] : []
  const answered = 'The tutor stopped teaching, answered with caring words, and asks your child to go to a grown-up.'
  const todo = isSevere
    ? 'Please go to your child now: stay calm, listen, and do not blame.'
    : 'Find a quiet moment today: listen, and do not blame.'
  return composeEmail(to, heading, {
    heading,
    paragraphs: [
      what,
      ...again,
      `${answered} ${todo}`,
      ...(isSevere ? [whoHelps(helplines, kind)] : []),
      'A computer found this and can be wrong. What was said, when, and what to do stands on your dashboard.',
    ],
    button: { label: 'Read what was said', link },
    closing: 'This e-mail does not say what your child wrote, because a mailbox may be read by others.',
  })
}

function whoHelps(helplines: Helplines | null, kind: AlarmKind): string {
  if (!helplines)
    return 'In danger, call the emergency number where you live. Lines that help children in your country: findahelpline.com.'
  const lines = linesFor(helpOf(kind), helplines).map(({ name, how }) => `${name} (${how})`)
  const danger = `In danger: ${helplines.emergency}.`
  return lines.length > 0 ? `Help for children and families: ${lines.join(', ')}. ${danger}` : danger
}

type Waiting = { to: string; link: string; isOperator: boolean; isAgain: boolean }

/** Tells an administrator, or whoever runs this Trellis, that the safeguarding queue has something. It names nobody. */
export function safeguardingEmail({ to, link, isOperator, isAgain }: Waiting): Email {
  const waits = isAgain ? 'still waits' : 'waits'
  return composeEmail(to, `Trellis: something ${waits} in the safeguarding queue`, {
    heading: `Something ${waits} in the safeguarding queue`,
    paragraphs: [
      'A child told the tutor something that must not be told to the family first. Please look at it now.',
      ...(isOperator
        ? [
            'No administrator has signed in within 14 days. Sign up with this address, or make somebody an administrator.',
          ]
        : []),
      'This e-mail names nobody on purpose.',
    ],
    button: { label: 'Open the queue', link },
    closing: isOperator
      ? 'You get this e-mail because your address is set as the administrator of this Trellis.'
      : 'You get this e-mail because you are an administrator of this Trellis.',
  })
}
