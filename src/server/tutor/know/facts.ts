import { distance } from 'fastest-levenshtein'
import { late } from '#server/late.ts'
import { valueAt } from '#server/prepared/lying.ts'
import { openWords, type Words } from '#server/prepared/words.ts'
import { isInDictionary } from '#server/safety/usual-words.ts'
import { plainWords } from '#shared/answers/near-words.ts'
import { inOneForm } from './claim-form.ts'
import { type Fact, preparedFacts } from './facts.prepared.ts'

// What children say of the world, of words and of numbers, right or wrong, and what is so. A line is brought to one form
// ('spiders are insects' and 'a spider is an insect' are the same) and looked up as a whole: nothing is guessed at.

export type { Fact } from './facts.prepared.ts'
/** A claim of a child, whether it holds, and what is so. */
export type FactClaim = { fact: Fact; isSo: boolean }

type Shelf = { fact: (id: string) => Fact | null; claimed: (claim: string) => FactClaim | null; words: Words }

const read = late((): Shelf => {
  const { facts, ofClaim, isSo, ...parts } = preparedFacts()
  const ids = openWords(parts.ids, { kept: true })
  const claims = openWords(parts.claims)
  return {
    fact: (id) => {
      const at = ids.placeOf(id)
      return at < 0 ? null : valueAt(facts, at)
    },
    claimed: (claim) => {
      const at = claims.placeOf(claim)
      return at < 0 ? null : { fact: valueAt(facts, ofClaim[at] ?? 0), isSo: isSo[at] === 1 }
    },
    words: openWords(parts.words, { kept: true }),
  }
})

const leads =
  /^(?:(?:and|but|so|um|oh|well|hey|wow|yes|yeah|no|nope|then|wait|ok|because|cuz|actually|look|hmm|bolt) |(?:did (?:you|u) know|guess what|i (?:think|thought|heard|know|knew|learned|read|believe|saw)|(?:in (?:\w+ )?(?:class|school|science|math|reading|social studies) )?(?:we|i) (?:learned|learnt|found out|read)|you know|fun fact|everyone knows|they say|(?:some |most )?people (?:say|think)|my friend says|it is true|(?:my|the|our) (?:\w+ )?(?:said|says|told me|thinks)|(?:mom|mommy|dad|daddy|grandma|grandpa) (?:said|says|told me|thinks))(?: that| about how| how)? )+/
const tails =
  / (?:(?:my|the|our) (?:teacher|mom|mommy|dad|daddy|brother|sister|cousin|friend|grandma|grandpa|book) (?:said|says|told me|showed me|taught me)(?: so| that| it)?|right|too|tho|though|lol|haha|huh|i think|you know|yay|i bet|now|duh|obviously|correct|or something|and stuff|bro|hee hee|thats all i know|i know that(?: part| one)?|in real life|a lot|at all)$/
const mostWords = 18

/** What a line claims that is known to be so or not; null where it claims nothing that is known. */
export function factClaim(text: string): FactClaim | null {
  const plain = plainWords(text).trim()
  if (plain === '' || plain.split(' ').length > mostWords) return null
  for (let line = plain, before = ''; line !== before; ) {
    const found = looked(mended(inOneForm(line)))
    if (found) return found
    before = line
    line = line.replace(leads, '').replace(tails, '')
  }
  const short = plain.replace(leads, '').replace(hung, '')
  return short === plain || short.split(' ').length < fewestWords ? null : looked(mended(inOneForm(short)))
}

/** What is hung on a claim: a reason, or more of the same. */
const hung =
  / (?:because|becuz|cuz|cause|bc|since|and (?:it|they|its|thats)|(?:they|it|its|theyre) (?:are|is|not|really|actually|[a-z]+s)|theyre|thats why|so) .*$/
const fewestWords = 3

function looked(claim: string): FactClaim | null {
  const { claimed } = read()
  const found = claimed(claim)
  if (found) return found
  // 'Spiders are not insects' says that it is not so.
  const words = claim.split(' ')
  const at = words.indexOf('not')
  if (at < 1 || words.indexOf('not', at + 1) > 0 || /^(?:some|all|every|most)$/.test(words[0] ?? '')) return null
  const denied = claimed(words.filter((_, index) => index !== at).join(' '))
  return denied ? { fact: denied.fact, isSo: !denied.isSo } : null
}

const fewestLetters = 5

/** A word that is none, one slip away from one that is known here: 'plannet'. */
function mended(claim: string): string {
  const { words } = read()
  return claim
    .split(' ')
    .map((word) => {
      if (word.length < fewestLetters || words.placeOf(word) >= 0 || isInDictionary(word)) return word
      const slips = word.length >= 8 ? 2 : 1
      for (let place = 0; place < words.size; place++) {
        const one = words.wordAt(place)
        if (one.length >= fewestLetters && distance(one, word) <= slips) return one
      }
      return word
    })
    .join(' ')
}

/** The fact that was told last. */
export const factTold = (told: string | null): Fact | null =>
  told?.startsWith(prefix) ? read().fact(told.slice(prefix.length)) : null
export const prefix = 'fact-'

const sentenceEnds = /(?<=[.!?])(?<!\bDr\.)\s+(?=[A-Z\d])/
const goesOn = /^(?:It|Its|It's|They|Their|That|That's|This|Those|But|So|And|Not|One|Two|In fact|Some)\b/
const fewestSentences = 3
const linking = new Set([
  'is',
  'have',
  'not',
  'can',
  'of',
  'in',
  'on',
  'to',
  'and',
  'or',
  'than',
  'by',
  'for',
  'it',
  'from',
  'with',
  'at',
  'one',
  'there',
  'make',
  'all',
])

/** Of a longer text on several things, what is about the claim: sentences that share a word with it, and what goes on from them. */
export function aboutClaim({ apart }: Fact, says: string, claim: string): string {
  const sentences = says.split(sentenceEnds)
  if (!apart || sentences.length < fewestSentences) return says
  const wanted = new Set(
    inOneForm(claim)
      .split(' ')
      .filter((word) => !linking.has(word)),
  )
  let isKept = false
  const kept = sentences.filter((sentence) => {
    const isShared = inOneForm(sentence)
      .split(' ')
      .some((word) => wanted.has(word))
    isKept = isShared || (isKept && goesOn.test(sentence))
    return isKept
  })
  return kept.length === 0 ? says : kept.join(' ')
}
