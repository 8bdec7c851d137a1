import { isNoun, isUncountable, pluralOf, singularOf } from './forms.ts'
import type { ToldByKey } from './word-verdict.ts'

// Which form goes with who or what it is about: 'The team of players (is, are) ready. i put are', 'My friends and I was happy. were?'

const single: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  goes: 'go',
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
  "doesn't": "don't",
}
const form = "([a-z']{2,12})"
const bracket = new RegExp(
  `([A-Za-z][^.?!()]{1,60}?)\\s*\\(\\s*${form}\\s*(?:,|/|or)\\s*${form}\\s*\\)([^.?!]{0,60})(.*)$`,
)
const doubted =
  /([A-Z][^.?!]{1,50}?) (was|were|is|are|has|have|does|do|goes|go) ([^.?!]{1,60})[.!?]? (?:or )?(?:is it |should it be |should i (?:say|put|use) )?(was|were|is|are|has|have|does|do|goes|go)\W*\?/
const put =
  /\b(?:i (?:put|think|say|said|picked|pick|chose|wrote|got|guess|would say)|is it|it'?s|answer is)(?: (?:it'?s|it is))? ([a-z']{2,12})\b/i
const away = /\b(?:of|in|on|at|with|from|near|behind|for|under|by|next to|around)\b/
const ofOne = /^(?:each|every|everyone|everybody|nobody|no one|someone|somebody|anyone|anybody|either|neither|one)\b/
const ofMany =
  /^(?:both|many|few|several|some|all|most|they|we|you|these|those)\b|\b(?:people|children|men|women|mice|feet|geese|teeth|glasses|pants|scissors|jeans|shorts|pajamas|leggings|tights|clothes)$/
/** What it is about stands behind, may be one or many, or is a part of something. */
const unsure =
  /^(?:there|here|where|what|who|which|how|when|if)\b|\b(?:or|nor|who|that|which)\b|^(?:some|all|most|none|half|any|plenty|a lot|lots|a number|a couple|the majority|the rest|neither|either)\b.*\bof\b|\b(?:cheese|jelly|cereal|sauce|dad and i)$/
const pronoun = /^(?:he|she|it|this|that)$/

type Subject = { head: string; isMany: boolean; near: string | null }

/** Who or what it is about: 'team' of 'the team of players'. */
function subjectOf(said: string): Subject | null {
  const plain = said
    .toLowerCase()
    .replace(/^.*[:;]/, '')
    .replace(/[^a-z' ]/g, ' ')
    .trim()
  const own = plain.split(away)[0]?.trim() ?? ''
  const head = own.split(/\s+/).at(-1) ?? ''
  const last = plain.split(/\s+/).at(-1) ?? ''
  const near = last === head ? null : last
  if (unsure.test(plain) && !pronoun.test(plain)) return null
  if (head === '' || head === 'i')
    return / and i$/.test(own) ? { head: own.replace(/ i$/, ' I'), isMany: true, near: null } : null
  if (ofOne.test(own)) return { head: own.split(' ')[0] ?? head, isMany: false, near }
  if (/ and /.test(` ${own} `)) return { head: own, isMany: true, near }
  if (/^(?:some|all|most|many|few|several|both)\b/.test(own) && countOf(head, said) !== 'many') return null
  if (ofMany.test(own)) return { head, isMany: true, near }
  if (/^(?:he|she|it|this|that)$/.test(own)) return { head: own, isMany: false, near: null }
  const count = countOf(head, said)
  return count === null ? null : { head, isMany: count === 'many', near }
}

/** Whether a word is of one or of many; null where nobody knows it, or it has one form for both. */
function countOf(head: string, said: string): 'one' | 'many' | null {
  if (isUncountable(head)) return 'one'
  if (ofMany.test(head)) return 'many'
  if (singularOf(head) !== null) return 'many'
  if (isNoun(head)) return pluralOf(head) === head || head === 'police' ? null : 'one'
  if (head.endsWith('s')) {
    const ends = [head.slice(0, -1), head.replace(/es$/, ''), head.replace(/ies$/, 'y')]
    return !head.endsWith('ss') && ends.some((one) => one !== head && isNoun(one)) ? 'many' : null
  }
  return said.includes(`${head.slice(0, 1).toUpperCase()}${head.slice(1)}`) ? 'one' : null
}

/** Of two forms that for one, and that for many; null where they are no such pair. */
function pairOf(a: string, b: string): { one: string; many: string } | null {
  if (single[a] === b) return { one: a, many: b }
  if (single[b] === a) return { one: b, many: a }
  if (a === `${b}s` || a === `${b}es`) return { one: a, many: b }
  return b === `${a}s` || b === `${a}es` ? { one: b, many: a } : null
}

export function agreementTold(text: string, kept: string | null): ToldByKey | null {
  const [, said = '', a = '', b = '', , behind = ''] = bracket.exec(text) ?? []
  const pair = pairOf(a.toLowerCase(), b.toLowerCase())
  const subject = pair && subjectOf(said)
  if (pair && subject) return looked(subject, pair, put.exec(behind)?.[1]?.toLowerCase() ?? null)
  const [, who = '', used = '', , asks = ''] = doubted.exec(text) ?? []
  const two = pairOf(used.toLowerCase(), asks.toLowerCase())
  const whom = two && subjectOf(who)
  if (two && whom) return looked(whom, two, asks.toLowerCase())
  return kept === null ? null : tried(text, kept)
}

function looked(
  { head, isMany, near }: Subject,
  pair: { one: string; many: string },
  picked: string | null,
): ToldByKey {
  const [right, other] = isMany ? [pair.many, pair.one] : [pair.one, pair.many]
  const values = { head, right, other, near: near ?? head }
  const next = `agree:${right}:${other}:${head}:${isMany ? 'many' : 'one'}`
  if (picked === right)
    return { key: isMany ? 'grammar.agree.many' : 'grammar.agree.one', values, next, verdict: 'right' }
  if (picked !== other) return { key: 'grammar.agree.hint', values, next, verdict: 'tell' }
  return { key: near === null ? 'grammar.agree.look' : 'grammar.agree.near', values, next, verdict: 'look' }
}

const mostWords = 10

/** 'Team is one thing so is', 'was'. */
function tried(text: string, kept: string): ToldByKey | null {
  const [, right = '', other = '', head = '', count = ''] = kept.split(':')
  const words = text.toLowerCase().match(/[a-z']+/g) ?? []
  if (right === '' || words.length > mostWords || words.length === 0) return null
  const last = words.filter((word) => word === right || word === other).at(-1)
  const values = { head, right, other, near: head }
  if (last === undefined || (words.length > 2 && words.at(-1) !== last)) return null
  return last === right
    ? { key: count === 'many' ? 'grammar.agree.many' : 'grammar.agree.one', values, verdict: 'right' }
    : { key: 'grammar.agree.look', values, next: kept, verdict: 'look' }
}
