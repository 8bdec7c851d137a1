import { bottomWord, placeNames, placeWord } from '#shared/answers/number-words.ts'
import { readNumber } from '#shared/answers/numbers.ts'
import type { Decision } from '../../move.ts'
import { openProblem } from '../../state.ts'
import { askChat, askStep } from '../ask.ts'
import { brought } from '../brought.ts'
import { aboutIn, aboutNow } from '../early-math/memory.ts'
import { right } from '../found-by-child.ts'
import type { Heard } from '../hear.ts'
import { ownProblem } from '../own.ts'
import { reply } from '../reply.ts'

// Fractions of something that is shared, on the number line, and compared by their names.

const count = String.raw`(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`
const amount = (said: string): number => readNumber(said)?.valueOf() ?? Number.NaN
const piece =
  '(slices?|pieces?|parts?|squares?|cookies|bars?|kids|people|marbles|cards|cupcakes|brownies|apples|candies)'
const pieces = new RegExp(String.raw`\b${count} (?:of (?:the |them |those )?)?(?:\w+ )?${piece}\b`, 'gi')
const saysPart =
  /\b(?:that'?s|that is|so|it'?s|which is|i (?:got|get|had|ate)|is it|is that)\b[^\d]{0,24}(\d{1,2})\/(\d{1,2})\b[^\d]*$/i

/** 'I get 2 slices and there are 8 slices, so that's 2/8'. */
function partOfAll(heard: Heard): Decision | null {
  const { text, lesson } = heard
  const [, top, bottom] = saysPart.exec(text) ?? []
  const told = [...text.matchAll(pieces)].map(([, number = '', thing = '']) => ({ number: amount(number), thing }))
  const [one, other] = told
  if (top === undefined || bottom === undefined || !one || !other || told.length !== 2 || openProblem(lesson))
    return null
  const [part, whole] = one.number < other.number ? [one, other] : [other, one]
  const thing = whole.thing.toLowerCase()
  const says = `${top}/${bottom}`
  const values = { part: part.number, whole: whole.number, thing, says }
  if (readNumber(says)?.equals(readNumber(`${part.number}/${whole.number}`) ?? -1) === true)
    return right(heard, { key: 'work.partOfAll', values })
  return reply(
    [{ key: 'work.partOfAllLook', values }],
    askStep(lesson, { key: 'work.howManyInAll', values }, { form: 'number', answer: String(whole.number) }),
    { kind: 'claim', mood: 'thinking' },
  )
}

const together = /\b(?:together|altogether|in all|both|we (?:have|had|ate|got))\b[^\d]{0,24}(\d{1,2})\/(\d{1,2})\b/i
const leaves = new RegExp(
  String.raw`\b(?:there'?s|theres|there (?:is|are)|that leaves|leaves|so|and|with) ${count} (?:\w+ )?(?:left|leftover|more|for (?:the rest|everybody|everyone|the others))`,
  'i',
)

/** 'Together we have 5/8 and there's 3 left'. */
function allParts(heard: Heard): Decision | null {
  const [, top, whole] = together.exec(heard.text) ?? []
  const rest = leaves.exec(heard.text)?.[1]
  if (top === undefined || whole === undefined || rest === undefined || openProblem(heard.lesson)) return null
  const left = amount(rest)
  const values = { says: `${top}/${whole}`, left, whole }
  if (Number(top) + left === Number(whole)) return right(heard, { key: 'work.allParts', values })
  const key = { key: 'work.leftAsk', values }
  return reply([], askStep(heard.lesson, key, { form: 'number', answer: String(Number(whole) - Number(top)) }), {
    kind: 'claim',
    mood: 'thinking',
  })
}

const onLine =
  /\b(?:put|place|show|mark|plot|find|draw|is|goes|go)\b[^\d]{0,12}(\d{1,2})\/(\d{1,2}) (?:\w+ )?on (?:a|the|my) (?:number )?line\b/i
const inMiddle = /\b(?:in|at|on|to) the (?:middle|half|halfway|center)\b|\bhalf ?way\b/i

/** 'It says to put 3/4 on the number line and I put it in the middle'. */
function middleOfLine(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const [, top, bottom] = onLine.exec(text) ?? []
  if (top === undefined || bottom === undefined || !inMiddle.test(text) || Number(bottom) < 2) return null
  const part = `${top}/${bottom}`
  if (Number(top) * 2 === Number(bottom)) return right(heard, { key: 'work.middleRight', values: { part } })
  return reply(
    [{ key: 'work.middle', values: { part, bottom } }],
    { ...askChat(aboutNow(lesson, 'unit', `line:${part}`), { key: 'work.middle' }), lines: [] },
    { kind: 'claim', mood: 'thinking' },
  )
}

const jumps = new RegExp(String.raw`\b${count} (?:equal )?(?:jumps?|hops?|parts?|spaces?|pieces?|sections?)\b`, 'i')
const atJump = new RegExp(
  String.raw`\b(?:at|on|to|is|its|it's|lands on) (?:the )?(${placeNames.join('|')}|\d(?:st|nd|rd|th))\b`,
  'i',
)

/** 'So I make four jumps and it's at the third jump'. */
function jumpsOnLine(heard: Heard): Decision | null {
  const part = /^line:(\d+)\/(\d+)$/.exec(aboutIn(heard.lesson, 'unit') ?? '')
  const [made, at] = [jumps.exec(heard.text)?.[1], atJump.exec(heard.text)?.[1]?.toLowerCase()]
  if (!part || made === undefined || at === undefined) return null
  const [top, bottom] = [Number(part[1]), Number(part[2])]
  if (amount(made) !== bottom || placeWord(at) !== top) return null
  return right(heard, { key: 'fractions.placed', values: { part: `${top}/${bottom}`, top, bottom } })
}

const whichSaid =
  /\b(?:which|what) (?:one )?(?:is|has) (?:the )?(?:bigger|more|greater|larger|biggest)\b[^\d]{0,12}(\d{1,2}\/(\d{1,2})) or (\d{1,2}\/(\d{1,2}))[,.?!]* (?:i (?:say|think|pick|put|guess)|is it|its|it's|my answer is) (?:the )?(halves|halfs?|thirds?|fourths?|quarters?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?|twelfths?)\b/i

/** 'Which is bigger, 3/4 or 3/8? I say eighths': the one with that name. */
function whichByName(heard: Heard): Decision | null {
  const [, one = '', below, other = '', below2, name = ''] = whichSaid.exec(heard.text) ?? []
  const size = bottomWord(name.toLowerCase())?.value
  if (one === '' || below === below2 || size === undefined) return null
  const said = size === Number(below) ? one : size === Number(below2) ? other : null
  const task = `which is bigger ${one} or ${other}`
  const taken = said === null ? null : ownProblem({ ...heard, text: task })
  const open = taken && openProblem(taken.lesson)
  return taken && open && said !== null ? brought(heard, open.item, said, task) : null
}

const alsoCalled =
  /^\W*(?:(?:so|and|but|wait|ok|hey) )*(?:is|isn'?t|would) (?:that|it|this) (?:(?:be|also|just|really|the same as|same as|like|equal to) )*(?:an? |one |the )?(half|third|fourth|quarter|fifth|whole)(?: too| of it| right)?\W*$/i

/** 'Is that also a half' of 3/6 that was told. */
function alsoOf(heard: Heard): Decision | null {
  const said = alsoCalled.exec(heard.text)?.[1]?.toLowerCase() ?? ''
  const one =
    heard.lesson.sight.findLast((seen) => /^\d{1,2}\/\d{1,2}$/.test(seen)) ?? heard.lesson.last?.item.answer.answer
  const bottom = bottomWord(said)?.value
  const other = said === 'whole' ? '1' : bottom === undefined ? undefined : `1/${bottom}`
  if (other === undefined || one === undefined || !/^\d+\/\d+$/.test(one) || openProblem(heard.lesson)) return null
  const isSame = readNumber(one)?.equals(readNumber(other) ?? -1) === true
  const values = { one, other }
  return isSame ? right(heard, one === other ? { key: 'claim.same' } : { key: 'work.sameAs', values }) : null
}

/** Fractions of something that is shared, on the number line, and by their names. */
export const fractionsTold = (heard: Heard): Decision | null =>
  partOfAll(heard) ??
  allParts(heard) ??
  middleOfLine(heard) ??
  jumpsOnLine(heard) ??
  whichByName(heard) ??
  alsoOf(heard)
