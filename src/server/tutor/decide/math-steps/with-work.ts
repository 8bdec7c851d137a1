import { findExpressions } from '#shared/answers/expressions.ts'
import { findNumbers, writeNumber } from '#shared/answers/numbers.ts'
import type { Decision, Line } from '../../move.ts'
import { chainIn, worth } from '../../read/algebra.ts'
import { homeworkIn } from '../../read/homework.ts'
import { ownSum } from '../../read/own-sum.ts'
import { keyValue, tryAt } from '../../read/tries.ts'
import { list } from '../../say/list.ts'
import { openProblem } from '../../state.ts'
import { askStep } from '../ask.ts'
import { credit } from '../credit.ts'
import type { Heard } from '../hear.ts'
import { takeUp } from '../own.ts'
import { reply } from '../reply.ts'
import { wrong } from '../wrong.ts'

// The next problem of the child's page, with its working behind it: '48 x 25. i did 40x25=1000 and 8x25=200 so 1200'. It is a problem
// of its own, and nothing of the one before it.

const number = String.raw`\d{1,6}(?:\.\d{1,3})?(?!\.?\d)`
const sign = '(?:[-−+x×*÷/]|plus|minus|times|take away|divided by)'
const opens = String.raw`^\W*(?:(?:ok|okay|so|and|now|next|then|well|um+|whatever|for|my|the|another|new|this|one|problem|question|is|was|it|had|got|have|i|number \d{1,2}|\d{1,2}\)|what is|whats|what's|lets do|here is|heres)\W+){0,6}`
const taskFirst = new RegExp(
  String.raw`${opens}(${number} ?${sign} ?${number})(?: ?[.,:;!?]+\s*| +(?=(?:so |and )?(?:i|we|cuz|because|bc|its|it's|is it)\b))(.+)$`,
  'is',
)
const saidFirst =
  /^(?:(?:so|and|ok|well|um+|its|it's|it is|i say|i think|i got|i get|i put|that'?s|is it|equals|=|like)\s+)*([-−]?\d[\d.,]*)\W+(?:because|cuz|bc|cause|since)\b/i
const goesOnWith =
  /\b(?:i|then|and|so)(?: just| can| have to| need to)? (?:add|take away|take|plus|minus|subtract|double|count)(?: on| up)? ?(?:one|two|\d+)\b[^\d=]*$/i

/** The task and what stands behind it, where that works something out. */
function taskIn(text: string) {
  const [, task = '', work = ''] = taskFirst.exec(text) ?? []
  const [sum, ...more] = task === '' ? [] : findExpressions(task.replace(/(\d) +\/ +(?=\d)/, '$1 ÷ '))
  const chain = work === '' ? null : chainIn(work)
  if (!sum || more.length > 0 || !chain || chain.links.length === 0) return null
  const makes = worth(
    sum.operands.map(({ value }) => value),
    sum.signs,
  )
  const first = saidFirst.exec(work)?.[1]?.replace(/[.,]+$/, '')
  const came = first === undefined ? (chain.conclusion ?? findNumbers(work).at(-1)) : findNumbers(first)[0]
  return makes && came ? { sum, makes, came, links: chain.links } : null
}

export function taskWithWork(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const found = /\n/.test(text) || homeworkIn(text) ? null : taskIn(text)
  const made = found && ownSum(found.sum)
  if (!found || !made || !('item' in made)) return null
  const exercise = heard.items.placed(made.item)
  const open = openProblem(lesson)
  // A part of the open one that ends on its answer is a way to that.
  if (open && (open.item.name === exercise.item.name || keyValue(open.item)?.equals(found.came) === true)) return null
  const task = { ...heard, lesson: { ...lesson, problems: lesson.problems.filter(({ label }) => label !== null) } }
  const taken = takeUp({ ...task, text: exercise.item.name }, exercise)
  const own = openProblem(taken.lesson)
  if (!own) return null
  const said = writeNumber(found.came, 'decimal')
  const here = { ...heard, lesson: taken.lesson }
  const right = found.links.filter(({ isTrue }) => isTrue)
  const way = list.format(right.map(({ left }) => left).slice(0, 3))
  if (found.makes.equals(found.came)) return credit(here, own, { said, ...(way !== '' && { way }) })
  const tried = tryAt(said, own.item)
  // '6 × 6 is 36 so I add 6 more': the way is not at its end.
  if (
    right.length === found.links.length &&
    goesOnWith.test(text) &&
    found.links.some(({ stated }) => stated.equals(found.came))
  )
    return reply(
      [{ key: 'step.good', values: { says: list.format(right.map(({ says }) => says)) } }],
      askStep(here.lesson, { key: 'work.goOn', values: { what: own.item.name } }, own.item.answer),
      { kind: 'step', mood: 'happy' },
    )
  const before: Line[] =
    right.length > 0 ? [{ key: 'step.good', values: { says: list.format(right.map(({ says }) => says)) } }] : []
  return tried.kind === 'wrong' ? wrong({ ...here, text: said }, own, tried, before) : null
}
