import type { HandwritingLogged, HandwritingTask, LogHandwriting } from '#shared/handwriting.ts'

export type LetterTry = Omit<LogHandwriting, 'student_id' | 'client_id' | 'answered_at'>

/** Where letter tracing gets what to write, and leaves tries. Tries never get lost: they wait on the device while the line is down. */
export type HandwritingService = {
  /** What to write next; with `glyph` that one, with the help that suits it. Rejects with ApiProblem. */
  next: (glyph?: string) => Promise<HandwritingTask>
  /** Keeps a try on the device, sends it, and gives the server's verdict; null when it will be sent later, once. */
  log: (tried: LetterTry) => Promise<HandwritingLogged | null>
}

/** For a screen without a line to the server. */
export const noHandwriting: HandwritingService = {
  next: async (glyph = 'A') => ({ glyph, stage: 'trace', band: 'new', isName: false, style: 'ball-and-stick' }),
  log: async () => null,
}
