import type { Decision } from '../../move.ts'
import { claimIn } from '../../read/claims.ts'
import { claimed } from '../claimed.ts'
import { isElsewhere } from '../elsewhere.ts'
import type { Heard } from '../hear.ts'
import { checksAsked, zeroShared } from './checks.ts'
import { countsSaid } from './counts.ts'
import { figuresSaid } from './figures.ts'
import { finishedWork } from './finished.ts'
import { fractionsTold } from './fractions.ts'
import { stepsSaid } from './steps.ts'
import { taskFirst } from './task-first.ts'

/** Something else goes on: what is said belongs to that. */

/** A line that works at something belongs to the work, before any reader of topics looks at its words. */
export function workLine(heard: Heard): Decision | null {
  const { lesson } = heard
  if (lesson.play || lesson.passage || isElsewhere(lesson)) return null
  // 'I think 0.6 is less than 0.45 because …' is no essay with its reason.
  const isCompared = /^\W*i (?:think|thought|say|said|believe)\b/i.test(heard.text) && /[./]\d/.test(heard.text)
  const compared = isCompared && claimIn(heard.text) !== null ? claimed(heard) : null
  if (compared) return compared
  const done = finishedWork(heard)
  if (done || lesson.spanish) return done
  return (
    stepsSaid(heard) ??
    checksAsked(heard) ??
    zeroShared(heard) ??
    countsSaid(heard) ??
    fractionsTold(heard) ??
    figuresSaid(heard) ??
    taskFirst(heard)
  )
}
