import { findExpressions } from '#shared/answers/expressions.ts'
import { isQuestion } from '../know/book/stems.ts'
import { stemOfWord } from '../know/book/words.ts'
import { isSurelyInBook } from '../know/know.ts'
import { momentFor, momentOf } from '../know/moments/moments.ts'
import type { Decision } from '../move.ts'
import { wasSaid } from '../say/say.ts'
import { type Lesson, openProblem } from '../state.ts'
import { askAgain, askChat, type Closing, choices, isStrict, patienceOf } from './ask.ts'
import type { Heard } from './hear.ts'
import { keepLiked } from './likes.ts'
import { reply } from './reply.ts'
import { isFeeling, isWish } from './wishes.ts'

/** From here on a moment goes before what the reader of talk makes of it; from the other, before words that fit everything. */
export const sureMoment = 0.7
export const likelyMoment = 0.66
/** A wish is no small talk where the reader is this sure of it. */
const sureWish = 0.45

/** A question, and whatever is said while a feeling is open, must be met for sure. */
const sureAsked = 0.75

/** It goes on with what was told before, which no moment knows. */
const goesOn = /^\W*(?:but|and|so|then|because|cuz|cause) /i

/** What is said in the middle of the work, where there is none. */
const ofWork = /^(?:in|lw|mx)-/
const sureOfWork = 0.85

/** A question why or how that the book answers wants the answer. */
const asksReason =
  /^\W*(?:(?:so|but|and|ok|hey|um+|wait) )*(?:why|how come|how (?:do|does|did|is|are|can)|(?:do|does|is|are|can|did) (?:a|an|the|all|some|most) [a-z]+)\b/i

/** Those that speak of what the child said: 'babies cry' where the baby cries, and not what else babies do. */
function nearestOf(wordings: readonly string[], text: string): readonly string[] {
  const said = stemsIn(text)
  const shared = wordings.map((one) => [...stemsIn(one)].filter((stem) => said.has(stem)).length)
  const most = Math.max(0, ...shared)
  return wordings.filter((_, at) => shared[at] === most)
}
const stemsIn = (text: string) =>
  new Set((text.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => !small.has(word)).map(stemOfWord))

const small = new Set(
  'the you and can for are was your what how who has have did does with that this not but out all her his they she him its too had get got let one two'.split(
    ' ',
  ),
)

const isTender = ({ lesson, acts }: Heard) =>
  lesson.asked?.kind === 'feeling' || (acts[0] !== undefined && isFeeling.has(acts[0].act) && acts[0].share > 0.4)

/** What children say in between, met with what a teacher would say to just that. */
export function momentSaid(heard: Heard, least: number): Decision | null {
  const { text, lesson, grade, acts } = heard
  const [first] = acts
  if (findExpressions(text).length > 0) return null
  if (first && (isWish(first.act) || first.act === 'ask_name') && first.share > sureWish) return null
  const near = momentFor(lesson.spanish ? heard.written : text)
  const needed = goesOn.test(text) ? Math.max(least, sureAsked) : least
  if (!near || near.sure < (isQuestion(text) || isTender(heard) ? Math.max(needed, sureAsked) : needed)) return null
  if (asksReason.test(text) && !openProblem(lesson) && isSurelyInBook(text)) return null
  if (lesson.spanish && !near.id.startsWith('lw-es-')) return null
  if (ofWork.test(near.id) && near.sure < sureOfWork && !openProblem(lesson) && lesson.last === null) return null
  if (isTender(heard) && !/^(?:hf|sc)-/.test(near.id)) return null
  const { young, older } = momentOf(near.id) ?? { young: [], older: [] }
  const said = nearestOf(
    (grade <= 2 ? young : older).filter((one) => !wasSaid(lesson, one)),
    text,
  )
  const wording = said[lesson.seed % Math.max(1, said.length)]
  if (wording === undefined) return null
  const isFelt = first !== undefined && isFeeling.has(first.act)
  const says = !isFelt && lesson.asked?.kind !== 'feeling' && callsBack(heard) ? withoutQuestion(wording) : wording
  const closing = afterMoment(heard, says, isFelt)
  const { lesson: after, likes } = keepLiked(closing.lesson, text, first?.act ?? '')
  return reply(
    says === '' ? [{ key: 'heard' }] : [{ text: says }],
    { ...closing, lesson: after },
    { kind: 'moment', mood: isFelt ? 'calm' : 'happy', likes },
  )
}

/** What is said without the question that would lead the talk on. */
const withoutQuestion = (text: string) => text.replace(/\s*[^.!?]*\?$/, '').trim()

/** The open question is due again, so nothing else is asked: always where talk is kept short, else after a few replies. */
function callsBack(heard: Heard): boolean {
  if (isStrict(heard)) return true
  const { before, most } = patienceOf(heard)
  const { asked, aside } = heard.lesson
  const replies = aside + 1
  // It has closed two replies running.
  if (asked?.kind === 'answer' && asked.times >= 2) return false
  return openProblem(heard.lesson) !== null && replies > before && replies <= most
}

/** The parent lets talk go on for longer than usual. */
const mayGoOn = (heard: Heard, { aside }: Lesson) => heard.sideTalk === 'relaxed' && aside <= patienceOf(heard).before

/** The reply asks by itself; a problem that waits is named only where it does not. */
function afterMoment(heard: Heard, says: string, isFelt: boolean): Closing {
  const { lesson } = heard
  const open = openProblem(lesson)
  const after = { ...lesson, aside: lesson.aside + 1 }
  const asks = says.endsWith('?')
  const stays = isFelt || lesson.asked?.kind === 'feeling'
  if (!stays && isStrict(heard)) return askAgain(heard, after)
  if (open && !asks && !isFelt)
    return mayGoOn(heard, after) ? askChat(after, { key: 'chat.more' }) : askAgain(heard, after)
  return {
    lines: [],
    asked: {
      kind: stays ? 'feeling' : 'chat',
      problem: open?.item.id ?? null,
      expects: null,
      yes: null,
      no: null,
      about: null,
      times: 1,
    },
    press: open ? choices(stays ? ['break', 'easier', 'goBack'] : ['goBack']) : [],
    picture: null,
    lesson: after,
  }
}
