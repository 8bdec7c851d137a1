import { isQuestion } from '../know/book/stems.ts'
import { answerTo } from '../know/know.ts'
import type { Decision, Situation } from '../move.ts'
import { afterPlay, goOnPlaying, wishedPlay } from '../play/play.ts'
import { shareOfActs } from '../read/acts.ts'
import { pressedAct } from '../read/pressed.ts'
import { toldHow } from '../read/told-how.ts'
import { tryAt } from '../read/tries.ts'
import { hasWording } from '../say/wordings.ts'
import { openProblem } from '../state.ts'
import { ownLife, sharing, work } from './act-kinds.ts'
import { afterTold } from './after-told.ts'
import { inEnglish, soundsAlike } from './alike.ts'
import { spokenOf } from './almanac.ts'
import { coinsAsked, eitherWay, enoughAsked, hoursClaimed } from './amounts.ts'
import { atWork, homeworkWish, namedIt } from './at-work.ts'
import { equations, ownTask, reasonedTry, rightAnswer, stepAnswer, triedAnswer, yesOfCompare } from './attempt.ts'
import { beside } from './beside.ts'
import { ofItsBook } from './book-talk.ts'
import { capitals } from './capitals.ts'
import { claimed } from './claimed.ts'
import { ofClock } from './clock.ts'
import { commonSense } from './common-sense.ts'
import { counting } from './counting.ts'
import { cheered, flipped } from './flipped.ts'
import { explained } from './flow.ts'
import { keepAsked, ofSubject, stillAsking } from './follow-up.ts'
import { funFact } from './fun-fact.ts'
import { angleAsked, barAsked, handedIn, ruledOut } from './handed-in.ts'
import { type Heard, hear } from './hear.ts'
import { keepInSight } from './keep-sight.ts'
import { ofPasted } from './labelled.ts'
import { ofWords } from './language.ts'
import { ofLastAnswer } from './last-answer.ts'
import { leastFor } from './least-for.ts'
import { letGo } from './let-go.ts'
import { linear } from './linear.ts'
import { longDivision } from './long-division.ts'
import { likelyMoment, momentSaid, sureMoment } from './moment.ts'
import { namedTopic } from './named-topic.ts'
import { ofMath } from './of-math.ts'
import { ownShape } from './own-shape.ts'
import { ownWay } from './own-way.ts'
import { partsOfWhole } from './parts-of-whole.ts'
import { aboutPassage, keepAwaited, ofPassage, readPassage } from './passage.ts'
import { plainQuestion, unsureOfHearsay } from './plain-question.ts'
import { asksProof, asksWhyDone, backToWork, homeworkSoFar, leaving, oneWished, saidByOther } from './plainly.ts'
import { askedOfPurse } from './purse.ts'
import { subjectWaits } from './put-away.ts'
import { askedOfRate } from './rate.ts'
import { ofRatio } from './ratio.ts'
import { reflected } from './reflected.ts'
import { saidSo } from './said-so.ts'
import { sameParts } from './same-parts.ts'
import { overTime } from './shape.ts'
import { askedOfAmounts, askedOfSight, takenIn } from './sight.ts'
import { spelled } from './spelled.ts'
import { reportOn } from './spoken-topic.ts'
import { sortStory } from './story.ts'
import { andTheOther, behindTold, studies } from './study.ts'
import { stuck } from './taken-up.ts'
import { ownTale } from './tale.ts'
import { hasListened, isOfWork, listen, talk, unsure } from './talk.ts'
import { tallied } from './tally.ts'
import { tellKnown } from './tell.ts'
import { comingUp, sadNews, telling } from './telling.ts'
import { broughtAnswer, twoParts } from './two-parts.ts'
import { ofNumbersTold } from './what-if.ts'
import { isFeeling, onAct } from './wishes.ts'
import {
  aboutOthers,
  anyQuestion,
  inItsPlace,
  knownQuestion,
  toldToSomeone,
  wordsAsked,
  worldQuestion,
} from './world.ts'
import { wishedWriting } from './writing.ts'
import { keepColor } from './young/looks.ts'
import { ofTheYoung } from './young/young.ts'

/** What the tutor does next, and what it remembers of that. Any text is fine; nothing is changed in place. */
export function decide(whole: Situation): Decision {
  return twoParts(whole, decideOne) ?? broughtAnswer(whole, decideOne) ?? decideOne(whole)
}

function decideOne(whole: Situation): Decision {
  const said = hear(whole)
  const own = ownWay(said)
  if (own && own.came === null) {
    // The sum is taken up, and the way so far is a step to it.
    const { lesson } = decide({ ...whole, text: own.sum })
    if (openProblem(lesson)) return decide({ ...whole, lesson, text: own.way })
  }
  const heard = own?.came ? hear({ ...whole, text: `${own.sum} = ${own.came}`, whole: whole.text }) : said
  const decision = keepColor(heard, keepText(heard, exactly(heard) ?? guessed(heard)))
  const kept = keepInSight(heard, keepAwaited(heard, afterPlay(heard, decision)))
  return letGo(heard, keepAsked(heard, spokenOf(heard, kept)))
}

const besideTale = /^(?:words|book|wonder|unsure|talk$|moment|heard)/
const besideText = /^(?:unsure|translate|heard|wonder|moment|book|reflect\.|talk\.)/

/** Small talk beside its text or its story does not close the text of the child. */
function keepText({ lesson: before }: Heard, decision: Decision): Decision {
  const { asked } = decision.lesson
  const isBeside = asked === null || asked.kind === 'chat' || asked.kind === 'topic'
  const isTale = before.asked?.about === 'tale'
  if ((before.asked?.kind !== 'sentence' && !isTale) || !isBeside || asked?.about?.startsWith('tale')) return decision
  if (!(isTale ? besideTale : besideText).test(decision.move.kind)) return decision
  return { ...decision, lesson: { ...decision.lesson, asked: before.asked } }
}

/** Readings that rest on more than a guess: the key, algebra, what was pressed, a question that is known, talk that is clear. */
export const exactly = (heard: Heard): Decision | null => atOnce(heard) ?? inWork(heard) ?? inTalk(heard)

/** Before anything else is looked for: the time, a game, buttons, the answer, the child's own work in progress, a plain question. */
const atOnce = (heard: Heard): Decision | null =>
  overTime(heard) ??
  beside(heard) ??
  waitsNow(heard) ??
  pressed(heard) ??
  linear(heard) ??
  ownShape(heard) ??
  rightAnswer(heard) ??
  ofMath(heard) ??
  yesOfCompare(heard) ??
  handedIn(heard) ??
  angleAsked(heard) ??
  ruledOut(heard) ??
  barAsked(heard) ??
  ofTheYoung(heard) ??
  longDivision(heard) ??
  sameParts(heard) ??
  ofWords(heard) ??
  flipped(heard) ??
  cheered(heard) ??
  ofItsBook(heard) ??
  saidSo(heard) ??
  ofPassage(heard) ??
  reportOn(heard) ??
  homeworkWish(heard) ??
  atWork(heard) ??
  namedIt(heard) ??
  ownTale(heard) ??
  inEnglish(heard) ??
  stuck(heard) ??
  hoursClaimed(heard) ??
  ofClock(heard) ??
  coinsAsked(heard) ??
  ofSubject(heard) ??
  studies(heard) ??
  andTheOther(heard) ??
  afterTold(heard) ??
  ofLastAnswer(heard) ??
  ofRatio(heard) ??
  askedOfRate(heard) ??
  capitals(heard) ??
  commonSense(heard) ??
  plainQuestion(heard) ??
  unsureOfHearsay(heard)

/** Wishes, games and homework, and what the child says in numbers. */
const inWork = (heard: Heard): Decision | null =>
  comingUp(heard) ??
  leaving(heard) ??
  wishedPlay(heard) ??
  funFact(heard) ??
  wishedWriting(heard) ??
  namedTopic(heard) ??
  homeworkSoFar(heard) ??
  ofPasted(heard) ??
  goOnPlaying(heard) ??
  eitherWay(heard) ??
  enoughAsked(heard) ??
  counting(heard) ??
  spelled(heard) ??
  soundsAlike(heard) ??
  reasonedTry(heard) ??
  claimed(heard) ??
  equations(heard) ??
  sortStory(heard) ??
  tallied(heard) ??
  partsOfWhole(heard) ??
  ofNumbersTold(heard) ??
  readPassage(heard) ??
  ownTask(heard) ??
  asksProof(heard) ??
  asksWhyDone(heard) ??
  saidByOther(heard) ??
  oneWished(heard) ??
  backToWork(heard) ??
  askedOfPurse(heard) ??
  askedOfSight(heard) ??
  askedOfAmounts(heard) ??
  toldWay(heard) ??
  takenIn(heard)

const inTalk = (heard: Heard): Decision | null =>
  toldToSomeone(heard) ??
  aboutOthers(heard) ??
  wordsAsked(heard) ??
  stillAsking(heard, inItsPlace) ??
  telling(heard) ??
  momentSaid(heard, sureMoment) ??
  sadNews(heard) ??
  stillFelt(heard) ??
  clearTalk(heard) ??
  stepAnswer(heard) ??
  (isLeaving(heard) ? null : aboutPassage(heard, isQuestion(heard.text))) ??
  knownQuestion(heard, heard.acts) ??
  behindTold(heard)

/** The likeliest of the rest. */
export const guessed = (heard: Heard): Decision =>
  triedAnswer(heard) ??
  momentSaid(heard, likelyMoment) ??
  worldQuestion(heard, heard.acts) ??
  likelyTalk(heard) ??
  anyQuestion(heard) ??
  unsure(heard)

/** What was worked on has just been put away: the child hears so, unless it speaks of a feeling or leaves. */
function waitsNow(heard: Heard): Decision | null {
  const [first] = heard.acts
  if (!heard.left || (first && (isFeeling.has(first.act) || first.act === 'bye'))) return null
  return subjectWaits(heard, heard.left)
}

/** Buttons say what they mean, unless the open question has that very answer. */
function pressed(heard: Heard): Decision | null {
  const act = pressedAct(heard.text)
  const open = openProblem(heard.lesson)
  const { answer } = open?.item ?? {}
  const isChoice = answer?.form === 'choice' && answer.choices.includes(heard.text.trim().toLowerCase())
  const isAsked = heard.lesson.asked?.kind === 'answer' || heard.lesson.asked?.kind === 'tried'
  if (act === null || (open && isAsked && (isChoice || tryAt(heard.text, open.item).kind === 'right'))) return null
  const isStory = act === 'another' && heard.lesson.said.slice(-6).some((one) => one.startsWith('story.'))
  return onAct(heard, isStory ? 'want_story' : act)
}

/** How it was found was asked, and here it is told. */
const toldWay = (heard: Heard): Decision | null =>
  heard.lesson.asked?.kind === 'how' && toldHow(heard.text)
    ? explained(heard, openProblem(heard.lesson), 'method')
    : null

/** While a feeling is open, what the child tells of it is no new topic. */
function stillFelt(heard: Heard): Decision | null {
  const [first] = heard.acts
  if (heard.lesson.asked?.kind !== 'feeling' || !first || !sharing.has(first.act)) return null
  if (hasListened(heard.lesson) || isOfWork(heard.text)) return null
  const known = isQuestion(heard.text) ? answerTo(heard.text, heard.grade) : null
  return known ? tellKnown(heard, known) : listen(heard)
}

const leaves = [
  'bye',
  'want_topic',
  'want_story',
  'want_game',
  'want_joke',
  'break',
  'thanks',
  'done',
  'homework',
  'complaint',
]
const isLeaving = ({ acts }: Heard) => shareOfActs(acts, ...leaves) > 0.4

/** Talk that the reader is sure of comes before its numbers are taken for a try. */
function clearTalk(heard: Heard): Decision | null {
  const [first] = heard.acts
  if (!first || first.share < Math.max(sureTalk(heard), leastFor(first.act, heard)) || work.has(first.act)) return null
  return told(heard, first.act) ?? onAct(heard, first.act)
}

/** Something told of the child's own life is said back to it before it is met by its kind. */
const told = (heard: Heard, act: string): Decision | null =>
  ownLife.has(act) && !isQuestion(heard.text) ? reflected(heard, act) : null

const sureTalk = ({ text, lesson }: Heard) => (/\d/.test(text) && openProblem(lesson) ? 0.75 : 0.6)

/** The likeliest talk, where the reader is not sure of one. */
function likelyTalk(heard: Heard): Decision | null {
  const [first] = heard.acts
  if (!first || first.share < leastFor(first.act, heard)) return null
  return (
    told(heard, first.act) ??
    onAct(heard, first.act) ??
    (hasWording(`act.${first.act}.say`) ? talk(heard, first.act) : null)
  )
}
