import { isQuestion } from '../know/book/stems.ts'
import type { Decision, Line, Situation } from '../move.ts'
import { becauseOf } from '../read/because-of.ts'
import { isGrave } from '../read/felt.ts'
import { isFunnyTold } from '../read/hurts-now.ts'
import { type Does, doesOf, takesFact } from '../read/line-does.ts'
import { reflectionOf } from '../read/reflect.ts'
import { kin, personIn, type Saying, type SayingKind, sayingIn } from '../read/who-said.ts'
import { type Lesson, openProblem } from '../state.ts'
import { askAgain, askChat, askTopic, type Closing, isStrict, noQuestion } from './ask.ts'
import type { Heard } from './hear.ts'
import { numbersBack } from './numbers-back.ts'
import { reflected } from './reflected.ts'
import { reply } from './reply.ts'
import { mishapOf } from './take-up/mishaps.ts'
import { toldPictures } from './take-up/told-pictures.ts'
import { inGrownWords } from './take-up/young-grammar.ts'
import { inItsTone } from './tone.ts'

// No reader understood the line. What it does is met, in words that are true whatever it says: nothing is asked as if it were known
// who did something, or that it happened.

const nothing = { kind: 'chat', expects: null, yes: null, no: null, about: null, times: 1 } as const
const happy: ReadonlySet<string> = new Set(['done', 'relief', 'proud', 'told', 'splash', 'insight', 'surprise', 'riff'])

/** It is said, and the child goes on by itself; where talk beside the work is not wished, the work is asked for. */
export function caughtAs(situation: Situation, line: Line, does: string, kind = 'heard'): Decision {
  const lesson = { ...situation.lesson, aside: situation.lesson.aside + 1 }
  return reply([line], endOf(situation, lesson), { kind, mood: happy.has(does) ? 'happy' : 'calm' })
}

function endOf(situation: Situation, lesson: Lesson): Closing {
  const open = openProblem(lesson)
  if (isStrict(situation)) return open ? askAgain(situation, lesson) : askTopic(situation, lesson)
  return { ...noQuestion(lesson), asked: { ...nothing, problem: open?.item.id ?? null } }
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const kinSaid = new RegExp(String.raw`\b(${kin})\b`, 'i')
const naming = (key: string, who: string): Line => ({ key, values: { who, Who: capital(who) } })

/** 'I got 6', and nothing was asked: it may be an answer, points or cookies. */
const onlyCount = /^\W*(?:(?:and|so|ok|then|oh) )*i (?:got|gots) (\d{1,4})\W*$/i
const ofWork =
  /[=+×÷*%^]|\d ?[-x/] ?\d|\b(?:less|more|bigger|smaller|greater) th[ae]n \d|\b(?:plus|times|minus|divid\w+|equals?|answers?|problems?|questions?|worksheet|homework|remainder|percent|squared|decimals?|perimeter|area|i (?:put|wrote|picked|chose))\b|^\W*(?:[a-z']+ ){0,3}[$.]?\d[\d./:,%]*\W*$/i
/** Numbers of a problem that nobody here knows, and not only ones that a child tells of its life. */
const isOfLife = ({ lesson, text }: Situation, does: Does) =>
  does === 'number' && openProblem(lesson) === null && !ofWork.test(text)

function metAs(situation: Situation, does: Does): Decision {
  const { text, lesson } = situation
  if (does === 'wantWho') {
    const who = kinSaid.exec(text)?.[1]?.toLowerCase()
    return caughtAs(situation, naming('caught.wantWho', `your ${who ?? 'grown-up'}`), does)
  }
  const mishap = does === 'mishap' ? mishapOf(text) : null
  // What the child itself finds funny is no trouble.
  if (does === 'mishap' && isFunnyTold(text)) return caughtAs(situation, { key: 'tone.laugh' }, does)
  if (mishap) return caughtAs(situation, mishap, does)
  const count = does === 'number' && openProblem(lesson) === null ? onlyCount.exec(text)?.[1] : undefined
  if (count !== undefined) return caughtAs(situation, { key: 'caught.count', values: { count } }, does)
  if (does === 'number') return caughtAs(situation, numbersBack(text), does)
  const isWork = openProblem(lesson) !== null && does === 'because'
  const key = isWork ? 'caught.step' : does === 'because' ? `caught.because${becauseOf(text)}` : `caught.${does}`
  return caughtAs(situation, { key }, does)
}

const always: ReadonlySet<Does> = new Set(['away', 'wait', 'told', 'splash', 'wantWho', 'some'])
const isMuted = ({ lesson }: Situation) =>
  lesson.spanish || /^(?:play|story|sentence|feeling)$/.test(lesson.asked?.kind ?? '')

/** What its form makes plain, whatever it speaks of: it is called away, waits, tells what it knows, wants a person. */
export function caughtAtOnce(heard: Heard): Decision | null {
  if (isMuted(heard) || heard.lesson.passage) return null
  const does = doesOf(heard.text)
  return does !== null && always.has(does) ? metAs(heard, does) : null
}

const early: ReadonlySet<Does> = new Set([
  'sad',
  'bet',
  'hurt',
  'unfair',
  'lessThan',
  'tellGrownUp',
  'word',
  'number',
  'relief',
  'proud',
  'done',
  'mishap',
])

/** How the child takes what the tutor told just now stays on its subject. */
export function onFact(heard: Heard): Decision | null {
  const { lesson, text } = heard
  if (lesson.question === null || lesson.spanish || openProblem(lesson) || isMuted(heard)) return null
  const does = doesOf(text)
  const takes = sayingIn(text) || (does !== null && early.has(does)) ? null : takesFact(text)
  if (takes === null) return null
  const after = { ...lesson, aside: lesson.aside + 1 }
  const line: Line = { key: `caught.${takes}` }
  return takes === 'surprise' && lesson.aside % 2 === 0 && !isStrict(heard)
    ? reply([line], askChat(after, { key: 'told.onward' }), { kind: 'book', mood: 'happy' })
    : caughtAs(heard, line, takes, 'book')
}

/** Forms that say more than the likeliest kind of talk. */
export function caughtPlainly(heard: Heard): Decision | null {
  const pictured = toldPictures(heard)
  if (pictured) return pictured
  if (isMuted(heard) || isQuestion(heard.text)) return null
  const does = doesOf(heard.grade <= 2 ? inGrownWords(heard.text) : heard.text)
  if (does !== null && isOfLife(heard, does)) return saidByOthers(heard)
  return does !== null && early.has(does) ? metAs(heard, does) : saidByOthers(heard)
}

/** What somebody said, said back to whom it belongs: a claim to check, or words to enjoy. */
function saidByOthers(situation: Situation): Decision | null {
  const saying = sayingIn(situation.text)
  if (!saying || isQuestion(situation.text)) return null
  return inItsTone(situation) ?? (isGrave(situation.text) ? null : heardSaying(situation, saying))
}

const keyOf: Readonly<Record<SayingKind, string>> = {
  claim: 'caught.hearsay',
  kind: 'caught.kindly',
  rule: 'caught.theirRule',
  plot: 'caught.plot',
  differs: 'caught.differs',
  taste: 'caught.taste',
  news: 'caught.news',
  quote: 'caught.quote',
}

/** A claim is one to check; a rule, a kind word, a story or news of somebody is met as that. */
function heardSaying(situation: Situation, { who, kind }: Saying): Decision {
  const isTale = situation.lesson.asked?.about?.startsWith('tale') === true
  const key = keyOf[isTale && kind !== 'kind' && kind !== 'rule' ? 'plot' : kind]
  return caughtAs(situation, who === null ? { key: `${key}.plain` } : naming(key, who), 'saying', kindIn(situation))
}

/** Behind a fact the talk stays with it. */
const kindIn = ({ lesson }: Situation) => (lesson.question !== null && !openProblem(lesson) ? 'book' : 'heard')

/** The rest of what a line does, where nothing else is known of it. */
export function caughtAny(situation: Situation): Decision | null {
  if (situation.lesson.spanish) return null
  const does = doesOf(situation.text)
  if (does === 'plan' && reflectionOf(situation.text)?.told === 'plan') return reflected(situation)
  return does === null || isOfLife(situation, does) ? saidByOthers(situation) : metAs(situation, does)
}

const ofNobody =
  /\b(?:died|dead|die|hospital|cancer|divorce|hit|hits|hurt|hurts|hate|hates|mean|yell\w*|scream\w*|cr(?:y|ies|ied|ying)|sick|drunk|jail|police)\b/i
/** A question stands in it without its mark: 'ok the story. can my mom talk in it'. */
export const asksWithin =
  /(?:^|[.!] ?|\b(?:then|so|but) )(?:what|whats|what's|who|why|how|where|when(?= (?:is|are|do|does|did|will|can|was|were|should|would)\b)|which|can (?:i|my|we|it|they)|did i|is (?:it|that|this)|are (?:they|these|there)|do (?:i|they|we)|does it) \w+/i
const oldestWarm = 8

/** It tells of somebody of its own. */
export function ofSomebody(situation: Situation): Decision | null {
  const { text, grade, lesson } = situation
  const who =
    lesson.spanish || grade > oldestWarm || ofNobody.test(text) || isQuestion(text) || asksWithin.test(text)
      ? null
      : personIn(text)
  return who === null ? null : caughtAs(situation, naming('caught.who', who), 'who')
}

/** Nothing is known of it but that it was told. */
export const onlyCaught = (situation: Situation): Decision => caughtAs(situation, { key: 'caught.young' }, 'told')
