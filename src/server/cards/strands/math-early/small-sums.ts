import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import { numberAnswer } from '#server/brain/built-in/math/drafts.ts'
import type { Picture } from '#shared/picture.ts'
import { earlyMaker, type Sketch } from './early-card.ts'
import { aOrAn, capital, countOf, drawThing, numbersFrom, saidEach } from './thing-words.ts'

/** Two groups of the same thing that are put together. */
function join(dice: Dice, low: number, high: number): Sketch {
  const sum = dice(low, high)
  const a = dice(1, sum - 1)
  const b = sum - a
  const what = drawThing(dice)
  const { thing, one, many } = what
  const [more, less] = a >= b ? [a, b] : [b, a]
  return {
    kind: 'join',
    about: [thing, a, b],
    question: `How many ${many} are there in all?`,
    name: `putting the ${many} together`,
    answer: numberAnswer(sum),
    hints: [
      'Look at both groups.',
      'In all means both groups together.',
      more === less ? `Count every ${one} in both groups.` : 'Start with the bigger group, and count on.',
    ],
    steps: [`Start at ${more} and count on: ${numbersFrom(more + 1, sum)}.`, `So ${a} + ${b} = ${sum}.`],
    explanation: `${countOf(a, what)} and ${b} more make ${sum}.`,
    slips: [
      { name: 'counted-only-the-first-group', answer: a, observation: 'You counted only the first group.' },
      { name: 'counted-only-the-second-group', answer: b, observation: 'You counted only the second group.' },
      { name: 'counted-a-thing-twice', answer: sum + 1, observation: `Did you count the same ${one} again?` },
      { name: 'skipped-a-thing', answer: sum - 1, observation: `${capital(aOrAn(one))} may have slipped past you.` },
    ],
    entity: thing,
    picture: {
      kind: 'objects',
      groups: [
        { thing, count: a },
        { thing, count: b },
      ],
      alt: `First group: ${saidEach(a, what)}. Second group: ${saidEach(b, what)}.`,
    },
    inWords: `Put ${countOf(a, what)} and ${countOf(b, what)} together. How many are there in all?`,
  }
}

/** A group of which some are crossed out. */
function take(dice: Dice, low: number, high: number): Sketch {
  const from = dice(low, high)
  const gone = dice(1, from - 1)
  const left = from - gone
  const what = drawThing(dice)
  const { thing, one, many } = what
  return {
    kind: 'take',
    about: [thing, from, gone],
    question: `How many ${many} are left?`,
    name: `taking away some ${many}`,
    answer: numberAnswer(left),
    hints: [
      `Look which ${many} are crossed out.`,
      `Crossed out means gone.`,
      `Point only to each ${one} that has no cross.`,
    ],
    steps: [`There were ${from}, and ${gone} ${gone === 1 ? 'is' : 'are'} gone.`, `So ${from} − ${gone} = ${left}.`],
    explanation: `Taking ${gone} away from ${from} leaves ${left}.`,
    slips: [
      { name: 'counted-what-is-gone', answer: gone, observation: `You counted the ${many} that are gone.` },
      { name: 'counted-everything', answer: from, observation: 'You counted the crossed out ones too.' },
      { name: 'counted-a-thing-twice', answer: left + 1, observation: `Did you count the same ${one} again?` },
      { name: 'skipped-a-thing', answer: left - 1, observation: `${capital(aOrAn(one))} may have slipped past you.` },
    ],
    entity: thing,
    picture: {
      kind: 'objects',
      groups: [{ thing, count: from }],
      crossed: gone,
      alt: `${capital(many)}: ${saidEach(from, what)}. Crossed out: ${gone}.`,
    },
    inWords: `There ${from === 1 ? 'is' : 'are'} ${countOf(from, what)}, and ${gone} ${gone === 1 ? 'goes' : 'go'} away. How many are left?`,
  }
}

const line = (to: number, at: number): Picture => ({
  kind: 'number-line',
  from: 0,
  to,
  step: 1,
  labels: Array.from({ length: to + 1 }, (_, tick) => ({ at: tick, text: String(tick) })),
  points: [{ at }],
  alt: `A number line from 0 to ${to}, with a dot at ${at}.`,
})

/** A hop on the number line, from a marked point. */
function hop(dice: Dice, isUp: boolean, high: number): Sketch | null {
  const from = dice(isUp ? 2 : Math.ceil(high / 2), isUp ? high - 2 : high)
  const steps = dice(1, Math.min(5, isUp ? high - from : from))
  const key = isUp ? from + steps : from - steps
  const way = isUp ? 'forward' : 'back'
  const sign = isUp ? '+' : '−'
  const passed = Array.from({ length: steps }, (_, at) => (isUp ? from + at + 1 : from - at - 1)).join(', ')
  const hops = `${steps} ${steps === 1 ? 'hop' : 'hops'}`
  return {
    kind: `hop-${way}`,
    about: [from, steps],
    question: `Start at ${from} and make ${hops} ${way}. Where do you land?`,
    name: `hops on the number line`,
    answer: numberAnswer(key),
    hints: [
      `Put your finger on ${from}.`,
      isUp ? 'Hopping forward is adding.' : 'Hopping back is taking away.',
      `Count each hop as you make it.`,
    ],
    steps: [`Hop ${way} from ${from}: ${passed}.`, `So ${from} ${sign} ${steps} = ${key}.`],
    explanation: `${hops} ${way} from ${from} ${steps === 1 ? 'lands' : 'land'} on ${key}.`,
    slips: [
      { name: 'counted-the-start', answer: isUp ? key - 1 : key + 1, observation: `The first hop leaves ${from}.` },
      {
        name: 'hopped-the-other-way',
        answer: isUp ? from - steps : from + steps,
        observation: `Look at the word ${way}.`,
      },
      { name: 'hopped-too-far', answer: isUp ? key + 1 : key - 1, observation: 'You made a hop too many.' },
      { name: 'said-how-many-hops', answer: steps, observation: 'That is how many hops you make.' },
    ],
    entity: from,
    picture: line(high, from),
  }
}

export const smallSumMakers = [
  earlyMaker('math.add-within-5', ['adding'], (dice) => (dice(0, 3) > 0 ? join(dice, 2, 5) : hop(dice, true, 5))),
  earlyMaker('math.subtract-within-5', ['taking-away'], (dice) =>
    dice(0, 3) > 0 ? take(dice, 2, 5) : hop(dice, false, 5),
  ),
  earlyMaker('math.add-within-10', ['adding'], (dice) => drawFrom(dice, [join(dice, 6, 10), hop(dice, true, 10)])),
  earlyMaker('math.subtract-within-10', ['taking-away'], (dice) =>
    drawFrom(dice, [take(dice, 6, 10), hop(dice, false, 10)]),
  ),
]
