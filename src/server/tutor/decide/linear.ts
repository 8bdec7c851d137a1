import type Fraction from 'fraction.js'
import words from '#content/en/tutor/own.json'
import type { Item } from '#server/curriculum/item.ts'
import { icuText } from '#server/icu/icu-text.ts'
import { readNumber, writeNumber } from '#shared/answers/numbers.ts'
import type { Decision } from '../move.ts'
import { proportionIn } from '../read/computed/computed.ts'
import { equationsIn, isSolved, type Linear, linearIn, sidesWith, solutionOf, solutionSaid } from '../read/linear.ts'
import { list } from '../say/list.ts'
import { changed, openProblem } from '../state.ts'
import { askChat, askStep } from './ask.ts'
import { brought } from './brought.ts'
import { credit } from './credit.ts'
import type { Heard } from './hear.ts'
import { kept, reply } from './reply.ts'
import { slopeOf } from './slope.ts'

const bringsNext =
  /\b(?:next|last|another|new|second|third|other|different) (?:one|problem|question|equation|1)\b|\bnow (?:do |try )?(?=[\d(]|[a-z] )|\b(?:number|problem) \d/i

/** Lines and equations of the child's own. */
export const linear = (heard: Heard): Decision | null => slopeOf(heard) ?? ofEqualRatios(heard) ?? equation(heard)

/** '5/8 = 15/n', before it is read as a line of divisions. */
function ofEqualRatios(heard: Heard): Decision | null {
  const item = proportionIn(heard.text)
  if (!item || heard.lesson.problems.some((one) => one.item.id === item.id)) return null
  return brought(heard, item, solutionSaid(heard.text))
}

/** '2x = 18. 9'. */
const bareAtEnd = /[.;,!]\s*(?:(?:so|then|and|its|it's|it is) )*([-−]?\d{1,5}(?:\.\d+|\/\d+)?)\W*$/i

/** An equation of the child's own is solved line by line: each line that says the same is confirmed, and none that does not. */
function equation(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const all = equationsIn(text)
  const [said] = all
  if (!said || all.some((one) => solutionOf(one) === null)) return null
  const open = openProblem(lesson)
  const own = open && linearIn(open.item.entity)
  if (!open || !own || own.letter !== said.letter || bringsNext.test(text) || isOther(said, own))
    return severalDone(heard, all) ?? begun(heard, all)
  const lines = all.filter(({ written }) => written !== own.written)
  const off = lines.find((one) => !solvesAlike(one, own))
  const last = lines.at(-1)
  if (!last) return null
  if (off && isSolved(off)) return null
  if (off) {
    const values = { says: off.written, letter: own.letter }
    return reply([{ key: 'linear.look', values }], askStep(lesson, { key: 'linear.again', values }, null), {
      kind: 'step',
      mood: 'thinking',
    })
  }
  const solution = solutionOf(last)
  const steps = lines.slice(0, -1).map(({ written }) => written)
  if (isSolved(last) && solution)
    return credit(heard, open, {
      said: writeNumber(solution),
      ...(steps.length > 0 && { way: list.format(steps) }),
    })
  const atEnd = bareAtEnd.exec(text)?.[1]
  if (solution && atEnd !== undefined && readNumber(atEnd.replace('−', '-'))?.equals(solution) === true)
    return credit(heard, open, { said: writeNumber(solution), way: list.format(lines.map(({ written }) => written)) })
  const values = { says: last.written, letter: own.letter }
  return reply(
    [{ key: 'linear.line', values }],
    askStep(
      changed({ ...lesson, aside: 0 }, open.item.id, { done: kept(open.done, last.written) }),
      { key: 'linear.next', values },
      null,
    ),
    { kind: 'step', mood: 'happy' },
  )
}

function solvesAlike(one: Linear, other: Linear): boolean {
  const [left, right] = [solutionOf(one), solutionOf(other)]
  return left !== null && right !== null && left.equals(right)
}

/** The first equation is taken up, with what the child makes of it in the lines behind. */
function begun(heard: Heard, [first, ...lines]: readonly Linear[]): Decision | null {
  const solution = first && solutionOf(first)
  if (!first || !solution || isSolved(first)) return null
  const last = lines.find((line) => isSolved(line) && line.letter === first.letter)
  const value = last && solutionOf(last)
  return brought(
    heard,
    itemOf(first, answerOf(first, solution)),
    value ? writeNumber(value) : solutionSaid(heard.text),
    first.written,
  )
}

/** '4x = 28 x = 7 and x/3 = 5 x = 15': several equations with their answers; the first wrong one is looked at. */
function severalDone(heard: Heard, all: readonly Linear[]): Decision | null {
  const pairs = all.flatMap((one, at) => {
    const next = all[at + 1]
    return !isSolved(one) && next && isSolved(next) ? [{ one, next }] : []
  })
  if (pairs.length < 2 || pairs.length * 2 !== all.length) return null
  const off = pairs.find(({ one, next }) => !solvesAlike(one, next))
  if (off) return begun(heard, [off.one, off.next])
  const sums = list.format(pairs.map(({ one, next }) => `${next.written} (${one.written})`))
  return reply(
    [{ key: 'handed.all', values: { count: pairs.length, sums } }],
    askChat(heard.lesson, { key: 'sight.next' }),
    { kind: 'claim', mood: 'happy' },
  )
}

/** It solves to something else and shares no number with the one that is open: no step of it, but another one. */
function isOther(said: Linear, own: Linear): boolean {
  if (isSolved(said) || solutionOf(own)?.equals(solutionOf(said) ?? 0) === true) return false
  const numbers = (one: Linear) => one.written.match(/−?\s?\d+(?:\.\d+)?/g) ?? []
  const before = new Set(numbers(own))
  return !numbers(said).some((one) => before.has(one))
}

/** Written like its numbers: 5.5 of 9.2 − 3.7, 11/2 of halves. */
const answerOf = ({ written }: Linear, solution: Fraction) =>
  writeNumber(solution, /\d\.\d/.test(written) ? 'decimal' : 'fraction')

const plainly = (value: Fraction) => writeNumber(value).replace('-', '−')

/** What comes of doing the same once more instead of undoing it, and of reading 4x as a four beside a letter. */
function slipsOf({ left, right, letter }: Linear, answer: string): Item['distractors'] {
  if (!right.of.equals(0) || left.of.equals(0)) return []
  const want = right.and
  const by = left.of.inverse()
  const isShared = left.of.abs().lt(1)
  const ideas: [Fraction, 'same' | 'glued', string][] = left.of.equals(1)
    ? [[want.add(left.and), 'same', left.and.gt(0) ? `+ ${plainly(left.and)}` : `− ${plainly(left.and.neg())}`]]
    : left.and.equals(0)
      ? [
          [
            isShared ? want.div(by) : want.mul(left.of),
            'same',
            isShared ? `÷ ${plainly(by)}` : `× ${plainly(left.of)}`,
          ],
          ...(isShared ? [] : [[want.sub(left.of), 'glued', ''] satisfies [Fraction, 'glued', string]]),
        ]
      : []
  return ideas.flatMap(([value, slip, done]) => {
    const said = writeNumber(value)
    const values = { letter, done, times: plainly(left.of), want: plainly(want) }
    const tested = sidesWith({ letter, left, right, written: '' }, value)
    const shown = { said: plainly(value), letter, left: plainly(tested[0]), want: plainly(want) }
    const feedback = `${icuText(words.linear.slips[slip], values)} ${icuText(words.linear.test, shown)}`
    return said === answer ? [] : [{ answer: said, misconception: slip, feedback }]
  })
}

function itemOf({ written, letter, left, right }: Linear, answer: string): Item {
  const say = (message: string) => icuText(message, { name: written, letter, answer })
  const { question, hints, explanation } = words.linear
  const besides = left.of.equals(0) ? right : left
  const form = written.includes('(') ? hints.brackets : besides.and.equals(0) ? hints.times : hints.sum
  return {
    id: `own~${written.replaceAll(' ', '')}`,
    skill: 'own.linear',
    deck: 'own',
    entity: written,
    tags: [],
    card_type: 'number',
    text: [],
    picture: null,
    question: say(question),
    spoken: null,
    name: say(words.linear.name),
    answer: { form: 'number', answer },
    distractors: slipsOf({ written, letter, left, right }, answer),
    hints: [say(form), say(hints.both), say(hints.check)],
    solution: [
      [
        { says: say(hints.both), value: null },
        { says: `${letter} = ${answer}.`, value: answer },
      ],
    ],
    explanation: say(explanation),
    standards: [],
  }
}
