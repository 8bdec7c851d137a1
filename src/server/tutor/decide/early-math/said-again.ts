import type { Decision } from '../../move.ts'
import { smallNumber as n, smallValue } from '../../read/small-numbers.ts'
import { keyValue } from '../../read/tries.ts'
import { openProblem } from '../../state.ts'
import { askChat } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

const oldest = 4
const recent = 4
const again = new RegExp(
  String.raw`^\W*(?:(?:so|oh|ok|yes|yeah|yep|yay|wow|and|then|its|it's|it is|there are|theres|that'?s|i have|i got|we have|now|i mean) )*(?:\$)?${n}(?: (?!more\b|less\b|times\b|plus\b|minus\b|take\b|and\b|tens?\b|ones?\b)[a-z¢]{1,14}){0,2}\W*$`,
  'i',
)

/** '7 ducks!!!', when 7 was just found: it is said once more that it is so. */
export function saidAgain({ lesson, text, grade }: Heard): Decision | null {
  const { last } = lesson
  const [, said] = again.exec(text) ?? []
  const key = last && keyValue(last.item)
  if (grade > oldest || said === undefined || !key?.equals(smallValue(said)) || openProblem(lesson)) return null
  if (!lesson.said.slice(-recent).some((one) => /^credit\./.test(one)) || lesson.asked?.kind === 'play') return null
  return reply([{ key: 'again.right', values: { said: smallValue(said) } }], askChat(lesson, { key: 'sight.next' }), {
    kind: 'claim',
    mood: 'happy',
  })
}
