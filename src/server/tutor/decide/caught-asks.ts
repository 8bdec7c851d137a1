import { isQuestion } from '../know/book/stems.ts'
import { answerTo, entryAnswer, nearlyMeant } from '../know/know.ts'
import { schoolAnswer } from '../know/school.ts'
import { asSubject } from '../know/words/as-subject.ts'
import type { Decision, Situation } from '../move.ts'
import { openProblem } from '../state.ts'
import { askedHere, asksHowPut } from './asked-here.ts'
import { caughtAs } from './caught.ts'
import type { Heard } from './hear.ts'
import { ownPlan } from './school/own-choice.ts'
import { isAbout } from './spoken-topic.ts'
import { tellKnown } from './tell.ts'
import { unknownKey } from './unknown.ts'
import { impersonal } from './world.ts'

// A question that no reader knows, by what it asks for: one of two, a rule of the school, what is right and rude, a check, a word.

const lead = '^\\W*(?:(?:so|but|and|ok|okay|um+|hey|now|oh|wait|then|like) )*'
const either =
  /\bshould (?:i|we|it|he|she) .*?\b((?:the |a |an )?[a-z]+) or ((?:the |a |an )?(?!not\b|is\b|no\b|what\b|something\b|nah\b|do\b|should\b)[a-z]+)\W*$/i
const must =
  /\b(?:do|does) (?:i|we) (?:have|need|got) to (?:do|write|finish|show|read|answer|use|put|draw|copy|turn)\b|\bam i (?:supposed|allowed) to\b/i
const opinion =
  /\b(?:is|isn'?t) (?:it|that|this) (?:\w+ )?(?:rude|weird|mean|okay|ok|wrong|dumb|normal|fair|lame|embarrassing|bad|babyish|cringe)\b/i
const debate = new RegExp(
  `${lead}should (?:all |the |every )?(?!i\\b|we\\b|it\\b|my\\b|he\\b|she\\b|they\\b|you\\b|u\\b)[a-z]+ `,
  'i',
)
const checks =
  /\b(?:is (?:it|that|this) (?:like )?[$.]?\d|is (?:that|it|this) (?:right|correct|good|bad|ok|okay)|am i right|right\W*$|did i (?:do|get|put) (?:it|that|this|the \w+) (?:right|correct\w*))/i
const ofSum =
  /\b(?:how (?:many|much|long|far)|left|each|total|altogether|in all|per|times|divided|plus|minus|stacks?|percent|half)\b/i
const ofWord =
  /\bhow (?:do|would|can|does) (?:you|i|we|u|it) (?:really |even |actually )?(?:get )?(?:spell|spelled|say|pronounce|sound out)\b|\bwhat does (?:[a-z] ?){1,8} (?:say|spell)\b/i
const toTutor = new RegExp(`${lead}(?:(?:can|could|will|would) (?:you|u|we)|(?:ask|give|tell|show) me)\\b`, 'i')
const letters = /\b(?:[a-z] ){1,6}[a-z]{1,2}\b.*\b(?:say|spell)\b/i
const ofNumber = /\d|\b(?:half|quarter|third|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|hundred)\b/i
const numbers = (text: string) => text.match(/\d+(?:[./:]\d+)?/g)?.length ?? 0

/** Before a question is kept for the wonder list: what is none of the world. */
export function caughtAsk(heard: Heard): Decision | null {
  const planned = ownPlan(heard)
  if (planned) return planned
  const { lesson, text } = heard
  const here = askedHere(heard)
  if (here) return here
  const asksHere =
    isQuestion(text) ||
    checks.test(text) ||
    /\b(?:should|do) i\b/i.test(text) ||
    debate.test(text) ||
    meaningOf(text) !== null
  if (!asksHere || lesson.spanish || /^(?:play|story|feeling)$/.test(lesson.asked?.kind ?? '')) return null
  const known = behind(heard) ?? leaning(heard)
  if (known) return known
  const two = either.exec(text)
  if (two?.[1] && two[2]) return caughtAs(heard, { key: 'caught.ask.either', values: choice(two[1], two[2]) }, 'ask')
  const key = keyOf(text)
  return key === null ? null : caughtAs(heard, { key }, 'ask', 'unsure')
}

const choice = (one: string, other: string) => ({
  one: one.toLowerCase(),
  One: one.charAt(0).toUpperCase() + one.slice(1).toLowerCase(),
  other: other.toLowerCase(),
})

function keyOf(text: string): string | null {
  if (must.test(text)) return 'caught.ask.must'
  if (ofWord.test(text)) return letters.test(text) ? 'caught.word' : 'caught.ask.word'
  if (checks.test(text) && (ofNumber.test(text) || /\bdid i\b/i.test(text))) return 'caught.check'
  if (numbers(text) >= 2 && ofSum.test(text)) return 'caught.sum'
  if (opinion.test(text)) return 'caught.ask.opinion'
  return debate.test(text) ? 'caught.ask.debate' : null
}

const says =
  / (?:(?:my|the|our) \w+|mr \w+|mrs \w+|ms \w+|he|she|they|someone) (?:says?|said|sez|thinks?|told me)\b.*$/i
const asksMeaning =
  /(?:^|[.,!?] ?|\b(?:and|but|so|wait|ok) )what(?:'?s| is| does| even is) (?:an? |the word )?([a-z]{4,})(?: mean)?\W*$/i
const knowsOf =
  /\b(?:do|did) (?:you|u) know (?:stuff |things |anything |something |a lot |much )?about ([a-z]+)(?= (?:theres|there's|cuz|because|cause)\b|\W*$)/i

/** The question itself, without what stands around it. */
function behind(heard: Heard): Decision | null {
  const { text } = heard
  const plain = [
    says.test(text) ? text.replace(says, '') : null,
    meaningOf(text),
    knowsOf.exec(text)?.[1] ? `tell me about ${knowsOf.exec(text)?.[1]}` : null,
  ]
  for (const ask of plain) {
    const found = ask === null || ask.split(' ').length < 3 ? null : foundFor(ask, heard.grade)
    if (found && !found.isFamily && found.id !== heard.lesson.told) return tellKnown(heard, found)
  }
  return null
}

function meaningOf(text: string): string | null {
  const word = text.split(' ').length > 3 ? asksMeaning.exec(text)?.[1]?.toLowerCase() : undefined
  return word === undefined || /^(?:that|this|next|wrong|your|else|going|happening)$/.test(word)
    ? null
    : `what does ${word} mean`
}

function foundFor(ask: string, grade: number) {
  const near = nearlyMeant(ask)
  return schoolAnswer(ask, grade) ?? answerTo(ask, grade) ?? (near && entryAnswer(near.id, grade))
}

const points = /\b(?:they|them|these|those|it|its|he|she|him|his|her|their|there|one)\b/i
const person =
  /\b(?:my (?:\w+ )?(?:mom|dad|brother|sister|friend|cousin|uncle|aunt|teacher|grandma|grandpa|class)|i|we|you|u)\b/i
const ofTalk =
  /\b(?:homework|question|problem|answer|game|word|spell|sentence|recess|lunch|math|my (?:room|house|turn))\b/i
const mostLeaning = 14

/** 'Could my dad drive there' behind an answer about the moon: of the moon, where that fits; else it is said that just this is not known. */
function leaning(heard: Heard): Decision | null {
  const { lesson, text, grade } = heard
  const { about } = lesson
  if (lesson.question === null || about === null || openProblem(lesson) || text.split(/\s+/).length > mostLeaning)
    return null
  if (!isQuestion(text) || !points.test(text) || ofTalk.test(text) || impersonal.test(text)) return null
  if (/^(?:fall|hurt|work|play|ride|run|swim|jump|walk|talk|sleep|dream|love|fight|move|move)$/i.test(about))
    return null
  const subject = asSubject(about)
  const named = text
    .toLowerCase()
    .replace(/\b(?:down |up |over |out )?there\b/, subject.startsWith('the ') ? `to ${subject}` : `with ${subject}`)
    .replace(/\b(?:they|them|these|those|he|she|him|it)\b/, subject)
  const all = [named, named.replace(person, 'people'), named.replace(person, 'people').replace(/\bcould\b/, 'can')]
  for (const ask of all) {
    const found = foundFor(ask, grade)
    if (found && !found.isFamily && found.id !== lesson.told && isAbout(found, about)) return tellKnown(heard, found)
  }
  return caughtAs(heard, { key: 'caught.ask.about', values: { about: subject } }, 'ask', 'wonder')
}

const bare = new RegExp(`${lead}\\w+(?: \\w+){0,2} (?:they|them|he|she|him|her|those|these)\\b`, 'i')

/** A question that nothing else took: for what the tutor cannot do, for something that was not named, or not known. */
export function askedPlainly(situation: Situation): Decision {
  const { text } = situation
  const key = keyOf(text)
  if (key !== null) return caughtAs(situation, { key }, 'ask', 'unsure')
  if (toTutor.test(text)) return caughtAs(situation, { key: 'caught.ask.can' }, 'ask', 'unsure')
  if (asksHowPut(text)) return caughtAs(situation, { key: 'here.howPut' }, 'ask', 'unsure')
  const isOpen = bare.test(text) && text.split(/\s+/).length <= 8
  return caughtAs(situation, { key: isOpen ? 'caught.ask.who' : unknownKey(text) }, 'ask', 'unsure')
}
