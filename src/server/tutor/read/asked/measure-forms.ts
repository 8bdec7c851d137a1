import type { Asked } from '#server/curriculum/asked.ts'
import { readClockTime } from '#shared/answers/clock-times.ts'
import { type AskedForm, clearForm, form } from './forms.ts'

const units = new Map(
  [
    'millimeter:millimeter,millimeters centimeter:centimeter,centimeters meter:meter,meters,m kilometer:kilometer,kilometers',
    'inch:inch,inches,inchs,in foot:foot,feet,foots yard:yard,yards mile:mile,miles gram:gram,grams,g kilogram:kilogram,kilograms',
    'ounce:ounce,ounces pound:pound,pounds ton:ton,tons milliliter:milliliter,milliliters liter:liter,liters,l cup:cup,cups pint:pint,pints',
    'quart:quart,quarts gallon:gallon,gallons tablespoon:tablespoon,tablespoons teaspoon:teaspoon,teaspoons second:second,seconds',
    'minute:minute,minutes hour:hour,hours day:day,days week:week,weeks month:month,months year:year,years',
    'dollar:dollar,dollars cent:cent,cents penny:penny,pennies nickel:nickel,nickels dime:dime,dimes quarter:quarter,quarters,quartercoin',
  ]
    .flatMap((line) => line.split(' '))
    .map((line) => line.split(':'))
    .flatMap(([unit = '', names = '']) => names.split(',').map((name) => [name, unit] as const)),
)
const unit = (name: string) => `(?<${name}>${[...units.keys()].join('|')})`
const there = '(?:(?:are|is) (?:there )?(?=in|make)|(?:does|do) (?:it take|you need|we need) to )?'
const inTo = '(?:in|into|to|as|make|makes|are in|is in)'

const conversion = (
  amount: string | undefined,
  groups: Readonly<Record<string, string | undefined>>,
  rest = '',
): Asked | null => {
  const [from, to, extra] = [groups.from, groups.to, groups.extra].map((name) => units.get(name ?? ''))
  // What comes with it is in the unit that is asked, as 3 inches are with 2 feet.
  if (amount === undefined || !from || !to || from === to || (extra !== undefined && extra !== to)) return null
  return { kind: 'convert', of: { amount, from, rest, to } }
}

const one = '(?:an?|one|each)'
const conversions: AskedForm[] = [
  form(`how many ${unit('to')} (?:does|do) ${one} ${unit('from')} have(?: in it)?`, (_, { groups }) =>
    conversion('1', groups),
  ),
  form(`# ?${unit('from')},? how many ${unit('to')}(?: is (?:it|that))?`, ([amount], { groups }) =>
    conversion(amount, groups),
  ),
  form(
    `how many ${unit('to')}(?: tall| long| wide| deep| high)? ${there}(?:in|make|equal|make up|are|is)(?: up)? # ?(?:an? |of an? )?${unit('from')}(?: (?:and )?# ?${unit('extra')})?`,
    ([amount, rest], { groups }) => conversion(amount, groups, rest),
  ),
  form(`how many ${unit('to')} ${there}(?:in|make|equal|make up)(?: up)? ${one} ${unit('from')}`, (_, { groups }) =>
    conversion('1', groups),
  ),
  form(`how many ${unit('to')} (?:is|are) ${one} ${unit('from')}`, (_, { groups }) => conversion('1', groups)),
  form(
    `(?:convert |change |turn |write )?# ?(?:an? |of an? )?${unit('from')}(?: (?:and )?# ?${unit('extra')})? ${inTo} ${unit('to')}`,
    ([amount, rest], { groups }) => conversion(amount, groups, rest),
  ),
  form(`(?:convert |change |turn )?${one} ${unit('from')} ${inTo} ${unit('to')}`, (_, { groups }) =>
    conversion('1', groups),
  ),
  form(
    `# ?(?:an? |of an? )?${unit('from')}(?: (?:and )?# ?${unit('extra')})? (?:is|are|=|equals|makes|make) (?:how many|gap|what)(?: in)? ?${unit('to')}`,
    ([amount, rest], { groups }) => conversion(amount, groups, rest),
  ),
  form(`# ?(?:an? |of an? )?${unit('from')} = gap ${unit('to')}`, ([amount], { groups }) => conversion(amount, groups)),
  form(`${one} ${unit('from')} (?:is|=|equals|has|makes) (?:how many|gap) ${unit('to')}`, (_, { groups }) =>
    conversion('1', groups),
  ),
]

/** '30 minutes', 'half an hour', '1 hour and 20 minutes' in minutes. */
const long =
  '(?<long># minutes?|# (?:an )?hours?|# of an hour|an? # hour|an hour|# hours? (?:and )?# minutes?|# hours? and a half)'

function minutesOf(said: string, [first = '', second = '']: readonly string[]): number | null {
  const value = (text: string) => {
    const [, top, bottom] = /^(\d+)\/(\d+)$/.exec(text) ?? []
    const [, whole] = /^(\d+) 1\/2$/.exec(text) ?? []
    return whole !== undefined ? Number(whole) + 0.5 : top === undefined ? Number(text) : Number(top) / Number(bottom)
  }
  if (said === 'an hour') return 60
  if (/^# minutes?$/.test(said)) return value(first)
  if (/# minutes?$/.test(said)) return value(first) * 60 + value(second)
  return (value(first) + (/half$/.test(said) ? 0.5 : 0)) * 60
}

const timeIs = '(?:(?:what )?time (?:is it|will it be|would it be|was it|is|do you get)|when is it|what time|time)?'
const clock = (source: string, turned = false): AskedForm =>
  clearForm(source, (numbers, { groups, times }) => {
    const [time] = times
    const minutes = minutesOf(groups.long ?? '', numbers)
    if (time === undefined || times.length > 1 || minutes === null || !Number.isInteger(minutes)) return null
    const isBack = groups.before !== undefined || turned
    const at = readClockTime(time)
    return at === null
      ? null
      : { kind: 'clock', of: { time: shown(at), minutes: String(minutes), way: isBack ? 'before' : 'after' } }
  })

/** '3:15' from minutes. */
const shown = (minutes: number) => `${Math.floor(minutes / 60) || 12}:${String(minutes % 60).padStart(2, '0')}`

const now =
  '(?:if )?(?:it is|its|it was|now it is|right now it is|the time is|i start at|it starts at|the clock says)(?: now)?'
const clocks: AskedForm[] = [
  clock(`${timeIs} ?(?:in )?${long} (?:after|past|from|later than) clock`),
  clock(`${timeIs} ?${long} (?<before>before|earlier than) clock`),
  clock(`${timeIs} ?${long} (?:later|from now),? (?:if )?(?:${now} )?clock(?: now)?`),
  clock(`${timeIs} in ${long},? (?:if |when )?(?:${now} )?clock(?: now)?`),
  clock(
    `(?:${now} )?clock(?: now)?,? (?:and )?(?:what )?time (?:is it|will it be|would it be) (?:in |after )?${long}(?: later| from now)?`,
  ),
  clock(`(?:${now} )?clock(?: now)?,? (?:and )?(?:what )?time (?:was it|is it) ${long} (?<before>ago|before|earlier)`),
  clock(`(?:what is )?clock (?:plus|\\+) ${long}`),
  clock(`(?:what is )?clock (?:minus|−) ${long}`, true),
]

const between = (source: string) =>
  form(source, (_, { times }) => {
    const [from, to] = times.map((time) => readClockTime(time))
    return from == null || to == null ? null : { kind: 'timeBetween', of: { from: shown(from), to: shown(to) } }
  })
const spans: AskedForm[] = [
  between(
    'how (?:long|many minutes|many hours|much time|many minutes and hours) (?:is it |is there |are there |is |are |passed |goes by )?(?:from|between) clock (?:to|and|until|till) clock',
  ),
  between('(?:the )?(?:time|minutes|hours|elapsed time|difference) (?:from|between) clock (?:to|and|until|till) clock'),
  between(
    '(?:from )?clock (?:to|until|till) clock(?:,? how (?:long|many minutes|many hours)(?: is (?:it|that))?| is how (?:long|many minutes|many hours))',
  ),
  between('how many (?:minutes|hours) (?:until|till|to) clock (?:from|if it is) clock'),
]

export const measureForms: readonly AskedForm[] = [...conversions, ...clocks, ...spans]
