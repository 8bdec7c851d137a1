import { everyKind } from './everyday.ts'
import { type Mention, mentionAt, type Remembered } from './plain-line.ts'
import { type Measure, senseWords } from './sense-words.ts'

// What is said of a thing behind its name: 'bigger than a house', 'made of glass', 'has four legs'.

export type Said =
  | { form: 'alive' }
  | { form: 'than'; other: Mention; more: string; measure: Measure; sign: 1 | -1 }
  | { form: 'most'; more: string; measure: Measure; sign: 1 | -1 }
  | { form: 'can'; verb: string; withPart: string | null }
  | { form: 'has'; part: string; count: number | null }
  /** Why it has none of it, or cannot do it. */
  | { form: 'whyNot'; of: Lacking }
  | { form: 'isMade' | 'isColor' | 'feels' | 'sized' | 'kind'; what: string }
  | { form: 'isShape'; what: string; and: Mention | null }
  | { form: 'isFor'; what: string }
  | { form: 'count'; part: string }
  | { form: 'size'; measure: Measure }
  | { form: 'for' }
  | { form: 'does' }
  | { form: 'made' }
  | { form: 'where' }
  | { form: 'color' }
  | { form: 'shape' }

/** What a thing may lack: a part, or something to do. */
export type Lacking = Extract<Said, { form: 'can' } | { form: 'has' }>

export type Talk = { words: readonly string[]; before: Remembered | null }

const because = new Set(['because', 'but', 'it', 'they', 'he', 'she', 'if'])

/** The words from there on, without those that only make it stronger or softer. */
const restAt = ({ words }: Talk, at: number) => {
  const { softeners } = senseWords()
  let from = at
  while (from < words.length - 1 && softeners.includes(words[from] ?? '')) from++
  return { rest: words.slice(from), from }
}

/** Behind 'is' and its thing. */
export function isSaid(talk: Talk, at: number): Said | null {
  const { rest, from } = restAt(talk, at)
  if (rest.length === 0) return null
  const compared = thanSaid(talk, rest, from)
  if (compared !== undefined) return compared
  const line = rest.join(' ')
  return aliveSaid(rest) ?? madeSaid(rest) ?? shapeSaid(talk, rest, from) ?? whatSaid(line.replace(/^an? /, ''))
}

/** 'Bigger than a house'; undefined where nothing is compared, null where it is with something unknown. */
export function thanSaid(talk: Talk, rest: readonly string[], from: number): Said | null | undefined {
  const { compare, everything } = senseWords()
  const size = compare[rest.slice(0, 2).join(' ')] ? 2 : 1
  const more = rest.slice(0, size).join(' ')
  const [measure, sign] = compare[more] ?? []
  if (measure === undefined || sign === undefined) return undefined
  if (rest[size] !== 'than') return null
  const behind = rest.slice(size + 1).join(' ')
  if (everything.includes(behind)) return { form: 'most', more, measure, sign }
  const other = mentionAt(talk.words, from + size + 1, talk.before)
  return other && isEnd(talk, other.next) ? { form: 'than', other, more, measure, sign } : null
}

/** Nothing more is said, or only why, or that it is so. */
export const isEnd = ({ words }: Talk, at: number): boolean => {
  const next = words[at]
  return next === undefined || because.has(next) || (/^(?:is|are|does|do)$/.test(next) && words.length === at + 1)
}

function aliveSaid(rest: readonly string[]): Said | null {
  const { alive } = senseWords()
  const size = [3, 2, 1].find((one) => alive.includes(rest.slice(0, one).join(' ')))
  if (size === undefined) return null
  const next = rest[size]
  return next === undefined || because.has(next) || next === 'or' ? { form: 'alive' } : null
}

function madeSaid(rest: readonly string[]): Said | null {
  const { materials } = senseWords()
  if (rest[0] !== 'made') return null
  const at = rest[1] === 'out' ? 3 : 2
  if (!/^(?:of|from|with)$/.test(rest[at - 1] ?? '')) return null
  const what = rest.slice(at).join(' ')
  return materials.includes(what) ? { form: 'isMade', what } : null
}

function shapeSaid(talk: Talk, rest: readonly string[], from: number): Said | null {
  const { shapeOf } = senseWords()
  const shaped = rest[0] === 'shaped' && rest[1] === 'like' ? 2 : 0
  const at = /^an?$/.test(rest[shaped] ?? '') ? shaped + 1 : shaped
  const what = shapeOf.get(rest[at] ?? '')
  if (what === undefined || (at === 0 && rest[0] !== 'round' && !/s$/.test(rest[0] ?? ''))) return null
  if (rest.length === at + 1) return { form: 'isShape', what, and: null }
  const and = rest[at + 1] === 'and' ? mentionAt(talk.words, from + at + 2, talk.before) : null
  return and && isEnd(talk, and.next) ? { form: 'isShape', what, and } : null
}

function whatSaid(line: string): Said | null {
  const { colors, feels, sizes } = senseWords()
  if (line.startsWith('for ')) return { form: 'isFor', what: line.slice(4) }
  if (colors.includes(line)) return { form: 'isColor', what: line === 'grey' ? 'gray' : line }
  if (feels[line]) return { form: 'feels', what: line }
  if (sizes[line]) return { form: 'sized', what: line }
  const kind = kindNamed(line)
  return kind === null ? null : { form: 'kind', what: kind }
}

export function kindNamed(name: string): string | null {
  for (const { id, is, names } of everyKind()) if (is !== undefined && (is === name || names?.includes(name))) return id
  return null
}

/** Behind 'can', 'does' and its thing: 'drink water with a mouth', 'have feet', 'go faster than a car'. */
export function doesSaid(talk: Talk, at: number): Said | null {
  const { verbOf, partOf, tails } = senseWords()
  const { rest, from } = restAt(talk, at)
  const [first = ''] = rest
  if (/^(?:have|has)$/.test(first)) return hasSaid(talk, from + 1)
  if (first === 'weigh') return weighsSaid(talk, rest, from)
  const verb = verbOf.get(first)
  if (verb === undefined) return null
  if (/^(?:run|swim|fly|move|walk|go)$/.test(verb) && rest[1] !== undefined) {
    const compared = thanSaid(talk, rest.slice(1), from + 1)
    if (compared !== undefined) return compared
  }
  const withAt = rest.indexOf('with')
  const withPart = withAt > 0 ? partOf.get(rest.at(-1) ?? '') : undefined
  const tail = rest.slice(1, withPart === undefined ? undefined : withAt).join(' ')
  if (tail !== '' && !tails.includes(tail)) return null
  // What breathes or sleeps may still not do it under water.
  if (/^(?:breathe|sleep|see|hear|talk|eat|live)$/.test(verb) && /water/.test(tail)) return null
  return { form: 'can', verb, withPart: withPart ?? null }
}

const weighsSaid = (talk: Talk, rest: readonly string[], from: number): Said | null => {
  const more = rest[1] === 'more' ? 'heavier' : rest[1] === 'less' ? 'lighter' : null
  if (more === null || rest[2] !== 'than') return null
  const other = mentionAt(talk.words, from + 3, talk.before)
  return other && isEnd(talk, other.next)
    ? { form: 'than', other, more, measure: 'weight', sign: more === 'heavier' ? 1 : -1 }
    : null
}

const few = new Set(['a', 'an', 'any', 'some', 'the', 'real', 'lots', 'of', 'many', 'its', 'their', 'his', 'her'])

/** Behind 'have': a part, and how many of it. */
export function hasSaid({ words }: Talk, at: number): Said | null {
  const { partOf, numbers } = senseWords()
  let from = at
  let count: number | null = null
  for (; from < words.length - 1; from++) {
    const number = numbers.indexOf(words[from] ?? '')
    if (number >= 0) count = number
    else if (words[from] === 'no') count = 0
    else if (!few.has(words[from] ?? '')) break
  }
  const part = partOf.get(words.slice(from).join(' '))
  return part === undefined ? null : { form: 'has', part, count }
}
