/** Any run of characters, in what a pattern may match. */
const gapKey = '\u0001'
/** So many ways to write a part are told apart; beyond that only its more telling half is looked at. */
const most = 300
const common = new Set(
  'a an and are at be can do for go have i if in is it me my no not of on or so that the this to we what will with you your was were they he she . ?'.split(
    ' ',
  ),
)

/**
 * Words one of which stands in every text that the pattern matches, as whole words between spaces; null when there is
 * no such list. Reads what our rules are written with: letters, groups, alternatives, look-arounds, `\w \d \. ? * + {}`.
 */
export function wordsNeeded(pattern: string): ReadonlySet<string> | null {
  const { ways } = alternatives(pattern, 0)
  const words = new Set<string>()
  for (const way of ways) {
    const best = telling(way)
    if (best === null) return null
    words.add(best)
  }
  return words
}

type Part = { ways: string[]; end: number }

/** The most telling of the whole words in a way to match. */
function telling(way: string): string | null {
  let best: string | null = null
  let most = 0
  for (const word of way.split(' ')) {
    if (word === '' || word.includes(gapKey)) continue
    const own = weight(word)
    if (own <= most) continue
    best = word
    most = own
  }
  return best
}

const weight = (word: string) => (common.has(word) ? 0 : 10) + word.length

function alternatives(pattern: string, from: number): Part {
  const ways = new Set<string>()
  let at = from
  for (;;) {
    const part = sequence(pattern, at)
    for (const way of part.ways) ways.add(way)
    at = part.end
    if (pattern[at] !== '|') return { ways: [...ways], end: at }
    at++
  }
}

function sequence(pattern: string, from: number): Part {
  let ways = ['']
  let at = from
  while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') {
    const atom = atomAt(pattern, at)
    const times = quantifier.exec(pattern.slice(atom.end))?.[0] ?? ''
    at = atom.end + times.length
    ways = joined(ways, repeated(atom.ways, times))
  }
  return { ways, end: at }
}

// Up to the letter that a quantifier behind it is about.
const letters = /[a-z0-9 ]+(?![a-z0-9 ?*+{])/y
const quantifier = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/

function repeated(ways: string[], times: string): string[] {
  if (times === '') return ways
  const once = [...new Set(['', ...ways])]
  if (times.startsWith('?') || times.startsWith('{0,1}')) return once
  if (times.startsWith('+')) return [gapKey]
  return ways.every((way) => way.endsWith(' ')) ? ['', `${gapKey} `] : [gapKey]
}

function atomAt(pattern: string, at: number): Part {
  const sign = pattern[at] ?? ''
  if (sign === '\\') {
    const escaped = pattern[at + 1] ?? ''
    return { ways: [escaped === 'b' ? '' : /\W/.test(escaped) ? escaped : gapKey], end: at + 2 }
  }
  if (sign === '[') return { ways: [gapKey], end: pattern.indexOf(']', at) + 1 }
  letters.lastIndex = at
  const run = letters.exec(pattern)?.[0]
  if (run !== undefined) return { ways: [run], end: at + run.length }
  if (sign !== '(') return { ways: [sign === '^' || sign === '$' ? '' : sign === '.' ? gapKey : sign], end: at + 1 }
  const kind = /^\((?:\?(?:<?[=!]|:))?/.exec(pattern.slice(at))?.[0] ?? '('
  const inside = alternatives(pattern, at + kind.length)
  return { ways: kind === '(?:' || kind === '(' ? inside.ways : [''], end: inside.end + 1 }
}

/** One part behind the other; when there are too many ways, what tells less becomes 'anything'. */
function joined(left: string[], right: string[]): string[] {
  if (left.length * right.length <= most)
    return [...new Set(left.flatMap((before) => right.map((behind) => short(before + behind))))]
  const spaced = left.every((way) => way.endsWith(' '))
  const open = right.every((way) => way.startsWith(' ')) ? ` ${gapKey}` : gapKey
  const behind = spaced && right.every((way) => way === '' || way.endsWith(' ')) ? `${open} ` : open
  const before = spaced ? `${gapKey} ` : gapKey
  const [first, second] = [left.map((way) => short(way + behind)), right.map((way) => short(before + way))]
  return tells(first) >= tells(second) ? [...new Set(first)] : [...new Set(second)]
}

const short = (way: string) => {
  let shorter = way
  while (shorter.includes(gapKey + gapKey)) shorter = shorter.replaceAll(gapKey + gapKey, gapKey)
  return shorter
}

/** How telling the whole words are that stand in every one of the ways; what may follow is not known yet. */
function tells(ways: string[], behind = ''): number {
  const words = ways.map((way) => telling(way + behind))
  if (words.some((word) => word === null)) return 0
  return words.some((word) => word !== null && common.has(word)) ? 1 / 1000 / ways.length : 1 / ways.length
}
