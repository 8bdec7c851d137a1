import type { Decision } from '../../move.ts'
import { isElsewhere } from '../elsewhere.ts'
import type { Heard } from '../hear.ts'
import { angleAskedKind, angleKindSaid, otherAngle, restFound } from './angles.ts'
import { answerInTalk } from './answers.ts'
import { bracketsClaimed, bracketsGone, estimated } from './brackets.ts'
import { endsClaimed, handsClaimed } from './clock.ts'
import { changeAsked, changeCounted, coinsCounted, coinsWorth } from './coins.ts'
import {
  columnsGlued,
  gluedDoubted,
  heapsTogether,
  paidWith,
  standsAtEnd,
  stepWorkedOut,
  stuckCross,
} from './columns.ts'
import { digitLooked, quotientChecked } from './division.ts'
import { primeClaimed, primeTried } from './factors.ts'
import {
  comparedAcross,
  comparedWon,
  doubtsOwn,
  fairParts,
  gapWithWork,
  markOnLine,
  partOfClaimed,
  wholeAskedOf,
} from './fractions.ts'
import { axisNamed, pointOnAxis, stepsToPoint } from './grid.ts'
import { countedPast, eachHas, grownTo, growsTogether, oneMoreNeeded } from './groups.ts'
import {
  apartBy,
  halvedPieces,
  hundredsSaid,
  keyWithTalk,
  nothingIsKey,
  onwardToKey,
  rightWithBrackets,
  stepAtEnd,
  togetherAndLeft,
  turnedSum,
} from './key-said.ts'
import { cutInPieces } from './pieces.ts'
import { figuresAsked, figuresTried, placeNamed, tensTold, worthOfDigit } from './places.ts'
import { halfOfUnit, halfThenAll, roundedTo, rowOrdered, unitNamed } from './rounding.ts'
import { allGone, marksCounted, patternMended, patternTold } from './rows.ts'
import { stepFound } from './step-found.ts'
import { stillRight } from './still-right.ts'
import { taskWithWork } from './with-work.ts'

/** Something else goes on: what is said belongs to that. */

const readers = [
  stillRight,
  stepFound,
  keyWithTalk,
  onwardToKey,
  nothingIsKey,
  turnedSum,
  apartBy,
  togetherAndLeft,
  hundredsSaid,
  rightWithBrackets,
  halvedPieces,
  taskWithWork,
  estimated,
  bracketsClaimed,
  bracketsGone,
  gapWithWork,
  comparedAcross,
  comparedWon,
  doubtsOwn,
  partOfClaimed,
  halfOfUnit,
  halfThenAll,
  roundedTo,
  rowOrdered,
  cutInPieces,
  heapsTogether,
  paidWith,
  columnsGlued,
  gluedDoubted,
  quotientChecked,
  standsAtEnd,
  stepWorkedOut,
  stuckCross,
  marksCounted,
  countedPast,
  digitLooked,
  changeCounted,
  coinsCounted,
  coinsWorth,
  endsClaimed,
  handsClaimed,
  placeNamed,
  answerInTalk,
  changeAsked,
  worthOfDigit,
  figuresAsked,
  figuresTried,
  tensTold,
  angleAskedKind,
  otherAngle,
  angleKindSaid,
  restFound,
  primeClaimed,
  primeTried,
  pointOnAxis,
  stepsToPoint,
  axisNamed,
  growsTogether,
  grownTo,
  oneMoreNeeded,
  eachHas,
  markOnLine,
  wholeAskedOf,
  fairParts,
  unitNamed,
  patternMended,
  patternTold,
  allGone,
  stepAtEnd,
]

/** What a child does at its own math from one line to the next: each kind is sure of its own shape, and none guesses. */
export function mathSteps(heard: Heard): Decision | null {
  const { lesson } = heard
  if (lesson.play || lesson.passage || isElsewhere(lesson)) return null
  for (const read of readers) {
    const decision = read(heard)
    if (decision) return decision
  }
  return null
}
