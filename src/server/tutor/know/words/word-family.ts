import { capital } from './question-words.ts'
import type { WordVerdict } from './word-verdict.ts'
import { knownWord } from './words.ts'

// A short word gets another letter at its start: bat, cat, mat. The child reads what comes out.

const changes =
  /^(?:what if (?:i |you |we )?|now |can (?:i|you|we) |lets |let's |i )?(?:change|changed|switch|swap|make|turn|put)(?: the)? ?([a-z]{1,2})? ?(?:to|into|with|for|in front)(?: an?| the)? ?([a-z]{1,2})$/
const nextLetter = /^(?:(?:and|now|then|what about|how about|with|or|ok)(?: an?| the)? )?([a-z]{1,2})$/
const asksMore =
  /^(?:what else(?: can (?:i|you|we) (?:make|do|spell))?|what (?:other|more) words(?: can (?:i|you|we) make)?|more|another one|what else)$/
const starts = ['p', 'h', 'r', 'f', 's', 'm', 't', 'c', 'b', 'n', 'l', 'w', 'ch', 'sh', 'th']

/** The end that the words of a family share. */
const rimeOf = (word: string): string | null => /^[^aeiou]{1,2}([aeiou][a-z]{1,3})$/.exec(word)?.[1] ?? null

/** `kept`: 'read:bat' after a word was read, 'family:at:cat' while its family is made. */
export function wordFamily(question: string, kept: string): WordVerdict | null {
  const [kind = '', first = ''] = kept.split(':')
  const rime = kind === 'family' ? first : kind === 'read' ? rimeOf(first) : null
  if (rime === null) return null
  const [, , changed] = changes.exec(question) ?? []
  const start = changed ?? (kind === 'family' ? nextLetter.exec(question)?.[1] : undefined)
  if (start !== undefined && !/^[aeiou]/.test(start))
    return { verdict: 'tell', says: `Put ${start} in front of -${rime}.`, next: `family:${rime}`, ask: 'lang.family' }
  if (kind !== 'family') return null
  if (asksMore.test(question)) return others(rime)
  const said = question.replace(/^(?:and|it says|its|it is|oh|now) /, '')
  return said.endsWith(rime) && said.length <= rime.length + 2 && knownWord(said)
    ? {
        verdict: 'right',
        says: `${capital([...said].join('-'))} is ${said}.`,
        next: `family:${rime}`,
        ask: 'lang.family.more',
      }
    : null
}

function others(rime: string): WordVerdict | null {
  const found = starts.filter((start) => knownWord(start + rime)).slice(0, 3)
  return found.length < 2
    ? null
    : {
        verdict: 'tell',
        says: `Try ${found.slice(0, -1).join(', ')} or ${found.at(-1)} in front of -${rime}.`,
        next: `family:${rime}`,
        ask: 'lang.family',
      }
}
