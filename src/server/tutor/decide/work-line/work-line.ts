import type { Decision } from '../../move.ts'
import type { Heard } from '../hear.ts'
import { checksAsked, zeroShared } from './checks.ts'
import { countsSaid } from './counts.ts'
import { figuresSaid } from './figures.ts'
import { finishedWork } from './finished.ts'
import { fractionsTold } from './fractions.ts'
import { stepsSaid } from './steps.ts'
import { taskFirst } from './task-first.ts'

/** Something else goes on: what is said belongs to that. */
const elsewhere = new Set(['feeling', 'sentence', 'play', 'story'])

/** A line that works at something belongs to the work, before any reader of topics looks at its words. */
export function workLine(heard: Heard): Decision | null {
  const { lesson } = heard
  if (lesson.play || lesson.passage || elsewhere.has(lesson.asked?.kind ?? '')) return null
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
