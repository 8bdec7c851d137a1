import { findExpressions } from '#shared/answers/expressions.ts'
import { isMarked, sharedWith } from '../../read/goes-on.ts'
import { isShownLine } from '../../writing/own-line.ts'
import { genreNow } from '../check-writing.ts'
import type { Heard } from '../hear.ts'

// Whether a line belongs to the text that the child writes. Where it plainly does not, the text waits below and the line is read as if
// none were open: a sum of its own, or news of itself beside a text that speaks of others.

const ofSelf = /\b(?:i|i'?m|i'?ve|im|ive|my|me|we|our|us)\b/i
const asksAmount = /\d.*\bhow (?:many|much|long|far|old)\b|\bhow (?:many|much|long|far|old)\b.*\d/i
const goesAlong =
  /^\W*(?:(?:oh|ok|okay|um+) )*(?:and|then|but|because|cuz|cause|or|also|after that|next|maybe|what if|should|could|is it)\b/i
/** It speaks to the tutor of its text. */
const ofText =
  /\b(?:write|wrote|writing|story|essay|report|poem|letter|text|sentence|paragraph|line|title|ending|end|hook|reason|idea|ideas|character|draft|spell|word|words|topic|part|it|this|that|stuck|done|help|think|know|forget|forgot|mean|say|said|put|add|called|name)\b/i
const fewest = 4

export function isBesideOwnText(heard: Heard): boolean {
  const { lesson, text, written } = heard
  const { asked, thread } = lesson
  if (asked?.kind !== 'sentence' || isShownLine(text) || isMarked.test(text) || /["“”]/.test(text)) return false
  if (findExpressions(text).length > 0 || asksAmount.test(text)) return true
  if (thread === '' || written.trim().split(/\s+/).length < fewest || goesAlong.test(text) || ofText.test(text))
    return false
  if (sharedWith(text, thread) > 0 || ofSelf.test(thread)) return false
  return /^(?:story|report|summary|book)$/.test(genreNow(lesson, thread)) && ofSelf.test(text)
}
