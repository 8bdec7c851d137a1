import { homophoneSets, toldOf } from '../know/words/homophones.ts'
import { fitting } from '../know/words/pair-in-sentence.ts'
import { capital } from '../know/words/question-words.ts'
import type { Decision, Line } from '../move.ts'
import { askChat } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

// A line with one of two words that sound the same, shown to ask whether it is the right one: 'and "the dog wagged it's tail"?'.

const shown =
  /^\W*(?:(?:and|so|then|ok|but|what about|how about|is|like|in|what|also|right|now)[\s:,]*)*["“]([^"“”]{6,120})["”]\s*(?:(?:is (?:it|that)|its|that'?s)? ?(?:right|correct|good|ok|okay|wrong|too)?)\W*$/i
const ofWords = /^(?:pair\.|words\.|lang\.|write\.homophone|grammar\.)/

export function pairQuoted(heard: Heard): Decision | null {
  const { lesson, written } = heard
  const line = shown.exec(written)?.[1]?.toLowerCase().replaceAll('’', "'")
  if (line === undefined || lesson.spanish || !/\?/.test(written)) return null
  if (
    lesson.told !== 'lang:' &&
    !lesson.told?.startsWith('words') &&
    !lesson.said.slice(-8).some((one) => ofWords.test(one))
  )
    return null
  const tokens = line.match(/[a-z']+/g) ?? []
  for (const { words } of homophoneSets()) {
    const at = tokens.findIndex((token) => words.some(({ word }) => word === token))
    if (at < 0) continue
    const used = tokens[at] ?? ''
    const fix = fitting({ words, before: tokens.slice(0, at).join(' '), after: tokens.slice(at + 1).join(' ') })
    if (fix === null) continue
    const right = words.find(({ word }) => word === fix)
    const reason = right ? `${toldOf(right)}.` : ''
    const first: Line = fix === used ? { key: 'sense.right' } : { key: 'sense.wrong' }
    const closing = askChat({ ...lesson, told: 'lang:' }, { key: 'pair.go' })
    return reply(
      [first, { key: 'pair.fits', values: { fix, Fix: capital(fix), reason } }],
      lesson.asked?.kind === 'sentence' ? { ...closing, lines: [], asked: lesson.asked } : { ...closing, lines: [] },
      { kind: 'words', mood: fix === used ? 'happy' : 'thinking' },
    )
  }
  return null
}
