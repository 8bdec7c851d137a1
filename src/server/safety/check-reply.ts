import type { Exercise } from '#server/brain/brain.ts'
import { codePoints } from '#shared/text-rules.ts'
import { speaks } from './alarm-words.ts'
import { tellsAnswer } from './answer-leak.ts'
import { hasWrongArithmetic } from './arithmetic.ts'
import { cleanSentence } from './clean-reply.ts'
import { readings } from './fold.ts'
import { promptMarks } from './injection-rules.ts'
import { replyRules } from './reply-rules.ts'
import { isRude } from './rude-words.ts'
import { givesContact } from './shield.ts'

export type ReplyFault = keyof typeof safeSentences
export type ReplyVerdict = { ok: true; sentence: string } | { ok: false; reason: ReplyFault; instead: string }

type Said = {
  sentence: string
  exercise: Exercise | null
  /** May the answer of the exercise be told now? */
  mayTell: boolean
  /** The sentences of this reply that the child has seen already. */
  shown: readonly string[]
}

/**
 * Judges one sentence of the tutor before anybody sees it. What comes back is safe to show and to speak: the sentence
 * without markup, or a sentence of ours that keeps the lesson going. Empty when nothing is left to show.
 */
export function checkReply(said: Said): ReplyVerdict {
  const clean = said.sentence.length > longestRaw ? said.sentence : cleanSentence(said.sentence)
  if (clean === '') return { ok: true, sentence: '' }
  const reason = faultIn(clean, said)
  return reason === null ? { ok: true, sentence: clean } : { ok: false, reason, instead: safeSentences[reason] }
}

/** Characters with all markup, and what a child can take in as one sentence. */
const longestRaw = 4_000
const longest = 400

// The marks of our own prompts, and a model's.
const ownMarks = /\[\[|\]\]|\{\{|\}\}|<\/?(?:move|child|notes?|context|data|rules)>/i

function faultIn(clean: string, { sentence, exercise, mayTell, shown }: Said): ReplyFault | null {
  if (clean.length > longestRaw || codePoints(clean) > longest) return 'too_long'
  if (promptMarks.test(sentence) || ownMarks.test(sentence)) return 'prompt_leak'
  if (givesContact(clean)) return 'contact'
  if (exercise && !mayTell && tellsAnswer(clean, exercise, shown)) return 'tells_answer'
  if (hasWrongArithmetic(clean)) return 'wrong_arithmetic'
  return faultOfWords(clean)
}

const wordFaults = [
  'unsafe_words',
  'claims_human',
  'attachment',
  'secrecy',
  'asks_personal_data',
  'prompt_leak',
] as const

function faultOfWords(clean: string): ReplyFault | null {
  const folded = readings(clean)
  if (isRude(clean, folded)) return 'unsafe_words'
  return wordFaults.find((fault) => folded.some((each) => speaks(replyRules[fault], each))) ?? null
}

const safeSentences = {
  tells_answer: 'Let us find it together. What is your first step?',
  wrong_arithmetic: 'Let us work that out one small step at a time.',
  contact: 'We have everything we need right here, so let us go on.',
  claims_human: 'I am a computer program, and I am here to help you learn.',
  attachment: 'I am a computer program, so I do not feel things, but I can help you learn.',
  secrecy: 'You can always tell a grown-up you trust what we talk about.',
  asks_personal_data: 'Private things can stay private, so let us get back to learning.',
  prompt_leak: 'I am your tutor, so let us get back to learning.',
  unsafe_words: 'Let us talk about something else. What would you like to learn next?',
  too_long: 'Let me say that more simply, one small step at a time.',
} as const
