import words from '#content/en/weekly-letter.json'
import { icuText } from '#server/icu/icu-text.ts'
import type { Letter } from '#shared/weekly-letter.ts'
import type { LetterLength } from '#shared/weekly-letter-rules.ts'
import { composeEmail, type Email } from './account-emails.ts'

type Sent = {
  to: string
  letter: Letter
  length: Exclude<LetterLength, 'off'>
  link: string
  /** The page with the button, and where a mailbox's own button goes. */
  stop: { page: string; press: string }
}

const { email } = words
const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
const shownDay = (date: string) => day.format(new Date(`${date}T00:00:00Z`))

/** The week as an email. The short one has no words of a child in it. */
export function weeklyLetterEmail({ to, letter, length, link, stop }: Sent): Email {
  const whole = length === 'full'
  const paragraphs = letter.children.flatMap(({ nickname, minutes, learned, proud, words: said, home }) => [
    icuText(email.child, { nickname, minutes }),
    ...(whole ? learned : learned.slice(0, 2)),
    ...(whole ? [proud] : []),
    ...(whole && said !== null ? [icuText(email.quote, { words: said })] : []),
    home,
  ])
  const composed = composeEmail(to, email.subject, {
    heading: email.heading,
    paragraphs: [icuText(email.week, { from: shownDay(letter.from), to: shownDay(letter.to) }), ...paragraphs],
    button: { label: email.button, link },
    closing: email.closing,
    stop: { label: email.stop, link: stop.page },
  })
  return { ...composed, stop: stop.press }
}
