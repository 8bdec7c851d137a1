import { isPlural, stem, stops, verbKind, type Word } from './words.ts'

/** What a story wants to know. */
export type Wanted = {
  /** Singular; empty where any is meant ('how far', 'how many are left'). */
  thing: string
  named: string[]
  mode: 'end' | 'whole' | 'difference' | 'each' | 'start' | 'missing' | 'times' | 'rest' | 'change' | 'plain'
  /** Which of those that are compared, or whose. */
  of: string[]
  /** 'for each friend' */
  per: string
  verb: string
  /** The question's own words. */
  said: string
  /** 'How many are left, still to read': what goes on is taken from all of it. */
  isLeft: boolean
  sentence: number
}

const asks =
  /\bhow (?:many|much|far|long|old|tall|heavy|high|deep|big)\b|\bwhat (?:is|was|will be|'s|are) (?:the|her|his|their|its|my) (?:[a-z']+ ){0,2}?(?:total|sum|difference|new|cost|price|change|number|temperature|weight|score|age|length)\b|\bwhat (?:is|was|will|are) (?:[a-z']+ ){1,3}?(?:height|age|weight|time|length|score|total|mass)\b|\bwhat does (?:one|1|each|a|an) |\bfind (?:the )?(?:total|number|how many|difference|cost)\b|\bwhat (?:total|number|temperature|change)\b|\bwhat (?:is|are) the (?:fewest|least|smallest|most|greatest|largest)\b|\bwhat (?:will|would|did|do|does)\b.*\b(?:pay|cost|spend)\b/
const measures: Record<string, string> = {
  old: 'year',
  far: '',
  long: '',
  tall: '',
  heavy: '',
  high: '',
  deep: '',
  big: '',
}

/** The question among the sentences; null where there is none, or more than one. */
export function wantedIn(words: readonly Word[]): Wanted | null {
  const sentences = [...new Set(words.map(({ sentence }) => sentence))]
  const asking = sentences.filter((one) => asks.test(textOf(words, one)))
  const [only, ...more] = asking
  if (only === undefined || more.length > 0) return null
  const line = textOf(words, only)
  if ((line.match(/\bhow (?:many|much)\b/g) ?? []).length > 1) return null
  const from = line.search(asks)
  const said = line.slice(from).split(/ (?:if|when|because) /)[0] ?? ''
  const { thing, named } = thingOf(said)
  const condition = line.slice(0, from)
  const comparedBefore = words.some(({ text, sentence }) => sentence !== only && /^(?:than|fewer|times)$/.test(text))
  return {
    thing,
    named,
    mode: modeOf(said, condition, line, comparedBefore),
    of: ownersIn(said),
    per: perIn(said),
    verb:
      said
        .split(' ')
        .find(
          (word, at) =>
            at > 1 && verbKind(word) !== null && !/^(?:does|do|did|is|are|was|were|has|have|had|left)$/.test(word),
        ) ?? '',
    said,
    isLeft: /\b(?:left|remain|remains|remaining|still|to go|until)\b/.test(said),
    sentence: only,
  }
}

const textOf = (words: readonly Word[], sentence: number) =>
  words
    .filter((word) => word.sentence === sentence)
    .map(({ text }) => text)
    .join(' ')

function thingOf(said: string): { thing: string; named: string[] } {
  const [, way = '', rest = ''] = /^how (many|much|far|long|old|tall|heavy|high|deep|big)\b ?(.*)$/.exec(said) ?? []
  if (way !== 'many' && way !== 'much') {
    if (/\b(?:cost|price|change|pay|spend)\b/.test(said)) return { thing: 'dollar', named: [] }
    if (/\b(?:age)\b/.test(said)) return { thing: 'year', named: [] }
    const number = /\b(?:number of|fewest|least|most) (?!number\b)(?:full |whole |complete )?([a-z]+)/.exec(said)?.[1]
    return { thing: number ? stem(number) : (measures[way] ?? ''), named: [] }
  }
  if (
    /^(?:(?:more |less )?money|change|will (?:it|they|she|he|the \w+) cost|do(?:es)? .*\b(?:cost|pay|earn|spend)\b|did .*\b(?:cost|pay|earn|spend|make)\b|would .*\b(?:cost|pay|spend)\b|will .*\b(?:cost|pay|spend|earn)\b|is (?:each|one)\b)/.test(
      rest,
    ) &&
    way === 'much'
  )
    return { thing: 'dollar', named: [] }
  const named: string[] = []
  for (const word of rest.split(' ')) {
    if (named.length === 0 && /^(?:more|fewer|less|total|of|the|extra|full|whole|complete|other|different)$/.test(word))
      continue
    if (stops.has(word) || !/^[a-z]/.test(word) || comparatives.test(word)) break
    if (verbKind(word) !== null && (named.length > 0 ? named.some(isPlural) : !isPlural(word))) break
    named.push(word)
    if (named.length > 3) break
  }
  const many = named.find(
    (word, at) => isPlural(word) && !(isPlural(named[at + 1] ?? '') && !verbKind(named[at + 1] ?? '')),
  )
  const head = many ?? named[0]
  return head === undefined || (verbKind(head) && !isPlural(head))
    ? { thing: '', named: [] }
    : { thing: stem(head), named: named.map(stem) }
}

const comparatives =
  /^(?:longer|farther|further|taller|heavier|hevier|older|younger|higher|shorter|faster|colder|warmer|hotter|deeper|wider)$/
const comparing =
  /^how (?:many|much) (?:[a-z]+ )?(?:more|fewer|less)\b|^how (?:many|much) (?:[a-z]+ ){0,3}(?:longer|farther|further|taller|heavier|hevier|older|younger|higher|shorter|faster|colder|warmer|hotter|deeper|wider)\b|\bdifference\b|\bhow (?:much|many) [a-z]+ (?:more|fewer|less|longer|older|younger|taller)\b/

function modeOf(said: string, condition: string, line: string, comparedBefore: boolean): Wanted['mode'] {
  if (/\bhow many times\b/.test(said) && /\bas\b/.test(said)) return 'times'
  if (/\b(?:left ?over|leftover|remainder|extra)\b/.test(said)) return 'rest'
  if (/\b(?:change|get back|back)\b/.test(said) && /^how much\b|\bchange\b/.test(said))
    return /\bchange\b.*\b(?:temperature|number)\b/.test(said) ? 'difference' : 'change'
  if (
    /^how (?:much|many) (?:[a-z]+ )?(?:did|has|does) .*\b(?:grow|grown|rise|risen|increase|drop|decrease|fall)\b/.test(
      said,
    )
  )
    return 'difference'
  if (comparing.test(said))
    return /\b(?:need|needs|needed|have to|has to|raise|until|to (?:get|have|make|reach|fill|finish|buy)|still|must|should)\b/.test(
      said,
    ) && !/\bthan\b/.test(said)
      ? 'missing'
      : 'difference'
  if (
    /\b(?:to start|at first|in the beginning|at the start|to begin|before|start(?:ed)? (?:with|out)|originally|begin with)\b/.test(
      said,
    ) &&
    !/\bbefore\b.*\d/.test(condition)
  )
    return 'start'
  if (
    /\b(?:each|per|every|apiece|single|everyone|everybody)\b|\b(?:one|1)\b(?! (?:week|month|year|hour|minute)\b)|\b(?:is|does|did|do) [a-z ]*\b(?:one|1) (?:week|month|year|hour|minute) |\bin an? (?:row|box|bag|group|team|pack|jar|basket|table|shelf|day|hour|minute)\W*$/.test(
      said,
    ) &&
    !/\b(?:in all|altogether|total)\b/.test(said)
  )
    return 'each'
  if (/\bafter (?:that|buying|paying|giving|selling|spending)\b/.test(said)) return 'end'
  if (/\b(?:from the end|to go|short of|away from)\b/.test(said)) return 'missing'
  if (/\balready\b/.test(said)) return 'start'
  if (/\b(?:left|remain|remains|remaining|still|stay|stays|stayed|now|then|change|keep|kept)\b/.test(said)) return 'end'
  if (
    /\b(?:in all|altogether|all together|total|combined|sum|together|both|end to end|add up|between them)\b/.test(line)
  )
    return 'whole'
  if (/\bis that\b/.test(said) || (comparedBefore && /\b(?:they|we)\b/.test(said))) return 'whole'
  if (/\b(?:does|do|will|did|must|should) [a-z ]*\b(?:need|have to|has to)\b/.test(said)) return 'missing'
  if (/\bnot\b/.test(said)) return 'end'
  return 'plain'
}

const perIn = (said: string) => {
  const group = /\b(?:each|per|every|one|1|single|in an?) (?:of the )?([a-z]+)\b/.exec(said)?.[1]
  return group === undefined || (stops.has(group) && !isPlural(group)) ? '' : stem(group)
}

const ownersIn = (said: string) =>
  said
    .split(' ')
    .slice(2)
    .filter((word) => /^[a-z]/.test(word) && !stops.has(word) && verbKind(word) === null)
    .map(stem)
