import type { AnswerSpec, AnswerVerdict } from './answer-spec.ts'
import { isNear, joinedLetters, plainWords } from './near-words.ts'

type WordSpec = Extract<AnswerSpec, { form: 'word' }>

/** Words around an answer that are no part of it. */
const around =
  / (?:i|think|its|it|is|the|a|an|maybe|answer|that|thats|would|be|spelled|spell|you|my|of|they|are|because|so|um|uh|ok|okay|yes|well|guess|say|said|word|like|and|to|in|some|for|from) /g

/** A longer text than this is talk, and no wrong answer. */
const mostWords = 6

/** Is it the word: letter by letter, or so near that one knows what is meant? */
export function checkWord(text: string, { answer, accepts = [], spelling }: WordSpec): AnswerVerdict {
  const words = joinedLetters(plainWords(text))
  const given = words.trim()
  if (given === '') return { kind: 'none' }
  const wanted = [answer, ...accepts].map((word) => plainWords(word).trim()).filter((word) => word !== '')
  const exact = wanted.find((word) => words.includes(` ${word} `) && !isDenied(words, word))
  if (exact !== undefined) return { kind: 'right', said: exact }
  const core = stripped(words)
  const isTalk = asks.test(text) || core === '' || core.split(' ').length > mostWords
  if (spelling === 'near') {
    const near = wanted.find((word) => nearIn(core === '' ? given : core, word) && !isDenied(words, word))
    if (near !== undefined) return { kind: 'right', said: short(text), nearly: true }
  }
  return isTalk ? { kind: 'none' } : { kind: 'wrong', said: short(core) }
}

const asks = /\?\s*$|^\s*(?:what|why|how|who|where|when|can|could|do|does|are|is there|tell|help|give)\b/i

const isDenied = (words: string, word: string) =>
  new RegExp(` (?:not|isnt|arent|never|no)(?: (?:the|a|an|it|is))* ${word} `).test(words)

function stripped(words: string): string {
  let left = words
  for (let again = 0; again < 3; again++) left = left.replace(around, ' ')
  return left.trim()
}

function nearIn(given: string, wanted: string): boolean {
  const parts = given.split(' ')
  const count = wanted.split(' ').length
  return parts.some((_, at) => {
    const part = parts.slice(at, at + count).join(' ')
    return part !== '' && isNear(part, wanted)
  })
}

const short = (text: string) => [...text.trim()].slice(0, 60).join('')
