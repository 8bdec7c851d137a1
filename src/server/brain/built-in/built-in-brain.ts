import type { Brain, Move, Turn } from '../brain.ts'
import { intentOf } from './intents.ts'
import { pick } from './voices.ts'

/** The tutor that needs no model: words the move, in short true sentences, the same way for the same turn. */
export const builtInBrain: Brain = async function* (turn) {
  const sentences = shorten(wordsFor(turn), turn.student.grade_level)
  for (const [at, sentence] of sentences.entries()) {
    if (turn.signal.aborted) return
    yield at === 0 ? sentence : ` ${sentence}`
  }
}

/** Two sentences and a question for the youngest, four for the others; a worked example may take what its steps take. */
function shorten(sentences: Said[], grade: number): string[] {
  const limit = grade <= 2 ? 2 : 4
  const question = sentences.at(-1)?.text.endsWith('?') ? sentences.at(-1) : undefined
  const telling = question ? sentences.slice(0, -1) : sentences
  const fixed = telling.filter((one) => one.needed).length
  let free = Math.max(0, limit - fixed)
  const kept = telling.filter((one) => one.needed || free-- > 0)
  return [...kept, ...(question ? [question] : [])].map((one) => one.text)
}

/** `needed` stays when the reply is cut to the child's measure. */
type Said = { text: string; needed?: boolean }

const free = (...texts: string[]): Said[] => texts.map((text) => ({ text }))
const needed = (...texts: string[]): Said[] => texts.map((text) => ({ text, needed: true }))

function wordsFor(turn: Turn): Said[] {
  const { move } = turn
  switch (move.kind) {
    case 'greet':
      return greeting(turn, move.again)
    case 'ask':
      return asking(turn, move)
    case 'hint':
    case 'explain':
      return move.example
        ? showing(turn, move)
        : free(pick(turn, 'hint'), move.kind === 'hint' ? move.hint : '').concat(needed(tryIt(move.exercise.question)))
    case 'praise':
      return [
        ...needed(pick(turn, 'praise')),
        ...free(`${move.exercise.question} is done.`),
        ...needed(`What is ${move.next.question}?`),
      ]
    case 'correct':
      return [
        ...needed(move.observation),
        ...free(pick(turn, 'almost')),
        ...needed(move.hint),
        ...needed(tryIt(move.exercise.question)),
      ]
    case 'exercise':
      return [...free(`Let's do some ${move.topic}.`), ...needed(`What is ${move.exercise.question}?`)]
    case 'review':
      return [...free(`You worked on ${move.solved.length} today.`), ...needed('Which one shall we look at again?')]
    case 'redirect':
      return redirecting(turn, move)
    case 'close':
      return closing(turn, move.solved.length)
  }
}

const tryIt = (question: string) => `What is ${question}?`

function greeting({ student, tutor }: Turn, again: boolean): Said[] {
  const hello = again ? `Hello again, ${student.nickname}!` : `Hello, ${student.nickname}!`
  const who = again ? `${tutor.name} is ready when you are.` : `I am ${tutor.name}, your AI tutor.`
  return needed(hello, who, 'What would you like to work on?')
}

function asking(turn: Turn, move: Extract<Move, { kind: 'ask' }>): Said[] {
  if (move.about === 'topic' || !move.exercise)
    return needed(pick(turn, 'ready'), 'Shall we do adding, taking away, or times tables?')
  return [...free(pick(turn, 'taken')), ...needed(`What have you tried for ${move.exercise.question}?`)]
}

/** A worked example: of another exercise before the child tries again, or of this one before its twin. */
function showing(turn: Turn, move: Extract<Move, { kind: 'hint' | 'explain' }>): Said[] {
  const example = move.example
  if (!example) return []
  if (move.exercise.right === 0 && move.exercise.operation === '÷') {
    return [...needed(...example.steps), ...needed('Shall we try another one?')]
  }
  const own = example.question === move.exercise.question
  const opening = own ? pick(turn, 'together') : `Here is how ${example.question} goes.`
  const next = move.twin ? `Now you: what is ${move.twin.question}?` : `Now yours: what is ${move.exercise.question}?`
  return [...needed(opening), ...needed(...example.steps), ...needed(next)]
}

/** What a child says besides the lesson is answered kindly and truthfully, and the lesson goes on. */
function redirecting(turn: Turn, move: Extract<Move, { kind: 'redirect' }>): Said[] {
  const back = move.exercise
    ? `Shall we go back to ${move.exercise.question}?`
    : 'Would you like some adding, taking away, or times tables?'
  if (move.reason === 'unknown') return needed("I don't know that one yet.", "Let's ask your grown-up.", back)
  const intent = intentOf(move.said)
  const answers: Partial<Record<NonNullable<typeof intent>, string[]>> = {
    machine: [`I am ${turn.tutor.name}, an AI tutor.`, 'I am a computer program, not a person.'],
    love: ['That is kind of you.', 'I am a computer program, so I am here to help you learn.'],
    thanks: ['You are welcome!'],
    feelings: ['Thank you for asking!', 'I am a program, so I am always ready to learn with you.'],
    sad: ['I am sorry to hear that.', 'A grown-up you trust would like to know, so please tell them.'],
    greet: [`Hello, ${turn.student.nickname}!`],
  }
  return needed(...((intent && answers[intent]) ?? [pick(turn, 'ready')]), back)
}

function closing({ student }: Turn, solved: number): Said[] {
  const did = solved === 0 ? 'You gave it a good try today.' : `You solved ${solved} today, by thinking.`
  return needed(did, `Goodbye, ${student.nickname}!`)
}
