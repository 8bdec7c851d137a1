import type { Decision } from '../../move.ts'
import { clockShown, clockTalkIn } from '../../read/clock-talk.ts'
import { openProblem } from '../../state.ts'
import { askChat } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

// A time in a line is mostly no sum: somebody came late or not at all, or the child wants to know how late it is, which nobody here sees.

const who =
  '(?:he|she|they|nobody|no one|(?:my |our )?(?:mom|mommy|mama|mami|dad|daddy|papa|papi|parents|brother|sister|grandma|grandpa|nana|abuela|abuelo|aunt|uncle|cousin|friend|babysitter|coach|stepdad|stepmom))'
const late = [
  new RegExp(`\\b${who}(?:'?s| is| are)? (?:\\w+ )?always late\\b`, 'i'),
  new RegExp(
    `\\b${who} (?:\\w+ ){0,4}(?:said|says|promised|was supposed to|were supposed to|told me)\\b.{2,60}\\b(?:but|and|then) (?:(?:he|she|they|it)(?: |(?='?s)))?(?:(?:never|didn'?t|didnt) (?:even )?(?:c[ao]me|show|call|do|did|pick|get|got|take|took|let|go|went|buy|bought|bring|brought|give|gave|text|play)\\w*|forgot|wasn'?t|wasnt|came late|was late|(?:'?s |s |is |are |was )?(?:late|not here|not coming|always late)|still (?:hasn'?t|hasnt|isnt|isn'?t))\\b`,
    'i',
  ),
  /\b(?:i|we) (?:waited|was waiting|were waiting|had to wait|kept waiting)\b.{2,50}\b(?:nobody|no one|never|still|didn'?t|didnt) (?:\w+ )?(?:c[ao]me|showed|show|picked|pick|there|here|called)\b/i,
  new RegExp(
    `\\b${who} (?:was supposed to|forgot to|didn'?t|didnt|never) (?:pick (?:me|us) up|get (?:me|us)|come (?:get|for) (?:me|us)|call (?:me|us)|show up)\\b`,
    'i',
  ),
  new RegExp(`\\b${who} forgot (?:me|to pick me up|to come|about me)\\b`, 'i'),
]
const lightly = /\b(?:lol|haha|hehe|jk|pizza|package|bus|train|story|book|character)\b/i
const harder =
  /\b(?:hit|hurt|drunk|scared|scary|police|jail|alone|dark|night|nobody (?:came|is here)|died|dead|hospital)\b/i

/** 'My dad said he would come at 3 and he never came': it is met as what it is. */
export function letDown({ lesson, written }: Heard): Decision | null {
  if (lesson.spanish || openProblem(lesson) || lightly.test(written) || harder.test(written) || written.length > 160)
    return null
  if (!late.some((form) => form.test(written)) || /\?\s*$/.test(written)) return null
  const after = { ...lesson, aside: lesson.aside + 1 }
  return reply(
    [{ key: 'letDown' }],
    { ...askChat(after, { key: 'feeling.more' }, 'feeling'), lines: [] },
    {
      kind: 'feeling.told',
    },
  )
}

const timeNow =
  /\b(?:what(?:'?s)?|wat|wut) (?:the )?time (?:(?:do|does) (?:you|u) (?:think|say) it is|is it|it is|now|rn|right now)\b(?=\W*$|[.,!]| (?:now|rn|right|there|at|in|my|and|so|but)\b)|\b(?:whats|what'?s|what is|wats) (?:the )?time\b(?: (?:now|rn|right now|it is))?\W*$/i
const isIt = '^\\W*(?:(?:so|but|hey|wait|um+|and) )*is it (?:already |almost |nearly |past )?'
const ofDay =
  "(?:\\d{1,2}:\\d\\d(?: ?o'?clock)?(?: ?[ap]m)?|\\d{1,2} ?(?:o'?clock|[ap]m)|noon|time to go(?: home)?|lunch ?time|bed ?time|dinner ?time|recess|time for \\w+|time to \\w+(?: \\w+)?)"
/** A bare number is waited for ('is it 3 yet'); 'is it 12 now' may be a sum. */
const yet = new RegExp(
  `${isIt}(?:${ofDay}(?: yet| now| already| almost)+\\b|(?:1[0-2]|[1-9]) yet(?=\\W*$|[.,!?]| (?:my|our|cuz|because|cause|mom|dad)\\b))`,
  'i',
)
const till =
  /\bhow (?:long|many (?:minutes|hours)|much (?:time|longer))(?: (?:do|have) (?:i|we)(?: (?:have|got))?| is it| is| left)*(?: left| more)? ?(?:till?|until|to|before) /i
/** A time that is told as now, a clock that is shown, or a length: something to work out. */
const workedOut =
  /\b(?:if (?:it'?s|its|it is|the)|starts?|started|ends?|ended|begins?|began|lasts?|takes?|took|hands?|minutes? (?:go|goes|later|after|ago|pass)|hours? (?:later|after|ago|pass)|in \d+ (?:minutes|hours)|now it'?s|it'?s \d|its \d.* now|long hand|short hand|from \d)\b/i

/** 'My dad is coming at 4:30 and what time is it now': no clock is seen from here. */
export function clockAsked({ lesson, written, text }: Heard): Decision | null {
  if (
    lesson.spanish ||
    openProblem(lesson) ||
    /^(?:play|story)$/.test(lesson.asked?.kind ?? '') ||
    lesson.passage !== null
  )
    return null
  if (workedOut.test(written)) return null
  const { times, minutes } = clockTalkIn(text)
  const isTill =
    till.test(written) && /\d|noon|o'?clock/i.test(written) && times.length === 1 && lesson.clock.times.length === 0
  if ((!timeNow.test(written) && !yet.test(written) && !isTill) || minutes.length > 0) return null
  const [time] = times
  const line = time === undefined ? { key: 'honest.time' } : { key: 'clock.unseen', values: { time: clockShown(time) } }
  const after = { ...lesson, aside: lesson.aside + 1 }
  return reply([line], { ...askChat(after, { key: 'chat.more' }), lines: [] }, { kind: 'honest' })
}
