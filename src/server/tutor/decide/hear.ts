import type { Subject } from '#shared/subjects.ts'
import type { Situation } from '../move.ts'
import { sameOfOthers } from '../read/asks-other.ts'
import { lettersSaid } from '../read/letters-said.ts'
import { spelledOut } from '../read/sight.ts'
import { glossOf, mixedOf } from '../read/spanish.ts'
import { storySum } from '../read/story-sums.ts'
import { countByEar, numberByEar, sumByEar } from '../read/sum-by-ear.ts'
import { type Act, type Context, readTalk } from '../read/talk/reader.ts'
import { inUsualWords } from '../read/usual-words.ts'
import { withWordMeant } from '../read/word-meant.ts'
import { type Asked, openProblem } from '../state.ts'
import { asideFromAway } from './put-away.ts'

/** Longer than any message may be; what comes behind is not read. */
const longest = 2_000

/** A message, read: what kind of talk it is, beside what it says in numbers. */
export type Heard = Situation & {
  acts: readonly Act[]
  /** As the child wrote it, before it was read in English. */
  written: string
  /** The subject of an exercise that was open until a grown-up put it away. */
  left?: Subject
}

/** Reads what kind of talk a message is. */
export function hear(told: Situation): Heard {
  const whole = {
    ...told,
    text: sameOfOthers(withWordMeant(lettersSaid(told.text), told.lesson.word), told.lesson.ownTask),
  }
  const said = inEnglish({ ...asideFromAway(whole), text: whole.text.slice(0, longest) })
  const situation = { ...said, text: storySum(spelledOut(inWords(byEar({ ...said, text: inUsualWords(said.text) })))) }
  const acts = readTalk(situation.text, contextOf(situation.lesson.asked))
  const isNone = asksReason.test(situation.text) ? isNoWish : tellsOfPlay.test(situation.text) ? isNoGame : null
  return { ...situation, written: inUsualWords(whole.text), acts: isNone ? acts.filter(isNone) : acts }
}

/** Numbers as they are heard: 'for and for is ate', and 'ate' where a number was asked for. */
function byEar({ text, lesson }: Situation): string {
  const { asked } = lesson
  const wanted = asked?.expects ?? (asked?.kind === 'tried' ? openProblem(lesson)?.item.answer : null)
  const isNumber = wanted?.form === 'number' && /^(?:answer|step|tried)$/.test(asked?.kind ?? '')
  return countByEar(sumByEar(isNumber ? numberByEar(text) : text))
}

const parts: Readonly<Record<string, string>> = { h: '1/2', t: '1/3', f: '1/4', q: '1/4' }

/** Formulas that children say as words. */
const inWords = (text: string) =>
  text
    // A greeting before something else is not what is said.
    .replace(/^\W*(?:hi+|hello+|hey+|hola)(?: there| bolt| again)?[\s,!.]+(?=(?!how\b)\S+ \S+ \S+)/i, '')
    .replace(
      /\b(?:can (?:you|u) )?(?:quiz|test) me (?:on|about|over|with) (?:my )?(?!.*\b(?:capitals?|states?|spelling|words|countries)\b)([a-z ]{3,24}?)(?: (?:cuz|because|bc|i have|i got|for (?:my|a|the)|please|pls|there'?s)\b.*)?\W*$/i,
      'can we do $1',
    )
    .replace(
      /^.*\b(?:memorize|learn|practice|study|know|do|work on) (?:all )?(?:my|the|our) (\d{1,2})(?:'?s|es)(?: times)?(?: tables?| facts?)?(?: (?:for|by|before) .*)?\W*$/i,
      'i want to practice my $1 times tables',
    )
    .replace(/\bis (\d{1,6}) (?:an? )?(?:even|odd)(?: number)?(?! or\b)\b/gi, 'is $1 even or odd')
    .replace(/\b(?:but )?not (?:like )?\d{1,3} ?[x×*+\-÷/] ?\d{1,3}\b/gi, '')
    .replace(/\b(\d{1,2}) ?o'? ?cl(?:oc?k|ock|oke)\b/gi, "$1 o'clock")
    .replace(/\b(?:biger|bigga|bigr|biggr|bigar)\b/gi, 'bigger')
    .replace(/\b(?:smalest|smallist|smallst)\b/gi, 'smallest')
    .replace(/\b(?:tomoro|tomorow|tommorow|tomarow|tommorrow)\b/gi, 'tomorrow')
    .replace(/\b(?:spelng|speling|spellng|spelin)\b/gi, 'spelling')
    .replace(/(?<!\d)(\d{1,3}):(\d{1,3}) (?:is )?(?:the )?same as\s(\d{1,3}):(\d{1,3})/gi, '$1/$2 the same as $3/$4')
    .replace(/\bmph\b/gi, 'miles per hour')
    .replace(
      /\bhow many (\d\/\d|halves|halfs|thirds|fourths|quarters)(?: (?:of an? )?[a-z]+)?(?: are| fit| go)? in(?:to)? (\d+(?: \d\/\d)?)(?: [a-z]+)?\W*$/gi,
      (_, part: string, whole: string) => `what is ${whole} ÷ ${parts[part.charAt(0).toLowerCase()] ?? part}`,
    )
    .replace(/\br u (?=[a-z])/gi, 'are you ')
    .replace(/\b(\d+(?:[/.]\d+)?) and (\d+(?:[/.]\d+)?) (?:makes?|equals) (?=\d)/gi, '$1 + $2 = ')
    .replace(/\b(?:wensday|wendsday|wednsday|wensdy|wedensday)\b/gi, 'wednesday')
    .replace(/\b(?:tusday|teusday|tuesdy)\b/gi, 'tuesday')
    .replace(/\b(?:satterday|saterday|saturdy)\b/gi, 'saturday')
    .replace(/\bthersday\b/gi, 'thursday')
    .replace(/\b(?:febuary|febuery|februry)\b/gi, 'february')
    .replace(/\b(?:rid+[ae]l|rid+els?|ridd?le?z|riddul|ridle)\b/gi, 'riddle')
    .replace(/\b(?:joak|jok|jokee|joek)\b/gi, 'joke')
    .replace(/\b(?:kwiz|quizz|quize|qwiz)\b/gi, 'quiz')
    .replace(/\bhw\b/gi, 'homework')
    .replace(/\b(\d+ ?)?co2\b/gi, '$1carbon dioxide')
    .replace(/\b(\d+ ?)?h2o\b/gi, '$1water')
    .replace(/\b(\d+ ?)?c6h12o6\b/gi, '$1sugar')
    .replace(/\b(\d+ ?)?o2\b/gi, '$1oxygen')

/** 'Why not just add them', 'does it matter which one first': it asks about what is done, and wishes for no topic. */
const asksReason =
  /^\W*(?:(?:but|so|and|wait|ok|okay|oh|hmm|then) )*(?:why|how come|does it|do you (?:have|need) to|do i|is it|what if)\b(?! (?:don'?t|dont|can'?t|cant) we\b)/i
/** 'We play tag' tells of recess. */
const tellsOfPlay =
  /^\W*(?:(?:and|so|then) )*(?:we|i|they|he|she) (?:(?:always|usually|sometimes|just|like to) )?play(?:ed|s)? (?!a game|games|with you|the game)|\btalk(?:ing)? about\b/i
const isNoGame = ({ act }: Act) => act !== 'want_game'
const wishes = new Set(['want_topic', 'homework', 'choose_for_me', 'want_problem_about'])
const isNoWish = ({ act }: Act) => !wishes.has(act)

/** A Spanish message is read by its gloss, and answered in Spanish where the tutor has words for it. */
function inEnglish<T extends Situation>(situation: T): T {
  const gloss = glossOf(situation.text)
  const { lesson, text } = situation
  if (gloss !== null) return { ...situation, text: gloss, lesson: { ...lesson, spanish: true } }
  const mixed = mixedOf(text)
  if (mixed !== null) return { ...situation, text: mixed }
  const isEnglish = lesson.spanish && text.trim().split(/\s+/).length >= 2
  return isEnglish ? { ...situation, lesson: { ...lesson, spanish: false } } : situation
}

/** How the reader takes what was asked last. */
function contextOf(asked: Asked | null): Context {
  if (!asked) return 'none'
  switch (asked.kind) {
    case 'answer':
    case 'step':
      return asked.expects?.form === 'word' || asked.expects?.form === 'choice' || asked.expects?.form === 'compare'
        ? 'word'
        : 'number'
    case 'how':
    case 'tried':
    case 'relation':
      return 'how'
    case 'offer':
      return 'yesno'
    case 'topic':
      return 'topic'
    case 'feeling':
      return 'feel'
    default:
      return 'chat'
  }
}
