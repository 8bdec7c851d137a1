import { readNumber, writeNumber } from '#shared/answers/numbers.ts'
import type { Decision, Judged, Line, Situation } from '../move.ts'
import { toldHow } from '../read/told-how.ts'
import { changed, isOwn, type Lesson, type Problem, withoutProblem } from '../state.ts'
import { askChat, askOffer, type Closing } from './ask.ts'
import { giveNext } from './give.ts'
import { countOf } from './quantities/words.ts'
import { kept, reply } from './reply.ts'
import { goodbye, isLastNext, isTimeUp } from './shape.ts'

export type Credit = {
  said: string
  /** The word was spelled so that one knows what is meant. */
  nearly?: boolean
  /** The equations by which the child came to it: its own way. */
  way?: string
  /** What else the message says, met first. */
  before?: Line[]
  /** It was said before and is said again. */
  hint?: number
}

/** The learner model is told of the first try, and of the right one in the end with the help that came before it. */
export const judgedRight = (problem: Problem, said: string): Judged => ({
  exercise: problem,
  was_correct: true,
  hint_level: problem.misses > 0 ? Math.max(1, problem.hint) : problem.hint,
  said,
  mistake: null,
})

/** A right answer to an open problem: it is always credited, whatever else the message says. */
export function credit(situation: Situation, problem: Problem, { said, nearly, way, before = [] }: Credit): Decision {
  const { lesson } = situation
  const { item } = problem
  const solved = kept(lesson.solved, item.name)
  const after: Lesson = {
    ...withoutProblem(lesson, item.id),
    solved,
    unsolved: 0,
    aside: 0,
    last: problem,
    ...(problem.label !== null && {
      handled: [...lesson.handled, { label: problem.label, what: item.name }].slice(-30),
    }),
    phase: lesson.phase === 'look_back' ? 'new' : lesson.phase,
    ...(lesson.phase === 'look_back' && { topic: null }),
  }
  const judged = judgedRight(problem, said)
  const whole = situation.whole ?? situation.text
  const hasTold = way === undefined && (toldHow(whole) || showsWay(whole))
  const lines = [
    ...before,
    ...praise(problem, { way, nearly, said: asChildWrote(said, situation.text), of: soughtThing(problem, lesson) }),
    ...unitMeant(problem, situation),
    ...(hasTold ? [{ key: 'how.heard' }] : []),
  ]
  const marks = { kind: 'credit', mood: 'happy', judged, found: 'right', tellsKey: true } as const
  if (lesson.phase === 'last' || isTimeUp(situation)) {
    const ending = goodbye(after, lines)
    return { ...ending, judged, move: { ...ending.move, found: 'right', tellsKey: true } }
  }
  return reply(
    lines,
    afterSolved(situation, after, problem, hasTold || way !== undefined || problem.misses > 0 || isBehindStep(lesson)),
    marks,
  )
}

const lengthSaid =
  /\d (?!(?:square|sq|cubic|cu)\b)(inches|feet|foot|ft|cm|centimeters|meters|m|yards|miles|units)\b(?! (?:squared|cubed))/i
const longNames: Readonly<Record<string, string>> = { foot: 'feet', ft: 'feet', cm: 'centimeters', m: 'meters' }

/** '24 feet' for an area, '960 inches' for a volume: the number is right, and the unit has a name of its own. */
function unitMeant({ item: { name } }: Problem, { text, lesson }: Situation): Line[] {
  const said = lengthSaid.exec(text)?.[1]?.toLowerCase()
  const isBox = /^\d+ × \d+ × \d+$/.test(name) && (lesson.shape?.form === 'box' || lesson.shape?.measure === 'volume')
  const sort =
    isBox || /^the volume of\b/.test(name) ? 'asCubes' : /^the (?:surface )?area of\b/.test(name) ? 'asSquares' : null
  return said === undefined || sort === null ? [] : [{ key: `unit.${sort}`, values: { unit: longNames[said] ?? said } }]
}

/** 11/2 where the child wrote 5.5, 9/6 where it wrote that of 3/2. */
function asChildWrote(said: string, text: string): string {
  const pair = /^(\d+) (\d+)$/.exec(said)
  const written = pair ? new RegExp(`(?<!\\d)${pair[1]} ?: ?${pair[2]}(?!\\d)`).exec(text)?.[0] : undefined
  if (written !== undefined) return written
  const value = /\d\/\d/.test(said) ? readNumber(said) : null
  if (!value) return said
  const own = text
    .match(/(?<![\d/.])(?:\d+ )?\d+\/\d+(?![\d/])/g)
    ?.findLast((one) => readNumber(one)?.equals(value) === true)
  if (own !== undefined) return own
  const shown = /\d?\.\d/.test(text) ? writeNumber(value, 'decimal') : null
  return shown && text.includes(shown.replace(/^0/, '')) ? shown : said
}

const inWords = /\b(?:because|becuz|becus|cause|cuz|coz|bc|since|so (?:it|its|it's) (?:has|must|had)|has to be)\b/i
const fewestCounted = 3

/** '13 cuz 3 more', '8 16 24 32. 32', '9… 10 11 12': the reason, or the counting, is the way. */
const showsWay = (text: string): boolean =>
  inWords.test(text) || (text.match(/(?<![\d./:,])\d+(?![\d/:])/g) ?? []).length > fewestCounted

/** A step was told just before, or the counting was looked at: with the answer, that was the way. */
const isBehindStep = ({ said }: Lesson): boolean =>
  said
    .slice(-3)
    .some((one) => /^(?:step|long|hops|groups|coins|change|glued|ruler|cross|mixed|share|work|place|unit)\./.test(one))

/** Names what was done: the child's own way, that it was spelled nearly right, that it kept going after a miss, or what it makes. */
function praise(
  problem: Problem,
  { way, nearly, said, of }: Pick<Credit, 'way' | 'nearly' | 'said'> & { of: string | null },
): Line[] {
  const { item, misses, hint } = problem
  const answer = of === null ? plainAnswer(problem, said) : countOf(Number(item.answer.answer), of)
  if (way !== undefined)
    return [{ key: 'credit.way', values: { answer: of === null ? item.answer.answer : answer, way } }]
  const lines: Line[] = [
    misses > 0 || hint > 2
      ? { key: 'credit.kept', values: { answer } }
      : { key: 'credit.right', values: { answer, what: item.name } },
  ]
  if (nearly) lines.push({ key: 'credit.spelled', values: { word: item.answer.answer } })
  else if (misses > 0 || problem.origin === 'look_back' || item.answer.form === 'choice')
    lines.push({ text: item.explanation, fact: true })
  return lines
}

/** What the child's own story counts: '15 monkeys'. */
const soughtThing = ({ item }: Problem, { quantities, spanish }: Lesson) =>
  spanish ? null : (quantities.find(({ of }) => of === item.id)?.thing ?? null)

const ratio = /\d+ ?: ?\d+/

/** A choice or a word as it is written, money with its sign, a number as the child said it. */
function plainAnswer({ item: { answer } }: Problem, said: string): string {
  if (answer.form === 'money') return `$${answer.answer.replace(/\.00$/, '')}`
  // '2:3' of 12 to 18 is said back as the child wrote it.
  if (answer.form === 'word' && ratio.test(answer.answer)) return ratio.exec(said)?.[0] ?? answer.answer
  return answer.form === 'choice' || answer.form === 'word' ? answer.answer : said
}

/** Sometimes the child tells how; after its own problem it chooses; in practice the next one comes. */
function afterSolved(situation: Situation, lesson: Lesson, problem: Problem, hasWay: boolean): Closing {
  if (problem.origin === 'homework' && lesson.homework.length > 0) {
    const [next] = lesson.homework
    return askOffer(
      lesson,
      { key: 'homework.next', values: { label: next?.label ?? '', left: lesson.homework.length } },
      { yes: 'next', about: next?.label ?? null },
    )
  }
  if (isLastNext(situation)) {
    const next = giveNext(situation, { ...lesson, phase: 'last' })
    return { ...next, lines: [{ key: 'give.last' }, ...next.lines] }
  }
  const mayAskHow = situation.grade >= 1 && !hasWay && problem.item.solution[0].length > 1 && problem.subject === 'math'
  const isRare = lesson.solved.length % 4 === 1
  if (mayAskHow && (isOwn(problem) || (isRare && problem.misses === 0)))
    return askChat(lesson, { key: 'ask.how' }, 'how', [])
  if (isOwn(problem)) return afterOwn(lesson, problem)
  if (problem.item.deck === 'play' && !isLastNext(situation))
    return askOffer(
      lesson,
      { key: 'problem.more', values: { what: problem.item.name } },
      { yes: 'problemAbout', about: problem.item.entity },
    )
  return giveNext(situation, lesson)
}

/** After the child's own problem: a harder relative, by consent. */
export const afterOwn = (lesson: Lesson, { item, topic }: Pick<Problem, 'item' | 'topic'>): Closing =>
  askOffer(lesson, { key: 'offer.like', values: { what: item.name } }, { yes: 'practice', about: topic })

/** The right value in another form, or another unit: what is right in it is said, and nothing is counted. */
export function almost(situation: Situation, problem: Problem, says: string): Decision {
  const { lesson } = situation
  const { item } = problem
  return reply(
    [{ key: 'almost' }, { text: says, fact: true }],
    {
      lines: [],
      asked: { kind: 'answer', problem: item.id, expects: item.answer, yes: null, no: null, about: null, times: 1 },
      press: [],
      picture: null,
      lesson: changed(lesson, item.id, { isNear: true }),
    },
    { kind: 'almost', mood: 'thinking' },
  )
}
