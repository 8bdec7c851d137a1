import { type Written, wordDeck } from './word-deck.ts'

const meanings = {
  parallel: 'Parallel lines never meet.',
  perpendicular: 'Perpendicular lines meet at a right angle.',
  'a line': 'A line goes on without end both ways.',
  'a ray': 'A ray starts at a point and goes on one way.',
  'a line segment': 'A line segment has two ends.',
  'a point': 'A point is a single place.',
} as const

type Word = keyof typeof meanings

const pairs: readonly [key: string, what: string, is: 'parallel' | 'perpendicular', look: string][] = [
  ['railroad-tracks', 'the two rails of a train track', 'parallel', 'The rails stay the same distance apart.'],
  ['book-corner', 'the two edges at the corner of a book', 'perpendicular', 'The corner of a book is a right angle.'],
  ['ladder-sides', 'the two long sides of a ladder', 'parallel', 'The long sides stay the same distance apart.'],
  ['ladder-rung', 'a rung and a long side of a ladder', 'perpendicular', 'A rung meets the side at a right angle.'],
  ['notebook-lines', 'the lines in a notebook', 'parallel', 'They run beside each other and do not meet.'],
  ['plus-sign', 'the two lines of a plus sign', 'perpendicular', 'They cross and make four right angles.'],
  [
    'wall-and-floor',
    'the edge of a wall and the edge of the floor',
    'perpendicular',
    'They meet like the corner of a sheet.',
  ],
  [
    'door-sides',
    'the left and the right side of a door',
    'parallel',
    'They stay the same distance apart from top to bottom.',
  ],
  ['swim-lanes', 'the ropes between the lanes of a pool', 'parallel', 'The lanes have the same width all the way.'],
  ['letter-t', 'the two lines of a capital T', 'perpendicular', 'They meet at a right angle.'],
]

function pairCard([key, what, is, look]: (typeof pairs)[number]): Written {
  const other = is === 'parallel' ? 'perpendicular' : 'parallel'
  return {
    key,
    question: `Which word fits ${what}?`,
    answer: is,
    wrong: [
      [
        'swapped-the-words',
        other,
        is === 'parallel' ? 'Do they meet at a right angle?' : 'Do they meet, or stay apart?',
      ],
      [
        'took-a-slanted-crossing',
        'slanted',
        is === 'parallel'
          ? 'Do they come nearer to each other anywhere?'
          : 'Put the corner of a sheet against the corner.',
      ],
    ],
    hints: [
      'Picture both of them. Do they meet?',
      'One word is for never meeting, one for right angles.',
      'Make them longer in your mind, and watch.',
    ],
    step: look,
    why: meanings[is],
  }
}

const told: readonly [key: string, question: string, answer: Word, wrong: readonly Word[]][] = [
  [
    'one-end',
    'What starts at a point and goes on without end one way?',
    'a ray',
    ['a line', 'a line segment', 'a point'],
  ],
  ['two-ends', 'What is straight and has two ends?', 'a line segment', ['a line', 'a ray', 'a point']],
  ['no-ends', 'What is straight and goes on without end both ways?', 'a line', ['a ray', 'a line segment', 'a point']],
  ['one-place', 'What is just one place, without any length?', 'a point', ['a line', 'a ray', 'a line segment']],
  ['side-of-a-square', 'What is a side of a square?', 'a line segment', ['a line', 'a ray', 'a point']],
  [
    'beam-of-light',
    'What is a beam of light like, that leaves a lamp and goes on?',
    'a ray',
    ['a line', 'a line segment', 'a point'],
  ],
  [
    'corner-of-a-square',
    'What do two sides of a square share at a corner?',
    'a point',
    ['a ray', 'a line', 'a line segment'],
  ],
]

const toldCard = ([key, question, answer, wrong]: (typeof told)[number]): Written => ({
  key,
  question,
  answer,
  wrong: wrong.map(
    (one) => [`took-it-for-${one.replaceAll(' ', '-')}`, one, `${meanings[one]} Does that fit?`] as const,
  ),
  hints: ['Draw what is told.', 'Ask how many ends it has.', 'Use an arrow for each side that goes on without end.'],
  step: meanings[answer],
  why: meanings[answer],
})

export const lineWords = wordDeck('line-words', 'math.lines', ['lines', 'shapes'], () => [
  ...pairs.map(pairCard),
  ...told.map(toldCard),
])
