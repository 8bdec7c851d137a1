import { readNumber } from '#shared/answers/numbers.ts'
import type { TaskFamily } from '../tasks/task.ts'
import type { Draft } from './drafts.ts'
import { type Measure, measures, measuresKnown, toLarge, toSmall } from './measures.ts'

/** Short names of units. The short one of inches is a word of its own. */
const short = new Map([
  ['mm', 'millimeter'],
  ['cm', 'centimeter'],
  ['m', 'meter'],
  ['km', 'kilometer'],
  ['g', 'gram'],
  ['kg', 'kilogram'],
  ['kilo', 'kilogram'],
  ['kilos', 'kilogram'],
  ['ml', 'milliliter'],
  ['l', 'liter'],
  ['sec', 'second'],
  ['secs', 'second'],
  ['min', 'minute'],
  ['mins', 'minute'],
  ['hr', 'hour'],
  ['hrs', 'hour'],
  ['ft', 'foot'],
  ['yd', 'yard'],
  ['oz', 'ounce'],
  ['lb', 'pound'],
  ['lbs', 'pound'],
])

const spelled = (name: string) => short.get(name) ?? name.replace(/metre/, 'meter').replace(/litre/, 'liter')

const isNamed = (names: readonly [string, string], unit: string) => names.some((name) => name === spelled(unit))

/** 'how many cm in 2 m', 'convert 3 hours to minutes', '300 cm in meters'. */
export function measureIn(text: string): { family: TaskFamily; topic: string; draft: Draft } | null {
  const asked =
    /^how many ([a-z]{1,12}) (?:are |is )?(?:there )?(?:in|make|are) (.{1,20}?) ?([a-z]{1,12})$/.exec(text)?.slice(1) ??
    turned(/^(?:convert|change|turn)? ?(.{1,20}?) ?([a-z]{1,12}) (?:to|into|in|as) ([a-z]{1,12})$/.exec(text)?.slice(1))
  const [to = '', count = '', from = ''] = asked ?? []
  const value = /^an?$/.test(count) ? readNumber('1') : readNumber(count)
  if (!value || value.lte(0) || value.gt(10_000) || (value.d !== 1n && !count.includes('.'))) return null
  const draft = measuresKnown.map((known) => draftFor(known, to, value, from)).find((one) => one !== null)
  return draft ? { family: measures, topic: 'measuring', draft } : null
}

const turned = (parts: string[] | undefined) => parts && [parts[2] ?? '', parts[0] ?? '', parts[1] ?? '']

function draftFor(known: Measure, to: string, count: NonNullable<ReturnType<typeof readNumber>>, from: string) {
  if (isNamed(known.small, to) && isNamed(known.large, from)) return toSmall(known, count, 0)
  if (!isNamed(known.large, to) || !isNamed(known.small, from)) return null
  const key = count.div(known.times)
  return key.d === 1n ? toLarge(known, key.valueOf()) : null
}
