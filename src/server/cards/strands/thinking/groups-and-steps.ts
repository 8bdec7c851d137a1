import { z } from 'zod'
import groupsFile from '#content/decks/thinking-groups.json'
import scriptsFile from '#content/decks/thinking-scripts.json'
import type { Dice } from '#server/brain/built-in/dice.ts'
import { type Draw, makerOf, type Puzzle, puzzle, someOf } from './puzzle.ts'

const once = <T>(read: () => T): (() => T) => {
  let value: T | undefined
  return () => {
    value ??= read()
    return value
  }
}

const groups = once(() =>
  z.array(z.object({ one: z.string(), hint: z.string(), words: z.array(z.string()).min(4) })).parse(groupsFile),
)
const scripts = once(() =>
  z.array(z.object({ job: z.string(), about: z.string(), steps: z.array(z.string()).length(4) })).parse(scriptsFile),
)

/** Three of a group and one that is not. */
const oddOne: Draw = (dice) => {
  const [group, other] = someOf(dice, groups(), 2)
  const [odd] = someOf(dice, other?.words ?? [], 1)
  if (!group || odd === undefined) return null
  const same = someOf(dice, group.words, 3)
  return puzzle({
    kind: 'odd-one',
    numbers: [odd, ...same],
    entity: 'groups',
    text: [],
    asks: 'Which one does not belong with the others?',
    name: 'three that belong together',
    answer: odd,
    hints: ['Say what each one is.', 'Find what three of them share.', group.hint],
    steps: [`The others go together: each is ${group.one}.`, `What does not belong is ${odd}.`],
    explanation: `Each of the others is ${group.one}.`,
    slips: same.map((word) => ({
      name: 'takes-one-of-the-group',
      answer: word,
      observation: `Is this ${group.one}? Two others are that, too.`,
    })),
  })
}

/** One more of the group. */
const joins: Draw = (dice) => {
  const [group, ...others] = someOf(dice, groups(), 4)
  if (!group) return null
  const [key = '', ...shown] = someOf(dice, group.words, 4)
  const strangers = others.flatMap(({ words }) => someOf(dice, words, 1))
  return puzzle({
    kind: 'joins',
    numbers: [key, ...shown],
    entity: 'groups',
    text: [`These go together: ${shown.join(', ')}.`],
    asks: 'Which one goes with them?',
    name: 'a group and one more',
    answer: key,
    hints: ['Say what each one in the group is.', 'Find what they share.', 'Look for the same thing in the others.'],
    steps: [`Each one in the group is ${group.one}.`, `So the one that fits is ${key}.`],
    explanation: `It is ${group.one}, as the others are.`,
    slips: strangers.map((word) => ({
      name: 'misses-the-rule',
      answer: word,
      observation: `Would you call this ${group.one}?`,
    })),
  })
}

type Script = { job: string; about: string; steps: string[] }

function scriptPuzzle({ job, about, steps }: Script, at: number, asks: string, name: string, hint: string): Puzzle {
  const key = steps[at] ?? ''
  const others = steps.filter((step) => step !== key && !asks.includes(step))
  return puzzle({
    kind: name,
    numbers: [about, at],
    entity: about,
    text: [job],
    asks,
    name: about,
    answer: key,
    hints: ['Picture doing it yourself.', 'Ask what must be done before what.', hint],
    steps: [
      `First ${steps[0]}, then ${steps[1]}.`,
      `After that ${steps[2]}, then ${steps[3]}.`,
      `So the answer is: ${key}.`,
    ],
    explanation: 'Each step makes the next one possible.',
    slips: others.map((step) => ({
      name: steps.indexOf(step) > at ? 'step-too-late' : 'step-too-early',
      answer: step,
      observation:
        steps.indexOf(step) > at ? 'Something must be done before that.' : 'That is done at an earlier time.',
    })),
  })
}

const stepInOrder: Draw = (dice: Dice) => {
  const [script] = someOf(dice, scripts(), 1)
  if (!script) return null
  const ask = dice(0, 3)
  if (ask === 0) return scriptPuzzle(script, 0, 'What do you do first?', 'first-step', 'Which one can you do at once?')
  if (ask === 1)
    return scriptPuzzle(script, 3, 'What do you do last?', 'last-step', 'Which one needs all others to be done?')
  const at = dice(1, 2)
  if (ask === 2) {
    const asks = `What comes right after "${script.steps[at - 1]}"?`
    return scriptPuzzle(script, at, asks, 'step-after', 'What can you do then that you could not do before?')
  }
  const asks = `What comes right before "${script.steps[at + 1]}"?`
  return scriptPuzzle(script, at, asks, 'step-before', 'What must be ready for that step?')
}

/** Groups, and what does not belong. */
export const groupMaker = makerOf({ skill: 'thinking.sorting', tags: ['sorting'], draws: [oddOne, joins] })

/** The steps of jobs that children know. */
export const stepMaker = makerOf({ skill: 'thinking.order-of-steps', tags: ['order'], draws: [stepInOrder] })
