/** What is found in a text that says who or where somebody is. */
export type PersonalKind =
  | 'e-mail'
  | 'phone'
  | 'link'
  | 'number'
  | 'address'
  | 'name'
  | 'school'
  | 'password'
  | 'team'
  | 'birthday'

/** One way personal data is written; what `allow` accepts is none. */
export type Finder = {
  kind: PersonalKind
  pattern: RegExp
  /** A word that must stand somewhere in the text: quick to look for where the pattern is not. */
  when?: RegExp
  allow?: (match: string, before: string, after: string) => boolean
}

const tld =
  'com|net|org|edu|gov|io|co|uk|ca|au|de|fr|es|mx|br|info|biz|app|dev|ai|gg|ly|xyz|link|shop|site|online|ru|cn|club|tv'
const digitWord = '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple|\\d)'
const spelledDigit = '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)'
const announcedPhone =
  "(?:phone|cell|telephone|mobile|whatsapp|text (?:me|us)|(?:call|ring|reach|dial) (?:me|us|my \\w{1,10})(?: on| at)?|(?:my|our|moms?|dads?|mom's|dad's|grandma'?s|home|her|his) (?:home |cell |phone )?number|number is|reach (?:me|us)|dial|digits are)"
const state =
  'A[LKZR]|C[AOT]|D[EC]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]'

const plainStreet =
  'street|avenue|ave|boulevard|blvd|road|rd|lane|ln|drive|dr|parkway|pkwy|highway|hwy|terrace|crescent'
const anyStreet = `${plainStreet}|st|av|court|ct|circle|cir|way|place|pl|square|sq|trail|trl|loop|alley|close`
const unit = `(?:\\.?,? {0,2}(?:apt|apartment|unit|suite|ste|#)\\.? {0,2}[\\w-]{1,6})?`
const cityState = `(?:,? {1,2}[\\p{L}'. -]{2,30},? {1,2}(?:${state})(?: {1,2}\\d{5}(?:-\\d{4})?)?)?`
const functionWords =
  / (?:on|in|the|a|an|this|that|each|every|per|of|to|from|by|at|and|or|is|are|was|were|down|along|across|more|with|for|my|kids|cars|people|miles?|feet|minutes?|hours?|meters?|houses|times|plus|minus|divided|than|trees|km|mph|x) /i

const urls = new RegExp(
  `(?:\\b(?:https?|ftp|file):/{0,3}[^\\s<>"']{1,2000}|\\b(?:javascript|data|mailto):[^\\s<>"']{1,2000}|\\bwww\\.[^\\s<>"']{1,2000}|(?<![\\p{L}\\p{N}@.-])(?:[\\p{L}\\p{N}-]{1,63}\\.){1,5}(?:(?:${tld})(?![\\p{L}\\p{N}-])(?:[/?#:][^\\s<>"']{0,2000})?|[a-z]{2,10}/[^\\s<>"']{1,2000}))`,
  'giu',
)

export const emails = new RegExp(
  `[^\\s@<>()[\\],;:"\\\\]{1,64}@(?:[\\p{L}\\p{N}-]{1,63}\\.){0,8}[\\p{L}\\p{N}-]{1,63}|[\\p{L}\\p{N}._+-]{1,64} {0,2}(?:@|\\(at\\)|\\[at\\]| at ) {0,2}[\\p{L}\\p{N}-]{1,63} {0,2}(?:\\.|\\(dot\\)|\\[dot\\]| dot ) {0,2}(?:${tld})(?![\\p{L}\\p{N}])`,
  'giu',
)

/** Telephone numbers: written with signs between, with a country, or announced ('my phone is five five five ...'). */
export const phones: Finder[] = [
  {
    kind: 'phone',
    pattern: /(?<![\d.,])(?:\+?1[ .\-/]{0,2})?\(?[2-9]\d{2}\)?[ .\-/]{1,2}\d{3}[ .-]{1,2}\d{4}(?![\d.]\d)/g,
    allow: isSum,
  },
  {
    kind: 'phone',
    pattern: /(?<![\d)][ ]{0,2})\+\d{1,3}(?:[ .\-/()]{0,2}\d{1,5}){2,6}(?!\d)/g,
    allow: (match) => match.replace(/\D/g, '').length < 8,
  },
  { kind: 'phone', pattern: /(?<![\d.,+*×÷/=-] {0,2})\b\d{3}-\d{4}\b(?! {0,2}[=+*×÷/])/g },
  {
    kind: 'phone',
    when: new RegExp(announcedPhone, 'i'),
    pattern: new RegExp(
      `(?<=\\b${announcedPhone}\\b[^.!?\\n\\d]{0,24}?)(?:\\b${digitWord}(?:[ ,.-]{1,2}|(?<=\\d)(?=\\d))){6,15}${digitWord}\\b`,
      'gi',
    ),
  },
  {
    kind: 'phone',
    when: /\b(?:double|triple)\b/i,
    pattern: new RegExp(
      `(?<=\\b${announcedPhone}\\b[^.!?\\n\\d]{0,24}?)(?:${digitWord}[ ,.-]{1,2}){0,6}(?:double|triple) ${digitWord}(?:[ ,.-]{1,2}${digitWord}){2,8}\\b`,
      'gi',
    ),
  },
  {
    kind: 'phone',
    when: /\d{3}/,
    pattern:
      /(?<=\b(?:phone|cell|telephone|mobile|call|ring|text|number|tel)\b[^.!?\n\d]{0,24}?)\(?0\d{1,4}\)?(?:[ -/]?\d{2,5}){2,4}\b/gi,
  },
  {
    kind: 'phone',
    when: /\d{3}/,
    pattern:
      /(?<=\b(?:phone|cell|call me|text me|my number|its|it's)\b[^.!?\n\d]{0,12}?)\d{3}[ .]\d{4}\b(?! ?[=+*×÷/x-])/gi,
  },
  {
    kind: 'phone',
    when: new RegExp(`${spelledDigit}[ ,-]{1,2}${spelledDigit}[ ,-]{1,2}${spelledDigit}`, 'i'),
    pattern: new RegExp(`\\b(?:${spelledDigit}[ ,-]{1,2}){6,10}${spelledDigit}\\b`, 'gi'),
    allow: counts,
  },
]

const digitNames = 'zero one two three four five six seven eight nine'.split(' ')

/** Counting up or down in words, or one word again and again, is no telephone number. */
function counts(match: string): boolean {
  const digits = match
    .toLowerCase()
    .split(/[ ,-]+/)
    .map((word) => (word === 'oh' ? 0 : digitNames.indexOf(word)))
  const steps = digits.slice(1).map((digit, at) => digit - (digits[at] ?? 0))
  return new Set(steps).size === 1 || steps.filter((each) => each === steps[0]).length > steps.length - 2
}

/** Street addresses, post boxes, a state with its ZIP code, and what follows 'I live at'. */
export const addresses: Finder[] = [
  {
    kind: 'address',
    pattern: new RegExp(
      `(?<![\\d.,$/+×*=-] {0,1})\\b\\d{1,6}[a-z]? (?:[nsew]\\.? |(?:north|south|east|west) )?(?:[\\p{L}'-]{1,30} |\\d{1,3}(?:st|nd|rd|th) ){1,3}(?:${plainStreet})\\b${unit}${cityState}`,
      'giu',
    ),
    allow: (match) => functionWords.test(match) || / \p{L}+s (?:drive|road)\b/iu.test(match),
  },
  {
    kind: 'address',
    pattern: new RegExp(
      `(?<![\\d.,$/+×*=-] {0,1})\\b\\d{1,6}[a-z]? (?:[NSEW]\\.? )?(?:\\p{Lu}[\\p{L}'-]{0,30} |\\d{1,3}(?:st|nd|rd|th) ){1,3}(?:${anyStreet.replace(/\b[a-z]/g, (c) => c.toUpperCase())})\\b${unit}${cityState}`,
      'gu',
    ),
  },
  { kind: 'address', pattern: /\bP\.? ?O\.? ?Box \d{1,6}\b/gi },
  { kind: 'address', pattern: new RegExp(`\\b(?:${state}),? {1,2}\\d{5}(?:-\\d{4})?\\b`, 'g') },
  {
    kind: 'address',
    pattern:
      /(?<=\b(?:i live|we live|my house is|our house is) (?:at|on) {0,2})\d{1,6} [\p{L}\d][^.!?\n]{0,60}|(?<=\bi live (?:at|on) {0,2})\p{L}[\p{L}' ]{0,30} (?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|court|circle|way|boulevard)\b/giu,
    allow: (match) => /^\d{1,6} (?:years?|miles?|minutes?|floors?|of|and|blocks?|houses?|people|acres?)/i.test(match),
  },
  {
    kind: 'address',
    pattern:
      /(?<=\b(?:my|our) (?:home |house |street )?address(?: is| =|:) {0,2})(?!(?:private|secret|a|not|the|hidden)\b)[\p{L}\d][^!?\n]{2,80}/giu,
  },
]

/** A sum that only looks like a telephone number: '555 - 123 - 4567' keeps its spaces on both sides. */
function isSum(match: string): boolean {
  return / - | \/ /.test(match)
}

export const links: Finder = { kind: 'link', pattern: urls }
/** 'jen adams 7 at hotmail dot com' and whatever else follows 'my email is'. */
export const spokenMail: Finder = {
  kind: 'e-mail',
  when: /\bat\b|@/i,
  pattern:
    /(?<=\be-?mail(?: address)?(?: is| me at|'s|:| =) )[\p{L}\p{N}._ +-]{1,50}? (?:at|@) ?(?:gmail|yahoo|hotmail|outlook|icloud|aol|proton|live|msn|mail|me)\b(?: ?(?:dot|\.) ?[a-z]{2,4})?|(?:[\p{L}\p{N}]{1,30} (?:dot|underscore|dash|hyphen|period|point) ){1,4}[\p{L}\p{N}]{1,30} at [\p{L}\p{N}-]{1,30} (?:dot|point|period) [a-z]{2,4}\b|[\p{L}\p{N}._-]{2,30} at (?:gmail|hotmail|icloud|(?:yahoo|outlook|aol|live|msn|proton) ?(?:dot|\.))\b(?: ?(?:dot|\.)? ?(?:com|net|org|co|uk|me))?/giu,
}
export const mail: Finder = {
  kind: 'e-mail',
  pattern: emails,
  allow: (match) => /^[^@]+@\d+$/.test(match) && !/[\p{L}]/u.test(match),
}
/** '@mia_rocks': a name on some other service. */
export const handles: Finder = { kind: 'name', pattern: /(?<![\p{L}\p{N}@])@[\p{L}_][\p{L}\p{N}_.]{2,29}/gu }
