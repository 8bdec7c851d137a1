import type { Decision } from '../../move.ts'
import { clockShown, clockTalkIn, lengthShown } from '../../read/clock-talk.ts'
import { computedIn } from '../../read/computed/computed.ts'
import { tryAt } from '../../read/tries.ts'
import { openProblem } from '../../state.ts'
import { askChat } from '../ask.ts'
import { brought } from '../brought.ts'
import type { Heard } from '../hear.ts'
import { ownProblem } from '../own.ts'
import { reply } from '../reply.ts'
import { wrong } from '../wrong.ts'

// A clock that the child reads itself, and when something ends: told with its answer in one line.

const ends =
  /\b(?:starts?|begins?|started|leave|left|at)\b.*\d:\d\d.*\b(?:ends?|over|done|finish(?:es|ed)?|out|stops?|home|get there|arrive)\b.{0,14}\d{1,2}:\d\d\W*(?:right)?\W*$/i
const half = 720

/** 'Practice starts at 3:50 and it's 55 minutes, so it ends 4:45'. */
export function endsClaimed(heard: Heard): Decision | null {
  const { text, lesson } = heard
  const { times, minutes } = clockTalkIn(text)
  const [start, end, ...more] = times
  const [length, ...others] = minutes
  if (!ends.test(text) || start === undefined || end === undefined || length === undefined) return null
  if (more.length + others.length > 0) return null
  const values = { length: lengthShown(length), start: clockShown(start), end: clockShown(end) }
  if ((start + length - end) % half === 0)
    return reply([{ key: 'clock.ends', values }], askChat(lesson, { key: 'sight.next' }), {
      kind: 'claim',
      mood: 'happy',
    })
  const taken = ownProblem({ ...heard, text: `what time is it ${length} minutes after ${values.start}` })
  const open = taken && openProblem(taken.lesson)
  const tried = open && tryAt(values.end, open.item)
  if (taken && open && tried?.kind === 'wrong') return wrong({ ...heard, lesson: taken.lesson }, open, tried)
  return reply([{ key: 'clock.endsLook', values }], askChat(lesson, { key: 'clock.endsAsk', values }), {
    kind: 'claim',
    mood: 'thinking',
  })
}

const handsThenTime =
  /^(.*\bhand\b.*\d{1,2})[,.]? (?:then |and )?(?:is|so|its|it's|that'?s|=|i say|i think|it is|so it is|is it|means)(?: (?:its|it's|it is|like|that))* ((?:half past|quarter (?:past|to)) [a-z0-9]+|\d{1,2}(?::\d\d| ?o'? ?clock))\W*(?:right|i think)?\W*$/i

/** 'Little hand on 12 and big hand on 6 is 6 o'clock?'. */
export function handsClaimed(heard: Heard): Decision | null {
  const [, hands = '', said = ''] = handsThenTime.exec(heard.text) ?? []
  const item = hands === '' ? null : computedIn(hands)
  return item?.skill.startsWith('own.hands') ? brought(heard, item, said, hands) : null
}
