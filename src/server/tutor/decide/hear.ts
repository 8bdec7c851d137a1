import type { Subject } from '#shared/subjects.ts'
import type { Situation } from '../move.ts'
import { sameOfOthers } from '../read/asks-other.ts'
import { fractionsInFigures } from '../read/fraction-words.ts'
import { isLightlyTold } from '../read/hurts-now.ts'
import { lettersSaid } from '../read/letters-said.ts'
import { spelledOut } from '../read/sight.ts'
import { glossOf, mixedOf } from '../read/spanish.ts'
import { storySum } from '../read/story-sums.ts'
import { countByEar, numberByEar, sumByEar } from '../read/sum-by-ear.ts'
import { type Act, type Context, readTalk } from '../read/talk/reader.ts'
import { withoutLabel } from '../read/task-label.ts'
import { childsWords } from '../read/typed-for.ts'
import { askedOfWord, inUsualWords } from '../read/usual-words.ts'
import { withWordMeant } from '../read/word-meant.ts'
import { inUsualSpelling } from '../read/young-spelling.ts'
import { type Asked, openProblem } from '../state.ts'
import { asideFromAway } from './put-away.ts'

/** Longer than any message may be; what comes behind is not read. */
const longest = 2_000

/** A message, read: what kind of talk it is, beside what it says in numbers. */
export type Heard = Situation & {
  acts: readonly Act[]
  /** As the child wrote it, before it was read in English. */
  written: string
  /** As it came, also the word that 'that' stands for. */
  typed: string
  /** The subject of an exercise that was open until a grown-up put it away. */
  left?: Subject
}

/** Reads what kind of talk a message is. */
export function hear(told: Situation): Heard {
  const typed = childsWords(told.text)
  const own = (isAnsweredAtOnce(typed, told.lesson) ? typed : withoutLabel(typed)).replace(alsoIs, '$1 ')
  const whole = {
    ...told,
    text: sameOfOthers(withWordMeant(lettersSaid(askedOfWord(own)), told.lesson.word), told.lesson.ownTask),
  }
  const said = inEnglish({ ...asideFromAway(whole), text: whole.text.slice(0, longest) })
  const spelled = { ...said, text: inUsualSpelling(said) }
  const plain = spelledOut(fractionsInFigures(inUsualWords(byEar(spelled))))
  const text = storySum(plain)
  const situation = { ...spelled, text, retold: isRetold(plain, text) }
  const acts = readTalk(situation.text, contextOf(situation.lesson.asked))
  const isNone = asksReason.test(situation.text) ? isNoWish : tellsOfPlay.test(situation.text) ? isNoGame : null
  const spoken = isNone ? acts.filter(isNone) : acts
  return { ...situation, written: whole.text, typed, acts: spoken.filter(isSaid(situation.text)) }
}

const sore: ReadonlySet<string> = new Set([
  'self_down',
  'sad',
  'angry',
  'nervous',
  'scared',
  'lonely',
  'embarrassed',
  'disappointed',
])
/** Fear of what is to come has its words, or its usual causes. */
const feared =
  /\b(?:nervous|nervus|scar(?:ed|y)|worr\w*|anxious|shak\w+|butterfl\w+|afraid|stress\w*|freak\w*|panic\w*|what if|mess up|forget|fail\w*|tests?|quiz|exam|present\w*|in front of|audition|tryouts?|shots?|dentist|doctor|surgery|first day|new school|tomorrow|tummy|stomach)\b/i

/** No heart is sore in what is told with a laugh, whatever its words are; and a concert to come is no fear by itself. */
const isSaid =
  (text: string) =>
  ({ act }: Act): boolean =>
    !(sore.has(act) && isLightlyTold(text)) && !(act === 'nervous' && !feared.test(text))

/** '3 ÷ 1/2 is also 6'. */
const alsoIs = /\b(is|are|equals|makes) (?:also|still) (?=[-−$]?\.?\d)/gi

/** '42. I always mess up 6 × 7', '3) is 42' of a page that is worked on: no number of a single problem. */
function isAnsweredAtOnce(text: string, { asked, homework, handled, problems }: Situation['lesson']): boolean {
  const begins = /^\W*(\d{1,2})[.)]\s/.exec(text)?.[1]
  if (begins === undefined) return false
  const keys = [asked?.expects, ...problems.map(({ item }) => item.answer)]
  const isKey = keys.some((one) => one?.form === 'number' && one.answer === begins)
  const labels = [...homework, ...handled].map(({ label }) => label)
  return isKey || (labels.includes(begins) && /^\W*\d{1,2}[.)]\s/.test(text))
}

/** A story that a sum was read from, and no question that is only said in other words. */
export const isRetold = (told: string, text: string) =>
  text !== told &&
  text.startsWith('what is ') &&
  told.length > 40 &&
  /\bhow (?:many|much|far|long|old|tall|heavy|high|deep)\b|[.!?,] (?:what|when|find|at what|by what|to what|in what|which)\b|^what\b.*[,.] /i.test(
    told,
  )

/** Numbers as they are heard: 'for and for is ate', and 'ate' where a number was asked for. */
function byEar({ text, lesson }: Situation): string {
  const { asked } = lesson
  const wanted = asked?.expects ?? (asked?.kind === 'tried' ? openProblem(lesson)?.item.answer : null)
  const isNumber = wanted?.form === 'number' && /^(?:answer|step|tried)$/.test(asked?.kind ?? '')
  return countByEar(sumByEar(isNumber ? numberByEar(text) : text))
}

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
