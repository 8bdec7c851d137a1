/** What grown-ups read under a tutor's reply in a transcript. */
export const saidWords = {
  toPress: (labels: readonly string[]) => `To press: ${labels.join(' · ')}`,
} as const
