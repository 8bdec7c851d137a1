import type { Decision } from '../move.ts'
import { openProblem } from '../state.ts'
import { askAgain, askChat } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

const three = String.raw`(\d{1,2})[ ,]+(?:and )?(\d{1,2})[ ,]+(?:and )?(\d{1,2})`
const asks = new RegExp(
  String.raw`\btriangle\b[a-z ]{0,30}?\b${three}\b[a-z ]{0,12}\bright\b|\b${three}\b[a-z ]{0,16}\bright triangle\b|\bright triangle\b[a-z ]{0,24}?\b${three}\b`,
  'i',
)
const another = new RegExp(String.raw`^\W*(?:(?:ok|and|so|then) )*(?:what about|how about|is|and) ${three}\W*$`, 'i')
const mark = 'right-triangle'

/** 'Is a triangle with sides 5, 12 and 13 right': the squares are compared. */
export function rightTriangle(heard: Heard): Decision | null {
  const { text, lesson } = heard
  const found = asks.exec(text) ?? (lesson.told === mark ? another.exec(text) : null)
  const [a, b, c] = (found ?? [])
    .slice(1)
    .filter((one) => one !== undefined)
    .map(Number)
    .sort((one, other) => one - other)
  if (a === undefined || b === undefined || c === undefined || a < 1) return null
  const key = a + b <= c ? 'triangle.none' : a * a + b * b === c * c ? 'triangle.right' : 'triangle.other'
  const values = { a, b, c, aa: a * a, bb: b * b, cc: c * c, sum: a * a + b * b, both: a + b }
  const after = { ...lesson, told: mark, aside: lesson.aside + 1 }
  return reply([{ key, values }], openProblem(after) ? askAgain(heard, after) : askChat(after, { key: 'sight.next' }), {
    kind: 'claim',
    mood: 'happy',
  })
}
