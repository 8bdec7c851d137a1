import { pause, tokensOf } from '#server/safety/ear/tokens.ts'
import { numberWord, placeWord } from '#shared/answers/number-words.ts'
import { asideOf } from './aside.ts'
import { type Frame, frameOf, measureOf } from './frames.ts'
import { bookWords, stemOfWord } from './words.ts'

/** A question as the book compares it: how it is put, the stems of what it is about, and which words stand side by side. */
export type Question = {
  frame: Frame
  /** Of what it asks how much, as in 'how tall'. */
  measure: string
  stems: readonly string[]
  pairs: readonly string[]
  /** Stems that only stand beside the question: 'my grandma has it', 'we are doing a report'. */
  beside: ReadonlySet<string>
  /** The stem of the first word that says something: 'how many brothers did she have' wants to know of brothers. */
  focus: string
}

/** Words that stand in any question. What others weigh, the book itself tells. */
const silent = new Set(
  `a an the is are was were be been being am do does did doing done can could would will should shall may might must you your yours me my mine we us our
  ours i it its they them their theirs he him his she her hers this that these those of in on at for from with by to into onto and or so as if but then than
  have has had what which who whom whose how why when where whats hows whys whos there here not no yes oh um uh hey hi hello ok okay please well just
  also too very really actually even ever still some any all about like get gets got because let thing things stuff tell say says said told ask asked
  know knows knew want wants wonder wondering think thinks guess wait question explain something sometimes always usually again anyway
  maybe exactly basically literally`
    .split(/\s+/)
    .filter(Boolean),
)

/** As children write the words that open a question. */
const heard = new Map(
  Object.entries({
    why: 'wy wye whi whye wuy',
    what: 'wat wut wot whut waht wht wats wuts wuz',
    when: 'wen whn wenn',
    where: 'wher whare wer were',
    which: 'wich witch whitch',
    who: 'hoo whoo',
    how: 'hau hao hoe',
    does: 'duz dose dus dos',
    do: 'doo du',
    are: 'ar',
    they: 'thay thei dey',
    the: 'teh da thuh th',
    have: 'hav haf',
    because: 'becaus becuse becuase cuz cus',
    there: 'ther thair thare',
    people: 'peeple pepole peple ppl poeple',
    come: 'cum',
    some: 'sum',
    said: 'sed sayed',
  }).flatMap(([word, ways]) => ways.split(' ').map((way): [string, string] => [way, word])),
)
// These are words too, and stand for what they are where a sentence does not begin with them.
const onlyFirst = new Set(['were', 'witch', 'hoe', 'dose', 'cum'])

const same = (word: string) => word

/** How words of the book are spelled, and which there are. */
export type Spelling = { spell: (word: string) => string; isWord: (word: string) => boolean }

export function questionOf(text: string, { spell, isWord }: Spelling): Question {
  const tokens = tokensOf(text.slice(0, 300))
  const asides = asideOf(tokens)
  const words: string[] = []
  const isBeside: boolean[] = []
  for (const [at, token] of tokens.entries()) {
    if (token === pause) continue
    const own = wordsFor(token, words.length === 0, { spell, isWord })
    words.push(...own)
    for (const _ of own) isBeside.push(asides[at] ?? false)
  }
  // 'Cave men' and 'cavemen', 'seatbelt' and 'seat belt'.
  const joined = words.flatMap((word, at) => {
    const both = `${words[at - 1] ?? ''}${word}`
    return at > 0 && both.length >= 6 && isWord(both) ? [both] : []
  })
  const clause = words.filter((_, at) => !isBeside[at])
  const whole = ofWords(words, joined)
  // 'We have a new puppy what do i do' says all of it in what stands beside.
  if (clause.length === words.length || !clause.some((word) => !isSmall(word))) return whole
  const asked = new Set(clause.filter((word) => !isSmall(word)).map(stemOfWord))
  const beside = new Set(whole.stems.filter((stem) => !asked.has(stem)))
  return { ...whole, frame: frameOf(clause), measure: measureOf(clause, stemOfWord), beside, focus: focusOf(clause) }
}

/** Not 'one', which stands for anything: 'the red one'. */
function counted(word: string): string | [] {
  const number = numberWord(word)
  const value = placeWord(word) ?? (number?.kind === 'small' ? number.value : 0)
  return value > 1 || word === 'first' ? String(value) : []
}

/** The numbers of a text, in figures or in words. */
export const numbersIn = (text: string): string[] =>
  [...text.toLowerCase().matchAll(/[0-9]+|[a-z]+/g)].flatMap(([word]) => (word <= '9~' ? word : counted(word)))

/** They stand before what is asked for: 'how many brothers', 'what kind of bear'. */
const beforeFocus = new Set(['many', 'much', 'kind', 'kinds', 'type', 'types', 'sort'])
const focusOf = (words: readonly string[]) =>
  stemOfWord(words.find((word) => !isSmall(word) && !beforeFocus.has(word)) ?? '')

const isSmall = (word: string) => word === '#' || silent.has(word)

function wordsFor(token: string, isFirst: boolean, { spell, isWord }: Spelling): readonly string[] {
  const opened = heard.get(token)
  if (opened !== undefined && (isFirst || !onlyFirst.has(token))) return [opened]
  if (isSmall(token) || isWord(token)) return [token]
  const spelled = spell(token)
  return spelled === token ? (partsOf(token, isWord) ?? [token]) : [spelled]
}

const shortestPart = 3

function partsOf(word: string, isWord: (word: string) => boolean): string[] | null {
  for (let at = shortestPart; at <= word.length - shortestPart; at++) {
    const [one, other] = [word.slice(0, at), word.slice(at)]
    if (isWord(one) && isWord(other)) return [one, other]
  }
  return null
}

/** One of the book's own ways to ask. `spell` is for the ways that are written as children write. */
export const askOf = (ask: string, spell: (word: string) => string = same): Question =>
  askOfWords(bookWords(ask), spell)

export const askOfWords = (words: readonly string[], spell: (word: string) => string = same): Question =>
  ofWords(words.map((word) => heardOr(word, spell)))

const heardOr = (word: string, spell: (word: string) => string) =>
  (onlyFirst.has(word) ? undefined : heard.get(word)) ?? (word === '#' || silent.has(word) ? word : spell(word))

const nothing: ReadonlySet<string> = new Set()

function ofWords(words: readonly string[], joined: readonly string[] = []): Question {
  const stems = new Set<string>(joined.map(stemOfWord))
  const pairs = new Set<string>()
  let before = ''
  for (const word of words) {
    if (word === '#') continue
    const isSilent = silent.has(word)
    const stem = isSilent ? word : stemOfWord(word)
    if (!isSilent) stems.add(stem)
    if (before !== '' && !(isSilent && silent.has(before))) pairs.add(`${before} ${stem}`)
    before = stem
  }
  const [frame, measure] = [frameOf(words), measureOf(words, stemOfWord)]
  return { frame, measure, focus: focusOf(words), stems: [...stems], pairs: [...pairs], beside: nothing }
}

/** What its meaning is made of: its stems, its pairs, and what it wants to know. */
export const namesOf = ({ frame, stems, pairs }: Question): string[] => [...stems, ...pairs, `:${frame}`]
