import type { Decision } from '../move.ts'
import { openProblem } from '../state.ts'
import { askChat } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

// The same way around, another shape: 'what pen has 26 around but more room', '6 and 7, that's 42'.

const asks =
  /\b(?:what|which|whats|how|is there|can|make|find)\b.*\b(?:more|most|bigger|biggest|larger|largest|best|extra)\b(?: \w+)? ?(?:room|space|area|inside)?/i
const same = /\b(?:around|fence|perimeter|border|edge|string|same)\b/i
const room = /\b(?:room|space|area|inside|bigger|biggest)\b/i
const sidesSaid =
  /(?<![\d.])(\d{1,3})(?: ?(?:feet|ft|foot))? (?:and|by|x|times|on) (\d{1,3})\b(?: ?(?:feet|ft|foot))?(?:,? (?:so|and|then|thats|that's|that is|makes|is|gives|=|it is|its|it's|would be|for|has|is an? area of|area)\b ?)+(\d{1,5})\b/i
const key = 'math-fence-'

/** What goes around the child's own shape, where it is known: said here, told before, or of the shape that it works on. */
function aroundOf({ lesson, text }: Heard): number | null {
  const here =
    /(?<![\d.])(\d{1,4})(?: ?(?:feet|ft|foot|meters?|yards?|units?|inches))?(?: of (?:fence|string))? (?:around|fence|perimeter|border|of fence)/i.exec(
      text,
    )?.[1]
  if (here !== undefined) return Number(here)
  if (lesson.told?.startsWith(key)) return Number(lesson.told.slice(key.length))
  const [, one, other] =
    /^the (?:area|perimeter) of (\d+) by (\d+)$/.exec(openProblem(lesson)?.item.name ?? lesson.last?.item.name ?? '') ??
    []
  return one === undefined || other === undefined ? null : 2 * (Number(one) + Number(other))
}

export function ofFence(heard: Heard): Decision | null {
  const { text, lesson } = heard
  const [, one = '', other = '', makes = ''] = sidesSaid.exec(text) ?? []
  const around = aroundOf(heard)
  const half = around === null ? null : around / 2
  // '6 and 7 thats 42' of two sides: what they make is the area.
  if (makes !== '' && half !== null && lesson.told?.startsWith(key) && Number(one) * Number(other) === Number(makes)) {
    const fits = Number(one) + Number(other) === half
    const values = { one, other, area: makes, around: 2 * (Number(one) + Number(other)) }
    return reply(
      [{ key: fits ? 'fence.fits' : 'fence.other', values }],
      askChat(lesson, { key: fits ? 'fence.why' : 'fence.again' }),
      {
        kind: 'claim',
        mood: fits ? 'happy' : 'thinking',
      },
    )
  }
  if (
    half === null ||
    half < 4 ||
    half % 1 > 0 ||
    !asks.test(text) ||
    !same.test(text) ||
    !room.test(text) ||
    /\bwhy\b/i.test(text)
  )
    return null
  const values = { half, around: 2 * half, a: half - 1, b: 1, c: half - 2, d: 2 }
  return reply(
    [{ key: 'fence.pairs', values }],
    askChat({ ...lesson, told: `${key}${2 * half}` }, { key: 'fence.try' }),
    {
      kind: 'why',
      mood: 'thinking',
    },
  )
}
