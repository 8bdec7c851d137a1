import { sentencesIn } from './by-sentence.ts'
import { isNumber, readItems } from './numbers-in-text.ts'
import { wordsOf } from './reply-words.ts'

/**
 * Does a sentence say otherwise than a fact that was given: another number of the same things, another name for the same
 * deed, another spelling, a 'not' too many or too few? What it says beside the facts is not judged, and neither is a
 * question.
 */
export function contradicts(sentence: string, facts: readonly string[]): boolean {
  const told = facts.flatMap(sentencesIn).filter((fact) => !fact.endsWith('?'))
  if (told.length === 0) return false
  if (spellsOtherwise(sentence, told)) return true
  if (sentence.trim().endsWith('?')) return false
  const said = readingOf(sentence)
  const all = told.map(readingOf)
  return all.some((fact) => countsOtherwise(said, fact, all) || namesOtherwise(said, fact, all) || isTurned(said, fact))
}

type Counted = { value: string; of: readonly string[] }
type Reading = { stems: ReadonlySet<string>; names: ReadonlySet<string>; counted: Counted[]; isNegative: boolean }

const small = new Set(
  `the and for with that this from into onto over under than then them they their there these those what which when where while who how why was were are been being
  has have had does did can could will would may might must shall should its you your our his her she him about also just very much many more most some such only
  even ever still too out off all any each every both few own same here because but not never nobody nothing neither nor without isnt
  yes right true really actually exactly called means mean thing things lot lots kind sort one ones get gets got make makes made know think remember say says said tell let`
    .split(/\s+/)
    .filter(Boolean),
)

/** A word without its usual endings: 'walked' and 'walks' are 'walk'. */
const stemOf = (word: string) =>
  word.length <= 3
    ? word
    : word
        .replace(/(?:ies|ied)$/, 'y')
        .replace(/(?:sses)$/, 'ss')
        .replace(/(?<!s)(?:es|s|ed|ing)$/, '')
        .replace(/e$/, '')

function readingOf(text: string): Reading {
  const words = wordsOf(text.replace(/^\W*(?:no|yes|well|so|oh)\b[,!.]?/i, ''))
  const content = words.filter((word) => /^[a-z]{3}/.test(word) && !small.has(word))
  const names = (text.slice(1).match(/(?<![.!?…]["”’]?\s)(?<=[\s"“(])\p{Lu}\p{L}+/gu) ?? []).map((name) =>
    name.toLowerCase(),
  )
  return {
    stems: new Set(content.map(stemOf)),
    names: new Set(names.filter((name) => !notNames.has(name))),
    counted: countedIn(text),
    isNegative: words.filter((word) => negative.has(word)).length % 2 === 1,
  }
}

const negative = new Set('not never no nobody nothing neither nor none without'.split(' '))
const notNames = new Set(
  'ai i monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december english spanish american americans mr mrs ms dr'.split(
    ' ',
  ),
)

/** Numbers with the things that they count: '8 legs', 'eight long legs'. */
function countedIn(text: string): Counted[] {
  const items = readItems(text)
  return items.flatMap((item, at) => {
    if (!isNumber(item) || item.loose || item.grouped !== undefined) return []
    const before = items[at - 1]?.text ?? ''
    if (roughly.has(before) || isNumber(items[at - 1])) return []
    const behind = items.slice(at + 1, at + 4)
    const end = behind.findIndex(
      ({ text: word, value }) => value !== undefined || !/^\p{L}{2,}/u.test(word) || links.has(word),
    )
    const of = (end < 0 ? behind : behind.slice(0, end)).map(({ text: word }) => stemOf(word))
    return of.length > 0 && !others.has(of[0] ?? '') ? [{ value: item.value.toFraction(), of }] : []
  })
}

const roughly = new Set('about around almost nearly over under than least most roughly to or'.split(' '))
// 'One more day' is none of the days.
const others = new Set(['more', 'extra', 'other', 'fewer', 'less', 'another'].map(stemOf))
const links = new Set('and or of in on at to from with for by is are was were than that which'.split(' '))

const sharesOf = (one: ReadonlySet<string>, other: ReadonlySet<string>, less: readonly string[]) =>
  [...one].filter((word) => other.has(word) && !less.includes(word)).length

/** Another number of the same things, of the same: 'A spider has 6 legs' where it has 8. */
function countsOtherwise(said: Reading, fact: Reading, all: readonly Reading[]): boolean {
  return fact.counted.some(({ of }) => {
    const unit = of.at(-1) ?? ''
    const right = all.flatMap(({ counted }) => counted.filter((one) => one.of.includes(unit)).map(({ value }) => value))
    const theirs = said.counted.filter((one) => one.of.includes(unit))
    if (theirs.length === 0 || theirs.some(({ value }) => right.includes(value))) return false
    const about = [...fact.stems].filter((stem) => !of.includes(stem))
    const others = [...said.stems].filter((stem) => !of.includes(stem) && !fact.stems.has(stem))
    // Of something else it may well be another number: 'An ant has 6 legs.'
    return about.some((stem) => said.stems.has(stem)) || others.length === 0
  })
}

/** Another name for the same deed: 'The first president was Abraham Lincoln.' */
function namesOtherwise(said: Reading, fact: Reading, all: readonly Reading[]): boolean {
  if (fact.names.size === 0 || said.names.size === 0) return false
  const known = new Set(all.flatMap(({ names, stems }) => [...names, ...stems]))
  if ([...said.names].some((name) => known.has(name) || known.has(stemOf(name)))) return false
  return sharesOf(said.stems, fact.stems, [...fact.names].map(stemOf)) >= 2
}

/** The same with a 'not' too many or too few. */
function isTurned(said: Reading, fact: Reading): boolean {
  if (said.isNegative === fact.isNegative || said.stems.size < 2) return false
  return [...said.stems].every((stem) => fact.stems.has(stem)) && said.stems.size >= fact.stems.size * 0.5
}

const letters = /(?<![\p{L}\d])\p{L}(?:\s?[-–.·,]\s?\p{L}(?!\p{L})){2,}/gu
const joined = (run: string) => run.toLowerCase().replace(/[^\p{L}]/gu, '')

/** Letters said one by one that are not those of the fact, nor a part of them. */
function spellsOtherwise(sentence: string, facts: readonly string[]): boolean {
  const right = facts.flatMap((fact) => fact.match(letters) ?? []).map(joined)
  if (right.length === 0) return false
  return (sentence.match(letters) ?? []).map(joined).some((run) => !right.some((word) => word.includes(run)))
}
