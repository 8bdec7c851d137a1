/** The address of every screen, as the router writes it. Any other address goes home. */
export const screens = {
  home: '/',
  login: '/login',
  confirm: '/confirm',
  join: '/join',
  gate: '/gate',
  claim: '/claim',
  account: '/account',
  pricing: '/pricing',
  learn: '/learn/:studentId',
  onboarding: '/onboarding',
  dashboard: '/dashboard',
  videos: '/videos',
  tutorSelection: '/tutor-selection/:studentId',
  admin: '/admin',
  privacy: '/privacy',
  terms: '/terms',
  forChildren: '/for-children',
  safety: '/safety',
} as const

const patterns = Object.values(screens).map((screen) => new RegExp(`^${screen.replaceAll(/:\w+/g, '[^/]+')}/?$`))

/** True for the address of a screen. */
export const isScreen = (address: string) => patterns.some((pattern) => pattern.test(address))
