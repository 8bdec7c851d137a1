import { answerTo } from '../know/know.ts'
import type { Decision } from '../move.ts'
import { openProblem } from '../state.ts'
import { askChat } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'
import { tellKnown } from './tell.ts'

// A sentence of a book is shown, and a word of it asked about: 'my book said "The volcano was dormant." whats dormant'.

const quoted = /["“]([^"“”]{8,240})["”]/
const asks =
  /^\W*(?:(?:so|and|ok|um+|but|idk|i (?:dont|don'?t) (?:know|get)) )*(?:what'?s|whats|what is|what does|wats|what do they mean by|define|meaning of|what) (?:the word |a |an |it mean )?["“]?([a-z]{3,16})["”]?(?: (?:mean|means|there|here|in that|supposed to mean))*\W*$/i

/** 'My mom said break a leg what does that mean'. */
const spoken =
  /\b(?:says?|said|told me|tells me|heard|calls? me|called me|read|goes|was like)[\s:,]+(?:to |that |me |somebody |someone |people |it )*["“]?([a-z][a-z' ]{5,50}?)["”]?[.,!?]*\s+(?:but |and |so )?(?:what|whats|what's|wat|idk what)(?: does| do| is)? (?:that|it|this|she|he|they)(?: even)? means?\b/i

/** 'My teacher wants transition words what are those'. */
const wanted =
  /\b(?:wants|needs|says|said|asked for|told (?:me|us) to (?:use|add|put|write|find|have)|have to (?:use|add|put|write|find|have)|need to (?:use|add|put|write|find|have)|supposed to (?:use|add|put|have)) (?:us to (?:use|add) |me to (?:use|add) |to see |some |a |an |the |more )*([a-z][a-z ]{3,28}?)[.,!?]*\s+(?:but |and )?(?:what(?:'s| are| is)|whats|wat are|wats|idk what|i dont know what) (?:those|that|it|they|this|those are|that is|it is|they are)\b/i

/** 'Define scavenge? its in the next part'. */
const defines = /^\W*(?:(?:ok|and|so|can you|could you|please|pls) )*define (?:the word )?["“]?([a-z]{3,16})\b/i

export function quotedWord(heard: Heard): Decision | null {
  const { lesson, written, grade } = heard
  if (lesson.spanish || openProblem(lesson)) return null
  const saying = spoken.exec(written)?.[1]
  const meant = saying === undefined ? null : answerTo(`what does ${saying.toLowerCase()} mean`, grade)
  if (meant?.id.startsWith('say-')) return tellKnown(heard, meant)
  const term = wanted.exec(written)?.[1]?.toLowerCase()
  const told = term === undefined ? null : (answerTo(`what are ${term}`, grade) ?? answerTo(`what is a ${term}`, grade))
  if (told && told.id !== 'words' && !told.isFamily) return tellKnown(heard, told)
  const defined = defines.exec(written)?.[1]?.toLowerCase()
  const definition = defined === undefined ? null : answerTo(`what does ${defined} mean`, grade)
  if (definition && defined !== undefined && definition.says.toLowerCase().includes(defined.slice(0, -1)))
    return tellKnown(heard, definition)
  const sentence = quoted.exec(written)
  if (!sentence?.[1]) return null
  const behind = written.slice(sentence.index + sentence[0].length)
  const before = written.slice(0, sentence.index)
  const word = (
    asks.exec(behind)?.[1] ?? asks.exec(before.replace(/\s*(?:in|here)?\s*[:,]?\s*$/, ''))?.[1]
  )?.toLowerCase()
  if (word === undefined || !new RegExp(`\\b${word}`, 'i').test(sentence[1])) return null
  const known = answerTo(`what does ${word} mean`, grade)
  // A word that only looks like it is none.
  if (!known?.says.toLowerCase().includes(word.replace(/(?:s|ed|ing)$/, ''))) return null
  return reply(
    [{ text: known.says, fact: true }],
    askChat({ ...lesson, told: known.id, aside: lesson.aside + 1 }, { key: 'word.inBook' }),
    { kind: 'book', mood: 'happy' },
  )
}
