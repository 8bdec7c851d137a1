import type { Decision } from '../../move.ts'
import type { Heard } from '../hear.ts'
import { aboutRight } from './about-right.ts'
import { areaBoxes } from './area-boxes.ts'
import {
  angleKind,
  happensTo,
  inSmallerParts,
  otherWayOfStory,
  sameCoins,
  slipOfOther,
  stepWithReason,
  wayToFact,
  whyOperation,
} from './asks-work.ts'
import { bracketsFor, numberedBlank, rowsTold } from './blanks.ts'
import { coinsWithAnswer, moreCoins } from './coins.ts'
import { didOtherSum } from './did-sum.ts'
import { toldEvents } from './events.ts'
import { factorList, multipleOf } from './factor-list.ts'
import { closeToHour } from './hands.ts'
import { hopsFromStart } from './hops.ts'
import { ofLine } from './line.ts'
import { longerDecimal } from './longer.ts'
import { asksMakeTen, makesTen } from './make-ten.ts'
import {
  apartBy,
  digitOfNumber,
  partlySimplified,
  partsOfTime,
  placeOnScale,
  restOfSplit,
  rowSoFar,
  sameCoinsAsked,
  winnerSaid,
} from './mid-way.ts'
import { nextMeasured, severalOfIt } from './one-of-each.ts'
import { inOtherForm } from './other-form.ts'
import { inTables, ofPacks } from './packs.ts'
import { leftSaid } from './parts-left.ts'
import { payOf, payShort } from './pay.ts'
import { bothParts, endsWithRemainder, rowsOf } from './places.ts'
import { ofPoints } from './points.ts'
import { besideLetter, sameExpressions } from './same-expressions.ts'
import { halfOfIt, oneMoreForRest, parityAsked, percentInParts } from './small-claims.ts'
import { countedThings, thingsFound } from './told-before.ts'

/** Math that a child tells in its own words: each kind is sure of its own shape, and none guesses. */
export const toldMath = (heard: Heard): Decision | null =>
  restOfSplit(heard) ??
  rowSoFar(heard) ??
  partlySimplified(heard) ??
  placeOnScale(heard) ??
  partsOfTime(heard) ??
  sameCoinsAsked(heard) ??
  apartBy(heard) ??
  winnerSaid(heard) ??
  digitOfNumber(heard) ??
  severalOfIt(heard) ??
  nextMeasured(heard) ??
  stepWithReason(heard) ??
  slipOfOther(heard) ??
  happensTo(heard) ??
  angleKind(heard) ??
  inSmallerParts(heard) ??
  wayToFact(heard) ??
  whyOperation(heard) ??
  sameCoins(heard) ??
  multipleOf(heard) ??
  factorList(heard) ??
  ofPoints(heard) ??
  areaBoxes(heard) ??
  aboutRight(heard) ??
  inOtherForm(heard) ??
  sameExpressions(heard) ??
  besideLetter(heard) ??
  endsWithRemainder(heard) ??
  leftSaid(heard) ??
  rowsOf(heard) ??
  bothParts(heard) ??
  didOtherSum(heard) ??
  otherWayOfStory(heard) ??
  hopsFromStart(heard) ??
  closeToHour(heard) ??
  makesTen(heard) ??
  asksMakeTen(heard) ??
  moreCoins(heard) ??
  coinsWithAnswer(heard) ??
  payShort(heard) ??
  payOf(heard) ??
  ofPacks(heard) ??
  inTables(heard) ??
  ofLine(heard) ??
  longerDecimal(heard) ??
  numberedBlank(heard) ??
  bracketsFor(heard) ??
  rowsTold(heard) ??
  percentInParts(heard) ??
  parityAsked(heard) ??
  halfOfIt(heard) ??
  oneMoreForRest(heard) ??
  toldEvents(heard) ??
  thingsFound(heard) ??
  countedThings(heard)
