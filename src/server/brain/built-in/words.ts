import type { ExerciseView, Move, Turn, WorkedExample } from '../brain.ts'
import { smallTalk } from './small-talk.ts'
import { tells } from './tells.ts'
import { equationOf, termsOf } from './terms.ts'
import { pick, type Voice, voiceOf } from './voices.ts'

type Of<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>

/** What the tutor says: what must be said, what may be said before it when there is room, and one question at the end. */
type Words = { warm?: string; core: string[]; question?: string }

/** The sentences of a move: two and a question for grades up to 2, four in all for older children. */
export function sentencesFor(turn: Turn): string[] {
  const { warm, core, question } = wordsFor(turn)
  const room = (turn.student.grade_level <= 2 ? 2 : 4 - (question ? 1 : 0)) - core.length
  return [...(warm && room > 0 ? [warm] : []), ...core, ...(question ? [question] : [])].filter(
    (sentence) => sentence !== '',
  )
}

function wordsFor(turn: Turn): Words {
  const { move } = turn
  const voice = voiceOf(turn.tutor)
  switch (move.kind) {
    case 'greet':
      return greet(turn, voice, move)
    case 'ask':
      return ask(turn, voice, move)
    case 'hint':
      return hint(turn, voice, move)
    case 'explain':
      return explain(turn, voice, move)
    case 'praise':
      return praise(turn, voice, move)
    case 'correct':
      return {
        warm: pick(voice.almost, move.attempt + move.exercise.question),
        core: [move.observation, move.hint],
        question: whatIs(move.exercise.question),
      }
    case 'exercise':
      return exercise(turn, voice, move)
    case 'review':
      return review(move)
    case 'redirect':
      return redirect(turn, move)
    case 'close':
      return close(turn, voice, move)
  }
}

const whatIs = (question: string) => `What is ${question}?`
const nowYou = (question: string) => `Now you: what is ${question}?`
const isYoung = (turn: Turn) => turn.student.grade_level <= 2

function greet({ tutor, student }: Turn, voice: Voice, move: Of<'greet'>): Words {
  const question = 'What shall we work on today?'
  if (move.again) return { core: [`${voice.again}, ${student.nickname}!`], question }
  return { core: [`${voice.hello}, ${student.nickname}!`, `I am ${tutor.name}, your AI tutor.`], question }
}

function ask(turn: Turn, voice: Voice, move: Of<'ask'>): Words {
  const { about, exercise, insteadOf, isPart } = move
  if (!exercise || about === 'topic') {
    const question = isYoung(turn)
      ? 'Shall we add or take away?'
      : 'Shall we work on adding, taking away, times tables or dividing?'
    return { core: ['You choose.'], question }
  }
  if (about === 'which')
    return {
      core: ['I see more than a single number.'],
      question: `Which number do you mean for ${exercise.question}?`,
    }
  const waits = insteadOf && !tells(insteadOf, exercise) ? `We keep ${insteadOf} for later.` : ''
  const first = isPart ? 'That is long: we start with a part.' : voice.taken
  return {
    core: [first, waits].filter((sentence) => sentence !== ''),
    question: `What have you tried for ${exercise.question}?`,
  }
}

function hint(turn: Turn, voice: Voice, move: Of<'hint'>): Words {
  const { level, exercise, example, twin } = move
  if (level === 4 && example) return worked(voice, example, twin?.question)
  if (!example) {
    const question = level === 0 ? `How would you start ${exercise.question}?` : whatIs(exercise.question)
    return { core: level === 0 ? ['Every start is good.'] : [move.hint], question }
  }
  const shown = isYoung(turn) ? example.steps.slice(0, 1) : example.steps.slice(0, 2)
  return { core: [...introduced(example.question, shown), move.hint], question: whatIs(exercise.question) }
}

function explain(turn: Turn, voice: Voice, move: Of<'explain'>): Words {
  const { example, exercise, twin } = move
  if (example.question === exercise.question) return worked(voice, example, twin?.question)
  const shown = isYoung(turn) ? example.steps.slice(0, 2) : example.steps.slice(0, 3)
  return { core: introduced(example.question, shown), question: nowYou(twin?.question ?? exercise.question) }
}

/** The whole solution. Its steps are never cut: the last one has the answer. */
const worked = (voice: Voice, example: WorkedExample, twin: string | undefined): Words => ({
  warm: voice.together,
  core: example.steps,
  ...(twin !== undefined && { question: nowYou(twin) }),
})

/** The steps of another exercise, beginning with what it is. */
const introduced = (question: string, [first, ...others]: string[]): string[] =>
  first === undefined ? [] : [`Look at ${question}: ${first.charAt(0).toLowerCase()}${first.slice(1)}`, ...others]

function praise(turn: Turn, voice: Voice, move: Of<'praise'>): Words {
  const { exercise, next } = move
  const right = pick(voice.right, exercise.question)
  const told = resultOf(exercise, turn.student.grade_level)
  const isQuiet = told !== null && !tells(told, next)
  return { core: [right, isQuiet ? told : pick(voice.effort, next.question)], question: whatIs(next.question) }
}

/** What the exercise makes, in words that fit the grade: with what is left over before fractions are learned. */
function resultOf(exercise: ExerciseView, grade: number): string | null {
  const { whole, operation, key } = termsOf(exercise)
  if (whole && operation === '÷' && key.d !== 1n && key.gt(1) && grade <= 4) {
    return `You get ${Math.floor(whole.a / whole.b)}, with ${whole.a % whole.b} left over.`
  }
  const equation = equationOf(exercise)
  return equation === null ? null : `${equation}.`
}

function exercise(turn: Turn, voice: Voice, move: Of<'exercise'>): Words {
  const { manner, topic, afterwards } = move
  const question = whatIs(move.exercise.question)
  switch (manner) {
    case 'again':
      return { core: ['Take your time.'], question }
    case 'slower':
      return { core: ['We go slowly.', 'Look at the numbers, then at the sign.'], question }
    case 'easier':
      return { core: ['Sure, here are smaller numbers.'], question }
    case 'harder':
      return { core: ['Sure, here are bigger numbers.'], question }
    default:
      if (afterwards !== undefined) return { core: [`First ${topic}, and then ${afterwards}.`], question }
      return {
        core: [isYoung(turn) ? `Let us try ${topic}.` : `Let us work on ${topic}.`, pick(voice.fresh, question)],
        question,
      }
  }
}

const mostNamed = 3

function named(solved: string[]): string {
  const shown = solved.slice(-mostNamed)
  const last = shown.at(-1) ?? ''
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} and ${last}` : last
}

function review({ solved }: Of<'review'>): Words {
  const core = solved.length > 0 ? [`You solved ${named(solved)}.`, 'You did the thinking.'] : ['We have just begun.']
  return { core, question: 'Shall we go on?' }
}

function redirect(turn: Turn, move: Of<'redirect'>): Words {
  const question = move.exercise
    ? `Now, what is ${move.exercise.question}?`
    : `Shall we work on ${move.topic ?? (isYoung(turn) ? 'adding' : 'times tables')}?`
  if (move.fact !== undefined) return { core: sentencesOf(move.fact), question }
  const talk = move.reason === 'small_talk' ? smallTalk(turn, move.said) : []
  return { core: talk.length > 0 ? talk : ["I don't know that one yet.", "Let's ask your grown-up."], question }
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?]) /)

function close({ student }: Turn, voice: Voice, { solved }: Of<'close'>): Words {
  const did = solved.length > 0 ? `Today you solved ${named(solved)}.` : 'It is good that you were here.'
  return { core: [did, `${voice.bye}, ${student.nickname}!`] }
}
