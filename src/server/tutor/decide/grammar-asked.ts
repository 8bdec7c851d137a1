import { agreementTold } from '../know/words/agreement.ts'
import { commasTold } from '../know/words/commas-placed.ts'
import { figureTold } from '../know/words/figure-asked.ts'
import { kindTold, partNamed } from '../know/words/kind-examples.ts'
import { ownerTold } from '../know/words/possessives.ts'
import type { ToldByKey } from '../know/words/word-verdict.ts'
import type { Decision } from '../move.ts'
import type { Lesson } from '../state.ts'
import { askChat } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

// Grammar that is asked in so many words, with a sentence of the child's or of its homework, and the tries behind it. The text that is
// written stays open.

const inGame: ReadonlySet<string> = new Set(['play', 'story'])
const lately = 8

/** What was looked for just now: 'own:cousin:house:many'. */
function keptOf({ told, said, question }: Lesson): string | null {
  const isOurs = said.slice(-lately).some((one) => one.startsWith('grammar.'))
  return isOurs && told?.startsWith('lang:') ? told.slice('lang:'.length) : ofKind({ told, question })
}

/** What an adjective is was told just now: examples may follow. */
function ofKind({ told, question }: Pick<Lesson, 'told' | 'question'>): string | null {
  const kind = told === null || told.startsWith('lang:') ? null : (partNamed(told) ?? partNamed(question ?? ''))
  return kind === null ? null : `kind:${kind}`
}

const keptFor = (kept: string | null, kind: string) => (kept?.startsWith(`${kind}:`) ? kept : null)

export function grammarAsked(heard: Heard): Decision | null {
  const { lesson, written } = heard
  if (lesson.spanish || inGame.has(lesson.asked?.kind ?? '') || lesson.asked?.about?.startsWith('tale')) return null
  const kept = keptOf(lesson)
  const found =
    ownerTold(written, keptFor(kept, 'own')) ??
    agreementTold(written, keptFor(kept, 'agree')) ??
    commasTold(written, keptFor(kept, 'comma')) ??
    figureTold(written, keptFor(kept, 'figured')) ??
    kindTold(written, keptFor(kept, 'kind'))
  return found && told(lesson, found)
}

function told(lesson: Lesson, { key, values = {}, next, verdict }: ToldByKey): Decision {
  const after = { ...lesson, aside: lesson.aside + 1, told: key === 'grammar.its' ? 'words' : `lang:${next ?? ''}` }
  const chat = askChat(after, { key: 'chat.more' })
  const closing = lesson.asked?.kind === 'sentence' ? { ...chat, asked: lesson.asked } : chat
  return reply(
    [{ key, values }],
    { ...closing, lines: [] },
    {
      kind: 'words',
      mood: verdict === 'right' ? 'happy' : 'thinking',
    },
  )
}
