import { inEnglish } from '../../src/server/safety/ear/in-english.ts'
import { type EarModel, faintPart, orderPlace, shareOf, sumCount, sumsOf } from '../../src/server/safety/ear/model.ts'
import { type GroupsOf, type Signs, signBits, signsOf } from '../../src/server/safety/ear/signs.ts'
import { type Speller, spellerOf, spellerParts } from '../../src/server/safety/ear/speller.ts'
import { pause, tokensOf } from '../../src/server/safety/ear/tokens.ts'
import { toldKinds } from '../../src/shared/alarm.ts'
import { diceOf, type EarLine } from './read-lines.ts'

/** `dropped` is the part of a line's signs that is left out each time, so that no few signs carry everything. */
export type Settings = { rounds: number; rate: number; decay: number; dropped: number; seed: number }
export const settings: Settings = { rounds: 8, rate: 0.1, decay: 2e-5, dropped: 0, seed: 9 }

export type TokenLine = EarLine & { tokens: string[][]; aim: Float64Array | null }

/** The words of every line, and what its sums should say; null is an alarm of whatever kind. Spanish also stands word by word in English. */
export const readTokens = (lines: readonly EarLine[]): TokenLine[] =>
  lines.flatMap((line) => {
    const read = { ...line, tokens: line.parts.map(tokensOf), aim: aimOf(line) }
    if (line.language !== 'es' || !inEnglish(read.tokens.at(-1) ?? [])) return [read]
    return [read, { ...read, language: wordByWord, tokens: read.tokens.map((own) => inEnglish(own) ?? own) }]
  })
/** The language of such a line. */
export const wordByWord = 'es in en'

function aimOf({ kind, isUnclear }: EarLine): Float64Array | null {
  if (kind === 'any') return null
  const aim = new Float64Array(sumCount)
  const at = kind === 'order' ? orderPlace : toldKinds.findIndex((each) => each === kind) + 1
  aim[at] = isUnclear ? 0.5 : 1
  if (isUnclear) aim[0] = 0.5
  return aim
}

/** The words that are spelled right: what several lines have and the vectors know, and the commonest of all. */
export function rightWords(lines: readonly TokenLine[], ranked: ReadonlyMap<string, number>): Map<string, number> {
  const seen = new Map<string, number>()
  for (const { tokens } of lines)
    for (const word of tokens.flat()) if (/^[a-z]/.test(word)) seen.set(word, (seen.get(word) ?? 0) + 1)
  const right = new Map<string, number>()
  for (const [word, count] of [...seen].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const rank = ranked.get(word) ?? Number.POSITIVE_INFINITY
    if ((count >= 2 && rank < 25_000) || count >= 6) right.set(word, count + 1)
  }
  for (const [word, rank] of ranked) if (rank < 8_000 && !right.has(word)) right.set(word, 1)
  return right
}

export const spelledBy = (speller: Speller, tokens: readonly string[]) =>
  tokens.map((token) => (token === pause || token === '#' ? token : speller(token)))

export function lineSigns(tokens: readonly (readonly string[])[], speller: Speller, groupsOf: GroupsOf): Signs {
  const lineOf = (own: readonly string[]) => ({ tokens: own, spelled: spelledBy(speller, own) })
  const earlier = tokens.slice(0, -1).flatMap((own) => [...own, pause])
  return signsOf(lineOf(tokens.at(-1) ?? []), earlier.length > 0 ? lineOf(earlier) : null, groupsOf)
}

/** Letters fall out, come twice, change places, or are others that sound like them. */
function misspelled(word: string, roll: () => number): string {
  const at = 1 + Math.floor(roll() * (word.length - 1))
  const way = Math.floor(roll() * 5)
  if (way === 0) return word.slice(0, at) + word.slice(at + 1)
  if (way === 1) return word.slice(0, at) + word.charAt(at) + word.slice(at)
  if (way === 2) return word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1)
  if (way === 3) return word.replace(/(?<=.)[aeiou]/, (vowel) => 'eaiuo'.charAt('aeiou'.indexOf(vowel)))
  return word.replace(/ck|ph|ght|ee|ea|ss|c|y$/, (own) => sounding[own] ?? own)
}
const sounding: Record<string, string> = { ck: 'k', ph: 'f', ght: 't', ee: 'ea', ea: 'ee', ss: 's', c: 'k', y: 'ie' }

const versions = 3

/** The signs of a line as it stands, and of versions with slips of the keys. */
function versionsOf(line: TokenLine, speller: Speller, groupsOf: GroupsOf, roll: () => number): Signs[] {
  return Array.from({ length: versions }, (_, version) => {
    const tokens =
      version === 0
        ? line.tokens
        : line.tokens.map((own) =>
            own.map((word) => (word.length > 3 && roll() < 0.09 ? misspelled(word, roll) : word)),
          )
    return lineSigns(tokens, speller, groupsOf)
  })
}

export type Learned = { model: EarModel; right: Map<string, number>; speller: Speller }

/** Learns the weights. Everything is drawn from the seed: the same lines give the same weights, bit for bit. */
export function learn(
  lines: readonly TokenLine[],
  ranked: ReadonlyMap<string, number>,
  groupsOf: GroupsOf,
  { rounds, rate, decay, dropped, seed }: Settings,
): Learned {
  const right = rightWords(lines, ranked)
  const speller = spellerOf(spellerParts(right))
  const roll = diceOf(seed)
  const all = lines.map((line) => ({ aim: line.aim, versions: versionsOf(line, speller, groupsOf, roll) }))
  const weights = new Float32Array(2 ** signBits * sumCount)
  const steps = new Float32Array(weights.length).fill(0.01)
  const bias = new Array<number>(sumCount).fill(0)
  const model = { weights, scale: 1, bias }
  const order = all.map((_, at) => at)
  for (let round = 0; round < rounds; round++) {
    shuffle(order, roll)
    for (const at of order) {
      const one = all[at]
      const signs = one?.versions[(round + at) % versions]
      if (one && signs) improve(model, steps, thinned(signs, dropped, roll), one.aim, rate, decay)
    }
  }
  return { model, right, speller }
}

function thinned(signs: Signs, dropped: number, roll: () => number): Signs {
  if (dropped === 0) return signs
  const kept = (all: Int32Array) => all.filter(() => roll() >= dropped)
  return { clear: kept(signs.clear), faint: kept(signs.faint) }
}

type Growing = { weights: Float32Array; scale: number; bias: number[] }

function improve(
  model: Growing,
  steps: Float32Array,
  signs: Signs,
  aim: Float64Array | null,
  rate: number,
  decay: number,
) {
  const { weights, bias } = model
  const slope = slopeOf(sumsOf(model, signs), aim)
  const share = shareOf(signs)
  for (let at = 0; at < sumCount; at++) bias[at] = (bias[at] ?? 0) - 0.02 * (slope[at] ?? 0)
  // Most lines are soon known: what is nearly right already changes nothing.
  const steep = [...slope.keys()].filter((at) => Math.abs(slope[at] ?? 0) >= 1e-3)
  if (steep.length === 0) return
  const change = (signsHere: Int32Array, part: number) => {
    for (const sign of signsHere) {
      const from = sign * sumCount
      for (const at of steep) {
        const place = from + at
        const pull = (slope[at] ?? 0) * share * part + decay * (weights[place] ?? 0)
        const step = (steps[place] ?? 0) + pull * pull
        steps[place] = step
        weights[place] = (weights[place] ?? 0) - (rate * pull) / Math.sqrt(step)
      }
    }
  }
  change(signs.clear, 1)
  change(signs.faint, faintPart)
}

/** How the loss grows with each sum. */
export function slopeOf(sums: Float64Array, aim: Float64Array | null): Float64Array {
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const all = powers.reduce((total, one) => total + one, 0)
  const shares = powers.map((one) => one / all)
  if (aim) return shares.map((share, at) => share - (aim[at] ?? 0))
  const alarm = 1 - (shares[0] ?? 0) - (shares[orderPlace] ?? 0) || 1e-9
  return shares.map((share, at) => (at === 0 || at === orderPlace ? share : share - share / alarm))
}

function shuffle(order: number[], roll: () => number) {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(roll() * (at + 1))
    const [one, two] = [order[at] ?? 0, order[other] ?? 0]
    order[at] = two
    order[other] = one
  }
}
