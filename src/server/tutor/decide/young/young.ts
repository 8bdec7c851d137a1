import type { Decision } from '../../move.ts'
import { ableTo } from '../able.ts'
import type { Heard } from '../hear.ts'
import { animals } from './animals.ts'
import { honest } from './honest.ts'
import { smallIdeas } from './ideas.ts'
import { letters } from './letters.ts'
import { looks } from './looks.ts'
import { ofHim, shortly } from './of-him.ts'
import { patternAsked, patternTried } from './patterns.ts'
import { pretending } from './pretend.ts'
import { refused } from './refused.ts'
import { saying } from './said.ts'

/** What the youngest do: pretend, letters and their words, colors and shapes, a no; and what anyone may ask advice on. */
export const ofTheYoung = (heard: Heard): Decision | null =>
  patternAsked(heard) ??
  patternTried(heard) ??
  pretending(heard) ??
  animals(heard) ??
  shortly(heard) ??
  ofHim(heard) ??
  refused(heard) ??
  honest(heard) ??
  ableTo(heard) ??
  smallIdeas(heard) ??
  letters(heard) ??
  looks(heard) ??
  saying(heard)
