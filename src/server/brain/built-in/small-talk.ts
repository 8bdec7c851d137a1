import type { Turn } from '../brain.ts'
import { type SmallTalk, smallTalkIn } from '../policy-intents.ts'

type Answer = (turn: Turn) => string[]

/** True answers, without a claim to be a person, to feel, or to be a friend. At most two sentences. */
const answers: Record<SmallTalk, Answer> = {
  robot: () => ['I am an AI tutor, a computer program.', 'I do not live or feel, but I can help you learn.'],
  friend: () => ['That is kind of you.', 'I am a computer program, and I can help you learn.'],
  name: ({ tutor }) => [`My name is ${tutor.name}.`, 'I am an AI tutor, a computer program.'],
  how: () => ['Thank you for asking.', 'I am a computer program, and I am ready to learn with you.'],
  age: () => ['I am a computer program.', 'So I have no age, no home and no family.'],
  able: () => [
    'We can do math, reading, spelling, science and puzzles.',
    'Ask me a question, or name what you want to practice.',
  ],
  sad: () => ['Thank you for telling me.', 'A grown-up you trust would like to hear that too.'],
  thanks: () => ['You are welcome.'],
  hello: ({ student }) => [`Hello, ${student.nickname}!`],
}

/** The same in few words, for those who begin to read. */
const short: Record<SmallTalk, Answer> = {
  ...answers,
  robot: () => ['I am an AI tutor, a computer program.', 'I can help you learn.'],
  friend: () => ['That is kind of you.', 'I am a computer program to learn with.'],
  how: () => ['Thank you for asking.', 'I am a computer program, ready to learn.'],
  age: () => ['I am a computer program.', 'So I have no age and no home.'],
  able: () => ['We can do math, words, science and puzzles.', 'Ask me, or I ask you.'],
  sad: () => ['Thank you for telling me.', 'Please tell a grown-up you trust, too.'],
}

export function smallTalk(turn: Turn, said: string): string[] {
  const about = smallTalkIn(said)
  const known = turn.student.grade_level <= 2 ? short : answers
  return about === null ? [] : known[about](turn)
}
