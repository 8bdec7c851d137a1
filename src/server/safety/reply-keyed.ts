import { late } from '#server/late.ts'
import { type AlarmRule, rules, speaks } from './alarm-words.ts'
import { wordsNeeded } from './reply-keys.ts'

/** Rules by the words one of which they need: most sentences say none, and only the other rules are looked at. */
export type KeyedRules = { byWord: ReadonlyMap<string, readonly AlarmRule[]>; always: readonly AlarmRule[] }

export function keyed(list: readonly AlarmRule[]): KeyedRules {
  const byWord = new Map<string, AlarmRule[]>()
  const always: AlarmRule[] = []
  for (const rule of list) {
    const needed = wordsNeeded(rule.says.source)
    if (needed === null) always.push(rule)
    for (const word of needed ?? []) {
      const known = byWord.get(word)
      if (known === undefined) byWord.set(word, [rule])
      else known.push(rule)
    }
  }
  return { byWord, always }
}

/**
 * Rules on words with one space between them, one a line, as `rules` reads them. A name in capitals stands for the
 * alternatives of `meanings`; what a look-ahead lists are whole words.
 */
export function keyedRules(lines: string, meanings: Record<string, string> = {}): KeyedRules {
  const made = late(() =>
    keyed(
      rules(
        lines
          .replace(/\b[A-Z]{3,}\b/g, (name) => `(?:${meanings[name] ?? name})`)
          .split('\n')
          .flatMap((line) => apart(wholeWords(line)))
          .join('\n'),
      ),
    ),
  )
  return {
    get byWord() {
      return made().byWord
    },
    get always() {
      return made().always
    },
  }
}

/** '(?= (?:go|i))' is not to find 'going' and 'it'. */
function wholeWords(line: string): string {
  const starts = [...line.matchAll(/\(\?= \(\?:/g)].map(({ index, 0: opening }) => index + opening.length).reverse()
  return starts.reduce((text, from) => {
    const end = closing(text, from)
    return `${text.slice(0, end + 1)}(?= |$)${text.slice(end + 1)}`
  }, line)
}

/** Each of the ways to say it as a rule of its own, which is looked at for fewer words. */
function apart(line: string): string[] {
  const says = line.split(/ ~<? /, 1)[0] ?? ''
  const ways: string[] = []
  for (let from = 0; from < says.length; ) {
    const end = closing(says, from, '|')
    ways.push(says.slice(from, end) + line.slice(says.length))
    from = end + 1
  }
  return ways
}

/** Where the group that is open at `from` ends, or before that at a sign of its own level. */
function closing(text: string, from: number, sign?: string): number {
  let depth = 1
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === sign && depth === 1) return at
    else if (text[at] === '(') depth++
    else if (text[at] === ')' && --depth === 0) return at
  }
  return text.length
}

/** Does one of the rules speak in the line that has a space around each word? */
export function saysOneOf({ byWord, always }: KeyedRules, words: Iterable<string>, line: string): boolean {
  const tried = new Set<AlarmRule>()
  for (const word of words) {
    const rulesOfWord = byWord.get(word)
    if (rulesOfWord === undefined) continue
    for (const rule of rulesOfWord) tried.add(rule)
  }
  return speaks(always, line) || speaks([...tried], line)
}
