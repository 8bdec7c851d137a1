import { isInDictionary } from '#server/safety/usual-words.ts'
import { book, exactEntry } from '../know/book/book.ts'
import { isQuestion } from '../know/book/stems.ts'
import { answerTo, entryAnswer, isSurelyInBook, type Known, nearlyMeant } from '../know/know.ts'
import { schoolAnswer } from '../know/school.ts'
import { thingIn } from '../know/words/thing-in.ts'
import type { Decision } from '../move.ts'
import { computedIn } from '../read/computed/computed.ts'
import { handsIn } from '../read/computed/hands.ts'
import { sharedWith } from '../read/goes-on.ts'
import { hearsayIn } from '../read/hearsay.ts'
import { reflectionOf } from '../read/reflect.ts'
import { isTenderTold } from '../read/tellings.ts'
import { openProblem } from '../state.ts'
import { writingWished } from '../writing/wished-writing.ts'
import { askAgain, askChat, noQuestion } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'
import { answerMeant } from './spoken-topic.ts'
import { isOfWork } from './talk.ts'
import { tellKnown } from './tell.ts'
import { inItsPlace, wonder } from './world.ts'

const mostWords = 26
const riddleAsked = /\bwhat (?:has|gets|goes|is|can|belongs|runs|starts|room|invention|month|comes)\b/i

const ofText = /\b(?:sentence|paragraph|story|essay|poem|writing|report|letter)s?\b/i

/** A plain question that the tutor surely has the answer to is answered first, however it is put and whatever stands before it. */
export function plainQuestion(heard: Heard): Decision | null {
  const { lesson, text, grade } = heard
  if (lesson.spanish || text.split(/\s+/).length > mostWords || handsIn(text)) return null
  // 'Can you check my sentence' wants it looked at, and no word of how.
  if (ofText.test(text) && writingWished(text) !== null && !/\b(?:how|what|why)\b/i.test(text)) return null
  if (!openProblem(lesson) && /\d.*\D\d/.test(text) && computedIn(text) !== null) return null
  const riddle = riddleAsked.test(text)
    ? partsOf(text).flatMap((part) => schoolAnswer(part, grade) ?? [])[0]
    : undefined
  if (riddle?.id.startsWith('school-riddle-')) return tellKnown(heard, riddle)
  if (/["“”]|\briddles?\b|\bguess\b|\bwhat has\b/i.test(text)) return null
  if (
    (lesson.asked?.kind === 'feeling' && !isOfWork(text)) ||
    lesson.asked?.kind === 'play' ||
    lesson.asked?.kind === 'story'
  )
    return null
  const school = partsOf(text).flatMap((part) => schoolAnswer(part, grade) ?? [])[0]
  if (school && !givesAway(heard, school)) return school.back ? tellKnown(heard, school) : shown(heard, school.says)
  if ((lesson.passage && sharedWith(text, lesson.passage) > 0) || /\d/.test(text)) return null
  const meant = goesOnFrom(heard)
  if (meant) return tellKnown(heard, meant)
  const known = isItTrue(heard) ?? behindTelling(heard) ?? plainlyAsked(heard)
  return known && !givesAway(heard, known) ? tellKnown(heard, known) : null
}

/** The way to do it is shown on other numbers; then it is the child's turn. */
export function shown(heard: Heard, says: string): Decision {
  const lesson = { ...heard.lesson, about: thingIn(heard.text) }
  const ends = openProblem(lesson)
    ? askAgain(heard, lesson)
    : /\d/.test(says)
      ? askChat(lesson, { key: 'school.try' })
      : lesson.asked?.kind === 'sentence'
        ? noQuestion(lesson)
        : askChat(lesson, { key: 'told.help' })
  return reply([{ text: says, fact: true }], ends, { kind: 'book' })
}

/** Each sentence, and the part of one that begins to ask. */
function partsOf(text: string): string[] {
  const parts = text.split(/[.!;?\n]+\s*|,\s+(?=(?:so |and |but )?(?:why|how|what|whats|who|where|which)\b)/i)
  return [text, ...parts.flatMap(runOn)].filter((part) => part.trim().length > 0)
}

/** Without any mark between: 'can we do something else now whats the biggest dinosaur'. */
const asksOn =
  /(?<=\b(?:now|lol|haha|ok|okay|tho|though|too|else|yay|also|thanks|thx|done|fun|cool|nice|hmm|anyway|today|yesterday|him|her|it|wait|please)[,]?\s+)(?=(?:whats|what'?s|what (?:is|are|do|does)|why (?:do|does|is|are)|how (?:do|does|many|far|big|old|long|fast|tall) \w+|who (?:is|was|made|invented)|(?:do|can|are) [a-z]+s (?:have|eat|fly|swim|see|sleep|talk|feel|live))\b)/i

const runOn = (part: string): string[] => {
  const at = part.search(asksOn)
  return at > 0 ? [part.slice(0, at), part.slice(at)] : [part]
}

/** 'My brother says sharks are mammals is that true': the thing itself is looked up. */
function isItTrue({ text, grade }: Heard): Known | null {
  const claim = hearsayIn(text)
  if (claim === null) return null
  return ofWorld(answerTo(`is it true that ${claim}`, grade)) ?? schoolAnswer(asAsked(claim), grade)
}

const asAsked = (claim: string) => claim.replace(/^(\w+) (is|are|can|do)\b/i, '$2 $1')

const own = /\b(?:me|i|im|my|mine|we|our|us|you|your|yours|u|ur|youre)\b/i
const meansBefore = /\b(?:they|them|their|it|its|he|she|those|these|that|this|his|her|one|ones)\b/i
const opensAsking =
  /^\W*(?:(?:so|but|and|idk|wait|ok|okay|also|hey|um+|do you know|can you tell me|i wonder|y|tell me)\W+)*(?:why|how|what|whats|wat|wut|who|where|when|which|do|does|did|are|is|can)\b/i
/** 'How do you spell', 'what do you call': the child asks of people in general. */
const general =
  /\b(?:how (?:do|can|would) (?:you|i|we)|(?:do|why do|does) (?:you|we|i) (?:call|have to|need|say)|makes? (?:me|you|us))\b/i

/** Told first, asked behind it: 'i lost a tooth. why do baby teeth fall out'. */
function behindTelling({ text, grade }: Heard): Known | null {
  if (isTenderTold(text)) return null
  const parts = partsOf(text).slice(1)
  const last = parts.at(-1)?.trim() ?? ''
  if (parts.length < 2 || last.split(/\s+/).length < 2 || !opensAsking.test(last)) return null
  if (meansBefore.test(last)) return null
  return isOfChild(last) ? null : ofWorld(answerTo(last, grade))
}

/** 'Can you see them with your eyes' behind an answer about germs. */
function goesOnFrom(heard: Heard): Known | null {
  const { text, lesson, grade } = heard
  if (openProblem(lesson) && !lesson.told) return null
  const meant = isQuestion(text) && text.split(/\s+/).length <= mostBehind ? inItsPlace(heard) : null
  const ofSchool = meant === null ? null : schoolAnswer(meant, grade)
  if (ofSchool) return ofSchool
  const near = meant === null ? null : nearlyMeant(meant)
  const told = meant === null ? null : ofWorld(answerTo(meant, grade) ?? (near && entryAnswer(near.id, grade)))
  const isAbout =
    told &&
    book()
      .get(told.id)
      ?.about.includes(lesson.about ?? '')
  const known = isAbout ? told : answerMeant(heard)
  return known && known.id === lesson.told && book().has(known.id) ? entryAnswer(known.id, fullest) : known
}
/** The grade whose answer says the most. */
const fullest = 5
const mostBehind = 12

/** A question of the world in one sentence, of which the book is sure. */
function plainlyAsked({ text, grade }: Heard): Known | null {
  // In the very words of the book it is no question of the child alone, though it says I.
  const ofSomeone = own.test(text) || (meansBefore.test(text) && !/\bit'?s\b/i.test(text))
  const same = ofSomeone && text.trim().split(/\s+/).length >= fewestOwn ? exactEntry(text) : null
  if (same) return ofWorld(entryAnswer(same.id, grade))
  // 'What do I do if someone cuts in line' asks for a way that anybody may go.
  if (asksWay.test(text) && !ofText.test(text) && isSurelyInBook(text)) return ofWorld(answerTo(text, grade))
  if (!isQuestion(text) || !opensAsking.test(text) || meansBefore.test(text) || isOfChild(text)) return null
  if (/\b(?:problem|question|answer|homework|story|game|joke|should|lets|play|test|quiz)\b/i.test(text)) return null
  if (text.trim().split(/\s+/).length < 3 && !/^\W*(?:what|wat|wut)/i.test(text)) return null
  return ofWorld(answerTo(text, grade))
}

const fewestOwn = 4
const asksWay =
  /^\W*(?:(?:so|but|and|um+|ok|okay|hey|also) )*(?:how (?:do|can|should|could) i|how to|what (?:do|should|can|could) i (?:do|say)|what if|is it (?:ok|okay) (?:if i|to)|should i) (?!it\b|this\b|that\b|them\b)/i
const isOfChild = (text: string) => own.test(text.replace(general, ' '))
const ofWorld = (known: Known | null) => (known && known.id !== 'glossary' && !known.isFamily ? known : null)

/** An example must not be the very problem that is open, nor an answer the one that is asked for. */
export function givesAway({ lesson, text }: Heard, { id, says }: Known): boolean {
  const item = openProblem(lesson)?.item
  if (!item) return false
  const prompt = [...item.text, item.question].join(' ')
  const numbers = prompt.match(/\d+/g) ?? []
  const isSaid = (one: string) => new RegExp(`(?<!\\d)${one}(?!\\d)`).test(says)
  if (new Set(numbers).size > 1 && numbers.every(isSaid)) return true
  if (/^\d+$/.test(item.answer.answer) && numbers.length > 0 && isSaid(item.answer.answer)) return true
  if (id.startsWith('school-') && /^\W*(?:how (?:do|can|to|would|should)\b)/i.test(text)) return false
  const asked = new Set(text.toLowerCase().match(/[a-z]{4,}/g) ?? [])
  return (prompt.toLowerCase().match(/[a-z]{4,}/g) ?? []).some((word) => !common.has(word) && asked.has(word))
}
const common = new Set([
  'what',
  'which',
  'where',
  'when',
  'does',
  'many',
  'much',
  'this',
  'that',
  'have',
  'with',
  'from',
])

const isPlain = (word: string) => isInDictionary(word) || isInDictionary(word.replace(/s$/, ''))
const saidBack = (claim: string) =>
  reflectionOf(claim)?.said ?? (claim.split(' ').every((word) => isPlain(word.toLowerCase())) ? claim : null)

/** Somebody said it, and nothing here tells whether it is so: that is said, with a way to find out. */
export function unsureOfHearsay(heard: Heard): Decision | null {
  const claim = heard.lesson.spanish ? null : hearsayIn(heard.text)
  if (claim === null || /\d/.test(claim)) return null
  const said = saidBack(claim)
  // 'How much is in a bath tub for real' claims nothing; and the list is spoken of once in a conversation.
  if (said === null || heard.lesson.listed || /^(?:how|what|why|who|where|when|which)\b/i.test(claim))
    return wonder(heard)
  const lesson = { ...heard.lesson, listed: true }
  return reply([{ key: 'wonder.hearsay', values: { said } }], askChat(lesson, { key: 'wonder.yesno' }), {
    kind: 'wonder',
    wonder: heard.text.trim().slice(0, 200),
  })
}
