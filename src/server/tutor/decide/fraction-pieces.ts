import { readNumber } from '#shared/answers/numbers.ts'
import type { Decision } from '../move.ts'
import { openProblem, type Problem } from '../state.ts'
import { askAgain, askChat, askStep } from './ask.ts'
import type { Heard } from './hear.ts'
import { ownProblem } from './own.ts'
import { reply } from './reply.ts'

// The size of the pieces: 'so do I make them sixths', '24ths? 4x6', '7/12' behind 14/24, 'she ate 2/8 and I ate 1/4'.

const words = [
  ['hal(?:f|ves)', 2],
  ['thirds?', 3],
  ['(?:fourths?|quarters?)', 4],
  ['fifths?', 5],
  ['sixths?', 6],
  ['sevenths?', 7],
  ['eighths?', 8],
  ['ninths?', 9],
  ['tenths?', 10],
  ['twelfths?|twelths?', 12],
  ['fifteenths?', 15],
  ['sixteenths?', 16],
  ['eighteenths?', 18],
  ['twentieths?', 20],
] as const
const ordinal = /\b(\d{1,3})(?:th|rd|nd)s?\b/i
const bottomNamed =
  /\b(?:bottom|denominator|denom|lcd|lcm)\b(?: \w+){0,3}? (\d{1,3})\b|^\W*(?:(?:so|ok|um+|oh|like|maybe|do i|should i|use|make it|make them|is it|over|out of|can i use) )+(\d{1,3})\W*$/i
const makes =
  /\b(?:make|turn|change|use|do|into|them|both|go|need|want|common|denominator|cut|should|is it|maybe|out of)\b|\?|^\W*(?:oh |so |um+ |like )*\w+\W*(?:\d ?[x×*] ?\d)?\W*$/i

/** The bottoms of the two parts of an open sum: 2 and 3 in 1/2 + 1/3. */
function bottomsOf(open: Problem | null): [number, number] | null {
  const found = /^(?:\d+ )?\d+\/(\d+) [+−] (?:\d+ )?\d+\/(\d+)$/.exec(open?.item.name ?? '')
  const [one, other] = [Number(found?.[1]), Number(found?.[2])]
  return found && one !== other ? [one, other] : null
}

function bottomSaid(text: string): number | null {
  const by =
    ordinal.exec(text)?.[1] ??
    bottomNamed
      .exec(text)
      ?.slice(1)
      .find((one) => one !== undefined)
  if (by !== undefined) return Number(by)
  if (/\d\/\d/.test(text)) return null
  return words.find(([word]) => new RegExp(`\\b${word}\\b`, 'i').test(text))?.[1] ?? null
}

const common = (one: number, other: number): number => {
  let size = Math.max(one, other)
  while (size % one > 0 || size % other > 0) size += Math.max(one, other)
  return size
}

/** The child names what both are cut into. */
function sizeNamed(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const open = openProblem(lesson)
  const bottoms = bottomsOf(open)
  const said = bottoms && makes.test(text) && text.split(/\s+/).length <= 12 ? bottomSaid(text) : null
  if (!open || !bottoms || said === null || said < 2 || /\bwhy\b/i.test(text)) return null
  // 'A third is 6 and 2 of them' speaks of something else.
  if (
    /\d/.test(
      text
        .replace(ordinal, ' ')
        .replace(/\d ?[x×*] ?\d/, ' ')
        .replace(String(said), ' '),
    )
  )
    return null
  const [one, other] = bottoms
  const fits = said % one === 0 && said % other === 0
  const values = { said, one, other, least: common(one, other) }
  const first = /^\S+(?: \d+\/\d+)?/.exec(open.item.name)?.[0] ?? ''
  return reply(
    [{ key: !fits ? 'pieces.no' : said === values.least ? 'pieces.yes' : 'pieces.more', values }],
    askStep(lesson, { key: fits ? 'pieces.into' : 'pieces.again', values: { ...values, first } }, null),
    { kind: 'step', mood: fits ? 'happy' : 'thinking' },
  )
}

const bare =
  /^\W*(?:(?:or|so|oh|its|it's|that's|thats|which is|aka|ok|and|then|wait|simplified|=) )*(\d{1,3}\/\d{1,3})(?: (?:simplified|in simplest form|too))?\W*$/i

/** '7/12' behind 14/24 that was found just now. */
function simplified({ lesson, text }: Heard): Decision | null {
  const said = bare.exec(text)?.[1]
  const found = lesson.last?.item.answer.answer
  if (said === undefined || found === undefined || !/\d\/\d/.test(lesson.last?.item.name ?? '') || openProblem(lesson))
    return null
  if (readNumber(said)?.equals(readNumber(found) ?? -1) !== true) return null
  const [top = 1, bottom = 1] = said.split('/').map(Number)
  const isSimplest = Number(readNumber(said)?.d) === bottom
  return reply(
    [
      isSimplest
        ? { key: 'pieces.simplest', values: { part: said, top, bottom } }
        : { key: 'sight.credit', values: { says: `${said} = ${found}` } },
    ],
    askChat(lesson, { key: 'sight.next' }),
    { kind: 'sight', mood: 'happy' },
  )
}

const twoTold = /(?<![\d/.])(\d{1,2}\/\d{1,2})(?![\d/]).*?(?<![\d/.])(\d{1,2}\/\d{1,2})(?![\d/])/
const whoMore = /\b(?:more|less|bigger|biger|smaller|same|fair|most)\b/i
const ate = /\b(?:ate|eats?|eat|had|has|have|got|gets|took|drank|used|ran|read|did|says?|said|thinks?)\b/i

/** 'My sister ate 2/8 and I ate 1/4 and she says she ate more'. */
function twoShares(heard: Heard): Decision | null {
  const [, one = '', other = ''] = twoTold.exec(heard.text) ?? []
  const rest = heard.text.replace(one, '').replace(other, '')
  if (one === '' || !whoMore.test(rest) || !ate.test(rest) || /\d/.test(rest) || /[-+−×*=]/.test(rest)) return null
  const [left, right] = [readNumber(one), readNumber(other)]
  if (!left || !right) return null
  if (!left.equals(right)) return ownProblem({ ...heard, text: `which is bigger ${one} or ${other}` })
  return reply(
    [{ key: 'pieces.same', values: { one, other } }],
    openProblem(heard.lesson) ? askAgain(heard, heard.lesson) : askChat(heard.lesson, { key: 'pieces.draw' }),
    { kind: 'claim', mood: 'thinking' },
  )
}

export const ofPieces = (heard: Heard): Decision | null => sizeNamed(heard) ?? simplified(heard) ?? twoShares(heard)
