import type { FamilyNews } from '#shared/family-rules.ts'
import { invitationDays } from '#shared/family-rules.ts'
import { composeEmail, type Email } from './account-emails.ts'

type Invited = { to: string; link: string; by: string; byEmail: string }

/** To whoever shall be the second guardian of a family. */
export const guardianInvitationEmail = ({ to, link, by, byEmail }: Invited) =>
  composeEmail(to, 'You are invited to a family on Trellis', {
    heading: 'Be the second guardian of a family',
    paragraphs: [
      `${by ? `${by} (${byEmail})` : byEmail} invites you to look after their children on Trellis, the tutor for children, together.`,
      'You sign in by yourself, see all that they see of the children, and can change it.',
      `The invitation works for ${invitationDays} days and once, for this address.`,
    ],
    button: { label: 'See the invitation', link },
    closing: 'If you do not know who this is, ignore this e-mail: nothing happens.',
  })

const unexpected = 'If this was not agreed, answer this e-mail: whoever runs this Trellis can help.'

type News = { to: string; news: FamilyNews; other: string }

/** What somebody else has changed about who looks after a family. */
export function familyNewsEmail({ to, news, other }: News): Email {
  switch (news) {
    case 'joined':
      return composeEmail(to, 'Your family on Trellis has a second guardian', {
        heading: 'Your family has a second guardian',
        paragraphs: [`${other} has joined. From now on you both see and change everything about the children.`],
        closing: 'You can remove the second guardian in your account.',
      })
    case 'left':
      return composeEmail(to, 'A guardian left your family on Trellis', {
        heading: 'A guardian left your family',
        paragraphs: [
          `${other} has left your family and sees nothing of it any more. The children’s own devices go on; you find them on the dashboard.`,
        ],
        closing: unexpected,
      })
    case 'handed_over':
      return composeEmail(to, 'A family on Trellis was handed over to you', {
        heading: 'The family is yours now',
        paragraphs: [
          `${other} has handed the family over to you and left. The children, what they learned and all settings are as before.`,
        ],
        closing: unexpected,
      })
    case 'removed':
      return composeEmail(to, 'You are no guardian of a family on Trellis any more', {
        heading: 'You were removed from a family',
        paragraphs: [
          `${other} has removed you from the family. You were signed out everywhere; your own account stays, and you can sign in to it.`,
        ],
        closing: unexpected,
      })
    case 'deleted':
      return composeEmail(to, 'Your family on Trellis was deleted', {
        heading: 'The family was deleted',
        paragraphs: [
          'Whoever founded the family has deleted it, with the children, their lessons and all notes. Your own account stays.',
        ],
        closing: unexpected,
      })
  }
}

type Gone = { to: string; what: 'left' | 'removed'; other: string }

/** To the guardian who left, or who removed the other one: that it is done. */
export const guardianGoneEmail = ({ to, what, other }: Gone) =>
  what === 'left'
    ? composeEmail(to, 'You left a family on Trellis', {
        heading: 'You left the family',
        paragraphs: [`${other} looks after it alone now. You see nothing of it any more; your own account stays.`],
        closing: unexpected,
      })
    : composeEmail(to, 'You removed a guardian from your family on Trellis', {
        heading: 'The guardian is removed',
        paragraphs: [
          `${other} sees nothing of your family any more, and was signed out. The children’s own devices go on: look at the list on the dashboard, and end those that shall not.`,
        ],
        closing: unexpected,
      })
