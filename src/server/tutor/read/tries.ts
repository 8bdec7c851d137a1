import type Fraction from 'fraction.js'
import type { Item } from '#server/curriculum/item.ts'
import { almostOf } from '#server/grading/almost.ts'
import { gradeAnswer, sameKind } from '#server/grading/grade-answer.ts'
import type { AnswerSpec } from '#shared/answers/answer-spec.ts'
import { checkAnswer } from '#shared/answers/check-answer.ts'
import { findAnswer } from '#shared/answers/find-answer.ts'
import { findNumbers, readNumber } from '#shared/answers/numbers.ts'
import { type Act, shareOfActs } from './acts.ts'

/** What a message is for the key of a question. */
export type Tried =
  | { kind: 'right'; said: string; nearly: boolean }
  | { kind: 'almost'; said: string; says: string }
  | { kind: 'wrong'; said: string; mistake: { name: string; feedback: string } | null }
  | { kind: 'several' }
  | { kind: 'none' }

const quoted = (text: string) => (text.length > 24 ? `${text.slice(0, 24)}...` : text)

/** The time alone, without the words around it. */
const clockSaid = /(?:half past|quarter (?:past|to)) \w+|\d{1,2}(?::\d\d| ?o'? ?clock)/i

export function tryAt(text: string, { answer, distractors }: Pick<Item, 'answer' | 'distractors'>): Tried {
  const verdict = checkAnswer(text, answer)
  if (verdict.kind === 'several' && isKeyMeant(text, answer))
    return { kind: 'right', said: answer.answer, nearly: false }
  if (verdict.kind === 'none' || verdict.kind === 'several') return { kind: verdict.kind }
  const said = isNumeric(answer)
    ? numberSaid(verdict.said)
    : answer.form === 'time'
      ? (clockSaid.exec(verdict.said)?.[0] ?? quoted(verdict.said))
      : quoted(verdict.said)
  if (verdict.kind === 'right')
    return { kind: 'right', said: isNumeric(answer) ? answer.answer : said, nearly: verdict.nearly === true }
  if (isNumeric(answer) && endsWithKey(text, answer)) return { kind: 'right', said: answer.answer, nearly: false }
  const almost = almostOf(verdict)
  if (almost) return { kind: 'almost', said, says: almost.says }
  const { mistake: name } = gradeAnswer(
    verdict.kind === 'wrong' ? verdict.said : text,
    answer,
    distractors.map((one) => ({ answer: one.answer, name: one.misconception })),
  )
  const known =
    name === null ? null : distractors.find((one) => one.misconception === name && isSaid(text, answer, one.answer))
  return { kind: 'wrong', said, mistake: known ? { name: known.misconception, feedback: known.feedback } : null }
}

const isNumeric = ({ form }: AnswerSpec) => form === 'number' || form === 'remainder'

/** The number alone, without the words around it. */
function numberSaid(said: string): string {
  const found = findAnswer(said)
  return quoted(found.kind === 'number' ? found.text : said)
}

/** Several numbers, the first or the last of them the key, and nothing that offers them to choose from: '24, because 7 and 9 is 16'. */
function isKeyMeant(text: string, spec: AnswerSpec): boolean {
  // 'Wait, 5x means 5 times? then 9': what stands behind the question is the answer.
  const [, behind] = /^[^?]*\?+\s*(?:(?:oh|so|then|ok|its|it's|i get|that's|thats) )*(\S+)\W*$/i.exec(text) ?? []
  const alone = behind === undefined ? null : readNumber(behind.replace(/[.!,]+$/, ''))
  if (spec.form !== 'number' || /\bor\b|\bmaybe\b/i.test(text)) return false
  if (/\?/.test(text)) return alone !== null && readNumber(spec.answer.replaceAll(',', ''))?.equals(alone) === true
  const key = readNumber(spec.answer.replaceAll(',', ''))
  const numbers = findNumbers(text)
  return key !== null && [numbers[0], numbers.at(-1)].some((one) => one?.equals(key))
}

/** 'Oh plus 1 201': the number at the end stands by itself, though the one before it could belong to it. */
function endsWithKey(text: string, spec: AnswerSpec): boolean {
  const [, before = '', last = ''] = /^(.*\d[^\d\s]*)\s+(\d{2,})\W*$/s.exec(text) ?? []
  return before !== '' && last === spec.answer.replaceAll(',', '') && !/\?|\bor\b|\bnot\b|n'?t\b|\bfrom\b/i.test(text)
}

const isSaid = (text: string, spec: AnswerSpec, wrong: string) =>
  checkAnswer(text, sameKind(spec, wrong)).kind === 'right'

const onBottom = /^\d+\/\d+ with (\d+) on the bottom$/
/** '8/12', where only the top of '2/3 with 12 on the bottom' is asked. */
export function saysWhole(text: string, item: Pick<Item, 'name' | 'answer'>): boolean {
  const bottom = onBottom.exec(item.name)?.[1]
  const said =
    /^\W*(?:(?:is it|its|it's|so|i got|oh|ok|okay|wait|then) )*(\d+)\/(\d+)(?:,? (?:ok|okay|then|right|oh|lol|got it))*\W*$/i.exec(
      text,
    )
  return bottom !== undefined && said?.[2] === bottom && said[1] === item.answer.answer
}

/** Mean and median of the same numbers: what is said now is said of the one that was asked last. */
export function isOfSameList(item: Pick<Item, 'name'>, other: Pick<Item, 'name'>): boolean {
  const [one, two] = [item.name, other.name].map((name) => (name.match(/\d+(?:\.\d+)?/g) ?? []).join(' '))
  return one === two && (one?.split(' ').length ?? 0) > 2
}

/** The key as a number; null where it is none. */
export function keyValue({ answer }: Pick<Item, 'answer'>): Fraction | null {
  if (answer.form === 'number' || answer.form === 'money') return readNumber(answer.answer.replaceAll(',', ''))
  return null
}

const beside =
  /\b(?:years? old|grade|o'?clock|brother|sister|mom|dad|dog|cat|have|had|got|am|im|i'm|my|bought|saw|ate|live|page|level|number \d+|problem \d+|question \d+)\b/i
const opens =
  /^\W*(?:(?:um+|uh+|hm+|er|ok(?:ay)?|oh|so|well|wait|yes|yeah|no|nope|like|maybe|probably|is it|is that|it'?s|it is|that'?s|i think|i thin[kg]?|i got|i get|i say|i said|my answer is|the answer is|answer|would it be|could it be|it equals?|equals?|makes?|they have|there are|he has|she has|you have|we have|es|son|creo que(?: es)?|serian?|y)\b[\s,.:!…-]*)*/i

/** 'Why times 2' is no answer of 2. */
const asksWhy = /^\W*(?:(?:but|so|and|wait|ok|oh) )*(?:why|how come)\b/i

const plan =
  /^\W*(?:(?:ok|okay|oh|so|then|first|now|and|i|you|we|next|will|have to|need to|gonna|maybe|just|i'?ll) )*(?:add|subtract|multiply|divide|times|take away|carry|borrow|regroup|flip|distribute|simplify|line up|put(?! (?:down )?[$.]?\d[\d./]*\W*$)|count (?:by|up|on|back|them|it))\b/i
const ofThat =
  /^\W*(?:(?:oh|ok|so|wait|its|it's|then|maybe) )*(?:half|double|twice|a third|a quarter)(?: of)? (?:that|it|this)\W*$/i
const comesTo = /=|\b(?:is|makes?|equals?|get|got|gets|was|are|leaves?|so|answer)\b/i
/** 'Times tables', 'add fractions': what it wants to work on. */
const namesTopic =
  /\b(?:tables?|facts?|fractions?|decimals?|money|coins|problems?|words?|numbers|homework|math|please|practice)\b/i
const mostPlanWords = 9

/** 'Divide by 4', 'add them up': what the child will do, and nothing that comes out of it. */
export const isPlan = (text: string): boolean => {
  const rest = text.replace(/^\W*(?:(?:ok|okay|oh|so|then|now) )+/i, '')
  if (ofThat.test(text)) return true
  return (
    plan.test(text) &&
    !comesTo.test(rest) &&
    !/\b(?:first|then|oh|ok)[,:]? [-−]?\d[\d.,/]*\W*$/i.test(rest) &&
    !namesTopic.test(rest) &&
    (!/\?/.test(text) || text.trim().split(/\s+/).length <= 2) &&
    text.split(/\s+/).length <= mostPlanWords &&
    findNumbers(text).length <= 1
  )
}

/** 'A red one', 'one is left': a word, and no number. */
const onlyPronoun = (text: string, rest: readonly string[]) =>
  !/\d/.test(text) &&
  rest.length > 1 &&
  /\bone\b/i.test(text) &&
  findNumbers(text.replace(/\bone\b/gi, ' ')).length === 0

/** When something is in the child's own day: 'I go to bed at 8', 'my bus comes at 7:30'. */
const ofDay =
  /^\W*(?:(?:and|but|so|oh|um+|well|today|usually|every day|at home|on mondays|sometimes|me too|yeah|yes|no) )*(?:(?:i|we) (?:always |usually |have to |gotta |get to |gonna |had to |can )?(?:go|went|going|wake|woke|get|got|sleep|slept|eat|ate|have|had|leave|left|take|took|brush|read|watch|watched|start|play|come|came|stay|stayed|walk|ride|am|are|was|were)\b|(?:my|our) (?!answer|number|guess|total|sum|turn)[a-z]+(?: [a-z]+)? (?:is|was|starts?|started|ends?|comes?|came|goes|leaves?|opens?|closes?|gets?|wakes?|picks?|works?|gets)\b)(?: [a-z']+){0,6} (?:at|around|by|till|until|before|after|like) (?:like |about |around )?\d{1,2}(?::\d\d)?(?: ?(?:o'? ?clock|am|pm|a\.m\.|p\.m\.))?(?: (?:at night|in the (?:morning|evening|afternoon)|every (?:day|night|morning)|on (?:weekends|school (?:days|nights)|fridays?|saturdays?|sundays?)|too|tho|though|today|tonight|tomorrow|sometimes))*\W*$/i
/** Steps of arithmetic are no hours. */
const ofSteps =
  /\b(?:got|start|started|end|ended|was|am) (?:at|with) \d|\b(?:got|get) (?:to )?\d|\b(?:number|line|count|counted|hop|hops|jump|jumps|land|landed|stop|stopped|answer)\b/i

/** How much a message looks like an answer and not like talk that has a number in it: 'clear', 'maybe' or 'no'. */
export function answerLooks(text: string, spec: AnswerSpec, acts: readonly Act[]): 'clear' | 'maybe' | 'no' {
  if (ofDay.test(text) && !ofSteps.test(text)) return 'no'
  if (asksWhy.test(text) || isPlan(text) || /\bthere(?:'?s| is) (?:a|no) \w+/i.test(text)) return 'no'
  const rest = text.replace(opens, '').trim()
  const words = rest.split(/\s+/).filter(Boolean)
  const isTry = shareOfActs(acts, 'answer', 'check_me', 'guessed', 'insists', 'self_fix', 'copied', 'method')
  const [first] = acts
  if (spec.form === 'number' || spec.form === 'money' || spec.form === 'remainder' || spec.form === 'time') {
    if (findNumbers(text).length === 0 && !/\d/.test(text)) return 'no'
    if (onlyPronoun(text, words) || /^\W*(?:im|i'm|i am|i turned?) (?:\d|[a-z]+$)/i.test(rest)) return 'no'
    if (words.length <= 2) return 'clear'
    if (beside.test(rest) && words.length > 4 && isTry < 0.5) return isTry > 0.25 ? 'maybe' : 'no'
    if (isTry >= 0.35 || words.length <= 4) return 'clear'
    return first && first.share > 0.5 ? 'no' : 'maybe'
  }
  if (spec.form === 'choice' && spec.choices.some((one) => one.length === 1) && words.length > 2) return 'no'
  if (spec.form === 'choice' || spec.form === 'compare')
    return words.length <= 6 || isTry >= 0.3 ? 'clear' : isTry > 0.15 ? 'maybe' : 'no'
  // A row of numbers is asked for, and here is one.
  if (/\d/.test(spec.answer) && /\d/.test(text) && words.length <= 12 && !/[a-z]{4,}/i.test(rest)) return 'clear'
  if (words.length <= 2 && isTry >= 0.12) return 'clear'
  return isTry >= 0.45 ? 'clear' : words.length <= 3 && isTry > 0.1 ? 'maybe' : 'no'
}
