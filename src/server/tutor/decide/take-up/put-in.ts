import type { Decision } from '../../move.ts'
import { isGrave } from '../../read/felt.ts'
import { openProblem } from '../../state.ts'
import { askWriting } from '../check-writing.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

// 'Put that in my poem: I wore a cloud to school today': a line of the child's own text, brought with the wish to keep it.

const kinds = 'poem|story|song|card|letter|essay|report|book|note|sign|paragraph|speech|comic'
const wish = new RegExp(
  `(?:^|[.!?,] ?|\\b(?:and|now|ok|then|so|please|pls) )(?:(?:can|could|will) (?:you|u) )?(?:please |pls )?(?:put|add|write|use)(?: (?:that|this|it|that one|this one|this line|this part|this down|that down|down))?(?: (?:in|into|to|on|at the end of|at the start of|at the beginning of) (?:(?:my|the|our) (${kinds})|it))?\\s*:\\s*["“]?(\\S.{3,160}?)["”]?\\s*$`,
  'i',
)
const ofWork = /\d ?[-−+x×*÷/=] ?\d|=/
/** A task or a question is none of its lines. */
const ofTask = /\b(?:plus|minus|times|divided|equals|is that right|for me)\b|\b(?:is|are) what\b|\?\s*$/i

export function putIn(heard: Heard): Decision | null {
  const { lesson, written } = heard
  const [, kind, line = ''] = wish.exec(written) ?? []
  if (line === '' || lesson.spanish || openProblem(lesson) || lesson.asked?.kind === 'play') return null
  if (ofWork.test(line) || ofTask.test(line) || isGrave(line) || line.split(/\s+/).length < fewest) return null
  const quote = line.trim().replace(/[.!?]+$/, '')
  const before = lesson.asked?.kind === 'sentence' ? lesson.asked : null
  const key = kind === undefined ? 'put.line' : `put.${/^(?:poem|song)$/i.test(kind) ? 'poem' : 'line'}`
  const after = { ...lesson, aside: 0, thread: `${lesson.thread} ${quote}.`.trim().slice(-mostThread) }
  const closing = askWriting(after, [{ key: 'put.next' }], before?.about ?? 'wait')
  return reply([{ key, values: { quote, kind: kind?.toLowerCase() ?? 'text' } }], closing, {
    kind: 'writing',
    mood: 'happy',
  })
}
const fewest = 3
const mostThread = 400
