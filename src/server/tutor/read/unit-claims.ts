// '2.5 feet is 25 inches', '40 ounces is 2 pounds and a half': the same amount in two units.

const units: readonly (readonly [name: string, pattern: string, kind: string, worth: number])[] = [
  ['inches', 'in(?:ch(?:es)?)?', 'length', 1],
  ['feet', 'f(?:ee|oo)?t', 'length', 12],
  ['yards', 'y(?:ar)?ds?', 'length', 36],
  ['miles', 'miles?', 'length', 63_360],
  ['ounces', '(?:ounces?|oz)', 'weight', 1],
  ['pounds', '(?:pounds?|lbs?)', 'weight', 16],
  ['tons', 'tons?', 'weight', 32_000],
  ['cups', 'cups?', 'liquid', 1],
  ['pints', 'pints?', 'liquid', 2],
  ['quarts', 'quarts?', 'liquid', 4],
  ['gallons', 'gallons?', 'liquid', 16],
  ['millimeters', '(?:millimeters?|mm)', 'metric', 1],
  ['centimeters', '(?:centimeters?|cms?)', 'metric', 10],
  ['meters', '(?:meters?|m)', 'metric', 1_000],
  ['kilometers', '(?:kilometers?|kms?)', 'metric', 1_000_000],
  ['grams', '(?:grams?|g)', 'mass', 1],
  ['kilograms', '(?:kilograms?|kilos?|kgs?)', 'mass', 1_000],
  ['milliliters', '(?:milliliters?|mls?)', 'volume', 1],
  ['liters', '(?:liters?|litres?)', 'volume', 1_000],
  ['seconds', '(?:seconds?|secs?)', 'time', 1],
  ['minutes', '(?:minutes?|mins?)', 'time', 60],
  ['hours', '(?:hours?|hrs?)', 'time', 3_600],
  ['days', 'days?', 'time', 86_400],
  ['weeks', 'weeks?', 'time', 604_800],
  ['cents', '(?:cents?|pennies)', 'money', 1],
  ['dollars', '(?:dollars?|bucks?)', 'money', 100],
]
const any = units.map(([, pattern]) => pattern).join('|')
const number = String.raw`(?:\d+(?:\.\d+)?(?: \d\/\d)?|\d\/\d|half an?|an?|one)`
const amount = `(${number}) ?(${any})\\b( and a half)?`
const claim = new RegExp(
  `(?<![\\d./])${amount} (?:is|=|equals|are|makes|thats|that's|would be)(?: (?:like|the same as|about|just))* ${amount}(?! and (?:\\d|an?\\b))`,
  'i',
)

export type UnitClaim = {
  from: string
  to: string
  /** How many of the smaller unit make one of the larger. */
  per: number
  small: string
  big: string
  said: number
  makes: number
  unit: string
  isTrue: boolean
}

const worthOf = (text: string, half: string | undefined): number => {
  const more = half ? 0.5 : 0
  if (/^half/i.test(text)) return 0.5
  if (/^(?:an?|one)$/i.test(text)) return 1 + more
  return text.split(' ').reduce((sum, part) => {
    const [top = 0, bottom = 1] = part.split('/').map(Number)
    return sum + top / bottom
  }, more)
}
const unitOf = (text: string) => units.find(([, pattern]) => new RegExp(`^${pattern}$`, 'i').test(text))
const shown = (value: number) => String(Number(value.toFixed(4)))

/** What a line says of one amount in two units; null where the two do not measure the same. */
export function unitClaimIn(text: string): UnitClaim | null {
  const [, one = '', first = '', half, other = '', second = '', half2] = claim.exec(text) ?? []
  const [from, to] = [unitOf(first), unitOf(second)]
  if (!from || !to || from[2] !== to[2] || from[0] === to[0]) return null
  // A map says that an inch is 50 miles.
  if (from[2] === 'length' && Math.max(from[3], to[3]) / Math.min(from[3], to[3]) > 100) return null
  const [value, said] = [worthOf(one, half), worthOf(other, half2)]
  const makes = (value * from[3]) / to[3]
  const [small, big] = from[3] < to[3] ? [from, to] : [to, from]
  return {
    from: `${shown(value)} ${from[0]}`,
    to: `${shown(makes)} ${to[0]}`,
    per: big[3] / small[3],
    small: small[0],
    big: big[0].replace('feet', 'foot').replace('inches', 'inch').replace(/s$/, ''),
    said,
    makes,
    unit: to[0],
    isTrue: Math.abs(makes - said) < 1e-6,
  }
}
