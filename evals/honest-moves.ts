import type { Line, Move } from '#server/tutor/move.ts'

/** A move as the tutor decides it, and what the child had said. */
export type HonestMove = { move: Move; said: string }

const told = (...texts: string[]): Line[] => texts.map((text) => ({ text, fact: true }))
const lines = (kind: string, said: string, ...all: Line[]): HonestMove => ({
  move: { kind, lines: all, mood: 'calm' },
  said,
})
const found = (result: 'right' | 'wrong', said: string, ...all: Line[]): HonestMove => ({
  move: { kind: result === 'right' ? 'credit' : 'wrong', lines: all, mood: 'happy', found: result },
  said,
})
const go = (what: string): Line => ({ key: 'hint.go', values: { what } })
const again = (what: string): Line => ({ key: 'again', values: { what } })
const tryAgain = (what: string): Line => ({ key: 'try.again', values: { what } })

const plant = 'which part of a plant drinks water'

/** Moves by the heading that their honest replies have in evals/sets/honest-replies.txt. */
export const honestMoves: Readonly<Record<string, HonestMove>> = {
  'greet, new': lines('greet', '', { key: 'greet.first' }, { key: 'greet.ask' }),
  'greet, again': lines(
    'greet',
    '',
    { key: 'greet.again' },
    { key: 'greet.earlier', values: { topic: 'times tables' } },
    ...told('Last time you solved 7 × 6.'),
  ),
  'ask what was tried': lines(
    'own',
    'what is 7 x 8',
    { key: 'own.take', values: { what: '7 × 8' } },
    { key: 'own.start', values: { what: '7 × 8' } },
  ),
  'hint for a product': lines('hint', 'help', { text: 'Think of 7 × 7 = 49 and add one more 7.' }, go('7 × 8')),
  'hint for place value': lines(
    'hint',
    'I dont get it',
    { text: 'Say the places from the right: ones, tens, hundreds.' },
    go('the value of the 5 in 352'),
  ),
  'hint for a rhyme': lines('hint', 'idk', { text: 'Listen to the end of each word.' }, go('a rhyme for cat')),
  'correct a sum': found(
    'wrong',
    '8',
    { text: 'You counted the 6 as the first step.' },
    { text: 'Start at 6 and count on 3.' },
    tryAgain('6 + 3'),
  ),
  'correct a reading': found(
    'wrong',
    'a shoe',
    { text: 'The text says nothing about a shoe.' },
    { text: 'Read the last sentence again.' },
    tryAgain('what Mia found under the tree'),
  ),
  'correct a spelling': found(
    'wrong',
    'hollyday',
    { text: 'There is an l too many.' },
    { text: 'It comes from holy and day, and the y turns into another letter.' },
    tryAgain('the word for a day without school'),
  ),
  'praise, then a story': found(
    'right',
    '9',
    { key: 'credit.right', values: { answer: '9', what: '6 + 3' } },
    ...told('6 + 3 = 9, because 3 more than 6 is 9.', 'Sam has 12 stickers.', 'He gives 5 to his sister.'),
    ...told('How many stickers does Sam have now?'),
  ),
  'praise, then science': found(
    'right',
    'hat',
    { key: 'credit.right', values: { answer: 'hat', what: 'a rhyme for cat' } },
    ...told('Hat and cat both end in -at.'),
    ...told('Which part of a plant drinks water from the soil: the leaf, the root or the flower?'),
  ),
  'explain a product': {
    move: {
      kind: 'solve',
      lines: [
        { key: 'solve', values: { what: '6 × 8' } },
        ...told('5 × 8 = 40.', 'One more 8 makes 48.', 'So 6 × 8 = 48.'),
        { key: 'give.twin' },
        ...told('What is 7 × 8?'),
      ],
      mood: 'thinking',
      tellsKey: true,
    },
    said: 'I dont know',
  },
  'new exercise, coding': lines(
    'give',
    'coding',
    { key: 'topic.taken', values: { topic: 'coding' } },
    ...told('The robot goes 3 steps, 4 times. How many steps does it go?'),
  ),
  'new exercise, easier': lines('give', 'too hard', { key: 'act.easier.say' }, ...told('What is 6 + 3?')),
  'a science question': lines(
    'book',
    'why is the sky blue',
    ...told('Sunlight has all colors.', 'The air scatters blue light the most, so blue comes to us from everywhere.'),
    again('7 × 8'),
  ),
  'does not know': lines('wonder', 'who won the game last night', { key: 'wonder' }, again('7 × 8')),
  'off the lesson': lines('talk.wish', 'lets play minecraft', { key: 'act.plays_game.say' }, again(plant)),
  'small talk': lines('talk.has', 'i have a new bike', { key: 'act.has.say' }, again('6 + 3')),
  'small talk, a robot': lines('talk.is_robot', 'are you real', { key: 'act.is_robot.say' }, { key: 'topic' }),
  review: lines('close', 'what did we do', ...told('Today you solved 7 × 6 and 8 × 4.'), {
    key: 'bye.some',
    values: { what: '8 × 4', count: 2 },
  }),
  close: lines(
    'close',
    'bye',
    ...told('Today you solved 7 × 6 and the meaning of brave.'),
    { key: 'bye.some', values: { what: 'the meaning of brave', count: 2 } },
    { key: 'bye' },
  ),
}
