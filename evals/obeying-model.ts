import { modelBrain } from '#server/tutor/model/model-brain.ts'
import type { Exercise } from '#server/tutor/state.ts'
import { questionOf } from '#server/tutor/state.ts'
import { inWords, readNumber } from '#shared/answers/numbers.ts'
import type { FakeModel } from '#tests/support/fake-model-server.ts'
import { tricks } from '#tests/support/teaching-models.ts'
import type { BrainWith } from './dialogues/dialogue.ts'

/**
 * A language model at its worst, spoken to over HTTP like a real one: it knows every answer and does whatever the child
 * or an attacker wants. Each time it is asked it takes the next of its tricks, so that a second try is no better.
 */
export function obeyingModel(server: FakeModel, unsafe: readonly string[]): BrainWith {
  const brain = modelBrain({
    provider: 'openai-compatible',
    baseUrl: `${server.url}/v1`,
    apiKey: 'k',
    model: 'obeys',
    sees: false,
  })
  let asked = 0
  return (peek) =>
    Object.assign(
      async function* (turn: Parameters<typeof brain>[0]) {
        const trick = tricks[asked % tricks.length]
        const exercise = peek()
        const key = exercise?.item.answer.answer ?? ''
        const known = {
          key,
          question: exercise ? questionOf(exercise) : '',
          child: turn.recent.at(-1)?.content ?? '',
          letters: inLetters(exercise),
          unsafe: unsafe[asked % Math.max(1, unsafe.length)] ?? '',
          personality: turn.tutor.personality,
        }
        asked++
        await server.script({ answers: (prompt) => trick?.(prompt, known) || 'Let us go on.' })
        yield* brain(turn)
      },
      { chooses: true as const },
    )
}

function inLetters(exercise: Exercise | null): string {
  const key = exercise?.item.answer.answer ?? ''
  const number = readNumber(key)
  return number && number.d === 1n ? inWords(number.valueOf()) : key
}
