import { isNoun, kindsOf } from '../know/words/forms.ts'
import { knownWord } from '../know/words/words.ts'
import { clauseAt } from './clause.ts'
import { namesIn } from './hero.ts'
import { writingWords } from './writing-words.ts'
import { wordsOf } from './written.ts'

export type Strength = { kind: string; values: Readonly<Record<string, string>> }

type Look = (text: string) => { at: number; quote?: string; word?: string } | null

const by =
  (pattern: RegExp): Look =>
  (text) => {
    const found = pattern.exec(text)
    return found ? { at: found.index } : null
  }

const said: Look = (text) => {
  const found = /["“]([^"“”]{2,60})["”]/.exec(text)
  return found?.[1] && wordsOf(found[1]).length > 1
    ? { at: found.index, quote: found[1].replace(/[,.\s]+$/, '') }
    : null
}

/** A question at the very beginning. */
const hook: Look = (text) => {
  const found = /^\W*([A-Z]?[^.!?\n]{12,90}\?)/.exec(text)
  return found?.[1] ? { at: 0, quote: found[1] } : null
}

const isSafe = (word: string, text: string, at: number) => !/^(?:hid|bark|cold|hot)$/.test(word) || text[at - 1] !== "'"

function oneOf(set: () => ReadonlySet<string>, from = 0): Look {
  return (text) => {
    const found = wordsOf(text).find(
      (one, index) => index >= from && set().has(one.word) && isSafe(one.word, text, one.from),
    )
    return found ? { at: found.from, word: found.word } : null
  }
}

/** Sounds: the word alone, or the row that it stands in: 'tick tock tick tock'. */
const sound: Look = (text) => {
  const words = wordsOf(text)
  const { sounds } = writingWords()
  const at = words.findIndex((one) => sounds.has(one.word))
  if (at < 0) return null
  const row = words.slice(at).findIndex((one) => !sounds.has(one.word))
  const end = row < 0 ? words.length - 1 : at + row - 1
  const [first, last] = [words[at], words[end]]
  if (!first || !last) return null
  return end > at ? { at: first.from, quote: text.slice(first.from, last.to) } : { at: first.from }
}

const small = /^(?:the|a|an|and|of|to|in|on|at|is|was|it|he|she|his|her|my|i|they|with|for|so|but|that|this)$/
const fewestAlike = 3

/** Three words in a row, leaving out the small ones, that begin with the same sound. */
const alike: Look = (text) => {
  const words = wordsOf(text).filter(({ word }) => !small.test(word) && word.length > 2)
  const start = words.findIndex((one, at) => {
    const row = words.slice(at, at + fewestAlike)
    const sounds = row.map(({ word }) => knownWord(word)?.sound ?? '')
    const isNear = (row.at(-1)?.to ?? 0) - one.from < 32
    return (
      row.length === fewestAlike &&
      isNear &&
      !/[.!?]/.test(text.slice(one.from, row.at(-1)?.to)) &&
      sounds.every((sound) => sound !== '' && sound === sounds[0]) &&
      new Set(row.map(({ word }) => word)).size === fewestAlike
    )
  })
  const [first, last] = [words[start], words[start + fewestAlike - 1]]
  return first && last ? { at: first.from, quote: text.slice(first.from, last.to) } : null
}

/** 'Behind the fridge', 'at the bottom of the stairs'. */
const place: Look = (text) => {
  const found =
    /\b(?:behind|under|inside|outside|across|into|above|below|beneath|beside|near|down|along|around|at the (?:top|bottom|end|edge) of|in the (?:middle|corner) of|in|on|through) (?:the|a|an|my|his|her|our|their) (?:\w+ )?\w+/i.exec(
      text,
    )
  const words = found ? wordsOf(found[0]) : []
  const last = words.at(-1)
  const before = words.at(-2)
  if (!found || !last || !before) return null
  if (isNoun(last.word)) return { at: found.index, quote: found[0] }
  return isNoun(before.word) ? { at: found.index, quote: found[0].slice(0, before.to) } : null
}

const sense: Look = (text) => {
  const words = wordsOf(text)
  const { senses } = writingWords()
  const at = words.findIndex((one) => senses.has(one.word))
  const found = words[at]
  const next = words[at + 1]
  if (!found) return null
  if (
    next &&
    isNoun(next.word) &&
    !/^(?:that|this|then|and|as|so|on|in|but)$/.test(next.word) &&
    /^\s+$/.test(text.slice(found.to, next.from))
  )
    return { at: found.from, quote: text.slice(found.from, next.to) }
  return { at: found.from }
}

const name: Look = (text) => {
  const [first] = namesIn(text)
  return first === undefined ? null : { at: 0, quote: first }
}

const verb: Look = (text) => {
  const found = wordsOf(text).find(({ word, from }, index, all) => {
    const before = all[index - 1]?.word ?? ''
    const isThing = /^(?:the|a|an|my|his|her|our|their|of)$/.test(before) || kindsOf(word)?.includes('adjective')
    return writingWords().verbs.has(word) && !isThing && from >= 0
  })
  return found ? { at: found.from, word: found.word } : null
}

const comparison = by(
  /(?<!\b(?:i|you|we|they|would|to|really|also|dont|don't|do|kids|people|students|who|just|didnt|didn't|and|dogs|cats|not)\s)\blike (?:a|an|the|my|his|her|feathers|thunder|glass|snow|gold|fire|ice)\b(?= \w)|\bas \w+ as\s(?:a|an|the|my|if)\b/i,
)
const evidence = by(
  /\baccording to\b|\b(?:a|the|one) (?:\d{4} )?(?:study|survey|report|poll)\b|\b(?:scientists|researchers|experts|doctors) (?:say|found|know|believe)\b|\b\d+ ?(?:percent|%)|\bone third\b|\b\d{3,}(?:,\d{3})? (?:degrees|feet|miles|pounds|years|people|times|species|students)\b/i,
)
const counter = by(
  /\b(?:some|other|many) (?:people|parents|kids|students|teachers|critics)(?: \w+)? (?:say|think|argue|worry|believe|claim|disagree)\b|\bcritics (?:say|argue)\b|\bsomeone (?:might|could) say\b/i,
)
const reason = by(/\b(?:because|cuz|since they|so that|that's why|thats why)\b/i)
const example = by(/\b(?:for example|for instance|one time|such as|last (?:week|year|summer|night|month))\b/i)
const scene = by(
  /\b(?:[A-Z]\w+|he|she|they) (?:realizes?|says?|shows?|asks?|tells?|learns?|decides?|discovers?|refuses?|laughs?|admits?|chooses?|kills?|fights?|dies|loves|saves?|steals?|burns?|lies|leaves|escapes)\b/,
)
const twist = by(/\b(?:suddenly|but then|just then|until one|all of a sudden|out of nowhere|all at once)\b/i)
const claim = by(
  /\b(?:i (?:think|believe)(?: that)?|in my opinion,?|should(?:n'?t| not)?|must|is (?:the best|better)|are (?:the best|better)|harms?|deserves?)\b/i,
)
const fact = by(
  /\b(?:is|are|can|has|have|live|lives|eat|eats|grows?|erupts?|made of|comes? from|drop\w*|pollinates?) \w+/i,
)
const joiner = /\b(?:however|for example|in addition|as a result|finally|meanwhile|furthermore|therefore)\b/i
const order: Look = (text) => {
  const found = joiner.exec(text)
  if (found) return { at: found.index, quote: found[0] }
  return oneOf(() => writingWords().transitions)(text)
}

const feeling = oneOf(() => writingWords().feelings)

const looks: Readonly<Record<string, Look>> = {
  hook,
  dialogue: said,
  comparison,
  evidence,
  counter,
  sound,
  reason,
  example,
  verb,
  letters: alike,
  twist,
  sense,
  feeling,
  claim,
  order,
  place,
  scene,
  name,
}
/** They say more of an essay than of a story. */
const essayFirst = ['hook', 'evidence', 'counter', 'reason', 'example', 'comparison', 'claim', 'scene', 'order']
const wordAlone = new Set(['order'])

const mostProof = 12

/** 'According to a survey, 60 percent of students': the source with what it says. */
function proofAt(text: string, at: number): string {
  const sentence = /^[^.!?\n]*/.exec(text.slice(at))?.[0] ?? ''
  const words = wordsOf(sentence)
  return /^(?:according|a |an |the |one |for (?:example|instance))/i.test(sentence) && words.length <= mostProof * 2
    ? sentence.slice(0, words.slice(0, mostProof).at(-1)?.to)
    : clauseAt(text, at)
}

/** What is good in a text and can be shown in the child's own words; what a reader notices first comes first. */
export function strengthsIn(text: string, isEssay: boolean): Strength[] {
  const kinds = Object.keys(looks)
  const sorted = isEssay ? [...essayFirst, ...kinds.filter((kind) => !essayFirst.includes(kind))] : kinds
  const list = isEssay
    ? [...sorted.filter((kind) => kind !== 'name'), 'fact']
    : sorted.filter((kind) => kind !== 'claim' && kind !== 'scene')
  return list.flatMap((kind) => {
    const look = kind === 'fact' ? fact : looks[kind]
    const found = look?.(text)
    if (!found) return []
    const clause = () =>
      kind === 'evidence' || kind === 'example' ? proofAt(text, found.at) : clauseAt(text, found.at)
    const own = found.quote ?? (wordAlone.has(kind) ? (found.word ?? '') : clause())
    const quote = own.replace(/^[\s"“'‘]+|[\s,;:]+$/g, '').replace(/(?<![?])[.!]+$/, '')
    if (wordsOf(quote).length === 0) return []
    return [{ kind, values: { quote, word: found.word ?? '' } }]
  })
}
