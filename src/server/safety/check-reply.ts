import type { Exercise } from '#server/brain/brain.ts'
import { codePoints } from '#shared/text-rules.ts'
import { tellsAnswer } from './answer-leak.ts'
import { hasWrongArithmetic } from './arithmetic.ts'
import { cleanSentence } from './clean-reply.ts'
import { echoes } from './echo.ts'
import { readings } from './fold.ts'
import { isTied } from './is-tied.ts'
import { saysRight, saysWrong } from './judgement-rules.ts'
import { namesKey } from './names-key.ts'
import { isTooHard } from './reading-level.ts'
import { faultOfStructure } from './reply-faults.ts'
import { saysOneOf } from './reply-keyed.ts'
import { withoutOwnSentences } from './reply-own-sentences.ts'
import { replyRules } from './reply-rules.ts'
import { withoutSpeech } from './reply-words.ts'
import { isRude } from './rude-words.ts'
import { givesContact } from './shield.ts'
import type { Tie } from './tie.ts'

export type ReplyFault = keyof typeof safeSentences
export type ReplyVerdict = { ok: true; sentence: string } | { ok: false; reason: ReplyFault; instead: string }

type Said = {
  sentence: string
  exercise: Exercise | null
  /** May the answer of the exercise be told now? */
  mayTell: boolean
  /** The sentences of this reply that the child has seen already. */
  shown: readonly string[]
  /** Texts that are not for the child: what is told to the brain beside the lesson. */
  hidden?: readonly string[]
  /** The child's grade; without it nothing is too hard. */
  grade?: number
  /** What the program found of the child's answer: no sentence says otherwise. */
  found?: 'right' | 'wrong'
  /** What a language model was given to say: what it says beside that does not reach the child. */
  tie?: Tie
}

/**
 * Judges one sentence of the tutor before anybody sees it. What comes back is safe to show and to speak: the sentence
 * without markup, or a sentence of ours that keeps the lesson going. Empty when nothing is left to show.
 */
export function checkReply(said: Said): ReplyVerdict {
  const clean = said.sentence.length > longestRaw ? said.sentence : cleanSentence(said.sentence)
  if (clean === '') return { ok: true, sentence: '' }
  const reason = faultIn(clean, said)
  return reason === null ? { ok: true, sentence: clean } : { ok: false, reason, instead: insteadOf(reason, said) }
}

/** A sentence of ours that happens to name the answer ('one small step') is left out. */
function insteadOf(reason: ReplyFault, { exercise, mayTell, tie }: Said): string {
  const sentence = safeSentences[reason]
  return exercise && !mayTell && tie && namesKey(sentence, exercise, '') ? '' : sentence
}

/** Characters with all markup, and what a child can take in as one sentence. */
const longestRaw = 4_000
const longest = 400

// The marks of our own prompts, and a model's.
const promptMarks =
  /\[\[|\]\]|\{\{|\}\}|<\/?(?:move|child|notes?|context|data|rules|system|instructions?|persona|tutor|assistant|prompt|user)\b[^<>]{0,40}>|<\|[^|<>]{0,40}\|>|\[\/?INST\]|<<\/?\w{2,12}>>|(?:^|\n)[ \t]{0,8}(?:#{1,4}[ \t]{0,4})?(?:system|developer)[ \t]{0,4}:/i

function faultIn(clean: string, said: Said): ReplyFault | null {
  const { sentence, exercise, mayTell, shown, hidden, grade, found, tie } = said
  if (clean.length > longestRaw || codePoints(clean) > longest) return 'too_long'
  if (promptMarks.test(sentence)) return 'prompt_leak'
  if (givesContact(clean)) return 'contact'
  if (exercise && !mayTell && tellsAnswer(clean, exercise, shown)) return 'tells_answer'
  if (hasWrongArithmetic(clean)) return 'wrong_arithmetic'
  if (echoes(clean, shown, hidden ?? [])) return 'prompt_leak'
  const isOurs = tie !== undefined && ` ${tie.ours()} `.includes(` ${clean} `)
  const fault = faultOfWords(clean, found)
  const isKnown = isOurs && (tie.oursIsKnown || (tie.asksOurs && isAsked(clean, exercise)))
  if (isOurs) return isKnown && fault !== 'unsafe_words' ? null : fault
  if (fault !== null) return fault
  if (tie && isOffMove(clean, said, tie)) return 'off_move'
  return grade !== undefined && isTooHard(clean, grade) ? 'too_hard' : null
}

/** The question of an exercise of ours, or what is read before it. */
function isAsked(clean: string, exercise: Exercise | null): boolean {
  if (!exercise || !('task' in exercise)) return false
  return [exercise.question, ...(exercise.task.text ?? [])].some((asked) => cleanSentence(asked) === clean)
}

function isOffMove(clean: string, { exercise, mayTell }: Said, tie: Tie): boolean {
  if (exercise && !mayTell && namesKey(clean, exercise, tie.text)) return true
  if (tie.text.includes(clean)) return false
  return (!tie.mayAgree && saysRight(readings(clean))) || !isTied(clean, tie)
}

// What nobody says in a story either, and what only counts as the tutor's own words.
const inAnyMouth = ['unsafe_words', 'prompt_leak'] as const
const ofTheTutor = ['claims_human', 'attachment', 'secrecy', 'asks_personal_data'] as const

function faultOfWords(clean: string, found: Said['found']): ReplyFault | null {
  const folded = readings(clean)
  if (found === 'wrong' && saysRight(folded)) return 'agrees'
  if (found === 'right' && saysWrong(folded)) return 'denies'
  if (isRude(clean, folded)) return 'unsafe_words'
  const own = withoutSpeech(clean)
  const fault = faultOfKinds(inAnyMouth, folded) ?? faultOfOwnWords(own, own === clean ? folded : readings(own))
  if (fault === null || fault === 'unsafe_words') return fault
  const rest = withoutOwnSentences(clean)
  return rest === clean ? fault : faultOfOwnWords(rest, readings(rest))
}

const faultOfOwnWords = (own: string, folded: readonly string[]): ReplyFault | null =>
  faultOfKinds(ofTheTutor, folded) ?? faultOfStructure(own, folded)

function faultOfKinds<Kind extends keyof typeof replyRules>(kinds: readonly Kind[], folded: readonly string[]) {
  const lines = folded.map((line) => ({ line, words: line.split(' ') }))
  return kinds.find((kind) => lines.some(({ line, words }) => saysOneOf(replyRules[kind], words, line))) ?? null
}

const safeSentences = {
  tells_answer: 'Let us find it together. What is your first step?',
  wrong_arithmetic: 'Let us work that out one small step at a time.',
  agrees: 'That is not it yet, and every try helps.',
  denies: 'Yes, your answer works.',
  contact: 'We have everything we need right here, so let us go on.',
  claims_human: 'I am a computer program, and I am here to help you learn.',
  attachment: 'I am a computer program, so I do not feel things, but I can help you learn.',
  secrecy: 'You can always tell a grown-up you trust what we talk about.',
  asks_personal_data: 'Private things can stay private, so let us get back to learning.',
  prompt_leak: 'I am your tutor, so let us get back to learning.',
  unsafe_words: 'Let us talk about something else. What would you like to learn next?',
  unkind: 'Every try helps you learn, and we can go slowly.',
  frightens: 'You are safe to learn here, and a grown-up can help with worries.',
  bad_advice: 'Please ask a grown-up you trust about that.',
  takes_sides: 'Every person matters, and your family can talk with you about that.',
  too_hard: 'Let me put that in easier words, a little at a time.',
  /** Nothing: the built-in tutor's own words stand for it. */
  off_move: '',
  too_long: 'Let me say that more simply, one small step at a time.',
} as const
