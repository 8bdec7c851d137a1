import { isVerb, presentOf } from '../know/words/forms.ts'
import { clauseAt } from './clause.ts'
import { heroOf, topicIn, whoIn } from './hero.ts'
import { strengthsIn } from './strengths.ts'
import type { Genre } from './wished-writing.ts'
import { writingWords } from './writing-words.ts'
import { sentencesOf, wordsOf } from './written.ts'

export type Need = { kind: string; values: Readonly<Record<string, string>> }

const opinionated =
  /\b(?:i (?:think|believe)|would (?:make|help) (?:us|kids|students|everyone)|in my opinion|should(?:n'?t| not)?|must|better than|the best|the worst|my favorite|deserves?|more harm|harms?|opinion|argu\w+|thesis|claim)\b/i
const demands = /\b(?:should(?:n'?t| not)?|must|i (?:think|believe)|in my opinion|the main cause)\b/i
const tells = /\b(?:once upon|one (?:day|night|morning|time)|suddenly|said|asked|yelled)\b/i
const fewestPast = 2
/** What explains or sums up, and tells of nobody in particular. */
const explains =
  /\b(?:in conclusion|for example|for instance|this shows|as a result|therefore|according to|the author|evidence|important (?:to|because|for)|solved? the problem|problem of|most (?:people|kids|students|scientists|states)|large states|consists? of|is (?:called|known)|hypothesis|experiment|results?)\b/i

/** What kind of text it is by its own words: a letter, a verse, a story, an opinion, or a report. */
export function genreOfText(text: string): Genre {
  if (/^\W*dear\b/i.test(text)) return 'letter'
  if (/\S \/ \S/.test(text) && !/\d ?\/ ?\d/.test(text)) return 'poem'
  // What is argued in its first sentence is an opinion, also with an example that tells: 'One time in my class …'.
  const first = sentencesOf(text)[0]?.text ?? ''
  if (demands.test(first) && !tells.test(first) && !/["“]/.test(first)) return 'opinion'
  if (tells.test(text)) return 'story'
  if (opinionated.test(text)) return 'opinion'
  if (explains.test(text) && !/\b(?:he|she|his|her)\b/i.test(text))
    return /\b(?:in conclusion)\b/i.test(text) ? 'opinion' : 'report'
  const words = wordsOf(text).map(({ word }) => word)
  const past = words.filter((word) => word.endsWith('ed') || (presentOf(word) !== null && presentOf(word) !== word))
  if (past.length >= fewestPast || /\b(?:was|were|went)\b/i.test(text)) return 'story'
  if (words.some((word) => /^(?:i|my|we|she|he)$/.test(word))) return heroOf(text) === null ? 'other' : 'story'
  return words.some((word) => isVerb(word)) ? 'report' : 'other'
}

const gradeOfCounter = 5
const mostTelling = 8

/** A feeling that a short sentence names and does not show: 'He was angry'. */
function feltIn(text: string): string | null {
  const words = wordsOf(text)
  if (words.length > mostTelling) return null
  const at = words.findIndex(({ word }) => /^(?:is|was|were|are|felt|feel|feels|got)$/.test(word))
  const found = words.slice(at + 1).find(({ word }) => writingWords().feelings.has(word))
  return at >= 0 && found ? found.word : null
}

/** What a text has not got yet, what helps most first; `whole` is all of it that was shown. */
export function needsOf(whole: string, text: string, genre: Genre, grade: number): Need[] {
  const isEssay = genre === 'opinion' || genre === 'report' || genre === 'summary'
  const has = new Set(strengthsIn(whole, isEssay).map(({ kind }) => kind))
  const words = wordsOf(whole).map(({ word }) => word)
  const { trouble } = writingWords()
  const values = { who: whoIn(whole), topic: topicIn(whole) ?? 'none', word: feltIn(text) ?? '' }
  const all: Readonly<Record<string, () => [string, boolean][]>> = {
    story: () => [
      ['show', feltIn(text) !== null],
      ['where', !has.has('place')],
      ['wrong', !words.some((word) => trouble.has(word))],
      ['feel', !has.has('feeling')],
      ['look', !has.has('sense') && !has.has('sound') && !has.has('comparison')],
      ['talk', !has.has('dialogue')],
      ['end', true],
    ],
    opinion: () => [
      ['reason', !has.has('reason') && !/\bthey\b/i.test(whole)],
      ['example', !has.has('example') && !has.has('evidence') && !has.has('scene')],
      ['counter', grade >= gradeOfCounter && !has.has('counter')],
      ['close', true],
    ],
    report: () => [
      ['number', !has.has('evidence')],
      ['explain', !has.has('reason')],
      ['example', !has.has('example')],
      ['close', true],
    ],
    summary: () => [
      ['main', !has.has('reason')],
      ['short', true],
    ],
    letter: () => [
      ['ask', !whole.includes('?')],
      ['more', true],
    ],
    poem: () => [['more', true]],
    book: () => [
      ['why', !has.has('reason')],
      ['scene', true],
      ['close', true],
    ],
    steps: () => [
      ['order', true],
      ['tip', true],
    ],
    other: () => [
      ['look', !has.has('sense')],
      ['feel', !has.has('feeling')],
      ['more', true],
    ],
  }
  return (all[genre]?.() ?? []).flatMap(([kind, isMissing]) => (isMissing ? [{ kind, values }] : []))
}

export type Better = { kind: 'word' | 'long' | 'start' | 'detail'; values: Readonly<Record<string, string>> }

const mostOfSentence = 24
const plain =
  /\b(?:said|says|nice|good|great|bad|big|happy|sad|mad|angry|scared|fun|funny|cool|pretty|went|got|walked|ran|looked|saw|very|really|stuff|things|interesting|important|tired)\b/gi

/** What would make a text better, one thing: a plain word, a sentence that is long, openings that are alike. */
export function betterIn(text: string): Better {
  const { dull } = writingWords()
  const sentences = sentencesOf(text)
  const found = [...text.matchAll(plain)].map(([word]) => word.toLowerCase())
  const often =
    found.find((word, at) => found.indexOf(word) !== at) ?? found.find((word) => !/^sa(?:id|ys)$/.test(word))
  const words = often === undefined ? undefined : dull[often]
  if (often !== undefined && words !== undefined)
    return { kind: 'word', values: { word: often, words: words.replace(/, (?=[^,]*$)/, ', or ') } }
  const long = sentences.find((one) => one.words.length > mostOfSentence)
  if (long) return { kind: 'long', values: { quote: clauseAt(long.text, 0, 5) } }
  const starts = sentences.map((one) => one.words[0]?.word ?? '')
  const again = sentences.find((one, at) => starts.indexOf(one.words[0]?.word ?? '') < at)
  const word = again?.words[0]?.as
  return word === undefined ? { kind: 'detail', values: {} } : { kind: 'start', values: { word } }
}
