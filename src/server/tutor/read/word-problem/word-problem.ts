import { type Amount, amountsOf } from './amounts.ts'
import { compared } from './compare.ts'
import { howManyGroups, ofFraction, throughGroups } from './groups.ts'
import { ofParts } from './in-the-end.ts'
import { mixesUnits, withoutFacts } from './kinds/units.ts'
import { multiplied, type Pair, type Part, partOf, type Solved } from './parts.ts'
import { plainStory } from './plain.ts'
import { type Wanted, wantedIn } from './question.ts'
import { addedUp, between, otherPart } from './rest-of-it.ts'
import { moves } from './role.ts'
import { joined, type Term, termOf } from './terms.ts'
import { manyOf, type Word, wordsOf } from './words.ts'

// A story problem as it stands on a worksheet: what is told is read as amounts with what they count, so many of them in each,
// and comparisons; what is asked says what is done with them. A story that can be read in two ways is not read.

const longest = 700
const mostNumbers = 6

/** The sum of a story, asked in signs ('what is 3 × 24 - 5 × 8'), or how many buses it takes; null where it is not sure. */
export function wordProblem(told: string): string | null {
  if (told.length > longest) return null
  const text = withoutFacts(plainStory(told))
  if (notHere.test(text) || mixesUnits(text)) return null
  const words = wordsOf(text)
  const wanted = wantedIn(words)
  if (
    coins.test(text) &&
    (coins.test(text.replace(/\bpenn(?:y|ies|ys)\b/gi, ' ')) || /\bcents?\b|\$|\bhow much\b|\bworth\b/i.test(text))
  )
    return null
  const amounts = amountsOf(words).map((one) =>
    isDoneSoOften(one, wanted) ? { ...one, thing: wanted?.thing ?? '' } : one,
  )
  // 'Times' that nothing is compared with is no number of things.
  if (
    amounts.some(({ thing, compared: way }) => thing === 'time' && way === null) &&
    wanted?.mode !== 'times' &&
    wanted?.thing !== 'time'
  )
    return null
  if (!wanted || amounts.length < 1 || amounts.length > mostNumbers) return null
  const solved = solve(amounts, wanted, text, words)
  if (!solved || (solved.from.length < 2 && !/×/.test(solved.term.written))) return null
  if (
    (solved.term.value.lte(0) && wanted.thing !== 'degree' && !/\bdegrees?\b|°/.test(text)) ||
    !/[-+×÷]/.test(solved.term.written)
  )
    return null
  if (leavesOut(amounts, solved, wanted, text)) return null
  if (solved.term.value.d !== 1n && solved.groups) return holdersAsked(solved.groups, text)
  return solved.term.value.d !== 1n && !isMeasured(wanted.thing, amounts) ? null : `what is ${solved.term.written}`
}

const coins = /\bnick(?:el|le)s?\b|\bdimes?\b|\bquarters?\b|\bpenn(?:y|ies|ys)\b/i
/** 'Jumped 4 times, how many jumps'. */
const isDoneSoOften = ({ thing, verb, compared: way }: Amount, wanted: Wanted | null) =>
  thing === 'time' &&
  way === null &&
  wanted !== null &&
  wanted.thing.length > 2 &&
  verb.startsWith(wanted.thing.slice(0, 4))

const full = /\b(?:full|fill|filled|completely|complete|whole|can (?:he|she|they|i|we|you) (?:make|fill))\b/i

/** The last bus or box is not full: said so that what the numbers stand for decides. */
function holdersAsked({ total, size, per }: { total: Term; size: Term; per: string }, text: string): string | null {
  if (total.value.d !== 1n || size.value.d !== 1n) return null
  const isFull = full.test(text.slice(text.search(/\bhow many\b/i)))
  return `${total.value.toString()} in all. each ${per} holds ${size.value.toString()}. how many ${isFull ? 'full ' : ''}${manyOf(per)}`
}

/** Percents, averages, times of day, chance, shapes: read elsewhere. */
const notHere =
  /%|\bpercent|\baverage\b|\bmean\b|\bmedian\b|\d:\d|\bprobabil|\bratio\b|\bperimeter\b|\barea\b|\bvolume\b|\bradius\b|\bo'?clock\b.*\bo'?clock\b|\bconsecutive\b|\bnearest\b|\babout how\b|\bestimate\b|\bminus\b|\bbelow\b|\bunderwater\b|\bunderground\b|\bdepth\b|\b[a-z] ?[=+*] ?\d|\d ?[+×*÷=] ?\d|\bfraction\b|\bsquare (?:feet|foot|inch|inches|meters?|yards?|miles?|units?|cm)\b|\bcubic\b|(?:^|\s)[-−]\d|\bwide\b|\bwidth\b|\ball the way around\b|\bfence around\b|\b(?:of|feet of|much) fenc(?:e|ing)\b|\bborder\b|\bnext (?:number|term)\b|\bboth (?:have|has|had|got|get|gets|made|make|ate|bring|brought|bought|buy) \$?\d/i

/** Words that take in whatever is told beside each other; of birds and fruit some may be none. */
const anySort = new Set('animal thing toy item piece person snack treat object plant shape supply'.split(' '))
const measured = new Set(
  'dollar cent cm centimeter pound mile foot inch yard meter kilometer cup gallon ounce gram kilogram liter hour mile pizza pie sandwich brownie cake quart pint'.split(
    ' ',
  ),
)
const isMeasured = (thing: string, amounts: readonly Amount[]) =>
  measured.has(thing) ||
  amounts.every(({ number }) => number.includes('/')) ||
  (thing === '' && amounts.some((one) => measured.has(one.thing)) && amounts.some(({ number }) => /[./]/.test(number)))

const besides = new Set(
  'year foot inch mile hour minute day pound degree grade floor teacher kilometer meter week month'.split(' '),
)

/** A number that is not used must be of something else: how long, how old, how warm. */
function leavesOut(amounts: readonly Amount[], { from }: Solved, wanted: Wanted, text: string): boolean {
  const unused = amounts.filter(({ at }) => !from.includes(at))
  const used = amounts.filter(({ at }) => from.includes(at))
  const isOwn = (one: Amount) => used.some(({ thing, per }) => thing === one.thing || per === one.thing)
  return (
    unused.length > 1 ||
    unused.some((one) => {
      if (one.compared !== null || one.thing === wanted.thing) return true
      if (isListed(one, used) || (one.number === '1' && one.per === '')) return false
      if (isOtherMoney(one, used, wanted)) return false
      if ((one.per !== '' && !isAside(one, wanted) && !one.isLoose) || isOwn(one)) return true
      return !besides.has(one.thing) && !isOfOther(one, used, wanted, text)
    })
  )
}

/** 'Two classes', and then what each of the two has. */
const isListed = (one: Amount, used: readonly Amount[]) =>
  /^[2-5]$/.test(one.number) &&
  one.per === '' &&
  used.every(({ at }) => at > one.at) &&
  used.filter(({ per, thing }) => per === '' && thing !== one.thing).length === Number(one.number)

/** What it costs, where no money is asked. */
const isOtherMoney = (one: Amount, used: readonly Amount[], wanted: Wanted) =>
  one.thing === 'dollar' &&
  wanted.thing !== '' &&
  wanted.thing !== 'dollar' &&
  used.some(({ thing }) => thing === wanted.thing)

/** Something that only stands beside it: 40 buttons where badges are cut from felt. */
const isOfOther = (one: Amount, used: readonly Amount[], wanted: Wanted, text: string) =>
  one.thing !== '' &&
  one.per === '' &&
  wanted.thing !== '' &&
  !/\b(?:each|every|per|equal(?:ly)?|same|split|shared?|both|together|altogether|in all|total)\b/.test(text) &&
  used.every(({ thing }) => thing === wanted.thing) &&
  !wanted.of.includes(one.thing) &&
  !anySort.has(wanted.thing)

function solve(amounts: readonly Amount[], wanted: Wanted, text: string, words: readonly Word[]): Solved | null {
  const hasWhole = amounts.some(({ role }) => role === 'whole')
  const fractions = amounts.filter(
    (one) => one.isFraction || (hasWhole && one.thing === '' && /^\d+\/\d+$/.test(one.number)),
  )
  if (fractions.length > 0 && fractions.length < amounts.length) return ofFraction(amounts, fractions, wanted, words)
  const hasRest = /\bthe (?:rest|others)\b/i.test(text)
  const sentenceOf = (number: number) => words.filter(({ sentence }) => sentence === number)
  const then = eachThenMore(amounts, wanted, sentenceOf)
  if (then) return then
  const own = placed(amounts, wanted)
    .map((one) => withMoney(withoutGroup(one, amounts, wanted), amounts))
    .map(
      (one): Amount =>
        hasRest && /^(?:keep|keeps|kept|saves?|saved)$/.test(one.verb) ? { ...one, role: 'loss' } : one,
    )
  const plain = own.filter(({ per, compared: way }) => per === '' && way === null).flatMap((one) => partOf(one) ?? [])
  const rates = own.filter((one) => one.per !== '' && !isAside(one, wanted))
  const { parts, left } = multiplied(plain, rates, wanted, /\b(?:a|one|1|the|this|all) week\b/i.test(text))
  const withCompared = addCompared(own, parts, wanted)
  if (!withCompared) return null
  const [rate, other, ...more] = left
  if (more.length > 0) return null
  if (rate && other) return throughGroups(rate, other, withCompared.parts, wanted)
  if (rate) return howManyGroups(rate, withCompared.parts, wanted)
  // So many of them are told: it is not asked how many there are.
  if (
    rates.some(({ per }) => per === wanted.thing) ||
    (wanted.mode === 'difference' &&
      rates.length > 0 &&
      amounts.filter(({ at }) => words[at]?.sentence === wanted.sentence).length > 1)
  )
    return null
  const { parts: all, pairs } = withCompared
  const found = ofParts(all, pairs, wanted)
  if (found || pairs.length > 0 || left.length > 0) return found
  return (
    otherPart(all, wanted, words) ??
    between(all, wanted, words) ??
    addedUp(all, wanted, words, anySort.has(wanted.thing))
  )
}

/** Whether what moves comes or goes, by the place that is asked for: 'hopped into the water', 'how many are on the log'. */
const placed = (amounts: readonly Amount[], wanted: Wanted): Amount[] =>
  amounts.map((one) => {
    if (one.isSure || one.role !== 'gain' || !moves.test(one.verb)) return one
    const place = wanted.of.find((word) => amounts.some((other) => other !== one && other.where.includes(word)))
    if (place === undefined || one.where.length === 0) return one
    return { ...one, role: one.where.includes(place) ? 'gain' : 'loss', isSure: true }
  })

/** '20 children in 4 equal teams, then 2 more join each team': each gets its share, and more. */
function eachThenMore(
  amounts: readonly Amount[],
  wanted: Wanted,
  sentenceOf: (sentence: number) => readonly Word[],
): Solved | null {
  const [all, groups, more, ...others] = amounts
  if (wanted.mode !== 'each' || !all || !groups || !more || others.length > 0) return null
  if (all.per !== '' || groups.per !== '' || more.per !== groups.thing || wanted.per !== groups.thing) return null
  if (more.sentence <= groups.sentence || more.thing !== all.thing || more.compared) return null
  const text = sentenceOf(more.sentence).map((word) => word.text)
  const sign =
    more.role === 'loss'
      ? '-'
      : text.some((word) => /^(?:more|join|joins|joined|another|added)$/.test(word))
        ? '+'
        : null
  const [total, count, by] = [all, groups, more].map((one) => termOf(one.number))
  const share = joined(total ?? null, '÷', count ?? null)
  const term = sign && share?.value.d === 1n ? joined(share, sign, by ?? null) : null
  return term && { term, from: [all.at, groups.at, more.at] }
}

/** What only looks like so many in one, where the story counts none of those: 'a theater has 24 rows'. */
function withoutGroup(amount: Amount, amounts: readonly Amount[], wanted: Wanted): Amount {
  const isCounted = amounts.some((one) => one !== amount && one.thing === amount.per) || wanted.thing === amount.per
  const isBuying = amount.thing === 'dollar' && amounts.some((one) => one !== amount && one.named.includes(amount.per))
  // 'One paperback costs $8', and so many of them are bought under another name.
  const isPrice =
    /^(?:dollar|cent|token)$/.test(amount.thing) &&
    amounts.length === 2 &&
    amounts.some((one) => one !== amount && one.per === '' && one.thing !== amount.thing)
  return amount.isLoose && !isCounted && !isBuying && !isPrice ? { ...amount, per: '' } : amount
}

/** '2.50 each' beside dollars is dollars, too; so is 'a hat is 9' beside 'a shirt is 12 dollars'. */
function withMoney(amount: Amount, amounts: readonly Amount[]): Amount {
  const isMoney =
    amount.thing === '' &&
    amounts.some(({ thing }) => thing === 'dollar') &&
    (/\.\d\d$/.test(amount.number) ||
      (amount.per !== '' &&
        /^(?:is|are|costs?)$/.test(amount.verb) &&
        amounts.some(({ thing, per }) => thing === 'dollar' && per !== '')))
  return isMoney ? { ...amount, thing: 'dollar' } : amount
}

/** How often something happens, where that is not asked: '2 days a week'. */
const isAside = ({ thing, per }: Amount, wanted: Wanted) =>
  /^(?:day|time|hour|minute)$/.test(thing) &&
  /^(?:week|day|month|year)$/.test(per) &&
  wanted.thing !== thing &&
  !wanted.of.includes(per) &&
  wanted.thing !== per

function addCompared(
  amounts: readonly Amount[],
  parts: Part[],
  wanted: Wanted,
): { parts: Part[]; pairs: Pair[] } | null {
  const all = [...parts]
  const pairs: Pair[] = []
  let open = amounts.filter((one) => one.compared !== null)
  while (open.length > 0) {
    const next = open.find((one) => compared(one, all, wanted) !== null)
    const pair = next && compared(next, all, wanted)
    if (!next || !pair) return null
    all.push(pair.found)
    pairs.push(pair)
    open = open.filter((one) => one !== next)
  }
  return { parts: all, pairs }
}
