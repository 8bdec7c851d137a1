import type Fraction from 'fraction.js'
import { readNumber } from './numbers.ts'

const numberWord =
  'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|fort?y|fourty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|halves|thirds?|quarters?|fourths?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?|twelfths?'
const inFigures = String.raw`-?(?:\d{1,6}\s+\d{1,6}\s*/\s*\d{1,6}|\d{1,6}\s*/\s*\d{1,6}|\d{1,3}(?:,\d{3}){1,2}(?:\.\d{1,9})?|\d{1,9}(?:\.\d{1,9})?|\.\d{1,9})`
const inWordsPattern = String.raw`(?:minus |negative )?\b(?:${numberWord})\b(?:(?:[ -]|-? and (?:a |an )?| point )(?:${numberWord})\b){0,10}`
const anyNumber = new RegExp(`${inFigures}|${inWordsPattern}`, 'g')
const changedMind = /\b(?:no|wait|i mean|actually|sorry|hmm no)\b/

export type FoundAnswer =
  | { kind: 'none' }
  | { kind: 'number'; value: Fraction; text: string }
  | { kind: 'unsure'; texts: string[] }

/**
 * The number that a child means in a sentence: 'is it 54?', '7 x 8 = 56' (what stands behind the equals sign), 'five, no
 * six' (the one after the change of mind). Several numbers that do not say which is meant are unsure.
 */
export function findAnswer(said: string): FoundAnswer {
  const text = said
    .slice(0, 400)
    .toLowerCase()
    .replaceAll(/[−–]/g, '-')
    .replaceAll(/[’']s\b/g, '')
  const behind =
    text.split(/=|\bequals\b|\bmakes\b|\bis it\b|\banswer is\b|\bi think\b|\bit is\b|\bits\b/).at(-1) ?? text
  const minded =
    behind
      .split(changedMind)
      .filter((part) => part.trim() !== '')
      .at(-1) ?? behind
  for (const part of [minded, behind, text]) {
    const found = [...part.matchAll(anyNumber)].flatMap((match) => {
      const value = readNumber(match[0])
      return value ? [{ value, text: match[0].trim() }] : []
    })
    const [first] = found
    if (!first) continue
    if (found.every((one) => one.value.equals(first.value)))
      return { kind: 'number', value: first.value, text: first.text }
    return { kind: 'unsure', texts: found.map((one) => one.text) }
  }
  return { kind: 'none' }
}
