import { drawFrom } from '#server/brain/built-in/dice.ts'
import { type Draw, makerOf, puzzle } from './puzzle.ts'
import { aName } from './story-names.ts'

type Case = { many: string; one: string; trait: string }
const cases: [Case, ...Case[]] = [
  { many: 'balls in the box', one: 'ball from the box', trait: 'red' },
  { many: 'books on the shelf', one: 'book from the shelf', trait: 'old' },
  { many: 'cards in the deck', one: 'card from the deck', trait: 'blue' },
  { many: 'cookies on the plate', one: 'cookie from the plate', trait: 'round' },
  { many: 'hats in the bag', one: 'hat from the bag', trait: 'green' },
  { many: 'stones in the jar', one: 'stone from the jar', trait: 'smooth' },
  { many: 'socks in the drawer', one: 'sock from the drawer', trait: 'gray' },
  { many: 'buttons in the tin', one: 'button from the tin', trait: 'white' },
]
const sure = (trait: string) => [`it is ${trait}`, `it is not ${trait}`, `it may be ${trait} or not`] as const

/** All, none or some of a group, and one of it. */
const oneOfThem: Draw = (dice) => {
  const who = aName(dice)
  const { many, one, trait } = drawFrom(dice, cases)
  const how = dice(0, 2)
  const words = ['All', 'None', 'Only some'][how] ?? 'All'
  const [is, not, may] = sure(trait)
  const key = [is, not, may][how] ?? is
  const all = { is: 'That would be so if all of them were.', not: 'That would be so if none of them were.' }
  const observations = {
    [is]: all.is,
    [not]: all.not,
    [may]: how === 0 ? 'The clue is about each of them.' : 'The clue leaves out each of them.',
  }
  return puzzle({
    kind: 'one-of-them',
    numbers: [words, many, trait, who],
    entity: many,
    text: [
      how === 0
        ? `All ${many} are ${trait}.`
        : how === 1
          ? `None of the ${many} are ${trait}.`
          : `Some, but not all, ${many} are ${trait}.`,
      `${who} takes a ${one} without looking.`,
    ],
    asks: 'What do you know about it?',
    name: `a ${one}`,
    answer: key,
    hints: [
      'Look at the first word of the clue.',
      'All means each one, none means not a single one.',
      'Could it be otherwise? Then it is not sure.',
    ],
    steps: [
      ['All means each one of them.', 'None means not a single one of them.', 'Some are, and some are not.'][how] ?? '',
      `So you know: ${key}.`,
    ],
    explanation:
      [
        'What is true of all is true of each.',
        'What is true of none is true of no one.',
        'Some does not say which ones.',
      ][how] ?? '',
    slips: [is, not, may]
      .filter((one) => one !== key)
      .map((answer) => ({
        name: answer === may ? 'sure-taken-for-maybe' : 'maybe-taken-for-sure',
        answer,
        observation: observations[answer] ?? all.is,
      })),
  })
}

type Rule = { when: string; effect: string; not: string; notWhen: string; may: string }
const rules: [Rule, ...Rule[]] = [
  {
    when: 'it rains',
    effect: 'the street is wet',
    not: 'the street is not wet',
    notWhen: 'it does not rain',
    may: 'it rains now',
  },
  {
    when: 'the bell rings',
    effect: 'the dog barks',
    not: 'the dog does not bark',
    notWhen: 'the bell does not ring',
    may: 'the bell rings now',
  },
  {
    when: 'the library is open',
    effect: 'its sign is lit',
    not: 'its sign is not lit',
    notWhen: 'the library is not open',
    may: 'the library is open now',
  },
  {
    when: 'the soup is hot',
    effect: 'it steams',
    not: 'it does not steam',
    notWhen: 'the soup is not hot',
    may: 'the soup is hot now',
  },
  {
    when: 'the train is late',
    effect: 'the board blinks',
    not: 'the board does not blink',
    notWhen: 'the train is not late',
    may: 'the train is late now',
  },
  {
    when: 'the pool is closed',
    effect: 'the gate is locked',
    not: 'the gate is not locked',
    notWhen: 'the pool is not closed',
    may: 'the pool is closed now',
  },
]

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** If this, then that: what follows from the second part, and what does not. */
const ifThen: Draw = (dice) => {
  const { when, effect, not, notWhen, may } = drawFrom(dice, rules)
  const isNot = dice(0, 1) === 0
  const key = isNot ? notWhen : 'you cannot be sure'
  const others = isNot ? ['you cannot be sure', may] : [may, notWhen]
  return puzzle({
    kind: 'if-then',
    numbers: [when, isNot ? 'not' : 'yes'],
    entity: 'a rule',
    text: [`Always when ${when}, ${effect}.`, `${capital(isNot ? not : effect)} now.`],
    asks: `What do you know about the first part, "${when}"?`,
    name: 'a rule that is always so',
    answer: key,
    hints: [
      'Read the rule from front to back.',
      'The rule tells what follows, not what else can cause it.',
      isNot ? `If it were so that ${when}, what would you see?` : 'Could something else make it so?',
    ],
    steps: isNot
      ? [`If so, you would see that ${effect}.`, `You do not see it, so ${key}.`]
      : [`Something else could be the reason.`, `So ${key}.`],
    explanation: isNot
      ? 'When the effect is missing, the cause was not there.'
      : 'One effect can have more than one cause.',
    slips: others.map((answer) => ({
      answer,
      ...(isNot
        ? answer === may
          ? { name: 'ignores-the-not', observation: 'Then you would see something else now.' }
          : { name: 'missed-the-proof', observation: 'The rule holds every time. Use that.' }
        : answer === may
          ? { name: 'rule-turned-around', observation: 'The rule does not work backward.' }
          : { name: 'rule-denied', observation: 'What you see fits the rule well.' }),
    })),
  })
}

/** What follows from all, some, none and if. */
export const trueMaker = makerOf({ skill: 'thinking.all-some-none', tags: ['logic'], draws: [oneOfThem, ifThen] })
