import type { Decision } from '../../move.ts'
import { openProblem } from '../../state.ts'
import { withoutWish } from '../../writing/without-wish.ts'
import { askChat } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

// 'Can you read my letter back to me': what the child has sent of its text is read out to it as it stands.

const lead =
  '^\\W*(?:(?:ok|okay|so|now|um+|hey|bolt|wait|please|pls|and)[\\s,.]+)*(?:(?:can|could|will|would) (?:you|u) )?(?:please |pls )?'
const text =
  '(?:(?:my|the|our) (?:letter|story|poem|song|essay|report|card|note|paragraph|text|writing|list|sentences?)|it|that|the whole (?:thing|story|letter|poem)|all of it|everything|what (?:i|we) (?:have|got|wrote|said)(?: so far)?)'
const end = '(?: (?:so far|now|please|pls|again|out loud|aloud|all of it|slowly))*\\W*$'
const asks = new RegExp(
  `${lead}(?:read(?: me)? ${text}(?: back)?(?: to me)?${end}|read back ${text}${end}|say ${text} back(?: to me)?${end}|(?:show|tell) me what (?:i|we) (?:have|got|wrote)(?: so far)?${end}|what do (?:i|we) have(?: so far)${end}|what did (?:i|we) write(?: so far)?${end})`,
  'i',
)
const putting = /\b(?:put|add|write|use) (?:that|this|it)(?: down)?(?: (?:in|into|to|on) (?:my|the|our) \w+)?\s*:\s*/gi

export function readBack(heard: Heard): Decision | null {
  const { lesson, written } = heard
  const place = [lesson.asked, lesson.below].find((one) => one?.kind === 'sentence' || one?.about?.startsWith('tale'))
  if (lesson.spanish || openProblem(lesson) || lesson.thread === '' || !place) return null
  if (!asks.test(written)) return null
  const quote = withoutWish(lesson.thread).replace(putting, '').replace(/["“”]/g, '').trim()
  if (quote === '') return null
  // What was asked of it stays asked.
  const closing = { ...askChat(lesson, { key: 'put.next' }), asked: place }
  return reply([{ key: 'read.back', values: { quote } }], closing, { kind: 'words', mood: 'happy' })
}
