import type { Decision } from '../../move.ts'
import { askChat } from '../ask.ts'
import { right } from '../found-by-child.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

// Points of a grid without brackets around the steps, and points that lie on an axis.

const steps =
  /^\W*(?:(?:oh|ok|so|wait|its|it's|i mean|then|go|you go|i go|first) )*(over|right|left|across|up|down) (\d{1,2}),?(?: and| then)?(?: go)? (over|right|left|across|up|down) (\d{1,2})\W*(?:right|then)?\W*$/i
const told = /^math-point-(-?\d+),(-?\d+)$/
const isAcross = (way: string) => !/up|down/i.test(way)

/** 'So over 3, up 5' of (3, 5). */
export function stepsToPoint(heard: Heard): Decision | null {
  const [, first = '', one, second = '', other] = steps.exec(heard.text) ?? []
  const [, x, y] = told.exec(heard.lesson.told ?? '') ?? []
  if (one === undefined || x === undefined || isAcross(first) === isAcross(second)) return null
  const [across, up] = isAcross(first) ? [one, other] : [other, one]
  const values = { point: `(${x}, ${y})`, x, y: y ?? '' }
  return Number(across) === Math.abs(Number(x)) && Number(up) === Math.abs(Number(y))
    ? right(heard, { key: 'point.right', values })
    : reply([{ key: 'point.order', values }], askChat(heard.lesson, { key: 'point.again', values }), {
        kind: 'claim',
        mood: 'thinking',
      })
}

const onLine =
  /\( ?(\d{1,2}) ?, ?(\d{1,2}) ?\).*\b(?:on|at)\b.*?\b(?:the )?(?:(bottom|side|up and down|left|across|horizontal|vertical)(?: (?:side|hand))? ?-?(?:axis|line|one)|([xy])(?: ?-?(?:axis|line|one))?)\b/i
const kindSaid =
  /^\W*(?:(?:oh|so|no|wait|ok|then|its|it's|it is|is it|that'?s) )*(?:on )?(?:the )?(y|x)(?:[- ]?(?:axis|one|line))\b(.*)$/i

function judged(heard: Heard, x: string, y: string, said: 'x' | 'y'): Decision {
  const is = x === '0' ? 'y' : 'x'
  const values = {
    point: `(${x}, ${y})`,
    x,
    y,
    axis: is,
    way: is === 'y' ? 'up and down' : 'across',
    zero: x === '0' ? 'first' : 'second',
  }
  const here = { ...heard, lesson: { ...heard.lesson, told: `math-point-${x},${y}` } }
  if (is === said) return right(here, { key: 'axis.right', values })
  return reply(
    [{ key: x === '0' ? 'axis.noAcross' : 'axis.noUp', values }],
    askChat(here.lesson, { key: 'axis.where', values }),
    {
      kind: 'claim',
      mood: 'thinking',
    },
  )
}

/** 'And (0, 4) is on the bottom line?', '(0, 7) is on the y-axis'. */
export function pointOnAxis(heard: Heard): Decision | null {
  const [, x = '', y = '', named, letter] = onLine.exec(heard.text) ?? []
  const line = named ?? letter ?? ''
  if (x === '' || (x !== '0' && y !== '0') || (x === '0' && y === '0')) return null
  return judged(heard, x, y, /^(?:y|side|up and down|left|vertical)$/i.test(line) ? 'y' : 'x')
}

/** 'It's on the y one, the up-and-down one', behind such a point. */
export function axisNamed(heard: Heard): Decision | null {
  const [, axis] = kindSaid.exec(heard.text) ?? []
  const [, x = '', y = ''] = told.exec(heard.lesson.told ?? '') ?? []
  if (axis === undefined || (x !== '0' && y !== '0') || /\?/.test(heard.text)) return null
  return judged(heard, x, y, /y/i.test(axis) ? 'y' : 'x')
}
