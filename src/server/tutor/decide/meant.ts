// What a child means with the numbers of a line: a sum of its own, a whole problem, or only news.

/** A question of amounts stands in the line. */
export const asksWithin =
  /\bhow (?:many|much|long|far|old|tall|big|fast)\b|\bwhat(?:'s| is|s) (?:left|the)\b|\bwhen do\b/i

/** Something that happened to the child, with a number in it that is no work. */
export const ownNews =
  /^\W*(?:(?:and|so|also|btw|guess what|oh|hey|lol) )*(?:i'?m an?|i am an?|i (?:just |only )?(?:saved|won|played|watched|scored|lost a|threw|caught|slept|got to)|my (?:team|tooth|cousin|birthday)|the tooth fairy|we (?:won|lost|beat|played|went))\b/i

const groupsSaid =
  /\b(?:each|every(?:one|body)?|per|times|groups?|rows?|packs?|bags?|box(?:es|s)?|layers?|shar(?:e|ed|es|ing)|split|half|halves|double|twice|an? (?:day|week|piece|pack|box|hour|minute|bag)|apiece|costs?|dozen|equal|between|among|cut|by|for|of|in|x|nickels?|dimes?|quarters?|pennies|wheels?|legs?|ears|fingers|toes)\b/i
/** It speaks of so many in each. */
export const saysGroups = (text: string) => groupsSaid.test(text)

const isOlder = /\b(?:older|taller|bigger|longer|higher|heavier) th[ae]n (?:me|my|him|her|i\b|us)\b.*\bso\b/i
const isYounger = /\b(?:younger|smaller|shorter|lower|lighter) th[ae]n (?:me|my|him|her|i\b|us)\b.*\bso\b/i
const bothCoins = /\bcents?\b.*\bdollars?\b|\bdollars?\b.*\bcents?\b/i
/** What each gets is shared out, and not what is left. */
const endsEach = /\b(?:so|they|we|get|gets|got|thats|that's) \d+ (?:[a-z]+ )?(?:each|apiece)\W*$/i
const longStory = 60

/** A way that a number may come of others, where the line speaks of such a deed: of numbers alone something always comes. */
export function meantBy(text: string, here: number, way: string | null, isOfEach: boolean): string | null {
  if (way === null) return null
  const isGroups = /[×÷]/.test(way)
  // A whole problem with its question is worked out elsewhere, or by the child.
  if (text.length > longStory && asksWithin.test(text) && here > 1) return null
  if (isGroups && here !== 1 && !isOfEach && !groupsSaid.test(text) && !/\bleft\b|\bover\b/i.test(text)) return null
  if (isGroups && bothCoins.test(text)) return null
  const [sum = ''] = way.split('=')
  if (endsEach.test(text) && sum.includes('−')) return null
  return (isOlder.test(text) && !sum.includes('+')) || (isYounger.test(text) && !sum.includes('−')) ? null : way
}
