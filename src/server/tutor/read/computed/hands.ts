import type { Draft, Reader } from './draft.ts'

const hand = String.raw`(?: (?:hand|one))?(?:'?s| is| was)?(?: pointing| pointed)?`
const little = new RegExp(
  String.raw`\b(?:litt?le|litle|littel|short|small|hour|tiny|lil)\b${hand}(?<where>(?: (?:on|at|to|by|after|near|past|half|halfway|way|a|little|bit|just|almost|nearly|close|really|right|not|quite|before|about|there|getting|touching|in|between|b?e?tween|btween|betwen|the|number)){0,7}) ?(?<from>\d{1,2})(?: (?:and|n|&)(?: the)? (?<to>\d{1,2}))?(?!\d|:)`,
  'i',
)
const big = new RegExp(
  String.raw`\b(?:big|long|minute|large|tall)\b${hand}(?: (?:on|at|to|by|past|near|right|the|number))* ?(\d{1,2})(?!\d|:)`,
  'i',
)
/** On its way to the number, and not there yet. */
const before = /\b(?:almost|nearly|close|before|not quite|getting)\b/i

const shown = (hour: number, minute: number) => `${hour}:${String(minute).padStart(2, '0')}`

/** Where the two hands of a clock are, in a child's words; null where one is not told. */
export function handsIn(text: string): { hour: number; minute: number; big: number } | null {
  const { where = '', from: first, to: second } = little.exec(text)?.groups ?? {}
  const [, at] = big.exec(text) ?? []
  const [from, to, five] = [first, second, at].map((one) => (one === undefined ? null : Number(one)))
  if (from === null || from === undefined || five === null || five === undefined) return null
  if ([from, to ?? 1, five].some((one) => one < 1 || one > 12)) return null
  const minute = (five % 12) * 5
  if (to !== null && to !== undefined)
    return { hour: Math.abs(from - to) === 11 ? 12 : Math.min(from, to), minute, big: five }
  // 'Almost at 8' is still after 7; 'at 8' and late in the hour may be either.
  if (before.test(where)) return minute === 0 ? null : { hour: from === 1 ? 12 : from - 1, minute, big: five }
  return { hour: from, minute, big: five }
}

/** 'Little hand on 3, big hand on 12'. */
export const handsAsked: Reader = (text) => {
  const hands = handsIn(text)
  if (!hands) return null
  const { hour, minute, big: five } = hands
  const slips: [string | null, string][] = [
    [five === hour ? null : shown(five, (hour % 12) * 5), 'handsSwapped'],
    [five === hour ? null : shown(five, 0), 'handsSwapped'],
    [minute === 0 ? null : shown((hour % 12) + 1, minute), 'hourAhead'],
    [five === 12 ? shown(hour, 12) : shown(hour, five), 'numberAsMinutes'],
  ]
  const draft: Draft = {
    kind: minute === 0 ? 'handsFull' : minute === 30 ? 'handsHalf' : 'hands',
    values: { hour, big: five, minute },
    answer: { form: 'time', answer: shown(hour, minute) },
    slips,
  }
  return draft
}
