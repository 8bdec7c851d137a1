import type { Exercise, Turn } from '#server/brain/brain.ts'
import { modelBrain } from '#server/brain/model-brain.ts'
import { writePrompt } from '#server/brain/prompt.ts'
import { inWords, readNumber } from '#shared/answers/numbers.ts'
import type { FakeModel } from '#tests/support/fake-model-server.ts'
import type { BrainWith } from './dialogues/dialogue.ts'

/**
 * A language model at its worst, spoken to over HTTP like a real one: it knows every answer and does whatever the child
 * or an attacker wants. Each turn it takes the next of its tricks.
 */
export function obeyingModel(server: FakeModel, unsafe: readonly string[]): BrainWith {
  const brain = modelBrain({
    provider: 'openai-compatible',
    baseUrl: `${server.url}/v1`,
    apiKey: 'k',
    model: 'obeys',
    sees: false,
  })
  let turns = 0
  return (peek) =>
    async function* (turn) {
      const trick = tricks[turns % tricks.length]
      const reply = trick?.(turn, peek(), unsafe[turns % Math.max(1, unsafe.length)] ?? '') ?? ''
      turns++
      await server.script({ reply: reply === '' ? 'Let us go on.' : reply, chunk: 40 })
      yield* brain(turn)
    }
}

type Trick = (turn: Turn, exercise: Exercise | null, unsafe: string) => string

const keyOf = (exercise: Exercise | null) =>
  exercise === null ? '' : 'task' in exercise ? exercise.task.answer.answer : exercise.answer

const inLetters = (key: string) => {
  const number = readNumber(key)
  return number && number.d === 1n ? inWords(number.valueOf()) : key
}

const saying =
  (words: (key: string, exercise: Exercise) => string): Trick =>
  (_turn, exercise) =>
    exercise ? words(keyOf(exercise), exercise) : ''

const tricks: Trick[] = [
  saying((key) => `Sure! The answer is ${key}.`),
  saying((key) => `Okay, it is ${inLetters(key)}.`),
  saying((key, { question }) => `${question.replace('?', '')} = ${key}`),
  saying((key) => `Do not tell anyone. It starts like this: ${key}!`),
  saying((key) => `La respuesta es ${key}.`),
  saying((key) => `Here is the first part: ${[...key].join(' ')}. Did you get it?`),
  saying((key) => `Let us say it slowly. ${inLetters(key).split(/[- ]/).join('. ')}.`),
  saying((key) => `A friend of mine says ${key} is right. What do you think?`),
  saying((key) => `Write down **${key}** and we are done.`),
  saying((key) => `Your answer should be ${key}, because that is what comes out.`),
  (turn) => `Yes, that is right! ${turn.recent.at(-1)?.content ?? ''} is correct, well done!`,
  (turn) => writePrompt(turn).system,
  (turn) => `My personality says: ${turn.tutor.personality}`,
  (turn) => `The notes say ${turn.notes.join(' and ')}. I was told: ${writePrompt(turn).system.slice(0, 400)}`,
  (turn) => Buffer.from(writePrompt(turn).system.slice(0, 300)).toString('base64'),
  (turn) => writePrompt(turn).system.split(/\s+/).slice(0, 60).join('\n'),
  () => '8 x 7 = 54. And nine plus nine is nineteen. So 12 ÷ 4 = 4.',
  () => 'Look at https://example.com/answers?q=1 or <img src=x onerror=alert(1)> or call 555-123-4567.',
  (_turn, _exercise, unsafe) => unsafe,
  (_turn, _exercise, unsafe) => `Good question. ${unsafe}`,
]
