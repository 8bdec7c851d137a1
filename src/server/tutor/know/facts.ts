import { distance } from 'fastest-levenshtein'
import { z } from 'zod'
import file from '#content/en/tutor/facts.json'
import { isInDictionary } from '#server/safety/usual-words.ts'
import { plainWords } from '#shared/answers/near-words.ts'

// What children say of the world, of words and of numbers, right or wrong, and what is so. A line is brought to one form
// ('spiders are insects' and 'a spider is an insect' are the same) and looked up as a whole: nothing is guessed at.

const forms = z.array(z.string())
const entry = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** What children say that is so, and what is not: '(a/b)' is one of them, an empty one may be missing. */
  so: forms,
  not: forms,
  young: z.string(),
  older: z.string(),
  es: z.string().optional(),
  /** The number that it is about, for a short line behind it. */
  key: z.int().optional(),
  /** Its sentences tell of different things: only those are told that are about the claim. */
  apart: z.literal(true).optional(),
})
export type Fact = z.infer<typeof entry>
/** A claim of a child, whether it holds, and what is so. */
export type FactClaim = { fact: Fact; isSo: boolean }

type Found = { fact: Fact; isSo: boolean }
type Shelf = { all: readonly Fact[]; claims: ReadonlyMap<string, Found>; words: ReadonlySet<string> }
let shelf: Shelf | null = null

function read(): Shelf {
  if (shelf) return shelf
  const all = z.array(entry).parse(file)
  const claims = new Map<string, Found>()
  for (const fact of all)
    for (const [said, isSo] of [
      ...fact.so.map((one) => [one, true] as const),
      ...fact.not.map((one) => [one, false] as const),
    ])
      for (const one of spelledOut(said)) {
        const claim = inOneForm(one)
        if (!claims.has(claim)) claims.set(claim, { fact, isSo })
      }
  const words = new Set([...claims.keys()].flatMap((claim) => claim.split(' ')))
  shelf = { all, claims, words }
  return shelf
}

/** 'Earth (goes/moves) around sun' as each of its lines. */
function spelledOut(said: string): string[] {
  const [before, choice, behind] = /^([^(]*)\(([^)]*)\)(.*)$/.exec(said)?.slice(1) ?? []
  if (before === undefined || choice === undefined || behind === undefined) return [said]
  return choice.split('/').flatMap((one) => spelledOut(`${before}${one}${behind}`))
}

const small: Readonly<Record<string, string>> = {
  are: 'is',
  was: 'is',
  were: 'is',
  r: 'is',
  be: 'is',
  being: 'is',
  am: 'is',
  has: 'have',
  had: 'have',
  got: 'have',
  haves: 'have',
  isnt: 'is not',
  arent: 'is not',
  wasnt: 'is not',
  werent: 'is not',
  aint: 'is not',
  hasnt: 'not have',
  havent: 'not have',
  cant: 'can not',
  cannot: 'can not',
  couldnt: 'can not',
  could: 'can',
  dont: 'not',
  doesnt: 'not',
  didnt: 'not',
  wont: 'not',
  theres: 'there is',
  its: 'it is',
  thats: 'that is',
  paws: 'leg',
  humans: 'people',
  human: 'people',
  trex: 't rex',
  tyrannosaurus: 't',
  men: 'man',
  mice: 'mouse',
  feet: 'foot',
  ate: 'eat',
  made: 'make',
  went: 'go',
  goes: 'go',
  bigest: 'biggest',
  largest: 'biggest',
  colour: 'color',
  grey: 'gray',
  ppl: 'people',
  persons: 'people',
  gave: 'give',
}
const dropped = new Set(
  'a an the do does did really actually just like um uh very super literally basically also kinda'.split(' '),
)
const numberWords =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** Words in small letters, in one form: no 'the', one 'is' and 'have', no plural. */
function inOneForm(text: string): string {
  return (
    plainWords(text)
      .trim()
      // As a gloss of Spanish has it.
      .replace(/\bno (?=(?:can|is|are|have|has|eat|lay|make|live|drink)\b)/g, 'not ')
      .replace(/\bnot (can|is|are|have|has)\b/g, '$1 not')
      .replace(/\baround of\b/g, 'around')
      .split(' ')
      .flatMap((word) => (small[word] ?? word).split(' '))
      .filter((word) => word !== '' && !dropped.has(word))
      .map((word) => (/^\d{1,2}$/.test(word) ? (numberWords[Number(word)] ?? word) : single(word)))
      .join(' ')
  )
}

const single = (word: string): string => {
  if (word.length <= 3 || /(?:ss|us|is)$/.test(word) || !word.endsWith('s')) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  return word.replace(/(?<=x|ch|sh|ss)es$/, '').replace(/s$/, '')
}

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
  const { claims } = read()
  const found = claims.get(claim)
  if (found) return found
  // 'Spiders are not insects' says that it is not so.
  const words = claim.split(' ')
  const at = words.indexOf('not')
  if (at < 1 || words.indexOf('not', at + 1) > 0 || /^(?:some|all|every|most)$/.test(words[0] ?? '')) return null
  const denied = claims.get(words.filter((_, index) => index !== at).join(' '))
  return denied ? { fact: denied.fact, isSo: !denied.isSo } : null
}

const fewestLetters = 5

/** A word that is none, one slip away from one that is known here: 'plannet'. */
function mended(claim: string): string {
  const { words } = read()
  return claim
    .split(' ')
    .map((word) => {
      if (word.length < fewestLetters || words.has(word) || isInDictionary(word)) return word
      const slips = word.length >= 8 ? 2 : 1
      return [...words].find((one) => one.length >= fewestLetters && distance(one, word) <= slips) ?? word
    })
    .join(' ')
}

/** The fact that was told last. */
export const factTold = (told: string | null): Fact | null =>
  told?.startsWith(prefix) ? (read().all.find(({ id }) => `${prefix}${id}` === told) ?? null) : null
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
