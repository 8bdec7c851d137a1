import type { Everyday } from './everyday.ts'
import { compared, likened, more, timesApart } from './measured.ts'
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
  if (found === null) return null
  const back: Keyed = { key: `sense.ask.${measure}`, values: { ...pair(of, other), more: plainly(word) } }
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
  const say = { key: 'sense.than', values: { ...pair(winner, loser), more: plainly(word) } }
  const why = whyThan(winner, loser, measure, sign, seed)
  back.values = { ...back.values, ...pair(winner, loser) }
  const isSilly = !isSo && !isChoice && timesApart(of.of, other.of, measure) > farApart
  return { isSo: isChoice ? 'tells' : isSo, say, why, back, isSilly, ...(!isSo && !isChoice && { opens: 'than' }) }
}

const pair = (one: Mention, other: Mention): Values => ({ ...valuesOf(one, true), ...otherOf(other) })

const whyKeys: Readonly<Record<Measure, string>> = {
  size: 'sense.like',
  tall: 'sense.like',
  long: 'sense.like',
  weight: 'sense.like',
  speed: 'sense.like.speed',
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
