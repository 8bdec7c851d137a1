import type { Move, TaskView } from '#server/brain/brain.ts'

/** Moves as the policy makes them, by the heading that their honest replies have in evals/sets/honest-replies.txt. */
const sum = { question: '7 × 8', operation: '×', left: 7, right: 8 } as const
const easySum = { question: '6 + 3', operation: '+', left: 6, right: 3 } as const
const task = (subject: TaskView['task']['subject'], topic: string, question: string, text?: string[]): TaskView => ({
  question,
  task: { family: topic, topic, subject, name: topic, ...(text && { text }) },
})
const place = task('math', 'place value', 'What is the value of the 5 in 352?')
const rhyme = task('reading', 'rhymes', 'Which word rhymes with cat: hat, dog or cup?')
const passage = task('reading', 'reading', 'What did Mia find under the tree: a shoe, a kite or a key?', [
  'Mia walked to the big tree.',
  'Under it she found a red kite.',
])
const spelling = task('reading', 'spelling', 'How do you spell the word that means a day without school: hol _ _ ay?')
const plant = task(
  'science',
  'plants',
  'Which part of a plant drinks water from the soil: the leaf, the root or the flower?',
)
const story = task('math', 'story problems', 'How many stickers does Sam have now?', [
  'Sam has 12 stickers.',
  'He gives 5 to his sister.',
])
const code = task('problem-solving', 'coding', 'The robot goes 3 steps, 4 times. How many steps does it go?')

export const honestMoves: Readonly<Record<string, Move>> = {
  'greet, new': { kind: 'greet', again: false },
  'greet, again': { kind: 'greet', again: true, earlier: { topic: 'times tables', solved: ['7 × 6'] } },
  'ask what was tried': { kind: 'ask', about: 'tried', exercise: sum },
  'hint for a product': { kind: 'hint', level: 1, exercise: sum, hint: 'Think of 7 × 7 = 49 and add one more 7.' },
  'hint for place value': {
    kind: 'hint',
    level: 1,
    exercise: place,
    hint: 'Say the places from the right: ones, tens, hundreds.',
  },
  'hint for a rhyme': { kind: 'hint', level: 1, exercise: rhyme, hint: 'Listen to the end of each word.' },
  'correct a sum': {
    kind: 'correct',
    exercise: easySum,
    attempt: '8',
    observation: 'You counted the 6 as the first step.',
    hint: 'Start at 6 and count on 3.',
  },
  'correct a reading': {
    kind: 'correct',
    exercise: passage,
    attempt: 'a shoe',
    observation: 'The text says nothing about a shoe.',
    hint: 'Read the last sentence again.',
  },
  'correct a spelling': {
    kind: 'correct',
    exercise: spelling,
    attempt: 'hollyday',
    observation: 'There is an l too many.',
    hint: 'It comes from holy and day, and the y turns into another letter.',
  },
  'praise, then a story': {
    kind: 'praise',
    exercise: easySum,
    next: story,
    told: '6 + 3 = 9, because 3 more than 6 is 9.',
  },
  'praise, then science': { kind: 'praise', exercise: rhyme, next: plant, told: 'Hat and cat both end in -at.' },
  'explain a product': {
    kind: 'explain',
    exercise: sum,
    example: { question: '6 × 8', steps: ['5 × 8 = 40.', 'One more 8 makes 48.', 'So 6 × 8 = 48.'] },
  },
  'new exercise, coding': { kind: 'exercise', exercise: code, topic: 'coding' },
  'new exercise, easier': { kind: 'exercise', exercise: easySum, topic: 'adding', manner: 'easier' },
  'a science question': {
    kind: 'redirect',
    reason: 'asked',
    said: 'why is the sky blue',
    fact: 'Sunlight has all colors. The air scatters blue light the most, so blue comes to us from everywhere.',
    exercise: sum,
  },
  'does not know': { kind: 'redirect', reason: 'unknown', said: 'who won the game last night', exercise: sum },
  'off the lesson': { kind: 'redirect', reason: 'off_topic', said: 'lets play minecraft', exercise: plant },
  'small talk': { kind: 'redirect', reason: 'small_talk', said: 'i have a new bike', exercise: easySum },
  'small talk, a robot': { kind: 'redirect', reason: 'small_talk', said: 'are you real', topic: 'fractions' },
  review: { kind: 'review', solved: ['7 × 6', '8 × 4'], topic: 'times tables' },
  close: { kind: 'close', solved: ['7 × 6', 'the meaning of brave'], over: true },
}
