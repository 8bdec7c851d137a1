import type { Decision } from '../../move.ts'
import { earlyTalk } from '../early-talk.ts'
import type { Heard } from '../hear.ts'
import { wordKept } from '../language.ts'
import { codes } from './codes.ts'
import { drawsInOwnWork, eitherInWork } from './own-choice.ts'
import { readInParts, readingMended, triedTwoWords } from './reading-said.ts'
import { romanSaid } from './roman-said.ts'
import { pageAsked, textAsked } from './sheet.ts'
import { endingAdded, letterGuessed, lettersBesideWord, mendsLetters, spellingChecked } from './spelling-said.ts'
import { rowWished, summedUp } from './summed-up.ts'
import { haveNotOf, meaningGuessed, pairTwice, sentenceGiven, spellAskedWithin } from './words-said.ts'

/** 'Should i' asks for advice, and is weighed elsewhere. */
const ofWriting = /\bdo (?:i|we)\b|\bshould it (?:be|say)\b/i

/** What a child says and asks of its homework in words: spelling, reading, the page, what it guesses that a word means. */
function ofSchool(heard: Heard): Decision | null {
  const { lesson } = heard
  const kind = lesson.asked?.kind
  if (lesson.spanish || kind === 'play' || kind === 'feeling') return null
  const kept = wordKept(lesson)
  return (
    mendsLetters(heard, kept) ??
    lettersBesideWord(heard, kept) ??
    letterGuessed(heard) ??
    endingAdded(heard) ??
    spellingChecked(heard) ??
    haveNotOf(heard) ??
    sentenceGiven(heard) ??
    pairTwice(heard) ??
    spellAskedWithin(heard) ??
    triedTwoWords(heard) ??
    readInParts(heard) ??
    readingMended(heard) ??
    romanSaid(heard) ??
    codes(heard) ??
    pageAsked(heard) ??
    textAsked(heard) ??
    (ofWriting.test(heard.written) ? eitherInWork(heard) : null) ??
    drawsInOwnWork(heard) ??
    meaningGuessed(heard) ??
    summedUp(heard) ??
    rowWished(heard)
  )
}

/** Talk that its own words make plain, where the line says nothing of homework. */
export const schoolOrEarlyTalk = (heard: Heard): Decision | null => ofSchool(heard) ?? earlyTalk(heard)
