import { plainStory, type Told } from '../plain.ts'
import { stem } from '../words.ts'

// One amount in another unit, and coins in cents.

const sizes: Readonly<Record<string, readonly [kind: string, size: number]>> = {
  second: ['time', 1],
  minute: ['time', 60],
  hour: ['time', 3600],
  day: ['time', 86_400],
  week: ['time', 604_800],
  inch: ['length', 1],
  foot: ['length', 12],
  yard: ['length', 36],
  mile: ['length', 63_360],
  ounce: ['weight', 1],
  pound: ['weight', 16],
  ton: ['weight', 32_000],
  cup: ['room', 1],
  pint: ['room', 2],
  quart: ['room', 4],
  gallon: ['room', 16],
  millimeter: ['metric', 1],
  centimeter: ['metric', 10],
  meter: ['metric', 1000],
  kilometer: ['metric', 1_000_000],
  gram: ['mass', 1],
  kilogram: ['mass', 1000],
  milliliter: ['liters', 1],
  liter: ['liters', 1000],
}
const short: Readonly<Record<string, string>> = {
  cm: 'centimeter',
  mm: 'millimeter',
  km: 'kilometer',
  kg: 'kilogram',
  ml: 'milliliter',
  lb: 'pound',
  oz: 'ounce',
}
export const unitOf = (word: string) => short[word] ?? (stem(word) in sizes ? stem(word) : null)

type Measure = { number: string; unit: string; at: number }

const measuresIn = (text: string): Measure[] =>
  [...text.matchAll(/(?<![\d/.:])(\d+(?:\.\d+)?) (?:(?:full|whole|more) )?([a-z]+)/g)].flatMap(
    ({ 1: number = '', 2: word = '', index }) => {
      const unit = unitOf(word)
      return unit === null ? [] : [{ number, unit, at: index }]
    },
  )

/** Two units of one kind beside each other: 2 yards in pieces of 9 inches. They do not go together as they stand. */
export function mixesUnits(text: string): boolean {
  const kinds = new Map<string, string>()
  for (const { unit } of measuresIn(withoutFacts(plainStory(text)))) {
    const [kind = ''] = sizes[unit] ?? []
    const before = kinds.get(kind)
    if (before !== undefined && before !== unit) {
      if (kind !== 'time' || (/^(?:second|minute|hour)$/.test(before) && /^(?:second|minute|hour)$/.test(unit)))
        return true
    }
    kinds.set(kind, unit)
  }
  return false
}

/** 'There are 7 days in a week', '(1 lb = 16 oz)': how many the one has of the other, which everybody knows. */
const knownFact =
  /\(?\b(?:1|one|an?|each|every) [a-z]+ ?(?:=|is|has|equals|are|have) ?\d+ [a-z]+\)?\.?|\b(?:there (?:are|is) )?\d+ [a-z]+ (?:are )?in (?:a|an|1|one|each|every) (?:[a-z]+)\b[.,]?/g
const isKnown = (fact: string): boolean => {
  const [, single = '', many, of = ''] =
    /(?:1|one|an?|each|every) ([a-z]+) ?(?:=|is|has|equals|are|have) ?(\d+) ([a-z]+)/.exec(fact) ?? []
  const [, count, part = '', whole = ''] =
    /(\d+) ([a-z]+) (?:are )?in (?:a|an|1|one|each|every) ([a-z]+)/.exec(fact) ?? []
  const [big, little, number] = many
    ? [unitOf(single), unitOf(of), Number(many)]
    : [unitOf(whole), unitOf(part), Number(count)]
  const [one, other] = [sizes[big ?? ''], sizes[little ?? '']]
  return one !== undefined && other !== undefined && one[0] === other[0] && one[1] === other[1] * number
}

/** The text without what everybody knows of its units. */
export const withoutFacts = (text: string) => text.replace(knownFact, (fact) => (isKnown(fact) ? ' ' : fact))

/** 'How many ounces is 6 pounds 4 ounces'. */
export function unitStory({ text, asked }: Told): string | null {
  const [, named = ''] =
    /\bhow (?:many|much) (?:total |whole )?([a-z]+)\b/.exec(asked) ??
    /\bwhat is (?:the|its|his|her) [a-z]+ in ([a-z]+)\b/.exec(asked) ??
    /\bin ([a-z]+)$/.exec(asked) ??
    []
  const to = unitOf(named) ?? unitOf(/\bin ([a-z]+)$/.exec(asked)?.[1] ?? '')
  const rest = withoutFacts(text)
  const [one, other, ...more] = measuresIn(rest)
  const goal = sizes[to ?? '']
  if (!to || !goal || !one || more.length > 0 || one.unit === to) return null
  if ((rest.match(/(?<![\d/.:])\d+(?:[.:/]\d+)?/g) ?? []).length !== (other ? 2 : 1)) return null
  const from = sizes[one.unit]
  if (from?.[0] !== goal[0] || (other && (other.unit !== to || other.at - one.at > 24))) return null
  // So many in each of them, or so many of them each time, is no change of units.
  const told = rest.replace(/\b(?:a|an|1|one) (?:ton|mile|day|week|hour)\b(?=.*=)/g, ' ')
  if (
    /\b(?:each|every|per|a (?:day|week|hour|minute|second)|an hour|apiece|daily|times|more|less|fewer|longer|shorter|taller|half|twice|left)\b/.test(
      told,
    )
  )
    return null
  if (from[1] < goal[1] && (Number(one.number) * from[1]) % goal[1] !== 0) return null
  return `how many ${to === 'foot' ? 'feet' : `${to}${to === 'inch' ? 'es' : 's'}`} is ${one.number} ${one.unit}s${other ? ` ${other.number} ${other.unit}s` : ''}`
    .replace('foots', 'feet')
    .replace('inchs', 'inches')
}

const worth: Readonly<Record<string, number>> = { penny: 1, nickel: 5, nickle: 5, dime: 10, quarter: 25 }
const coin = String.raw`(penn(?:y|ies|ys)|nick(?:els?|les?)|dimes?|quarters?)`
const coinsSaid = new RegExp(`(?<![\\d/.])(\\d{1,3}|an?|one|1) ${coin}\\b`, 'g')
const coinOf = (word: string) => worth[/^penn/.test(word) ? 'penny' : word.replace(/s$/, '')] ?? 0

/** 'What is 3 × 25 + 2 × 10 + 4': coins are all that is told. */
export function coinStory({ text, asked }: Told): string | null {
  const told = text.replace(
    /\b(?:and )?(?:each (?:one )?|a |an |1 |one )?[a-z]+ (?:one )?is (?:worth )?\d+ cents\b/g,
    (fact) => (/\b(?:quarter|dime|nick(?:el|le)|penny|each|one)\b/.test(fact) ? ' ' : fact),
  )
  const coins = [...told.matchAll(coinsSaid)]
  if (
    coins.length === 0 ||
    !/\b(?:how many cents|how much (?:money|is|does|do|did|in|are)|how much$|amount|value|worth)\b/.test(asked)
  )
    return null
  const count = (said: string) => (/^\d/.test(said) ? Number(said) : 1)
  if ((told.match(/\d+/g) ?? []).length !== coins.filter(([, said = '']) => /^\d/.test(said)).length) return null
  if (
    /\b(?:quarter of|spen[dt]s?|lost|lose|gave|left|cost|costs|each|more|fewer|trade[sd]?|buy|bought|change|some|dollars?|need)\b/.test(
      told,
    )
  )
    return null
  const kinds = coins.map(([, , word = '']) => coinOf(word))
  if (new Set(kinds).size !== kinds.length || kinds.includes(0)) return null
  const terms = coins.map(([, said = '', word = '']) => {
    const [many, value] = [count(said), coinOf(word)]
    return value === 1 ? String(many) : many === 1 ? String(value) : `${many} × ${value}`
  })
  return terms.length === 1 && !/×/.test(terms[0] ?? '') ? null : `what is ${terms.join(' + ')}`
}

/** 'In 1903 … and in 1969': how many years lie between. */
export function yearStory({ text, asked, numbers }: Told): string | null {
  const years = [...text.matchAll(/\b(?:in|since|until|from|to|of|year|its|it is|now) ((?:1[5-9]|20)\d\d)\b/g)].map(
    ([, year = '']) => year,
  )
  const [one, other, ...more] = [...new Set(years)]
  const rest = numbers.filter((number) => number !== one && number !== other && number !== '2')
  if (!one || !other || more.length > 0 || rest.length > 0 || one === other) return null
  if (!/\bhow (?:many years|long|old)\b/.test(asked)) return null
  return Number(one) > Number(other) ? `what is ${one} - ${other}` : `what is ${other} - ${one}`
}
