import type { Decision } from '../move.ts'
import { askedIn } from '../read/asked.ts'
import { computedIn } from '../read/computed/computed.ts'
import { listIn, type Measure, measured, measuresSaid, oneMore } from '../read/data-said.ts'
import { type Lesson, openProblem } from '../state.ts'
import { askAgain, askChat } from './ask.ts'
import { brought } from './brought.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

// A list of the child's own numbers, and what it finds of it: the mean, the one in the middle, the one that comes most, how far apart.

const inName = /\b(?:average|mean|median|mode|range) of ((?:-?\d+(?:\.\d+)?(?:, )?){3,})$/
const written = (list: readonly number[]) => list.join(', ')
const taskOf = (what: Measure, list: readonly number[]) => `${what === 'mean' ? 'average' : what} of ${written(list)}`

/** The list that is meant: of the problem that is open, else the one that was told, else of what was solved last. */
function listOf({ data, problems, last }: Lesson): number[] {
  const named = (name: string | undefined) =>
    inName
      .exec(name ?? '')?.[1]
      ?.split(', ')
      .map(Number)
  return named(problems.at(-1)?.item.name) ?? (data.length >= 3 ? data : (named(last?.item.name) ?? []))
}

/** Keeps a list that is told; with one more number where the child adds one. */
export function keepData(lesson: Lesson, text: string): Lesson {
  const told = listIn(text)
  if (told) return { ...lesson, data: told }
  const list = listOf(lesson)
  const more = list.length >= 3 ? oneMore(text) : null
  if (more === null) return lesson
  return { ...lesson, data: list.includes(more) ? list : [...list, more] }
}

export function ofData(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const told = listIn(text)
  const [wished] = told ? measuresSaid(text) : []
  if (told && wished?.value === null && !openProblem(lesson)) return opened(heard, wished.what, told, null)
  if (told) return measuresSaid(text).length > 0 || openProblem(lesson) || /\?/.test(text) ? null : taken(heard, told)
  const list = listOf(lesson)
  if (list.length < 3) return null
  if ((text.match(/\d+(?:\.\d+)?/g) ?? []).length > 6) return divides.test(text) ? wayTold(heard, list) : null
  return withOneMore(heard, list) ?? found(heard, list) ?? wayTold(heard, list)
}

/** The list is taken in, and the child says what it wants to find. */
const taken = ({ lesson }: Heard, list: readonly number[]): Decision =>
  reply(
    [{ key: 'data.list', values: { list: written(list), count: list.length } }],
    askChat(lesson, { key: 'data.find' }),
    {
      kind: 'data',
      mood: 'happy',
    },
  )

const isAsking = /\?|\bwhat(?:s| is|'s)?\b|\bhow\b|\bwould\b|\bdoes\b/i

/** 'If I score 22, what is it then': the same measure of the longer list. */
function withOneMore(heard: Heard, list: readonly number[]): Decision | null {
  const more = oneMore(heard.text)
  if (more === null || list.includes(more) || !isAsking.test(heard.text)) return null
  const what = measuresSaid(heard.text)[0]?.what ?? lastMeasure(heard.lesson)
  return opened(heard, what, [...list, more], null)
}

const lastMeasure = ({ last, problems }: Lesson): Measure => {
  const [, name] = /\b(median|mode|range)\b/.exec(problems.at(-1)?.item.name ?? last?.item.name ?? '') ?? []
  return name === 'median' || name === 'mode' || name === 'range' ? name : 'mean'
}

function opened(heard: Heard, what: Measure, list: readonly number[], said: string | null): Decision | null {
  const task = taskOf(what, list)
  const item = computedIn(task) ?? askedIn(task)
  return item && item.name !== openProblem(heard.lesson)?.item.name ? brought(heard, item, said, task) : null
}

/** 'Median is 10 and the mode is 8': each is looked at; of the first that is not so, a problem is made. */
function found(heard: Heard, list: readonly number[]): Decision | null {
  const { lesson, text } = heard
  const said = measuresSaid(text)
  const slip = said.find(({ what, value }) => value !== null && !isSo(list, what, value))
  const [asks] = said
  const [, isIt] = asks?.value === null ? (asksIsIt.exec(text) ?? []) : []
  if (asks && isIt !== undefined) return opened(heard, asks.what, list, isIt)
  if (slip) return opened(heard, slip.what, list, String(slip.value))
  const open = openProblem(lesson)
  const right = said.filter(({ value }) => value !== null)
  // What is asked by the open problem is credited as its answer.
  const isOfOpen = right.some(({ what }) => open?.item.name.includes(what === 'mean' ? 'average' : what))
  if (right.length > 0 && !isOfOpen)
    return reply(
      [
        {
          key: 'data.right',
          values: { says: list2.format(right.map(({ what, value }) => `the ${what} is ${value}`)) },
        },
      ],
      open ? askAgain(heard, { ...lesson, asked: null }) : askChat(lesson, { key: 'data.next' }),
      { kind: 'data', mood: 'happy' },
    )
  if (
    !asks ||
    asks.value !== null ||
    /\b(?:why|no|dont|better|best|is|higher|lower|because|bc|cuz)\b(?!.*\?)/i.test(text)
  )
    return null
  if (text.split(/\s+/).length > (isAsking.test(text) ? 8 : 4)) return null
  return opened(heard, asks.what, list, null)
}

/** 'What's the median then, is it 8'. */
const asksIsIt = /\b(?:is it|i got|is that|i think|its|it's) (-?\d+(?:\.\d+)?)\W*$/i
const list2 = new Intl.ListFormat('en-US', { type: 'conjunction' })
const isSo = (list: readonly number[], what: Measure, value: number) => measured(list, what).value === value

const divides = /(?:÷|\)? ?\/ ?|\bdivid\w*(?: (?:it|that|them))?(?: by)?) ?(\d+)\b/i
const adds = /\badd\w*|\+|\bsum\b|\btotal\b/i

/** 'I added and got 50 then / 5': the way to a mean, step by step. */
function wayTold(heard: Heard, list: readonly number[]): Decision | null {
  const { lesson, text } = heard
  const sum = list.reduce((all, one) => all + one, 0)
  const [, by] = divides.exec(text) ?? []
  const hasSum = adds.test(text) && new RegExp(`(?<!\\d)${sum}(?!\\d)`).test(text)
  if (!hasSum && !(by !== undefined && adds.test(text))) return null
  const isCount = by === undefined || Number(by) === list.length
  const says = by === undefined ? `${list.join(' + ')} = ${sum}` : `${sum} ÷ ${list.length}`
  if (!isCount)
    return reply([{ key: 'data.count', values: { said: by } }], askChat(lesson, { key: 'data.again' }), {
      kind: 'data',
      mood: 'thinking',
    })
  const open = openProblem(lesson)
  return reply(
    [{ key: 'data.way', values: { says } }],
    open ? askAgain(heard, { ...lesson, asked: null }) : askChat(lesson, { key: 'data.next' }),
    { kind: 'data', mood: 'happy' },
  )
}
