import { isSamePerson, whoIn } from '../quantities/clause.ts'
import type { Sign } from './relation.ts'
import type { Told } from './told.ts'

// Whose a number is: what Mia has and what I have is what both of us have, and no more of hers.

/** Somebody has so many, or is so old; what is given, found or bought may come to anybody's. */
const who = String.raw`\b((?:my |our |the )(?:[a-z]+ )?[a-z]+|[a-z]+) (?:(?:only|just|still|already|also|now|then) )*`
const holds = new RegExp(
  String.raw`${who}(?:have|hav|haves|has|haz|had|got|gots|is|am|was)(?: (?:only|just|like|about|now|still|already))* \d+(?:\.\d+)?(?! more\b| extra\b| left\b)`,
)
const kin =
  /^(?:my |our |the )?(?:(?:big|little|baby|older|younger|best|other|twin) )?(?:mom|mommy|mama|mum|dad|daddy|papa|nana|grandma|grandpa|sister|sissy|sis|brother|bro|cousin|aunt|auntie|uncle|friend|bestie|buddy|teacher|neighbor|classmate|partner|twin|kid|boy|girl|baby|dog|cat|puppy|kitten)$/

/** 'So he is winning by 2', 'hes 2 years older', 'now i need 3': whose it is, whatever stands between. */
const speaksOf = new RegExp(`${who}(?:have|hav|has|had|got|is|am|was|need|needs|won|beat|lost)\\b`)

/** One person alone, as it is called; null for us, for them and for whatever is no person. */
function holderIn(words: string, isClaim = false): string | null {
  const [, named = ''] = holds.exec(words) ?? (isClaim ? speaksOf.exec(words) : null) ?? []
  if (named === '') return null
  if (kin.test(named)) return `your ${named.split(' ').at(-1) ?? named}`
  const one = named.includes(' ') ? undefined : whoIn([named])
  return one === undefined || one === null || /^(?:we|they|there)$/.test(one) ? null : one
}

const compares =
  /\b(?:more|less|fewer|older|younger|taller|shorter|bigger|longer|apart|ahead|behind|difference|left|short|need|needs|still|extra)\b/
const most = /\b(?:more|older|taller|bigger|longer|ahead|winning|wins?|won|beat|beating|up by)\b/
const least = /\b(?:less|fewer|younger|shorter|smaller|behind|losing|lost|down by)\b/
const ofWin = /\b(?:winning|wins?|won|beating|beat|losing|lost|up|down) (?:(?:me|him|her|them|us) )?by\b/

const aged =
  /\b(?:he|she|i|(?:my (?:\w+ )?)?(?:mom|dad|mommy|daddy|sister|brother|cousin|grandma|grandpa|aunt|uncle|friend|teacher|baby|dog|cat)) (?:is|am) (?:only |just |now |like |about )*\d+(?: (?:years?(?: old)?|now|too|i think|lol))*\W*$/
const agesCompared =
  /\b(?:older|younger|more|less|taller|shorter|twice|double|half|grew|turned|ago|birthday|years? (?:from|after|before|later)|in \d+ years?|next year|last year|times)\b/

/** How old somebody is comes of no other's age, unless the words put them side by side. */
export const isAgeOfNothing = (claim: string, told: string): boolean => aged.test(claim) && !agesCompared.test(told)

/** Who has more, is ahead or older is the one whose number is bigger. */
function isRightWay(holders: readonly (string | null)[], owner: string, claim: string, of: readonly Told[]): boolean {
  const [one, other, third] = of.map(({ value }, at) => ({ value, who: holders[at] ?? null }))
  if (!one || !other || third || one.who === null || other.who === null || isSamePerson(one.who, other.who)) return true
  const [more, less] = one.value.gt(other.value) ? [one.who, other.who] : [other.who, one.who]
  if (/\b(?:need|needs)\b/.test(claim)) return isSamePerson(owner, less)
  if (most.test(claim)) return isSamePerson(owner, more)
  return !least.test(claim) || isSamePerson(owner, less)
}

/** What one has, and another, comes to nothing that only one of them has. */
export function ownersAgree(sign: Sign, of: readonly Told[], claim: string): boolean {
  if (isAgeOfNothing(claim, of.map(({ clause }) => clause).join(' . '))) return false
  const owner = holderIn(claim, true)
  if (owner === null || (sign !== '+' && sign !== '−')) return true
  const holders = of.map(({ clause }) => holderIn(clause))
  const isOthers = (who: string | null) => who !== null && !isSamePerson(who, owner)
  if (sign === '−' && (compares.test(claim) || ofWin.test(claim))) return isRightWay(holders, owner, claim, of)
  // Of what all of us have, my part leaves another's.
  return !(holders.some(isOthers) && (sign === '+' || holders.every((who) => who !== null)))
}
