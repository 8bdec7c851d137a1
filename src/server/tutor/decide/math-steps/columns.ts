import { findNumbers, writeNumber } from '#shared/answers/numbers.ts'
import type { Decision } from '../../move.ts'
import { chainIn } from '../../read/algebra.ts'
import { keyValue } from '../../read/tries.ts'
import { openProblem } from '../../state.ts'
import { askStep, noQuestion } from '../ask.ts'
import { credit } from '../credit.ts'
import type { Heard } from '../hear.ts'
import { hint } from '../help.ts'
import { ownProblem } from '../own.ts'
import { reply } from '../reply.ts'
import { ofNumbers } from './of-numbers.ts'

// Sums in columns and what comes out at the end of a long line of work; stories that are two heaps of the same things.

const bothHeaps =
  /^\W*(?:(?:ok|so|um+|hi|next|and)\W+)*(?:i|we|he|she|they|my [a-z]+|[a-z]+) (?:have|has|got|had|found|made|picked|collected) (\d{1,4}) ([a-z]+) ([a-z]+s) and (\d{1,4}) ([a-z]+)(?: ones| \3)?[\s,.!?]+how many \3(?: (?:do|did|does|are|is|have|in|all|i|we|he|she|they|there|altogether|total|together|got))*\W*$/i

/** 'I have 128 dirt blocks and 94 stone. How many blocks'. */
export function heapsTogether(heard: Heard): Decision | null {
  const [, one, kind, thing, other, second] = bothHeaps.exec(heard.text) ?? []
  if (one === undefined || other === undefined || kind === second || thing === undefined) return null
  return ownProblem({ ...heard, text: `${one} + ${other}`, retold: true })
}

/** '8 + 4 is 12 so I write 12, and 2 + 9 is 11 and 1, so 11112': the columns side by side. */
export function columnsGlued(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const open = openProblem(lesson)
  const key = open && keyValue(open.item)
  const last = findNumbers(text).at(-1)
  const links = chainIn(text)?.links ?? []
  if (!open || !key || !last || !/^\d+ \+ \d+$/.test(open.item.name) || last.d !== 1n) return null
  if (links.length === 0 || links.some(({ isTrue }) => !isTrue)) return null
  const ones = findNumbers(open.item.name.replace('+', ' , ')).reduce((sum, one) => sum + Number(one.n % 10n), 0)
  if (ones < 10 || last.lt(key.mul(5)) || !new RegExp(`${ones}$`).test(writeNumber(last))) return null
  const values = { said: writeNumber(last), what: open.item.name, ones, rest: ones - 10 }
  return reply(
    [{ key: 'glued.columns', values }],
    askStep({ ...lesson, aside: 0 }, { key: 'glued.ask', values }, open.item.answer),
    {
      kind: 'step',
      mood: 'thinking',
    },
  )
}

const tooBig =
  /\b(?:too (?:big|much|many|high)|no way|can'?t be|cant be|way (?:more|too)|huge|wrong|thousand|million|makes no sense)\b/i

/** 'That's like eleven thousand, no way'. */
export function gluedDoubted(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const open = openProblem(lesson)
  if (!open || !tooBig.test(text) || !lesson.said.slice(-4).some((one) => /^(?:glued\.|wrong\.glued)/.test(one)))
    return null
  const values = { what: open.item.name }
  return reply([{ key: 'glued.doubt', values }], askStep(lesson, { key: 'glued.again', values }, open.item.answer), {
    kind: 'step',
    mood: 'happy',
  })
}

const standsLast = /[\d\w][.!;,]+\s+(?:(?:so|its|it's|that'?s|answer)\W+)*(\d{2,6}(?:\.\d+)?)\W*$/i

/** 'Write the 2, carry the 1, … 1 + 1 is 2. 222': what stands alone at the end is the answer. */
export function standsAtEnd(heard: Heard): Decision | null {
  const open = openProblem(heard.lesson)
  const said = standsLast.exec(heard.text)?.[1]
  const key = open && keyValue(open.item)
  if (!open || said === undefined || !key || open.item.answer.form !== 'number' || /\?/.test(heard.text)) return null
  if (key.lt(13) || key.equals(Number(said)) === false || findNumbers(heard.text).length < 4) return null
  return credit(heard, open, { said })
}

/** '8 × 10 is 80, minus 8 is 72', where 8 × 9 of the child's list was to be looked at once more. */
export function stepWorkedOut(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const { asked } = lesson
  const expects = asked?.kind === 'step' && asked.problem === null ? asked.expects : null
  const last = findNumbers(text).at(-1)
  if (expects?.form !== 'number' || !last || openProblem(lesson) || findNumbers(text).length < 3) return null
  if (writeNumber(last) !== expects.answer || (chainIn(text)?.links ?? []).length === 0) return null
  return reply([{ key: 'step.right', values: { said: expects.answer } }, { key: 'how.heard' }], noQuestion(lesson), {
    kind: 'step',
    mood: 'happy',
  })
}

const stuck =
  /^\W*(?:(?:but|ugh|um+|this|ok|no|wait)\W+)*i (?:don'?t|dont|do not|still don'?t|can'?t|cant) (?:get|understand|do|know how to do) (?:it|this|that)(?: one| at all| right now| anymore| still| either)?(?:\W+(?:(?:and|cuz|because|bc|so|it'?s|this|that'?s|is|it|i'?m|too|so|just|really|way|very) )*(?:dumb|stupid|hard|confusing|annoying|impossible|boring|stuck|lost|confused|tricky|difficult|weird|tough|much|help(?: me)?|ugh+))?\W*$/i
const mostStuck = 9

/** 'I don't get it, it's dumb': a smaller step, and no word about dumb. */
export function stuckCross(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const open = openProblem(lesson)
  if (
    !open ||
    !ofNumbers.has(open.subject) ||
    !stuck.test(text) ||
    text.split(/\s+/).length > mostStuck ||
    /\d/.test(text)
  )
    return null
  return hint(heard, open, [{ key: 'stuck.okay' }])
}

const perEach =
  /^(.*?\b)(?:has|have|had|got|wins|won) (\d{1,4}) (tickets|tokens|coins|points|gems|credits|stars|stickers|marbles)\b[^.?!\d]*[.!]+ (?:and )?(?:he|she|they|i|we|[a-z]+) (?:buys?|bought|gets?|got|trades? for|picks) (\d{1,3}) ((?:[a-z]+ ){1,3})(?:for|that cost|costing|at) (\d{1,3}) \3? ?(?:each|apiece|per one|for each)\b[^.?!]*[.?!]+ how many (?:\3|more|does|do)\b.*\b(?:left|have now|still|remain)/i

/** 'Ben has 50 tickets. He buys 3 bouncy balls for 8 tickets each. How many does he have left': paid with something else than money. */
export function paidWith(heard: Heard): Decision | null {
  const [, , all, unit, count, , each] = perEach.exec(heard.text) ?? []
  if (all === undefined || count === undefined || each === undefined || unit === undefined) return null
  const taken = ownProblem({
    ...heard,
    text: `Ben has ${all} dollars. He buys ${count} balls for ${each} dollars each. How much money does he have left?`,
  })
  return taken && openProblem(taken.lesson)
    ? {
        ...taken,
        move: {
          ...taken.move,
          lines: [
            { key: 'paid.first', values: { unit, count, each } },
            { key: 'paid.ask', values: { count, unit } },
          ],
        },
      }
    : null
}
