/** A conversation in which nothing was said for this long is over, whether or not the page said so. */
export const idleLimit = 30 * 60 * 1000

/** A page that was reloaded is the same sitting, as long as it comes back this soon. */
export const resumeLimit = 2 * 60 * 1000
