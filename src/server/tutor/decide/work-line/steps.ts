import { findExpressions } from '#shared/answers/expressions.ts'
import { readNumber } from '#shared/answers/numbers.ts'
import type { Decision } from '../../move.ts'
import { chainIn } from '../../read/algebra.ts'
import { keyValue, tryAt } from '../../read/tries.ts'
import { isOwn, openProblem } from '../../state.ts'
import { askAgain, askChat } from '../ask.ts'
import { credit } from '../credit.ts'
import { right } from '../found-by-child.ts'
import type { Heard } from '../hear.ts'
import { hint } from '../help.ts'
import { reply } from '../reply.ts'
import { stepValue } from '../step-value.ts'

// Steps of what is open that are no equation: both parts in one size, the same amount written otherwise, the sum that was done instead.

const part = String.raw`(?:\d+ )?\d+\/\d+`
const ofParts = new RegExp(`^(?:comparing )?(${part})(?: [+−] | and )(${part})$`)
const parts = new RegExp(String.raw`(?<![\d/.])${part}(?![\d/])`, 'g')
const asks = /\?|\b(?:why|how|what|which|or)\b/i

/** '12 works for both. 8/12 and 3/12' of 2/3 + 1/4. */
function inOneSize(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const open = openProblem(lesson)
  const [, one = '', other = ''] = ofParts.exec(open?.item.name ?? '') ?? []
  const said = text.match(parts) ?? []
  const [first, second] = said
  if (!open || first === undefined || second === undefined || said.length !== 2) return null
  if (asks.test(text) || (chainIn(text)?.links.length ?? 0) > 0 || first === one || second === other) return null
  const isSame = [one, other].map((from, at) => readNumber(from)?.equals(readNumber(said[at] ?? '') ?? -1) === true)
  const bottoms = said.map((each) => each.split('/')[1])
  if (!isSame.includes(true) || bottoms[0] !== bottoms[1]) return null
  const here = { ...lesson, asked: null }
  if (isSame.every((each) => each))
    return reply(
      [{ key: 'work.oneSize', values: { says: `${one} = ${first}`, also: `${other} = ${second}` } }],
      askAgain(heard, here),
      { kind: 'step', mood: 'happy' },
    )
  const [good, off] = isSame[0] ? [`${one} = ${first}`, other] : [`${other} = ${second}`, one]
  return reply([{ key: 'work.oneSizeLook', values: { good, off, bottom: bottoms[0] ?? '' } }], askAgain(heard, here), {
    kind: 'step',
    mood: 'thinking',
  })
}

const number = /(?<![\d/.:])(?:\d+ \d+\/\d+|\d+\/\d+|\d+\.\d+|\d+)(?![\d/.:])/g
const mostWords = 9
const saysSame = /\b(?:same|also|equals?|whatever|another way|aka|or)\b|=/i

/** 'So 1 3/4, same thing' of 7/4 that was just found. */
function sameAsFound(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const key = lesson.last?.item.answer.form === 'number' ? lesson.last.item.answer.answer : null
  const value = key === null ? null : readNumber(key)
  const [said, ...more] = text.match(number) ?? []
  if (key === null || !value || value.d === 1n || said === undefined || more.length > 0) return null
  if (!saysSame.test(text) || value.lt(1) || text.split(/\s+/).length > mostWords || /\b(?:why|how|not)\b/i.test(text))
    return null
  const one = said === key ? `${value.n}/${value.d}` : key
  if (said === one || readNumber(said)?.equals(value) !== true) return null
  return right(heard, { key: 'work.sameAs', values: { one, other: said } })
}

const didThat =
  /^\W*(?:(?:well|um+|oh|so|but|because|cuz|ok) )*(?:i|we) (?:just )?(?:did|do|used|tried|took) (.*\d.*?)(?:,? (?:because|cause|cuz|bc|since) .*)?\W*$/i

/** 'I just did 3/4 − 1/2 cause it's bigger': how a try that was not right came about is no new problem. */
function didInstead(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const open = openProblem(lesson)
  const did = /\b(?:wait|oops|nvm|never ?mind)\b/i.test(text) ? undefined : didThat.exec(text)?.[1]
  const [sum, ...more] = did === undefined ? [] : findExpressions(did)
  if (!open || !isOwn(open) || open.misses === 0 || !sum || more.length > 0 || sum.stated !== null) return null
  const shown = sum.operands
    .map(({ written }, at) => `${at === 0 ? '' : ` ${sum.signs[at - 1]?.replace('-', '−')} `}${written}`)
    .join('')
  if (shown === open.item.name || open.item.entity === 'story') return null
  return hint(heard, open, [{ key: 'work.didInstead', values: { says: shown, what: open.item.name } }])
}

const isCompared = (item: { name: string } | undefined): boolean => item?.name.startsWith('comparing ') === true

const saysMore =
  /\b(?:it'?s|its|that'?s|that one is|that is|this is|is) (?:the )?(?:bigger|greater|more|larger|biggest)\b(?! than)\W*$/i

/** '0.50 and 0.35. Oh, it's bigger': the one that it named first, with the same number of places. */
function moreByPlaces(heard: Heard): Decision | null {
  const open = openProblem(heard.lesson)
  if (!isCompared(open?.item) || !saysMore.test(heard.text)) return null
  const [first] = heard.text.match(number) ?? []
  if (!open) return null
  const tried = first === undefined ? null : tryAt(first, open.item)
  return tried?.kind === 'right' ? credit(heard, open, { said: tried.said }) : null
}

const wants = /\b(?:want|bigger|more|pick|choose|rather|take|greater|larger)\b/i

/** 'Then I would want 3/4': of two amounts that are compared, one is named. */
function picksOne(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const open = openProblem(lesson)
  const [, one = '', other = ''] = ofParts.exec(open?.item.name ?? '') ?? []
  if (!open || !isCompared(open.item) || !wants.test(text) || /\b(?:less|smaller|not|why)\b|n'?t\b/i.test(text))
    return null
  const said: readonly string[] = text.match(parts) ?? []
  const named = [one, other].filter((each) => said.includes(each))
  const [only] = named
  const tried = named.length === 1 && only !== undefined ? tryAt(only, open.item) : null
  return tried?.kind === 'right' ? credit(heard, open, { said: tried.said }) : null
}

const stops =
  /\b(?:remainders?|leftovers?|what(?:'s| is)? left(?: over)?)\b.*\b(?:can'?t|cant|cannot|can not|has to|have to|must|should)\b.*\b(?:bigger|more|less|smaller|greater|larger|under)\b.*\b(?:divid\w+|divisor|number|group)\b/i

/** 'The remainder can't be bigger than the number you're dividing by': so it is. */
function remainderRule(heard: Heard): Decision | null {
  const { text, lesson } = heard
  if (!stops.test(text) || /\?/.test(text)) return null
  const isLess = /\b(?:has|have|must|should)\b(?! (?:not|never)).*\b(?:less|smaller|under)\b/i.test(text)
  const isNever =
    /\b(?:can'?t|cant|cannot|can not|never|must not|shouldn'?t)\b.*\b(?:bigger|more|greater|larger)\b/i.test(text)
  if (!isLess && !isNever) return null
  const open = openProblem(lesson)
  return reply(
    [{ key: 'work.remainderRule' }],
    open ? askAgain(heard, { ...lesson, asked: null }) : askChat(lesson, { key: 'sight.next' }),
    { kind: 'claim', mood: 'happy' },
  )
}

/** A number that is what the open story's slip comes to, and not its answer, is the story's matter. */
export const isOffStory = (heard: Heard, value: string): boolean => {
  const open = openProblem(heard.lesson)
  const key = open && keyValue(open.item)
  const isStory =
    open?.item.id.startsWith('own~story') === true ||
    heard.lesson.said.slice(-10).some((one) => one.startsWith('own.readAs'))
  return (
    open !== null &&
    isStory &&
    key !== null &&
    readNumber(value)?.equals(key) === false &&
    stepValue(open, value) === null
  )
}

/** Steps of what is open that are no equation. */
export const stepsSaid = (heard: Heard): Decision | null =>
  inOneSize(heard) ??
  sameAsFound(heard) ??
  didInstead(heard) ??
  moreByPlaces(heard) ??
  picksOne(heard) ??
  remainderRule(heard)
