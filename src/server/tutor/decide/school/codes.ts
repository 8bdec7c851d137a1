import { capital } from '../../know/words/question-words.ts'
import { knownWord } from '../../know/words/words.ts'
import type { Decision } from '../../move.ts'
import type { Heard } from '../hear.ts'
import { said } from './beside.ts'

// Secret writing: each letter is the number of its place.

const wished =
  /\b(?:teach|show|tell|give|make|know|do)\b (?:me |us )?(?:a |any |some |another )?(?:new |cool |good |easy )?(?:secret )?(?:codes?|secret writing|cipher)\b(?! (?:to|for) the\b)/i
const placed = /\ba (?:is|=|equals) 1\b.{0,12}\bb (?:is|=|equals) 2\b/i
const row = /(?<![\d.,:/])(?:\d{1,2}[ ,-]{1,2}){1,13}\d{1,2}(?![\d.,:/%])/
const asks =
  /\b(?:what|whats|what's) (?:does (?:that|it|this)|is (?:it|that|this)|(?:that|this|it)) ?(?:say|spell|mean)?\b|\b(?:decode|crack) (?:it|this|that)\b|^\W*what does [\d ,-]+ (?:say|spell)\b/i
const mark = 'school:code'
const alphabet = 'abcdefghijklmnopqrstuvwxyz'

/** 'Can you teach me a code', '8 9 what does that say'. */
export function codes(heard: Heard): Decision | null {
  const { written, lesson } = heard
  if (placed.test(written)) return said(heard, [{ key: 'school.code.yes' }], { told: mark })
  const isOpen = lesson.told === mark || lesson.lines.some((line) => /\bcode\b/i.test(line))
  const found = isOpen && asks.test(written) ? row.exec(written)?.[0].match(/\d+/g) : null
  if (!found) return wished.test(written) ? said(heard, [{ key: 'school.code' }], { told: mark }) : null
  const word = found.map((one) => alphabet[Number(one) - 1] ?? '').join('')
  if (word.length !== found.length) return null
  return knownWord(word)
    ? said(heard, [{ key: 'school.code.says', values: { word, Word: capital(word) } }], { told: mark })
    : said(heard, [{ key: 'school.code.try' }], { told: mark, mood: 'thinking' })
}
