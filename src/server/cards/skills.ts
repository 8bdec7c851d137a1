import { z } from 'zod'
import math from '#content/skills/math.json'
import reading from '#content/skills/reading.json'
import science from '#content/skills/science.json'
import thinking from '#content/skills/thinking.json'
import { type Skill, skill } from './skill.ts'

/** Every skill with what comes before and after it. */
export type SkillGraph = {
  /** In teaching order: by grade, and each after what it needs. */
  skills: readonly Skill[]
  /** The highest grade that it goes to: an older child gets that. */
  lastGrade: number
  get: (id: string) => Skill | undefined
  /** Where it stands in the teaching order. */
  placeOf: (id: string) => number
  /** All that it needs, near and far. */
  before: (id: string) => readonly string[]
  /** All that needs it, near and far. */
  after: (id: string) => readonly string[]
}

let known: SkillGraph | null = null

/** The skills of `content/skills`, read once. */
export function skillGraph(): SkillGraph {
  known ??= graphOf(z.array(skill).parse([...math, ...reading, ...science, ...thinking]))
  return known
}

/** Throws when a skill stands twice, needs one that there is not, or needs itself in the end. */
export function graphOf(unordered: readonly Skill[]): SkillGraph {
  const byId = new Map(unordered.map((one) => [one.id, one]))
  if (byId.size < unordered.length) throw new Error('a skill stands twice')
  const skills = inOrder(unordered, byId)
  const places = new Map(skills.map((one, at) => [one.id, at]))
  const before = new Map<string, string[]>()
  const after = new Map<string, string[]>(skills.map((one) => [one.id, []]))
  for (const one of skills) {
    const needs = [...new Set(one.after.flatMap((id) => [id, ...(before.get(id) ?? [])]))]
    before.set(one.id, needs)
    for (const id of needs) after.get(id)?.push(one.id)
  }
  return {
    skills,
    lastGrade: Math.max(...skills.map(({ grade }) => grade)),
    get: (id) => byId.get(id),
    placeOf: (id) => places.get(id) ?? -1,
    before: (id) => before.get(id) ?? [],
    after: (id) => after.get(id) ?? [],
  }
}

function inOrder(unordered: readonly Skill[], byId: ReadonlyMap<string, Skill>): Skill[] {
  const ordered: Skill[] = []
  const state = new Map<string, 'open' | 'done'>()
  const visit = (one: Skill) => {
    if (state.get(one.id) === 'done') return
    if (state.get(one.id) === 'open') throw new Error(`${one.id} needs itself in the end`)
    state.set(one.id, 'open')
    for (const id of one.after) {
      const needed = byId.get(id)
      if (!needed) throw new Error(`${one.id} needs ${id}, which there is not`)
      visit(needed)
    }
    state.set(one.id, 'done')
    ordered.push(one)
  }
  for (const one of [...unordered].sort((a, b) => a.grade - b.grade)) visit(one)
  return ordered
}
