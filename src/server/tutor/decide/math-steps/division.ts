import type { Decision } from '../../move.ts'
import { divisionSteps } from '../../read/division-steps.ts'
import { keyValue } from '../../read/tries.ts'
import { openProblem } from '../../state.ts'
import { askStep, noQuestion } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

// Dividing on paper: a number that does not go in so often, and the check at the end.

const goesIn =
  /^\W*(?:(?:so|ok|then|and|now|um+) )*(\d{1,3})s? (?:goes |go |fits? )?(?:into|in) (\d{1,4})(?: is|,| are| goes)? (\d{1,2})(?: times?)?\W*$/i

/** '4 into 15 is 4': too often, or not often enough. */
export function digitLooked(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const open = openProblem(lesson)
  const way = open && divisionSteps(open.item.name)
  const [, by, part, said] = goesIn.exec(text) ?? []
  if (!open || !way || by === undefined || Number(by) !== way.by) return null
  const step = way.steps.find((one) => one.kind === 'into' && one.part === Number(part))
  if (!step || step.value === Number(said)) return null
  const product = Number(by) * Number(said)
  const values = { by, part: part ?? '', said: said ?? '', product, left: Number(part) - product }
  return reply(
    [{ key: product > Number(part) ? 'long.tooMuch' : 'long.tooLittle', values }],
    askStep(lesson, { key: 'long.digitAsk', values }, { form: 'number', answer: String(step.value) }),
    { kind: 'step', mood: 'thinking' },
  )
}

const check =
  /^\W*(?:(?:so|ok|then|and|check|yes) )*\(?(\d{1,5}) ?(?:x|×|\*|times) ?(\d{1,5})\)?(?: ?(?:=|is) ?(\d{1,6}))?[,.]?(?: ?(?:and|then|so|\d{1,6}))? ?(?:\+|plus) ?(\d{1,4}) ?(?:=|is|makes) ?(\d{1,6})\b/i

/** '23 × 4 = 92 + 3 = 95 yesss' of 95 ÷ 4, which was solved: it checks. */
export function quotientChecked(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const { last } = lesson
  const [, whole] = /^([\d,]+) ÷ \d+/.exec(last?.item.name ?? '') ?? []
  const [, one, other, made, rest, all] = check.exec(text) ?? []
  if (!last || whole === undefined || one === undefined || openProblem(lesson)) return null
  const product = Number(one) * Number(other)
  const isTrue = (made === undefined || Number(made) === product) && product + Number(rest) === Number(all)
  if (!isTrue || Number(all) !== Number(whole.replaceAll(',', '')) || keyValue(last.item)?.equals(0)) return null
  return reply([{ key: 'long.checks', values: { whole } }], noQuestion(lesson), { kind: 'claim', mood: 'happy' })
}
