import type { Decision } from '../../move.ts'
import { isElsewhere } from '../elsewhere.ts'
import type { Heard } from '../hear.ts'
import { besideSum } from './beside-sum.ts'
import { ofCoins } from './coins-said.ts'
import { ofComparing } from './compare.ts'
import { ofElapsed } from './elapsed.ts'
import { ofFractionsSaid } from './fractions-said.ts'
import { ofHands } from './hands-said.ts'
import { ofPage } from './page-done.ts'
import { saidAgain } from './said-again.ts'
import { ofShapes } from './shapes.ts'
import { ofTens } from './tens.ts'
import { ofGraphs } from './told-data.ts'
import { ofUnitsSaid } from './units-said.ts'
import { ofWorking } from './way-of-working.ts'
import { waysToMake } from './ways-to-make.ts'
import { ofWrittenNumbers } from './written-numbers.ts'

const readers = [
  waysToMake,
  ofPage,
  ofShapes,
  ofTens,
  ofWrittenNumbers,
  ofElapsed,
  ofGraphs,
  besideSum,
  ofWorking,
  ofUnitsSaid,
  ofFractionsSaid,
  ofHands,
  ofCoins,
  ofComparing,
  saidAgain,
]
/** Something else goes on: what is said belongs to that. */

/** Math of kindergarten to grade 3 in a child's own words: what it says is judged, what it asks becomes something to work on. */
export function earlyMath(heard: Heard): Decision | null {
  const { lesson } = heard
  if (lesson.spanish || lesson.play || lesson.passage || isElsewhere(lesson)) return null
  for (const read of readers) {
    const decision = read(heard)
    if (decision) return decision
  }
  return null
}
