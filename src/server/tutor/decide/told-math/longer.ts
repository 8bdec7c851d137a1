import { readNumber, writeNumber } from '#shared/answers/numbers.ts'
import type { Decision } from '../../move.ts'
import { openProblem } from '../../state.ts'
import type { Heard } from '../hear.ts'
import { seenIn } from '../keep-sight.ts'
import { looked } from '../last-answer.ts'
import { ownProblem } from '../own.ts'

const longer =
  /^\W*(?:(?:ok|okay|so|then|but|oh|wait|and) )*(0?\.\d{1,4}) (?:is|has to be|must be|would be) (?:the )?(bigger|more|larger|greater|biggest|smaller|less)(?: one| number)?,? (?:because|cause|cuz|cus|bc|since)\b.{0,30}\b(?:longer|shorter|more (?:numbers|digits|places)|digits?|numbers|bigger number)\b/i

/** 'So .03 is bigger cause it's longer': put beside the decimal that was told before it. */
export function longerDecimal(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const [, said, which = ''] = longer.exec(text) ?? []
  const value = said === undefined ? null : readNumber(said.replace(/^\./, '0.'))
  // Where two are compared already, it is a try at that.
  if (!value || lesson.spanish || openProblem(lesson)?.item.name.startsWith('comparing')) return null
  const other = seenIn(lesson).find((one) => one.d !== 1n && one.lt(1) && !one.equals(value))
  if (!other) return null
  const [one, two] = [writeNumber(value, 'decimal'), writeNumber(other, 'decimal')]
  if (two.length > 6) return null
  const picked = /small|less/i.test(which) ? two : one
  const task = `which is bigger ${one} or ${two}`
  return looked(heard, task, picked) ?? ownProblem({ ...heard, text: task })
}
