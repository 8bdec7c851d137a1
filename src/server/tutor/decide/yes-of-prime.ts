import type { Decision } from '../move.ts'
import { tryAt } from '../read/tries.ts'
import { openProblem } from '../state.ts'
import { credit } from './credit.ts'
import type { Heard } from './hear.ts'
import { wrong } from './wrong.ts'

const yesOrNo = /^\W*(?:(?:oh|um+|well|ok|i think|so) )*(yes|yeah|yep|yup|it is|no|nope|nah|it isn'?t|not)\b/i

/** 'Is 51 prime?' 'No, its 3 times 17': yes and no are the answer, and what stands behind a no shows why. */
export function yesOfPrime(heard: Heard): Decision | null {
  const open = openProblem(heard.lesson)
  const [, word] = yesOrNo.exec(heard.text) ?? []
  if (!open || word === undefined || open.item.answer.form !== 'choice') return null
  if (
    !['prime', 'composite'].every((one) => open.item.answer.form === 'choice' && open.item.answer.choices.includes(one))
  )
    return null
  const said = /^(?:y|it is$)/i.test(word) ? 'prime' : 'composite'
  const tried = tryAt(said, open.item)
  if (tried.kind === 'right') return credit(heard, open, { said })
  return tried.kind === 'wrong' ? wrong(heard, open, tried) : null
}
