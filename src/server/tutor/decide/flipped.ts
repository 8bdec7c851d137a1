import type { Decision, Line } from '../move.ts'
import { isOwn, openProblem } from '../state.ts'
import { askAgain, askChat, askTopic } from './ask.ts'
import { afterOwn } from './credit.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

const takesAway = /(?<!\d)(\d) ?(?:-|−|minus|take away|takeaway) ?(\d)(?!\d)/gi
const subtraction = /^(\d{2,6}) − (\d{2,6})$/

/** '7 take away 2' in 52 − 17: in its place the top number is the smaller one, and the child turned them around. */
export function flipped(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const open = openProblem(lesson)
  const [, from = '', away = ''] = subtraction.exec(open?.item.name ?? '') ?? []
  if (!open || from === '' || /^\W*(?:but |so )?(?:why|how come|what)\b/i.test(text)) return null
  const said = [...text.matchAll(takesAway)].map(([, one, other]) => [Number(one), Number(other)] as const)
  const columns = [...away].reverse().map((digit, at) => [Number(from.at(-1 - at) ?? 0), Number(digit)] as const)
  const turned = columns.find(
    ([top, bottom]) => top < bottom && said.some(([one, other]) => one === bottom && other === top),
  )
  if (!turned) return null
  const [top, bottom] = turned
  const isStated = new RegExp(
    `${bottom} ?(?:-|−|minus|take away|takeaway) ?${top} (?:is|=|makes?|equals?) ?${bottom - top}(?!\\d)`,
    'i',
  ).test(text)
  const stated: Line[] = isStated
    ? [{ key: 'claim.true', values: { says: `${bottom} − ${top} = ${bottom - top}` } }]
    : []
  return reply(
    [...stated, { key: 'step.flipped', values: { top, bottom } }],
    { ...askAgain(heard, { ...lesson, asked: null }), lines: [] },
    {
      kind: 'step',
      mood: 'thinking',
    },
  )
}

const cheers =
  /^\W*(?:y+e+s{2,}|yay+|woo+h?oo+|wohoo|finally|phew|whew|woot|yesss*|i did it|lets go+|let'?s go+)\b(?!.*\b(?:can|lets do|play|want|next|another|more)\b)/i
const longestCheer = 9

/** The child is glad that it is done: so is the tutor, and nothing new is put at once. */
export function cheered(heard: Heard): Decision | null {
  const { lesson, text } = heard
  if (openProblem(lesson) || !lesson.last || !cheers.test(text) || text.split(/\s+/).length > longestCheer) return null
  if (/\d|\?/.test(text) || !lesson.said.slice(-6).some((one) => /^(?:credit|step|sight)\./.test(one))) return null
  const ends = isOwn(lesson.last)
    ? afterOwn(lesson, lesson.last)
    : lesson.solved.length > 0
      ? askChat(lesson, { key: 'ask.how' }, 'chat')
      : askTopic(heard, lesson)
  return reply([{ key: 'cheer' }], ends, { kind: 'talk.proud', mood: 'happy' })
}
