import type { ExerciseView, Move, WorkedExample } from './brain.ts'

/**
 * The move as an instruction to a model. It carries the exercise without its answer; a worked solution only where the
 * move has one. `data` is applied to whatever came from people.
 */
export function inWords(move: Move, data: (text: string) => string): string {
  switch (move.kind) {
    case 'greet':
      return move.again
        ? 'Welcome {name} back in one sentence, then ask what to work on today.'
        : 'Say hello to {name}, say in a few words that you are an AI tutor, then ask what to work on today.'
    case 'ask':
      return move.about === 'topic'
        ? 'Ask what the child would like to work on.'
        : lines(
            'Ask the child to show what they have tried so far. Give no hint.',
            onScreen(move.exercise),
            silent(move.exercise),
          )
    case 'hint':
      return hint(move)
    case 'explain':
      return lines(
        `The child has tried enough. Explain how "${move.example.question}" is solved.`,
        steps(move.example),
        twin(move.twin),
      )
    case 'praise':
      return lines(
        `The child solved "${move.exercise.question}". Say that it is right, and praise the work in it, not talent.`,
        `Then give this next exercise, written exactly so: "${move.next.question}".`,
        silent(move.next),
      )
    case 'correct':
      return lines(
        onScreen(move.exercise),
        `The child answered "${data(move.attempt)}". That is not right. Say so kindly, without the word wrong.`,
        `What the program saw: ${move.observation}`,
        `Give this hint in your own words and nothing beyond it: ${move.hint}`,
        silent(move.exercise),
      )
    case 'exercise':
      return lines(
        `Give this exercise about ${data(move.topic)}, written exactly so: "${move.exercise.question}".`,
        'Ask the child to try it.',
        silent(move.exercise),
      )
    case 'review':
      return lines(
        solved(move.solved),
        'Say in one sentence what was practised, then ask how the child did one of them.',
      )
    case 'redirect':
      return lines(
        move.fact
          ? `Say this in your own words, and nothing that contradicts it: ${move.fact}`
          : redirections[move.reason],
        `The child said: "${data(move.said)}".`,
        onScreen(move.exercise),
        silent(move.exercise),
      )
    case 'close':
      return lines(
        solved(move.solved),
        'End the lesson: name one thing the child did well and say goodbye. Ask nothing.',
      )
  }
}

function hint(move: Extract<Move, { kind: 'hint' }>): string {
  const opening =
    move.level === 4 && move.example
      ? 'Show how this exercise is solved, step by step.'
      : `Give one hint, level ${move.level} of 4, in your own words and nothing beyond it: ${move.hint}`
  const told = move.example?.question === move.exercise.question
  return lines(
    onScreen(move.exercise),
    opening,
    move.example && steps(move.example),
    told ? undefined : silent(move.exercise),
    twin(move.twin),
  )
}

const redirections = {
  unknown: 'You do not know about this. Say honestly that you do not know that yet, and lead back to the lesson.',
  off_topic:
    'This is not for the lesson. Answer nothing about it; say kindly that you help with learning, and lead back.',
  small_talk: 'Answer the small talk in one friendly, truthful sentence, then lead back to the lesson.',
} as const

const lines = (...parts: (string | undefined)[]) => parts.filter((part) => part !== undefined).join('\n')

const onScreen = (exercise: ExerciseView | undefined) =>
  exercise && `The exercise on the child's screen is "${exercise.question}".`

const silent = (exercise: ExerciseView | undefined) =>
  exercise && `Do not say the answer of "${exercise.question}" or do its last step.`

const steps = (example: WorkedExample) =>
  `Use exactly these steps of "${example.question}", with these numbers and no others, one short sentence each, even if the reply grows longer than usual:\n${example.steps.join('\n')}`

const twin = (exercise: ExerciseView | undefined) =>
  exercise &&
  `Then ask the child to do this one alone, written exactly so: "${exercise.question}". Do not say its answer.`

const solved = (questions: string[]) =>
  questions.length > 0
    ? `In this lesson the child solved: ${questions.join('; ')}.`
    : 'The child has solved no exercise yet.'
