import content from '#content/en/tutor/reflect.json'
import { isInDictionary } from '#server/safety/usual-words.ts'
import { turnedAround } from './reflect.ts'

const never = new Set(content.never.split(' '))
const opens = /^(?:(?:so|but|and|ok|okay|oh|um|hey|wait|hmm|then|also|well|because|cuz|bc)\b[\s,]*)+/i
const asks =
  /^(?:why|how|what|where|when|who|which|do|does|did|can|could|is|are|was|were|will|would|has|have)\b(?! (?:you|u|ya)\b)/
/** What is asked by them is not told by the words alone. */
const bare = /\b(?:it|that|this|they|them|these|those|he|she|one|ones|you|u)\b/
const fewest = 4
const most = 11

/** How a question is asked. */
export type Asking = 'why' | 'how' | 'yesno'

/** A plain question, said back; null where it is not understood word for word. */
export function echoOf(text: string): { said: string; asking: Asking | null } | null {
  if (/[^\p{L}\s'’?,!]|\?.*\w/u.test(text)) return null
  const plain = text
    .replace(opens, '')
    .replaceAll('’', "'")
    .replace(/[?!,\s]+$/, '')
  const line = plain.toLowerCase()
  const words = line.split(/\s+/)
  if (words.length < fewest || words.length > most || !asks.test(line) || bare.test(line)) return null
  if (words.some((word) => never.has(word) || !isInDictionary(word) || /^(?:dont|cant|isnt|doesnt|wont)$/.test(word)))
    return null
  const said = turnedAround(line)
  return { said: `${said.charAt(0).toUpperCase()}${said.slice(1)}?`, asking: kindOf(line) }
}

function kindOf(line: string): Asking | null {
  if (/^why\b/.test(line)) return 'why'
  if (/^how\b(?! (?:many|much|old|long|big|tall|far|fast)\b)/.test(line)) return 'how'
  return /^(?:do|does|did|can|could|is|are|was|were|will|would|has|have)\b/.test(line) ? 'yesno' : null
}
