import { clockTimesIn } from '#shared/answers/clock-times.ts'
import type { Decision } from '../../move.ts'
import { askedIn } from '../../read/asked.ts'
import { clockShown, lengthShown, minutesBetween } from '../../read/clock-talk.ts'
import { askChat, askStep } from '../ask.ts'
import { right } from '../found-by-child.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'
import { aboutIn, aboutNow } from './memory.ts'

// How long something takes, over a full hour: by jumps on a line of time. `early.of`: 'between:220:315', in minutes after twelve.

const asksLong = /\bhow (?:long|many minutes|many hours|much time)\b/i
const hop =
  /(\d{1,2}(?::\d\d)?) (?:to|until|til|-) (\d{1,2}(?::\d\d)?) (?:is|=|was|that'?s|makes|are) (?:like )?(\d{1,2}|an?|one)(?: ?(minutes?|mins?|min|hours?|hrs?|hr))?\b/gi
const length =
  /^\W*(?:(?:so|its|it's|it is|is it|thats|that's|then|ok|oh|i got|i think|the movie is|in all|total|altogether|so its) )*(?:(\d{1,2}|an?|one) ?(?:hours?|hrs?|hr)(?: and| &|,)? ?)?(?:(\d{1,3}) ?(?:minutes?|mins?|min))?(?: (?:long|total|in all|altogether|then|right))*\W*$/i

/** '415 - 245': times taken away like plain numbers. */
const plainly = /\b(\d{3,4}) ?(?:-|−|minus|take away) ?(\d{3,4})\b/i
const dayHalf = 720
/** '4' is the full hour. */
const minutesAt = (said: string): number => {
  const [hour = '0', minute = '0'] = said.split(':')
  return (Number(hour) % 12) * 60 + Number(minute)
}
const counted = (said: string) => (/^\d/.test(said) ? Number(said) : 1)

/** 'Movie starts 3:40 and ends 5:15, how long'. */
function lengthAsked({ lesson, text }: Heard): Decision | null {
  const times = clockTimesIn(text)
  const [from, to] = times
  if (!asksLong.test(text) || askedIn(text) !== null || times.length !== 2 || from === undefined || to === undefined)
    return null
  const isOverHour = Math.floor(from / 60) !== Math.floor(to / 60)
  if (!isOverHour || !/\b(?:start|begin|began|from|left|leave|went|go)/i.test(text)) return null
  const full = Math.ceil((from + 1) / 60) * 60
  const values = { from: clockShown(from), to: clockShown(to), next: clockShown(full) }
  return reply(
    [{ key: 'elapsed.jump', values }],
    askStep(
      aboutNow(lesson, 'hands', `between:${from}:${to}`),
      { key: 'elapsed.jump.ask', values },
      { form: 'number', answer: String(minutesBetween(from, full)) },
    ),
    { kind: 'why', mood: 'happy' },
  )
}

/** Jumps on the way, and how long it is in all. */
function jumpsOrLength(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const [, a, b] = /^between:(\d+):(\d+)$/.exec(aboutIn(lesson, 'hands') ?? '') ?? []
  if (a === undefined || b === undefined) return null
  const [from, to] = [Number(a), Number(b)]
  const all = minutesBetween(from, to)
  const about = aboutNow(lesson, 'hands', `between:${from}:${to}`)
  const values = {
    from: clockShown(from),
    to: clockShown(to),
    next: clockShown(Math.ceil((from + 1) / 60) * 60),
    says: lengthShown(all),
  }
  const plain = plainly.exec(text)
  if (plain?.slice(1).every((one) => [values.from, values.to].some((time) => time.replace(':', '') === one)))
    return reply([{ key: 'elapsed.notPlain' }], askChat(about, { key: 'elapsed.jump.ask', values }), {
      kind: 'claim',
      mood: 'thinking',
    })
  const hops = [...text.matchAll(hop)].map(([, start = '', end = '', long = '', unit = '']) => ({
    isRight:
      minutesBetween(minutesAt(start), minutesAt(end)) % dayHalf === counted(long) * (/^h/i.test(unit) ? 60 : 1) ||
      (unit === '' && minutesBetween(minutesAt(start), minutesAt(end)) === counted(long) * 60),
    says: `${start} to ${end}`,
  }))
  if (hops.length > 0) {
    const wrong = hops.find((one) => !one.isRight)
    if (wrong)
      return reply(
        [{ key: 'elapsed.hopLook', values: { says: wrong.says } }],
        askChat(about, { key: 'elapsed.again' }),
        { kind: 'step', mood: 'thinking' },
      )
    return reply(
      [{ key: 'elapsed.hops', values }],
      askChat(about, { key: hops.length > 1 ? 'elapsed.all' : 'elapsed.then', values }),
      { kind: 'step', mood: 'happy' },
    )
  }
  // '20 and 15 more, 35': minutes that the jumps come to.
  const atEnd = /\d.*?[^\d:](\d{1,2})\W*$/.exec(text)?.[1]
  if (atEnd !== undefined && Number(atEnd) === all && clockTimesIn(text).length === 0)
    return right({ ...heard, lesson: about }, { key: 'elapsed.right', values })
  const found = length.exec(
    text.replace(/\b(\d{1,2}|an?|one)(?: hours?)? and a half(?: hours?)?\b/i, '$1 hours 30 minutes'),
  )
  const [, hours, minutes] = found ?? []
  if (!found || (hours === undefined && minutes === undefined)) return null
  const said = (hours === undefined ? 0 : counted(hours) * 60) + Number(minutes ?? 0)
  if (said === all) return right({ ...heard, lesson: about }, { key: 'elapsed.right', values })
  const first = minutesBetween(from, Math.ceil((from + 1) / 60) * 60)
  if (said === first)
    return reply([{ key: 'elapsed.hops', values }], askChat(about, { key: 'elapsed.then', values }), {
      kind: 'step',
      mood: 'happy',
    })
  return reply(
    [{ key: Number(minutes ?? 0) > 59 ? 'elapsed.sixty' : 'elapsed.look', values }],
    askChat(about, { key: 'elapsed.again' }),
    { kind: 'claim', mood: 'thinking' },
  )
}

const longClaimed = /\b(\d{1,2}) ?(?:hours?|hrs?|hr) (?:and )?(\d{2,3}) ?(?:minutes?|mins?|min)\b/i

/** '1 hour 75 min': an hour has only sixty. */
function overSixty({ lesson, text }: Heard): Decision | null {
  const of = aboutIn(lesson, 'hands')
  const minutes = Number(longClaimed.exec(text)?.[2] ?? 0)
  const [, a] = /^between:(\d+):(\d+)$/.exec(of ?? '') ?? []
  if (a === undefined || of === null || minutes < 60) return null
  const values = { from: clockShown(Number(a)), next: clockShown(Math.ceil((Number(a) + 1) / 60) * 60) }
  return reply(
    [{ key: 'elapsed.sixty', values }],
    askChat(aboutNow(lesson, 'hands', of), { key: 'elapsed.jump.ask', values }),
    { kind: 'claim', mood: 'thinking' },
  )
}

/** How long it takes from one time to another, in a child's words. */
export const ofElapsed = (heard: Heard): Decision | null =>
  heard.grade > 5 || heard.text.length > 140 ? null : (lengthAsked(heard) ?? overSixty(heard) ?? jumpsOrLength(heard))
