import { clockTimesIn } from '#shared/answers/clock-times.ts'
import type { Decision } from '../../move.ts'
import { openProblem } from '../../state.ts'
import { askChat, askStep } from '../ask.ts'
import { right } from '../found-by-child.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'
import { aboutIn, aboutNow } from './memory.ts'

// A clock told in parts: the big hand first, then its minutes, then the little hand; and morning or night.

const bigOn =
  /\b(?:big|long|minute) (?:hand|one)(?:'?s| is| was)?(?: pointing)?(?: right)? (?:on|at|to)(?: the)?(?: number)? (\d{1,2})\b(?!:)/i
const little = /\b(?:little|small|short|hour) (?:hand|one)\b/i

const minutesOf = (at: number) => (at % 12) * 5
const minutesSaid = /(?:^|\D)(\d{1,2}) ?(?:min|mins|minutes?)\b|(?:^|\s)(\d{1,2})\W*$/i

/** 'The big hand is on the 4, what do I do': count by fives. */
function bigHandOnly({ lesson, text }: Heard): Decision | null {
  const at = Number(bigOn.exec(text)?.[1] ?? 0)
  if (openProblem(lesson)?.item.skill.startsWith('own.hands') === true) return null
  if (at < 1 || at > 12 || little.test(text) || /\d:\d\d/.test(text)) return null
  const minutes = minutesOf(at)
  const about = aboutNow(lesson, 'hands', `big:${at}`)
  const said =
    /\b(?:so|its|it's|thats|that's|is it|is that|i think|i say|means)\b[^\d]{0,12}(\d{1,2}) ?(?:min\w*)?\W*$/i.exec(
      text.replace(bigOn, ' '),
    )?.[1]
  const values = { at, minutes: said ?? '' }
  if (said !== undefined && Number(said) === minutes)
    return reply([{ key: 'hands.minutes', values }], askChat(about, { key: 'hands.little' }), {
      kind: 'claim',
      mood: 'happy',
    })
  return reply(
    [{ key: at === 12 ? 'hands.twelve' : 'hands.fives', values }],
    askStep(about, { key: 'hands.fives.ask', values }, { form: 'number', answer: String(minutes) }),
    {
      kind: 'why',
      mood: 'happy',
    },
  )
}

/** '5 10 15 20. 20 minutes', with the big hand on the 4. */
function minutesFound({ lesson, text }: Heard): Decision | null {
  const at = Number(/^big:(\d+)$/.exec(aboutIn(lesson, 'hands') ?? '')?.[1] ?? 0)
  const found = minutesSaid.exec(text)
  const said = found?.[1] ?? found?.[2]
  if (at === 0 || said === undefined || little.test(text) || /[:+×=]/.test(text)) return null
  const about = aboutNow(lesson, 'hands', `big:${at}`)
  const values = { at, minutes: said }
  if (Number(said) === minutesOf(at))
    return reply([{ key: 'hands.minutes', values }], askChat(about, { key: 'hands.little' }), {
      kind: 'claim',
      mood: 'happy',
    })
  if (text.trim().split(/\s+/).length > 8) return null
  return reply(
    [{ key: Number(said) === at ? 'hands.notNumber' : 'hands.fives', values }],
    askStep(about, { key: 'hands.fives.ask', values }, { form: 'number', answer: String(minutesOf(at)) }),
    {
      kind: 'claim',
      mood: 'thinking',
    },
  )
}

const littleAt =
  /\b(?:little|small|short|hour) (?:hand|one)(?:'?s| is| was)?((?: (?:a|bit|little|tiny|just|right|only|pointing|almost|nearly|close|not|quite|at|on|to|by|after|past|before|near|the|between|in|half|way|halfway))*) (\d{1,2})(?: and (?:the )?(\d{1,2}))?\b(?!:)/i
const timeSaid = /\b(\d{1,2}):(\d\d)\W*(?:right|\?)?\W*$/i

/** 'And the little hand is a bit after 7 so 7:20'. */
function timeOfParts({ lesson, text }: Heard): Decision | null {
  const at = Number(/^big:(\d+)$/.exec(aboutIn(lesson, 'hands') ?? '')?.[1] ?? 0)
  const [, where = '', from, to] = littleAt.exec(text) ?? []
  const [, hourSaid, minuteSaid] = timeSaid.exec(text) ?? []
  if (at === 0 || from === undefined || bigOn.test(text)) return null
  const isBefore = /\b(?:almost|nearly|close|before|not quite)\b/i.test(where)
  const hour =
    to === undefined ? (isBefore ? ((Number(from) + 10) % 12) + 1 : Number(from)) : Math.min(Number(from), Number(to))
  const time = `${hour}:${String(minutesOf(at)).padStart(2, '0')}`
  const values = { time, next: (hour % 12) + 1, hour }
  if (hourSaid === undefined)
    return reply([{ key: 'hands.both' }], askStep(lesson, { key: 'hands.time.ask' }, { form: 'time', answer: time }), {
      kind: 'why',
      mood: 'thinking',
    })
  const isHour = Number(hourSaid) === hour
  if (isHour && Number(minuteSaid) === minutesOf(at))
    return reply([{ key: 'hands.right', values }], askChat(aboutNow(lesson, 'hands', 'told'), { key: 'hands.next' }), {
      kind: 'claim',
      mood: 'happy',
    })
  return reply(
    [{ key: isHour ? 'hands.fives' : 'hands.hourStays', values: { ...values, at } }],
    askStep(lesson, { key: 'hands.time.ask' }, { form: 'time', answer: time }),
    {
      kind: 'claim',
      mood: 'thinking',
    },
  )
}

const asksHalf =
  /^\W*(?:(?:so|ok|um+|wait|then|but) )*(?:is|would|does) (?:it|that|this)(?: be| say| show)? (\d{1,2})[: ]?(\d\d)? or (\d{1,2})[: ]?(\d\d)?\W*$/i

/** 'Is it 4 30 or 5 30' of a clock that is worked on. */
function whichHour({ lesson, text }: Heard): Decision | null {
  const open = openProblem(lesson)
  const [, one, , other] = asksHalf.exec(text) ?? []
  if (!open?.item.skill.startsWith('own.hands') || open.item.answer.form !== 'time' || one === undefined) return null
  const hour = Number(open.item.answer.answer.split(':')[0])
  const next = (hour % 12) + 1
  if (![one, other].map(Number).includes(next)) return null
  const values = { hour, next }
  return reply([{ key: 'hands.reached', values }], askStep(lesson, { key: 'hands.time.ask' }, open.item.answer), {
    kind: 'hint',
    mood: 'thinking',
  })
}

const asksHalfOfDay =
  /\b(?:is|was|would) (?:it|that|this)(?: be)? (?:in the )?(?:am|a\.m\.?|morning) or (?:pm|p\.m\.?|night|afternoon|evening)\b|\bhow (?:do|can) (?:i|you|we) (?:know|tell) (?:if )?(?:it'?s |its |it is )?(?:am|a\.m\.?) or (?:pm|p\.m\.?)/i
const morning =
  /\b(?:breakfast|morning|wak(?:e|es|ing) up|woke up|get(?:ting)? up|sunrise|sun comes up|before school|school starts|bus comes|cereal|pancakes)\b/i
const later =
  /\b(?:dinner|supper|night|bed ?time|go(?:es|ing)? to bed|evening|sunset|after ?school|afternoon|after lunch|movie night|stars|moon|homework)\b/i
const saysHalf =
  /\b(?:so|its|it's|it is|is|must be|means|i think|i say|thats|that's|=|then)\b(?: it'?s| its)? (am|pm|a\.m\.?|p\.m\.?)(?=\W*$|\s+(?:right|because|cuz|bc)\b)|^\W*(am|pm)\b[\s,]*(?:because|cuz|bc|since|its|it's)\b/i

/** 'Is that am or pm', 'eating breakfast so am'. */
function halfOfDay({ lesson, text }: Heard): Decision | null {
  if (asksHalfOfDay.test(text))
    return reply([{ key: 'hands.ampm' }], askChat(aboutNow(lesson, 'hands', 'ampm'), { key: 'hands.ampm.ask' }), {
      kind: 'why',
      mood: 'happy',
    })
  const found = saysHalf.exec(text)
  const said = (found?.[1] ?? found?.[2] ?? '').charAt(0).toLowerCase()
  const isMorning = morning.test(text)
  if (said === '' || isMorning === later.test(text)) return null
  const values = { half: isMorning ? 'AM' : 'PM', when: isMorning ? 'morning' : 'later' }
  const isRight = (said === 'a') === isMorning
  return reply(
    [{ key: isRight ? 'hands.half' : 'hands.halfLook', values }],
    askChat(lesson, { key: isRight ? 'hands.next' : 'hands.halfLook.ask' }),
    { kind: 'claim', mood: isRight ? 'happy' : 'thinking' },
  )
}

const spoken =
  /\b((?:half|quarter) (?:past|after|to|till) \d{1,2}) (?:is|=|means|is the same as|same as) (?:like )?(\d{1,2}:\d\d)\b|\b(\d{1,2}:\d\d) (?:is|=|means|is the same as|same as) (?:like )?((?:half|quarter) (?:past|after|to|till) \d{1,2})\b/i

/** 'Half past 8 is 8:30'. */
function spokenTime(heard: Heard): Decision | null {
  const [, words1, time1, time2, words2] = spoken.exec(heard.text) ?? []
  const [words, time] = [words1 ?? words2, time1 ?? time2]
  if (words === undefined || time === undefined) return null
  const [meant] = clockTimesIn(words.replace(/after/i, 'past').replace(/till/i, 'to'))
  const [said] = clockTimesIn(time)
  if (meant === undefined || said === undefined) return null
  const values = { words, time }
  if (meant === said) return right(heard, { key: 'hands.spoken', values })
  return reply(
    [{ key: /half/i.test(words) ? 'hands.spokenHalf' : 'hands.spokenQuarter', values }],
    askChat(heard.lesson, { key: 'hands.spokenAsk', values }),
    { kind: 'claim', mood: 'thinking' },
  )
}

/** A clock in a child's words, told in parts. */
export const ofHands = (heard: Heard): Decision | null =>
  heard.grade > 4 || heard.text.length > 140
    ? null
    : (whichHour(heard) ??
      spokenTime(heard) ??
      timeOfParts(heard) ??
      bigHandOnly(heard) ??
      minutesFound(heard) ??
      halfOfDay(heard))
