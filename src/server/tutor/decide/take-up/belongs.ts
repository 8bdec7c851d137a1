import { findExpressions } from '#shared/answers/expressions.ts'
import { isMarked, sharedWith } from '../../read/goes-on.ts'
import { isOfSelf } from '../../writing/aside.ts'
import { isShownLine } from '../../writing/own-line.ts'
import { genreNow } from '../check-writing.ts'
import type { Heard } from '../hear.ts'

// Whether a line belongs to the text that the child writes. Where it plainly does not, the text waits below and the line is read as if
// none were open: a sum of its own, talk to the tutor, a question of language, or news of itself beside a text that speaks of others.

const ofSelf = /\b(?:i|i'?m|i'?ve|im|ive|my|me|we|our|us)\b/i
const asksAmount = /\d.*\bhow (?:many|much|long|far|old)\b|\bhow (?:many|much|long|far|old)\b.*\d/i
const goesAlong =
  /^\W*(?:(?:oh|ok|okay|um+) )*(?:and|then|but|because|cuz|cause|or|also|after that|next|maybe|what if|should|could|is it)\b/i
/** It speaks to the tutor of its text. */
const ofText =
  /\b(?:write|wrote|writing|story|essay|report|poem|letter|text|sentence|paragraph|line|title|ending|end|hook|reason|idea|ideas|character|draft|spell|word|words|topic|part|it|this|that|stuck|done|help|think|know|forget|forgot|mean|say|said|put|add|called|name)\b/i
const fewest = 4

/** '1 Guinea pigs are rodents. 2 Their …', 'reason 1', '5:45': sentences that are counted on the sheet and times of the day are no amounts. */
const noAmount =
  /(?:^|[\s.!?])\d{1,2}[.):]?\s+(?=(?:they|it|he|she|we|i|the|their|his|her|my|an?|some)\b|[A-Z])|\b(?:reason|paragraph|chapter|fact|line|step|grade) \d{1,2}\b|\b\d{1,2}:\d\d\b|\b(?:1[5-9]|20)\d\d\b/g
const number = /\d+(?:\.\d+)?/g
const ofAmounts =
  /\b(?:minus|plus|times|divided|dollars?|bucks|cents|left|each|altogether|in all|double|half|total|more than|less than|an? (?:day|week|month|year|hour|cup|piece|game)|that'?s|thats|makes?|is|for (?:me|him|her|you|each|us)|on my fingers|so)\b/i
const mostTold = 2
const mostReckoned = 25

/** It reckons: '3 dollars minus 4 dollars', 'i think thats 21 in a week', '1 for her 1 for me'. */
function reckons(text: string): boolean {
  const told = text.replace(noAmount, ' ').match(number)?.length ?? 0
  if (text.split(/\s+/).length > mostReckoned) return false
  return told > mostTold || (told === mostTold && ofAmounts.test(text))
}

/** Spoken and not written: a sigh, a joke, a word that takes back the last one. */
const isSpoken =
  /^\W*(?:(?:oh|ok|so|but) )*(?:wait|no wait|hold on|ugh+|um+|uh+|honestly|actually|hmm+|nvm|btw)\b|\b(?:jk|tbh|ngl|omg|no wait|nvm)\b\W*$/i
/** Of the kinds of words, marks and pictures in a text: that is said of one, and stands in none. */
const ofCraft =
  /\b(?:simile|metaphor|personification|alliteration|onomatopoeia|figurative|semicolon|commas?|apostrophes?|quotation marks?|run ?on|fragment|conjunction|adjectives?|adverbs?|pronouns?|stanzas?|rhyme scheme|point of view|author'?s purpose)\b/i
const speaksOfSelf =
  /^\W*(?:(?:and|so|but|ok|well|also|oh|then) )*(?:i (?:thought|did|counted|have to|gotta|need to|cant|can't|dont|don't|forgot|learned)|we (?:dont|don't|have to|gotta|need)|my (?:mom|dad|mommy|daddy|teacher|brother|sister|grandma|grandpa|friend))\b/i
/** It tells the tutor something, or asks behind what it told: 'gramma lives in florida is that far'. */
const toTutor =
  /^\W*(?:fun fact|did you know|guess what|didja know)\b|\b(?:is|are) (?:that|it|they) (?:really |very |so |too )?(?:far|long|old|big|tall|fast|true|real|bad|good|normal|weird|cool|rare|hard|a lot|allowed)\W*$/i
const worksOnIdeas = /^help:\w+:(?:idea|reason|example)/

/** By its form no line of any text: it reckons, it is spoken, or it asks of the craft. */
export const isTalkByForm = (text: string): boolean =>
  (reckons(text) || isSpoken.test(text) || ofCraft.test(text)) && !isShownLine(text)

export function isBesideOwnText(heard: Heard): boolean {
  const { lesson, text, written } = heard
  const { asked, thread } = lesson
  if (asked?.kind !== 'sentence') return false
  if (isShownLine(text) || /["“”]/.test(text)) return false
  const genre = genreNow(lesson, thread)
  if (genre !== 'steps' && reckons(text)) return true
  if (toTutor.test(text)) return true
  if (isMarked.test(text)) return false
  if (findExpressions(text).length > 0 || asksAmount.test(text)) return true
  if (ofCraft.test(text) && !ofCraft.test(thread)) return true
  const count = written.trim().split(/\s+/).length
  if (isSpoken.test(text) && count > 2) return true
  if (speaksOfSelf.test(text) && !isOfSelf(thread) && !worksOnIdeas.test(asked.about ?? '')) return !ofText.test(text)
  if (thread === '' || count < fewest || goesAlong.test(text) || ofText.test(text)) return false
  if (sharedWith(text, thread) > 0 || ofSelf.test(thread)) return false
  return /^(?:story|report|summary|book)$/.test(genre) && ofSelf.test(text)
}
