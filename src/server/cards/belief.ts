import { isLearned, isMastered, type Mastery } from '#server/progress/mastery.ts'
import type { Skill } from './skill.ts'
import type { SkillGraph } from './skills.ts'

export type States = ReadonlyMap<string, Mastery>

/** From this on something is built on a skill that was never asked. */
export const presumed = 0.75
/** What is believed of a skill below what the child was found able to do, of one above, and next to what it missed. */
const below = 0.8
const above = 0.1
const shaken = 0.4
/** What is believed when something that needs the skill was answered right, and not once by luck: enough to build on, not known. */
const upheldBy = 0.85
const likelyKnown = 0.6
const enoughRight = 2
const likelyNot = 0.3

/**
 * What is believed about every skill, asked or not: own evidence first; then what follows from the evidence on skills that
 * need it or that it needs; else whether it lies below the place where the child was found (placement.ts).
 */
export type Belief = {
  p: (skill: Skill) => number
  /** It is mastered, or nothing speaks against it and much for it: the next may be built on it. */
  holds: (skill: Skill) => boolean
}

/** What is usual weighs as much as so many skills of the same year that this child was asked. */
const usualWeighs = 3
/** With so many right answers among all, a skill came known and was not learned here. */
const cameKnown = 0.7

type Year = { met: number; came: number }

/**
 * By year: how many skills were asked that tell of it, and how many of them the child could do. What it can of later years
 * tells of the earlier ones, and what it cannot of earlier years of the later.
 */
function yearsOf(graph: SkillGraph, states: States): (grade: number) => Year {
  const asked = [...states].flatMap(([id, { right_answers, answers }]) => {
    const grade = graph.get(id)?.grade
    return grade === undefined ? [] : [{ grade, came: right_answers >= cameKnown * answers }]
  })
  const years = new Map<number, Year>()
  return (grade) => {
    const known = years.get(grade)
    if (known) return known
    const telling = asked.filter((one) => one.grade === grade || one.came === one.grade > grade)
    const year = { met: telling.length, came: telling.filter(({ came }) => came).length }
    years.set(grade, year)
    return year
  }
}

export type Child = { grade: number; states: States }

export function beliefFrom(graph: SkillGraph, { grade, states }: Child, isBelow: (skill: Skill) => boolean): Belief {
  const upheld = new Set<string>()
  const missed = new Set<string>()
  const near = new Set<string>()
  for (const [id, state] of states) {
    if (state.right_answers >= enoughRight && state.p >= likelyKnown)
      for (const needed of graph.before(id)) upheld.add(needed)
    if (state.answers < 2 || state.p > likelyNot || isMastered(state)) continue
    for (const later of graph.after(id)) missed.add(later)
    for (const needed of graph.get(id)?.after ?? []) near.add(needed)
  }
  const usual = (skill: Skill): number => {
    const { id } = skill
    if (missed.has(id)) return above / 2
    if (near.has(id)) return shaken
    return upheld.has(id) ? upheldBy : isBelow(skill) ? below : above
  }
  const yearOf = yearsOf(graph, states)
  const unasked = (skill: Skill): number => {
    const { met, came } = yearOf(skill.grade)
    return (usual(skill) * usualWeighs + came) / (usualWeighs + met)
  }
  const p = (skill: Skill): number => {
    const own = states.get(skill.id)
    return own ? shifted(own.p, firstBelief(skill, grade), unasked(skill)) : unasked(skill)
  }
  const holds = (skill: Skill) => {
    const own = states.get(skill.id)
    return own ? isLearned(own) : p(skill) >= presumed
  }
  return { p, holds }
}

/** What is believed about a skill when a child of a grade is asked about it for the first time, 0 to 1 (bench/mastery.ts). */
export const firstBelief = (skill: Skill, grade: number): number =>
  skill.grade < grade - 1 ? 0.5 : skill.grade < grade ? 0.35 : 0.2

const odds = (p: number) => p / (1 - p)
const surest = 0.99

/** What would be believed by now, had the first belief been another one. */
function shifted(p: number, first: number, better: number): number {
  const moved = (odds(p) * odds(Math.min(surest, better))) / odds(first)
  return moved / (1 + moved)
}
