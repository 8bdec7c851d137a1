/** How much is typed before families are looked for, and at most; in code points. */
export const searchRange = { fewest: 3, most: 100 } as const

/** How long the browser waits for more to be typed, in milliseconds. */
export const searchPause = 500
