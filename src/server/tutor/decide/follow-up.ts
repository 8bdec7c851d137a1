import { isQuestion } from '../know/book/stems.ts'
import { everydayOf } from '../know/common-sense/everyday.ts'
import { answerTo, entryAnswer, type Known, nearlyMeant } from '../know/know.ts'
import { schoolAnswer } from '../know/school.ts'
import type { Decision } from '../move.ts'
import { openProblem } from '../state.ts'
import { ofAlmanac } from './almanac.ts'
import { askChat } from './ask.ts'
import { capitals } from './capitals.ts'
import { commonSense } from './common-sense.ts'
import type { Heard } from './hear.ts'
import { behind, comparedOrCounted, lead, many, measured, ofOther, reasons, than } from './leaning-asks.ts'
import { reply } from './reply.ts'
import { isAbout } from './spoken-topic.ts'
import { tellKnown } from './tell.ts'
import { impersonal, wonder } from './world.ts'

// A question that leans on the answer before it, in few words: 'how far', 'why not', 'what about whales', 'who made it'.

const measure = new RegExp(
  `${lead}how (far|far away|big|tall|long|heavy|old|fast|hot|cold|deep|wide|high|strong|loud|many|small)${behind}`,
  'i',
)
const why = new RegExp(
  `${lead}(?:why|how come|y)(?: (not|dont they|doesnt it|cant they|cant it|cant we|cant i|can'?t they|isnt it|arent they|do they|does it|is it|is that|are they|did they|did it))?${behind}`,
  'i',
)
/** 'What about sharks', 'and a whale'. A thing named after 'and' alone may be one more of anything. */
const other = new RegExp(
  `${lead}(?:(?:what|how|wat) (?:about|bout|of) (?:the |a |an |your |my )?|and (?:(?:the|a|an) )?)([a-z][a-z ]{1,24}?)${behind}`,
  'i',
)
const isBareAnd = (text: string) =>
  /\band (?!the\b|an?\b)[a-z]/i.test(text) && !/\b(?:what|how|wat) (?:about|bout|of)\b/i.test(text)
const isYears = new RegExp(
  `${lead}(?:is|are|was) (?:it|he|she|they) (?:\\d{1,3}|[a-z]+) (?:years?|yrs?) old${behind}`,
  'i',
)
const anyThere =
  /\b(is|are|was|were) there (?:any|some|one|more|many)(?: of them| more| left)? (?=(?:in|on|at|near|by|here|around|left|today|now|under)\b)/i
const whereWhen = new RegExp(`${lead}(where|when|who)${behind}`, 'i')
const shortAsk = new RegExp(
  `${lead}((?:who|when|where|why|how) (?:\\w+ ){0,2}(?:won|made|lived?|died?|found|built|invented|started?|ended?|happen(?:ed|s)?|begin|began|do|did|work|works|fought|lost))${behind}`,
  'i',
)
const ofIt =
  /^\W*(?:(?:and|but|so|ok|okay|oh|wait) )*(what|whats|what's|what is|who is|whos|who's|when is|when was|where is|how many) (?:is |are |was )?the (?!one\b|biggest\b|difference|opposite|answer|point|first\b|next\b|last\b|main\b|date\b|time\b|weather\b|moon\b|sun\b|capital of)((?:[a-z]+ ){0,2}[a-z]+)\W*$/i
const canI = new RegExp(`${lead}(?:can|do|could|are|will) (i|we|you|people|humans|kids|babies)${behind}`, 'i')
const longest = 160
const none: ReadonlySet<string> = new Set(['play', 'story', 'sentence', 'feeling'])

/** Whether the reply before this one told or wondered about something of the world. */
function goesOn({ lesson }: Heard): boolean {
  const isTopic = lesson.said.slice(-12).some((one) => /^(?:report|study)\./.test(one))
  if ((lesson.question === null && !isTopic) || lesson.about === null || openProblem(lesson)) return false
  if (/^(?:places|capital):/.test(lesson.told ?? '')) return false
  return !lesson.spanish && lesson.passage === null && !none.has(lesson.asked?.kind ?? '')
}

function asked({ text, lesson }: Heard): { all: string[]; of: string } | null {
  const { about } = lesson
  const question = lesson.question ?? ''
  if (about === null) return null
  // 'Is it 7 years old', of a ladybug and its spots.
  if (isYears.test(text))
    return { all: [`do ${about} spots tell how old it is`, `how long do ${many(about)} live`], of: about }
  const size = measure.exec(text)?.[1]?.toLowerCase()
  if (size !== undefined) return { all: measured(size, about), of: about }
  if (why.test(text)) return { all: reasons(question), of: about }
  const short = shortAsk.exec(text)?.[1]
  if (short !== undefined)
    return { all: [`${short} the ${about}`, `${short} at the ${about}`, `${short} in the ${about}`], of: about }
  const part = ofIt.exec(text)
  if (part?.[2] !== undefined && !part[2].includes(about))
    return { all: [`what is the ${part[2]} of ${about}`, `what is the ${about} ${part[2]}`], of: about }
  const of = comparedOrCounted(text, about)
  if (of) return { all: of, of: about }
  const self = canI.exec(text)?.[1]?.toLowerCase()
  if (self !== undefined)
    return { all: ofOther(question, about, self === 'i' || self === 'you' ? 'people' : self), of: 'people' }
  const named = isBareAnd(text) ? undefined : other.exec(text)?.[1]?.toLowerCase()
  // 'Catipillers' are found by their usual name.
  const thing = named === undefined ? undefined : (everydayOf(named)?.of.many ?? named)
  if (thing !== undefined && !/^(?:you|me|it|that|this|them|him|her|us|math|reading)\b/.test(thing))
    return { all: [...ofOther(question, about, thing), `tell me about ${thing}`], of: thing }
  if (anyThere.test(text)) return { all: [text.replace(anyThere, `$1 there ${many(about)} `)], of: about }
  const ask = whereWhen.exec(text)?.[1]?.toLowerCase()
  return ask === undefined ? null : { all: [`${ask} is the ${about}`, `${ask} was the ${about}`], of: about }
}

function known(question: string, grade: number): Known | null {
  const near = nearlyMeant(question)
  return schoolAnswer(question, grade) ?? answerTo(question, grade) ?? (near && entryAnswer(near.id, grade))
}

/** What is asked in a word or two behind an answer is asked of its subject. */
export function followUp(heard: Heard): Decision | null {
  if (!goesOn(heard)) return null
  const reacted = reacts(heard)
  if (reacted) return reacted
  const meant = asked(heard)
  if (!meant) return null
  for (const question of meant.all) {
    const place = /\bcapital\b/.test(question) ? capitals({ ...heard, text: question, written: question }) : null
    if (place) return place
    const sense = than.test(heard.text) ? ofThings({ ...heard, text: question, written: question }) : null
    if (sense) return keepQuestion(sense, question)
    const found = known(question, heard.grade)
    if (!found || found.isFamily || found.id === heard.lesson.told || !isAbout(found, meant.of)) continue
    return keepQuestion(tellKnown({ ...heard, lesson: { ...heard.lesson, about: meant.of } }, found), question)
  }
  if (why.test(heard.text) && heard.lesson.told?.startsWith('almanac:'))
    return reply([{ key: 'know.asFar' }], askChat(heard.lesson, { key: 'wonder.why' }), { kind: 'book' })
  // A measure that nobody wrote an answer for is said to be unknown of the right thing.
  const [first] = meant.all
  return measure.test(heard.text) && first !== undefined ? wonder({ ...heard, text: first }) : null
}

/** Of another thing, or more of it than another: what is so of the kind is known without the book. */
const ofThings = (heard: Heard): Decision | null => ofAlmanac(heard) ?? commonSense(heard)

/** 'Do fish have lungs', 'what about whales': the same is asked of another thing, and known of things at large. */
function ofSameAsked(heard: Heard): Decision | null {
  const { about, question, told } = heard.lesson
  const thing = goesOn(heard) && told === null ? other.exec(heard.text)?.[1]?.toLowerCase() : undefined
  if (thing === undefined || about === null || question === null) return null
  for (const one of ofOther(question, about, everydayOf(thing)?.of.one ?? thing)) {
    const found = commonSense({ ...heard, text: one, written: one })
    if (found) return keepQuestion(found, one)
  }
  return null
}

/** 'What about sharks' with nothing told before it that goes on: something is told of them. */
export function factsOfNamed(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const thing = other.exec(text)?.[1]?.toLowerCase()
  if (thing === undefined || lesson.passage !== null || openProblem(lesson) || none.has(lesson.asked?.kind ?? ''))
    return null
  // 'And book' may be one more of anything.
  if (lesson.question === null && !/\babout\b|\bbout\b/i.test(text)) return null
  const of = everydayOf(thing)?.of
  const found = ofAlmanac({ ...heard, text: `tell me about ${of?.many ?? thing}` })
  if (found || !of || of.kind === 'person') return found
  const told = known(`tell me about ${of.many}`, heard.grade) ?? known(`tell me about a ${of.one}`, heard.grade)
  return told && !told.isFamily && told.id !== lesson.told ? tellKnown(heard, told) : null
}

const doubts =
  /^\W*(?:(?:what|wait|oh|huh) )*(?:no way|really|for real|seriously|are you sure|that'?s not true|thats not true|nuh uh|you'?re kidding|youre lying|i don'?t believe (?:you|it|that)|is that (?:true|real))\W*$/i
const asksProof =
  /^\W*(?:(?:but|so|and|ok) )*how (?:do|did|can) (?:they|you|we|people|scientists|u) (?:even )?(?:know|find (?:that )?out|tell)(?: that| it| this)?\W*$/i
const remarks =
  /^\W*(?:(?:oh|wow|aw+|omg|man) )*(?:that'?s|that is|it'?s|its) (?:(?:so|really|kinda|very|super|too|just) )*(?:mean|unfair|not fair|sad|horrible|terrible|awful|cruel)\W*$/i
const exclaims =
  /^\W*(?:(?:oh|wow|omg|haha|lol) )*(?:ew+|eww+|gross|yuck|yucky|nasty|disgusting|(?:that'?s|its|it'?s) (?:(?:so|really|kinda|super) )*(?:gross|nasty|yucky|disgusting|weird|crazy|creepy|cool|awesome|amazing))\W*$/i

const reactions: readonly (readonly [RegExp, string])[] = [
  [doubts, 'told.sure'],
  [asksProof, 'told.known'],
  [remarks, 'told.feels'],
  [exclaims, 'told.wow'],
]

/** It cannot believe what was told, asks how anybody knows, or feels for the thing. */
function reacts({ text, lesson }: Heard): Decision | null {
  const key = reactions.find(([pattern]) => pattern.test(text))?.[1]
  if (key === undefined || lesson.question === null) return null
  return reply([{ key }], askChat({ ...lesson, aside: lesson.aside + 1 }, { key: 'told.onward' }), { kind: 'book' })
}

const keepQuestion = (decision: Decision, question: string): Decision => ({
  ...decision,
  lesson: { ...decision.lesson, question: question.slice(0, longest) },
})

const pronoun = /\b(?:they|them|these|those|it|he|she)\b/i

/** What was asked of the world in this turn, for what may lean on it next; kept through a turn that only reacts. */
export function keepAsked({ text, lesson: before }: Heard, decision: Decision): Decision {
  const { lesson, move } = decision
  if (!/^(?:book|wonder)/.test(move.kind)) return { ...decision, lesson: { ...lesson, question: null } }
  if (lesson.question !== before.question || !isQuestion(text)) return decision
  const about = lesson.about ?? before.about
  const plain = text.replace(/^\W*(?:(?:and|but|so|ok|okay|oh|wow|wait|lol|haha) )+/i, '').replace(/\W+$/, '')
  const named =
    about === null ? plain : plain.replace(pronoun, (word) => (/^it$/i.test(word) ? `the ${about}` : many(about)))
  return keepQuestion(decision, named)
}

/** What is asked of an animal, a planet or what was told of just now. */
export const ofSubject = (heard: Heard): Decision | null => ofSameAsked(heard) ?? ofAlmanac(heard) ?? followUp(heard)

const opensAsk =
  /^\W*(?:(?:and|but|so|ok|okay|oh|wait|wow|then|lol) )*(?:who|whos|what|whats|where|when|why|which|how|do|does|did|is|are|was|were|has|have|can|could|will|would)\b/i
const toTutor =
  /\b(?:you|your|u|ur|we|let'?s|please|my|mine|me|i|homework|question|problem|answer|game|story|joke|word|spell|sentence|recess|lunch)\b/i
const points = /\b(?:they|them|these|those|it|its|he|she|him|his|her|their|there)\b/i
const mostStill = 10
const longestTail = 200

/** 'Do they speak Portuguese in Brazil' means the people there. */
const ofPlace = /\b(?:do|did|can|are) they .{3,40} in (?:the )?[a-z]{4,}\W*$/i

/** A question that goes on from an answer is none of another kind of talk: known of its subject, or wondered about. */
export function stillAsking(heard: Heard, inPlace: (heard: Heard) => string | null): Decision | null {
  const { text, lesson, grade } = heard
  if (!goesOn(heard) || lesson.question === null || text.split(/\s+/).length > mostStill) return null
  if (ofPlace.test(text) || !opensAsk.test(text) || toTutor.test(text) || !points.test(text) || impersonal.test(text))
    return null
  const { about } = lesson
  const inIts = inPlace(heard)
  if (inIts === null && !person.test(text)) return null
  const meant = inIts ?? text.replace(person, about ?? 'it')
  const found = known(meant, grade)
  if (found && !found.isFamily && about !== null && found.id !== lesson.told && isAbout(found, about))
    return tellKnown(heard, found)
  return wonder({ ...heard, text: meant.slice(0, longestTail) })
}

const person = /\b(?:he|him|she|her)\b/i

const asksWorld =
  /^\W*(?:(?:and|but|so|ok|okay|oh|wait|hmm+|hey|also) )*(?:(?:why|how come) (?:do|does|did|is|are|was|were|can|cant|can'?t|dont|don'?t)|how (?:do|does|did|many|big|far|old|fast|long) (?!i\b|you\b|we\b|should\b)|(?:what|where|when|who) (?:do|does|did|is|are|eats?|was|made|invented|would win|wins) (?!i\b|my\b|should\b)|(?:do|does|did|is|are|can|could|was|were) (?!i\b|it\b|you\b|my\b|this\b|that\b|we\b)\w+)\b/i
const ofText =
  /\b(?:sentence|paragraph|comma|period|capital|spell\w*|word|write|writing|essay|story|poem|title|ending|report|letter|draft|correct|enough|next|first)\b/i
const isWritten = /^\W*[A-Z].*[.?!]["”]?\W*$/s
const mostBeside = 14

/** A question of the world in the middle of its writing: answered, and the text goes on. */
export function worldBeside(heard: Heard, plainly: (heard: Heard) => Decision | null): Decision | null {
  const { text, lesson } = heard
  const asksLast = text.split(/[.!]\s+/).at(-1) ?? text
  if (isWritten.test(text) || text.split(/\s+/).length > mostBeside || ofText.test(text)) return null
  if (!asksWorld.test(asksLast) && !/\bis it (?:ok|okay|safe|bad) to\b/i.test(text)) return null
  const free = { ...heard, lesson: { ...lesson, asked: null } }
  const found = ofSubject(free) ?? plainly(free)
  return found && /^(?:book|wonder)/.test(found.move.kind)
    ? { ...found, lesson: { ...found.lesson, asked: lesson.asked } }
    : null
}
