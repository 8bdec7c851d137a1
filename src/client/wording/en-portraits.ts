import type { DrawnAvatar } from '#shared/avatars.ts'

const names: Record<DrawnAvatar, string> = {
  cat: 'Cat',
  rabbit: 'Rabbit',
  bear: 'Bear',
  frog: 'Frog',
  penguin: 'Penguin',
  octopus: 'Octopus',
  cactus: 'Cactus',
  sunflower: 'Sunflower',
  mushroom: 'Mushroom',
  rocket: 'Rocket',
  planet: 'Planet',
  kite: 'Kite',
}

/** The words of a student's portrait. Those that the specification quotes stand exactly so. */
export const studentPortraitWords = {
  label: 'Picture',
  hint: 'A drawn picture tells nothing about your child. You can change it at any time.',
  names,
  upload: 'Upload Avatar',
  uploadHint:
    'JPEG, PNG or WebP, at most 8 MB. It is cut to a square, hidden data such as the place is removed, and it is shown to you only.',
  chosenFile: (name: string) => `Chosen: ${name}`,
  failed: 'Error uploading avatar.',
  wrongFile: 'Please choose a JPEG, PNG or WebP picture of at most 8 MB.',
}
