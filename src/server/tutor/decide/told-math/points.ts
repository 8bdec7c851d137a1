import type { Decision } from '../../move.ts'
import { askChat } from '../ask.ts'
import { right } from '../found-by-child.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

// Points on a grid: which number goes across and which goes up, quadrants, and whether two points are one.

const pair = String.raw`\( ?([-−]?\d{1,2}) ?, ?([-−]?\d{1,2}) ?\)`
const point = new RegExp(pair)
const plotted = new RegExp(
  String.raw`${pair}[^()]*?\b(?:went|go|going|moved|counted|count|start(?:ed)?|first)\b[^()]*?\b(up|down|over|right|left|across) (?:first )?([-−]?\d{1,2})\b[^()]*?\b(up|down|over|right|left|across) ([-−]?\d{1,2})\b`,
  'i',
)
const moved =
  /^\W*(?:(?:oh|ok|so|wait|its|it's|i mean|then) )*(\d{1,2}) (right|left|over|across|up|down),?(?: and| then)? (\d{1,2}) (right|left|over|across|up|down)\b/i
const inQuadrant = new RegExp(
  String.raw`${pair}.*\bquadrant (1|2|3|4|i{1,3}|iv|one|two|three|four)\b|\bquadrant\b.*${pair}`,
  'i',
)
const sameSpot = new RegExp(String.raw`\bis ${pair} (?:the )?same (?:spot|point|place|thing)?(?: as ${pair})?`, 'i')
const value = (text = '0') => Number(text.replace('−', '-'))
const isAcross = (way = '') => /over|right|left|across/i.test(way)
const shown = (x: number, y: number) => `(${x}, ${y})`.replaceAll('-', '−')
const numerals: Readonly<Record<string, number>> = { i: 1, ii: 2, iii: 3, iv: 4, one: 1, two: 2, three: 3, four: 4 }
const quadrantOf = (x: number, y: number) => (x === 0 || y === 0 ? 0 : x > 0 ? (y > 0 ? 1 : 4) : y > 0 ? 2 : 3)

/** The point that was spoken of just before, kept in `told`. */
const before = ({ lesson }: Heard): readonly [number, number] | null => {
  const [, x, y] = /^math-point-(-?\d+),(-?\d+)$/.exec(lesson.told ?? '') ?? []
  return x === undefined || y === undefined ? null : [Number(x), Number(y)]
}
const keep = (heard: Heard, x: number, y: number): Heard => ({
  ...heard,
  lesson: { ...heard.lesson, told: `math-point-${x},${y}` },
})

export function ofPoints(heard: Heard): Decision | null {
  const { text } = heard
  if (!point.test(text) && !(moved.test(text) && before(heard))) return null
  return same(heard) ?? quadrant(heard) ?? way(heard)
}

function same(heard: Heard): Decision | null {
  const [, x, y, a, b] = sameSpot.exec(heard.text) ?? []
  const other = a === undefined ? before(heard) : ([value(a), value(b)] as const)
  if (x === undefined || !other) return null
  const [one, two] = [value(x), value(y)]
  const isSame = one === other[0] && two === other[1]
  const values = { one: shown(one, two), other: shown(...other), x: one, y: two }
  return right(keep(heard, one, two), { key: isSame ? 'point.same' : 'point.other', values })
}

function quadrant(heard: Heard): Decision | null {
  const found = inQuadrant.exec(heard.text)
  if (!found) return null
  const [x, y] = found[1] === undefined ? [value(found[4]), value(found[5])] : [value(found[1]), value(found[2])]
  const said = found[3]?.toLowerCase()
  const number = said === undefined ? null : (numerals[said] ?? Number(said))
  const is = quadrantOf(x, y)
  const values = { point: shown(x, y), is, across: x > 0 ? 'right' : 'left', up: y > 0 ? 'up' : 'down' }
  const here = keep(heard, x, y)
  if (is === 0) return right(here, { key: 'point.onAxis', values })
  if (number === null)
    return reply([{ key: 'point.find', values }], askChat(here.lesson, { key: 'point.which' }), {
      kind: 'why',
      mood: 'thinking',
    })
  return number === is
    ? right(here, { key: 'point.quadrant', values })
    : reply([{ key: 'point.find', values }], askChat(here.lesson, { key: 'point.which' }), {
        kind: 'claim',
        mood: 'thinking',
      })
}

/** 'Point (2, 5), I went up 2 and over 5': the first number goes across. */
function way(heard: Heard): Decision | null {
  const [, x, y, firstWay, first, secondWay, second] = plotted.exec(heard.text) ?? []
  const alone = x === undefined ? moved.exec(heard.text) : null
  const at = x === undefined ? before(heard) : ([value(x), value(y)] as const)
  const ways = alone
    ? ([
        [alone[2], value(alone[1])],
        [alone[4], value(alone[3])],
      ] as const)
    : firstWay === undefined
      ? null
      : ([
          [firstWay, value(first)],
          [secondWay, value(second)],
        ] as const)
  if (!at || !ways) return null
  const across = ways.find(([name]) => isAcross(name))?.[1]
  const up = ways.find(([name]) => !isAcross(name))?.[1]
  if (across === undefined || up === undefined) return null
  const here = keep(heard, ...at)
  const values = { point: shown(...at), x: Math.abs(at[0]), y: Math.abs(at[1]) }
  return Math.abs(across) === Math.abs(at[0]) && Math.abs(up) === Math.abs(at[1])
    ? right(here, { key: 'point.right', values })
    : reply([{ key: 'point.order', values }], askChat(here.lesson, { key: 'point.again', values }), {
        kind: 'claim',
        mood: 'thinking',
      })
}
