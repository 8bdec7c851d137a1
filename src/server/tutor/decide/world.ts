import { book } from '../know/book/book.ts'
import { isQuestion } from '../know/book/stems.ts'
import { answerTo, entryAnswer, isCovered, type Known, maybeMeant, nearlyMeant } from '../know/know.ts'
import { themesIn } from '../know/themes.ts'
import { thingIn } from '../know/words/thing-in.ts'
import type { Decision, Line, Situation } from '../move.ts'
import { type Act, shareOfActs } from '../read/acts.ts'
import { echoOf } from '../read/echo.ts'
import { isTender } from '../read/felt.ts'
import { openProblem } from '../state.ts'
import { askChat } from './ask.ts'
import { many } from './leaning-asks.ts'
import { reply } from './reply.ts'
import { wayToFind } from './take-up/ways-to-find.ts'
import { isOfWork } from './talk.ts'
import { chatAsked, tellKnown } from './tell.ts'
import { unknownKey } from './unknown.ts'

const fewestWords = 3
const meansBefore = /\b(?:they|them|their|it|its|he|she|those|these|that)\b/i

const asksMost =
  /^\W*(?:(?:and|so|but|wow|ok) )*(?:which|what)(?: one)?(?:'?s| is) the (?:biggest|smallest|largest|longest|tallest|fastest|oldest|strongest|hottest|coldest)(?: one)?\W*$/i

/** 'Do they have hearts?' asks of what the talk was about. */
const withAbout = ({ text, lesson }: Situation): string =>
  lesson.about !== null && asksMost.test(text)
    ? `${text.replace(/^\W*(?:(?:and|so|but|wow|ok) )*/i, '').replace(/\W+$/, '')} ${lesson.about}`
    : lesson.about !== null && meansBefore.test(text) && themesIn(text).length === 0
      ? `${text} ${lesson.about}`
      : text

const pronoun = /\b(?:they|them|it|its|their)\b/i

/** 'It is going to rain', 'is it true', 'has it happened': it stands for nothing that was spoken of. */
export const impersonal =
  /\b(?:is|was|will|does|did|has|isnt|isn'?t) it (?:(?:ever|really|still|going to|gonna|be|too|so|very) )*(?:thunder\w*|lightning|hail\w*|get (?:dark|cold|hot|warm)|rain\w*|snow\w*|storm\w*|sunny|windy|cloudy|cold|hot|warm|dark|late|early|time|true|ok|okay|possible|bad|safe|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|happen(?:ed|ing|s)?)\b(?! (?:in|on) (?:it|there)\b)|\bdo(?:es)? it (?:rain|snow|hurt)\b/i

/** 'Is a car alive, it moves' behind a rock: it means the car. */
function namesOther(text: string, about: string): boolean {
  const before = text.slice(0, Math.max(0, text.search(pronoun)))
  const thing = thingIn(before)
  return thing !== null && !about.includes(thing)
}

/** 'How do they erupt' of volcanoes: the thing itself stands for the word that means it. */
export const inItsPlace = ({ text, lesson: { about, told, said } }: Situation): string | null =>
  about !== null &&
  !namesOther(text, about) &&
  ((told !== null && (book().has(told) || /^(?:school-|almanac:)/.test(told))) ||
    said.slice(-3).some((one) => one.startsWith('wonder'))) &&
  pronoun.test(text) &&
  !impersonal.test(text)
    ? text.replace(pronoun, (word) => (/^its?$/i.test(word) ? `the ${about}` : many(about)))
    : null

/** A question about words is plain: how one is spelled, what rhymes with it. */
export function wordsAsked(situation: Situation): Decision | null {
  const known = isQuestion(situation.text) ? answerTo(situation.text, situation.grade) : null
  return known?.id === 'words' ? tellKnown(situation, known) : null
}

/** Questions that the tutor knows an answer to: words, spelling, the world. */
export function knownQuestion(situation: Situation, acts: readonly Act[]): Decision | null {
  const { text, grade } = situation
  const asks = shareOfActs(acts, 'ask_world', 'ask_meaning', 'ask_spelling', 'ask_rhyme', 'tell_about')
  if (!isQuestion(text) && asks < 0.5) return null
  const meant = inItsPlace(situation)
  const known =
    meant === null ? knownPlainly(situation) : (answerTo(meant, grade) ?? answerTo(withAbout(situation), grade))
  if (!known) return null
  const about = book().get(known.id)?.about[0] ?? situation.lesson.about
  return tellKnown({ ...situation, lesson: { ...situation.lesson, about } }, known)
}

function knownPlainly(situation: Situation) {
  const { text, grade } = situation
  const plain = answerTo(text, grade)
  const part = plain ? null : lastAsked(text)
  return plain ?? (part === null ? null : answerTo(part, grade)) ?? answerTo(withAbout(situation), grade)
}

/** The question behind what is told before it: 'the book says the wind was strong. why is there wind'. */
function lastAsked(text: string): string | null {
  const parts = text.split(/[.!;]+\s+|,\s+(?=(?:so )?(?:why|how|what)\b)/)
  const last = parts.at(-1)?.trim() ?? ''
  return parts.length > 1 && last.split(/\s+/).length >= fewestWords && isQuestion(last) && !meansBefore.test(last)
    ? last
    : null
}

/** A question about the world that the book does not have: said so, wondered about together, kept for the parent. */
export function worldQuestion(situation: Situation, acts: readonly Act[]): Decision | null {
  const { text } = situation
  if (shareOfActs(acts, 'ask_world', 'tell_about', 'ask_meaning', 'why') < 0.4 || !isQuestion(text)) return null
  return maybeOrWonder(situation)
}

const asksPlainly =
  /^\W*(?:(?:so|but|and|ok|hey|um+|wait|random but|also) )*(?:(?:do|does|did|is|are|was|were|can|could|has|have) (?:the |a |an |some |all |most |any )?(?!i\b|you\b|u\b|we\b|it\b|this\b|that\b|my\b|there\b|your\b)[a-z]{2,}|(?:why|how|where|when|who|what|whats|which)\b)/i
const ofTheTwo = /\b(?:i|me|my|mine|we|us|our|you|u|your|it|this|that|he|she|him|her)\b/i

/** A question that the book nearly has, though its words are those of some talk: 'do they speak portuguese in brazil'. */
export function likelyWorld(situation: Situation): Decision | null {
  const { text, lesson } = situation
  if (!isQuestion(text) || !asksPlainly.test(text) || ofTheTwo.test(text) || text.split(/\s+/).length < fewestWords + 1)
    return null
  if (/^(?:feeling|play|story|sentence)$/.test(lesson.asked?.kind ?? '') || lesson.passage !== null) return null
  return nearlyMeant(text) || maybeMeant(text) ? maybeOrWonder(situation) : null
}

/** Any other question that nothing else took. */
export function anyQuestion(situation: Situation): Decision | null {
  const { text, lesson } = situation
  if (!isQuestion(text) || text.split(/\s+/).length < fewestWords) return null
  if (lesson.asked?.kind === 'feeling' && !isOfWork(text)) return null
  return maybeOrWonder(situation)
}

/** What somebody feels or thinks, nobody here can know: 'do you think she's mad'. */
const ofPeople =
  /\bdo (?:you|u) think (?:he|she|they|my \w+)(?:'?s|'?re)?\b|\b(?:is|are) (?:he|she|they) (?:mad|angry|sad|upset|ok|okay|still my friend)\b/i

const asksToTell =
  /^\W*(?:(?:so|but|and|do you think|u think) )*(?:should|can|could) i (?:tell|talk to|go to|ask) (?:my |a |the |an )?(?:teacher|mom|dad|mommy|daddy|mama|parents?|grown ?-?ups?|grandma|grandpa|counselor|someone|somebody|principal|nurse|aunt|uncle|mr \w+|mrs \w+|ms \w+)\b/i

/** 'Should I tell my teacher': yes, and that it is no tattling. */
export function toldToSomeone({ lesson, text }: Situation): Decision | null {
  if (!asksToTell.test(text) || lesson.asked?.kind !== 'feeling') return null
  return reply([{ key: 'feeling.tellSomeone' }], askChat(lesson, { key: 'feeling.more' }, 'feeling'), {
    kind: 'feeling.tell',
  })
}

const asksFault =
  /\b(?:is|was) (?:it|that|this) (?:all )?(?:my fault|because of me|cuz of me)\b|\bdid i (?:cause|do) (?:it|this|that)\b|\bis it because (?:i|of me)\b/i

/** It is said openly that nobody here can know, and the child says more. */
export function aboutOthers({ lesson, text }: Situation): Decision | null {
  // Also where the child did not want to talk of it a moment ago.
  if (asksFault.test(text) && (lesson.asked?.kind === 'feeling' || lesson.lines.slice(-3).some(isTender)))
    return reply([{ key: 'feeling.notFault' }], askChat(lesson, { key: 'feeling.more' }, 'feeling'), {
      kind: 'feeling.tell',
    })
  if (!ofPeople.test(text)) return null
  return reply([{ key: 'feeling.cannotKnow' }], askChat(lesson, { key: 'feeling.more' }, 'feeling'), {
    kind: 'feeling.listen',
  })
}

/** One of several questions, or one with something told behind it: 'what do worms eat? i put cheerios'. */
function partKnown({ text, grade, lesson }: Situation): Known | null {
  const parts = text.split(/[.?!]+\s+|,\s+(?=(?:and |so |but )?(?:where|why|how|what|who|when|is|are|do|does)\b)/i)
  if (parts.length < 2 || /\d/.test(text)) return null
  for (const part of parts) {
    if (!isQuestion(`${part.trim()}`) || part.trim().split(/\s+/).length < fewestWords || ofTheTwo.test(part)) continue
    if (/\b(?:they|them|their|he|she|him|her|there|these|those)\b/i.test(part)) continue
    const found = answerTo(part, grade)
    if (found && book().has(found.id) && !found.isFamily && found.id !== lesson.told) return found
  }
  return null
}

const asksTutor =
  /^\W*(?:(?:so|but|and|wow|cool|ok) )*have (?:you|u) (?:ever )?(?:been|seen|gone|tried|eaten|climbed|played|met|done|watched|read|touched|swam|flown|ridden)\b/i

function maybeOrWonder(situation: Situation): Decision | null {
  const { lesson, text, grade } = situation
  if (asksTutor.test(text))
    return reply([{ key: 'tutor.never' }], { ...askChat(lesson, { key: 'chat.more' }), lines: [] }, { kind: 'talk' })
  const near = asksOpinion.test(text) ? null : (nearlyMeant(text) ?? isCovered(text))
  const known = near ? entryAnswer(near.id, grade) : null
  if (near && known) return tellKnown(situation, known, { key: 'book.light', values: { ask: near.ask } })
  const part = partKnown(situation)
  if (part) return tellKnown(situation, part)
  const meant = inItsPlace(situation)
  if (meant !== null) return wonder({ ...situation, text: meant })
  return isOfHere(text) ? null : wonder(situation)
}

/** What one thinks of it, or how it is written, is no question about how things are. */
const asksOpinion =
  /\b(?:you|u) (?:think|like|want|know)\b|\bshould\b|\bspell|\bwhy (?:not|don.?t|can.?t) (?:just|we|i|you)\b|\bwhy not\b|^\W*whats?(?: is| does)? (?:\w )+\w?\W*$/i

/** It asks of the child, the talk or the thing at hand: no book has that, and no grown-up is told to look it up. */
const isOfHere = (text: string) =>
  /^\W*(?:(?:so|but|and|ok|then|wait) )*(?:is|was|are|were|did|do|does|can|could|should|am|if|what if|what about|which|would)\b.*\b(?:i|me|my|mine|we|us|our|that|this|it|they|them|these|those|he|him|she|her|one|ones|another)\b/i.test(
    text,
  ) ||
  (!/^\W*(?:(?:so|but|and|ok|then) )*(?:why|how come|what makes)\b/i.test(text) &&
    /\b(?:my|mine|me|am i|do i|did i|can i|should i|if i)\b/i.test(text)) ||
  /^\W*(?:(?:so|but|and|ok|then) )*(?:how|why|what|when|which|who|where)(?: (?:about|come|long|many|much|is|are|was|does|do|did|ago|not|one|ones|that|it|they|this|he|she|then|so|be|before|after|the|same))*\W*$/i.test(
    text,
  )

/** What the talk is about from here: the same, where the question still names it. */
const aboutIn = ({ text, lesson: { about } }: Situation): string | null =>
  about !== null && text.toLowerCase().includes(about) ? about : (thingIn(text) ?? about)

/** Nobody wrote an answer to it: it is said so, and the question is kept. The list is spoken of once in a conversation. */
export function wonder(situation: Situation): Decision {
  const { lesson, text } = situation
  const way = lesson.spanish ? null : wayToFind(situation)
  const own = unknownKey(text)
  // Who would win is for fun, and for no list.
  const isFirst = lesson.spanish || (way === null && !lesson.listed && own !== 'unknown.win')
  const echo = lesson.spanish || way || !isFirst ? null : echoOf(text)
  const ask = echo?.asking ? `wonder.${echo.asking}` : 'wonder.ask'
  const plain: Line = isFirst ? { key: 'wonder' } : { key: own }
  return reply(
    [way ?? (echo ? { key: 'wonder.echo', values: { said: echo.said } } : plain)],
    {
      lines: isFirst ? [{ key: ask }] : [],
      asked: chatAsked(openProblem(lesson)),
      press: [],
      picture: null,
      lesson: { ...lesson, aside: lesson.aside + 1, about: aboutIn(situation), listed: lesson.listed || isFirst },
    },
    { kind: 'wonder', wonder: text.trim().slice(0, 200) },
  )
}
