import { applyRules, type Rule } from './speech-rules.ts'

/** Units behind a number in full: '5 cm' becomes '5 centimeters', '1 m' one meter, '20°C' degrees Celsius. */
export const withoutUnits = (text: string): string => applyRules(text, rules)

const short: Record<string, readonly [one: string, many: string]> = {
  mm: ['millimeter', 'millimeters'],
  cm: ['centimeter', 'centimeters'],
  km: ['kilometer', 'kilometers'],
  mg: ['milligram', 'milligrams'],
  kg: ['kilogram', 'kilograms'],
  ml: ['milliliter', 'milliliters'],
  mL: ['milliliter', 'milliliters'],
  ft: ['foot', 'feet'],
  yd: ['yard', 'yards'],
  yds: ['yard', 'yards'],
  mi: ['mile', 'miles'],
  oz: ['ounce', 'ounces'],
  lb: ['pound', 'pounds'],
  lbs: ['pound', 'pounds'],
  pt: ['pint', 'pints'],
  qt: ['quart', 'quarts'],
  gal: ['gallon', 'gallons'],
  tsp: ['teaspoon', 'teaspoons'],
  tbsp: ['tablespoon', 'tablespoons'],
  sec: ['second', 'seconds'],
  min: ['minute', 'minutes'],
  mins: ['minute', 'minutes'],
  hr: ['hour', 'hours'],
  hrs: ['hour', 'hours'],
  mph: ['mile per hour', 'miles per hour'],
}

/** One letter could also be a variable (4m + 3), so these count only behind a space. */
const letters: Record<string, readonly [one: string, many: string]> = {
  m: ['meter', 'meters'],
  g: ['gram', 'grams'],
  l: ['liter', 'liters'],
  L: ['liter', 'liters'],
  s: ['second', 'seconds'],
  h: ['hour', 'hours'],
}

const all: typeof short = { ...short, ...letters, in: ['inch', 'inches'] }

export const unitNames = Object.keys({ ...short, ...letters }).join('|')

const number = String.raw`(?<![\d.,/])(\d+(?:,\d{3})*(?:\.\d+)?(?:\/\d+)?)`
const isOne = (count: string) => count === '1' || /^\d+\/\d+$/.test(count)
const full = (count: string, unit: string) => (all[unit] ?? [unit, unit])[isOne(count) ? 0 : 1]
const sizes: Record<string, string> = { '2': 'square ', '3': 'cubic ', sq: 'square ', cu: 'cubic ' }

const withCount = (_whole: string, count = '', unit = '', size = '') =>
  `${count} ${sizes[size] ?? ''}${full(count, unit)}`
const perUnit = (_whole: string, count = '', unit = '', per = '') =>
  `${count} ${full(count, unit)} per ${full('1', per)}`

const shortNames = Object.keys(short).join('|')
const letterNames = Object.keys(letters).join('|')

const rules: readonly Rule[] = [
  [
    new RegExp(String.raw`${number} ?(${shortNames}|${letterNames})\/(${shortNames}|${letterNames})(?![\w'^-])`, 'g'),
    perUnit,
  ],
  [new RegExp(String.raw`${number} ?(${shortNames}|${letterNames}|in)\^([23])(?!\d)`, 'g'), withCount],
  [
    new RegExp(String.raw`${number} ?(sq|cu)\.? (${shortNames}|m|in)(?![\w'-])`, 'g'),
    (_whole, count = '', size = '', unit = '') => withCount('', count, unit, size),
  ],
  [new RegExp(String.raw`${number} ?(${shortNames})(?![\w'^-])(?:\.(?= [a-z]))?`, 'g'), withCount],
  [new RegExp(String.raw`${number} (${letterNames})(?![\w'^-])`, 'g'), withCount],
  // 'in' is a word as well; with a dot behind a number it is an inch.
  [new RegExp(String.raw`${number} ?(in)\.(?= [a-z])`, 'g'), withCount],
  [
    new RegExp(String.raw`${number} ?in(\.)$`, 'g'),
    (_whole, count = '', dot = '') => `${count} ${full(count, 'in')}${dot}`,
  ],
  // 6'2": a carpenter's way to write feet and inches.
  [
    /(?<![\d'])(\d{1,2})['’′] ?(\d{1,2})(?:["”″]|'')(?!\w)/g,
    (_whole, feet = '', inches = '') => `${feet} ${full(feet, 'ft')} ${inches} ${full(inches, 'in')}`,
  ],
  [/(?<=(?:feet|foot) )(\d+) in\b/g, (_whole, count = '') => `${count} ${full(count, 'in')}`],
  [
    /(?<!\d)(\d+(?:\.\d+)?) ?° ?([CFK])?(?![\w'])/g,
    (_whole, count = '', scale = '') => `${count} ${count === '1' ? 'degree' : 'degrees'}${scales[scale] ?? ''} `,
  ],
  [/°/g, ' degrees '],
]

const scales: Record<string, string> = { C: ' Celsius', F: ' Fahrenheit', K: ' Kelvin' }
