import type { ExerciseView, Move, WorkedExample } from './brain.ts'
import { asked, isTask, nameOf } from './built-in/exercise-kinds.ts'

type Of<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>

/**
 * The move as an instruction to a model. It carries the exercise without its answer; a worked solution only where the
 * move has one. `data` is applied to whatever came from people.
 */
export function inWords(move: Move, data: (text: string) => string): string {
  switch (move.kind) {
    case 'greet':
      if (move.earlier)
        return `Welcome {name} back in one sentence, say that last time was about ${data(move.earlier.topic)}, and ask whether to start with a look back at it.`
      return move.again
        ? 'Welcome {name} back in one sentence, then ask what to work on today.'
        : 'Say hello to {name}, say in a few words that you are an AI tutor, then ask what to work on today.'
    case 'ask':
      return move.about === 'topic'
        ? 'Ask what the child would like to work on.'
        : lines(
            move.about === 'which'
              ? 'The child named more than one answer. Ask kindly which one is meant.'
              : 'Ask the child to show what they have tried so far. Give no hint.',
            move.insteadOf && `Say that "${move.insteadOf}" is kept for later.`,
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
      return praise(move)
    case 'correct':
      return correct(move, data)
    case 'exercise':
      return lines(
        move.manner && manners[move.manner],
        given(`Give this exercise about ${data(move.topic)}`, move.exercise),
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
        move.question && `End with this question: ${move.question}`,
        silent(move.exercise),
      )
    case 'close':
      return close(move)
  }
}

function correct(move: Of<'correct'>, data: (text: string) => string): string {
  const { exercise, attempt, observation, hint: next, isAlmost } = move
  const answered = `The child answered "${data(attempt)}".`
  if (isAlmost) {
    return lines(
      onScreen(exercise),
      `${answered} Its value is right, but not as it was asked. It is no mistake.`,
      `Say this, with this question at the end and nothing beyond it: ${observation}`,
      silent(exercise),
    )
  }
  return lines(
    onScreen(exercise),
    `${answered} That is not right. Say so kindly, without the word wrong.`,
    `What the program saw: ${observation}`,
    `Give this hint in your own words and nothing beyond it: ${next}`,
    silent(exercise),
  )
}

function praise({ exercise, next, nearly, told, last }: Of<'praise'>): string {
  return lines(
    `The child solved "${nameOf(exercise)}". Say that it is right, and praise the work in it, not talent.`,
    nearly && `Say once how the word is spelled: ${nearly}.`,
    told && `Say this about it, with these words and numbers: ${told}`,
    last ? 'Say that the next one is the last for today.' : undefined,
    given('Then give this next exercise', next),
    silent(next),
  )
}

function close({ told, over, solved: names }: Of<'close'>): string {
  return lines(
    solved(names),
    told && `First say this about the last exercise: ${told}`,
    over
      ? 'The lesson has taken its time. Name one thing the child did well and say goodbye for today. Ask nothing, offer nothing more.'
      : 'End the lesson: name one thing the child did well and say goodbye. Ask nothing.',
  )
}

function hint(move: Of<'hint'>): string {
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

const manners = {
  again: 'The child asked to hear it again.',
  slower: 'The child asked to go slower: one small thing at a time.',
  easier: 'The child asked for something easier, and this is.',
  harder: 'The child asked for something harder, and this is.',
  look_back: 'Say that the lesson begins with a short look back.',
  last: 'Say that this is the last one for today.',
} as const

/** An exercise as it must be asked, with what has to be read before it. */
function given(order: string, exercise: ExerciseView): string {
  const sentences = asked(exercise)
  const read = isTask(exercise) && sentences.length > 1
  const before = read ? ` Before it say exactly: "${sentences.slice(0, -1).join(' ')}".` : ''
  return `${order}, written exactly so: "${exercise.question}".${before}`
}

const redirections = {
  asked: 'Answer with what the program knows about it, then lead back to the lesson.',
  unknown: 'You do not know about this. Say honestly that you do not know that yet, and lead back to the lesson.',
  off_topic:
    'This is not for the lesson. Answer nothing about it; say kindly that you help with learning, and lead back.',
  small_talk: 'Answer the small talk in one friendly, truthful sentence, then lead back to the lesson.',
} as const

const lines = (...parts: (string | undefined)[]) => parts.filter((part) => part !== undefined).join('\n')

const onScreen = (exercise: ExerciseView | undefined) =>
  exercise && `The exercise on the child's screen is "${asked(exercise).join(' ')}".`

const silent = (exercise: ExerciseView | undefined) =>
  exercise && `Do not say the answer of "${exercise.question}" or do its last step.`

const steps = (example: WorkedExample) =>
  `Use exactly these steps of "${example.question}", with these numbers and no others, one short sentence each, even if the reply grows longer than usual:\n${example.steps.join('\n')}`

const twin = (exercise: ExerciseView | undefined) =>
  exercise && `${given('Then ask the child to do this one alone', exercise)} Do not say its answer.`

const solved = (questions: string[]) =>
  questions.length > 0
    ? `In this lesson the child solved: ${questions.join('; ')}.`
    : 'The child has solved no exercise yet.'
