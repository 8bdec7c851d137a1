import type { AnswerSpec, AnswerVerdict } from './answer-spec.ts'
import { checkSigns, countsSigns } from './check-signs.ts'
import { isNear, joinedLetters, plainWords } from './near-words.ts'

type WordSpec = Extract<AnswerSpec, { form: 'word' }>

/** Words around an answer that are no part of it. */
const around =
  / (?:i|think|its|it|is|the|a|an|maybe|answer|that|thats|would|be|spelled|spell|you|my|of|they|are|because|so|um|uh|ok|okay|yes|well|guess|say|said|word|like|and|to|in|some|for|from) /g

const yes = / (?:yeah|yep|yup|yea) /g

/** A longer text than this is talk, and no wrong answer. */
const mostWords = 6

/** Is it the word: letter by letter, or so near that one knows what is meant? */
export function checkWord(text: string, { answer, accepts = [], spelling }: WordSpec): AnswerVerdict {
  if (countsSigns(answer)) return checkSigns(text, [answer, ...accepts])
  const isYes = plainWords(answer) === ' yes '
  const words = joinedLetters(isYes ? plainWords(text).replace(yes, ' yes ') : plainWords(text))
  const given = words.trim()
  const wanted = [answer, ...accepts].map((word) => plainWords(word).trim()).filter((word) => word !== '')
  if (given === '' || isTalk(given, wanted)) return { kind: 'none' }
  const exact = wanted.find((word) => words.includes(` ${word} `) && !isDenied(words, word))
  if (exact !== undefined) return isEither(words, exact) ? { kind: 'several' } : { kind: 'right', said: exact }
  const core = stripped(words) || (given.includes(' ') ? '' : given)
  if (spelling === 'near') {
    const like = core === '' ? given : core
    const near = wanted.find((word) => (nearIn(like, word) || isSplit(like, word)) && !isDenied(words, word))
    if (near !== undefined) return { kind: 'right', said: short(text), nearly: true }
  }
  const isAnswer = core !== '' && core.split(' ').length <= mostWords
  return isAnswer ? { kind: 'wrong', said: short(core) } : { kind: 'none' }
}

/** A question or a wish, and no answer: 'what is rain?', 'I want to stop'. */
const asks = /^(?:what(?! about)|whats|why|how(?! about)|who|where|when|can|could|do|does|are|tell|help|give)(?= |$)/
const wishes =
  /^i (?:want|like|love|need|hate|cant|dont)(?= |$)|^(?:.{0,40} )?(?:dont know|no idea|not sure|idk|lets)(?= |$)/

const isTalk = (given: string, wanted: string[]) => !wanted.includes(given) && (asks.test(given) || wishes.test(given))

/** 'Rain or snow': one of two, and nobody knows which. */
const isEither = (words: string, word: string) => words.replace(` ${word} `, '  ').includes(' or ')

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
    if (part === '' || (isCommon.test(part) && part !== wanted)) return false
    // In a sentence a short word is too easily near another: 'we see it' is no seed.
    if (parts.length > count + 2 && wanted.length < 5) return part === wanted
    return (
      beginsAlike(part, wanted) &&
      (isNear(part, wanted) || (wanted.length > 6 && isNear(sound(part), sound(wanted), 1)))
    )
  })
}

/** 'Photo synthesis': one word in two. */
const isSplit = (given: string, wanted: string) => !wanted.includes(' ') && given.split(' ').join('') === wanted

/** As it sounds, for words that are written as they are heard: 'fotosynthesis', 'evaporashun'. */
const sound = (word: string) => word.replaceAll('ph', 'f').replace(/[ts]ion/g, 'shun')

const isCommon =
  /^(?:see|seen|need|been|were|when|that|them|then|than|this|these|those|there|they|with|have|what|where|here|from|more|most|some|same|like|look|very|will|well|want|does|done|good)$/

/** Short words that differ in the first letter are other words ('need', 'seed'), but for a silent one ('nife'). */
const beginsAlike = (given: string, wanted: string) =>
  sound(given)[0] === sound(wanted)[0] ||
  (wanted.length > 6 && isNear(given, wanted, 1)) ||
  given === wanted.slice(1) ||
  (given[0] === wanted[1] && given[1] === wanted[0])

const short = (text: string) => [...text.trim()].slice(0, 60).join('')
