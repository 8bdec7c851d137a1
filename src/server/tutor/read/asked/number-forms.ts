import { type AskedForm, clearForm, form } from './forms.ts'

const list = (numbers: readonly string[]) => numbers.join(';')

/** '10' for tens, '1/10' for tenths: as the places of a number are named. */
const unitsByName = new Map(
  'one:1 ones:1 unit:1 units:1 whole:1 tens:10 hundreds:100 thousands:1000 tenth:1/10 tenths:1/10 hundredth:1/100 hundredths:1/100'
    .split(' ')
    .map((pair) => pair.split(':'))
    .map(([name = '', unit = '']) => [name, unit] as const),
)
const units = '(?<unit>ones?|units?|tens|hundreds|thousands|tenths?|hundredths?)'
const unitOf = (name: string | undefined, number: string | undefined) =>
  name === undefined ? number : unitsByName.get(name.replace(/ numbers?$/, ''))

const percents: AskedForm[] = [
  clearForm('# % of #(?: dollars)?', ([percent = '', whole = '']) => ({ kind: 'percent', of: { percent, whole } })),
]

const nearest = `(?:(?:to )?(?:the )?(?:nearest|closest)|to (?:the )?) ?(?:#|${units}|(?<whole>whole(?: numbers?)?))(?: ?s)?(?: place| digit)?(?! decimal)`
const rounding: AskedForm[] = [
  `round(?:ing)?(?: off| up| down)? # (?:off |up or down |up |down )?${nearest}`,
  `# (?:rounded|rounds|round)(?: off| up| down)? ${nearest}`,
  `# to (?:the )?nearest (?:#|${units}|(?<whole>whole(?: numbers?)?))(?: ?s)?`,
  `to (?:the )?nearest (?:#|${units}|(?<whole>whole(?: numbers?)?)),? (?:round |what is )?#`,
].map((source, at) =>
  clearForm(source, (numbers, { groups }) => {
    const name = groups.unit ?? groups.whole
    const [number, size] = at === 3 && name === undefined ? numbers.toReversed() : numbers
    const unit = unitOf(name, size)
    return number === undefined || unit === undefined ? null : { kind: 'round', of: { number, unit } }
  }),
)
const byPlaces: AskedForm[] = [
  clearForm('(?:round(?:ing)? (?:off )?# |# rounded )to # decimal (?:places?|points?)', ([number = '', places]) =>
    places === '1' || places === '2'
      ? { kind: 'round', of: { number, unit: places === '1' ? '1/10' : '1/100' } }
      : null,
  ),
]

const more = '(?<more>bigger|biggest|larger|largest|greater|greatest|more|higher|highest)'
const less = '(?<less>smaller|smallest|less|least|lower|lowest|littler|littlest|fewer)'
const isBigger = `(?:is |are )?(?:the )?(?:${more}|${less})`
const comparing: AskedForm[] = [
  `which (?:one |number |fraction |decimal |of these )*${isBigger}(?: one| number| fraction| decimal)?,? (?:of |between |is it )?# ?,? ?(?:or|and|vs|than) #`,
  `(?:is )?# ?,? ?(?:or|vs|and) #,? (?:(?:which|what)(?: one| number| fraction)? ?)?(?:is )?${isBigger}(?: one| number| fraction)?`,
  `(?:who|what) (?:one |number )?${isBigger}(?: one| number)?,? # ?,? ?or #`,
  `(?:number )?${isBigger}(?: one| number| fraction)?,? # or #`,
  `(?:is )?# (?:more or less|bigger or smaller|less or more|smaller or bigger|greater or less|greater than or less) than #`,
  `is # ${isBigger} than #(?: or (?:bigger|smaller|less|more|is # bigger))?`,
  `is # ${isBigger},? or #`,
  `(?:number )?${isBigger} than #,? # or #`,
].map((source) =>
  form(source, ([left, right, other], { groups }) =>
    left === undefined || right === undefined || other !== undefined
      ? null
      : { kind: 'compare', of: { left, right, wanted: groups.less === undefined ? 'more' : 'less' } },
  ),
)
const comparedBySign: AskedForm[] = [
  'compare # (?:and|to|with|or|vs) #',
  'compare #,? #',
  '# (?:gap|or) # (?:greater than,? less than,? or equal|which sign|what sign|less than or greater than|greater than or less than)',
  '(?:greater than,? less than,? or equal|which sign|what sign)(?: goes)?(?: between| in the middle)? # (?:gap|and|or)? ?#',
].map((source) => form(source, ([left = '', right = '']) => ({ kind: 'compare', of: { left, right, wanted: '' } })))

const many = '#(?: ?,? ?(?:and |or )?#){1,8}'
const upward =
  '(?<up>(?:from )?(?:least|smallest|lowest|littlest) (?:to|first)(?: (?:the )?(?:greatest|biggest|largest|most|highest))?|ascending(?: order)?|in order|counting order|(?:the )?right order)'
const downward =
  '(?<down>(?:from )?(?:greatest|biggest|largest|most|highest) (?:to|first)(?: (?:the )?(?:least|smallest|lowest|littlest))?|descending(?: order)?)'
const order = `(?:in |by )?(?:order )?(?:${upward}|${downward})`
const ordering: AskedForm[] = [
  `(?:put|order|arrange|sort|write|list|place)(?: these| the)?(?: numbers| fractions| decimals)?,? ${many},? ${order}`,
  `(?:(?:put|order|arrange|sort|write|list|place)(?: these| the)?(?: numbers| fractions| decimals)?|(?:which|what) order(?: is)?) ${order},? ${many}`,
  `(?:put|order|arrange|sort|write|list|place)(?: these| the| them)?(?: numbers| fractions| decimals)?(?: in order)? ${many},? ${order}`,
  `(?:order|sort)(?: these)?(?: numbers| fractions| decimals)? ${many}`,
  `${many},? ${order}`,
  `${order} ${many}`,
].map((source) =>
  form(source, (numbers, { groups }) => ({
    kind: 'order',
    of: { numbers: list(numbers), way: groups.down === undefined ? 'up' : 'down' },
  })),
)

const averages: AskedForm[] = [
  form(`average (?:of|for|is|between)? ?(?:these numbers )?${many}`, (numbers) => ({
    kind: 'average',
    of: { numbers: list(numbers) },
  })),
  form(`${many},? average`, (numbers) => ({ kind: 'average', of: { numbers: list(numbers) } })),
]

const alone: AskedForm[] = [
  form('(?:square of|square) #|# (?:squared|to the power of two)', ([number = '']) => ({
    kind: 'square',
    of: { number },
  })),
  form('# \\^ #|# to the power of #|# to the # power', ([number = '', power]) =>
    power === '2' ? { kind: 'square', of: { number } } : null,
  ),
  form('# to the second power', ([number = '']) => ({ kind: 'square', of: { number } })),
  form('(?:(?:the )?double(?: of)?|twice) #|# doubled', ([number = '']) => ({ kind: 'double', of: { number } })),
  form(
    '(?:is )?# (?:is )?(?:an? )?(?:even|odd)(?: number)?(?: (?:or|and)(?: is it)? (?:an? )?(?:odd|even)(?: number)?| number)?|(?:even|odd) or (?:even|odd),? #',
    ([number = '']) => ({ kind: 'parity', of: { number } }),
  ),
  form(
    '(?:is )?# (?:an? )?(?:prime|composite)(?: number)?(?: or (?:not|(?:an? )?(?:prime|composite)(?: number)?))?|prime or composite,? #',
    ([number = '']) => ({
      kind: 'prime',
      of: { number },
    }),
  ),
]

/** What comes before 'of' must be smaller than one: half of 12, not 5 of 12. */
const isPart = (fraction: string) => {
  const [, top, bottom] = /^(\d+)\/(\d+)$/.exec(fraction) ?? []
  return top !== undefined && Number(top) < Number(bottom)
}
const parts: AskedForm[] = [
  form('# of #', ([fraction = '', whole = '']) =>
    !isPart(fraction)
      ? null
      : fraction === '1/2'
        ? { kind: 'half', of: { number: whole } }
        : { kind: 'fractionOf', of: { fraction, whole } },
  ),
  form('(?:half|halve)(?: of)? #', ([number = '']) => ({ kind: 'half', of: { number } })),
]

export const numberForms: readonly AskedForm[] = [
  ...percents,
  ...rounding,
  ...byPlaces,
  ...comparing,
  ...comparedBySign,
  ...ordering,
  ...averages,
  ...alone,
  ...parts,
]
