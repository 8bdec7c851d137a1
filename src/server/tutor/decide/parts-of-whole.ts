import { readNumber } from '#shared/answers/numbers.ts'
import { readTokens } from '#shared/answers/tokens.ts'
import type { Decision } from '../move.ts'
import { type Lesson, openProblem } from '../state.ts'
import { askAgain, askChat } from './ask.ts'
import type { Heard } from './hear.ts'
import { ownProblem } from './own.ts'
import { reply } from './reply.ts'

// Parts of the child's own whole: 8 slices, 3 and 2 of them eaten, 'so 5/8 is gone'.

const speaksOfParts =
  /\b(?:gone|left|eaten|ate|eat|of it|of them|of the|used|done|empty|full|remain\w*)\b|^\W*(?:so|that'?s|it'?s|then)\b/i
const asksLeft = /\bhow (?:much|many)\b.*\b(?:left|remain\w*|still)\b|\bwhat(?:'?s| is) left\b/i
const asksThan =
  /\bis (?:that|it|this|\d+\/\d+) (?:more|less|bigger|smaller|greater) than (?:a |one )?(half|\d+\/\d+)\b/i

const isSameAs =
  /^\W*(?:(?:so|oh|wait|and) )*(?:thats|that's|that is|its|it's|is (?:that|it)) (?:the same as |like |really )?(?:a |one )?(half|\d+\/\d+)(?: right| too)?\W*$/i

/** A part that comes of what was told is said to be right; what is left of it, and whether it is more than a half, is the child's own problem. */
export function partsOfWhole(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const seen = [...lesson.sight].reverse()
  const [newest] = seen
  const than = asksThan.exec(text)?.[1]
  const spoken = /\b(\d+\/\d+)\b/.exec(text.replace(/\bthan .*/i, ''))?.[1]
  const answer = lesson.last?.item.answer.answer
  const about = spoken ?? [answer, newest].find((one) => one !== undefined && /^\d+\/\d+$/.test(one))
  if (than !== undefined && about !== undefined)
    return ownProblem({ ...heard, text: `which is bigger ${about} or ${/half/i.test(than) ? '1/2' : than}` })
  const same = isTrying(lesson) ? undefined : isSameAs.exec(text)?.[1]
  const shown = answer !== undefined && /^\d+\/\d+$/.test(answer) ? answer : newest
  if (same !== undefined && shown !== undefined && isPart(shown)) {
    const other = /half/i.test(same) ? '1/2' : same
    if (readNumber(other)?.equals(readNumber(shown) ?? 0) !== true)
      return ownProblem({ ...heard, text: `which is bigger ${shown} or ${other}` })
    return reply(
      [{ key: 'sight.credit', values: { says: `${shown} = ${other}` } }],
      askChat(lesson, { key: 'sight.next' }),
      {
        kind: 'sight',
        mood: 'happy',
      },
    )
  }
  if (asksLeft.test(text) && !/\d/.test(text) && newest !== undefined && isPart(newest))
    return ownProblem({ ...heard, text: `1 - ${newest}` })
  return partFound(heard, seen)
}

/** 'Is that 3/2' answers what was asked. */
const isTrying = (lesson: Lesson) =>
  openProblem(lesson) !== null && ['answer', 'tried', 'step'].includes(lesson.asked?.kind ?? '')

const isPart = (written: string) => {
  const value = /^\d+\/\d+$/.test(written) ? readNumber(written) : null
  return value?.lt(1) === true
}

function partFound(heard: Heard, seen: readonly string[]): Decision | null {
  const { lesson, text } = heard
  const [only, ...others] = readTokens(text).filter((token) => token.kind === 'number')
  if (!only || others.length > 0 || !only.bar || !speaksOfParts.test(text) || /\?/.test(text)) return null
  const [top = 0, bottom = 0] = only.written.split('/').map(Number)
  const at = seen.indexOf(String(bottom))
  if (at < 1 || top >= bottom) return null
  // What was told behind the whole, the newest first.
  const told = seen
    .slice(0, at)
    .flatMap((one) => (/^\d+$/.test(one) ? [Number(one)] : []))
    .reverse()
  const gone = told.reduce((sum, one) => sum + one, 0)
  const way =
    top === gone
      ? `${told.length > 1 ? `${told.join(' + ')} = ${top}, and ` : ''}${top} of ${bottom} is ${only.written}`
      : top === bottom - gone
        ? `${bottom} − ${gone} = ${top}, and ${top} of ${bottom} is ${only.written}`
        : null
  if (way === null || gone === 0) return null
  const open = openProblem(lesson)
  return reply(
    [{ key: 'sight.credit', values: { says: way } }],
    open && open.origin !== 'practice'
      ? askAgain(heard, { ...lesson, asked: null })
      : askChat(lesson, { key: 'sight.next' }),
    { kind: 'sight', mood: 'happy' },
  )
}
