import type Fraction from 'fraction.js'
import { type Item, isNumber, readItems } from './numbers-in-text.ts'

/** Does the text state a sum that is not true: '8 × 7 = 54', 'seven times eight is fifty-four', '3/4 + 1/8 = 4/12'? Exact. */
export function hasWrongArithmetic(text: string): boolean {
  const items = readItems(text)
  const values = items.flatMap((item) => (isNumber(item) ? [item.value] : []))
  if (values.length < 2) return false
  let number = 0
  const said = lineOf(items, ({ grouped }) => (grouped ? `( #${number++} )` : `#${number++}`))
  // 'half of 8' and '3 groups of 4' multiply, 'one of 4 parts' does not.
  const line = asSums(
    said.replace(/(#(\d+)) of (?=#)/g, (all, name, at) => (values[Number(at)]?.d === 1n ? all : `${name} × `)),
  )
  if (hasWrongRemainder(line, values)) return true
  const sums = line.replace(withRemainder, ' .')
  return [...sums.matchAll(equation)].some((match) => isWrong(match, sums, values))
}

/** The items as one line with a space around each, numbers under the name that they are given. */
export const lineOf = (items: readonly Item[], name: (item: Item) => string) =>
  ` ${items.map((item) => (isNumber(item) ? name(item) : item.text)).join(' ')} `

const groups =
  'groups?|sets?|rows?|lots?|bags?|boxes|piles?|packs?|plates?|bunches|teams?|jars?|baskets?|stacks?|columns?'
const before =
  '(?:you|we|it|that|which|this|they|us|i|and|will|would|to|then|so|together|altogether|can|should|the answer|the result)'
const behind = '(?:us|you|just|exactly|a total of|the number|then|now|still|only|really|the same as|equal to)'
const n = '(#\\d+)(?: (?!is|are|and|to|with|by|makes?|gives?|you|we|equals?)[a-z]{2,20})?'

// Ways to say a sum, in the order in which they are written out in signs.
const sayings: readonly (readonly [RegExp, string])[] = [
  [/ (?:plus|added to|➕) /g, ' + '],
  [/ (?:minus|take away|less(?= #)) /g, ' - '],
  [/ (?:times|multiplied by|\*|·|⋅|∙|✕) /g, ' × '],
  [/(?<=#\d+\)?) x (?=\(? ?#)/g, ' × '],
  [/ (?:divided by|\/) /g, ' ÷ '],
  [new RegExp(` (?:the )?(?:sum of|add|adding) ${n} (?:and|to|with) ${n} `, 'g'), ' ( $1 + $2 ) '],
  [new RegExp(` (?:the )?(?:product of|multiply|multiplying) ${n} (?:and|by|with) ${n} `, 'g'), ' ( $1 × $2 ) '],
  [new RegExp(` (?:divide|dividing|split|share) ${n} (?:by|into|among) ${n} `, 'g'), ' ( $1 ÷ $2 ) '],
  [new RegExp(` (?:subtract|take|subtracting|taking) ${n} (?:away )?from ${n} `, 'g'), ' ( $2 - $1 ) '],
  [/ (?:double|twice) (#\d+) /g, ' ( $1 + $1 ) '],
  [/ (#\d+) more than (#\d+) /g, ' ( $2 + $1 ) '],
  [/ (#\d+) (?:less|fewer) than (#\d+) /g, ' ( $2 - $1 ) '],
  [new RegExp(` (#\\d+) (?:${groups}) of (?=#)`, 'g'), ' $1 × '],
  [
    /(?<! (?:between|both|of|from|or|,)) (#\d+)(?: ([a-z]{2,20}))? and (#\d+)(?: [a-z]{2,20})?(?= (?:(?:together|you|we|to|will) ){0,2}(?:makes?|is|equals?|=|gives?) )/g,
    ' ( $1 + $3 )',
  ],
  [/ (?:is|are|equals?|=) (?:greater|more|bigger|larger) than /g, ' > '],
  [/ (?:is|are) (?:less|fewer|smaller) than /g, ' < '],
  [/ (?:is|are|equals?|was|be) (?:equal to|the same as|the same amount as) | equals? /g, ' = '],
  [
    new RegExp(
      `(?: ,)?(?: ${before}){0,4} (?:is|are|was|makes?|gives?|gets?|leaves?|becomes?)(?: ${behind}){0,3}(?= (?:- )?(?:\\( ){0,3}#)`,
      'g',
    ),
    ' is',
  ],
  // A word behind a number is its unit.
  [
    / (#\d+) (?!is |and |or |of |more |less |than |to |from |by |x )([a-z]{1,20})(?= (?:[-+×÷=<>).,!?;:]|is |$))/g,
    ' $1 ~$2',
  ],
]

const asSums = (line: string) => sayings.reduce((text, [saying, signs]) => text.replace(saying, signs), line)

const operand = '(?:\\( ){0,4}(?:- )?#\\d+(?: ~[a-z]+)?(?: \\)){0,4}'
const expression = `${operand}(?: [-+×÷^] ${operand}){0,20}`
const equation = new RegExp(`(?<= )${expression}(?: (?:[=<>]|is) ${expression})+(?= )`, 'g')
const withRemainder =
  /(?<= )(#\d+) ÷ (#\d+) (?:=|is) (#\d+)(?: ,)?(?: (?:and|with))?(?: an?)? (?:r|remainder|rest)(?: of)? (#\d+)/

function hasWrongRemainder(line: string, values: readonly Fraction[]): boolean {
  const [all, ...found] = withRemainder.exec(line) ?? []
  const [whole, by, times, rest] = found.map((name) => values[Number(name.slice(1))])
  if (all === undefined || !whole || !by || !times || !rest) return false
  return !by.mul(times).add(rest).equals(whole) || rest.gte(by)
}

const openBefore =
  /(?:[-+×÷^(=<>?_□…≈~$]|\b(?:of|than|from|by|to|until|between|about|almost|nearly|around|not|each|every|per|and|or|[b-hj-z]))$/
const openBehind =
  /^(?:[-+×÷^(=<>%_□…]|\.{2}|(?:more|less|fewer|than|times|of|and|or|out|away|apart|too|off|over|r|remainder|with|rest|to|by|bigger|smaller|greater|larger|groups?|sets?|rows?|st|nd|rd|th|digits?|numbers?|hundredths?|percent|if|each|[b-hj-z])\b|\. \.)/

// 'Question 3 is 8 + 2': the number names something.
const namedBefore = /(?<!\b(?:so|then|now|yes|no|that|because|since))(?<=[a-z])$/

function isWrong(match: RegExpMatchArray, line: string, values: readonly Fraction[]): boolean {
  const at = match.index ?? 0
  const signs = [...match[0].matchAll(/ ([=<>]|is) /g)].map(([, sign]) => sign ?? '=')
  const sides = match[0].split(/ (?:[=<>]|is) /)
  const before = line.slice(0, at).trimEnd()
  const behind = line.slice(at + match[0].length).trimStart()
  return signs.some((sign, here) => {
    const [left = '', right = ''] = [sides[here], sides[here + 1]]
    const simple = isSimple(left) && isSimple(right)
    if (sign === 'is' && simple) return false
    if (here === 0 && (openBefore.test(before) || (isSimple(left) && namedBefore.test(before)))) return false
    if (here === signs.length - 1 && openBehind.test(behind)) return false
    return sameUnits(left, right) && !holds(calculate(left, values), sign, calculate(right, values))
  })
}

const isSimple = (side: string) => !/[+×÷^(]|#\S+(?: ~\S+)? -/.test(side)

/** Feet and inches, hours and minutes are not compared; apples and apples are. Multiplying mixes units freely. */
function sameUnits(left: string, right: string): boolean {
  const units = (side: string) =>
    [...side.matchAll(/#\d+(?: ~([a-z]+))?/g)].map(([, unit]) => unit?.replace(/s$/, '') ?? '')
  const [ours, theirs] = [new Set(units(left)), new Set(units(right))]
  if (/[×÷]/.test(left) && !/ [-+] /.test(left)) return true
  if (ours.size > 1 || theirs.size > 1) return false
  const [our = '', their = ''] = [[...ours][0], [...theirs][0]]
  return our === their || their === '' ? !(isSimple(left) && our !== their) : our === ''
}

function holds(left: Fraction | null, sign: string, right: Fraction | null): boolean {
  if (!left || !right) return true
  if (sign === '<') return left.lt(right)
  return sign === '>' ? left.gt(right) : left.equals(right)
}

/** Calculates an expression; null when it can not be. */
function calculate(side: string, values: readonly Fraction[]): Fraction | null {
  const tokens = side.split(' ').filter((token) => token !== '' && !token.startsWith('~'))
  let at = 0
  const primary = (): Fraction | null => {
    const token = tokens[at++] ?? ''
    if (token === '-') return primary()?.neg() ?? null
    if (token !== '(') return values[Number(token.slice(1))] ?? null
    const inside = sum()
    return tokens[at++] === ')' ? inside : null
  }
  const power = (): Fraction | null => {
    const base = primary()
    if (tokens[at] !== '^') return base
    at++
    const exponent = primary()
    const small = exponent?.d === 1n && exponent.gte(0) && exponent.lte(12)
    return base && small ? base.pow(exponent) : null
  }
  const product = (): Fraction | null => {
    let left = power()
    while (tokens[at] === '×' || tokens[at] === '÷') left = apply(left, tokens[at++], power())
    return left
  }
  const sum = (): Fraction | null => {
    let left = product()
    while (tokens[at] === '+' || tokens[at] === '-') left = apply(left, tokens[at++], product())
    return left
  }
  const value = sum()
  return at === tokens.length ? value : null
}

function apply(left: Fraction | null, sign: string | undefined, right: Fraction | null): Fraction | null {
  if (!left || !right) return null
  if (sign === '+') return left.add(right)
  if (sign === '-') return left.sub(right)
  if (sign === '×') return left.mul(right)
  return right.equals(0) ? null : left.div(right)
}
