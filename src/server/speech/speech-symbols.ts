import { applyRules, type Rule } from './speech-rules.ts'

/** The same text in plain letters: emoji gone (or counted), accents folded, every kind of quote, dash and digit in one form. */
export const withoutSymbols = (text: string): string =>
  applyRules(applyRules(text, signs).normalize('NFKD').replace(/\p{M}/gu, ''), folded)

const picture = String.raw`\p{Extended_Pictographic}[\uFE0F\p{EMod}]*(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{EMod}]*)*`
const pictures = String.raw`(?<one>${picture})(?:\s?\k<one>){0,99}`
const operator = '[-+×÷=−<>]'
const onePicture = new RegExp(picture, 'gu')
const counted = (whole: string) => String(whole.match(onePicture)?.length ?? 0)

const power = (digits: string) => `^${digits.normalize('NFKD')}`

const signs: readonly Rule[] = [
  [/[\u00AD\u200B\u200C\u2060\uFEFF]/g, ''],
  [/➕/gu, '+'],
  [/➖/gu, '−'],
  [/➗/gu, '÷'],
  [/🟰/gu, '='],
  [/[□▢☐◻◽⬜]\uFE0F?/gu, ' _ '],
  [/(?<=[\d)_?] ?)[✕✖⨯]\uFE0F?(?= ?[\d(_?])/gu, '×'],
  // Counting pictures: three apples plus two apples.
  [new RegExp(String.raw`${pictures}(?=\s*${operator})`, 'gu'), counted],
  [new RegExp(String.raw`(?<=${operator}\s*)${pictures}`, 'gu'), counted],
  [new RegExp(picture, 'gu'), ' '],
  [/[\p{EMod}\p{Regional_Indicator}\u200D]/gu, ' '],
  [/(?<=\d ?)[º˚]/g, '°'],
  [/(?<=\d) ?″/g, ' inches'],
  [/(?<=\d) ?′/g, ' feet '],
  [/[‘’‚‛′]/g, "'"],
  [/[“”„‟«»″]/g, '"'],
  [/(?<=\d)(?=[¼-¾⅐-⅞])/g, ' '],
  [/[⁻⁰¹²³⁴-⁹]+/g, power],
  [/≠/g, '!='],
  [/≦|≤/g, '<='],
  [/≧|≥/g, '>='],
  [/(?<=\d)[\u00A0\u2009\u202F](?=\d{3}(?!\d))/g, ''],
  [/(?<=\d) ?[·⋅∙∗] ?(?=\d)/g, ' × '],
]

const letters: Record<string, string> = {
  ø: 'o',
  Ø: 'O',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ß: 'ss',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

const folded: readonly Rule[] = [
  [/[øØæÆœŒßłŁđĐðþı]/g, (letter) => letters[letter] ?? letter],
  [/\u2044|∕/g, '/'],
  [/[‐‑]/g, '-'],
  [/(?<=[\d)_?]) [‒–] (?=[\d($_?])/g, ' − '],
  [/(?<=\d|\b[Kk])[‒–](?=\d)/g, ' to '],
  [/[‒–—―]/g, ', '],
  [/[→⇒]|[-=]>/g, ', '],
  [/(?<!\.)\.{2,} ?(?=[A-Z])/g, '. '],
  [/(?<!\.)\.{2,} ?(?=\w)/g, ', '],
  [/√ ?/g, ' the square root of '],
  [/∛ ?/g, ' the cube root of '],
  [/π/g, ' pi '],
  [/∞/g, ' infinity '],
  [/±/g, ' plus or minus '],
  [/≈/g, ' is about '],
  [/(?<![\w~])~ ?(?=[\d$])/g, 'about '],
  [/∠ ?/g, ' angle '],
  [/(?<=\d) ?¢/g, ' cents'],
  [/£ ?(\d[\d,]*(?:\.\d+)?)/g, '$1 pounds'],
  [/€ ?(\d[\d,]*(?:\.\d+)?)/g, '$1 euros'],
  // What is left is ASCII, the four signs of arithmetic that the next rules know, and the sign of a degree.
  [/[^\n -~×÷−°]+/g, ' '],
  [/\s+/g, ' '],
]
