import { findNumbers, readNumber } from '#shared/answers/numbers.ts'
import type { Decision } from '../../move.ts'
import { openProblem } from '../../state.ts'
import { askAgain } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

// '42. I always mess up 6x7': the step that was asked for, and a word about how it went. The problem that it belongs to goes on.

const first =
  /^\W*(?:(?:oh+|ok|okay|um+|uh|ugh|its|it's|it is|wait|no|then|so|i mean|that'?s|duh|fine|right|maybe)\W+)*([-−]?\$?\d[\d.,]*)(?!\d|\/|:)(.*)$/is
const ofSlip =
  /\b(?:mess|messed|mix|mixed|forget|forgot|forgets|always|never|remember|confuse|confused|oops|sorry|hate|hard|tricky|duh|silly|dumb|my bad|i knew|get (?:that|it|those|them) wrong|wrong)\b/i
const fewest = 2

/** What is said of it names no other number than those of the step itself. */
export function stepFound(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const open = openProblem(lesson)
  const expects = lesson.asked?.kind === 'step' ? lesson.asked.expects : null
  if (!open || expects?.form !== 'number') return null
  const [, said = '', rest = ''] = first.exec(text) ?? []
  const value = readNumber(said.replace(/[.,]+$/, '').replace('$', ''))
  if (!value || readNumber(expects.answer.replaceAll(',', ''))?.equals(value) !== true) return null
  if (rest.trim().split(/\s+/).length < fewest || !ofSlip.test(rest) || findNumbers(rest).length > 2) return null
  const again = askAgain(heard, { ...lesson, asked: null, aside: 0 })
  return reply([{ key: 'step.right', values: { said: said.replace(/[.,]+$/, '') } }, { key: 'slip.many' }], again, {
    kind: 'step',
    mood: 'happy',
  })
}
