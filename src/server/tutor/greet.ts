import type { Press } from '#shared/reply.ts'
import type { Move } from './move.ts'
import type { Asked, Earlier } from './state.ts'

type Opening = { again: boolean; earlier: Earlier | null; grade: number; style?: string | null }

/** What the greeting asked. */
export const greetingAsks = (looksBack: boolean): Asked => ({
  kind: looksBack ? 'offer' : 'topic',
  problem: null,
  expects: null,
  yes: looksBack ? 'lookBack' : null,
  no: looksBack ? 'topic' : null,
  about: null,
  times: 1,
})

/** How a conversation begins: with what is true of the last time, and something to press. */
export function greeting({ again, earlier, grade, style }: Opening): Move {
  const topic = earlier?.topic ?? null
  const press: Press[] =
    topic !== null
      ? [
          { label: 'Yes', says: 'yes', kind: 'answer' },
          { label: 'Something else', says: 'something else', kind: 'more' },
        ]
      : grade <= 1
        ? [
            { label: 'Count', says: 'counting', kind: 'more' },
            { label: 'Letters', says: 'letters and sounds', kind: 'more' },
            { label: 'A story', says: 'tell me a story', kind: 'more' },
            { label: 'A game', says: "let's play a game", kind: 'more' },
          ]
        : [
            { label: 'Math', says: 'math', kind: 'more' },
            { label: 'Reading', says: 'reading', kind: 'more' },
            { label: 'My homework', says: 'I have homework', kind: 'more' },
            { label: 'Surprise me', says: 'you pick', kind: 'more' },
          ]
  const hello = again ? 'greet.again' : 'greet.first'
  const ask =
    topic !== null ? [{ key: 'greet.earlier', values: { topic } }] : style ? [{ text: style }] : [{ key: 'greet.ask' }]
  return { kind: 'greet', lines: [{ key: hello }, ...ask], mood: 'happy', press }
}
