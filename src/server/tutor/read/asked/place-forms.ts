import { type AskedForm, clearForm, form } from './forms.ts'

const units = new Map(
  'ones:1 one:1 unit:1 units:1 tens:10 ten:10 hundreds:100 hundred:100 thousands:1000 thousand:1000'
    .split(' ')
    .map((pair) => pair.split(':'))
    .map(([name = '', unit = '']) => [name, unit] as const),
)
/** Numbers before 'thousands' are read with it: 'ten thousands place'. */
const unit = '(?<unit>ones|units|tens|hundreds|thousands)'
const unitOf = (groups: Readonly<Record<string, string | undefined>>) => units.get(groups.unit ?? '') ?? ''

const worth: AskedForm[] = [
  '(?:place )?(?:value|worth|amount) (?:of|for) (?:the )?(?:digit |number )?# in (?:the number )?#',
  'in (?:the number )?#,? (?:what|how much) (?:is|does) (?:the )?(?:value of )?(?:the )?(?:digit )?#(?: worth| stand for| mean)?',
].map((source, at) =>
  clearForm(source, (numbers) => {
    const [digit = '', number = ''] = at === 0 ? numbers : numbers.toReversed()
    return { kind: 'digitWorth', of: { digit, number } }
  }),
)
const worthLast: AskedForm[] = [
  form(
    '(?:digit |number )?# (?:is )?(?:worth |stands? for |mean )?in (?:the number )?#(?: is)?(?: worth)?(?: what)?',
    ([digit = '', number = '']) => {
      return number.includes(digit) && digit.length === 1 && number.length > 1
        ? { kind: 'digitWorth', of: { digit, number } }
        : null
    },
  ),
]

const digits: AskedForm[] = [
  `(?:what |which )?(?:digit|number) (?:is |that is )?in (?:the )?${unit} (?:place|spot|column) (?:of|in|for) #`,
  `(?:what |which )?${unit} (?:digit|place) (?:of|in|for) #`,
  `in #,? (?:what|which)?(?: is)? ?(?:digit|number)? ?(?:is )?(?:in )?(?:the )?${unit} (?:place|digit)`,
  `(?:what |which )(?:digit|number) (?:of|in) # is in (?:the )?${unit} place`,
].map((source) =>
  clearForm(source, ([number = ''], { groups }) => ({ kind: 'digitAt', of: { unit: unitOf(groups), number } })),
)

const counts: AskedForm[] = [
  form(
    `how many ${unit} (?:are )?(?:there )?(?:in|make|are in|does it take to make) (?:the number )?#`,
    ([number = ''], { groups }) => ({
      kind: 'unitsIn',
      of: { unit: unitOf(groups), number },
    }),
  ),
  form(`how many ${unit} does # have`, ([number = ''], { groups }) => ({
    kind: 'unitsIn',
    of: { unit: unitOf(groups), number },
  })),
  form(`# (?:is|has|makes|equals) how many ${unit}`, ([number = ''], { groups }) => ({
    kind: 'unitsIn',
    of: { unit: unitOf(groups), number },
  })),
]

const jumps: AskedForm[] = [
  form(
    '(?:what |which )?(?:number )?(?:that )?(?:is )?# (?:(?<more>more|bigger|greater|larger|higher)|(?<less>less|fewer|smaller|lower)) than #',
    ([step = '', number = ''], { groups }) => ({
      kind: 'jump',
      of: { step, number, way: groups.more === undefined ? 'less' : 'more' },
    }),
  ),
  form(
    '(?:(?<more>add|count up|go up)|(?<less>count back|go back|go down)) # from #',
    ([step = '', number = ''], { groups }) => ({
      kind: 'jump',
      of: { step, number, way: groups.more === undefined ? 'less' : 'more' },
    }),
  ),
]

const next = '(?:(?:comes?|goes|is|number is|number comes?|number goes) )?(?:right |just |the next number )?'
const neighbors: AskedForm[] = [
  form(
    `(?:what |which |the )?(?:number )?(?:that )?${next}(?<way>after|before|between|in between) #(?: (?:and|or) #)?(?: (?:when|if) (?:you|we|i) count)?`,
    (numbers, { groups }) => besideOf(numbers, groups.way),
  ),
  form(
    `(?:what|which)(?: number)? ${next}(?<way>after|before|between|in between) #(?: (?:and|or) #)?`,
    (numbers, { groups }) => besideOf(numbers, groups.way),
  ),
  form('(?:comes )?(?<way>after|before) #(?: what)?(?: comes| is)?(?: next)?', (numbers, { groups }) =>
    besideOf(numbers, groups.way),
  ),
]

function besideOf([first = '', second]: readonly string[], way: string | undefined) {
  if (way === 'after' || way === 'before')
    return second === undefined ? ({ kind: 'neighbor', of: { number: first, way } } as const) : null
  const [low, high] = [Number(first), Number(second)].sort((one, other) => one - other)
  if (low === undefined || high === undefined || high - low !== 2) return null
  return { kind: 'neighbor', of: { number: String(low), way: 'between' } } as const
}

const row = '#(?: ?,? (?:and |then )?(?:#|gap)){2,11}'
const asksNext =
  '(?:what (?:comes|is|goes|number comes|number is|would be|comes up) (?:the )?(?:next|after that|missing)(?: number)?|next(?: number)?|what is the missing number|missing(?: number)?|what number is missing|(?:comes|goes) next|and then what|then what|finish the pattern|the pattern|what is the (?:rule|pattern))'
const rows: AskedForm[] = [
  form(
    `(?<ask>${asksNext})?,? ?(?:in |for |of )?(?:the |this )?(?:pattern|row|sequence|number pattern)?,? ?(?:is )?(?<row>${row}),? ?(?<end>${asksNext})?`,
    (numbers, { groups }) => (isAsked(groups) ? rowOf(numbers, groups.row ?? '') : null),
  ),
]

/** Numbers alone may be an answer as well. */
const isAsked = ({ ask, end, row: shown = '' }: Readonly<Record<string, string | undefined>>) =>
  ask !== undefined || end !== undefined || shown.includes('gap')

/** With the gap as '', which stands at the end where none is written. */
function rowOf(numbers: readonly string[], shown: string) {
  const places = shown.match(/#|gap/g) ?? []
  const left = [...numbers]
  const parts = places.map((place) => (place === 'gap' ? '' : (left.shift() ?? '')))
  // Several lines to write on are one place.
  while (parts.at(-1) === '' && parts.at(-2) === '') parts.pop()
  const gaps = parts.filter((part) => part === '').length
  return gaps > 1 ? null : ({ kind: 'row', of: { numbers: (gaps === 0 ? [...parts, ''] : parts).join(';') } } as const)
}

const counting: AskedForm[] = [
  form(
    '(?:count|counting|skip count|skip counting|count up) by #(?: ?s)?(?<from> (?:from|starting at|starting with|start at) #)?(?: (?:to|up to|until) #)?',
    ([step = '', from = ''], { groups }) => countedBy(Number(step), groups.from === undefined ? 0 : Number(from)),
  ),
]

const mostStep = 100

function countedBy(step: number, from: number) {
  if (!Number.isInteger(step) || step < 1 || step > mostStep || !Number.isInteger(from)) return null
  const start = from === 0 ? step : from
  const numbers = [...Array.from({ length: 4 }, (_, at) => String(start + at * step)), '']
  return { kind: 'row', of: { numbers: numbers.join(';') } } as const
}

export const placeForms: readonly AskedForm[] = [
  ...worth,
  ...digits,
  ...counts,
  ...jumps,
  ...neighbors,
  ...rows,
  ...counting,
  ...worthLast,
]
