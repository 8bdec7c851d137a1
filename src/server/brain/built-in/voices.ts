import type { Turn } from '../brain.ts'

/** How a tutor sounds. No phrase has a number in it: a number could be the answer of an exercise. */
export type Voice = {
  hello: string
  again: string
  right: string[]
  effort: string[]
  taken: string
  almost: string[]
  together: string
  fresh: string[]
  bye: string
}

const plain: Voice = {
  hello: 'Hi',
  again: 'Hi again',
  right: ['Yes!', 'That is right!', 'Correct!'],
  effort: ['You worked that out.', 'You kept going.'],
  taken: 'Let us look at your question.',
  almost: ['Good try.', 'Thank you for trying.'],
  together: 'Let us do it together.',
  fresh: ['Here is a new exercise.', 'Try this.'],
  bye: 'Bye',
}

const curious: Voice = {
  ...plain,
  hello: 'Hello',
  again: 'Hello again',
  right: ['Yes, that works!', 'Right!', 'You found it!'],
  effort: ['You looked closely.', 'You tested it well.'],
  taken: 'A good question, so let us explore it.',
  almost: ['Good idea to try.', 'Let us look closer.'],
  together: 'Let us explore it together.',
  fresh: ['Let us find out.', 'Here is a new exercise.'],
  bye: 'Goodbye',
}

const story: Voice = {
  ...plain,
  hello: 'Welcome',
  again: 'Welcome back',
  right: ['Yes, well done!', 'That is it!', 'You got it!'],
  effort: ['You took it step by step.', 'You read it with care.'],
  taken: 'Let us read your question together.',
  almost: ['You are on the way.', 'Good try.'],
  together: 'Let us go through it together.',
  fresh: ['Here comes a new exercise.', 'Try this.'],
  bye: 'Goodbye',
}

const puzzler: Voice = {
  ...plain,
  hello: 'Hey',
  again: 'Hey again',
  right: ['Solved!', 'Yes, that fits!', 'Right!'],
  effort: ['You found a way.', 'You did not give up.'],
  taken: 'That is a good puzzle.',
  almost: ['That was worth a try.', 'Nearly there.'],
  together: 'Let us crack it together.',
  fresh: ['Here is a new puzzle.', 'Try this.'],
  bye: 'See you',
}

const bySubject: [RegExp, Voice][] = [
  [/reading|writing|spelling|language|english/i, story],
  [/science|nature|space|history/i, curious],
  [/problem|logic|puzzle|coding/i, puzzler],
]
const voices = [plain, curious, puzzler, story] as const

/** The voice of a tutor: by its first subject that has one, else by its name. The same tutor always sounds the same. */
export function voiceOf({ name, subjects, personality }: Turn['tutor']): Voice {
  const [first] = subjects.flatMap((subject) =>
    bySubject.flatMap(([pattern, voice]) => (pattern.test(subject) ? [voice] : [])),
  )
  const voice = first ?? voices[hash(name) % voices.length] ?? plain
  return /\b(?:calm|quiet|gentle|soft|patient)/i.test(personality)
    ? { ...voice, right: voice.right.map(quietly) }
    : voice
}

const quietly = (phrase: string) => phrase.replace('!', '.')

/** One of several phrases: the same for the same words around it, different from turn to turn. */
export const pick = (phrases: string[], around: string): string => phrases[hash(around) % phrases.length] ?? ''

function hash(text: string): number {
  let value = 7
  for (const sign of text) value = (Math.imul(value, 31) + (sign.codePointAt(0) ?? 0)) >>> 0
  return value
}
