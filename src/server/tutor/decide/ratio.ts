import type { Decision } from '../move.ts'
import { type Lesson, openProblem } from '../state.ts'
import { askChat } from './ask.ts'
import type { Heard } from './hear.ts'
import { ownProblem } from './own.ts'
import { reply } from './reply.ts'

// Two kinds of things that go together: 3 boys to 4 girls, 2 cups of rice for every 5 people.

const thing = String.raw`([a-z]{3,12})(?: of [a-z]+)?`
const told = [
  new RegExp(String.raw`\b(\d{1,3}) ${thing} (?:to|for) (?:every |each )?(\d{1,3}) ${thing}\b`, 'i'),
  new RegExp(
    String.raw`\bfor every (\d{1,3}) ${thing},? (?:there (?:are|is) |i (?:have|need) |we (?:have|need) )?(\d{1,3}) ${thing}\b`,
    'i',
  ),
]
const notThings = /^(?:minutes?|hours?|days?|dollars?|cents?|less|more|times)$/i
const written = /(\d{1,3}) ?(?::|to) ?(\d{1,3})\W*$/

/** What a message tells of two kinds of things that go together. */
export function keepRatio(lesson: Lesson, text: string): Lesson {
  for (const pattern of told) {
    const [, one, thing, other, otherThing] = pattern.exec(text) ?? []
    if (!one || !thing || !other || !otherThing || notThings.test(thing) || notThings.test(otherThing)) continue
    return {
      ...lesson,
      ratio: { one: Number(one), thing: stem(thing), other: Number(other), otherThing: stem(otherThing) },
    }
  }
  return lesson
}

const stem = (word: string) => word.toLowerCase().replace(/s$/, '')

/** The ratio as the child writes it, and 'if there are 12 boys, how many girls'. */
export function ofRatio(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const { ratio } = keepRatio(lesson, text)
  if (!ratio || openProblem(lesson)) return null
  const [, left, right] = /\bis \d/.test(text) ? (written.exec(text) ?? []) : []
  if (Number(left) === ratio.one && Number(right) === ratio.other)
    return reply(
      [{ key: 'sight.credit', values: { says: `${left} to ${right} is ${left}:${right}` } }],
      askChat(lesson, { key: 'sight.next' }),
      {
        kind: 'sight',
        mood: 'happy',
      },
    )
  // Behind what is told of the two stands how many there are now.
  const rest = told.reduce((left, pattern) => left.replace(pattern, ' '), text)
  if (/\b(?:per|each|every)\b/i.test(rest)) return null
  const before = /\b(\d{1,4}) ([a-z]{3,12})\b.*\bhow many ([a-z]{3,12})/i.exec(rest)
  const behind = /\bhow many ([a-z]{3,12})\b.*?\b(\d{1,4}) ([a-z]{3,12})\b/i.exec(rest)
  const [many, have = '', want = ''] = before ? before.slice(1) : behind ? [behind[2], behind[3], behind[1]] : []
  const count = Number(many)
  const [from, to] =
    stem(have) === ratio.thing && stem(want) === ratio.otherThing
      ? [ratio.one, ratio.other]
      : stem(have) === ratio.otherThing && stem(want) === ratio.thing
        ? [ratio.other, ratio.one]
        : []
  return from === undefined || to === undefined || count % from !== 0
    ? null
    : ownProblem({ ...heard, text: `${count} ÷ ${from} × ${to}` })
}
