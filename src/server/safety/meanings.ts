import { late } from '#server/late.ts'

/**
 * Ways of saying something, told by the kinds of words that come together and not by a whole phrase: 'who', 'does what',
 * 'to whom'. Unlike a pattern it does not mind what stands between, and reading a long text stays quick.
 */
export type Meanings = { rules: readonly Meaning[]; words: Words }

type Step = { kind: number; gap: number }
type Meaning = { steps: readonly Step[]; also: readonly number[]; unless: number | null }
type Span = readonly [from: number, to: number]
/** What a word may be the beginning of: a kind of word, or a kind of phrase with the words that follow. */
type Start = { rest: readonly string[]; kind: number }
type Words = {
  whole: ReadonlyMap<string, readonly Start[]>
  beginnings: readonly (readonly [string, readonly Start[]])[]
}

const usualGap = 4
const wideGap = 10
/** How far from what was said a word may stand that makes it harmless. */
const reach = 10

/** Lists as they stand in content/safety: named kinds of words, each in some lines, and rules. */
export type WordLists = Readonly<Record<string, readonly string[]>>

/**
 * Rules one a line. 'a b > c' means one of the words a and b and, within four words, c; '>2' within two, '>>' within ten.
 * '& d' wants d anywhere in the sentence; '~ e f' makes it harmless when e or f stands near. '$kind' is one of the named
 * kinds of words, 'two_words' a phrase, 'kill*' every word that begins so, and '.' the end of a sentence. The words
 * named 'always' make every rule harmless. Lines with '#' are for the reader.
 */
export function meanings(named: WordLists, says: readonly string[]): Meanings {
  const made = late(() => meaningsOf(named, says))
  return {
    get rules() {
      return made().rules
    },
    get words() {
      return made().words
    },
  }
}

function meaningsOf(named: WordLists, says: readonly string[]): Meanings {
  const kinds = new Map<string, number>()
  const lists = new Map(Object.entries(named).map(([name, lines]) => [name, lines.join(' ')]))
  const always = lists.get('always') ?? ''
  // Most lists stand in many rules.
  const asWritten = new Map<string, number>()
  const kindOf = (list: string) => {
    const seen = asWritten.get(list)
    if (seen !== undefined) return seen
    const words = [...new Set(spread(list, lists))].sort().join(' ')
    const known = kinds.get(words) ?? kinds.size
    kinds.set(words, known)
    asWritten.set(list, known)
    return known
  }
  const rules = says.filter((line) => !line.startsWith('#')).map((line) => meaningOf(line, kindOf, always))
  return { rules, words: dictionary(kinds) }
}

/** Is one of these things said in a folded text? */
export function means({ rules, words }: Meanings, sentences: Sentences): boolean {
  return sentences.some((tokens) => {
    const spans = spansIn(tokens, words)
    return rules.some((rule) => holds(rule, spans))
  })
}

export type Sentences = readonly (readonly string[])[]

/** The words of each sentence of a folded text, with a point behind. */
export const sentencesOf = (folded: string): Sentences =>
  folded
    .split(' . ')
    .map((sentence) => sentence.split(' ').filter((word) => word !== '' && word !== '.'))
    .filter((words) => words.length > 0)
    .map((words) => [...words, '.'])

function splitAt(line: string, sign: string): [string, string] {
  const at = line.indexOf(sign)
  return at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + sign.length)]
}

/** A list of words with the named kinds in it written out. */
function spread(list: string, lists: ReadonlyMap<string, string>): string[] {
  return list.split(' ').flatMap((word) => {
    if (!word.startsWith('$')) return word === '' ? [] : [word]
    const named = lists.get(word.slice(1))
    if (named === undefined) throw new Error(`No kind of words is named ${word}.`)
    return spread(named, lists)
  })
}

function meaningOf(line: string, kindOf: (list: string) => number, always: string): Meaning {
  const [said, own] = splitAt(line, ' ~ ')
  const unless = `${own} ${always}`.trim()
  const [chain = '', ...also] = said.split(' & ')
  const parts = chain.split(/ (>>|>\d*) /)
  const steps = parts.flatMap((part, at) =>
    at % 2 === 0 ? [{ kind: kindOf(part), gap: gapOf(parts[at - 1] ?? '>') }] : [],
  )
  return { steps, also: also.map(kindOf), unless: unless === '' ? null : kindOf(unless) }
}

const gapOf = (sign: string) => (sign === '>>' ? wideGap : sign === '>' ? usualGap : Number(sign.slice(1)))

function dictionary(kinds: ReadonlyMap<string, number>): Words {
  const whole = new Map<string, Start[]>()
  const beginnings = new Map<string, Start[]>()
  for (const [list, kind] of kinds) {
    for (const entry of list.split(' ')) {
      const [first = '', ...rest] = entry.split('_')
      const [map, key] = first.endsWith('*') ? [beginnings, first.slice(0, -1)] : [whole, first]
      const known = map.get(key)
      if (known) known.push({ rest, kind })
      else map.set(key, [{ rest, kind }])
    }
  }
  return { whole, beginnings: [...beginnings] }
}

function spansIn(tokens: readonly string[], words: Words): ReadonlyMap<number, readonly Span[]> {
  const spans = new Map<number, Span[]>()
  const note = (starts: readonly Start[] | undefined, at: number) => {
    for (const { rest, kind } of starts ?? []) {
      if (rest.some((word, next) => tokens[at + 1 + next] !== word)) continue
      const found = spans.get(kind)
      if (found) found.push([at, at + rest.length])
      else spans.set(kind, [[at, at + rest.length]])
    }
  }
  for (const [at, token] of tokens.entries()) {
    note(words.whole.get(token), at)
    for (const [beginning, starts] of words.beginnings) if (token.startsWith(beginning)) note(starts, at)
  }
  return spans
}

function holds({ steps, also, unless }: Meaning, spans: ReadonlyMap<number, readonly Span[]>): boolean {
  if (steps.some(({ kind }) => !spans.has(kind)) || also.some((kind) => !spans.has(kind))) return false
  const found = chains(steps, spans)
  const harmless = unless === null ? [] : (spans.get(unless) ?? [])
  return harmless.length === 0 ? found.length > 0 : someApart(found, harmless)
}

/** Does one of the spans have none of the others near it? Those are in the order in which they begin. */
function someApart(found: readonly Span[], others: readonly Span[]): boolean {
  const byEnd = found.toSorted(([, one], [, other]) => one - other)
  let [next, latest] = [0, Number.NEGATIVE_INFINITY]
  for (const [from, to] of byEnd) {
    for (let other = others[next]; other && other[0] <= to + reach; other = others[++next])
      latest = Math.max(latest, other[1])
    if (latest < from - reach) return true
  }
  return false
}

/** From where to where the steps of a rule are said, in order. */
function chains(steps: readonly Step[], spans: ReadonlyMap<number, readonly Span[]>): readonly Span[] {
  const [first, ...others] = steps
  let found: readonly Span[] = first ? (spans.get(first.kind) ?? []) : []
  for (const { kind, gap } of others) {
    found = followed(found, spans.get(kind) ?? [], gap)
    if (found.length === 0) return []
  }
  return found
}

/** The next word of a rule behind what was found of it; of several ways to the same word the nearest is enough. */
function followed(found: readonly Span[], words: readonly Span[], gap: number): readonly Span[] {
  const before = found.toSorted(([, one], [, other]) => one - other)
  const next: Span[] = []
  let at = -1
  for (const [from, to] of words) {
    while ((before[at + 1]?.[1] ?? from) < from) at++
    const nearest = before[at]
    if (nearest && from - nearest[1] - 1 <= gap) next.push([nearest[0], to])
  }
  return next
}
