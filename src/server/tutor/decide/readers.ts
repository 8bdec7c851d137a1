import { isQuestion } from '../know/book/stems.ts'
import type { Decision } from '../move.ts'
import { goOnPlaying, wishedPlay } from '../play/play.ts'
import { afterTold } from './after-told.ts'
import { inEnglish, soundsAlike } from './alike.ts'
import { coinsAsked, eitherWay, enoughAsked, hoursClaimed } from './amounts.ts'
import { askedWithAnswer } from './asked-with-answer.ts'
import { askedWithGuess } from './asked-with-guess.ts'
import { askedWithin, ofSpoken } from './asked-within.ts'
import { asksOn } from './asks-on.ts'
import { atWork, homeworkWish, namedIt } from './at-work.ts'
import { equations, ownTask, reasonedTry, rightAnswer, stepAnswer, triedAnswer } from './attempt.ts'
import { bareTopic } from './bare-topic.ts'
import { beside } from './beside.ts'
import { ofItsBook } from './book-talk.ts'
import { isLeaving, pressed, stillFelt, toldWay, waitsNow } from './by-state.ts'
import { capitals } from './capitals.ts'
import { takesCare } from './care.ts'
import { caughtAtOnce, caughtPlainly, onFact } from './caught.ts'
import { caughtAsk } from './caught-asks.ts'
import { claimOfWorld } from './claim-of-world.ts'
import { claimed } from './claimed.ts'
import { clearTalk, likelyTalk } from './clear-talk.ts'
import { ofClock } from './clock.ts'
import { commonSense } from './common-sense.ts'
import { counting } from './counting.ts'
import { definedByChild } from './defined.ts'
import { sameGap } from './early-math/beside-sum.ts'
import { earlyMath } from './early-math/early-math.ts'
import { saidAtEnd } from './early-math/way-of-working.ts'
import { explainAsked } from './explain-asked.ts'
import { cheered, flipped } from './flipped.ts'
import { factsOfNamed, ofSubject, stillAsking } from './follow-up.ts'
import { wishedWriting } from './for-lost.ts'
import { funFact } from './fun-fact.ts'
import { angleAsked, barAsked, handedIn, ruledOut } from './handed-in.ts'
import type { Heard } from './hear.ts'
import { howManyIn, remainderSaid } from './how-many-in.ts'
import { ofPasted } from './labelled.ts'
import { ofWords, spelledBefore } from './language.ts'
import { ofLastAnswer } from './last-answer.ts'
import { linear } from './linear.ts'
import { longDivision } from './long-division.ts'
import { mathSteps } from './math-steps/math-steps.ts'
import { likelyMoment, momentSaid, sureMoment } from './moment.ts'
import { namedTopic } from './named-topic.ts'
import { ofNewcomer } from './newcomer.ts'
import { ofMath } from './of-math.ts'
import { ownShape } from './own-shape.ts'
import { ownText } from './own-text.ts'
import { ofParts } from './parts-of-speech.ts'
import { partsOfWhole } from './parts-of-whole.ts'
import { aboutPassage, ofPassage, readPassage } from './passage.ts'
import { ofClues } from './passage-clues.ts'
import { plainNumbers } from './plain-numbers.ts'
import { plainQuestion, unsureOfHearsay } from './plain-question.ts'
import { asksProof, asksWhyDone, backToWork, homeworkSoFar, leaving, oneWished, saidByOther } from './plainly.ts'
import { practiceAsked } from './practice-asked.ts'
import { askedOfPurse } from './purse.ts'
import { puttingDown } from './put-down.ts'
import { ofQuantities, quantitiesTold } from './quantities/quantities.ts'
import { askedOfRate } from './rate.ts'
import { ofRatio } from './ratio.ts'
import { reasonClaimed } from './reason-claimed.ts'
import { reasonedKind } from './reasoned-kind.ts'
import { fearsTest, foundEasy, runsItselfDown } from './runs-down.ts'
import { saidSo } from './said-so.ts'
import { ofSameAmount } from './same-amount.ts'
import { sameParts } from './same-parts.ts'
import { schoolOrEarlyTalk } from './school/school.ts'
import { sentenceChecked } from './sentence-check.ts'
import { overTime } from './shape.ts'
import { askedOfAmounts, askedOfSight } from './sight.ts'
import { toldInSpanish } from './spanish-news.ts'
import { spelled } from './spelled.ts'
import { spokenMarked } from './spoken-marked.ts'
import { reportOn } from './spoken-topic.ts'
import { sortStory } from './story.ts'
import { andTheOther, behindTold, studies } from './study.ts'
import { takenIn } from './taken-in.ts'
import { stuck } from './taken-up.ts'
import { ownTale } from './tale.ts'
import { comingUp, sadNews, telling } from './telling.ts'
import { textChoice } from './text-choice.ts'
import { textQuestion } from './text-question.ts'
import { toldFact } from './told-fact.ts'
import { toldMath } from './told-math/told-math.ts'
import { toldName } from './told-name.ts'
import { askedOfTold, toldBeside, toldInPassing, toldInWords } from './told-way.ts'
import { unsure } from './unread.ts'
import { ofNumbersTold } from './what-if.ts'
import { reasonedWrong, whileOpen } from './while-open.ts'
import { wordsCompared } from './words-compared.ts'
import { commasChecked, pairAsked } from './words-in-talk.ts'
import { workLine } from './work-line/work-line.ts'
import {
  aboutOthers,
  anyQuestion,
  inItsPlace,
  knownQuestion,
  likelyWorld,
  toldToSomeone,
  wordsAsked,
  worldQuestion,
} from './world.ts'
import { wroteLine } from './wrote-line.ts'
import { yearsCompared } from './years-compared.ts'
import { yesOfCompare } from './yes-of-compare.ts'
import { yesOfPrime } from './yes-of-prime.ts'
import { usualSaying } from './young/said.ts'
import { ofTheYoung } from './young/young.ts'

export type Reader = (heard: Heard) => Decision | null

const firstOf = (all: readonly Reader[], heard: Heard): Decision | null =>
  all.reduce<Decision | null>((found, read) => found ?? read(heard), null)

/** Readings that rest on more than a guess: the key, algebra, what was pressed, a question that is known, talk that is clear. */
export const exactly = (heard: Heard): Decision | null =>
  firstOf(atOnce, heard) ?? firstOf(inWork, heard) ?? firstOf(inTalk, heard)

/** The likeliest of the rest; where nobody knows, that is said. */
export const guessed = (heard: Heard): Decision => firstOf(guesses, heard) ?? toldInSpanish(heard) ?? unsure(heard)

const stillAsked: Reader = (heard) => stillAsking(heard, inItsPlace)
const sureMomentSaid: Reader = (heard) => momentSaid(heard, sureMoment)
const likelyMomentSaid: Reader = (heard) => momentSaid(heard, likelyMoment)
const inPassage: Reader = (heard) => (isLeaving(heard) ? null : aboutPassage(heard, isQuestion(heard.text)))
const known: Reader = (heard) => knownQuestion(heard, heard.acts)
const ofWorld: Reader = (heard) => worldQuestion(heard, heard.acts)

/** Before anything else is looked for: the time, a game, buttons, the answer, the child's own work in progress, a plain question. */
const atOnce: readonly Reader[] = [
  overTime,
  takesCare,
  ofSameAmount,
  schoolOrEarlyTalk,
  beside,
  waitsNow,
  yesOfPrime,
  pressed,
  toldInWords,
  mathSteps,
  ofQuantities,
  toldMath,
  linear,
  ownShape,
  sameGap,
  sentenceChecked,
  ofParts,
  ofNewcomer,
  rightAnswer,
  workLine,
  yesOfCompare,
  earlyMath,
  ofMath,
  askedWithAnswer,
  handedIn,
  angleAsked,
  ruledOut,
  barAsked,
  toldInPassing,
  toldFact,
  pairAsked,
  commasChecked,
  spokenMarked,
  wordsCompared,
  definedByChild,
  yearsCompared,
  reasonedKind,
  spelledBefore,
  runsItselfDown,
  fearsTest,
  foundEasy,
  textChoice,
  textQuestion,
  wroteLine,
  ownTale,
  ownText,
  puttingDown,
  reasonClaimed,
  ofTheYoung,
  longDivision,
  sameParts,
  ofWords,
  flipped,
  cheered,
  ofItsBook,
  saidSo,
  ofClues,
  ofPassage,
  reportOn,
  homeworkWish,
  atWork,
  toldName,
  namedIt,
  inEnglish,
  stuck,
  askedOfTold,
  hoursClaimed,
  ofClock,
  coinsAsked,
  howManyIn,
  remainderSaid,
  ofSubject,
  explainAsked,
  studies,
  andTheOther,
  afterTold,
  ofLastAnswer,
  ofRatio,
  askedOfRate,
  askedWithGuess,
  capitals,
  commonSense,
  plainQuestion,
  askedWithin,
  unsureOfHearsay,
]

/** Wishes, games and homework, and what the child says in numbers. */
const inWork: readonly Reader[] = [
  comingUp,
  leaving,
  wishedPlay,
  funFact,
  wishedWriting,
  practiceAsked,
  namedTopic,
  homeworkSoFar,
  ofPasted,
  goOnPlaying,
  asksOn,
  eitherWay,
  enoughAsked,
  counting,
  spelled,
  soundsAlike,
  reasonedTry,
  claimed,
  equations,
  saidAtEnd,
  toldWay,
  sortStory,
  partsOfWhole,
  ofNumbersTold,
  readPassage,
  ownTask,
  asksProof,
  asksWhyDone,
  saidByOther,
  oneWished,
  backToWork,
  askedOfPurse,
  askedOfSight,
  askedOfAmounts,
  takenIn,
]

const inTalk: readonly Reader[] = [
  caughtAtOnce,
  toldToSomeone,
  aboutOthers,
  wordsAsked,
  ofSpoken,
  stillAsked,
  telling,
  onFact,
  sureMomentSaid,
  sadNews,
  stillFelt,
  claimOfWorld,
  whileOpen,
  usualSaying,
  clearTalk,
  stepAnswer,
  inPassage,
  known,
  behindTold,
]

const guesses: readonly Reader[] = [
  toldBeside,
  triedAnswer,
  reasonedWrong,
  likelyMomentSaid,
  quantitiesTold,
  caughtAsk,
  caughtPlainly,
  plainNumbers,
  bareTopic,
  factsOfNamed,
  ofWorld,
  likelyWorld,
  likelyTalk,
  anyQuestion,
]

/** All readers in the order in which they are asked: the first that knows what to do answers. */
export const readers: readonly Reader[] = [...atOnce, ...inWork, ...inTalk, ...guesses]
