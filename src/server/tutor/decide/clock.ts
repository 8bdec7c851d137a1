import { isQuestion } from '../know/book/stems.ts'
import type { Decision } from '../move.ts'
import { clockShown, clockTalkIn, minutesBetween, wayToTime } from '../read/clock-talk.ts'
import { computedIn } from '../read/computed/computed.ts'
import { inFigures } from '../read/in-passing/told.ts'
import { type Lesson, openProblem } from '../state.ts'
import { askChat } from './ask.ts'
import type { Heard } from './hear.ts'
import { numbersBack } from './numbers-back.ts'
import { ownProblem } from './own.ts'
import { reply } from './reply.ts'

// Times of the child's own day: when practice starts, how long it takes, when to leave. Hours and minutes are no plain numbers.

const mostKept = 4

/** What a message tells of the clock stays in mind, whatever is said to it. */
export function keepClock(lesson: Lesson, text: string): Lesson {
  const { times, minutes } = clockTalkIn(text)
  if (times.length + minutes.length === 0) return lesson
  const { clock } = lesson
  const told = isClaim(lesson, text) ? [] : times
  return {
    ...lesson,
    clock: {
      ...clock,
      found: told.length > 0 ? null : clock.found,
      times: [...clock.times, ...told].slice(-mostKept),
      minutes: [...clock.minutes, ...minutes].slice(-mostKept),
    },
  }
}

const concludes =
  /^\W*(?:(?:oh|ok|wait|um+|maybe) )*\d{1,2}:\d\d,? (?:because|cause|cuz|bc|since)\b|^\W*(?:(?:oh|ok|wait|um+|then|and) )*(?:so|thats|that's|its|it's|it is|is (?:it|that)|i think|then)\b|\b(?:ends?|over|done|finished)\b|^\W*(?:(?:oh|ok|wait|um+|maybe) )*\d{1,2}:\d\d\W*$/i
const asksBack = /\b(?:leave|before|wake up|get up|start(?:ed)?|begin)\b/i
const asksWhen = /\b(?:what time|when)\b/i
const asksLong = /\bhow (?:long|many (?:minutes|hours)|much time)\b/i
/** The child comes to something: times were told before. */
const isClaim = ({ clock }: Lesson, text: string) =>
  clock.times.length > 0 && concludes.test(text) && !asksWhen.test(text) && !asksLong.test(text)

/** What is told, asked or found of the clock; null where no time of day is spoken of. */
export function ofClock(heard: Heard): Decision | null {
  const { lesson, text } = heard
  if (openProblem(lesson) || lesson.spanish) return null
  const until = untilThen(heard) ?? hoursTold(heard)
  if (until) return until
  const { times, minutes } = clockTalkIn(text)
  const { clock } = lesson
  if (times.length + clock.times.length === 0 || computedIn(text)) return null
  const comes = isClaim(lesson, text)
  if ((isQuestion(text) || (asksLong.test(text) && times.length === 2)) && !comes) return askedOfClock(heard)
  const [time, ...others] = times
  if (time !== undefined && others.length === 0 && comes) return foundTime(heard, time, minutes)
  if (
    time === undefined &&
    (clock.wants === 'between' ||
      ((comes || text.split(/\s+/).length <= 3) && clock.times.length === 2 && clock.minutes.length === 0))
  )
    return foundLength(heard, minutes)
  // A time alone is talk: 'I go to bed at 8:30'.
  const isTold =
    times.length > 0
      ? minutes.length > 0 || (clock.minutes.length > 0 && /\b(?:starts?|begins?|leave|at)\b/i.test(text))
      : minutes.length > 0 && clock.times.length > 0
  if (!isTold) return null
  return reply(
    [numbersBack(heard.written)],
    { ...askChat(lesson, { key: 'sight.find' }), lines: [] },
    {
      kind: 'sight',
      mood: 'happy',
    },
  )
}

const untilAsked =
  /\b(?:at|up|by|around) (\d{1,2})(?::(\d\d))?(?: ?o'?clock| ?am| ?pm)?\b[^\d?]*\bhow (?:many minutes|long|much time)\b[^\d]*\b(?:till?|until|before|to)\b/i

const hour = String.raw`(?:at|by|from|to|till|until|is|was|starts?|begins?|ends?|bed|bedtime|up|lunch|dinner|school|practice|recess)(?: at)? (\d{1,2})(?: ?o'?clock| ?am| ?pm)?`
const fromTo = new RegExp(
  String.raw`^[^\d?]*\b${hour}\b[^\d?]*\b${hour}\b[^\d?]*?(?:\b(?:so|thats|that is|i sleep|for)\b[^\d?]*|[,.;:!]\s+)(\d{1,2}) (?:hours?|hrs?)\b[^\d?]*$`,
)

/** 'Bedtime 8, get up 6, 10 hours': hours of the clock, and how long it is from one to the other. */
function hoursTold(heard: Heard): Decision | null {
  const [, from, to, said] = fromTo.exec(inFigures(heard.text)) ?? []
  if (from === undefined || Number(from) > 12 || Number(to) > 12) return null
  const length = (Number(to) - Number(from) + 12) % 12 || 12
  if (Number(said) === length) return isRight(heard, `from ${from}:00 to ${to}:00 is ${said} hours`, {})
  const values = { said: `${said} hours` }
  return reply(
    [numbersBack(heard.written)],
    { ...askChat(heard.lesson, { key: 'sight.how', values }, 'chat'), lines: [] },
    {
      kind: 'sight',
      mood: 'calm',
    },
  )
}

/** 'I get up at 7. how many minutes till the bus', of a bus that comes at 7:40. */
function untilThen(heard: Heard): Decision | null {
  const [, hour, minute = '00'] = untilAsked.exec(heard.text) ?? []
  const to = heard.lesson.clock.times.at(-1)
  if (hour === undefined || to === undefined || Number(hour) > 12) return null
  const values = { from: `${Number(hour)}:${minute}`, to: clockShown(to) }
  const taken = ownProblem({ ...heard, text: `how many minutes from ${values.from} to ${values.to}` })
  return taken && { ...taken, move: { ...taken.move, lines: [{ key: 'clock.until', values }] } }
}

const isRight = (heard: Heard, says: string, clock: Partial<Lesson['clock']>): Decision => {
  const lesson = { ...heard.lesson, clock: { ...heard.lesson.clock, wants: null, ...clock } }
  return reply([{ key: 'sight.credit', values: { says } }], askChat(lesson, { key: 'sight.next' }), {
    kind: 'sight',
    mood: 'happy',
  })
}

/** A time that the child came to. What does not come of what was told is worked on where it was plain what it looked for. */
function foundTime(heard: Heard, time: number, here: readonly number[]): Decision | null {
  const { clock } = heard.lesson
  const isBack = asksBack.test(heard.text) || clock.wants === 'before'
  const lengths = here.length > 0 ? here : clock.minutes
  const told = clock.times.toReversed()
  const latest = clock.found ?? told[0]
  const starts = isBack ? told : latest === undefined ? [] : [latest]
  const way = wayToTime(time, starts, lengths, isBack ? 'before' : 'after')
  if (way) return isRight(heard, way, { found: time, minutes: [] })
  const [start] = starts
  const length = lengths.at(-1)
  return start === undefined || length === undefined || lengths.length > 1
    ? null
    : countFrom(heard, start, length, isBack ? 'before' : 'after')
}

/** As a problem, where it is one of a size that is worked on; otherwise the way to begin. */
const countFrom = (heard: Heard, start: number, length: number, way: 'before' | 'after'): Decision =>
  ownProblem({ ...heard, text: `what time is it ${length} minutes ${way} ${clockShown(start)}` }) ??
  begun(heard, way === 'before' ? 'clock.back' : 'clock.on', way, { minutes: length, time: clockShown(start) })

const begun = (
  { lesson }: Heard,
  key: string,
  wants: Lesson['clock']['wants'],
  values: Record<string, string | number>,
): Decision =>
  reply([{ key, values }], askChat({ ...lesson, clock: { ...lesson.clock, wants } }, { key: 'clock.part', values }), {
    kind: 'sight',
    mood: 'thinking',
  })

const endLength = /\b(\d{1,2}) ?(?:hours?|hrs?|hr|h)\.?,? (?:and )?(\d{1,2})(?: ?(?:minutes?|mins?|min|m))?\W*$/i
const lengthAtEnd = (text: string): number | null => {
  const [, hours, minutes] = endLength.exec(text) ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}

function foundLength(heard: Heard, minutes: readonly number[]): Decision | null {
  const { times } = heard.lesson.clock
  const [from, to] = times.slice(-2)
  if (from === undefined || to === undefined) return null
  // '20 min to 4, then 1 hour, then 30. 1 hr 50': the jumps, and what they come to.
  const all = minutesBetween(from, to)
  const ends = lengthAtEnd(heard.text)
  const length = ends === all || minutes.includes(all) ? all : minutes[0]
  // The later one may be told first: 'my bus comes at 7:45 and I wake up at 7:10'.
  if (length === minutesBetween(to, from) && length !== minutesBetween(from, to))
    return isRight(heard, `from ${clockShown(to)} to ${clockShown(from)} is ${length} minutes`, { minutes: [] })
  if (length !== minutesBetween(from, to)) return null
  return isRight(heard, `from ${clockShown(from)} to ${clockShown(to)} is ${length} minutes`, { minutes: [] })
}

/** 'When is it over', 'what time do I have to leave', 'how long is that': a problem of what was told, or the way to begin. */
function askedOfClock(heard: Heard): Decision | null {
  const lesson = keepClock(heard.lesson, heard.text)
  const { text } = heard
  const { clock } = lesson
  if (asksLong.test(text)) {
    const [from, to] = clock.times.slice(-2)
    if (from === undefined || to === undefined) return null
    const values = { from: clockShown(from), to: clockShown(to), time: clockShown(from) }
    return (
      ownProblem({ ...heard, text: `how many minutes from ${values.from} to ${values.to}` }) ??
      begun(heard, 'clock.between', 'between', values)
    )
  }
  const isBack = asksBack.test(text)
  const start = isBack ? clock.times.at(-1) : (clock.found ?? clock.times.at(-1))
  const length = clock.minutes.at(-1)
  if (!asksWhen.test(text) || start === undefined || length === undefined) return null
  return countFrom(heard, start, length, isBack ? 'before' : 'after')
}
