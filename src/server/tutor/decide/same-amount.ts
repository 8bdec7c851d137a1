import { readNumber } from '#shared/answers/numbers.ts'
import type { Decision, Line } from '../move.ts'
import { chainIn } from '../read/algebra.ts'
import { askedIn } from '../read/asked.ts'
import { computedIn } from '../read/computed/computed.ts'
import { tryAt } from '../read/tries.ts'
import { type Lesson, openProblem } from '../state.ts'
import { askAgain } from './ask.ts'
import { credit } from './credit.ts'
import { isElsewhere } from './elsewhere.ts'
import type { Heard } from './hear.ts'
import { ownProblem } from './own.ts'
import { plainTask } from './plain-task.ts'
import { reply } from './reply.ts'
import { wrong } from './wrong.ts'

// Equations whose sides are weighed against each other, and who is first of several that are told two at a time: what is asked is
// worked on before anything in it is taken for an answer.

const weighed = new Set(['own.trueFalse', 'own.gapOnSide', 'own.mostOf', 'own.bundles'])
const bareEquation =
  /^\W*(?:(?:ok|next|and|then|now|what about|how about|number \d+)[:.)]? )*(\d[\d +x×*÷/−-]*= ?\d[\d +x×*÷/−-]*)[?.!]*$/i
const gapSum = /^[^\d_?]*((?:_+|\?|\d{1,3}) ?[-+−x×] ?(?:_+|\?|\d{1,3}) ?= ?(?:_+|\d{1,3}))[\s.?!]*$/i

/** True or false, a gap on one side, the first of several: put as what they are, and a verdict is judged as one. */
export function ofSameAmount(heard: Heard): Decision | null {
  const { lesson, text } = heard
  if (lesson.play || lesson.spanish || isElsewhere(lesson)) return null
  const said = verdictSaid(heard)
  if (said) return said
  const forms = equalForms(heard)
  if (forms) return forms
  const task = taskIn(lesson, text)
  const item = computedIn(task)
  if (item && weighed.has(item.skill) && openProblem(lesson)?.item.id !== item.id)
    return ownProblem({ ...heard, text: task, lesson: { ...lesson, passage: null } })
  const sum = plainTask(heard)
  if (sum !== null) return ownProblem({ ...heard, text: sum })
  const gap = gapSum.exec(text)?.[1]
  if (gap === undefined || !/_/.test(gap) || !askedIn(gap)) return null
  // The gap may stand where another one is open: it is a new problem, and no answer to that.
  return ownProblem({ ...heard, text: gap })
}

const formSaid = /(?<![\d/.])(\d+\/\d+) (?:is|=|equals|is the same as) (\d+\/\d+)(?![\d/])/gi

/** '2/3 is 10/15' while 2/3 and 3/5 are compared: a step on the way, and no choice. */
function equalForms(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const open = openProblem(lesson)
  const pairs = [...text.matchAll(formSaid)].map(([, one = '', other = '']) => [one, other] as const)
  if (
    open?.item.answer.form === 'number' ||
    !open ||
    pairs.length === 0 ||
    !pairs.some(([one]) => open.item.name.includes(one))
  )
    return null
  if (/\b(?:so|bigger|wins?|more|greater|larger|less|smaller)\b/i.test(text)) return null
  const isTrue = pairs.every(([one, other]) => readNumber(one)?.equals(readNumber(other) ?? -1) === true)
  if (!isTrue) return null
  const says = pairs.map(([one, other]) => `${one} = ${other}`).join(', ')
  return reply([{ key: 'step.true', values: { says } }], askAgain(heard, { ...lesson, asked: null }), {
    kind: 'step',
    mood: 'happy',
  })
}

/** Behind one that was true or false, the next equation is meant so, too. */
function taskIn(lesson: Lesson, text: string): string {
  const equation = bareEquation.exec(text)?.[1]
  const isNext = equation !== undefined && !openProblem(lesson) && lesson.last?.item.skill === 'own.trueFalse'
  return isNext ? `true or false ${equation}` : text
}

/** The verdict stands alone, begins what is said, or is said of the equation: no 'true friend', and nothing that came true. */
const verdict =
  /(?:^\W*|[.!,;] *|\b(?:so|its|it's|that'?s|is it|think|say|yes|yeah|yep|no|nope|ok|oh|then|maybe|answer is|equation is|one is|\d is) |(?:^|[.,;] *|\b(?:think|say|so|because|cuz|cause|bc|yes|yeah|no|and|know|bet) )(?:it|that|this) (?:is )?)(not true|not allowed|isn'?t true|true|false|allowed)(?=\W*$| *[.,!;:]|\s+(?:because|cuz|cause|bc|since|and|right|both|they|its|it's|\d))/gi

/** 'So its true', 'false! 3 and 3 is 6': the verdict is the answer, and what is worked out on the way is the reason. */
function verdictSaid(heard: Heard): Decision | null {
  const open = openProblem(heard.lesson)
  const found = [...heard.text.matchAll(verdict)].map(([, word = '']) => word.toLowerCase())
  const [word] = found
  if (open?.item.skill !== 'own.trueFalse' || word === undefined || /\bor\b|\?\s*$|\bwhy\b/i.test(heard.text))
    return null
  if (found.some((one) => one !== word)) return null
  // What is allowed is a verdict where that was asked.
  if (word.endsWith('allowed') && !/\ballowed\b/i.test(heard.lesson.ownTask ?? '')) return null
  const tried = tryAt(/^(?:true|allowed)$/.test(word) ? 'true' : 'false', open.item)
  const links = chainIn(heard.text)?.links ?? []
  const right = links.filter(({ isTrue }) => isTrue).map(({ says }) => says)
  if (tried.kind === 'right' && right.length === links.length) return credit(heard, open, { said: tried.said })
  const before: Line[] = right.length > 0 ? [{ key: 'step.true', values: { says: right.join(', ') } }] : []
  return tried.kind === 'wrong' ? wrong(heard, open, tried, before) : null
}
