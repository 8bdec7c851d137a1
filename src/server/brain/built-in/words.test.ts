import fc from 'fast-check'
import Fraction from 'fraction.js'
import { describe, expect, it } from 'vitest'
import { AppError } from '#server/errors.ts'
import { bySentence } from '#server/safety/by-sentence.ts'
import { checkReply } from '#server/safety/check-reply.ts'
import { inWords } from '#shared/answers/numbers.ts'
import { rounds } from '#tests/support/sample.ts'
import { sumIn } from '#tests/support/sum.ts'
import { type Lesson, type Move, newLesson, type Sum, type Turn } from '../brain.ts'
import { answerMayBeTold, decideMove } from '../policy.ts'
import { builtInBrain } from './built-in-brain.ts'
import { makeExercise } from './exercises.ts'

const tutors = [
  { name: 'Fern', personality: 'Calm and curious.', subjects: ['math'] },
  { name: 'Ada', personality: '', subjects: ['science'] },
  { name: 'Ms. Ray', personality: 'Playful', subjects: ['reading', 'math'] },
  { name: 'Bo', personality: '', subjects: [] },
]
const grades = [-1, 0, 1, 2, 3, 4, 5, 7, 12]
const topics = ['adding', 'taking away', 'times tables', 'the 7 times table', 'multiplying', 'dividing', 'fractions']

const turnOf = (move: Move, grade: number, at = 0, signal = new AbortController().signal): Turn => ({
  tutor: tutors[at % tutors.length] ?? { name: 'Fern', personality: '', subjects: [] },
  student: { nickname: 'Mia', grade_level: grade },
  notes: [],
  recent: [],
  move,
  signal,
})

async function sentencesOf(move: Move, grade: number, at = 0): Promise<string[]> {
  const sentences: string[] = []
  for await (const sentence of bySentence(builtInBrain(turnOf(move, grade, at)))) sentences.push(sentence)
  return sentences
}

/** Exercises over all grades and topics: every pair of them comes once in 63. */
const exercises = Array.from({ length: rounds(63, 500) }, (_, at) => {
  const grade = grades[at % grades.length] ?? 3
  const topic = topics[at % topics.length] ?? 'adding'
  return { grade, at, exercise: makeExercise({ topic, grade, seed: at * 17 + 1 }) }
})

const attempts = (exercise: Sum, at: number): string[] => {
  const key = new Fraction(exercise.answer)
  const near = [key.add(1), key.sub(1), key.add(10), key.add(exercise.right), key.sub(exercise.left), key.mul(10)]
  const others = [new Fraction(exercise.left).add(exercise.right), new Fraction((at % 97) + 1), new Fraction(1, 3)]
  return [...near, ...others].filter((tried) => !tried.equals(key)).map((tried) => tried.toFraction())
}

const quiet = new Map<number, Move[]>()

/** Every quiet move of an exercise, decided once for all tests. */
function quietMoves(exercise: Sum, grade: number, at: number): Move[] {
  const moves = quiet.get(at) ?? decideQuietMoves(exercise, grade, at)
  quiet.set(at, moves)
  return moves
}

/** Every move about an open exercise that may be made before its answer may be told. */
function decideQuietMoves(exercise: Sum, grade: number, at: number): Move[] {
  const lesson: Lesson = { ...newLesson(at), exercise, topic: null }
  const decide = (from: Lesson, text: string) => decideMove({ lesson: from, text, grade, notes: [] })
  const moves: Move[] = []
  for (const hintLevel of [0, 1, 2, 3] as const) {
    const from = { ...lesson, hintLevel }
    const asides = ['hint', 'why', 'again', 'slower', 'hi', 'tell me a joke', 'who is that', 'are you a robot', '1/0']
    for (const text of asides) moves.push(decide(from, text).move)
    for (const tried of attempts(exercise, at)) moves.push(decide(from, tried).move)
    moves.push(decide({ ...from, misses: 1 }, "I don't know").move)
  }
  const different = new Map(moves.map((move) => [JSON.stringify(move), move]))
  return [...different.values()].filter((move) => !answerMayBeTold(move))
}

/** The words without the exercise itself, which may be said. */
const besides = (words: string, { question }: Sum) => words.replaceAll(question, ' ; ')

/** What in the words is the answer, in digits or words or as a sum that makes it; null when nothing is. */
function leakIn(words: string, exercise: Sum): string | null {
  const { answer } = exercise
  const size = answer.replace('-', '')
  const decimal = new Fraction(size).toString()
  const spoken = /^\d+$/.test(size) ? inWords(Number(size)) : size
  const forms = [
    new RegExp(`(?<![\\d/.,])${size}(?![\\d/]|[.,]\\d)`),
    new RegExp(`(?<!that )\\b${spoken}\\b(?!-)`, 'i'),
    ...(decimal.includes('(') || decimal === size ? [] : [new RegExp(`(?<!\\d)${decimal.replace('.', '\\.')}(?!\\d)`)]),
  ]
  const said = besides(words, exercise)
  const found = forms.find((form) => form.test(said))
  if (found) return `${found} in: ${words}`
  for (const [sum, left, sign, right] of said.matchAll(/(?<![\d/])(\d+(?:\/\d+)?) ([+−×÷]) (\d+(?:\/\d+)?)/g)) {
    if (calculate(left, sign, right) === answer) return `${sum} in: ${words}`
  }
  return null
}

function calculate(left = '0', sign = '+', right = '1'): string {
  const [a, b] = [new Fraction(left), new Fraction(right)]
  if (sign === '÷' && b.equals(0)) return ''
  return (sign === '+' ? a.add(b) : sign === '−' ? a.sub(b) : sign === '×' ? a.mul(b) : a.div(b)).toFraction()
}

describe('the words of the built-in brain', () => {
  it('never tell the answer before the worked solution, in any exercise and every move before it', async () => {
    let checked = 0
    const leaks: string[] = []
    for (const { exercise, grade, at } of exercises) {
      for (const move of quietMoves(exercise, grade, at)) {
        if ('exercise' in move && move.exercise?.question !== exercise.question) continue
        const leak = leakIn((await sentencesOf(move, grade, at)).join(' '), exercise)
        if (leak) leaks.push(leak)
        checked++
      }
    }
    expect(leaks).toEqual([])
    expect(checked).toBeGreaterThan(16 * exercises.length)
  })

  it('never tell the answer of the exercise that comes next', async () => {
    const leaks: string[] = []
    for (const { exercise, grade, at } of exercises) {
      for (const [text, hintLevel] of [
        [exercise.answer, 0],
        ['hint', 3],
        ['0', 3],
        ['another one', 0],
      ] as const) {
        const lesson: Lesson = { ...newLesson(at), exercise, hintLevel, topic: at % 2 === 0 ? 'adding' : null }
        const decided = decideMove({ lesson, text, grade, notes: [] })
        const next = decided.lesson.exercise
        if (!next || next.question === exercise.question) throw new Error('there is a next exercise')
        const words = (await sentencesOf(decided.move, grade, at)).join(' ')
        const leak = leakIn(words, sumIn(next))
        if (leak) leaks.push(leak)
      }
    }
    expect(leaks).toEqual([])
  })

  it('tell only what is true: every equation is right', async () => {
    let equations = 0
    let replies = 0
    for (const { exercise, grade, at } of exercises) {
      const lesson: Lesson = { ...newLesson(at), exercise }
      const solution = decideMove({ lesson: { ...lesson, hintLevel: 3 }, text: 'hint', grade, notes: [] }).move
      const praise = decideMove({ lesson, text: exercise.answer, grade, notes: [] }).move
      const parallel = decideMove({ lesson: { ...lesson, misses: 1 }, text: 'idk', grade, notes: [] }).move
      const wrong = attempts(exercise, at).map((text) => decideMove({ lesson, text, grade, notes: [] }).move)
      for (const move of [solution, praise, parallel, ...wrong]) {
        const words = (await sentencesOf(move, grade, at)).join(' ')
        replies++
        for (const { sum, result } of equationsIn(words)) {
          equations++
          expect(result, `${sum} in: ${words}`).toBe(calculate(...sum))
        }
      }
    }
    expect(replies).toBeGreaterThan(4 * exercises.length)
    expect(equations).toBeGreaterThan(4 * exercises.length)
  })

  it('fit the grade: few and short sentences, plain signs, one question at most', async () => {
    const words = (sentence: string) => sentence.match(/[A-Za-z']+/g)?.length ?? 0
    const faults: string[] = []
    for (const { exercise, grade, at } of exercises) {
      const most = grade <= 0 ? 8 : grade <= 2 ? 10 : grade <= 5 ? 15 : 20
      for (const move of [...quietMoves(exercise, grade, at).slice(0, 12), ...openings(exercise, grade, at)]) {
        const sentences = await sentencesOf(move, grade, at)
        const questions = sentences.filter((sentence) => sentence.endsWith('?')).length
        const tooMany = grade <= 2 ? sentences.length - questions > 2 : sentences.length > 4
        if (questions > 1 || tooMany) faults.push(`too many sentences for ${grade}: ${sentences.join(' ')}`)
        for (const sentence of sentences) {
          const isPlain = /^[\x20-\x7e×÷−]+[.!?]$/.test(sentence) && !/[*_#`[\]]|undefined|null/.test(sentence)
          if (!isPlain) faults.push(`not plain: ${sentence}`)
          const isLong = sentence.length > 120 || (isInGrade(exercise, grade) && words(sentence) > most)
          if (isLong) faults.push(`too long for ${grade}: ${sentence}`)
        }
      }
    }
    expect(faults).toEqual([])
  })

  it('pass the check of every reply as they are', async () => {
    const replaced: string[] = []
    for (const { exercise, grade, at } of exercises.slice(0, 200)) {
      for (const move of [...quietMoves(exercise, grade, at), ...openings(exercise, grade, at)]) {
        const shown: string[] = []
        const isOpen = 'exercise' in move && move.exercise?.question === exercise.question && move.kind !== 'praise'
        const open = { exercise: isOpen ? exercise : null, mayTell: answerMayBeTold(move) }
        for (const sentence of await sentencesOf(move, grade, at)) {
          const verdict = checkReply({ sentence, ...open, shown })
          if (!verdict.ok || verdict.sentence !== sentence) replaced.push(`${exercise.question}: ${sentence}`)
          shown.push(sentence)
        }
      }
    }
    expect(replaced).toEqual([])
  })

  it('are the same for the same turn, and differ between tutors', async () => {
    const move: Move = { kind: 'greet', again: false }
    expect(await sentencesOf(move, 3, 0)).toEqual(await sentencesOf(move, 3, 0))
    const greetings = await Promise.all(tutors.map((_, at) => sentencesOf(move, 3, at)))
    expect(new Set(greetings.map(([hello]) => hello)).size).toBeGreaterThan(2)
  })

  it('never say how many hints are left', async () => {
    for (const { exercise, grade, at } of exercises.slice(0, 60)) {
      for (const move of quietMoves(exercise, grade, at)) {
        expect((await sentencesOf(move, grade, at)).join(' ')).not.toMatch(/hint|left to try|tries left/i)
      }
    }
  })

  it('stop when the turn is over', async () => {
    const stop = new AbortController()
    const heard: string[] = []
    const listening = async () => {
      for await (const piece of builtInBrain(turnOf({ kind: 'greet', again: false }, 3, 0, stop.signal))) {
        heard.push(piece)
        stop.abort()
      }
    }
    await expect(listening()).rejects.toSatisfy((error) => error instanceof AppError && error.code === 'tutor_timeout')
    expect(heard).toHaveLength(1)
  })

  it('survive any nickname and any name of a tutor', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), async (name) => {
        const turn = turnOf({ kind: 'greet', again: false }, 1)
        let words = ''
        for await (const piece of builtInBrain({
          ...turn,
          tutor: { ...turn.tutor, name },
          student: { nickname: name, grade_level: 1 },
        })) {
          words += piece
        }
        expect(words).toContain(`, ${name}!`)
      }),
    )
  })
})

/** Moves beside the ladder, for how they read. */
const openings = (exercise: Sum, grade: number, at: number): Move[] => {
  const lesson: Lesson = { ...newLesson(at), exercise, solved: ['2 + 3', '4 + 1', '9 − 2', '6 + 3'] }
  const texts = [
    'bye',
    'how am i doing',
    'easier',
    'harder',
    'bored',
    exercise.answer,
    '5 or 6',
    'what is 3 + 4 + 5',
    'i love you',
    'thanks',
    'what can you do',
  ]
  return [
    { kind: 'greet', again: false },
    { kind: 'greet', again: true },
    { kind: 'hint', level: 0, exercise, hint: 'Show me how you would start.' },
    ...texts.map((text) => decideMove({ lesson, text, grade, notes: [] }).move),
    ...['hint', '0'].map((text) => decideMove({ lesson: { ...lesson, hintLevel: 3 }, text, grade, notes: [] }).move),
  ]
}

/** A child of this grade meets such an exercise without asking for something beyond its grade. */
const isInGrade = ({ operation, question }: Sum, grade: number) =>
  grade >= 3 || (!question.includes('/') && (grade >= 2 || operation === '+' || operation === '-'))

/** 'a + b = c' and 'c is a + b', with whole numbers, fractions and decimals. */
function equationsIn(words: string): { sum: [string, string, string]; result: string }[] {
  const number = String.raw`−?\d+(?:[/.]\d+)?`
  const plain = (text = '') => new Fraction(text.replace('−', '-')).toFraction()
  const sum = (left = '', sign = '', right = ''): [string, string, string] => [plain(left), sign, plain(right)]
  const forward = new RegExp(String.raw`(${number}) ([+−×÷]) \(?(${number})\)? = (${number})`, 'g')
  const backward = new RegExp(`(${number}) is (${number}) ([+−×÷]) (${number})`, 'g')
  return [
    ...[...words.matchAll(forward)].map(([, a, sign, b, c]) => ({ sum: sum(a, sign, b), result: plain(c) })),
    ...[...words.matchAll(backward)].map(([, c, a, sign, b]) => ({ sum: sum(a, sign, b), result: plain(c) })),
  ]
}
