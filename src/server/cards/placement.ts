import { isMastered } from '#server/progress/mastery.ts'
import type { States } from './belief.ts'
import type { Skill } from './skill.ts'

/** Where a child stands in a list of skills in teaching order: below `known` it is taken to be able, from `open` on not. */
export type Place = {
  known: number
  /** The skill to ask about next, while the place is not found; null once it is. */
  probe: Skill | null
}

/** So many answers at most are spent on finding the place, and fewer when it is found before. */
const mostProbes = 6
/** So few skills between what was right and what was not: that is near enough. */
const nearEnough = 3
/** The first question, and the one after a miss, is well within reach: so far into what is open. */
const kindly = 1 / 3

/**
 * Finds the place by halving, starting from what children of the grade have usually learned: all that comes before the
 * year below theirs. `skills` are of one subject, or of what the child chose, in teaching order.
 */
export function placeIn(skills: readonly Skill[], states: States, grade: number): Place {
  const asked = skills.flatMap((skill, at) => {
    const state = states.get(skill.id)
    return state ? [{ at, isRight: state.p >= 0.5 || isMastered(state), answers: state.answers }] : []
  })
  const answers = asked.reduce((sum, one) => sum + one.answers, 0)
  const right = Math.max(-1, ...asked.filter((one) => one.isRight).map((one) => one.at))
  const missed = asked.filter((one) => !one.isRight && one.at > right).map((one) => one.at)
  const open = Math.min(startOf(skills, grade + 1), ...missed)
  const usual = startOf(skills, grade - 1)
  // Missed at the very beginning: what is presumed goes down by grades.
  const floor =
    missed.length > 0 && right < 0 ? Math.min(usual, startOf(skills, (skills[open]?.grade ?? grade) - 1)) : usual
  const known = Math.max(right + 1, Math.min(floor, open))
  const isFound = answers >= mostProbes || open - known <= nearEnough
  if (isFound) return { known, probe: null }
  const last = asked.length > 0 && missed.length === 0
  const share = last ? 1 / 2 : kindly
  const candidates = skills.slice(known, open).filter((skill) => !states.has(skill.id))
  return { known, probe: candidates[Math.floor(candidates.length * share)] ?? null }
}

/** The place of the first skill of a grade or of a later one. */
function startOf(skills: readonly Skill[], grade: number): number {
  const at = skills.findIndex((skill) => skill.grade >= grade)
  return at < 0 ? skills.length : at
}

/** What is believed about a skill when a child of a grade is asked about it for the first time, 0 to 1. */
export const firstBelief = (skill: Skill, grade: number): number =>
  skill.grade < grade - 1 ? 0.7 : skill.grade < grade ? 0.4 : 0.2
