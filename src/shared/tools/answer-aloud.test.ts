import { expect, it } from 'vitest'
import type { Expected } from '#shared/conversation.ts'
import { answerAloud } from './answer-aloud.ts'

const number: Expected = { kind: 'number' }
const options = (texts: string) => texts.split('|').map((text) => ({ text, says: text }))

/** '=6' is a yes to 6, '~six' is said instead, '~' only says no. */
function inShort(asked: string, said: string, expects: Expected | null): string {
  const answer = answerAloud(options(asked), [{ text: said, confidence: 0.9 }], expects)
  return answer.kind === 'yes' ? `=${answer.option.text}` : `~${answer.heard[0]?.text ?? ''}`
}

const cases: [asked: string, said: string, answer: string, expects?: Expected | null][] = [
  ['6', 'yes', '=6'],
  ['6', 'Yeah.', '=6'],
  ['6', 'uh huh', '=6'],
  ['6', 'yes yes', '=6'],
  ['6', "yeah that's right", '=6'],
  ['6', 'sí', '=6'],
  ['6', 'six', '=6'],
  ['6', 'yes six', '=6'],
  ['6', 'I said six', '=6'],
  ['6', 'no', '~'],
  ['6', 'Nope.', '~'],
  ['6', 'no no', '~'],
  ['6', 'no I did not say that', '~'],
  ['6', 'no, seven', '~seven'],
  ['6', 'no I said seven', '~seven'],
  ['6', 'seven', '~seven'],
  ['6', 'what is a hint', '~what is a hint'],
  ['6', 'nobody knows', '~nobody knows'],
  ['13|30', 'thirteen', '=13'],
  ['30|13', 'thirteen', '=13'],
  ['13|30', 'thirty', '=30'],
  ['13|30', 'the first one', '=13'],
  ['13|30', 'second', '=30'],
  ['13|30', 'no thirty', '=30'],
  // Of two, a yes does not say which.
  ['13|30', 'yes', '~yes'],
  ['B', 'bee', '=B', { kind: 'letter' }],
  ['B', 'no dee', '~dee', { kind: 'letter' }],
  ['3:30', 'three thirty', '=3:30', { kind: 'time' }],
]

it.each(cases)('asked for %s, "%s" is %s', (asked, said, answer, expects = number) => {
  expect(inShort(asked, said, expects)).toBe(answer)
})
