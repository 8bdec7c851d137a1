import { kindsOf, presentOf } from './forms.ts'
import { capital, listed } from './question-words.ts'

// What kind of word a word is, as it is asked of a sentence of the homework: 'circle the verb: The hungry dog chased the ball. i picked
// hungry', 'so hungry and red are adjectives'.

export type Part = 'noun' | 'verb' | 'adjective' | 'adverb'
const does: Readonly<Record<Part, string>> = {
  noun: 'names a person, a place or a thing',
  verb: 'tells what somebody does or is',
  adjective: 'tells what something is like',
  adverb: 'tells how, when or where something is done',
}
const isPart = (word: string): word is Part => word in does

/** The kinds that a word may be; an ending of it is left out where that helps. */
export function partsOf(word: string): readonly Part[] {
  const own = kindsOf(word)
  const base = presentOf(word)
  const forms =
    own ?? (base === null ? null : kindsOf(base)?.filter((one) => one === 'verb')) ?? kindsOf(word.replace(/s$/, ''))
  const known = (forms ?? []).filter(isPart)
  if (known.length > 0) return known
  if (/(?:[^aeiou]ed|ing)$/.test(word)) {
    const stem = kindsOf(word.replace(/(?:ed|ing)$/, '')) ?? kindsOf(word.replace(/(?:ed|ing)$/, 'e'))
    if (stem?.includes('verb')) return ['verb']
  }
  return []
}

const wants =
  /\b(?:circle|find|underline|pick|choose|name|identify|highlight|what'?s|whats|what is|which (?:word )?is) the (noun|verb|adjective|adverb)s?(?: (?:in|of|here|is)(?: this| the| that)?(?: sentence)?)?\s*[:,.-]?\s*["“]?([A-Za-z][^.?!"”:]{8,90})[.?!]?["”]?\W*(.*)$/i
const picked =
  /^\W*(?:(?:so|ok|um+|oh|wait|then) )*(?:(?:i (?:picked|put|chose|said|say|think|circled|got|underlined|wrote)|is it|it'?s|maybe)(?: its| it is| it'?s)? )?(?:the word )?["“]?([a-z]+)["”]?\W*$/i

export type PartAsked = { part: Part; sentence: string; tried: string | null }

/** A sentence of which a kind of word is to be found, with what the child picked. */
export function partAsked(text: string): PartAsked | null {
  const [, part = '', sentence = '', rest = ''] = wants.exec(text) ?? []
  const kind = part.toLowerCase()
  if (!isPart(kind) || sentence.trim().split(/\s+/).length < 3) return null
  const tried = picked.exec(rest)?.[1]?.toLowerCase() ?? null
  return {
    part: kind,
    sentence: sentence.toLowerCase(),
    tried: tried !== null && hasWord(sentence, tried) ? tried : null,
  }
}
const hasWord = (sentence: string, word: string) => new RegExp(`\\b${word}\\b`, 'i').test(sentence)

/** A word of that sentence, said behind it. */
export function partPicked(text: string, sentence: string): string | null {
  const word = picked.exec(text)?.[1]?.toLowerCase()
  return word !== undefined && hasWord(sentence, word) ? word : null
}

/** Of words that stand right before a noun, or behind 'the', what they are there; null where it is not plain. */
export function partIn(word: string, sentence: string): Part | null {
  const all = partsOf(word)
  const [only] = all
  if (all.length === 1 && only) return only
  const words: string[] = sentence.toLowerCase().match(/[a-z']+/g) ?? []
  const at = words.indexOf(word)
  const before = words[at - 1] ?? ''
  const next = words[at + 1] ?? ''
  if (
    all.some((one) => one === 'adjective') &&
    partsOf(next).some((one) => one === 'noun') &&
    !/^(?:to|i|we|they|he|she|it)$/.test(before)
  )
    return 'adjective'
  if (all.some((one) => one === 'noun') && /^(?:the|a|an|my|his|her|our|their)$/.test(before)) return 'noun'
  return null
}

export const partSays = (word: string, part: Part) =>
  `${capital(word)} is ${part === 'adjective' || part === 'adverb' ? 'an' : 'a'} ${part}: it ${does[part]}.`
export const partHint: Readonly<Record<Part, string>> = {
  noun: 'Look for a person, a place or a thing.',
  verb: 'Look for the word that tells what somebody does.',
  adjective: 'Look for a word that tells what something is like.',
  adverb: 'Look for a word that tells how or when it is done.',
}

const claims =
  /((?:[a-z']+(?:,? and |, | )){0,3}?[a-z']+) (?:is|are|r) (?:(?:both|all|the|an?|also|just) )*(noun|verb|adjective|adverb)s?\b/gi
const small = new Set('so and the a an both then ok oh also words word i think that means is are too but'.split(' '))

export type PartsClaimed = { right: { word: string; part: Part }[]; wrong: { word: string; part: Part; is: Part }[] }

/** 'Hungry and red are both adjectives and dog ball are nouns': each looked at, null where one is not known. */
export function partsClaimed(text: string): PartsClaimed | null {
  const plain = text.toLowerCase()
  if (/\?|\b(?:what|why|how|does|do|was|can)\b/.test(plain) || plain.length > 140) return null
  const found: PartsClaimed = { right: [], wrong: [] }
  for (const [, list = '', kind = ''] of plain.matchAll(claims)) {
    if (!isPart(kind)) return null
    const words = (list.match(/[a-z']+/g) ?? []).filter((word) => !small.has(word))
    for (const word of words) {
      const parts = partsOf(word)
      const [is] = parts
      if (is === undefined) return null
      if (parts.includes(kind)) found.right.push({ word, part: kind })
      else found.wrong.push({ word, part: kind, is })
    }
  }
  return found.right.length + found.wrong.length > 1 ? found : null
}

/** 'Hungry and red are adjectives. Dog and ball are nouns.' */
export function partsSaid(right: PartsClaimed['right']): string {
  const parts = [...new Set(right.map(({ part }) => part))]
  return parts
    .map((part) => {
      const words = right.filter((one) => one.part === part).map(({ word }) => word)
      return words.length > 1
        ? `${capital(listed(words))} are ${part}s.`
        : `${capital(words[0] ?? '')} is ${part.startsWith('a') ? 'an' : 'a'} ${part}.`
    })
    .join(' ')
}
