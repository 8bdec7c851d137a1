import type { AskedOf } from '#server/curriculum/asked.ts'
import { type AskedForm, form } from './forms.ts'

type Sign = AskedOf['missing']['operation']

const gap =
  '(?:gap|some number|a number|another number|what number|which number|something|what|how many|how much|x|n|y|[?])'
const signs =
  '(?<sign>\\+|−|×|÷|x|plus|add|added to|and|minus|take away|takeaway|subtract|less|times|multiplied by|groups of|divided by|split by|shared by)'
const equals =
  '(?:=|is|equals|equal|equal to|is equal to|makes|make|gives|gets you|to make|to get|will be|is the same as)'

const operations: readonly (readonly [pattern: RegExp, operation: Sign])[] = [
  [/^(?:\+|plus|add|added to|and)$/, '+'],
  [/^(?:−|minus|take away|takeaway|subtract|less)$/, '−'],
  [/^(?:×|x|times|multiplied by|groups of)$/, '×'],
  [/^(?:÷|divided by|split by|shared by)$/, '÷'],
]
const operationOf = (sign: string | undefined): Sign | null =>
  operations.find(([pattern]) => sign !== undefined && pattern.test(sign))?.[1] ?? null

const missing = (left: string, sign: string | undefined, right: string, made: string | undefined) => {
  const operation = operationOf(sign)
  return operation && made !== undefined ? ({ kind: 'missing', of: { left, operation, right, made } } as const) : null
}

const end = '(?: (?:what is|find|solve for|for)? ?(?:gap|x|n|y|the missing number|missing))?'

const withSigns: AskedForm[] = [
  form(`${gap} ${signs} # ${equals} #${end}`, ([right = '', made], { groups }) =>
    missing('', groups.sign, right, made),
  ),
  form(`# ${signs} ${gap} ${equals} #${end}`, ([left = '', made], { groups }) => missing(left, groups.sign, '', made)),
  form(`# = ${gap} ${signs} #`, ([made, right = ''], { groups }) => missing('', groups.sign, right, made)),
  form(`# = # ${signs} ${gap}`, ([made, left = ''], { groups }) => missing(left, groups.sign, '', made)),
  form(`# ${signs} ${gap} # ?${equals}?`, ([left = '', made], { groups }) => missing(left, groups.sign, '', made)),
  // '10 is 3 and what'
  form(`# (?:is|equals) # (?:and|plus) ${gap}`, ([made, left = '']) => missing(left, '+', '', made)),
  // '3x = 12', '3n = 12'
  form('# (?:x|n|y) = #', ([left = '', made]) => missing(left, '×', '', made)),
]

const toMake = '(?:to )?(?:make|get(?: to)?|get up to|reach|equal|have|be|become)'
const inWords: AskedForm[] = [
  form('(?:what|which number) (?:makes|make) # (?:with|and|plus) #', ([made, left = '']) =>
    missing(left, '+', '', made),
  ),
  form('(?:what|which number) (?:goes with|and) # (?:makes|make|to make|is) #', ([left = '', made]) =>
    missing(left, '+', '', made),
  ),
  form(
    `(?:what|what number|how much|how many)(?: more)? (?:do|must|should|can|does) (?:i|you|we|it) (?:have to |need to )?add to # ${toMake} #`,
    ([left = '', made]) => missing(left, '+', '', made),
  ),
  form(
    `(?:what|how much|how many)(?: more)? (?:do|does|must|should|would) (?:i|you|we|it|#) (?:still )?need ${toMake} #(?: (?:if|when) (?:i|you|we) have #)?`,
    (numbers) => moreToMake(numbers),
  ),
  form(
    `(?:how many|how much|what)(?: more)? ${toMake} #,? (?:if|when|and) (?:i|you|we|it) (?:have|has|got|already have) #`,
    (numbers) => moreToMake(numbers),
  ),
  form(`(?:what|how many|how much)(?: more)? (?:does|do) # need ${toMake} #`, ([left = '', made]) =>
    missing(left, '+', '', made),
  ),
  form(
    `(?:if )?(?:i have )?#,? (?:and )?(?:how many|how much|what)(?: more)?(?: do i need| to add)? ${toMake} #`,
    ([left = '', made]) => missing(left, '+', '', made),
  ),
  form(
    `(?:how many|how much) more (?:is it )?(?:from # )?(?:than # )?(?:is # )?${toMake} # (?:from|with|and) #`,
    ([made, left = '']) => missing(left, '+', '', made),
  ),
  form(`(?:how many|how much)(?: more)? (?:from|is it from) # (?:to|until|up to) #`, ([left = '', made]) =>
    missing(left, '+', '', made),
  ),
  form('(?:how far|how much|how many) (?:is it )?from # to #', ([left = '', made]) => missing(left, '+', '', made)),
  form(`(?:what|what number) goes with # ${toMake} #`, ([left = '', made]) => missing(left, '+', '', made)),
  form(`# and (?:how many|how much|what)(?: more)? (?:makes?|is|equals?) #`, ([left = '', made]) =>
    missing(left, '+', '', made),
  ),
  form('# (?:needs|plus) (?:how many|what)(?: more)? (?:to make|to be|to get to|makes|is) #', ([left = '', made]) =>
    missing(left, '+', '', made),
  ),
  form('(?:how many|what) (?:times|groups of) # (?:is|makes|equals|goes into|fit in|are in) #', ([right = '', made]) =>
    missing('', '×', right, made),
  ),
  form('# times (?:how many|what) (?:is|makes|equals) #', ([left = '', made]) => missing(left, '×', '', made)),
]

/** 'How many more do i need to make 10 if i have 7' names the whole first, 'how many does 7 need' the part. */
function moreToMake(numbers: readonly string[]) {
  const [one, other] = numbers
  if (one === undefined || other === undefined || numbers.length > 2) return null
  const [left, made] = Number(one) > Number(other) ? [other, one] : [one, other]
  return missing(left, '+', '', made)
}

export const missingForms: readonly AskedForm[] = [...withSigns, ...inWords]
