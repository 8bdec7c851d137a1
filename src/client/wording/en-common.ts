/** What stands on every screen: the bar, the foot, waiting and failing. */
export const commonWords = {
  country: {
    label: 'Where you live',
    choose: 'Choose a country',
    other: 'Another country',
  },
  product: 'Trellis',
  skipToContent: 'Skip to the content',
  navigation: 'Main',
  menu: 'Menu',
  home: 'Home',
  pricing: 'Pricing',
  parentDashboard: 'Parent Dashboard',
  admin: 'Admin',
  logIn: 'Login/Signup',
  logOut: 'Log Out',
  loggingOut: 'Logging out…',

  loading: 'Loading…',
  close: 'Close',
  tryAgain: 'Try again',
  notLoaded: 'This part did not load.',

  errorTitle: 'Unexpected Application Error!',
  errorText: 'Something on our side did not work. It is not your fault.',
  errorHint: 'Trying again often helps. If it does not, the home page is always there.',

  promise: 'A patient tutor for children, and a clear window for their parents.',
  legal: 'Legal',
  safety: 'How we keep it safe',
  forChildren: 'For children',
  privacy: 'Privacy',
  terms: 'Terms',
  copyright: (year: number) => `© ${year} Trellis. All rights reserved.`,
  logOutFailed: 'You are still signed in: logging out did not reach Trellis. Please try again.',
} as const
