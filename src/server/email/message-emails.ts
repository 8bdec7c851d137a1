import { composeEmail, type Email } from './account-emails.ts'

/** Tells a parent that a message waits. What it says stays in Trellis. */
export const messageWaitsEmail = ({ to, link }: { to: string; link: string }): Email =>
  composeEmail(to, 'A message waits for you in Trellis', {
    heading: 'A message waits for you',
    paragraphs: ['The people who run your Trellis wrote to you. You can read it on your dashboard, and answer there.'],
    button: { label: 'Read the message', link },
    closing: 'This e-mail does not say what the message says, because a mailbox may be read by others.',
  })
