import type { Decision } from '../../move.ts'
import { isGrave } from '../../read/felt.ts'
import { openProblem } from '../../state.ts'
import { wordsOf } from '../../writing/written.ts'
import { askWriting } from '../check-writing.ts'
import type { Heard } from '../hear.ts'
import { putInPoem } from '../poem.ts'
import { reply } from '../reply.ts'

// 'Put that in my poem: I wore a cloud to school today': a line of the child's own text, brought with the wish to keep it.

const ofPoem = 'poem|song|rap|haiku'
const ofText = 'story|card|letter|essay|report|book|note|sign|paragraph|speech|comic'
const lead =
  "(?:^|[.!?,;] ?|\\b(?:and|now|ok|then|so|please|pls|hey) )(?:(?:(?:can|could|will) (?:you|u|i|we)|i (?:want to|wanna|will)|let'?s) )?(?:please |pls )?"
const it =
  '(?:put|add|write|use|stick)(?: (?:that|this|it|that one|this one|(?:this|that) (?:line|part)|this down|that down|down))?'
const into = '(?:in|into|to|on|at the end of|at the start of|at the beginning of)'
const inPoem = new RegExp(`^(.*?)${lead}${it} ${into} (?:my|the|our) (${ofPoem})\\b(?! \\w+\\W*$)[\\s:,.-]*(.*)$`, 'is')
const inText = new RegExp(
  `^(.*?)${lead}${it}(?: ${into} (?:(?:my|the|our) (${ofText})|it))?\\s*:\\s*["“]?(\\S.{3,160}?)["”]?\\s*$`,
  'is',
)
const ofWork = /\d ?[-−+x×*÷/=] ?\d|=/
/** A task or a question is none of its lines. */
const ofTask = /\b(?:plus|minus|times|divided|equals|is that right|for me)\b|\b(?:is|are) what\b|\?\s*$/i
const fewest = 3
const isLine = (line: string) =>
  wordsOf(line).length >= fewest && !ofWork.test(line) && !ofTask.test(line) && !isGrave(line)

/** The line behind the wish, else the sentence before it, else what was said last. */
function lineOf([before = '', behind = '']: readonly string[], lines: readonly string[]): string | null {
  const sentence = before
    .split(/[.!?]\s+/)
    .map((one) => one.replace(/[.,;!?\s]+$/, ''))
    .findLast((one) => wordsOf(one).length >= fewest)
  const line = [behind, sentence ?? '', lines.at(-1) ?? ''].find((one) => wordsOf(one).length >= fewest)
  return line !== undefined && isLine(line) ? line.replace(/^\W*(?:so|and|ok) /i, '').trim() : null
}

export function putIn(heard: Heard): Decision | null {
  const { lesson, written } = heard
  if (lesson.spanish || openProblem(lesson) || lesson.asked?.kind === 'play') return null
  const [, start = '', verse, end = ''] = inPoem.exec(written) ?? []
  const line = verse === undefined ? null : lineOf([start, end], lesson.lines)
  return verse === undefined ? putInText(heard) : line === null ? null : putInPoem(heard, line)
}

function putInText({ lesson, written }: Heard): Decision | null {
  const [, , kind = 'text', line = ''] = inText.exec(written) ?? []
  if (line === '' || !isLine(line)) return null
  const about = lesson.asked?.kind === 'sentence' ? lesson.asked.about : null
  return reply(
    [{ key: 'put.line', values: { quote: line.trim().replace(/[.!?]+$/, ''), kind: kind.toLowerCase() } }],
    askWriting({ ...lesson, aside: 0 }, [{ key: 'put.next' }], about ?? 'wait'),
    { kind: 'writing', mood: 'happy' },
  )
}
