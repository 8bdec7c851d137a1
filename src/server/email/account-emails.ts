import type { DeletedAccount } from '#shared/account.ts'
import { limits } from '#shared/limits.ts'
import { asHtml, asText, type Words } from './email-look.ts'

/** An email as it is sent: the same words as text and as a page. `stop`: where no more of its kind is asked for, by one press. */
export type Email = { to: string; subject: string; text: string; html: string; stop?: string }

export const composeEmail = (to: string, subject: string, words: Words): Email => ({
  to,
  subject,
  text: asText(words),
  html: asHtml(words),
})

type Opening = { to: string; link: string; code: string }

const life = `The button works for ${limits.linkMinutes} minutes and once, the code for ${limits.codeMinutes} minutes.`
const notYou = 'If this was not you, ignore this e-mail: nothing happens.'
const notYouChange = 'If this was not you, sign in at once, choose a new password and sign out everywhere else.'

/** Opens the account, or makes one, for whoever has the mailbox. */
export const signInEmail = ({ to, link, code }: Opening) =>
  composeEmail(to, 'Sign in to Trellis', {
    heading: 'Sign in to Trellis',
    paragraphs: ['Somebody, most likely you, asked to sign in with this address.', life],
    button: { label: 'Sign in to Trellis', link },
    code,
    closing: notYou,
  })

/** The last step of a sign-up. */
export const confirmEmail = ({ to, link, code }: Opening) =>
  composeEmail(to, 'Confirm your address for Trellis', {
    heading: 'Welcome to Trellis!',
    paragraphs: ['Please confirm that this is your address. Then you can add your child and choose a tutor.', life],
    button: { label: 'Confirm my e-mail address', link },
    code,
    closing: notYou,
  })

/** For somebody who signed up with an address that has an account. */
export const alreadyYoursEmail = ({ to, link }: { to: string; link: string }) =>
  composeEmail(to, 'You have a Trellis account already', {
    heading: 'You have an account already',
    paragraphs: [
      'Somebody, most likely you, signed up at Trellis with this address. There is an account with it, and nothing in it has changed.',
      'Sign in with your password, or ask for a link or a new password there.',
    ],
    button: { label: 'Go to the sign-in', link },
    closing: notYou,
  })

export const recoveryEmail = ({ to, link, code }: Opening) =>
  composeEmail(to, 'A new password for Trellis', {
    heading: 'Choose a new password',
    paragraphs: ['Somebody, most likely you, asked for a new password.', life],
    button: { label: 'Choose a new password', link },
    code,
    closing: notYou,
  })

/** To the address that the account shall have from now on. */
export const emailChangeEmail = ({ to, link, code }: Opening) =>
  composeEmail(to, 'Confirm this address for Trellis', {
    heading: 'Is this your address?',
    paragraphs: ['Somebody, most likely you, wants to use this address for a Trellis account.', life],
    button: { label: 'Use this address', link },
    code,
    closing: notYou,
  })

/** `ana@example.org` is shown as `a…@example.org`: whoever reads the old mailbox need not learn the new one. */
const hidden = (address: string) => address.replace(/^(.)[^@]*/, '$1…')

/** To the address that the account had. */
export const emailChangedEmail = ({ to, newEmail }: { to: string; newEmail: string }) =>
  composeEmail(to, 'Your Trellis account has another address', {
    heading: 'Your address was changed',
    paragraphs: [`Your account now has the address ${hidden(newEmail)}. E-mails go there from now on.`],
    closing: 'If this was not you, answer this e-mail: whoever runs this Trellis can help.',
  })

export const passwordChangedEmail = ({ to }: { to: string }) =>
  composeEmail(to, 'Your Trellis password was changed', {
    heading: 'Your password was changed',
    paragraphs: [
      'All other browsers were signed out. Your children’s own devices go on; you find them on the dashboard.',
    ],
    closing: notYouChange,
  })

export const phoneChangedEmail = ({ to }: { to: string }) =>
  composeEmail(to, 'Your Trellis account has another phone number', {
    heading: 'Your phone number was changed',
    paragraphs: ['A phone number was confirmed for your account. A code sent to it signs in.'],
    closing: notYouChange,
  })

export const pinLockedEmail = ({ to }: { to: string }) =>
  composeEmail(to, 'Somebody tried your Trellis PIN', {
    heading: 'A wrong PIN was typed five times',
    paragraphs: [
      'On a device where you are signed in and a lesson is open, your PIN was typed wrongly five times. Perhaps your child was curious.',
      'To open it, type your password there, or sign out and sign in again. Nobody has seen your pages.',
    ],
    closing: 'You can choose another PIN in your account.',
  })

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

export const accountDeletedEmail = ({ to, counts }: { to: string; counts: DeletedAccount }) =>
  composeEmail(to, 'Your Trellis account was deleted', {
    heading: 'Your account was deleted',
    paragraphs: [
      `Deleted at once and for good: ${[
        counted(counts.students, 'student'),
        counted(counts.conversations, 'conversation'),
        counted(counts.messages, 'message'),
        counted(counts.notes, 'note'),
        counted(counts.devices, 'device'),
      ].join(', ')}.`,
      'Copies in backups are overwritten as these grow old.',
    ],
    closing: 'If this was not you, answer this e-mail: whoever runs this Trellis can tell what happened.',
  })
