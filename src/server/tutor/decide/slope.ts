import Fraction from 'fraction.js'
import words from '#content/en/tutor/own.json'
import type { Item } from '#server/curriculum/item.ts'
import { icuText } from '#server/icu/icu-text.ts'
import { writeNumber } from '#shared/answers/numbers.ts'
import type { Decision } from '../move.ts'
import { brought } from './brought.ts'
import type { Heard } from './hear.ts'

const number = String.raw`([-−]?\d{1,3})`
const point = String.raw`\(\s*${number}\s*,\s*${number}\s*\)`
const twoPoints = new RegExp(`\\bslope\\b[^()]{0,40}${point}[^()]{0,12}${point}(.*)$`, 'i')
const points = new RegExp(
  `^\\W*(?:(?:the|my|two|between|from|for|ok|so|like|points?|are|is) ){0,5}${point}[^()]{0,12}${point}(.*)$`,
  'i',
)
/** The talk is of slopes: two points alone ask for theirs. */
const isOfSlope = ({ lesson }: Heard) =>
  /\bslope\b/i.test(
    `${lesson.question ?? ''} ${lesson.last?.item.name ?? ''} ${lesson.told ?? ''} ${lesson.about ?? ''}`,
  )
const claims = /\b(?:i (?:got|get|put|say|think)(?: it'?s| its)?|is it)\s*([-−]?\d+(?:\/\d+)?)\W*$/i

/** 'The slope between (2,3) and (6,11)': the child's own problem; rise over run turned around is named. */
export function slopeOf(heard: Heard): Decision | null {
  const found = twoPoints.exec(heard.text) ?? (isOfSlope(heard) ? points.exec(heard.text) : null)
  const [, a, b, c, d, rest = ''] = found ?? []
  const [x1, y1, x2, y2] = [a, b, c, d].map((one) => Number((one ?? '').replace('−', '-')))
  if (a === undefined || x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return null
  if (x1 === x2 || y1 === y2) return null
  return brought(heard, itemOf({ x1, y1, x2, y2 }), claims.exec(rest)?.[1] ?? null, 'slope')
}

function itemOf(points: Readonly<Record<'x1' | 'y1' | 'x2' | 'y2', number>>): Item {
  const { x1, y1, x2, y2 } = points
  const key = new Fraction(y2 - y1, x2 - x1)
  const answer = writeNumber(key)
  const say = (message: string) => icuText(message, { ...points, rise: y2 - y1, run: x2 - x1, answer })
  const { name, question, hints, upsideDown, explanation } = words.slope
  return {
    id: `own~slope~${x1}~${y1}~${x2}~${y2}`,
    skill: 'own.slope',
    deck: 'own',
    entity: say(name),
    tags: [],
    card_type: 'number',
    text: [],
    picture: null,
    question: say(question),
    spoken: null,
    name: say(name),
    answer: { form: 'number', answer },
    distractors: key.equals(key.inverse())
      ? []
      : [{ answer: writeNumber(key.inverse()), misconception: 'run-over-rise', feedback: say(upsideDown) }],
    hints: [say(hints.top), say(hints.both), say(hints.divide)],
    solution: [
      [
        { says: say(hints.both), value: null },
        { says: say(explanation), value: answer },
      ],
    ],
    explanation: say(explanation),
    standards: [],
  }
}
