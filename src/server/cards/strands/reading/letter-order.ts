import type { CardDraft, Deck } from '#server/cards/strand.ts'
import { choiceCard, withoutTwins } from './choice-card.ts'
import { letterAt, letterBook } from './letter-list.ts'

/** Before, after and between in the alphabet. */
export const letterOrderDeck: Deck = {
  deck: 'letter-order',
  cards: () =>
    letterBook().letters.flatMap((_, at) => [
      ...(at < 25 ? [after(at)] : []),
      ...(at > 0 ? [before(at)] : []),
      ...(at > 0 && at < 25 ? [between(at)] : []),
    ]),
}

const beside = (kind: string, at: number) => ({
  skill: 'reading.letter-order',
  key: `${kind}-${letterAt(at)}`,
  entity: letterAt(at),
  tags: ['alphabet', kind],
})

const run = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => letterAt(from + step)).join(', ')

/** A wrong letter, and what is said when it is taken. */
const lure = (at: number, name: string, observation: string) =>
  letterAt(at) === '' ? [] : [{ name, answer: letterAt(at), observation }]

function after(at: number): CardDraft {
  const letter = letterAt(at)
  const answer = letterAt(at + 1)
  const lures = withoutTwins(answer, [
    ...lure(at - 1, 'before-for-after', `That one comes before ${letter}. Go the other way.`),
    ...lure(at + 2, 'skips-a-letter', 'You jumped over one letter. Sing it slowly.'),
    ...lure(at + 3, 'skips-two-letters', 'That one comes a bit later in the song.'),
    ...lure(at - 2, 'far-before-for-after', `That one comes before ${letter}. Go on, not back.`),
  ]).slice(0, 2)
  return choiceCard({
    ...beside('after', at),
    question: `Which letter comes right after ${letter}?`,
    name: `the next letter after ${letter}`,
    answer,
    lures,
    hints: [
      `Find ${letter} in the ABC song.`,
      'Right after means the very next one.',
      `Sing: ${run(Math.max(0, at - 3), at)} …`,
    ],
    steps: [`Sing: ${run(Math.max(0, at - 2), at + 1)}.`, `Right after ${letter} comes ${answer}.`],
    explanation: `In the alphabet, ${answer} comes right after ${letter}.`,
  })
}

function before(at: number): CardDraft {
  const letter = letterAt(at)
  const answer = letterAt(at - 1)
  const lures = withoutTwins(answer, [
    ...lure(at + 1, 'after-for-before', `That one comes after ${letter}. Go the other way.`),
    ...lure(at - 2, 'skips-a-letter', 'You went back one letter too far.'),
    ...lure(at + 2, 'far-after-for-before', `That one comes after ${letter}. Start the song sooner.`),
    ...lure(at - 3, 'skips-two-letters', 'You went back too far. Stay nearer.'),
  ]).slice(0, 2)
  const start = Math.max(0, at - 5)
  return choiceCard({
    ...beside('before', at),
    question: `Which letter comes right before ${letter}?`,
    name: `the letter just before ${letter}`,
    answer,
    lures,
    hints: [
      `Find ${letter} in the ABC song. Stop just there.`,
      'Right before means one step back.',
      start === at - 1 ? 'It is the very first one.' : `Sing: ${run(start, at - 2)}, … ${letter}.`,
    ],
    steps: [`Sing: ${run(Math.max(0, at - 3), at)}.`, `Right before ${letter} comes ${answer}.`],
    explanation: `In the alphabet, ${answer} comes right before ${letter}.`,
  })
}

function between(at: number): CardDraft {
  const answer = letterAt(at)
  const [left, right] = [letterAt(at - 1), letterAt(at + 1)]
  const lures = [
    ...lure(at + 2, 'goes-past-the-second', `That one comes after ${right}. Stop sooner.`),
    ...lure(at - 2, 'stops-before-the-first', `That one comes before ${left}. Go on a bit.`),
    ...lure(at + 3, 'goes-far-past-the-second', `That one comes after ${right}. Stop much sooner.`),
    ...lure(at - 3, 'stops-far-before-the-first', `That one comes before ${left}. Go on.`),
  ].slice(0, 2)
  return choiceCard({
    ...beside('between', at),
    question: `Which letter stands between ${left} and ${right}?`,
    name: `the letter between ${left} and ${right}`,
    answer,
    lures,
    hints: [
      `Find ${left} in the ABC song.`,
      `Between means after ${left} and before ${right}.`,
      `Sing: ${left}, …, ${right}. What did you skip?`,
    ],
    steps: [`Sing: ${left}, ${answer}, ${right}.`, `Between them stands ${answer}.`],
    explanation: `The alphabet goes ${left}, ${answer}, ${right}.`,
  })
}
