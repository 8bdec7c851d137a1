import { isQuestion } from '../know/book/stems.ts'
import type { Decision } from '../move.ts'
import { goesOn, isMarked, isNew, type Open, sharedWith } from '../read/goes-on.ts'
import type { Lesson } from '../state.ts'
import type { Play } from '../state-parts.ts'
import { askOfText } from '../writing/asks-of-text.ts'
import { namesIn } from '../writing/hero.ts'
import { goesOnAs } from '../writing/own-line.ts'
import { writingWished } from '../writing/wished-writing.ts'
import { withoutWish } from '../writing/without-wish.ts'
import type { Heard } from './hear.ts'
import { wantsWork } from './plainly.ts'
import { isBesideOwnText } from './take-up/belongs.ts'
import { isOfWork } from './talk.ts'

// What stays open beside the talk: a game, a feeling, a word problem, a text of the child's own. It is asked only when the
// message goes on with it; otherwise the message is read as if it were not open. A text waits below, and can be gone back to.

const mostThread = 400

type Game = Play['game']

/** What a game takes; a knock-knock joke and a quiz go their own way. */
const gameTakes: Readonly<Partial<Record<Game, Open['takes']>>> = {
  guess_number: 'number',
  guess_what: 'word',
  guess_yours: 'phrase',
  rhyme_chain: 'word',
  odd_one_out: 'phrase',
  joke: 'phrase',
  riddle: 'phrase',
  story: 'talk',
}

/** The text that is being written, as far as it was shown: its next line must look like it. */
export const openText = ({ thread }: Lesson): Open => ({ words: thread, takes: 'line', isAsked: true })

/** What is open of a game, a word problem or a feeling; null where nothing is. */
function openBeside({ asked, play, story }: Lesson): Open | null {
  switch (asked?.kind) {
    case 'play':
    case 'story': {
      const takes = play ? gameTakes[play.game] : 'word'
      return takes ? { words: play?.secret ?? '', takes, isAsked: true } : null
    }
    case 'relation':
      return { words: story?.text ?? '', takes: 'number', isAsked: true }
    case 'feeling':
      return { words: '', takes: 'talk', isAsked: false }
    default:
      return null
  }
}

const isText = ({ asked }: Lesson) => asked?.kind === 'sentence' || asked?.about?.startsWith('tale') === true

const felt =
  /\b(?:feel\w*|sad|mad|angry|cry\w*|cried|hurts?|mean|scared|afraid|worr\w+|nervous|hate\w*|miss\w*|lonely|alone|sick|died|dead|hit|kicked|yell\w*|unfair|fair|tired|bored|hungry|upset|embarrass\w*|trouble|fault|sorry|friends? anymore)\b/i
const mostShort = 3

/** A feeling goes on with a word or two, with what is asked of it, and with whatever is heavy or speaks of the same people. */
function feelsOn(heard: Heard, open: Open): boolean {
  const { text } = heard
  if (wantsWork.test(text)) return true
  if (isQuestion(text)) return !isOfWork(text)
  const isShort = text.trim().split(/\s+/).length <= mostShort
  return !isNew(heard, open) && (isShort || felt.test(text) || goesOn(heard, open))
}

/** 'I give up tell me' ends a riddle. */
const givesUp =
  /\bgive up\b|^\W*(?:(?:ok|idk|i (?:dont|don'?t) know|no idea|just|please|so)\W+)*tell me(?: please| already| now)?\W*$/i

/** The message with what it goes on with, and without what it does not. */
export function inItsMode(heard: Heard): Heard {
  const { lesson } = heard
  if (lesson.below && returnsTo(heard)) return { ...heard, lesson: { ...lesson, asked: lesson.below, below: null } }
  // The text waits below while the child speaks of something else.
  if (isBesideOwnText(heard))
    return {
      ...heard,
      acts: heard.acts.filter(({ act }) => !ofWriting.has(act)),
      lesson: { ...lesson, asked: null, below: lesson.asked },
    }
  const open = openBeside(lesson)
  if (lesson.asked?.kind === 'play' && givesUp.test(heard.text)) return heard
  if (!open || (lesson.asked?.kind === 'feeling' ? feelsOn(heard, open) : goesOn(heard, open))) return heard
  return { ...heard, lesson: { ...lesson, asked: null } }
}

/** By these a line would be taken for one of the text all the same. */
const ofWriting = new Set(['check_sentence', 'writing_help', 'write_for_me'])

/** 'Ok back to my story'. */
export const backToText =
  /\b(?:back to|go on with|continue|finish) (?:my|the|our|writing)\b.{0,12}\b(?:story|essay|text|poem|report|paragraph|sentence|writing|letter)\W*$/i
const showsNext = /\bhere'?s? (?:is )?(?:my|the) (?:next|new|other|second|last) (?:sentence|line|part|paragraph)\b/i
/** '5 They use their whiskers': the next sentence by its number. */
const isNumbered = /^\W*\d{1,2}[.):]?\s+[A-Z]\S*(?: \S+){2,}/
const fewestShared = 2
const fewestLine = 6

/** A line of the text that waits, or a word of going back to it. */
const returnsTo = ({ text, lesson, lesson: { thread } }: Heard): boolean =>
  backToText.test(text) ||
  (!isQuestion(text) &&
    isMarked.test(text) &&
    text.split(/\s+/).length >= fewestLine &&
    /[A-Z][^.!?]+[.!?]/.test(thread)) ||
  (!isQuestion(text) && namesIn(thread).some((name) => text.includes(name))) ||
  showsNext.test(text) ||
  isNumbered.test(text) ||
  (isLetter(lesson) && !isQuestion(text) && ofLetter.test(text)) ||
  goesOnTelling(text, lesson) ||
  (!isQuestion(text) && sharedWith(text, thread) >= (isMarked.test(thread) && isMarked.test(text) ? 1 : fewestShared))

/** A line of the letter that waits speaks to somebody else, and is begun as a sentence. */
const isLetter = ({ below, thread }: Lesson) => below?.about?.includes('letter') === true || /^\W*dear\b/i.test(thread)
const ofLetter = /^\W*(?:I|We|You|Dear|Thank)\b(?=.*\b(?:you|your)\b)\W+(?:\S+ ){4,}\S+\W*$/

const opensPart = /^\W*(?:and )?(?:then|suddenly|finally|one day|the next|after that|meanwhile)\b/i
const ofTalk = /\b(?:i|i'?m|my|me|you|your|we|bolt|lol|haha)\b/i
const fewestOpinion = 5
/** Others than the child go on acting in the story that waits, or the opinion goes on in a whole sentence. */
function goesOnTelling(text: string, { below, asked, thread }: Lesson): boolean {
  const about = below?.about ?? ''
  if (isQuestion(text) || ofTalk.test(text) || text.split(/\s+/).length < fewestOpinion) return false
  const isStory = /^tale|story/.test(about)
  if (isStory) return thread !== '' && (asked?.kind === 'feeling' ? opensPart.test(text) : goesOnAs.test(text))
  return /^(?:help|wait|detail|mend)/.test(about) && isMarked.test(text)
}

const fewestShown = 8
/** What is asked of a text is none of it. */
const asksOfText = (text: string) => askOfText(text, true) !== null && !/:\s\S|[.!?]["”]? \S/.test(text)
const isShown = (text: string) =>
  text.split(/\s+/).length >= fewestShown && !/_help|_for_me/.test(writingWished(text) ?? '') && !isQuestion(text)

const answers = /^(?:words|book|wonder|translate|why|talk$)/

/** The text of the child: it grows while it is written, and waits below while the child speaks of something else. */
export function keepText({ lesson: before, text }: Heard, decision: Decision): Decision {
  const { lesson } = decision
  if (isText(lesson)) {
    const isLine = decision.move.kind === 'writing' || decision.move.kind === 'tale'
    // What opens it is mostly a wish, and no line of it.
    const own = isText(before) ? before.thread : ''
    const begun = isText(before) ? '' : withoutWish(text)
    const line = begun !== text && isMarked.test(begun) ? begun : text
    const isOwn = isLine && !asksOfText(line) && (isText(before) || isMarked.test(line) || isShown(line))
    const thread = isOwn ? `${own} ${line}`.trim().slice(-mostThread) : own
    return { ...decision, lesson: { ...lesson, thread, below: null } }
  }
  if (!isText(before)) return decision
  // A question beside it is answered, and does not close it.
  const isFree = lesson.asked === null || lesson.asked.kind === 'chat'
  if (isQuestion(text) && isFree && answers.test(decision.move.kind))
    return { ...decision, lesson: { ...lesson, asked: before.asked } }
  const isOver = decision.move.kind === 'writing' || decision.move.kind === 'tale' || decision.move.kind === 'close'
  return { ...decision, lesson: { ...lesson, below: isOver ? null : before.asked } }
}
