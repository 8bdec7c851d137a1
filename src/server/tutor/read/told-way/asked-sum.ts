import { type Num, numsIn, plainWay } from './plain.ts'

// A question of the child's own numbers, as the sum that answers it: 'he goes through 9 diapers a day how many is that in a week'.

const asks = /\bhow (?:many|much|long|far|old)\b/
/** What is asked stands at the end. */
const askedAtEnd = /\bhow (?:many|much|long|far|old)\b[^.?!]*[?!. ]*$/
const show = ({ written, value }: Num) => (written.includes('/') ? written : value.toString())
const times = (one: string | number, other: string | number) => `${one} × ${other}`
const shared = (one: string | number, other: string | number) => `${one} ÷ ${other}`

const spans: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  day: { week: 7, year: 365 },
  week: { year: 52 },
  month: { year: 12 },
  minute: { hour: 60 },
  hour: { day: 24 },
  morning: { week: 7 },
  night: { week: 7 },
}
const rate = /\b(?:a|an|each|every|per|one|1) (day|week|month|minute|hour|morning|night)\b/
const spanAsked =
  /\bhow (?:many|much)\b[^.?!]*\b(?:in|for|a|per|every|each|after|by the end of) (?:a |an |one |1 |the |each |every )?(?:whole )?(\d+ )?(week|month|year|hour|day|minute)s?\b/

/** 'How many is that in a week' of 9 a day. */
function overSpan(plain: string, earlier: readonly string[]): string | null {
  const [, count = '', span = ''] = spanAsked.exec(plain) ?? []
  if (span === '') return null
  const own = plain.slice(0, plain.search(askedAtEnd))
  const line = [own, ...earlier.slice(0, 2)].find((one) => rate.test(one) && numsIn(one).length > 0)
  const of = line === undefined ? undefined : rate.exec(line)?.[1]
  if (line === undefined || of === undefined) return null
  const told = numsIn(line).filter(({ from }) => from < line.search(rate))
  const [num, another] = told
  if (!num || another || /\b(?:twice|times)\b/.test(line)) return null
  const many = of === span ? Number(count || 0) : (spans[of]?.[span] ?? 0) * Number(count || 1)
  return many > 1 ? times(show(num), many) : null
}

const inUnits: readonly (readonly [RegExp, RegExp, number])[] = [
  [/^dozens?$/, /./, 12],
  [/^(?:feet|foot)$/, /^inch/, 12],
  [/^yards?$/, /^(?:feet|foot|ft)/, 3],
  [/^hours?$/, /^min/, 60],
  [/^minutes?$/, /^sec/, 60],
  [/^days?$/, /^h(?:ou)?rs?/, 24],
  [/^weeks?$/, /^days/, 7],
  [/^(?:dollars?|bucks?)$/, /^(?:cents|pennies)/, 100],
  [/^pounds?$/, /^(?:ounces|oz)/, 16],
  [/^gallons?$/, /^quarts/, 4],
  [/^pairs?$/, /^(?:socks|shoes|mittens|gloves|boots|earrings)/, 2],
]
const smaller: readonly (readonly [RegExp, RegExp, number])[] = [
  [/^inches$/, /^(?:feet|foot|ft)/, 12],
  [/^minutes$/, /^h(?:ou)?rs?/, 60],
  [/^seconds$/, /^min/, 60],
  [/^hours$/, /^days?/, 24],
  [/^days$/, /^weeks?/, 7],
  [/^cents$/, /^(?:dollars?|bucks?)/, 100],
  [/^ounces$/, /^pounds?/, 16],
  [/^months$/, /^years?/, 12],
]
const unitAsked =
  /^(?:(?:so|and|ok|but|wait|then) )*how many ([a-z]+) (?:is|are|does|would) (?:that|it|they|those|this)(?: be| make)?\W*$/

/** 'How many dozens is that' of 133, 'how many feet is that' of 62 inches. */
function inOtherUnit(plain: string, earlier: readonly string[]): string | null {
  const [, unit = ''] = unitAsked.exec(plain) ?? []
  const [last = ''] = earlier
  const num = numsIn(last).findLast(
    ({ behind }) =>
      unit !== '' && [...inUnits, ...smaller].some(([to, from]) => to.test(unit) && from.test(behind || 'x')),
  )
  if (!num) return null
  const up = inUnits.find(([to, from]) => to.test(unit) && from.test(num.behind || 'x'))
  if (up) return /^dozen/.test(unit) && num.value.lt(12) ? null : shared(show(num), up[2])
  const down = smaller.find(([to, from]) => to.test(unit) && from.test(num.behind))
  return down ? times(show(num), down[2]) : null
}

const tillAsked =
  /\bhow (?:long|many (?:days|weeks|months|hours|minutes|times|nights))\b[^.?!]*\b(?:till?|until|to (?:get|reach|have|save|earn|make)|before|for|do i need|will it take)\b[^.?!\d]*(\d+)?/
/** 'If i find 5 every day how long till a hundred'. */
function untilThen(plain: string): string | null {
  const found = tillAsked.exec(plain)
  if (!found) return null
  // What it is to come to stands behind 'till', or before the question.
  const nums = numsIn(plain)
  const each = nums.find(({ to }) => everySpan.test(plain.slice(to, to + 30)))
  const others = nums.filter((one) => one !== each)
  const all = found[1] ?? (others.length === 1 && others[0] ? show(others[0]) : undefined)
  return each && all !== undefined && others.length <= 1 && each.value.gt(1) && each.value.lt(Number(all) || 0)
    ? shared(all, show(each))
    : null
}
const everySpan = /^ (?:[a-z]+ ){0,2}(?:each|every|per|a) (?:day|week|month|hour|minute|night|time|morning)\b/

const isMoney = ({ behind }: Num) => /^(?:dollars?|bucks?|cents?)\b/.test(behind)
const cents = (num: Num) => (/^cents?/.test(num.behind) ? num.value : num.value.mul(100))
/** 'A stamp is 73 cents and i have 3 dollars how many can i buy', 'the jug is 4 cups and it uses 1/4 cup each time how many'. */
function howManyFit(plain: string): string | null {
  const [one, other, third] = numsIn(plain)
  if (!one || !other || third) return null
  const [small, big] = (isMoney(one) && isMoney(other) ? cents(one).lt(cents(other)) : one.value.lt(other.value))
    ? [one, other]
    : [other, one]
  if (
    isMoney(one) &&
    isMoney(other) &&
    /\bhow many (?:[a-z]+ )?(?:can|could|do) (?:i|we|he|she|they) (?:buy|get|afford)\b/.test(plain)
  ) {
    const isMixed = /^cents?/.test(small.behind) !== /^cents?/.test(big.behind)
    return isMixed ? shared(cents(big).toString(), cents(small).toString()) : shared(show(big), show(small))
  }
  const isEach = /\b(?:each|every|per) (?:time|one|bag|box|batch|kid|person)\b/.test(plain) && small.value.lt(1)
  return isEach && /\bhow many\b/.test(plain) ? shared(show(big), show(small)) : null
}

const eachLine =
  /\b(?:each|every|per|apiece)\b|\b(?:a|an|1|one) ([a-z]+) (?:is|costs?|has|weighs?|holds?|takes?|gets?)\b|\b\d+(?:\.\d+)? (?:dollars?|bucks?|cents?|[a-z]+s)? ?(?:a|an|per) ([a-z]+)\b/
const howManyIsThat =
  /\bhow (?:many|much)(?: [a-z]+){0,2} (?:is|are|does|do|did|would|will|for|was)\b|\bhow (?:many|much)[?!. ]*$/
const otherAsked = /\b(?:more|left|less|fewer|change|each|buy|get|till|until|older|long|ago|old)\b/
const holder =
  /\b(?:each|every|per|a|an|1|one) ([a-z]+) (?:is|are|costs?|has|have|weighs?|holds?|takes?|gets?|fits?|carries|seats?)\b/
const stemOf = (word: string) => word.replace(/(?:es|s)$/, '')
/** What is asked for holds the others: 'each bus holds 48, how many buses' is no product. */
function asksHolder(asked: string, lines: string): boolean {
  const holds = stemOf(holder.exec(lines)?.[1] ?? '')
  return holds.length > 1 && (/\bhow (?:many|much) ([a-z]+)/.exec(asked)?.[1] ?? '').startsWith(holds)
}

/** 'How many kids is that if its 48 a year' of 31 years; '12 spoons in each house and we have 3 houses'. */
function inAll(plain: string, earlier: readonly string[]): string | null {
  const asked = askedAtEnd.exec(plain)?.[0] ?? ''
  const isIf = /^(?:so )?how (?:many|much) (?:[a-z]+ )?(?:is|are|would) (?:that|it)(?: be)? if\b/.test(plain)
  if (!isIf && (asked === '' || otherAsked.test(asked.replace(/\beach\b/, '')) || !howManyIsThat.test(plain)))
    return null
  const own = numsIn(plain)
  const [last = ''] = earlier
  const told = own.length >= 2 ? own : [...numsIn(last), ...own]
  const lines = own.length >= 2 ? plain : `${last} . ${plain}`
  const [one, other, third] = told
  if (!one || !other || third || one.value.equals(1) || other.value.equals(1)) return null
  if (
    asksHolder(asked || plain, lines) ||
    !eachLine.test(lines) ||
    /\b(?:left|lost|gave|ate|minus|more|less)\b/.test(lines)
  )
    return null
  if (isMoney(one) && isMoney(other)) return null
  return times(show(one), show(other))
}

const wentDown =
  /\b(?:there was|theres|there were|had|have|started with) (\d+)\b[^.?!]*?\b(?:now (?:theres|there is|i have|we have|its|there are)|theres|there are|left) (?:only )?(\d+)\b/
const gone =
  /^(?:(?:so|and|ok) )*how many (?:did|have|are|were|is)\b[^.?!]*\b(?:i|we|he|she|they|gone|missing|eaten|popped)\b(?!.*\d)/
/** 'How many did i rip' where there was 90 and now there is 34. */
function takenAway(plain: string, earlier: readonly string[]): string | null {
  const [, from, to] = wentDown.exec(earlier[0] ?? '') ?? []
  return from !== undefined && to !== undefined && gone.test(plain) && Number(from) > Number(to)
    ? `${from} - ${to}`
    : null
}

const moreOf = /\bhow many more (?:are |were |is |was )?([a-z]+) (?:than|then) (?:are |were |is )?([a-z]+)\b/
/** 'How many more are retired than trucks' of 'farm 4, truck 3, retired 8'. */
function moreOfKind(plain: string, earlier: readonly string[]): string | null {
  const [, one = '', other = ''] = moreOf.exec(plain) ?? []
  if (one === '') return null
  const count = (word: string) => {
    const stem = word.replace(/(?:es|s)$/, '')
    if (stem.length < 3) return undefined
    const said = new RegExp(
      String.raw`\b${stem}[a-z]{0,2}:? (?:is |are |got |was |= ?)?(\d{1,3})\b(?! [a-z]+,)|\b(\d{1,3}) (?:of them )?(?:are |is |like |liked |picked |for |said )?${stem}[a-z]{0,2}\b`,
    )
    const found = earlier.map((line) => said.exec(line)).find((each) => each !== null)
    return found?.[1] ?? found?.[2]
  }
  const [more, less] = [count(one), count(other)]
  return more !== undefined && less !== undefined && Number(more) > Number(less) ? `${more} - ${less}` : null
}

/** The sum that a question asks for, of what it tells and what was told just before; null where it is not sure. */
export function sumAsked(text: string, lines: readonly string[]): string | null {
  const plain = plainWay(text)
  const near = [plain, ...lines.slice(-2).map((line) => line.toLowerCase())].join(' . ')
  // What grows is counted from where it starts.
  if (/\b(?:grows?|grew|growing|gains?|gained|loses?|weighs?|starts?|started|already|tall)\b/.test(near)) return null
  if (!asks.test(plain) || !askedAtEnd.test(plain) || /\bhow (?:old|far)\b/.test(plain)) return null
  const earlier = [...lines].reverse().map(plainWay)
  return (
    overSpan(plain, earlier) ??
    inOtherUnit(plain, earlier) ??
    untilThen(plain) ??
    howManyFit(plain) ??
    takenAway(plain, earlier) ??
    moreOfKind(plain, earlier) ??
    inAll(plain, earlier)
  )
}
