import type { Decision } from '../move.ts'
import { asksOne } from './asks-one.ts'
import { beyond } from './beyond.ts'
import { ofBigNumbers } from './big-numbers.ts'
import { ofData } from './data-list.ts'
import { ofFactors } from './factors.ts'
import { ofFence } from './fence.ts'
import { ofPieces } from './fraction-pieces.ts'
import type { Heard } from './hear.ts'
import { mathTalk } from './math-talk.ts'
import { ofOwnClaims } from './own-claims.ts'
import { ofOwnCounts } from './own-counts.ts'
import { ofGroup } from './own-group.ts'
import { percentClaim } from './percent-claims.ts'

/** What is surely about the math at hand: lists, factors, pieces of a fraction, percents, ideas and reasons. */
export const ofMath = (heard: Heard): Decision | null =>
  ofBigNumbers(heard) ??
  ofOwnCounts(heard) ??
  ofData(heard) ??
  ofOwnClaims(heard) ??
  ofGroup(heard) ??
  percentClaim(heard) ??
  beyond(heard) ??
  ofFactors(heard) ??
  ofFence(heard) ??
  ofPieces(heard) ??
  asksOne(heard) ??
  mathTalk(heard)
