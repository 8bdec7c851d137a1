import { findExpressions } from '#shared/answers/expressions.ts'
import { readNumber, writeNumber } from '#shared/answers/numbers.ts'
import type { Decision } from '../../move.ts'
import { worth } from '../../read/algebra.ts'
import { keyValue, tryAt } from '../../read/tries.ts'
import { openProblem } from '../../state.ts'
import { askAgain, askChat } from '../ask.ts'
import { right } from '../found-by-child.ts'
import type { Heard } from '../hear.ts'
import { ownProblem } from '../own.ts'
import { reply } from '../reply.ts'

// Questions in the middle of work: where a friend went wrong, what happens to a number, which kind of angle it is, how one gets a fact.

const sum = String.raw`(\d[\d.,/ ]*(?: ?(?:[-+−×*÷/x]|times|plus|minus|divided by) ?\d[\d.,/]*){1,3})`
const othersSlip = new RegExp(
  String.raw`\b(?:my (?:friend|sister|brother|partner|cousin|dad|mom)|he|she|they|someone|somebody|a kid|[a-z]+|i) (?:got|said|put|wrote|says|thinks it is|answered) ([-−]?\d[\d.,/]*) (?:for|on|as the answer to) ${sum},? ?.*\b(?:do wrong|did wrong|went wrong|go wrong|mistake|messed up|mess up|is wrong)\b`,
  'i',
)

/** 'My friend got 3.09 for 3.4 + 2.75, what did he do wrong': the slip that makes just that. */
export function slipOfOther(heard: Heard): Decision | null {
  const [, said, task] = othersSlip.exec(heard.text) ?? []
  const taken = said === undefined || task === undefined ? null : ownProblem({ ...heard, text: `what is ${task}` })
  const open = taken && openProblem(taken.lesson)
  if (said === undefined || !open) return null
  const tried = tryAt(said, open.item)
  if (tried.kind !== 'wrong') return null
  const line = tried.mistake
    ? ({ text: tried.mistake.feedback, fact: true } as const)
    : ({ text: open.item.hints[0] } as const)
  return reply(
    [{ key: 'slip.other', values: { said } }, line],
    askChat(heard.lesson, { key: 'slip.ask', values: { task: open.item.name } }),
    { kind: 'why', mood: 'thinking' },
  )
}

const happens =
  /\bwhat (?:happens|do you get|would happen|do i get) (?:to |with )?(\d[\d.,/]*) (?:if|when) (?:i|you|u|we|it is|its|it'?s) (times|multiply|multiplied|multiplies|divide|divided|add|added|subtract|timesed)(?:d)?(?: it)? (?:by|to|from)? ?(\d[\d.,/]*)\W*$/i

/** 'What happens to 4.2 if you times it by 100'. */
export function happensTo(heard: Heard): Decision | null {
  const [, one, deed = '', other] = happens.exec(heard.text) ?? []
  if (one === undefined || other === undefined) return null
  const sign = /^(?:times|multipl)/i.test(deed) ? '×' : /^div/i.test(deed) ? '÷' : /^add/i.test(deed) ? '+' : '-'
  return ownProblem({ ...heard, text: `what is ${one} ${sign} ${other}` })
}

const angle =
  /\b(\d{1,3}) ?(?:degrees?|°|degree angle)?\b.*?\b(acute|accute|obtuse|obtuce|right angle|straight angle|reflex)\b/i
const degreesSaid = /\bdegrees?\b|°|\bangles?\b|\bacc?ute\b|\bobtu[sc]e\b/i
const kindOf = (degrees: number) =>
  degrees < 90 ? 'acute' : degrees === 90 ? 'right' : degrees < 180 ? 'obtuse' : degrees === 180 ? 'straight' : 'reflex'

/** 'Is 95 degrees acute', '50 so it's acute': against the square corner. */
export function angleKind(heard: Heard): Decision | null {
  const [, number, said = ''] = angle.exec(heard.text) ?? []
  const degrees = Number(number)
  if (
    number === undefined ||
    !degreesSaid.test(heard.text) ||
    degrees <= 0 ||
    degrees >= 360 ||
    / or /i.test(heard.text)
  )
    return null
  if ((heard.text.match(/\d+/g) ?? []).length > 1) return null
  const kind = kindOf(degrees)
  const named = said.toLowerCase().replace('accute', 'acute').replace('obtuce', 'obtuse').replace(' angle', '')
  const isNot = /\bnot\b|n'?t\b/i.test(heard.text)
  const values = { degrees, kind, named }
  return right(heard, { key: (named === kind) !== isNot ? 'angle.isSo' : 'angle.isOther', values })
}

const bottoms: Readonly<Record<string, number>> = {
  half: 2,
  halves: 2,
  thirds: 3,
  fourths: 4,
  quarters: 4,
  fifths: 5,
  sixths: 6,
  sevenths: 7,
  eighths: 8,
  ninths: 9,
  tenths: 10,
  elevenths: 11,
  twelfths: 12,
  fifteenths: 15,
  sixteenths: 16,
  twentieths: 20,
  hundredths: 100,
}
const inParts =
  /\b(\d{1,2})\/(\d{1,2}) (?:is )?(?:equal (?:to )?|the same as |made |make |as |to )?(?:how many |in|into|as|to|with) ?([a-z]+)\W*$/i

/** 'What is 2/3 in twelfths'. */
export function inSmallerParts(heard: Heard): Decision | null {
  const [, top, bottom, name = ''] = inParts.exec(heard.text) ?? []
  const parts = bottoms[name.toLowerCase()]
  if (
    top === undefined ||
    bottom === undefined ||
    parts === undefined ||
    parts % Number(bottom) !== 0 ||
    parts === Number(bottom)
  )
    return null
  return ownProblem({ ...heard, text: `${top}/${bottom} = ?/${parts}` })
}

const fact = new RegExp(
  String.raw`^\W*(?:(?:so|ok|but|wait) )*how (?:do|can|would|did|does|should) (?:i|you|u|ya|we|people) (?:get|remember|memorize|know|figure out|find|learn|do) ${sum}(?: (?:if|when|in|without|fast|easily|faster|so fast|again|w out)\b.*)?\W*$`,
  'i',
)

/** 'How do you remember 7 × 8', 'how do you do 9 + 6 in your head': the way in, not only the sum. */
export function wayToFact(heard: Heard): Decision | null {
  const task = fact.exec(heard.text)?.[1]
  if (task === undefined) return null
  const taken = ownProblem({ ...heard, text: `what is ${task}` })
  const open = taken ? openProblem(taken.lesson) : openProblem(heard.lesson)
  if (!open) return null
  const lines = [{ text: open.item.hints[0] }, { text: open.item.hints[1] }]
  const lesson = taken?.lesson ?? heard.lesson
  return reply(
    [{ key: 'way.toFact', values: { what: open.item.name } }, ...lines],
    askAgain(heard, { ...lesson, asked: null }),
    {
      kind: 'why',
      mood: 'happy',
    },
  )
}

const whyThis =
  /\bwhy\b.*?\b(divid\w*|division|multipl\w*|times|add\w*|plus|subtract\w*|minus|take away)\b.*?\b(?:and not|not|instead of|and why not|rather than|but not) (?:just |to |a )?(?:divid|multipl|times|add|plus|subtract|minus|take)/i

/** 'Why is it divide and not minus': what each of the four is for. */
export function whyOperation(heard: Heard): Decision | null {
  const [, said = ''] = whyThis.exec(heard.text) ?? []
  if (said === '') return null
  const key = /^div/i.test(said)
    ? 'divide'
    : /^(?:multipl|times)/i.test(said)
      ? 'times'
      : /^(?:add|plus)/i.test(said)
        ? 'add'
        : 'subtract'
  return right(heard, { key: `operation.${key}` })
}

const centsOf: Readonly<Record<string, number>> = {
  penny: 1,
  pennies: 1,
  pennys: 1,
  nickel: 5,
  nickels: 5,
  dime: 10,
  dimes: 10,
  quarter: 25,
  quarters: 25,
  dollar: 100,
  dollars: 100,
  cent: 1,
  cents: 1,
}
const coins = String.raw`(\d{1,3}|an?|one) (pennies|pennys|penny|nickels?|dimes?|quarters?|dollars?|cents?)`
const coinsSame = new RegExp(
  String.raw`^\W*(?:(?:so|and|ok|wait|but|oh) )*(?:is |are |does |do )?${coins} (?:(?:is|are) )?(?:the same (?:as|amount as)|equal to|equals?|=|worth|make|makes?|is worth|are worth) ${coins}\W*$`,
  'i',
)

/** 'Is 4 quarters the same as 10 dimes'. */
export function sameCoins(heard: Heard): Decision | null {
  const [, one, thing = '', other, otherThing = ''] = coinsSame.exec(heard.text) ?? []
  if (one === undefined || other === undefined) return null
  const count = (said: string) => (/^\d/.test(said) ? Number(said) : 1)
  const [a, b] = [
    count(one) * (centsOf[thing.toLowerCase()] ?? 0),
    count(other) * (centsOf[otherThing.toLowerCase()] ?? 0),
  ]
  const values = { one: `${one} ${thing}`, other: `${other} ${otherThing}`, a, b }
  return right(heard, { key: a === b ? 'coins.bothSame' : 'coins.bothOther', values })
}

const because = /\b(?:because|cause|cuz|bc|since)\b/i

/** '6 because 8 + 6 is 14', where a step was asked for: its answer, with the reason. */
export function stepWithReason(heard: Heard): Decision | null {
  const { asked } = heard.lesson
  const [claim = '', reason = ''] = heard.text.split(because)
  if (
    asked?.kind !== 'step' ||
    asked.expects?.form !== 'number' ||
    reason.trim() === '' ||
    claim.split(/\s+/).length > 6
  )
    return null
  const value = readNumber(asked.expects.answer.replaceAll(',', ''))
  const tried = tryAt(claim, { answer: asked.expects, distractors: [] })
  if (tried.kind !== 'right' || !value) return null
  const open = openProblem(heard.lesson)
  return reply(
    [
      { key: 'step.right', values: { said: writeNumber(value, /\./.test(claim) ? 'decimal' : 'fraction') } },
      { key: 'how.heard' },
    ],
    open ? askAgain(heard, { ...heard.lesson, asked: null }) : askChat(heard.lesson, { key: 'sight.next' }),
    { kind: 'step', mood: 'happy' },
  )
}

const didSum =
  /^\W*(?:(?:ok|so|well|um+) )*(?:i (?:did|do|used|tried|put|would do|should do)|do i do|should i do|is it|would it be) (\d+) ?([-+−x×*÷/]) ?(\d+)\b(?! ?=)/i

/** 'I did 15 + 7, is that ok' of a story that is open, and where it is not so. */
export function otherWayOfStory(heard: Heard): Decision | null {
  const open = openProblem(heard.lesson)
  const found = didSum.exec(heard.text)
  const [made] = found ? findExpressions(found[0]) : []
  const key = open && keyValue(open.item)
  if (!open || !made || !key || !open.item.id.startsWith('own~story')) return null
  const makes = worth(
    made.operands.map(({ value }) => value),
    made.signs,
  )
  if (!makes || makes.equals(key)) return null
  const way = makes.gt(key) ? 'more' : 'less'
  return reply(
    [{ key: 'story.otherWay', values: { way } }, { text: open.item.hints[0] }],
    askAgain(heard, { ...heard.lesson, asked: null }),
    {
      kind: 'step',
      mood: 'thinking',
    },
  )
}
