import { presentOf } from '../know/words/forms.ts'
import { heroOf } from './hero.ts'
import { sentencesOf, wordsOf } from './written.ts'

// How a child's own text is told from talk: by its form alone, for nothing was said of it before.

const introduced =
  /^\W*(?:(?:ok|okay|so|hi|hey|um+|well)[\s,]+)*(?:here(?:'?s| is| are)|this is|i (?:just )?(?:wrote|made|have)) (?:my|a|an|the|what i (?:wrote|have|got|put)|this)(?: (?:first|second|next|new|last|opening|whole|body|little|short|own|intro\w*|draft|rough|funny|scary|sad|haiku))*(?: (?:essay|story|paragraph|draft|poem|letter|report|intro(?:duction)?|conclusion|ending|hook|thesis|summary|sentence|text|narrative|haiku|piece|one|so far|speech|review|beginning|start))*(?: (?:so far|for you|about \w+|on \w+))?\s*[:.,!-]*\s+(?=\S+ \S+ \S+ \S+)/i
const sharesOnly = /^\W*i (?:wrote|made|have) (?:my|a|an|the|this)\b/i

/** What the child shows behind 'here is my story'; null where it shows none. */
export function shownBehind(text: string): string | null {
  const found = introduced.exec(text)
  if (!found) return null
  const rest = text.slice(found[0].length)
  if (
    !/\b(?:essay|story|paragraph|draft|poem|letter|report|intro\w*|conclusion|ending|hook|thesis|summary|sentence|text|narrative|haiku|piece|speech|review|beginning|start|wrote|so far)\b/i.test(
      found[0],
    )
  )
    return null
  // 'I wrote a story about my dog' tells of it.
  if (sharesOnly.test(text) && !/[:.!]/.test(found[0])) return null
  return /^(?:about|and|but|for|is|it|can|will|do|wanna|want)\b/i.test(rest) ? null : rest.trim()
}

const fewestVerse = 6

/** Lines with a slash between, as a verse is typed in one line. */
export const isVerse = (text: string): boolean =>
  /\S \/ \S/.test(text) && !/\d ?\/ ?\d/.test(text) && !givenToRead.test(text) && wordsOf(text).length >= fewestVerse

/** A poem that was given to read, and what is to be found in it. */
const givenToRead =
  /\b(?:gave us|gave me|has us|we (?:have to|gotta|need to|read|are reading)|i have to (?:find|read|tell|say|explain)|our teacher|my teacher|figurative|personification|simile|metaphor|what does (?:the|it)|the poem (?:says|goes)|by [A-Z][a-z]+ [A-Z])\b/

const talk =
  /^\W*(?:(?:ok|okay|so|but|and|well|um+|hey|hi|yes|yeah|no|oh|wait)[\s,]+)*(?:i'?m\b|im\b|i am\b|i (?:need|have to|got|dont|don'?t|want|wanna|like|love|hate|can'?t|cant|know|feel|guess|get|wish|just|also|did|think(?! that\b| (?:\w+ ){1,4}(?:should|must|are|is|need)))\b|my (?:teacher|mom|dad|homework|friend|brother|sister)\b|can\b|could\b|do\b|does\b|is\b|are\b|what\b|why\b|how (?!\w+ (?:is|are))|thanks|thank you|please|you\b|your\b|it'?s\b|its\b|that'?s\b|thats\b|we have\b|today (?:i|we)\b|yesterday (?:i|we) (?:had|went)\b|let'?s\b|lets\b)/i
const toTutor = /\b(?:you|your|u|bolt)\b/i
const asksNumber = /\bhow (?:many|much|far|long|old)\b|\d+ ?[-+x×*÷=/] ?\d+/i
const fewestMarked = 15
const fewestEssay = 12
const fewestOfMarked = 9
const fewestTold = 18
const mostOwn = 150

const claims =
  /^\W*(?:i (?:think|believe)(?: that)?|in my opinion,?|my opinion is(?: that)?)\b.*\b(?:should(?:n'?t| not)?|must|better|best|worst|need|deserve|allowed|banned|are|is)\b/i
const demands =
  /^\W*(?:\w+[\s,]+){1,4}(?:should(?:n'?t| not)?|must(?: not)?|are better than|is better than|(?:do|does) more|harms?|helps?|ruins?|hurts?|teach(?:es)?|deserves?)\b/i
/** 'Zoe says she should get them all': what somebody else says, told to the tutor. */
const reports =
  /^\W*(?:(?:and|so|but|ok|then|now) )*(?!i\b|we\b|in\b)(?:[a-z]+ ){1,3}(?:says?|said|thinks?|thought|keeps (?:saying|telling)|told (?:me|us)|tells (?:me|us)|wants)\b/i
const ofUs =
  /\b(?:we|i|us) (?:should|can|could|must)(?: not)? (?:do|play|talk|learn|go|stop|try|work|practice|take|read|have a break)\b/i

/** 'I think that … because …', 'Phones should be banned because …'. */
function isEssay(text: string): boolean {
  const count = wordsOf(text).length
  const isMarked = /^[A-Z][^.!?]*[.!] +[A-Z].*[.!]\W*$/s.test(text.trim())
  if (count < (isMarked ? fewestOfMarked : fewestEssay) || ofUs.test(text) || /\?\W*$/.test(text)) return false
  // '… so that is um 4 8 12. three dollars': it reckons, and argues nothing.
  if (!isMarked && (/\b(?:um+|uh+|lol|jk)\b/i.test(text) || (text.match(/\d+/g)?.length ?? 0) > 2)) return false
  if (!isMarked && reports.test(text)) return false
  const isReasoned = /\b(?:because|since|cuz|bc)\b/i.test(text) || sentencesOf(text).length > 1
  return isReasoned && (claims.test(text) || (demands.test(text) && !/^\W*(?:you|i|we|my)\b/i.test(text)))
}

/** Sentences with their capitals and marks, two or more, none of them spoken to the tutor. */
function isMarkedProse(text: string): boolean {
  const sentences = sentencesOf(text)
  const marked = sentences.filter((one) => /^["“(]?[A-Z]/.test(one.text) && /[.!?…]["”')]*\s*$/.test(one.text))
  return (
    wordsOf(text).length >= fewestMarked &&
    sentences.length >= 2 &&
    marked.length === sentences.length &&
    !/\?\W*$/.test(text) &&
    !sentences.some((one) => talk.test(one.text))
  )
}

const joins =
  /^(?:However|Although|For example|For instance|In conclusion|Furthermore|In addition|According to|Therefore|As a result|While some)\b/
const likens = /\b(?:like (?:a|an|the|it|they|my)|as \w+ as\s(?:a|an|the|my))\b/i
const fewestCrafted = 7

/** One sentence with its marks, that is written and not said: it joins on to others, or it compares. */
const isCraftedLine = (text: string): boolean =>
  /^[A-Z][^?]*[.!]\s*$/.test(text) &&
  wordsOf(text).length >= fewestCrafted &&
  !talk.test(text) &&
  (joins.test(text) || (likens.test(text) && !/\b(?:i|we|he|she|they) (?:really |also )?likes?\b/i.test(text)))

const tells =
  /^\W*(?:once|one (?:day|night|morning|time)|the|a|an|there|in|at|it was|on a|long ago|suddenly|deep|every|nobody|[A-Z][a-z]+)\b/
const ofSelf = /\b(?:i|i'm|im|me|my|we|our|us)\b/i
const fewestPast = 2

/** A story in one long line without marks: somebody else, and what happened. */
function isTold(text: string): boolean {
  const words = wordsOf(text)
  const past = words.filter(({ word }) => word.endsWith('ed') || (presentOf(word) !== null && presentOf(word) !== word))
  return (
    words.length >= fewestTold &&
    tells.test(text) &&
    !ofSelf.test(text) &&
    past.length >= fewestPast &&
    !/\?/.test(text) &&
    heroOf(text) !== null
  )
}

export type OwnText = 'essay' | 'prose' | 'told' | 'letter'

/** What a message is as a text of the child's own, by its form; null where it is talk. */
export function ownTextIn(text: string, grade: number): OwnText | null {
  const count = wordsOf(text).length
  if (count > mostOwn * 2 || asksNumber.test(text) || /^\s*["“].{60,}["”]\W*$/s.test(text)) return null
  if (/^\W*dear (?!diary\?)[A-Za-z]+[\s,]+\S+ \S+ \S+ \S+/i.test(text)) return 'letter'
  if (grade >= 2 && isEssay(text)) return 'essay'
  if (toTutor.test(text)) return null
  if (grade >= 2 && isMarkedProse(text)) return 'prose'
  if (grade >= 4 && isCraftedLine(text)) return 'prose'
  return grade >= 3 && isTold(text) ? 'told' : null
}
