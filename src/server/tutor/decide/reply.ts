import type { Mood } from '#shared/conversation.ts'
import type { Decision, Judged, Line, Move } from '../move.ts'
import type { Lesson } from '../state.ts'
import type { Closing } from './ask.ts'

type Said = {
  kind: string
  mood?: Mood
  judged?: Judged | undefined
  tellsKey?: boolean
  found?: 'right' | 'wrong'
  picture?: Move['picture']
  likes?: string | undefined
  wonder?: string
}

/** They only invite to try: after a question there is nothing for them to say. */
const invitations = new Set([
  'own.start',
  'own.start.young',
  'own.start.which',
  'own.start.time',
  'hint.go',
  'try.again',
])

/** A whole turn: what is said, then what is asked. */
export function reply(lines: readonly Line[], closing: Closing, said: Said): Decision {
  const { kind, mood = 'calm', judged, tellsKey, found, picture, likes, wonder } = said
  const last = lines.at(-1)
  const asksAlready = last !== undefined && 'text' in last && last.text.endsWith('?')
  const asks = asksAlready
    ? closing.lines.filter((line) => !('key' in line && invitations.has(line.key)))
    : closing.lines
  return {
    move: {
      kind,
      lines: [...lines, ...asks],
      mood,
      picture: picture ?? closing.picture,
      press: closing.press.slice(0, 8),
      ...(tellsKey && { tellsKey }),
      ...(found && { found }),
    },
    lesson: { ...closing.lesson, asked: closing.asked },
    ...(judged && { judged }),
    ...(likes !== undefined && { likes }),
    ...(wonder !== undefined && { wonder }),
  }
}

/** A name kept at the end of a list that does not grow. */
export const kept = (names: readonly string[], name: string, most = 30): string[] =>
  [...names.filter((one) => one !== name), name].slice(-most)

/** The lesson as it goes on with other numbers than before. */
export const onward = (lesson: Lesson): Lesson => ({ ...lesson, seed: lesson.seed + 1 })
