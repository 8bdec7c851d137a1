import { vocabulary } from '#server/safety/ear/ear.ts'
import { bookWords, stemOfWord } from '../book/words.ts'

/** A line that is known, by the name of what it belongs to. */
export type KnownLine = { id: string; text: string }
/** What a text is nearest to. `score` is from 0 to 1; `lead` how far it is before the next other one. */
export type Near = { id: string; score: number; lead: number; line: number }
export type NearLines = (text: string, without?: number) => Near | null

const mostWords = 24
const share = { pair: 0.6, group: 0.55, wide: 0.3 }

/** What a line is made of: its stems, stems side by side, and what kinds of words they are. */
function signsOf(text: string): Map<string, number> {
  const { speller, groupsOf } = vocabulary()
  const words = bookWords(text)
    .slice(0, mostWords)
    .map((word) => (word === '#' ? word : speller(word)))
  const stems = words.map((word) => stemOfWord(word))
  const signs = new Map<string, number>()
  const add = (sign: string, weight: number) => signs.set(sign, Math.max(weight, signs.get(sign) ?? 0))
  for (const [at, stem] of stems.entries()) {
    add(stem, 1)
    add(`${stems[at - 1] ?? '^'} ${stem}`, share.pair)
    const groups = groupsOf(words[at] ?? '')
    if (groups) {
      add(`g${groups[1]}`, share.group)
      add(`w${groups[0]}`, share.wide)
    }
  }
  add(`${stems.at(-1) ?? '^'} $`, share.pair)
  return signs
}

/** Finds the known lines that are most like a text: by rare words and pairs of words, in any spelling. */
export function nearLines(lines: readonly KnownLine[]): NearLines {
  const all = lines.map(({ text }) => signsOf(text))
  const often = new Map<string, number>()
  for (const signs of all) for (const sign of signs.keys()) often.set(sign, (often.get(sign) ?? 0) + 1)
  const rarity = (sign: string) => Math.log(1 + lines.length / (0.5 + (often.get(sign) ?? 0)))
  const weigh = (signs: ReadonlyMap<string, number>) => {
    const weighed = [...signs].map(([sign, weight]) => [sign, weight * rarity(sign)] as const)
    const length = Math.sqrt(weighed.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1
    return weighed.map(([sign, weight]) => [sign, weight / length] as const)
  }
  const at = new Map<string, { line: number; weight: number }[]>()
  for (const [line, signs] of all.entries())
    for (const [sign, weight] of weigh(signs)) {
      const list = at.get(sign)
      if (list) list.push({ line, weight })
      else at.set(sign, [{ line, weight }])
    }
  const scores = new Float32Array(lines.length)
  return (text, without) => {
    const touched: number[] = []
    for (const [sign, weight] of weigh(signsOf(text)))
      for (const one of at.get(sign) ?? []) {
        if (scores[one.line] === 0) touched.push(one.line)
        scores[one.line] = (scores[one.line] ?? 0) + weight * one.weight
      }
    const found = bestOf(lines, scores, without === undefined ? touched : touched.filter((line) => line !== without))
    for (const line of touched) scores[line] = 0
    return found
  }
}

/** How much a second line of the same thing adds. */
const support = 0.25

function bestOf(lines: readonly KnownLine[], scores: Float32Array, touched: readonly number[]): Near | null {
  const tops = new Map<string, { first: number; second: number; line: number }>()
  for (const line of touched) {
    const score = scores[line] ?? 0
    const id = lines[line]?.id ?? ''
    const top = tops.get(id)
    if (!top) tops.set(id, { first: score, second: 0, line })
    else if (score > top.first) tops.set(id, { first: score, second: top.first, line })
    else if (score > top.second) top.second = score
  }
  let best: Near | null = null
  let next = 0
  for (const [id, { first, second, line }] of tops) {
    const score = Math.min(1, (first + support * second) / (1 + support * 0.5))
    if (!best || score > best.score) {
      next = best?.score ?? 0
      best = { id, score, lead: 0, line }
    } else if (score > next) next = score
  }
  return best && { ...best, lead: best.score - next }
}
