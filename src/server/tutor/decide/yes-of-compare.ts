import type { Decision } from '../move.ts'
import { tryAt } from '../read/tries.ts'
import { openProblem } from '../state.ts'
import { credit } from './credit.ts'
import type { Heard } from './hear.ts'
import { wrong } from './wrong.ts'

const because = /\b(?:because|cause|cuz|bc|since)\b/i
/** A longer line says more than yes. */
const mostYes = 4

/** 'Is 0.7 bigger than 0.65' was the child's own question, and now it says yes or no: the first of the two, or the other. */
export function yesOfCompare(heard: Heard): Decision | null {
  const open = openProblem(heard.lesson)
  const [, left, right] = /^comparing (\S+) and (\S+)$/.exec(open?.item.name ?? '') ?? []
  const [, word] = /^\W*(?:oh |um+ |well |ok )*(yes|yeah|yep|yup|no|nope|nah)\b/i.exec(heard.text) ?? []
  if (heard.text.trim().split(/\s+/).length > mostYes && !because.test(heard.text)) return null
  if (!open || left === undefined || right === undefined || word === undefined || open.item.answer.form !== 'choice')
    return null
  if (heard.lesson.asked?.kind !== 'tried' && heard.lesson.asked?.kind !== 'answer') return null
  // 'No, 8 is more than 4': what it says of the numbers counts, and not its no.
  const rest = tryAt(heard.text.replace(/^\W*\w+/, ''), open.item).kind
  if (rest !== 'none' && !(rest === 'several' && because.test(heard.text))) return null
  const said = /^y/i.test(word) ? left : right
  const tried = tryAt(said, open.item)
  if (tried.kind === 'right') return credit(heard, open, { said })
  return tried.kind === 'wrong' ? wrong(heard, open, tried) : null
}
