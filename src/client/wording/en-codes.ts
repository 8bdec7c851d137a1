/** The words of codes and of the page that an e-mail's link opens: loaded with these screens only. */
export const codeWords = {
  code: {
    channel: 'Where is the code?',
    byEmail: 'E-mail',
    byPhone: 'Text message',
    phone: 'Phone number',
    phoneHint: 'With the country in front, like +1 202 555 0123.',
    code: 'Code',
    codeHint: (digits: number) => `${digits} digits.`,
    send: 'Send me a code',
    sending: 'Sending…',
    sentByEmail: 'Check your email: the code is in it.',
    sentByPhone: 'If an account has this number, a text message with a code is on its way.',
    email_changed: 'Your e-mail address is confirmed.',
    phone_changed: 'Your phone number is confirmed.',
  },
  /** What an e-mail's link opens. */
  confirm: {
    title: 'Link from an e-mail',
    'sign-in': {
      heading: 'Sign in',
      intro: 'You asked for this link. One press, and you are in.',
      submit: 'Sign in to Trellis',
      submitting: 'Signing in…',
    },
    'sign-up': {
      heading: 'Confirm your e-mail address',
      intro: 'One press, and your account is ready.',
      submit: 'Confirm my e-mail address',
      submitting: 'Confirming…',
    },
    recovery: {
      heading: 'Forgot your password?',
      intro: 'No harm done: you choose a new one now.',
      submit: 'Choose a new password',
      submitting: 'One moment…',
    },
    'email-change': {
      heading: 'Your e-mail address',
      intro: 'You sign in with this address then, and our e-mails go there.',
      submit: 'Use this address from now on',
      submitting: 'One moment…',
    },
    /** A sign-up whose link is opened in another browser than the one where it was begun. */
    elsewhere: {
      heading: 'Your address is confirmed',
      intro:
        'One more step. This is not the browser in which you signed up, so the password that was typed there does not count. Choose one here, then sign in with it.',
    },
    doneHeading: 'All done',
    overHeading: 'This link does not work any more',
    over: 'A link works once, and for an hour. Nothing is lost: a new one is quickly sent.',
    newLink: 'Send me a new link',
    toAccount: 'Go to your account',
  },
} as const
