import { bottomWord } from '#shared/answers/number-words.ts'
import { findNumbers, readNumber, writeNumber } from '#shared/answers/numbers.ts'
import type { Decision } from '../../move.ts'
import { keyValue, tryAt } from '../../read/tries.ts'
import { changed, openProblem, type Problem } from '../../state.ts'
import { askStep } from '../ask.ts'
import { credit } from '../credit.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'
import { wrong } from '../wrong.ts'
import { ofNumbers } from './of-numbers.ts'

// Answers to what is open, with what a child says around them: 'ten trucks ten ten ten', '3 o'clock, that's when I go home',
// '8 is bigger, it's after 6', '4 fingers are down'.

const asks = /\?|^\W*(?:(?:but|so|and|wait) )*(?:why|how|what|which|is|are|does|do|can)\b/i

/** What is said is looked at as the answer. */
function judged(heard: Heard, open: Problem, said: string): Decision | null {
  const tried = tryAt(said, open.item)
  if (tried.kind === 'right') return credit(heard, open, { said: tried.said })
  return tried.kind === 'wrong' ? wrong({ ...heard, text: said }, open, tried) : null
}

const mostSaidOver = 8

/** 'Ten trucks ten ten ten': one number, said over and over. */
function saidOver({ text, ...rest }: Heard, open: Problem): Decision | null {
  const numbers = findNumbers(text)
  const [first] = numbers
  if (open.item.answer.form !== 'number' || !first || numbers.length < 2 || numbers.length > 6 || asks.test(text))
    return null
  if (!numbers.every((one) => one.equals(first)) || text.split(/\s+/).length > mostSaidOver) return null
  if (/[-+×*÷/=.]\s?\d|\b(?:and|plus|minus|times|of)\b/i.test(text)) return null
  return judged({ ...rest, text }, open, writeNumber(first))
}

const value = String.raw`(\d{1,5}(?:\.\d{1,4}|\/\d{1,3})?)(?![\d/:])`
const isMore = new RegExp(
  String.raw`^\W*(?:(?:so|oh|ok|no|yes|and|but|then|i think|i say|i know|wait|well|now|ohh+|that means)\W+)*${value}(?: (?:is|are|was|has|wins?|won)(?: (?:the |a )?(bigger|biggest|more|greater|larger|most|higher|winner|greatest))?)(?! ?(?:than|then|or)\b)\b(.{0,80})$`,
  'i',
)

/** '8 is bigger its after 6', 'so 1/3 is bigger and I want to be in that group', '2/5 wins' of two that are compared. */
function saysWinner(heard: Heard, open: Problem): Decision | null {
  const { text } = heard
  const [whole, said, how] = isMore.exec(text) ?? []
  if (said === undefined || !open.item.name.startsWith('comparing ') || asks.test(text)) return null
  if (how === undefined && !/\b(?:wins?|won)\b/i.test(whole ?? '')) return null
  if (/\b(?:less|smaller|fewer|not|smallest|least|isnt|dont)\b|n't\b/i.test(`${open.item.question} ${text}`))
    return null
  const named = open.item.name.replace('comparing ', '').split(' and ')
  return named.some((one) => readNumber(one)?.equals(readNumber(said) ?? NaN)) ? judged(heard, open, said) : null
}

const clock =
  /^\W*(?:(?:so|oh|ok|its|it's|it is|is it|i think|um+|then|that'?s|like)\W+)*((?:half past|quarter (?:past|to)) \w+|\d{1,2}:\d\d|(?:\d{1,2}|[a-z]{3,6}) ?o'? ?clock)\b(.{1,60})$/i

/** '3 o'clock, that's when I go home'. */
function timeWithTalk(heard: Heard, open: Problem): Decision | null {
  const [, said, rest = ''] = clock.exec(heard.text) ?? []
  if (said === undefined || open.item.answer.form !== 'time' || /\?.*\w|\bor\b|\d/.test(rest)) return null
  return judged(heard, open, said)
}

/** Counted on fingers: held up or down, put, or nothing but the fingers. */
const fingers =
  /\d (?:more |of my )?fingers? (?:(?:are|is|still|were|go|went) )*(?:down|up|left|more|showing|out|standing|hiding|folded|bent|over|closed|open)\b|\b(?:put|hold|holding|held|see|count|counted|need|add|use|used|raise|fold)(?: (?:up|down|out))? \d (?:more )?fingers?\b|^\W*(?:(?:oh|so|its|it's|ok|um+|i have|i got|thats|that's|and|just) )*\d (?:more )?fingers?\W*$/i
const otherwise =
  /\b(?:hurts?|cuts?|broke|broken|bandaged?|bandaids?|paint|nails?|bit|bleed\w*|stuck|squish\w*|burn\w*)\b/i

/** 'Oh, I have 4 fingers down'. */
function onFingers(heard: Heard, open: Problem): Decision | null {
  const [only, ...more] = findNumbers(heard.text)
  if (open.item.answer.form !== 'number' || !only || more.length > 0 || !fingers.test(heard.text)) return null
  if (otherwise.test(heard.text)) return null
  if (asks.test(heard.text) || heard.text.split(/\s+/).length > 9) return null
  return keyValue(open.item)?.equals(only) === true ? credit(heard, open, { said: writeNumber(only) }) : null
}

const piecesSaid =
  /^\W*(?:(?:so|oh|ok|its|it's|that'?s|is it|i get|i got|there are|then)\W+)*(\d{1,3}) (halves|halfs|thirds|fourths|quarters|fifths|sixths|eighths|tenths)\b/i

/** '6 halves' of 3 ÷ 1/2: so many pieces, and no fraction. */
function piecesIn(heard: Heard, open: Problem): Decision | null {
  const [, count, name = ''] = piecesSaid.exec(heard.written) ?? []
  const bottom = /^\d+ ÷ 1\/(\d+)$/.exec(open.item.name)?.[1]
  if (count === undefined || Number(bottom) !== bottomWord(name.toLowerCase())?.value) return null
  return keyValue(open.item)?.equals(Number(count)) === true
    ? credit(heard, open, { said: count })
    : judged(heard, open, count)
}

const onBottom = /^\d+\/\d+ with (\d+) on the bottom$/
const lastFraction = /(?<![\d/])(\d{1,3})\/(\d{1,3})(?![\d/])(?!.*\d\/\d)/

/** 'Divide by 2 so 3/4', where the top of 3/4 is asked. */
function wholeFraction(heard: Heard, open: Problem): Decision | null {
  const bottom = onBottom.exec(open.item.name)?.[1]
  const [, top, under] = lastFraction.exec(heard.text) ?? []
  if (bottom === undefined || top === undefined || under !== bottom || asks.test(heard.text)) return null
  if (!/^(?:.*\b(?:so|then|is|its|it's|get|got|makes|=)\b\W*)?\d+\/\d+\W*$/i.test(heard.text)) return null
  return top === open.item.answer.answer ? credit(heard, open, { said: `${top}/${under}` }) : judged(heard, open, top)
}

/** Written so by itself it is the answer; here the child wonders at it. */
const wonders = /\b(?:weird|odd|strange|funny|wrong|can'?t|too (?:big|many)|more than|allowed|hm+|huh|how|idk)\b|\?/i
const wholeAndParts = /(?<![\d/])(\d{1,3})(?: wholes?)? (?:and )?(\d{1,3})\/(\d{1,3})(?![\d/])/

/** '6/4 then. 3 and 6/4, that's weird' of 2 3/4 + 1 3/4: right so far, with a whole hidden in the parts. */
function hidesWhole(heard: Heard, open: Problem): Decision | null {
  const [, whole, top, bottom] = wholeAndParts.exec(heard.text) ?? []
  const key = keyValue(open.item)
  if (whole === undefined || top === undefined || bottom === undefined || !key || Number(top) < Number(bottom))
    return null
  if (!wonders.test(heard.text)) return null
  const is = readNumber(`${Number(whole) * Number(bottom) + Number(top)}/${bottom}`)
  if (is?.equals(key) !== true || Number(top) % Number(bottom) === 0) return null
  const values = { said: `${whole} ${top}/${bottom}`, part: `${top}/${bottom}`, bottom }
  return reply(
    [{ key: 'mixed.hides', values }],
    askStep(
      changed(heard.lesson, open.item.id, { isNear: true }),
      { key: 'mixed.hides.ask', values },
      open.item.answer,
    ),
    { kind: 'step', mood: 'happy' },
  )
}

/** Who shares, and how small a piece comes of it. */
const sharing =
  /\b(?:with |if |when |in(?:to)? )?(\d{1,2}) (?:people|kids|friends|persons|pieces|parts|ways|slices)\b.*\b(?:tiny|small|smaller|little|littler|less|smallest)\b|\bcuts?\b.*\b(?:in|into) (\d{1,2})\b.*\b(?:tiny|small|smaller|little|less)\b/i

const ofSharing =
  /\b(?:shar(?:e|es|ed|ing)|cuts?|split|splits|divide[ds]?|pieces?|slices?|each gets?|you get|they get)\b/i

/** 'If 5 people share a brownie you get a tiny piece' of 1/3 and 1/5. */
function picturesParts(heard: Heard, open: Problem): Decision | null {
  const [, one = '', other = ''] = /^comparing 1\/(\d+) and 1\/(\d+)$/.exec(open.item.name) ?? []
  const found = sharing.exec(heard.text)
  const said = found?.[1] ?? found?.[2]
  if (said === undefined || (said !== one && said !== other) || /\d\/\d/.test(heard.text)) return null
  if (!ofSharing.test(heard.text)) return null
  const values = { many: said, few: said === one ? other : one, left: `1/${one}`, right: `1/${other}` }
  if (Number(values.many) < Number(values.few)) return null
  return reply(
    [{ key: 'share.picture', values }],
    askStep(heard.lesson, { key: 'share.picture.ask', values }, open.item.answer),
    {
      kind: 'step',
      mood: 'happy',
    },
  )
}

const readers = [piecesIn, saidOver, saysWinner, timeWithTalk, onFingers, wholeFraction, hidesWhole, picturesParts]

/** An answer to the open problem, whatever a child says around it. */
export function answerInTalk(heard: Heard): Decision | null {
  const open = openProblem(heard.lesson)
  if (!open || !ofNumbers.has(open.subject) || heard.text.length > 140) return null
  for (const read of readers) {
    const decision = read(heard, open)
    if (decision) return decision
  }
  return null
}
