// Learns what src/server/tutor/read/talk reads by, from content/en/tutor/lines: npx tsx scripts/learn-talk.ts
// With --check it only compares. --try=5 leaves a fifth of the lines out, five times, and says how many were read right.
import { readFileSync, writeFileSync } from 'node:fs'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { vocabulary } from '../src/server/safety/ear/ear.ts'
import { sharesOf, type TalkModel } from '../src/server/tutor/read/talk/model.ts'
import { type Context, contexts, signBits, talkSigns } from '../src/server/tutor/read/talk/signs.ts'
import { diceOf } from './ear/read-lines.ts'
import { bookLines } from './talk/book-lines.ts'
import { type TalkLine, writtenTalk } from './talk/written-lines.ts'

const place = new URL('../content/en/tutor/talk.json', import.meta.url)
const settings = { rounds: 10, rate: 0.2, decay: 1e-5, seed: 11 }

const lines: TalkLine[] = [
  ...writtenTalk(),
  ...bookLines().map((text): TalkLine => ({ act: 'ask_world', text, context: 'any' })),
]
const { speller, groupsOf } = vocabulary()

/** A letter falls out, comes twice, or two change places. */
function slipped(text: string, roll: () => number): string {
  return text
    .split(' ')
    .map((word) => {
      if (word.length < 4 || roll() > 0.12) return word
      const at = 1 + Math.floor(roll() * (word.length - 2))
      const way = Math.floor(roll() * 3)
      if (way === 0) return word.slice(0, at) + word.slice(at + 1)
      if (way === 1) return word.slice(0, at) + word.charAt(at) + word.slice(at)
      return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
    })
    .join(' ')
}

function learn(all: readonly TalkLine[]): TalkModel {
  const acts = [...new Set(lines.map(({ act }) => act))].sort()
  const roll = diceOf(settings.seed)
  const count = acts.length
  const weights = new Float32Array(2 ** signBits * count)
  const steps = new Float32Array(weights.length).fill(0.01)
  const bias = new Array<number>(count).fill(0)
  const model = { acts, weights, scale: 1, bias }
  const many = new Map<string, number>()
  for (const { act } of all) many.set(act, (many.get(act) ?? 0) + 1)
  const rows = all.map(({ act, text, context }) => {
    const own = (): Context =>
      context === 'any' ? (contexts[Math.floor(roll() * contexts.length)] ?? 'none') : context
    return {
      at: acts.indexOf(act),
      weight: Math.min(1, 150 / (many.get(act) ?? 1)),
      signs: [0, 1, 2].map((way) => talkSigns(way === 0 ? text : slipped(text, roll), own(), speller, groupsOf)),
    }
  })
  const order = rows.map((_, at) => at)
  for (let round = 0; round < settings.rounds; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(roll() * (at + 1))
      const [one, two] = [order[at] ?? 0, order[other] ?? 0]
      order[at] = two
      order[other] = one
    }
    for (const [n, at] of order.entries()) {
      const row = rows[at]
      const signs = row?.signs[(round + n) % 3]
      if (!row || !signs) continue
      const slope = sharesOf(model, signs)
      slope[row.at] = (slope[row.at] ?? 0) - 1
      const share = row.weight / Math.sqrt(signs.length + 4)
      for (let to = 0; to < count; to++) bias[to] = (bias[to] ?? 0) - 0.01 * row.weight * (slope[to] ?? 0)
      for (const sign of signs) {
        for (let to = 0; to < count; to++) {
          const own = slope[to] ?? 0
          if (own < 2e-3 && own > -2e-3) continue
          const spot = sign * count + to
          const pull = own * share + settings.decay * (weights[spot] ?? 0)
          const step = (steps[spot] ?? 0) + pull * pull
          steps[spot] = step
          weights[spot] = (weights[spot] ?? 0) - (settings.rate * pull) / Math.sqrt(step)
        }
      }
    }
  }
  return model
}

const largest = 4
function packed({ acts, weights, bias }: TalkModel) {
  let most = 0
  for (const weight of weights) most = Math.max(most, Math.abs(weight))
  const scale = 127 / Math.min(most, largest)
  const bytes = Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight * scale))))
  return { acts, scale, bias, bytes }
}

const began = performance.now()
const folds = Number(process.argv.find((one) => one.startsWith('--try='))?.slice(6) ?? 0)
if (folds > 0) {
  const roll = diceOf(3)
  const fold = lines.map(() => Math.floor(roll() * folds))
  let right = 0
  let all = 0
  let sure = 0
  let sureRight = 0
  const mixed = new Map<string, number>()
  for (let at = 0; at < Math.min(folds, 2); at++) {
    const model = learn(lines.filter((_, index) => fold[index] !== at))
    for (const [index, { act, text, context }] of lines.entries()) {
      if (fold[index] !== at) continue
      const shares = sharesOf(model, talkSigns(text, context === 'any' ? 'none' : context, speller, groupsOf))
      const best = shares.indexOf(Math.max(...shares))
      all++
      const isRight = model.acts[best] === act
      if (isRight) right++
      else mixed.set(`${act} > ${model.acts[best]}`, (mixed.get(`${act} > ${model.acts[best]}`) ?? 0) + 1)
      if ((shares[best] ?? 0) >= 0.5) {
        sure++
        if (isRight) sureRight++
      }
    }
  }
  const worst = [...mixed].sort(([, one], [, other]) => other - one).slice(0, 40)
  console.info(
    `${all} lines left out: ${((100 * right) / all).toFixed(1)} % right; sure of ${((100 * sure) / all).toFixed(0)} %, of these ${((100 * sureRight) / sure).toFixed(1)} %`,
  )
  console.info(worst.map(([pair, count]) => `${pair} ${count}`).join('\n'))
} else {
  const { acts, scale, bias, bytes } = packed(learn(lines))
  const took = `${((performance.now() - began) / 1000).toFixed(0)} s`
  if (process.argv.includes('--check')) {
    const kept: { scale: number; weights: string } = JSON.parse(readFileSync(place, 'utf8'))
    const same =
      kept.scale === scale && inflateRawSync(Buffer.from(kept.weights, 'base64')).equals(Buffer.from(bytes.buffer))
    console.info(same ? 'the same weights' : 'other weights', took)
    process.exitCode = same ? 0 : 1
  } else {
    const made = { acts, scale, bias, weights: deflateRawSync(bytes, { level: 9 }).toString('base64') }
    writeFileSync(place, `${JSON.stringify(made, null, 1)}\n`)
    console.info(lines.length, 'lines,', acts.length, 'acts,', JSON.stringify(made).length, 'characters,', took)
  }
}
