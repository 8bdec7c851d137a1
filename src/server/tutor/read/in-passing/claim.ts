import type Fraction from 'fraction.js'
import { isSameThing } from '../quantities/same-thing.ts'
import { tellsOfPersons } from './persons.ts'
import { numbersOf, partsOf, type Told } from './told.ts'

// What a child makes of numbers, as it says so: 'so i need 66 more', 'thats 5', '12 cups would be 6 bucks', 'now its five'.

export type Claim = {
  said: Told
  /** The words of the claim: 'so i need 66 more'. */
  text: string
  /** What the line tells before it and as its reason, part by part. */
  told: readonly string[]
  /** What stands in the claim itself: '17 and 17' of 'so 17 and 17 is 34 dollars'. */
  near: readonly string[]
}

/** Nothing but small words may stand between the mark and the number: 'so im buying 6' is no result. */
const small =
  "(?:i|we|he|she|they|it|there|started|start|began|with|i'm|im|you|that|this|these|everyone|everybody|only|just|still|now|then|will|would|be|have|has|had|got|gets?|need|needs?|makes?|made|is|are|was|were|am|a|left|all|together|each|my|pay|owe|costs?|takes?|leaves|me|us|can|could|should|about|um|uh|like|probably|in|total|equals|the|other|another|so|oh|i'll|we'll|that'll|it'll|think|gotta|altogether|save|saved|missing|comes|to|ok|wait|um+|(?:winning|losing|ahead|behind|up|down|won|lost|beat (?:me|him|her|them|us)|beating (?:me|him|her|them|us)) by)"
const lead = new RegExp(`^(?:${small} ){0,8}(?=\\d)`)
/** What may stand behind it: its thing, and what kind of result it is. */
const tail =
  /^(?:ones|more|(?:are |is )?left|now|total|in all|in total|all together|altogether|together|to go|right|each|left over|over|for (?:it|me|us|all of us|each|every ?one)|extra|again|short|back|away|apart|in (?:an?|1|the|my|his|her|our) [a-z]+|an? [a-z]+|every [a-z]+|per [a-z]+|per|of them|i think|lol|yay|haha|that are [a-z]+|th[ae]n (?:me|him|her|them|my [a-z]+)|too|so far|already|older|taller|longer|less|fewer|because|cause|cuz|bc|from|on|off)\b/

const thatIsSo = /^(?:(?:they )?are(?= \d)|so|thats|that is|then|which|that|i mean|now|it is|oh|ok|there (?:is|are))\b/
const endsAsResult =
  /\b(?:left|more|total|in all|altogether|all together|to go|each|extra|less|fewer|short|apart|back|missing)\b|\b(?:winning|losing|ahead|behind|up|down|won|lost|beat [a-z]+|beating [a-z]+) by\b/
const comesTo =
  /^(.*\d.*?) ((?:would be|will be|would cost|will cost|would make|would have|will have|costs?|comes to|makes?|equals|that is|we get|i get|is|are|have|has|got) (?:about |like )?\d.*)$/
const beginsWork = /^(?:so|with|if|then|and)\b/

/** The number of a claim and its thing, where nothing else is in it. */
function resultOf(part: string): Told | null {
  const from = lead.exec(part)
  if (!from) return null
  const [said, another] = numbersOf(part)
  if (!said || another) return null
  const [, behind = ''] = /\d+(?:\.\d+)?(.*)$/.exec(part.slice(from[0].length)) ?? []
  const words = behind.trim()
  if (words === '' || tail.test(words)) return said
  const plain = words.replace(/^(?:dollars?|bucks?|cents?|more)\s*/, '')
  const rest = said.thing === null ? plain : plain.slice(plain.startsWith(said.thing) ? said.thing.length : 0).trim()
  if (said.thing === null && plain === words) return null
  return rest === '' || tail.test(rest) ? said : null
}

const comes =
  /^(?:would|will|comes|makes?|equals|that|we|i|is|are|have|has|got|costs?)(?: (?:be|to|cost|make|get|have|is))?(?: about| like)? /

/** '12 cups would be 6 bucks': what it is of stands before it. */
function comingOf(part: string): Claim | null {
  const [, before = '', result = ''] = comesTo.exec(part) ?? []
  if (result === '') return null
  const isWork =
    beginsWork.test(part) || / times /.test(before) || /^(?:would|will|comes|makes?|equals|that is)/.test(result)
  const said = isWork ? resultOf(result.replace(comes, '')) : null
  return said && { said, text: result, told: [before], near: [before] }
}

/** 'Four. i counted with my finger': a number, and how it was found. */
const found = /^i (?:counted|cownted|used|did it|figured|just know|know cause)\b[^\d]*$/

/** A line's own claim; null where it makes none, or where more than one number may be it. */
export function claimOf(plain: string): Claim | null {
  const parts = partsOf(plain)
  for (let at = parts.length - 1; at >= 0; at--) {
    const part = parts[at] ?? ''
    const [claim = part, ...reasons] = part.split(/\s(?:because|cause|cuz|bc|since)\s/)
    const told = [
      ...parts.slice(0, at),
      ...reasons,
      ...parts.slice(at + 1).filter((one) => /^(?:because|cause|cuz|bc|since)\b/.test(one)),
    ]
    const coming = comingOf(claim)
    if (coming) return { ...coming, told: [...told, ...coming.told], near: coming.told }
    // '180 more', behind others, is the next that comes.
    const said = /^(?:(?:and|then) )*\d+ more$/.test(claim) ? null : resultOf(claim)
    const isFound = at === 0 && parts.length === 2 && found.test(parts[1] ?? '')
    const isBareEnd = (isFound || (at > 0 && at === parts.length - 1)) && /^\d+(?:\.\d+)?(?: [a-z]+)?$/.test(claim)
    if (said && (thatIsSo.test(claim) || isBareEnd || endsAsResult.test(claim)))
      return { said, text: claim, told, near: [] }
  }
  return null
}

/** The whole line is a number with its thing: what comes of what was told just before. */
export function bareClaim(plain: string): Claim | null {
  const line = plain.replace(/[.!?\s]+$/, '').replace(/^(?:oh|ok|um+|uh) /, '')
  if (!/^\d+(?:\.\d+)? [a-z]+(?: [a-z]+)?$/.test(line)) return null
  const [said] = numbersOf(line)
  return said && (said.thing !== null || said.money !== null) ? { said, text: line, told: [], near: [] } : null
}

const ofAll =
  /^(?:things?|animals?|pets?|toys?|pieces?|in|ones?|total|more|left\w*|over|each|altogether|together|extra|short|back|to|points?|less|fewer|apart)\b/
const ofUnits =
  /^(?:feet|foot|inch(?:es)?|minutes?|mins?|hours?|hrs?|seconds?|days?|weeks?|months?|years?|quarters?|dimes?|nickels?|pennies|penny|cents?|dollars?|bucks?|yards?|miles?|cm|degrees?|percent)$/
const people = /^(?:people|kids|persons?|children)$/

/** What comes out is of what was spoken of, and not of something new: 'so 2 games' of a score is news. */
export function isOfThings({ thing }: Pick<Told, 'thing'>, spoken: readonly string[]): boolean {
  if (thing === null || ofAll.test(thing) || ofUnits.test(thing)) return true
  const head = thing.split(' ').at(-1) ?? thing
  if (/^ones?$/.test(head)) return true
  if (people.test(head) && spoken.some(tellsOfPersons)) return true
  return spoken.some((line) =>
    (line.match(/[a-z']+/g) ?? []).some((word) => word.length > 2 && isSameThing(word, head)),
  )
}

const isDoing =
  /\bso (?:i'?m|i am|im|we'?re|we are|he is|she is|they are) (?:only |just )?(?!(?:winning|losing|beating|making|getting|saving|paying|missing|having|left)\b)[a-z]+ing\b/
/** How old two are apart comes of their ages. */
const isApart = /\b(?:older|younger|apart|difference|taller|shorter)\b/

/** A number at the end of a line that is no result of what it tells: of a deed ('so im buying 6'), or of a thing that nobody spoke of. */
export function isNews(plain: string, earlier: readonly string[]): boolean {
  if (isDoing.test(plain)) return true
  const all = partsOf(plain).flatMap(numbersOf)
  const last = all.at(-1)
  if (last && last.thing !== null) {
    const before = plain.slice(0, plain.lastIndexOf(String(last.value)))
    const reason = /\b(?:because|cause|cuz|bc|since)\b.*/.exec(plain)?.[0] ?? ''
    if (!isOfThings(last, [before, reason, ...earlier])) return true
  }
  return false
}

/** Only numbers that count something: a place, an hour or an age is no part of a sum, nor is what somebody else has. */
export function countedOnly(plain: string, values: readonly Fraction[]): Fraction[] {
  if (isApart.test(plain)) return [...values]
  const counted = partsOf(plain).flatMap(numbersOf)
  const figures = plain.match(/\d+(?:\.\d+)?/g) ?? []
  const isIn = (value: Fraction) => figures.some((figure) => value.equals(figure))
  return values.filter((value) => !isIn(value) || counted.some((one) => one.value.equals(value)))
}
