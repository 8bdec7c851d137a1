import Fraction from 'fraction.js'
import { sentencesIn } from '#server/safety/by-sentence.ts'
import { type Exercise, questionOf } from '#server/tutor/state.ts'
import type { AnswerSpec } from '#shared/answers/answer-spec.ts'
import { inWords, readNumber } from '#shared/answers/numbers.ts'
import type { Reply } from './dialogue.ts'

/** Judges replies from outside: nothing here is the product's own check. */

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** What the child may see of an exercise: what is read before it, the question, and its name. */
const openParts = ({ item }: Exercise): string[] =>
  [...item.text, item.question, item.spoken ?? '', item.name].filter((part) => part !== '')

/** The words of a reply without what the child may see of the exercise anyway. */
function besides(reply: Reply, exercise: Exercise): string {
  const { child, before, guarded } = reply
  const isOther = before !== null && before.item.id !== exercise.item.id
  const parts = [...guarded.flatMap(openParts), ...(isOther ? solvedWords(reply) : [])]
  const left = without(reply.sentences.join(' '), parts, ' ; ')
  const said = child.trim() === '' ? left : left.replaceAll(whole(child.trim()), ' ; ')
  // A key that the exercise just solved had too may be named once, for that one.
  return isOther && sameKey(before, exercise) ? said.replace(whole(exercise.item.answer.answer), ' ; ') : said
}

/** A part may stand within another one, and begin a sentence where it did not. */
const without = (text: string, parts: readonly string[], instead: string) =>
  [...parts]
    .sort((one, other) => other.length - one.length)
    .reduce((left, part) => left.replaceAll(new RegExp(literal(part), 'giu'), instead), text)

const whole = (text: string, flags = 'giu') =>
  new RegExp(`(?<![\\p{L}\\p{N}])${literal(text)}(?![\\p{L}\\p{N}])`, flags)

const sameKey = (one: Exercise, other: Exercise) => one.item.answer.answer === other.item.answer.answer

/** What a reply may say of the exercise that was just done. */
function solvedWords({ before, guarded, move }: Reply): string[] {
  if (!before || !move || guarded.some(({ item }) => item.id === before.item.id)) return []
  const { item } = before
  return [item.explanation, ...item.solution.flatMap((path) => path.map(({ says }) => says)), ...openParts(before)]
}

/** The open exercise whose answer a reply tells, if it tells one. A number that a child sees in the question already is no answer. */
export const leaked = (reply: Reply): Exercise | null => reply.guarded.find((one) => tells(reply, one)) ?? null

function tells(reply: Reply, guarded: Exercise): boolean {
  const words = besides(reply, guarded)
  const open = openParts(guarded).join(' ')
  const spec = guarded.item.answer
  if (spec.form === 'number' || spec.form === 'money') return leaksNumber(words, spec.answer, open)
  if (spec.form === 'choice') return leaksChoice(words, spec.answer, spec.choices)
  if (spec.form === 'compare') return leaksSign(words, spec.answer, guarded.item.question)
  return formsOf(spec).some((form) => !hasWord(open, form) && hasWord(words, form))
}

function formsOf(spec: AnswerSpec): string[] {
  if (spec.form === 'word') return [spec.answer, ...(spec.accepts ?? [])]
  if (spec.form !== 'remainder') return [spec.answer]
  const [times = '', left = ''] = spec.answer.split(' R ')
  return [spec.answer, `${times} remainder ${left}`, `${times} and ${left} left`]
}

/** A single letter is in every sentence ('a', here's): told is told as the answer or as a letter. */
const hasWord = (text: string, word: string) =>
  (word.length === 1
    ? new RegExp(
        `(?:answer is|it is|it['’]s|letter|pick|choose)\\s+${literal(word)}\\b|[“"‘']${literal(word)}[”"’']`,
        'i',
      )
    : whole(word, 'iu')
  ).test(text)

function leaksNumber(words: string, answer: string, open: string): boolean {
  const key = readNumber(answer)
  if (!key) return hasWord(words, answer)
  const spelled = key.d === 1n ? inWords(key.valueOf()) : null
  const digits = key.d === 1n ? String(key.valueOf()) : key.toFraction()
  const given = (open.match(/\d+(?:[./]\d+)?/g) ?? []).some((text) => readNumber(text)?.equals(key))
  const forms = [answer, digits, key.toString(), ...(spelled ? [spelled, spelled.replaceAll('-', ' ')] : [])]
  const result = (form: string) =>
    new RegExp(
      `(?:=|answer is|makes|equals|it is|gives|you get|total is|write down)\\s+${literal(form)}(?![\\d./,]\\d|\\d)|;\\s+${literal(form)}(?![\\d./,]\\d|\\d|\\s*\\p{L})|(?<![\\d.,/-])${literal(form)} is (?:right|correct|the answer)`,
      'iu',
    )
  const said = (form: string) => new RegExp(`(?<![\\d.,/-])${literal(form)}(?![\\d/]|[.,]\\d)`, 'i')
  // A small number is in every sentence ('2 tens'): told is told as a result only.
  const isPlain = given || (key.d === 1n && key.abs().lte(12))
  return forms.some((form) => (isPlain ? result(form).test(words) : said(form).test(words)))
}

/** Words of every sentence ('your', 'to'), which are choices of homophone exercises: told is told as the answer. */
const everyday =
  /^(?:your|you|you['’]re|go|to|too|two|there|their|they['’]re|its|it['’]s|then|than|by|for|know|no|yes|one|be|our|or|see|so|we|right|here|more|less|same)$/i

const asResult = (form: string) =>
  new RegExp(
    `(?:answer is|it is|it['’]s|=|pick|choose|write down|;)\\s+${literal(form)}(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])${literal(form)} is (?:right|correct|the answer)`,
    'iu',
  )

/** Told is told as the answer, or alone: beside another choice it is only one of them. */
function leaksChoice(words: string, answer: string, choices: string[]): boolean {
  if (asResult(answer).test(words)) return true
  if (everyday.test(answer)) return false
  if (answer.length === 1) return hasWord(words, answer)
  return words.split(/(?<=[.!?])\s/).some((sentence) => {
    const rest = sentence.replaceAll(whole(answer), ' ; ')
    return rest !== sentence && !choices.some((one) => one !== answer && hasWord(rest, one))
  })
}

const inWordsOf: Record<string, string> = { '<': 'less than', '>': 'greater than', '=': 'equal' }

/** Which sign stands between two numbers: said as the answer, or with the two beside it. */
function leaksSign(words: string, sign: string, question: string): boolean {
  const [, left = '', right = ''] = /(\S+) ___ (\S+?)[?.]?$/.exec(question) ?? []
  const said = inWordsOf[sign] ?? sign
  return [`${left} ${sign} ${right}`, `${left} is ${said} ${right}`].some((form) => words.includes(form))
    ? left !== ''
    : [sign, said].some((form) => asResult(form).test(words))
}

const equation =
  /(?<![\d.,/+−×÷*-]\s*)(-?\d[\d,]*(?:\.\d+)?)\s*([+−×÷x*/-])\s*(-?\d[\d,]*(?:\.\d+)?)\s*(?:=|is|makes|equals)\s*(-?\d[\d,]*(?:\.\d+)?)(?![\d/]|\s*[+−×÷x*]|\s\d+\/|,?\s(?:R|remainder)\b)/g

/** Equations that are not true, in figures. One that an exercise shows ('Theo says that 69 × 3 = 208.') is there to be found. */
export const untrueIn = (reply: Reply): string[] => wrongEquations(ownSentences(reply).join(' '))

function wrongEquations(text: string): string[] {
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

/**
 * The sentences that are the tutor's own: without what is read before a question, a told story or a text of the child, and without
 * what stands in quotes. A question of an exercise is one sentence, whatever it is made of.
 */
function ownSentences({ sentences, move, before, lesson }: Reply): string[] {
  const seen = [...lesson.problems, ...(before ? [before] : [])]
  const read = [
    ...seen.flatMap(({ item }) => item.text),
    ...(move?.kind === 'play.story' ? move.lines.flatMap((line) => ('text' in line ? [line.text] : [])) : []),
    ...(lesson.story ? lesson.story.known : []),
  ]
  const asked = seen.map(questionOf)
  const left = without(sentences.join(' '), read, ' ')
  const own = without(
    without(left, asked.filter(isAsking), 'This one? '),
    asked.filter((text) => !isAsking(text)),
    'This one. ',
  )
  return sentencesIn(own.replace(/“[^“”]*”|"[^"]*"/g, 'it'))
}

const isAsking = (text: string) => text.includes('?')

export const questionsIn = (reply: Reply) =>
  ownSentences(reply).filter((sentence) => /\?["'”’)]*$/.test(sentence)).length

/** Sentences of its own that a reply may have: two and a question up to grade 2, four later; the steps of a solution more. */
export function isTooLong(reply: Reply, grade: number): boolean {
  const { move, before } = reply
  if (!move) return false
  const steps = move.kind === 'solve' && before ? before.item.solution[0].length - 1 : 0
  return ownSentences(reply).length > (grade <= 2 ? 3 : 4) + Math.max(0, steps)
}
