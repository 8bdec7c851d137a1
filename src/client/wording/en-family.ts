import type { FamilyNews, JoinHindrance } from '#shared/family-rules.ts'

const news: Record<FamilyNews, string> = {
  joined: 'The second guardian has joined your family. You both see and change everything about the children.',
  left: 'The other guardian has left your family. The children’s own devices go on: look at the list, and end those that shall not.',
  handed_over: 'The family was handed over to you. Everything about the children is as before.',
  removed: 'You were removed from the family that you were a guardian of. This is your own account, and it is empty.',
  deleted: 'The family that you were a guardian of was deleted. This is your own account, and it is empty.',
}

const hindrances: Record<JoinHindrance, string> = {
  own_children:
    'This account has children or films of its own, so it cannot join another family. Ask for an invitation to another e-mail address.',
  own_plan:
    'This account pays for a plan of its own. End the plan first, or ask for an invitation to another e-mail address.',
}

/** The words about who the guardians of a family are. */
export const familyWords = {
  section: {
    heading: 'Your family',
    intro: 'Who looks after the children here: two guardians at most, and both see and change the same.',
    loading: 'Loading your family…',
    failed: 'Your family could not be loaded.',
    you: (name: string) => `${name} (you)`,
    founder: 'Founded the family, looks after its plan, and may delete it.',
    invite: 'Invite a second guardian',
    email: 'Their e-mail address',
    inviteHint: 'They get a link that works for seven days and once. They sign in by themselves.',
    wrong: 'Please check the e-mail address.',
    own: 'This is your own address.',
    send: 'Send the invitation',
    waiting: (email: string, day: string) => `${email} is invited until ${day}.`,
    withdraw: 'Withdraw the invitation',
    withdrawn: 'The invitation is withdrawn.',
    sent: (email: string) => `We sent an invitation to ${email}.`,
  },
  remove: {
    open: (name: string) => `Remove ${name}`,
    title: (name: string) => `Remove ${name} from your family?`,
    what: (name: string) =>
      `${name} is signed out at once and sees nothing of your family any more. You are both told by e-mail. Their own account stays.`,
    devices:
      'The children’s own devices go on. Look at the list on the dashboard afterwards, and end those that shall not.',
    no: 'Keep',
    yes: 'Remove',
    done: (name: string) => `${name} is removed.`,
  },
  leave: {
    open: 'Leave the family',
    title: 'Leave the family?',
    what: (name: string) => `You see nothing of the children any more. ${name} goes on alone, and is told by e-mail.`,
    stays: 'Your own account stays. Only a new invitation brings you back.',
    no: 'Stay',
    yes: 'Leave',
    done: 'You left the family.',
  },
  handOver: {
    open: (name: string) => `Hand the family over to ${name}`,
    title: (name: string) => `Hand the family over to ${name}, and leave?`,
    what: (name: string) =>
      `The children, what they learned and all settings belong to ${name} alone from then on. You see nothing of them any more.`,
    stays: 'A plan that is still being paid must be ended first. Your own account stays, with what you wrote to us.',
    no: 'Stay',
    yes: 'Hand over and leave',
    done: (name: string) => `The family is handed over to ${name}.`,
  },
  deletion:
    'You are a guardian of a family that somebody else founded. Leave the family first; then you can delete your account. The children stay.',
  failed: 'That did not work. Please try again.',
  close: 'Close',
  notice: {
    label: 'Your family',
    invited: (by: string) => `${by} invites you to be a guardian of their family.`,
    look: 'See the invitation',
    news,
    ok: 'OK',
  },
  invitation: {
    title: 'Invitation',
    heading: 'Be a guardian of a family',
    intro: (by: string) => `${by} invites you to look after their children on Trellis together.`,
    what: 'You see all that they see of the children, and can change it. You can leave at any time.',
    name: 'Your name',
    nameHint: 'How the family sees you. You can change it later.',
    address: (email: string) => `You sign in with ${email}.`,
    join: 'Join the family',
    joining: 'Joining…',
    decline: 'No, thank you',
    declined: 'The invitation is declined.',
    joined: 'Welcome to the family!',
    hasAccount: (email: string) =>
      `${email} has an account already. Sign in to it: the invitation waits for you there.`,
    signIn: 'Sign in',
    other: (invited: string, here: string) =>
      `This invitation is for ${invited}, and you are signed in as ${here}. Log out first, then open the link once more.`,
    unconfirmed: 'Please confirm the e-mail address of your account first. Then the invitation waits for you here.',
    overHeading: 'This invitation does not work any more',
    over: 'An invitation works once, and for seven days. It may also be withdrawn. Ask for a new one.',
    toAccount: 'Go to your account',
    toDashboard: 'Go to the dashboard',
    hindrances,
  },
} as const
