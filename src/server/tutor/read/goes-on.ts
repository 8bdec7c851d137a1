import { findExpressions } from '#shared/answers/expressions.ts'
import { plainWords } from '#shared/answers/near-words.ts'
import { findNumbers } from '#shared/answers/numbers.ts'
import { askingOf } from '../know/book/stems.ts'
import type { Act } from './acts.ts'

// Whether a message goes on with what is open, or is something new. Everything that stays open asks this one question
// before it answers: a text, a tale, a word problem, a game, a feeling.

/** What is open: the words that were said of it, and the form of what is expected. */
export type Open = {
  /** What was told, asked and written of it so far. */
  words: string
  /** `line`: a line of a text; `number`: a number or a sum; `word`: a word or two; `phrase`: an answer
   * of any length; `talk`: more of the same, in any form. */
  takes: 'line' | 'number' | 'word' | 'phrase' | 'talk'
  /** A question of it was the last thing said, so that a short message is likely meant for it. */
  isAsked: boolean
}

type Said = { text: string; acts: readonly Act[]; grade: number }

const wishes = new Set(
  'want_topic want_story want_joke want_riddle want_game want_problem_about want_song homework check_work quiz_me tool_board tool_cards tool_video tool_tracing app_help bye break something_else choose_for_me what_can_we_do spanish'.split(
    ' ',
  ),
)
const sureWish = 0.6
const mostShort = 3

const pointsBack = /\b(?:it|its|it's|this|that|that's|thats|they|them|their|those|these|he|she|him|her|his|one|ones)\b/i
const goesAlong =
  /^\W*(?:(?:oh|ok|okay|um+) )*(?:and|then|and then|but|so|because|cuz|cause|or|also|plus|after that|next)\b/i
const ownNews =
  /^\W*(?:(?:and|but|so|oh|ok|guess what|hey|also|btw|um+) )*(?:i|i'm|im|ive|i've|we|my|our|me and) \S+ \S+/i
const asksTutor =
  /^\W*(?:(?:ok|okay|so|but|and|hey|please|wait|actually|now) )*(?:can|could|will|would) (?:you|u|we|i)\b|\b(?:can|could|lets|let's) (?:you|u|we|us) (?:do|talk|play|go|stop)\b|^\W*(?:i )?(?:dont|don't|do not) (?:want|wanna)\b/i
/** A word on what was said, and nothing of the thing itself. */
const reacts =
  /^\W*(?:(?:oh|ok|okay|k|cool|nice|wow|yay|yes|yeah|yep|got it|i get it|makes sense|thanks|thank you|thx|ty|lol|haha+|phew|whew|alright|sure|fine|good|great|awesome|same|true|right|hmm+)\W*)+$/i
/** From this grade on a line of a text is written as one; until then it may look like talk. */
const marks = 3
/** It speaks to the tutor: no line of a text begins so. */
const talks =
  /^\W*(?:so|ok|okay|k|wait|nice|done|i forgot|i forget|my (?:little |big |older )?(?:sister|brother|mom|dad|teacher|friend|cousin) (?:is|keeps|says|said|told|wont|won't)|lol|haha)\b|\bso like\b/i

/** A line with its capital letter and its end mark. */
export const isMarked = /^\W*[A-Z].*[.!?…]["”']?\W*$/s

/** Words of a message that were said of the open thing before. */
export function sharedWith(text: string, words: string): number {
  const known = new Set(askingOf(words).stems)
  return askingOf(text).stems.filter((stem) => known.has(stem)).length
}

/** It is something new: a wish, a question of its own, a sum, news of the child's own. */
export function isNew(said: Said, open: Open): boolean {
  const { text, acts, grade } = said
  const [first] = acts
  if (first && first.share > sureWish && wishes.has(first.act)) return true
  if (open.takes !== 'number' && findExpressions(text).length > 0) return true
  if (open.takes === 'line')
    return !isMarked.test(text) && (isMarked.test(open.words) || (grade >= marks && talks.test(text)))
  if (sharedWith(text, open.words) > 0) return false
  const count = wordsIn(text).length
  if (open.takes !== 'talk' && asksTutor.test(text)) return true
  if (asks.test(text))
    return count >= mostShort && !pointsBack.test(text) && !(isGame.has(open.takes) && ofTutor.test(text))
  return open.takes !== 'talk' && count > mostShort && ownNews.test(text) && !opensGuess.test(text)
}

/** The message goes on with what is open: it has the form that is expected, or speaks of the same. */
export function goesOn(said: Said, open: Open): boolean {
  const { text } = said
  if (isNew(said, open)) return false
  if (sharedWith(text, open.words) > 0) return true
  const count = wordsIn(text).length
  switch (open.takes) {
    case 'number':
      return (
        findNumbers(text).length > 0 ||
        count <= mostShort ||
        operation.test(text) ||
        ofTutor.test(text) ||
        wordsOfGame.test(plainWords(text))
      )
    case 'word':
      return count <= mostShort || opensGuess.test(text) || ofTutor.test(text) || wordsOfGame.test(plainWords(text))
    case 'phrase':
      return true
    case 'line':
      return !reacts.test(text)
    default:
      return open.isAsked || goesAlong.test(text) || pointsBack.test(text)
  }
}

const asks =
  /^\W*(?:(?:so|but|and|wait|ok|okay|hey|um+) )*(?:why|how|what|whats|what's|who|whos|where|when|which|do|does|is|are|can|could|did|should|will)\b/i
/** In a game the tutor is asked about what it thinks of. */
const ofTutor = /\b(?:you|u|your|ur)\b/i
const isGame: ReadonlySet<Open['takes']> = new Set(['number', 'word', 'phrase'])
const operation =
  /\b(?:add\w*|plus|minus|tak(?:e|ing) ?away|subtract\w*|times|multipl\w*|divid\w*|shar(?:e|ed|ing)|split|sum|difference|higher|lower|even|odd|more|less|left|altogether)\b/i

const opensGuess =
  /^\W*(?:(?:oh|um+|ok|is it|maybe|i think|i guess|i say|i know|its|it's|it is|are you|you are|you're|because|cuz|cause)\b\W*)+/i
const wordsOfGame =
  / (?:hint|clue|guess|give up|dont know|idk|tell me|no idea|stop|another|again|more|the end|your turn|my turn|joke|riddle|game|story|play|rhymes?) /

const wordsIn = (text: string) => plainWords(text).trim().split(' ').filter(Boolean)
