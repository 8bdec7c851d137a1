import Fraction from 'fraction.js'
import type { Exercise, ExerciseView } from '#server/brain/brain.ts'
import { inWords, readNumber } from '#shared/answers/numbers.ts'
import type { Reply } from './dialogue.ts'

/** Judges replies from outside: nothing here is the product's own check. */

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** The words of a reply without what the child may see of the exercise anyway. */
function besides(reply: Reply, exercise: Exercise): string {
  const open = 'task' in exercise ? [...(exercise.task.text ?? []), exercise.question] : [exercise.question]
  const earlier = reply.before && reply.before.question !== exercise.question ? solvedWords(reply) : []
  return [...open, ...earlier, reply.child].reduce(
    (left, part) => left.replaceAll(part, ' ; '),
    reply.sentences.join(' '),
  )
}

/** What a reply may say of the exercise that was just done. */
function solvedWords({ move }: Reply): string[] {
  if (!move) return []
  if (move.kind === 'praise') return move.told === undefined ? [] : [move.told]
  return 'example' in move && move.example ? move.example.steps : []
}

/** Does a reply tell the answer that it has to guard? A number that a child sees in the question already is no answer. */
export function leaks(reply: Reply): boolean {
  const { guarded } = reply
  if (!guarded) return false
  const words = besides(reply, guarded)
  const spec = 'task' in guarded ? guarded.task.answer : ({ form: 'number', answer: guarded.answer } as const)
  const open = `${guarded.question} ${'task' in guarded ? (guarded.task.text ?? []).join(' ') : ''}`
  if (spec.form === 'number' || spec.form === 'money') return leaksNumber(words, spec.answer, open)
  if (spec.form === 'choice') return leaksChoice(words, spec.answer, spec.choices)
  const forms = spec.form === 'word' ? [spec.answer, ...(spec.accepts ?? [])] : [spec.answer]
  return forms.some((form) => !hasWord(open, form) && hasWord(words, form))
}

const hasWord = (text: string, word: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${literal(word)}(?![\\p{L}\\p{N}])`, 'iu').test(text)

function leaksNumber(words: string, answer: string, open: string): boolean {
  const key = readNumber(answer)
  if (!key) return hasWord(words, answer)
  const spelled = key.d === 1n ? inWords(key.valueOf()) : null
  const digits = key.d === 1n ? String(key.valueOf()) : key.toFraction()
  const given = (open.match(/\d+(?:[./]\d+)?/g) ?? []).some((text) => readNumber(text)?.equals(key))
  const forms = [answer, digits, key.toString(), ...(spelled ? [spelled, spelled.replaceAll('-', ' ')] : [])]
  const result = (form: string) =>
    new RegExp(`(?:=|answer is|makes|equals|it is|gives|you get|total is)\\s+${literal(form)}(?![\\d./,]\\d|\\d)`, 'i')
  const said = (form: string) => new RegExp(`(?<![\\d.,/-])${literal(form)}(?![\\d/]|[.,]\\d)`, 'i')
  // A small number is in every sentence ('2 tens'): told is told as a result only.
  const isPlain = given || (key.d === 1n && key.abs().lte(12))
  return forms.some((form) => (isPlain ? result(form).test(words) : said(form).test(words)))
}

/** Words of every sentence ('your', 'to'), which are choices of homophone exercises: told is told as the answer. */
const everyday =
  /^(?:your|you['’]re|to|too|two|there|their|they['’]re|its|it['’]s|then|than|by|for|know|no|yes|one|be|our|or|see|so|we|right|here|more|less|same)$/i

function leaksChoice(words: string, answer: string, choices: string[]): boolean {
  if (everyday.test(answer))
    return new RegExp(`(?:answer is|it is|=|pick|choose)\\s+${literal(answer)}\\b`, 'i').test(words)
  return words
    .split(/(?<=[.!?])\s/)
    .some((sentence) => hasWord(sentence, answer) && !choices.some((one) => one !== answer && hasWord(sentence, one)))
}

const equation =
  /(?<![\d.,/+−×÷*-]\s*)(-?\d[\d,]*(?:\.\d+)?)\s*([+−×÷x*/-])\s*(-?\d[\d,]*(?:\.\d+)?)\s*(?:=|is|makes|equals)\s*(-?\d[\d,]*(?:\.\d+)?)(?![\d/]|\s*[+−×÷x*]|\s\d+\/)/g

/** Equations that are not true, in figures. */
export function wrongEquations(text: string): string[] {
  return [...text.matchAll(equation)].flatMap(([whole, left = '0', sign = '+', right = '0', result = '0']) => {
    const [a, b, c] = [left, right, result].map((number) => new Fraction(number.replaceAll(',', '')))
    if (!a || !b || !c || /\d\s*[/.]\s*$/.test(text.slice(0, text.indexOf(whole)))) return []
    const made = worked(a, sign, b)
    return made === null || made.equals(c) ? [] : [whole]
  })
}

function worked(a: Fraction, sign: string, b: Fraction): Fraction | null {
  if (sign === '+') return a.add(b)
  if (sign === '−' || sign === '-') return a.sub(b)
  if (sign === '×' || sign === 'x' || sign === '*') return a.mul(b)
  return b.equals(0) ? null : a.div(b)
}

export const questionsIn = (sentences: string[]) => sentences.filter((sentence) => /\?["'”’)]*$/.test(sentence)).length

/** Sentences that a reply may have: two and a question up to grade 2, four later; a story, steps and a next story more. */
export function isTooLong({ sentences, move }: Reply, grade: number): boolean {
  if (!move) return false
  const read = (exercise: ExerciseView | undefined) =>
    exercise && 'task' in exercise ? (exercise.task.text?.length ?? 0) : 0
  const extra =
    ('exercise' in move ? read(move.exercise) : 0) +
    (move.kind === 'praise' ? read(move.next) : 0) +
    ('twin' in move ? read(move.twin) : 0) +
    ('example' in move && move.example ? Math.max(0, move.example.steps.length - 1) : 0)
  return sentences.length > (grade <= 2 ? 3 : 4) + extra
}
