import type { Decision } from '../../move.ts'
import type { Heard } from '../hear.ts'
import { ofCoins } from './coins-said.ts'
import { ofComparing } from './compare.ts'
import { ofFractionsSaid } from './fractions-said.ts'
import { ofHands } from './hands-said.ts'
import { saidAgain } from './said-again.ts'
import { ofShapes } from './shapes.ts'
import { ofTens } from './tens.ts'
import { ofUnitsSaid } from './units-said.ts'
import { ofWorking } from './way-of-working.ts'
import { waysToMake } from './ways-to-make.ts'

/** Math of kindergarten to grade 3 in a child's own words: what it says is judged, what it asks becomes something to work on. */
export const earlyMath = (heard: Heard): Decision | null =>
  heard.lesson.spanish || heard.lesson.asked?.kind === 'feeling'
    ? null
    : (waysToMake(heard) ??
      ofShapes(heard) ??
      ofTens(heard) ??
      ofWorking(heard) ??
      ofUnitsSaid(heard) ??
      ofFractionsSaid(heard) ??
      ofHands(heard) ??
      ofCoins(heard) ??
      ofComparing(heard) ??
      saidAgain(heard))
