/** 'Two, three, and five'. */
export const list = new Intl.ListFormat('en-US', { type: 'conjunction' })
