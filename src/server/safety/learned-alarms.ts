import weights from '#content/alarm-weights.json'
import { eachSign } from './alarm-signs.ts'
import type { RuleFamily } from './told-kind.ts'

// What the rules do not name: many small signs that add up, weighed by learning from the cases beside this file
// (scripts/learn-alarms.ts). The weights are fixed numbers; the same words always get the same verdict.

const reasons: readonly RuleFamily[] = ['crisis', 'abuse', 'danger', 'worry']
/** The whole numbers in the file are this many times the weights. */
const scale = 25
/** From here on words are an alarm. A lower one hears more and takes more harmless look-alikes for alarms. */
const enough = 1.25

const longest = 24
const step = 12

type Weights = readonly number[]
/** By the first word with how the second follows, then by the second. */
type Known = ReadonlyMap<string, ReadonlyMap<string, Weights>>

let known: Readonly<Record<'' | '_' | '~', Known>> | null = null
const knownWeights = () => (known ??= { '': byWords(''), _: byWords('_'), '~': byWords('~') })

function byWords(how: '' | '_' | '~'): Known {
  const found = new Map<string, Map<string, Weights>>()
  for (const line of weights.signs) {
    const [sign = '', ...numbers] = line.split(' ')
    if ((/[_~]/.exec(sign)?.[0] ?? '') !== how) continue
    const each = numbers.map(Number)
    const [one = '', other = ''] = how === '' ? [sign] : sign.split(how)
    const follows = found.get(one) ?? new Map<string, Weights>()
    found.set(one, follows.set(other, each))
  }
  return found
}

/** The alarm that the signs in a folded text add up to, if they do. */
export function learnedAlarm(folded: string): RuleFamily | null {
  const sentences = folded.split(' . ').map(wordsOf)
  const signs = knownSigns(sentences.flat())
  let surest = enough
  let found: RuleFamily | null = null
  for (const [from, to] of passages(sentences)) {
    const sums = sumsOf(signs, from, to)
    const most = Math.max(...sums)
    const sure = most + Math.log(sums.reduce((all, each) => all + Math.exp(each - most), 0))
    if (sure <= surest) continue
    surest = sure
    found = reasons[sums.indexOf(most)] ?? null
  }
  return found
}

type Weighed = { weights: Weights; to: number }

/** The signs that weigh something, by the word they begin with. */
function knownSigns(words: readonly string[]): readonly (readonly Weighed[])[] {
  const all = knownWeights()
  const begins: Weighed[][] = words.map(() => [])
  eachSign(words, (one, how, other, from, to) => {
    const found = all[how].get(one)?.get(other)
    if (found) begins[from]?.push({ weights: found, to })
  })
  return begins
}

/** What the signs between two words add up to; a sign that comes again counts once. */
function sumsOf(begins: readonly (readonly Weighed[])[], from: number, to: number): Weights {
  const sums = [...weights.bias]
  const counted = new Set<Weights>()
  for (const signs of begins.slice(from, to)) {
    for (const sign of signs) {
      if (sign.to >= to || counted.has(sign.weights)) continue
      counted.add(sign.weights)
      for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (sign.weights[at] ?? 0)
    }
  }
  return sums.map((sum) => sum / scale)
}

/** The sentences, and stretches of the whole text as long as what was learned from: from which word to which. */
function passages(sentences: readonly (readonly string[])[]): readonly (readonly [from: number, to: number])[] {
  const length = sentences.reduce((sum, each) => sum + each.length, 0)
  const stretches = Array.from({ length: Math.max(1, Math.ceil((length - longest) / step) + 1) }, (_, at) =>
    span(at * step, longest),
  )
  let from = 0
  const short = sentences.flatMap((each) => {
    const start = from
    from += each.length
    return each.length >= 3 && each.length <= longest ? [span(start, each.length)] : []
  })
  return [...stretches, ...short]
}

const span = (from: number, length: number): readonly [from: number, to: number] => [from, from + length]
const wordsOf = (text: string) => text.split(' ').filter((word) => /[a-z0-9]/.test(word))
