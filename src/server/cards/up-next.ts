import { isMastered } from '#server/progress/mastery.ts'
import type { NextReason } from '#shared/progress.ts'
import type { Child } from './belief.ts'
import { frontier } from './frontier.ts'
import { standing } from './placement.ts'
import type { Skill } from './skill.ts'
import type { SkillGraph } from './skills.ts'

/** A skill that comes next, and why; `of` are the skills that the reason names. */
export type UpNext = { skill: Skill; why: NextReason; of: Skill[] }

type Known = Child & { now: Date }

/** So many of one subject. */
const most = 2

/** What the picker would take up next in one subject, when the child comes back another day. */
export function upNext(graph: SkillGraph, child: Known, skills: readonly Skill[]): UpNext[] {
  const { probe, belief } = standing(graph, child, skills)
  const view = {
    catalog: { graph },
    record: { ...child, isBack: true },
    dice: () => 0,
    skills,
    belief,
    onScreen: [],
    recent: [],
    isDone: () => false,
  }
  const open = [...new Set(frontier(view))]
  // While the place is looked for, the first question is asked to find it.
  if (probe) return [{ skill: probe, why: 'place', of: [] }]
  return open.slice(0, most).map((skill) => ({ skill, ...reasonFor(graph, child, skill, open) }))
}

function reasonFor(graph: SkillGraph, { states }: Known, skill: Skill, open: readonly Skill[]): Omit<UpNext, 'skill'> {
  const own = states.get(skill.id)
  const needs = skill.after.flatMap((id) => graph.get(id) ?? [])
  const builtOnIt = open.filter((one) => one.after.includes(skill.id) && states.has(one.id))
  if (builtOnIt.length > 0) return { why: 'again', of: builtOnIt }
  if (own) return { why: 'begun', of: [] }
  if (needs.length === 0) return { why: 'first', of: [] }
  const isKnown = ({ id }: Skill) => {
    const state = states.get(id)
    return state !== undefined && isMastered(state)
  }
  return needs.every(isKnown) ? { why: 'ready', of: needs } : { why: 'presumed', of: needs }
}
