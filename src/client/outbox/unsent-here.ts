const prefix = 'trellis.unsent.'

/** The students of whom this tab keeps words that the server may not have (kept.ts). Small: signing in carries it too. */
export function studentsWithUnsent(open: () => Storage = () => sessionStorage): string[] {
  try {
    return Object.keys(open())
      .filter((name) => name.startsWith(prefix))
      .map((name) => name.slice(prefix.length))
  } catch {
    // Blocked: then nothing was kept.
    return []
  }
}
