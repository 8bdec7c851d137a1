/** The portraits that were drawn for students (content/avatars). */
export const drawnAvatars = [
  'cat',
  'rabbit',
  'bear',
  'frog',
  'penguin',
  'octopus',
  'cactus',
  'sunflower',
  'mushroom',
  'rocket',
  'planet',
  'kite',
] as const

export type DrawnAvatar = (typeof drawnAvatars)[number]

/** Where a drawn portrait is served. */
export const drawnAvatarAddress = <Name extends DrawnAvatar>(name: Name) => `/portraits/students/${name}.svg` as const

/** The address of one of the drawn portraits. */
export type DrawnAddress = ReturnType<typeof drawnAvatarAddress>

/** Largest picture that may be uploaded, in bytes. */
export const largestAvatar = 8 * 1024 * 1024
