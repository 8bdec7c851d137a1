import { drawFrom } from '#server/brain/built-in/dice.ts'
import { numberAnswer } from '#server/brain/built-in/math/drafts.ts'
import { type Draw, makerOf, puzzle } from './puzzle.ts'

const sides = ['north', 'east', 'south', 'west']
const side = (quarter: number) => sides[((quarter % 4) + 4) % 4] ?? 'north'

const turning: Draw = (dice) => {
  const from = dice(0, 3)
  const turns = Array.from({ length: dice(2, 3) }, () => (dice(0, 1) === 0 ? 1 : -1))
  const to = turns.reduce((sum, turn) => sum + turn, from)
  const words = turns.map((turn) => (turn === 1 ? 'right' : 'left'))
  const first = from + (turns[0] ?? 1)
  return puzzle({
    kind: 'turns',
    numbers: [side(from), ...words],
    entity: 'turns',
    text: [`A robot faces ${side(from)}.`, `Each turn is a quarter turn: ${words.join(', ')}.`],
    asks: 'Which way does it face now?',
    name: 'a robot that turns',
    answer: side(to),
    hints: [
      'Stand up and turn with the robot.',
      'Take one turn at a time.',
      'On a map, north is up and east is to the right.',
    ],
    steps: [
      `It faces ${[from, ...turns.map((_, at) => turns.slice(0, at + 1).reduce((sum, turn) => sum + turn, from))].map(side).join(', then ')}.`,
      `At the end it faces ${side(to)}.`,
    ],
    explanation: 'Four quarter turns make a whole turn.',
    slips: [from, first, to + 2, to + 1, to - 1].map((other) => ({
      name: other === from ? 'did-not-turn' : other === first ? 'only-the-first-turn' : 'mixed-left-and-right',
      answer: side(other),
      observation:
        other === from
          ? 'That is where it faced at first.'
          : other === first
            ? 'There are more turns after the first.'
            : 'Check left and right at each turn.',
    })),
  })
}

const walking: Draw = (dice) => {
  const [ahead, back, again] = [dice(4, 12), dice(1, 8), dice(1, 6)]
  const long = dice(0, 1) === 0
  const key = ahead - back + (long ? again : 0)
  if (ahead <= back || new Set([ahead, back, again, key]).size < 4) return null
  const moves = [`forward ${ahead}`, `back ${back}`, ...(long ? [`forward ${again}`] : [])]
  const all = ahead + back + (long ? again : 0)
  return puzzle({
    kind: long ? 'three-moves' : 'two-moves',
    numbers: moves,
    entity: 'moves',
    text: [`A robot does this: ${moves.join(', ')}.`],
    asks: 'How many steps is it ahead of its start?',
    name: 'a robot on a line',
    answer: numberAnswer(key),
    hints: ['Draw a line with steps.', 'Back takes steps away.', 'Do one move at a time and mark the spot.'],
    steps: long
      ? [`${ahead} − ${back} = ${ahead - back}.`, `${ahead - back} + ${again} = ${key}.`]
      : ['Forward first, then back.', `${ahead} − ${back} = ${key}.`],
    explanation: 'Steps back undo steps forward.',
    slips: [
      { name: 'added-every-move', answer: all, observation: 'Those are all steps it takes. Some go back.' },
      { name: 'only-the-first-move', answer: ahead, observation: 'That is the first move only.' },
      {
        name: 'stopped-too-soon',
        answer: long ? ahead - back : back,
        observation: long ? 'One more move comes.' : 'That is how far it goes back.',
      },
      { name: 'one-off', answer: key + 1, observation: 'Count the steps, not the marks.' },
    ],
  })
}

const acts: readonly [[string, string], ...[string, string][]] = [
  ['clap', 'claps'],
  ['hop', 'hops'],
  ['beep', 'beeps'],
  ['step', 'steps'],
  ['tap', 'taps'],
  ['nod', 'nods'],
]

const loops: Draw = (dice) => {
  const [act, acted] = drawFrom(dice, acts)
  const [times, each, extra] = [dice(2, 6), dice(2, 5), dice(0, 1) * dice(1, 4)]
  if (times === each || times * each === times + each || times + extra === each) return null
  const key = times * each + extra
  const once = extra === 1 ? `1 ${act.replace(/$/, '')}` : `${extra} ${acted}`
  return puzzle({
    kind: extra > 0 ? 'loop-and-more' : 'loop',
    numbers: [act, times, each, extra],
    entity: 'loops',
    text: [`Repeat ${times} times: ${each} ${acted}.`, ...(extra > 0 ? [`After that: ${once}.`] : [])],
    asks: `How many ${acted} is that in all?`,
    name: `a loop of ${acted}`,
    answer: numberAnswer(key),
    hints: [
      'Do it yourself, one round at a time.',
      'Each round has the same number.',
      `Count by ${each}s, once for each round.`,
    ],
    steps: [
      `${times} rounds of ${each} make ${times * each}.`,
      extra > 0 ? `${times * each} + ${extra} = ${key}.` : `So it is ${key}.`,
    ],
    explanation: 'Each round does the same again.',
    slips: [
      {
        name: 'added-rounds-and-moves',
        answer: times + each + extra,
        observation: 'Each round does all of them again.',
      },
      { name: 'did-one-round', answer: each + extra, observation: 'That is one round only.' },
      { name: 'one-round-too-many', answer: (times + 1) * each + extra, observation: 'Count the rounds again.' },
      {
        name: extra > 0 ? 'forgot-the-end' : 'counted-the-rounds',
        answer: extra > 0 ? times * each : times,
        observation: extra > 0 ? 'Something comes after the loop.' : 'That is the number of rounds.',
      },
    ],
  })
}

/** Turns, moves and loops. */
export const directionsMaker = makerOf({
  skill: 'thinking.directions',
  tags: ['code'],
  draws: [turning, walking, loops],
})
