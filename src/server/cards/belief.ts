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

export function beliefFrom(graph: SkillGraph, states: States, isBelow: (skill: Skill) => boolean): Belief {
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
  const p = (skill: Skill): number => {
    const own = states.get(skill.id)
    if (own) return own.p
    if (missed.has(skill.id)) return above / 2
    if (near.has(skill.id)) return shaken
    if (upheld.has(skill.id)) return upheldBy
    return isBelow(skill) ? below : above
  }
  const holds = (skill: Skill) => {
    const own = states.get(skill.id)
    return own ? isLearned(own) : p(skill) >= presumed
  }
  return { p, holds }
}
