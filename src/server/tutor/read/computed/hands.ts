import type { Draft, Reader } from './draft.ts'

const little =
  /\b(?:litt?le|litle|littel|short|small|hour|tiny|lil)(?: hand)?\b(?:'?s| is)?(?: pointing)?(?: (?:on|at|to|by|past|after|near))*(?: the)? ?(?:(b?e?tween|btween|betwen|in between)(?: the)? )?(\d{1,2})(?: (?:and|n|&)(?: the)? (\d{1,2}))?/i
const big =
  /\b(?:big|long|minute|large|tall)(?: hand)?\b(?:'?s| is)?(?: pointing)?(?: (?:on|at|to|by|past|near))*(?: the)? ?(\d{1,2})\b/i

const shown = (hour: number, minute: number) => `${hour}:${String(minute).padStart(2, '0')}`

/** Where the two hands of a clock are, in a child's words; null where one is not told. */
export function handsIn(text: string): { hour: number; minute: number; big: number } | null {
  const [, , first, second] = little.exec(text) ?? []
  const [, at] = big.exec(text) ?? []
  const [from, to, five] = [first, second, at].map((one) => (one === undefined ? null : Number(one)))
  if (from === null || from === undefined || five === null || five === undefined) return null
  if ([from, to ?? 1, five].some((one) => one < 1 || one > 12)) return null
  const hour = to !== null && to !== undefined ? (Math.abs(from - to) === 11 ? 12 : Math.min(from, to)) : from
  return { hour, minute: (five % 12) * 5, big: five }
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
