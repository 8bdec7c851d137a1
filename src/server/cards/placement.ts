import { isMastered } from '#server/progress/mastery.ts'
import { type Belief, beliefFrom, type Child, type States } from './belief.ts'
import type { Skill } from './skill.ts'
import type { SkillGraph } from './skills.ts'

/** Where a child stands in a list of skills in teaching order: below `known` it is taken to be able, from `open` on not. */
export type Place = {
  known: number
  /** The skill to ask about next, while the place is not found; null once it is. */
  probe: Skill | null
}

/** So many answers at most are spent on finding the place, and fewer when it is found before. */
const mostProbes = 8
/** So few skills between what was right and what was not: that is near enough. */
const nearEnough = 3
/** The first question, and the one after a miss, is well within reach: so far into what is open. */
const kindly = 1 / 3
/** One right answer that may be luck is not enough to go up, nor is a single slip among right ones to go down. */
const likely = 0.55
const unlikely = 0.35

/**
 * Finds the place by halving, starting from what children of the grade have usually learned: all that comes before the
 * year below theirs. Every miss without a right answer goes further down, one grade, then two, then three; a right answer in
 * the highest year that is open opens the next. `skills` are of one subject, or of what the child chose, in teaching order;
 * those that are `onScreen` are not asked about twice.
 */
function placeIn(skills: readonly Skill[], states: States, grade: number, onScreen: readonly string[]): Place {
  const asked = skills.flatMap((skill, at) => {
    const state = states.get(skill.id)
    return state ? [{ at, p: state.p, isMastered: isMastered(state), answers: state.answers }] : []
  })
  const answers = asked.reduce((sum, one) => sum + one.answers, 0)
  const right = Math.max(-1, ...asked.filter((one) => one.isMastered || one.p >= likely).map((one) => one.at))
  const missed = asked.filter((one) => !one.isMastered && one.p < unlikely && one.at > right).map((one) => one.at)
  const highest = Math.max(grade, (skills[right]?.grade ?? grade - 1) + 1)
  const open = Math.min(startOf(skills, highest + 1), ...missed)
  const usual = startOf(skills, grade - 1)
  const floor = missed.length > 0 && right < 0 ? Math.min(usual, below(skills, open, missed.length)) : usual
  const known = Math.max(right + 1, Math.min(floor, open))
  const isFound = answers >= mostProbes || open - known <= nearEnough
  if (isFound) return { known, probe: null }
  const last = asked.length > 0 && missed.length === 0
  const share = last ? 1 / 2 : kindly
  const candidates = skills.slice(known, open).filter(({ id }) => !states.has(id) && !onScreen.includes(id))
  return { known, probe: candidates[Math.floor(candidates.length * share)] ?? null }
}

/** Where a child stands in `skills`, and what is believed about each of them: by its answers, by what follows from them, by the place. */
export function standing(
  graph: SkillGraph,
  { grade, states }: Child,
  skills: readonly Skill[],
  onScreen: readonly string[] = [],
): Place & { belief: Belief } {
  const place = placeIn(skills, states, grade, onScreen)
  const known = new Set(skills.slice(0, place.known).map((skill) => skill.id))
  const belief = beliefFrom(graph, { grade, states }, (skill) => known.has(skill.id) || skill.grade < grade - 1)
  return { ...place, belief }
}

/** Missed from the very beginning: with every miss the way down is longer. */
const below = (skills: readonly Skill[], open: number, misses: number) =>
  startOf(skills, (skills[open]?.grade ?? 0) - misses)

/** The place of the first skill of a grade or of a later one. */
function startOf(skills: readonly Skill[], grade: number): number {
  const at = skills.findIndex((skill) => skill.grade >= grade)
  return at < 0 ? skills.length : at
}
