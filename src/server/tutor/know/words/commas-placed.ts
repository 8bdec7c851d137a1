import { partsOf } from './parts-of-speech.ts'
import type { ToldByKey } from './word-verdict.ts'

// Where commas go in a sentence that is shown: a list, a first part that leans on the rest, a word before it, two sentences in one.

const asks =
  /\b(?:where (?:do|does|should|would|to|are)\b.{0,24}\bcommas?|(?:do|does|would) .{0,24}\bneed (?:a |any |the )?commas?|is there a comma|needs? (?:a |any )?commas?|how many commas|which commas?|put (?:the |a )?commas?)\b/i
const shown =
  /(?:[:?]|\bin\b:?|\bhere\b|\bgo\b)\s*["“']?([A-Z][^:?"”]{8,110}?)["”']?\s*$|[:?]\s*["“']?([^:?"”]{8,110}?)["”']?\s*$/
/** 'Phones can be fun, but they are loud. with a comma?' */
const withComma =
  /([A-Z][^.!?:]{8,110})[.!?]?["”]?\s+(?:is (?:it|that) |do i (?:write|put|need) (?:it )?|should it be )?(?:with )?(?:a|the) comma(?: there| right| ok)?\?*\W*$/
const clause =
  /^(?:when|whenever|if|after|before|because|while|although|since|until|once|as soon as|though|even though|unless) /
const opener = /^(?:yes|no|well|oh|hey|ok|okay|first|next|then|finally|however|wow|also|suddenly|later|yesterday) /
const joined = / (but|and|so|or|yet) (?:i|you|he|she|it|we|they|my|the|a|our|his|her|their) [a-z]+ /
const isSubject =
  /^(?:i|you|he|she|it|we|they|my|the|a|an|our|his|her|their|there|this|that|everyone|everybody|mom|dad)$/
const together =
  /\b(?:ice cream|hot dogs?|peanut butter|french fries|orange juice|apple juice|mac and cheese|high school|soccer ball)\b/

type Kind = 'list' | 'clause' | 'opener' | 'joined'
const plainOf = (line: string) =>
  line
    .toLowerCase()
    .replace(/[^a-z' ]/g, '')
    .replace(/ +/g, ' ')
    .trim()
const mayList = (word: string) => {
  const parts = partsOf(word)
  return parts.length === 0 || parts.some((part) => part === 'noun' || part === 'adjective')
}
const ends =
  /^(?:the|a|an|my|our|his|her|i|we|they|he|she|it|you|is|are|was|were|am|be|to|of|in|on|at|with|and|have|has|had|like|likes|love|want|wants|ate|eat|got|get|see|saw|bought|need|play|plays)$/

/** How many things of a list stand before its last 'and'. */
function listed(words: readonly string[]): { from: number; and: number } | null {
  const and = words.lastIndexOf('and')
  if (and < 3 || and === words.length - 1 || words.length - and > 3) return null
  let from = and
  while (from > 0 && !ends.test(words[from - 1] ?? '') && mayList(words[from - 1] ?? '')) from--
  return and - from >= 2 ? { from, and } : null
}

function kindOf(plain: string): Kind | null {
  if (clause.test(plain)) return 'clause'
  if (opener.test(plain)) return 'opener'
  if (!together.test(plain) && listed(plain.split(' ')) !== null) return 'list'
  return joined.test(`${plain} `) ? 'joined' : null
}

/** `kept`: 'comma:when the bell rings we leave' while its commas are looked for. */
export function commasTold(text: string, kept: string | null): ToldByKey | null {
  const found = asks.test(text) ? shown.exec(text) : null
  const line = found?.[1] ?? found?.[2] ?? withComma.exec(text)?.[1]
  if (line !== undefined) {
    const plain = plainOf(line)
    const kind = kindOf(plain)
    if (kind === null) return null
    const next = `comma:${plain}`
    return line.includes(',') ? judged(line, plain, kind) : { key: `grammar.comma.${kind}`, next, verdict: 'tell' }
  }
  if (kept === null) return null
  const plain = kept.slice('comma:'.length)
  const kind = kindOf(plain)
  return kind !== null && plainOf(text) === plain ? judged(text, plain, kind) : null
}

function judged(line: string, plain: string, kind: Kind): ToldByKey {
  const written = line.trim().split(/\s+/)
  const words = plain.split(' ')
  const marked = written.flatMap((word, at) => (word.endsWith(',') ? [at] : []))
  const next = `comma:${plain}`
  if (marked.length === 0) return { key: `grammar.comma.${kind}`, next, verdict: 'look' }
  const told: ToldByKey = { key: `grammar.comma.${kind}`, next, verdict: 'tell' }
  const starts = new Set(
    written.flatMap((word, at) => (isSubject.test(words[at] ?? '') || isName(word, at) ? [at] : [])),
  )
  const { must, may, isSure } = places(words, kind, starts)
  const others = marked.filter((at) => !must.includes(at) && !may.includes(at))
  const beside = kind === 'list' ? others : others.filter((at) => !isOfList(at, others, words) && !isJoined(at, words))
  const fits = must.every((at) => marked.includes(at)) && (must.length > 0 || marked.some((at) => may.includes(at)))
  const [extra] = beside
  if (extra === undefined && fits) return { key: `grammar.comma.right.${kind}`, verdict: 'right' }
  // Where another comma may well be right, nothing is called wrong.
  if (extra === undefined ? !isSure : mayBegin(extra, words, starts, kind) || (!isSure && kind !== 'list')) return told
  if (extra === undefined) return { key: 'grammar.comma.missing', next, verdict: 'look' }
  const values = { word: words[extra] ?? '' }
  return { key: fits ? 'grammar.comma.extra' : 'grammar.comma.other', values, next, verdict: 'look' }
}

const isName = (word: string, at: number) => at > 0 && /^[A-Z][a-z]/.test(word)
const isVerbAlso = (word: string) =>
  partsOf(word).includes('verb') || /^(?:is|are|was|were|has|have|can|will)$/.test(word)

/** The part behind that comma may begin with a name, or with a thing that is no subject by its form. */
function mayBegin(at: number, words: readonly string[], starts: ReadonlySet<number>, kind: Kind): boolean {
  if (starts.has(at + 1)) return true
  return kind !== 'list' && !isVerbAlso(words[at + 1] ?? '')
}

/** One of the commas of a list that stands beside the first part: two or more, the last of them before 'and'. */
function isOfList(at: number, others: readonly number[], words: readonly string[]): boolean {
  const and = words.findLastIndex((word) => word === 'and' || word === 'or')
  const before = others.filter((one) => one < and)
  return at < and && before.length >= 2 && before.at(-1) === and - 1
}

/** Before 'and we slept'. */
const isJoined = (at: number, words: readonly string[]) =>
  /^(?:but|and|so|or|yet)$/.test(words[at + 1] ?? '') && isSubject.test(words[at + 2] ?? '')

type Places = { must: readonly number[]; may: readonly number[]; isSure: boolean }

/** Behind which words a comma must stand, and behind which it may; whether that is all. */
function places(words: readonly string[], kind: Kind, starts: ReadonlySet<number>): Places {
  if (kind === 'opener') return { must: [0], may: [], isSure: true }
  if (kind === 'joined') {
    const at = words.findIndex((_, index) => isJoined(index - 1, words))
    return { must: at > 0 ? [at - 1] : [], may: [], isSure: at > 0 }
  }
  const list = listed(words)
  if (kind === 'list' && list) {
    const all = Array.from({ length: list.and - list.from }, (_, at) => list.from + at)
    const isPlain = words.slice(list.from, list.and).every((word) => {
      const parts = partsOf(word)
      return !parts.includes('adjective') && (parts.length > 0 || word.endsWith('s'))
    })
    return { must: all.slice(0, -1), may: all.slice(-1), isSure: isPlain }
  }
  const from = (clause.exec(words.join(' '))?.[0].trim().split(' ').length ?? 1) + 1
  const may = [...starts]
    .filter((at) => at >= from && !/^(?:and|or|that|because)$/.test(words[at - 1] ?? ''))
    .map((at) => at - 1)
  return { must: [], may, isSure: may.length > 0 }
}
