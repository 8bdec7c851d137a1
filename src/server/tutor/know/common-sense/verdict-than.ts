import type { Everyday } from './everyday.ts'
import { areUnique, compared, isUnique, likened, longAndHeavy, more, timesApart } from './measured.ts'
import type { Mention } from './plain-line.ts'
import { kindMention, otherOf, type Values, valuesOf } from './sense-named.ts'
import type { Said } from './sense-said.ts'
import type { Keyed, Verdict } from './sense-verdict.ts'
import { type Measure, senseWords } from './sense-words.ts'

type Than = Extract<Said, { form: 'than' }>
type Most = Extract<Said, { form: 'most' }>

const plainly = (word: string) => senseWords().plainly[word] ?? word
/** So much more of it that nobody would say it in earnest. */
const farApart = 30

/** What is told is always what is true: the one that has more of it first. */
export function ofThan(
  of: Mention,
  { other, more: word, measure, sign }: Than,
  isChoice: boolean,
  seed: number,
): Verdict | null {
  const found = compared(of.of, other.of, measure) ?? (word === 'shorter' ? compared(of.of, other.of, 'long') : null)
  if (found === null) return measure === 'age' && isChoice ? ofLives(of, other, sign) : null
  if (measure === 'age' || measure === 'life') return ofYears(of, other, { found, sign, measure }, isChoice)
  const back: Keyed = { key: `sense.ask.${measure}`, values: { ...pair(of, other), more: plainly(word) } }
  if (found === 0 && areUnique(of.of, other.of)) return ofOnes(of, other, back)
  if (found === 0) {
    const note = of.of.note?.[measure] ?? other.of.note?.[measure]
    // Of the child's own nothing is said, but what is known of the other kind.
    if (note === undefined && (of.by === 'my' || other.by === 'my')) return null
    const why = note === undefined ? null : { key: 'sense.note', values: { note } }
    return {
      isSo: null,
      say: { key: 'sense.than.depends', values: { ...pair(of, other), more: plainly(word) } },
      why,
      back,
    }
  }
  const isSo = found * sign > 0
  const [winner, loser] = isSo ? [of, other] : [other, of]
  const isClose = areUnique(of.of, other.of) && timesApart(of.of, other.of, measure) < barely
  const say = {
    key: isClose ? 'sense.than.bit' : 'sense.than',
    values: { ...pair(winner, loser), more: plainly(word) },
  }
  const noted = measure === 'speed' ? (winner.of.note?.speed ?? loser.of.note?.speed) : undefined
  const why =
    noted === undefined ? whyThan(winner, loser, measure, sign, seed) : { key: 'sense.note', values: { note: noted } }
  back.values = { ...back.values, ...pair(winner, loser) }
  const isSilly = !isSo && !isChoice && timesApart(of.of, other.of, measure) > farApart
  return { isSo: isChoice ? 'tells' : isSo, say, why, back, isSilly, ...(!isSo && !isChoice && { opens: 'than' }) }
}

/** 'Who is older, a turtle or a tree': of kinds, which can get older is meant. */
function ofLives(of: Mention, other: Mention, sign: 1 | -1): Verdict | null {
  const found = compared(of.of, other.of, 'life')
  return found === null ? null : ofYears(of, other, { found, sign, measure: 'life' }, true)
}

/** So near to each other that 'much' would be too much. */
const barely = 1.35

/** Each is the only one of its name: one may be longer and the other heavier, else nobody could see which is more. */
function ofOnes(of: Mention, other: Mention, back: Keyed): Verdict {
  const { long, heavy } = longAndHeavy(of.of, other.of)
  const isSplit = (long ?? 0) * (heavy ?? 0) < 0
  const [longer, heavier] = long === 1 ? [of, other] : [other, of]
  return isSplit
    ? { isSo: null, say: { key: 'sense.than.both', values: pair(longer, heavier) }, back }
    : { isSo: 'tells', say: { key: 'sense.than.same', values: pair(of, other) }, back }
}

/** Which was there first, and which lives longer: always told from the older one. */
function ofYears(
  of: Mention,
  other: Mention,
  { found, sign, measure }: { found: number; sign: 1 | -1; measure: 'age' | 'life' },
  isChoice: boolean,
): Verdict | null {
  // 'My dog is older than my cat' is of those two.
  if ([of, other].some((one) => one.by !== 'kind' && !(one.by === 'the' && isUnique(one.of)))) return null
  if (found === 0) {
    const note = of.of.note?.[measure] ?? other.of.note?.[measure]
    const why = note === undefined ? null : { key: 'sense.note', values: { note } }
    return { isSo: null, say: { key: `sense.${measure}.near`, values: pair(of, other) }, why }
  }
  const [older, younger] = found > 0 ? [of, other] : [other, of]
  const isSo = found * sign > 0
  const say = { key: `sense.${measure}`, values: pair(older, younger) }
  return { isSo: isChoice ? 'tells' : isSo, say, ...(!isSo && !isChoice && { opens: 'than' }) }
}

const pair = (one: Mention, other: Mention): Values => ({ ...valuesOf(one, true), ...otherOf(other) })

const whyKeys: Readonly<Record<Measure, string>> = {
  size: 'sense.like',
  tall: 'sense.like',
  long: 'sense.like',
  weight: 'sense.like',
  speed: 'sense.like.speed',
  age: 'sense.like',
  life: 'sense.like',
}

/** What the one of the two is like that a child knows less well; nothing where both are like the same. */
function whyThan(winner: Mention, loser: Mention, measure: Measure, sign: 1 | -1, seed: number): Keyed | null {
  const most = sign > 0 ? winner : loser
  const least = sign > 0 ? loser : winner
  const [ofMost, ofLeast] = [likened(most.of, measure, seed), likened(least.of, measure, seed)]
  if (measure === 'tall' || ofMost === ofLeast) return null
  const [about, says] = most.by === 'you' || ofMost === null ? [least, ofLeast] : [most, ofMost]
  return says === null || about.by === 'you'
    ? null
    : { key: whyKeys[measure], values: { ...valuesOf(about, true), says } }
}

/** 'Bigger than everything': something that is bigger still. */
export function ofMost(of: Mention, { more: word, measure, sign }: Most): Verdict | null {
  const other: Everyday | null = sign > 0 ? more(of.of, measure) : null
  if (!other) return null
  const values = { ...pair(of, kindMention(other)), more: plainly(word), most: plainly(word) }
  const isHuge = (of.of.cm?.[0] ?? 0) > 1000 || (of.of.kmh?.[0] ?? 0) > 40
  return {
    isSo: isHuge ? 'tells' : false,
    say: { key: isHuge ? 'sense.most.huge' : 'sense.most', values },
    back: { key: `sense.ask.${measure}`, values },
    isSilly: !isHuge,
  }
}

/** 'How heavy is a brick': what it is like. */
export function ofSize(of: Mention, measure: Measure, seed: number): Verdict | null {
  const says = measure === 'tall' && of.of.tall === undefined ? null : likened(of.of, measure, seed)
  if (says === null || of.by === 'my') return null
  return {
    isSo: 'tells',
    say: { key: whyKeys[measure], values: { ...valuesOf(of), says } },
    back: { key: 'sense.ask.like', values: valuesOf(of) },
  }
}
