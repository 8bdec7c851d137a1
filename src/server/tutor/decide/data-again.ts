import type { Decision } from '../move.ts'
import { computedIn } from '../read/computed/computed.ts'
import { openProblem } from '../state.ts'
import { brought } from './brought.ts'
import type { Heard } from './hear.ts'
import { ownProblem } from './own.ts'

const ofList = /\b(?:average|mean|median|mode|range) of ((?:-?\d+(?:\.\d+)?(?:, )?){3,})$/
const measure = /\b(median|mode|range|mean|average)\b(?:(?: is| =|'?s| would be| i got| equals)? ?(-?\d+(?:\.\d+)?))?/gi
const numbersAfter = /\d+(?:\.\d+)?/g
const mostNumbers = 6

/** 'Median is 10', 'and mode 8' of the numbers whose mean was found: the list is still meant. */
export function dataAgain(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const list = [openProblem(lesson)?.item.name, lesson.last?.item.name].flatMap(
    (name) => ofList.exec(name ?? '')?.[1] ?? [],
  )[0]
  if (list === undefined || (text.match(numbersAfter) ?? []).length > mostNumbers) return null
  const said = [...text.matchAll(measure)].map(([, what = '', value]) => ({ what: what.toLowerCase(), value }))
  const one = said.find(({ value }) => value !== undefined) ?? said[0]
  if (!one || (one.value === undefined && text.split(/\s+/).length > 8)) return null
  const task = `${one.what} of ${list}`
  const item = computedIn(task)
  if (!item) return one.value === undefined ? ownProblem({ ...heard, text: `what is the ${task}` }) : null
  if (item.name === openProblem(lesson)?.item.name) return null
  return brought(heard, item, one.value ?? null, task)
}
