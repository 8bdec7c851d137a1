import { readNumber } from '#shared/answers/numbers.ts'
import type { Guarded } from './guarded.ts'
import { isNumber, readItems } from './numbers-in-text.ts'

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const whole = (text: string) => new RegExp(`(?<![\\p{L}\\p{N}])${literal(text)}(?![\\p{L}\\p{N}])`, 'iu')

const asResult = (answer: string) =>
  new RegExp(
    `(?:=|:|answer (?:is|should be|must be|was)|(?:it|that|this|which|one|word) is|should be|must be|makes|equals|gives|you get|comes out|(?:write|writes|wrote|put|type|say|pick|choose|circle|tap|press|enter|mark|take)(?: down| in)?(?: the)?(?: word| number| letter| sign)?)[ "“'‘*]*${literal(answer)}(?![\\p{L}\\p{N}])|^[^\\p{L}\\p{N}]*${literal(answer)}[^\\p{L}\\p{N}]*$|(?<![\\p{L}\\p{N}])${literal(answer)}["”'’]? (?:is (?:right|correct|it|the (?:answer|one|right|missing|best))|fits|works|goes (?:in|there)|wins|and (?:we are|you are) done)`,
    'iu',
  )

/** Choices that stand in every sentence ('to', 'more'): named is named only as the result. */
const everyday =
  /^(?:your|you['’]re|to|too|two|there|their|they['’]re|its|it['’]s|then|than|by|for|know|no|yes|one|be|our|or|see|so|we|right|here|hear|more|less|same|a|an|the|new|knew|won|would|write|where|wear|which|not)$/i

/**
 * Does a sentence of a language model name the answer, even one that stands in the question? A choice may be named
 * beside another one, a number of the question beside another one; what the program gives to be said is left out.
 */
export function namesKey(sentence: string, exercise: Guarded, given: readonly string[]): boolean {
  const spec = exercise.answer
  const open = [...exercise.text, exercise.question]
  const rest = besides(sentence, [...open, ...given])
  switch (spec.form) {
    case 'choice':
      return namesChoice(rest, spec.answer, spec.choices)
    case 'word':
      return [spec.answer, ...(spec.accepts ?? [])].some((word) =>
        everyday.test(word) || whole(word).test(open.join(' ')) ? asResult(word).test(rest) : whole(word).test(rest),
      )
    case 'number':
    case 'money':
      return namesNumber(rest, exercise, open.join(' '))
    default:
      return asResult(spec.answer).test(rest)
  }
}

const besides = (sentence: string, parts: readonly string[]) =>
  parts
    .flatMap((part) => [part, part.replace(/[.?!]$/, '')])
    .filter((part) => part.length > 8)
    .reduce((left, part) => left.replaceAll(part, ' ; '), sentence)

function namesChoice(rest: string, answer: string, choices: readonly string[]): boolean {
  if (everyday.test(answer)) return asResult(answer).test(rest)
  if (asResult(answer).test(rest)) return true
  if (!whole(answer).test(rest)) return false
  const left = rest.replace(new RegExp(whole(answer).source, 'giu'), ' ; ')
  return !choices.some((choice) => choice !== answer && whole(choice).test(left))
}

function namesNumber(rest: string, exercise: Guarded, open: string): boolean {
  const key = readNumber(exercise.answer.answer)
  if (key === null) return false
  // 'Six eights' only says the question 6 × 8 again.
  const named = readItems(rest)
    .filter((item) => isNumber(item) && (item.grouped ?? 1) === 1)
    .filter(isNumber)
  const keys = named.filter(({ value }) => value.equals(key))
  if (keys.length === 0) return false
  const inQuestion = readItems(open).some((item) => isNumber(item) && item.value.equals(key))
  const small = key.d === 1n && key.abs().lte(12)
  if (keys.some((item) => item.spelled !== true || !small)) {
    if (!inQuestion && !small) return true
    if (inQuestion && !small && named.length === keys.length) return true
  }
  return keys.some(({ start, end }) => asResult(rest.slice(start, end)).test(rest))
}
