import { readNumber } from '#shared/answers/numbers.ts'
import type { Decision, Line } from '../../move.ts'
import { openProblem } from '../../state.ts'
import { askStep } from '../ask.ts'
import { credit } from '../credit.ts'
import { right } from '../found-by-child.ts'
import type { Heard } from '../hear.ts'
import { ownProblem } from '../own.ts'
import { reply } from '../reply.ts'

// What is asked or said beside a sum: the turned-around fact, zeros to borrow from, the same difference, rounding twice, the space inside.

const sum = /(?<![\d/.])(\d{1,4}) ?([-−+x×*]) ?(\d{1,4})(?![\d/]|\.\d)/i
const asksAgain =
  /\b(?:do i (?:have to|need to|gotta)|is it|does it|would it|will it|isn'?t (?:it|that)|same|again|all over|flip\w*|turned)\b/i

/** '5+8, do I have to do it all over' behind 8 + 5. */
function turnedFact(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const [, a, sign = '', b] = sum.exec(text) ?? []
  const op = /[+]/.test(sign) ? '+' : /[x×*]/i.test(sign) ? '×' : ''
  const was = `${b} ${op} ${a}`
  if (op === '' || a === b || !asksAgain.test(text) || !(lesson.last?.item.name === was || lesson.solved.includes(was)))
    return null
  return ownProblem({ ...heard, text: `${a} ${op} ${b}` }, [
    { key: 'turned.look', values: { now: `${a} ${op} ${b}`, before: was } },
  ])
}

const saysTurned = /\b(?:flip\w*|turn\w*|switch\w*|swap\w*|same (?:numbers?|thing|two|answer)|backwards?|other way)\b/i

/** 'Yes cuz it's just flipped' of 8 + 7 behind 7 + 8. */
function turnedSaid({ lesson, text }: Heard): Decision | null {
  const open = openProblem(lesson)
  const [, a, op, b] = /^(\d{1,4}) ([+×]) (\d{1,4})$/.exec(open?.item.name ?? '') ?? []
  const was = `${b} ${op} ${a}`
  const isSolved = lesson.last?.item.name === was || lesson.solved.includes(was)
  if (!open || !isSolved || /\d/.test(text) || !saysTurned.test(text) || /\bwhy\b|\bnot\b|n'?t\b/i.test(text))
    return null
  const values = { now: open.item.name, before: was }
  return reply([{ key: 'turned.yes', values }], askStep(lesson, { key: 'turned.ask', values }, open.item.answer), {
    kind: 'step',
    mood: 'happy',
  })
}

const asksBorrow = /\b(?:borrow|regroup|zeros?|zeroes|cross out|trade|take from)\b/i

/** '500-236, there's zeros, how do I borrow'. */
function acrossZeros(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const open = openProblem(lesson)
  const [, a = '', sign, b = ''] = sum.exec(text) ?? sum.exec(open?.item.name ?? '') ?? []
  if (
    !sign ||
    !/[-−]/.test(sign) ||
    !/0/.test(a) ||
    a.length < 3 ||
    Number(a) <= Number(b) ||
    !asksBorrow.test(text) ||
    !/\bhow\b|\bwhat do\b|\bcan'?t\b|\?/i.test(text)
  )
    return null
  const key = a.endsWith('00') ? 'zeros.both' : a.at(-1) === '0' ? 'zeros.ones' : 'zeros.tens'
  const line: Line = { key, values: { whole: a, by: b } }
  const rest = open?.item.name === `${a} − ${b}` ? null : ownProblem({ ...heard, text: `${a} - ${b}` })
  const name = `${a} − ${b}`
  const lessonNow = rest ? rest.lesson : lesson
  const answer = String(Number(a.charAt(0)) - 1)
  return reply(
    [line],
    askStep(lessonNow, { key: 'zeros.ask', values: { whole: a, name } }, { form: 'number', answer }),
    { kind: 'own', mood: 'thinking' },
  )
}

/** '499-235 is the same thing. 264': both went down by one. */
export function sameGap(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const open = openProblem(lesson)
  const [, a, b] = /^(\d{2,4}) − (\d{1,4})$/.exec(open?.item.name ?? '') ?? []
  const [, x, sign = '', y] = sum.exec(text) ?? []
  if (!open || a === undefined || b === undefined || x === undefined || y === undefined || !/[-−]/.test(sign))
    return null
  const by = Number(a) - Number(x)
  if (by === 0 || by !== Number(b) - Number(y) || Math.abs(by) > 50) return null
  const values = { now: `${x} − ${y}`, by: Math.abs(by), way: by > 0 ? 'down' : 'up' }
  const said = /(?:^|[.,=]|\bis\b|\bso\b)\s*(\d{1,4})\W*$/.exec(text)?.[1]
  const isRight = said !== undefined && readNumber(said)?.equals(Number(a) - Number(b)) === true
  if (isRight) return credit(heard, open, { said, before: [{ key: 'gap.same', values }] })
  return said === undefined || said === y
    ? reply([{ key: 'gap.same', values }], askStep(lesson, { key: 'gap.ask', values }, open.item.answer), {
        kind: 'step',
        mood: 'happy',
      })
    : null
}

/** '48 rounds to 50 and then 350 rounds to 400': only once, from the number itself. */
function roundedTwice({ lesson, text }: Heard): Decision | null {
  const open = openProblem(lesson)
  const number = /^rounding (\d{3,5})$/.exec(open?.item.name ?? '')?.[1]
  const times = text.match(/\bround(?:s|ed)?(?: up| down)?(?: to)? \d{2,5}\b/gi) ?? []
  if (!open || number === undefined || times.length < 2) return null
  const middle = Math.floor(Number(number) / 100) * 100 + 50
  const values = { number, middle }
  return reply([{ key: 'round.once', values }], askStep(lesson, { key: 'round.side', values }, null), {
    kind: 'hint',
    mood: 'thinking',
  })
}

const covers = /\b(?:grass|floor|cover\w*|carpet|tiles?|inside|area|space|rug|dirt|paint|seeds?)\b/i
const comes =
  /\b(?:so|thats|that's|its|it's|is|=|i got|i think)\s(?:that'?s |its |it's )?(\d{1,4})(?: (?:square )?(feet|foot|ft|inches|units|meters|cm|yards))?\W*$/i

/** 'How much grass for the floor, so that's 24' of a pen that is 6 by 4. */
function insideFound(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const said = comes.exec(text)?.[1]
  const [, one, other] = /^the (?:perimeter|area) of (\d{1,3}) by (\d{1,3})$/.exec(lesson.last?.item.name ?? '') ?? []
  if (said === undefined || one === undefined || other === undefined || openProblem(lesson) || !covers.test(text))
    return null
  const [a, b] = [Number(one), Number(other)]
  const values = { said, one, other }
  if (Number(said) === a * b) return right(heard, { key: 'inside.right', values })
  return Number(said) === 2 * (a + b)
    ? ownProblem({ ...heard, text: `what is the area of a ${one} by ${other} rectangle` }, [{ key: 'inside.around' }])
    : null
}

/** What stands beside a sum. */
export const besideSum = (heard: Heard): Decision | null =>
  heard.grade > 5 || heard.text.length > 140
    ? null
    : (turnedFact(heard) ?? turnedSaid(heard) ?? acrossZeros(heard) ?? roundedTwice(heard) ?? insideFound(heard))
