import { readTokens } from '#shared/answers/tokens.ts'
import type { Decision } from '../../move.ts'
import { tryAt } from '../../read/tries.ts'
import { openProblem } from '../../state.ts'
import { askStep } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

/** 'I counted back look 15 14 13 12 11 10 9' for 15 − 7: the number it starts at was counted as the first hop. */
export function hopsFromStart(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const open = openProblem(lesson)
  const [, from = '', sign = '', by = ''] = /^(\d{1,3}) ([+−]) (\d{1,2})$/.exec(open?.item.name ?? '') ?? []
  if (!open || from === '') return null
  const [start, hops] = [Number(from), Number(by)]
  const step = sign === '+' ? 1 : -1
  const numbers = readTokens(text).flatMap((token) =>
    token.kind === 'number' && token.value.d === 1n ? [Number(token.value.n * token.value.s)] : [],
  )
  if (hops < 3 || numbers.length < hops || tryAt(text, open.item).kind === 'right') return null
  const at = numbers.indexOf(start)
  const run = numbers.slice(at, at + hops)
  const rest = numbers.slice(at + hops)
  const end = start + step * (hops - 1)
  if (at < 0 || run.length < hops || run.some((one, place) => one !== start + step * place)) return null
  if (numbers.slice(0, at).some((one) => one !== hops && one !== end) || rest.some((one) => one !== end)) return null
  const values = { start, first: start + step, hops, end }
  return reply(
    [{ key: step > 0 ? 'hops.on' : 'hops.back', values }],
    askStep(lesson, { key: 'hops.again', values }, open.item.answer),
    { kind: 'step', mood: 'thinking' },
  )
}
