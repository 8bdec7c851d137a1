/** The words of signing in and up. */
export const authWords = {
  title: 'Login',
  signIn: {
    heading: 'Welcome back',
    submit: 'Sign in',
    submitting: 'Signing in…',
    switchTo: 'Don’t have an account? Sign up',
  },
  signUp: {
    heading: 'Create your account',
    intro: 'For parents. Your child needs no account and no e-mail.',
    submit: 'Sign up',
    submitting: 'Signing up…',
    switchTo: 'Already have an account? Sign in',
  },
  name: 'Your name',
  nameHint: 'Optional',
  email: 'E-mail address',
  password: 'Password',
  passwordHint: (least: number) => `At least ${least} characters. A short sentence works well.`,
  show: 'Show password',
  hide: 'Hide password',
  missingEmail: 'Please type your e-mail address.',
  missingPassword: 'Please type your password.',
  shortPassword: (least: number) => `Please choose a password of at least ${least} characters.`,
  failed: 'That did not work. Please try again.',
} as const
