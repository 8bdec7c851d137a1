/** The address of every screen, as the router writes it. Any other address goes home. */
export const screens = {
  home: '/',
  login: '/login',
  confirm: '/confirm',
  invitation: '/invitation',
  join: '/join',
  stopLetter: '/stop-letter',
  gate: '/gate',
  claim: '/claim',
  account: '/account',
  pricing: '/pricing',
  learn: '/learn/:studentId',
  onboarding: '/onboarding',
  dashboard: '/dashboard',
  videos: '/videos',
  progress: '/progress/:studentId',
  tutorSelection: '/tutor-selection/:studentId',
  admin: '/admin',
  privacy: '/privacy',
  terms: '/terms',
  forChildren: '/for-children',
  safety: '/safety',
  ledger: '/safety/:studentId',
} as const

const patternOf = (screen: string) => new RegExp(`^${screen.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`)

const patterns = Object.values(screens).map(patternOf)

/** True for the address of a screen. */
export const isScreen = (address: string) => patterns.some((pattern) => pattern.test(address))

/** What an address names of this screen; null when it is the address of another one. */
export function partsAt(screen: string, address: string): { studentId?: string } | null {
  const match = patternOf(screen).exec(address)
  return match && { ...match.groups }
}

type OfStudent = typeof screens.learn | typeof screens.tutorSelection | typeof screens.progress | typeof screens.ledger

/** The address of one student's screen. */
export const screenOf = (studentId: string, screen: OfStudent) =>
  screen.replace(':studentId', encodeURIComponent(studentId))
