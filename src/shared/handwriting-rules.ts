/** How the school writes print, as the parent chooses it. */
export const letterStyles = ['ball-and-stick', 'slanted', 'nordic'] as const
