import type { Decision, Line } from '../../move.ts'
import { askChat, isStrict } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'
import { besideOpen } from '../words-compared.ts'

type Ends = { ask?: string; told?: string; mood?: 'happy' | 'thinking' | 'calm'; kind?: string }

/** It is said, what was open stays open, and nothing more is asked than `ask`. */
export function said(heard: Heard, lines: readonly Line[], ends: Ends = {}): Decision {
  const { ask, told, mood = 'happy', kind = 'words' } = ends
  const closing = besideOpen(heard, { key: ask ?? 'chat.more' })
  const isQuiet = ask === undefined && !isStrict(heard)
  const lesson = told === undefined ? closing.lesson : { ...closing.lesson, told }
  return reply(lines, { ...closing, lesson, lines: isQuiet ? [] : closing.lines }, { kind, mood })
}

/** A word is asked for anew: its next spelling is a try at it. */
export const triesWord = (heard: Heard, lines: readonly Line[], word: string): Decision =>
  reply(lines, askChat({ ...heard.lesson, told: `lang:spell:${word}:1` }, { key: 'spell.try', values: { word } }), {
    kind: 'words',
    mood: 'thinking',
  })
