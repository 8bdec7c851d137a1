import type { Decision } from '../../move.ts'
import type { Heard } from '../hear.ts'
import { ofComparing } from './compare.ts'
import { saidAgain } from './said-again.ts'
import { ofShapes } from './shapes.ts'
import { ofTens } from './tens.ts'
import { waysToMake } from './ways-to-make.ts'

/** Math of kindergarten to grade 3 in a child's own words: what it says is judged, what it asks becomes something to work on. */
export const earlyMath = (heard: Heard): Decision | null =>
  heard.lesson.spanish || heard.lesson.asked?.kind === 'feeling'
    ? null
    : (waysToMake(heard) ?? ofShapes(heard) ?? ofTens(heard) ?? ofComparing(heard) ?? saidAgain(heard))
