import { askingOf, isQuestion } from '../know/book/stems.ts'
import { answerTo } from '../know/know.ts'
import { asQuestion, capital } from '../know/words/question-words.ts'
import type { Decision } from '../move.ts'
import { openProblem } from '../state.ts'
import { askChat } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

// Words for a vocabulary test: what one means, a guess at it, a sentence with it.

const mark = 'vocab:'
const begins =
  /\b(?:vocab|vocabulary)\b.*\b(?:test|quiz|words?|homework|help|study|practice)\b|\b(?:test|quiz|help|study|practice)\b.*\b(?:vocab|vocabulary)\b/i
const names =
  /^(?:(?:ok|okay|and|the|my|so|now|then|yes) )*(?:first|next|second|third|fourth|last|other|another|new)(?: (?:vocab|vocabulary|word|one))*(?: is|:)? (?:the word )?([a-z]{4,15})$/
const guesses =
  /^(?:(?:ok|so|um|maybe|i think|oh) )*(?:is it|it is|it's|its|does it mean|it means|it's like|is that|that's|thats|that is|like)(?: like| kind of| when)? (.{3,60})$/
const mostGuess = 12
const fewestSentence = 4

/** `kept` is 'vocab:abundant' while that word is learned. */
export function vocabulary(heard: Heard, kept: string | null): Decision | null {
  const { lesson, written, grade } = heard
  if (openProblem(lesson) || lesson.asked?.kind === 'sentence') return null
  const word = kept?.startsWith(mark) ? kept.slice(mark.length) : null
  const line = asQuestion(written)
  const next = names.exec(line)?.[1]
  if (next !== undefined && (word !== null || /\bword\b/.test(line))) return told(heard, next)
  if (word === null)
    return begins.test(written) && written.split(/\s+/).length < 16
      ? keeps(heard, '', [{ key: 'lang.vocab.start' }], null)
      : null
  if (word === '') return null
  const own = written.replace(/^\W*use it in a sentence\W+/i, '')
  const isUsed = new RegExp(`\\b${word.slice(0, -1)}\\w*\\b`, 'i').test(own)
  if (
    isUsed &&
    own.split(/\s+/).length >= fewestSentence &&
    !isQuestion(own) &&
    !/\b(?:opposite|means?|synonym)\b/i.test(own)
  )
    return keeps(
      heard,
      word,
      [{ key: 'lang.yes' }, { text: `You used ${word} in a sentence of your own.` }],
      'lang.vocab.shows',
    )
  const guess = guesses.exec(line)?.[1]
  const known =
    guess === undefined || line.split(' ').length > mostGuess ? null : answerTo(`what does ${word} mean`, grade)
  if (!known || guess === undefined) return null
  const means = new Set([...askingOf(known.says).stems, ...(known.says.toLowerCase().match(/[a-z]+/g) ?? [])])
  const fits = guess
    .split(' ')
    .some((one) => one.length > 2 && (means.has(one) || askingOf(one).stems.some((stem) => means.has(stem))))
  return keeps(
    heard,
    word,
    [{ key: fits ? 'lang.yes' : 'lang.look' }, { text: known.says, fact: true }],
    'lang.vocab.use',
  )
}

function told(heard: Heard, word: string): Decision | null {
  const known = answerTo(`what does ${word} mean`, heard.grade)
  return known
    ? keeps(heard, word, [{ text: known.says, fact: true }], 'lang.vocab.use')
    : keeps(heard, word, [{ text: `${capital(word)}: what do you know about it already?` }], null)
}

function keeps(heard: Heard, word: string, lines: Parameters<typeof reply>[0], ask: string | null): Decision {
  const lesson = { ...heard.lesson, told: `lang:${mark}${word}`, aside: heard.lesson.aside + 1 }
  const closing = askChat(lesson, { key: ask ?? 'lang.vocab.use' })
  return reply(lines, ask === null ? { ...closing, lines: [] } : closing, { kind: 'words', mood: 'happy' })
}
