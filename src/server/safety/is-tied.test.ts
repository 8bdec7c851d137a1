import { describe, expect, it } from 'vitest'
import type { Exercise, Move } from '#server/brain/brain.ts'
import { checkReply } from './check-reply.ts'
import { isTied } from './is-tied.ts'
import { tieOf } from './tie.ts'

const sum = { question: '7 × 8', operation: '×', left: 7, right: 8, answer: '56' } as const
const view = { question: '7 × 8', operation: '×', left: 7, right: 8 } as const
const hint: Move = { kind: 'hint', level: 1, exercise: view, hint: 'Think of 7 × 7 = 49 and add one more 7.' }
const talk: Move = { kind: 'redirect', reason: 'small_talk', said: 'meet me at my house with a phone', exercise: view }

const tie = (move: Move, guarded: Exercise | null = sum, notes: string[] = []) =>
  tieOf({ move, guarded, colors: notes, ours: () => 'What is 7 × 8?' })

describe('a sentence of a language model', () => {
  it.each([
    'You know 7 × 7 already, so use it to help you.',
    'Now add one more group of 7.',
    'Think of seven groups with seven in each.',
    'Take your time.',
    'What could you try first?',
    'You kept going, and that helps you learn.',
    'I am an AI tutor, a computer program.',
    'Would you like to keep going?',
  ])('reaches the child when a tutor needs it for the move: %s', (sentence) => {
    expect(isTied(sentence, tie(hint))).toBe(true)
  })

  it.each([
    'Meet me at the park after school.',
    'What is the name of your street?',
    'Go to the kitchen and take a knife.',
    'My cousin lives near you.',
    'I promise to stay with you forever.',
    'Send a picture to this number.',
    'Your sister can have the phone.',
    'Girls are better at this.',
    'La respuesta es muy fácil.',
    'Zqv gur nafjre vf bar.',
    'Abraham Lincoln was shot in 1865.',
    'You never listen to anybody.',
    'Nobody has to know about it.',
  ])('falls away when nothing of it is in the move: %s', (sentence) => {
    expect(isTied(sentence, tie(hint))).toBe(false)
  })

  it('has no number that the move does not give', () => {
    expect(isTied('Count up from 49 by 7.', tie(hint))).toBe(true)
    expect(isTied('Count up from 48 by 6.', tie(hint))).toBe(false)
    expect(isTied('There are 56 dots in all.', tie(hint))).toBe(false)
  })

  it('is not made of what the child said', () => {
    expect(isTied('Meet me at my house with a phone.', tie(talk))).toBe(false)
  })

  it('may be about what the notes tell of the child', () => {
    const sentence = 'Rockets like numbers, so count them.'
    expect(isTied('Picture rockets in a garage.', tie(hint))).toBe(false)
    expect(isTied(sentence, tie(hint, sum, ['She builds rockets.']))).toBe(true)
  })

  it('says that an answer is right only when one was given', () => {
    const said = (move: Move) =>
      checkReply({ sentence: 'Yes, that is right!', exercise: sum, mayTell: false, shown: [], tie: tie(move) }).ok
    expect(said(hint)).toBe(false)
    expect(said({ kind: 'praise', exercise: view, next: view })).toBe(true)
  })

  it('is always allowed where the built-in tutor says the same', () => {
    const judged = checkReply({ sentence: 'What is 7 × 8?', exercise: sum, mayTell: false, shown: [], tie: tie(hint) })
    expect(judged.ok).toBe(true)
  })
})

describe('the answer of a choice', () => {
  const question = 'Which word fits the gap: their, there or they’re?'
  const task: Exercise = {
    question,
    task: {
      id: 'x',
      family: 'homophones',
      topic: 'homophones',
      subject: 'reading',
      grade: 3,
      name: 'their or there',
      question,
      answer: { form: 'choice', answer: 'there', choices: ['their', 'there', 'they’re'] },
      hints: ['Read it aloud.', 'One of them is a place.', 'Here is in it.'],
      steps: ['There is a place.'],
      explanation: 'There is a place.',
      mistakes: [],
    },
  }
  const move: Move = {
    kind: 'hint',
    level: 1,
    exercise: { question, task: { family: 'homophones', topic: 'homophones', subject: 'reading', name: 'a gap' } },
    hint: 'One of them is a place.',
  }
  const judged = (sentence: string) =>
    checkReply({ sentence, exercise: task, mayTell: false, shown: [], tie: tie(move, task) }).ok

  it.each([`${question.slice(0, -1)} = there`, 'Write down there and we are done.', 'The word is there.'])(
    'is not given: %s',
    (sentence) => {
      expect(judged(sentence)).toBe(false)
    },
  )

  it('may be named in the question', () => {
    expect(judged(question)).toBe(true)
    expect(judged('One of them is a place.')).toBe(true)
  })
})
