import { z } from 'zod'
import file from '#content/en/words/silent.json'
import { capital, listed } from './question-words.ts'
import type { WordVerdict } from './word-verdict.ts'

// Letters that are written and not said: why, which words have one, and words that the child names.

const row = z.strictObject({
  id: z.string(),
  letter: z.string(),
  start: z.string().optional(),
  /** Told to the child. */
  words: z.array(z.string()).min(2),
  /** Known to have it. */
  all: z.array(z.string()).min(2),
  why: z.string(),
})
type Row = z.infer<typeof row>

let known: readonly Row[] | null = null
const rows = () => (known ??= z.array(row).parse(file))

const ofWord = (word: string, letter?: string): Row | null =>
  rows().find((one) => one.all.includes(word) && (letter === undefined || one.letter === letter)) ?? null
const ofLetter = (letter: string): Row | null =>
  rows().find((one) => one.start === letter || one.id === letter) ?? rows().find((one) => one.letter === letter) ?? null

const asksWhy = [
  /^why (?:is|does|do) (?:there )?(?:a |an |the )?(?:silent )?(?:letter )?(gh|[a-z]) (?:silent |even |be )*(?:there |silent )?(?:in|at the (?:start|end) of) (?:the word )?([a-z]{3,14})$/,
  /^why (?:does|is|do) (?:the word )?([a-z]{3,14}) (?:have|has|spelled with|start with|starts with|got|end with|ends with|need) (?:a |an |the )?(?:silent )?(gh|[a-z])(?: in it| if .*| when .*)?$/,
  /^why (?:do|dont|don't|doesnt|doesn't|cant|can't) (?:we|you|people|i) (?:say|hear|pronounce) the (gh|[a-z]) in ([a-z]{3,14})$/,
]
const asksWords =
  /^(?:what|which|what are|tell me|give me|say|do you know|are there)(?: some| any| other| more| the)* words? (?:that )?(?:has|have|with|start with|starts with|begin with|that have) (?:a |an |the )?(?:silent )?(kn|wr|gn|gh|mb|[a-z])(?: that (?:is|are) silent| (?:in (?:it|them)))?$/
const asksLike =
  /^(?:(?:and|so|ok) )*(?:what|which|are there|is there|tell me|give me|any|do)(?: some| any| another| other| more)* words? (?:that )?(?:do|does|are like|have|has|is like|like|start like|work like)?(?: (?:that|this|it|those))?(?: too| also| the same)?$/

const odd = /\b(?:dumb|weird|silly|stupid|crazy|makes? no sense|no ?body (?:says|talks)|doesn'?t make sense|not fair)\b/
const oddly = 'It is odd! Long ago people said more of the letters. They stopped saying them, but the spelling stayed.'

const tell = ({ id, words, letter }: Row, without: string | null, why: boolean, row_: string): WordVerdict => {
  const others = words.filter((one) => one !== without).slice(0, 4)
  return {
    verdict: 'tell',
    says: `${why ? `${row_} ` : ''}${capital(listed(others))} have a silent ${letter}, too.`,
    next: `silent:${id}`,
  }
}

/** The letter of a word that is written and not said; null where none is known. */
export const silentIn = (word: string): string | null => ofWord(word)?.letter ?? null

/** 'Why is there a k if it doesn't talk': no word is named, so it is one of those spoken of. */
const asksWhyHere =
  /^why (?:is |are |does |do |did |s )?(?:there|theres|there's|it|they|we|the|a|an|you)\b.*?\b(?:a|an|the|that|this|silent|letter) (gh|[a-z])\b(?! [a-z]+ or )/
const hasIt = /^(?:(?:and|so|oh|like|also|is|what about|how about) )+|\b(?:has|have|got|does|do|too|also|one|it|and)\b/g

/** `kept`: 'silent:kn' while silent letters are spoken of; `named`: words that were spoken of just now. */
export function silentAnswer(question: string, kept: string | null, named: readonly string[] = []): WordVerdict | null {
  const here = question.split(' ').length <= 14 ? asksWhyHere.exec(question)?.[1] : undefined
  const word = here === undefined ? undefined : named.find((one) => ofWord(one, here))
  const row = word === undefined ? null : ofWord(word, here)
  if (row && word !== undefined) return tell(row, word, true, row.why)
  return silentAsked(question, kept)
}

/** 'Know has one and knock': words that the child names one after the other, each with that letter. */
function severalNamed(question: string, here: Row): WordVerdict | null {
  const words = [...new Set(question.replace(hasIt, ' ').split(' ').filter(Boolean))]
  if (words.length < 2 || words.length > 6 || !words.every((one) => /^[a-z]{3,14}$/.test(one))) return null
  return words.every((one) => ofWord(one, here.letter))
    ? {
        verdict: 'right',
        says: `${capital(listed(words))} ${words.length === 2 ? 'both' : 'all'} have ${here.start ?? `a silent ${here.letter}`}.`,
        next: `silent:${here.id}`,
      }
    : null
}

function silentAsked(question: string, kept: string | null): WordVerdict | null {
  for (const pattern of asksWhy) {
    const [, one = '', other = ''] = pattern.exec(question) ?? []
    const [letter, word] = one.length <= 2 ? [one, other] : [other, one]
    const found = letter === '' ? null : ofWord(word, letter)
    if (found) return tell(found, word, true, found.why)
  }
  const [, letters = ''] = asksWords.exec(question) ?? []
  const isSilent = /\bsilent\b/.test(question) || letters.length === 2
  const named = letters !== '' && isSilent ? ofLetter(letters) : null
  if (named)
    return { ...tell(named, null, false, ''), says: `${capital(listed(named.words))} have a silent ${named.letter}.` }
  if (!kept?.startsWith('silent:')) return null
  const here = rows().find((one) => one.id === kept.slice('silent:'.length))
  if (!here) return null
  if (odd.test(question)) return { verdict: 'tell', says: oddly, next: kept }
  if (asksLike.test(question)) return tell(here, null, false, '')
  const tried = question
    .replace(/^(?:(?:is|what about|how about|and|like|does|oh|so|also|maybe) )+/, '')
    .replace(/ (?:too|one|also|is one|have it|has it)$/, '')
  const own = /^[a-z]{3,14}$/.test(tried) ? ofWord(tried) : null
  if (!own) return severalNamed(question, here)
  return own.letter === here.letter
    ? { verdict: 'right', says: `${capital(tried)} has a silent ${own.letter}.`, next: kept }
    : {
        verdict: 'right',
        says: `${capital(tried)} has a silent letter, too. Its silent letter is ${own.letter}.`,
        next: `silent:${own.id}`,
      }
}
