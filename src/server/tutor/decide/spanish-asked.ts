import { bareWords, englishWord, inSpanish, lineFromSpanish } from '../know/words/newcomer.ts'
import type { Decision, Line } from '../move.ts'
import { englishAsked } from '../read/spanish.ts'
import { openProblem } from '../state.ts'
import { askChat } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

// A word or a line is wanted in the other language, wherever the talk stands: 'como se dice resta in english', 'what is the word for
// mariposa', 'y gato?', 'how i say tengo sueño', also in the middle of a game.

const lead = '^(?:(?:y|hola|oye|pero|so|and|ok|but|hey|bolt|wait) )*'
const toEnglish = [
  new RegExp(
    `${lead}(?:como (?:se )?(?:dice|digo|llama)|(?:yo )?quiero decir|how (?:(?:do|can|to|would|should) )?(?:i |you |u |we )?say|what(?: i)?s? the (?:english )?(?:word|name) (?:for|of)|what do you call|cual es la palabra (?:para|en ingles para)) (?:en ingles |in english )?(?:el |la |los |las |un |una |the |a )?([\\p{L}\\p{N} ]{2,45}?)(?: (?:in|en) (?:math |matematicas? )?(?:ingles|english))?$`,
    'u',
  ),
]
const next = new RegExp(`${lead}(?:el |la |los |las |the |what about |how about |que tal )?([\\p{L}]{3,16})$`, 'u')
const keys = ['learner.', 'es.learner.']
const isNear = ({ lesson }: Heard) => lesson.said.slice(-3).some((one) => keys.some((key) => one.startsWith(key)))

/** What the child asks for in the other language; null where no list of ours has it. */
export function otherLanguage(heard: Heard): Decision | null {
  const bare = bareWords(heard.written)
  if (bare.length > 90) return null
  for (const pattern of toEnglish) {
    const spanish = pattern.exec(bare)?.[1]?.trim()
    const english = spanish === undefined ? null : englishOf(spanish)
    if (spanish !== undefined && english !== null)
      return said(heard, { key: 'learner.say', values: { english, spanish } })
  }
  const word =
    isNear(heard) && /^\W*(?:y|and|what about|how about|que tal)\b/i.test(heard.written)
      ? next.exec(bare)?.[1]
      : undefined
  if (word === undefined) return null
  const english = englishWord(word)
  if (english !== null) return said(heard, { key: 'learner.say', values: { english, spanish: word } })
  const spanish = inSpanish(word)
  return spanish === null ? null : said(heard, { key: 'learner.means', values: { english: word, spanish } })
}

function englishOf(spanish: string): string | null {
  const line = lineFromSpanish(spanish)
  if (line) return line.english
  const word = englishWord(spanish)
  if (word !== null && word !== spanish) return word
  return / /.test(spanish) ? (englishAsked(`como se dice ${spanish} en ingles`)?.english ?? null) : null
}

/** What was asked before stays asked: a game, a story, the child's own text. */
function said({ lesson }: Heard, line: Line): Decision {
  const after = { ...lesson, aside: lesson.aside + 1 }
  const kept = /^(?:sentence|relation|story|play)$/.test(lesson.asked?.kind ?? '') || openProblem(lesson)
  const closing = askChat(after, { key: 'chat.more' })
  return reply(
    [line],
    { ...closing, lines: [], ...(kept && { asked: lesson.asked }) },
    { kind: 'translate', mood: 'happy' },
  )
}
