import { codePoints } from '#shared/text-rules.ts'
import { tellsAnswer } from './answer-leak.ts'
import { hasWrongArithmetic } from './arithmetic.ts'
import { cleanSentence } from './clean-reply.ts'
import { contradicts } from './contradicts.ts'
import { echoes } from './echo.ts'
import { readings } from './fold.ts'
import type { Guarded } from './guarded.ts'
import { saysRight, saysWrong } from './judgement-rules.ts'
import { namesKey } from './names-key.ts'
import { isOtherLanguage } from './other-language.ts'
import { isTooHard } from './reading-level.ts'
import { faultOfStructure } from './reply-faults.ts'
import { saysOneOf } from './reply-keyed.ts'
import { withoutOwnSentences } from './reply-own-sentences.ts'
import { replyRules } from './reply-rules.ts'
import { withoutSpeech } from './reply-words.ts'
import { isRude } from './rude-words.ts'
import { givesContact } from './shield.ts'
import { hasUnfitWord } from './unfit-words.ts'

export type ReplyFault = keyof typeof safeSentences
export type ReplyVerdict = { ok: true; sentence: string } | { ok: false; reason: ReplyFault; instead: string }

type Said = {
  sentence: string
  exercise: Guarded | null
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
  /** Where a language model may have said it: what it was given. */
  given?: Given
}

export type Given = {
  /** The turn in the words of the built-in tutor: they may always be said. */
  ours: string
  /** All that it was given to say, in parts. */
  texts: readonly string[]
  /** Sentences of these that must stay true: what is said against them does not reach the child. */
  facts: readonly string[]
  /** What the child said, and its own names and words: they are no other language. */
  known: readonly string[]
  /** Other questions that are open: their answers are not told either. */
  untold: readonly Guarded[]
  /** Our own words tell an answer, and the next question may have the same. */
  mayTell?: boolean
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
function insteadOf(reason: ReplyFault, { exercise, mayTell, given }: Said): string {
  const sentence = safeSentences[reason]
  return exercise && !mayTell && given && namesKey(sentence, exercise, []) ? '' : sentence
}

/** Characters with all markup, and what a child can take in as one sentence. */
const longestRaw = 4_000
const longest = 400

// The marks of our own prompts, and a model's.
const promptMarks =
  /\[\[|\]\]|\{\{|\}\}|<\/?(?:move|child|notes?|context|data|rules|system|instructions?|persona|tutor|assistant|prompt|user)\b[^<>]{0,40}>|<\|[^|<>]{0,40}\|>|\[\/?INST\]|<<\/?\w{2,12}>>|(?:^|\n)[ \t]{0,8}(?:#{1,4}[ \t]{0,4})?(?:system|developer)[ \t]{0,4}:/i

function faultIn(clean: string, said: Said): ReplyFault | null {
  const { sentence, shown, hidden, grade, found, given } = said
  if (clean.length > longestRaw || codePoints(clean) > longest) return 'too_long'
  if (promptMarks.test(sentence)) return 'prompt_leak'
  if (givesContact(clean)) return 'contact'
  const isOurs = given !== undefined && ` ${given.ours} `.includes(` ${clean} `)
  const mayTell = isOurs && given.mayTell === true
  if (!mayTell && untoldIn(said).some((one) => tellsAnswer(clean, one, shown))) return 'tells_answer'
  if (hasWrongArithmetic(clean)) return 'wrong_arithmetic'
  if (echoes(clean, shown, hidden ?? [])) return 'prompt_leak'
  const fault = faultOfWords(clean, found)
  // Rules that read our own sentences too strictly do not count.
  if (isOurs) return fault === 'unsafe_words' ? fault : null
  return (
    fault ??
    (given ? faultOfModel(clean, said, given) : null) ??
    (grade !== undefined && isTooHard(clean, grade) ? 'too_hard' : null)
  )
}

const untoldIn = ({ exercise, mayTell, given }: Said): Guarded[] => [
  ...(exercise && !mayTell ? [exercise] : []),
  ...(given?.untold ?? []),
]

/** What only whoever says more than it was given can do wrong. */
function faultOfModel(clean: string, said: Said, { texts, facts, known }: Given): ReplyFault | null {
  if (untoldIn(said).some((one) => namesKey(clean, one, texts))) return 'tells_answer'
  if (hasUnfitWord(clean, texts)) return 'unsafe_words'
  if (isOtherLanguage(clean, [...texts, ...known])) return 'not_english'
  return contradicts(clean, facts) ? 'against_facts' : null
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
  not_english: 'Let me say that in other words.',
  against_facts: 'Let us look at that once more.',
  too_long: 'Let me say that more simply, one small step at a time.',
} as const
