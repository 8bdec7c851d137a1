import { inEnglish } from './story-spanish.ts'

const coins = /\b(?:dimes?|nickels?|penn(?:y|ies)|coins?|money|cents?)\b/i

/** How children write what a story says, as its patterns know it. Numbers and who has them stay as they are. */
const mends: readonly (readonly [written: RegExp, as: string])[] = [
  [/[’`‘]/g, "'"],
  [/\$\s?(\d[\d,]*(?:\.\d+)?)/g, '$1 dollars'],
  [/¢/g, ' cents'],
  [/\b(mrs?|ms|dr)\./gi, '$1'],
  [/\b(?:my )?mommy\b/gi, 'mom'],
  [/\br\b/gi, 'are'],
  [/\bu\b/gi, 'you'],
  [/\bn\b/gi, 'and'],
  [/\bb4\b/gi, 'before'],
  [/\bhav\b/gi, 'have'],
  [/\b(?:brot|brang|braught)\b/gi, 'brought'],
  [/\bbrought (?:me|him|her|us|them) (?=\d)/gi, 'gave me '],
  [/\bcand(?:ys|ies|y's)\b/gi, 'candies'],
  [/\b(?:dolars|dollers|bucks)\b/gi, 'dollars'],
  [/\b(?:allready|already|alredy)\s/gi, ''],
  [/\b(?:there'?s|there is|theres) (?=\d|two|three|four|five|six|seven|eight|nine|ten)/gi, 'there are '],
  [/\bthere was (?=\d|two|three|four|five|six|seven|eight|nine|ten)/gi, 'there were '],
  [/\b(has|have) got\b/gi, '$1'],
  [/\bi'?ve got\b/gi, 'i have'],
  [/\b(?:one|1) (?=[a-z]+ (?:costs?|is|are) (?:\d|\$))/gi, 'a '],
  [/\b(how (?:many|much)[^.?!]{0,40}? in) (?:1|one) (?=[a-z]+\b)/gi, '$1 each '],
  [/\btwice (as\s(?:many|much|old))\b/gi, '2 times $1'],
  [/\bthe same(?: amount| number)?(?= how|[.,?!]|$)/gi, 'equally'],
  [/\bcame back\b|\bcome back\b/gi, 'came'],
  [
    /\s(?:please )?(?:i dont get it|i don't get it|help(?: me)?(?: please)?|can you help(?: me)?|idk|i dont know|i'm stuck|im stuck)\s*[.?!]*$/gi,
    '',
  ],
  [/\bdozens?\b/gi, 'dozen'],
  [/\bonly (have|has|had|got)\b/gi, '$1'],
  [/\byesterday\b(?=.*\btoday\b)/gi, 'on dayone'],
  [/(?<=\bon dayone\b.*)\btoday\b/gi, 'on daytwo'],
  [/\b(a|the|my) book is (?=\d+ pages)/gi, '$1 book has '],
  [/\bhow many ((?:[a-z]+ ){1,2})(?:is|are) (?:that|it|they)\b(?: now)?(?=\W*$)/gi, 'how many $1in all'],
  [/\s+/g, ' '],
]

/** The text with a child's spelling mended; a Spanish one in English words, as far as stories need them. */
export function mendedStory(text: string): string {
  const plain = inEnglish(text.normalize('NFKC'))
  const mended = mends.reduce((left, [written, as]) => left.replace(written, as), plain)
  // Beside money a quarter is a coin, and no fourth.
  const counted = mended.replace(/\b(a|an|\d{1,3}) dozen\b/gi, (_, count: string) => String(12 * (Number(count) || 1)))
  return coins.test(mended) ? counted.replace(/\bquarter(s?)\b/gi, 'quartercoin$1') : counted
}
