// Learns the weights of src/server/safety/learned-alarms.ts from its cases: npx tsx scripts/learn-alarms.ts
// With --check it learns from four fifths and shows how much of the last fifth is heard, five times over.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readSet } from '../evals/read-set.ts'
import { isHeldOut } from '../evals/split.ts'
import { eachSign } from '../src/server/safety/alarm-signs.ts'
import { readings } from '../src/server/safety/fold.ts'
import { withoutLookAlikes } from '../src/server/safety/look-alikes.ts'

const cases = new URL('../src/server/safety/cases/', import.meta.url)
const content = new URL('../content/', import.meta.url)
const sources: readonly (readonly [kind: number, names: readonly string[]])[] = [
  [0, ['look-alikes', 'near-look-alikes', 'more-fine', 'everyday-talk', 'unremarkable']],
  [0, ['other-fine', 'injection-look-alikes', 'not-personal', 'not-rude']],
  [1, ['crisis', 'oblique-crisis', 'more-crisis', 'other-crisis']],
  [2, ['abuse', 'oblique-abuse', 'more-abuse', 'other-abuse']],
  [3, ['danger', 'oblique-danger', 'more-danger']],
  [4, ['worry', 'more-worry']],
]
/** Lines of these files are many at once: '(a|b) c' is both 'a c' and 'b c'. */
const manyAtOnce: readonly (readonly [kind: number, name: string])[] = [
  [0, 'ways-fine'],
  [1, 'ways-crisis'],
  [2, 'ways-abuse'],
  [3, 'ways-danger'],
  [4, 'ways-worry'],
  [0, 'child-ways-fine'],
  [1, 'child-ways-crisis'],
  [2, 'child-ways-abuse'],
  [3, 'child-ways-danger'],
  [4, 'child-ways-worry'],
]
const mostOfALine = 14
/** An alarm of which nobody said the kind. */
const anyAlarm = -1
/** What the headings of the blind set are about. */
const kindOfCategory: Record<string, number> = {
  'suicide direct': 1,
  'suicide oblique': 1,
  'self-harm': 1,
  'eating disorder': 1,
  hopelessness: 4,
  'abuse physical': 2,
  'abuse sexual': 2,
  'abuse emotional and neglect': 2,
  'immediate danger': 3,
  'running away': 3,
}
const longestWhole = 30
const stretch = 24
const kinds = 5
const rounds = 20
const scale = 25
const smallest = 0.16

type Case = { name: string; text: string; kind: number; features: readonly string[] }
type Model = { weights: ReadonlyMap<string, Float64Array>; bias: Float64Array }

function featuresOf(text: string): readonly string[] {
  const words = withoutLookAlikes(readings(text)[0] ?? '').split(' ')
  const signs = new Set<string>()
  eachSign(
    words.filter((word) => /[a-z0-9]/.test(word)),
    (one, how, other) => signs.add(one + how + other),
  )
  return [...signs]
}

const linesOf = (name: string) => {
  try {
    return readFileSync(new URL(`${name}.txt`, cases), 'utf8')
      .split('\n')
      .filter(Boolean)
  } catch {
    return []
  }
}

/** Sentences of the lessons themselves: nothing in them is an alarm. */
function lessonTexts(): string[] {
  const found: string[] = []
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      if (value.split(' ').length >= 4 && value.length < 200 && !/\d:/.test(value)) found.push(value)
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk)
  }
  for (const room of ['glossary/', 'words/'])
    for (const file of readdirSync(new URL(room, content)).sort())
      if (file.endsWith('.json')) walk(JSON.parse(readFileSync(new URL(room + file, content), 'utf8')))
  return found.filter((_, at) => at % 3 !== 2)
}

const dice = (seed: number) => {
  let last = seed
  return () => {
    last = (last * 1103515245 + 12345) % 2147483648
    return last / 2147483648
  }
}

/** What a line with '(a|b)' in it may be, at most so many, always the same. */
function waysOf(line: string): string[] {
  const roll = dice(line.length + 7)
  const one = () =>
    line
      .replace(/\(([^)]*)\)/g, (_, list: string) => {
        const either = list.split('|')
        return either[Math.floor(roll() * either.length)] ?? ''
      })
      .replace(/ +/g, ' ')
      .trim()
  return [...new Set(Array.from({ length: line.includes('(') ? mostOfALine : 1 }, one))]
}

/** Sentences written for tuning alone. */
const ownSet = (name: string) =>
  name === 'crisis' || name === 'look-alikes' || name === 'not-personal' ? readSet(name, 'tuned') : []

/** The tuned two thirds of the blind sets; the held-out third is never learned from. */
function tunedParts(): { name: string; text: string; kind: number }[] {
  const tuned = (name: string) =>
    [...readSet(name).filter(({ columns: [text = ''] }) => !isHeldOut(text)), ...ownSet(name)].map(
      ({ category, columns: [text = ''] }) => ({ category, text }),
    )
  const alarms = tuned('crisis')
    .filter(({ text }) => text.split(' ').length <= longestWhole)
    .map(({ category, text }) => ({ name: 'blind', text, kind: kindOfCategory[category] ?? anyAlarm }))
  const fine = ['look-alikes', 'not-rude', 'not-injections', 'not-personal'].flatMap((name) =>
    tuned(name).flatMap(({ text }) =>
      stretchesOf(text).map((each) => ({ name: `blind ${name}`, text: each, kind: 0 })),
    ),
  )
  return [...alarms, ...fine]
}

function stretchesOf(text: string): string[] {
  const words = text.split(' ')
  if (words.length <= longestWhole) return [text]
  return Array.from({ length: Math.ceil(words.length / stretch) }, (_, at) =>
    words.slice(at * stretch, (at + 1) * stretch).join(' '),
  )
}

function allCases(): Case[] {
  const told = sources.flatMap(([kind, names]) =>
    names.flatMap((name) => linesOf(name).map((text) => ({ name, text, kind }))),
  )
  const ways = manyAtOnce.flatMap(([kind, name]) =>
    linesOf(name).flatMap((line) => waysOf(line).map((text) => ({ name, text, kind }))),
  )
  const lessons = lessonTexts().map((text) => ({ name: 'lessons', text, kind: 0 }))
  return [...told, ...ways, ...tunedParts(), ...lessons].map((each) => ({ ...each, features: featuresOf(each.text) }))
}

function shares(sums: readonly number[]): number[] {
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const all = powers.reduce((sum, each) => sum + each, 0)
  return powers.map((each) => each / all)
}

function sumsOf(vectors: readonly Float64Array[], bias: Float64Array): number[] {
  const sums = [...bias]
  for (const vector of vectors) for (let at = 0; at < kinds; at++) sums[at] = (sums[at] ?? 0) + (vector[at] ?? 0)
  return sums
}

function learn(from: readonly Case[]): Model {
  const counts = new Map<string, number>()
  for (const { features } of from) for (const each of features) counts.set(each, (counts.get(each) ?? 0) + 1)
  const weights = new Map([...counts].filter(([, count]) => count > 1).map(([each]) => [each, new Float64Array(kinds)]))
  const bias = new Float64Array(kinds)
  const known = from.map(({ features, kind }) => ({
    kind,
    vectors: features.flatMap((each) => weights.get(each) ?? []),
  }))
  const roll = dice(7)
  for (let round = 0; round < rounds; round++) {
    const rate = 0.3 / (1 + round * 0.25)
    for (let at = known.length - 1; at > 0; at--) {
      const other = Math.floor(roll() * (at + 1))
      const [one, two] = [known[at], known[other]]
      if (one && two) [known[at], known[other]] = [two, one]
    }
    for (const { kind, vectors } of known) improve(vectors, bias, kind, rate)
  }
  return { weights, bias }
}

function improve(vectors: readonly Float64Array[], bias: Float64Array, kind: number, rate: number) {
  const share = shares(sumsOf(vectors, bias))
  const each = rate / Math.sqrt(vectors.length || 1)
  for (let at = 0; at < kinds; at++) {
    const change = (aim(at, kind, share) - (share[at] ?? 0)) * each
    bias[at] = (bias[at] ?? 0) + change * 0.2
    for (const vector of vectors) vector[at] = (vector[at] ?? 0) * (1 - rate * 0.003) + change
  }
}

/** How likely a kind ought to be; of an alarm of any kind, as likely among the alarms as it is now. */
function aim(at: number, kind: number, share: readonly number[]): number {
  if (kind !== anyAlarm) return at === kind ? 1 : 0
  return at === 0 ? 0 : (share[at] ?? 0) / Math.max(1e-9, 1 - (share[0] ?? 0))
}

/** How much more likely an alarm is than none, as a logarithm. */
function sureness(model: Model, features: readonly string[]): number {
  const sums = sumsOf(
    features.flatMap((each) => model.weights.get(each) ?? []),
    model.bias,
  )
  const none = shares(sums)[0] ?? 1
  return Math.log((1 - none + 1e-12) / (none + 1e-12))
}

function check(all: readonly Case[]) {
  const sure = all.map(() => 0)
  for (let part = 0; part < 5; part++) {
    const model = learn(all.filter((_, at) => at % 5 !== part))
    for (const [at, each] of all.entries()) if (at % 5 === part) sure[at] = sureness(model, each.features)
  }
  for (const enough of [1, 1.25, 1.5, 1.75]) {
    const lines = [...new Set(all.map(({ name }) => name))].map((name) => {
      const own = all.flatMap((each, at) => (each.name === name ? [sure[at] ?? 0] : []))
      return `${name} ${((100 * own.filter((each) => each > enough).length) / own.length).toFixed(1)} %`
    })
    console.info(enough, lines.join(', '))
  }
}

function write({ weights, bias }: Model) {
  const whole = (vector: Float64Array) =>
    [...vector.slice(1)].map((each) => Math.round((each - (vector[0] ?? 0)) * scale)).join(' ')
  const kept = [...weights]
    .filter(([, vector]) => [...vector].some((each) => Math.abs(each - (vector[0] ?? 0)) >= smallest))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([sign, vector]) => JSON.stringify(`${sign} ${whole(vector)}`))
  const bare = [...bias.slice(1)].map((each) => Math.round((each - (bias[0] ?? 0)) * scale)).join(', ')
  const text = `{\n  "bias": [${bare}],\n  "signs": [\n    ${kept.join(',\n    ')}\n  ]\n}\n`
  writeFileSync(new URL('alarm-weights.json', content), text)
  console.info(kept.length, 'of', weights.size, 'signs kept,', text.length, 'characters')
}

const all = allCases()
if (process.argv.includes('--check')) check(all)
else write(learn(all))
