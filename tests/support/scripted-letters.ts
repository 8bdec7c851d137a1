import type { HandwritingService, LetterTry } from '#client/tools/contract/handwriting-service.ts'
import type { HandwritingLogged, HandwritingTask } from '#shared/handwriting.ts'

export const bigA: HandwritingTask = { glyph: 'A', stage: 'trace', band: 'new', isName: false, style: 'ball-and-stick' }

/** For tests: what the server would want next, what it says, and what it was told. */
export function scriptedLetters(first: HandwritingTask | Error = bigA) {
  const tries: LetterTry[] = []
  const asked: (string | undefined)[] = []
  const script: { next: HandwritingTask | Error; answer: HandwritingLogged | null } = { next: first, answer: null }
  const letters: HandwritingService = {
    next: async (glyph) => {
      asked.push(glyph)
      if (script.next instanceof Error) throw script.next
      return script.next
    },
    log: async (tried) => {
      tries.push(tried)
      return script.answer
    },
  }
  return { letters, tries, asked, script }
}

export const logged = (change: Partial<HandwritingLogged> = {}): HandwritingLogged => ({
  was_correct: true,
  says: 'You made an A. You worked with care.',
  try_this: null,
  reversed_as: null,
  band: 'learning',
  grew: true,
  grown: [],
  next: { glyph: 'A', stage: 'dots', band: 'learning', isName: false, style: 'ball-and-stick' },
  ...change,
})
