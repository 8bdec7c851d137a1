import { isMastered } from '#server/progress/mastery.ts'
import { cardOf, type Drawing, type Record } from './drawing.ts'
import type { Skill } from './skill.ts'
import type { StudyCard } from './study-card.ts'

/** So many misses one after the other are enough. */
const enough = 2
/** After so many, whatever the skills, something comes that the child surely can. */
const discouraging = 3
/** The child surely can what it is believed to know so well. */
const sure = 0.8

const aDay = 20 * 3_600_000

type Answers = Pick<Record, 'recent'>

/** The last two answers to it on this occasion were misses. */
export function isShaken({ recent }: Answers, skill: string): boolean {
  const own = recent.filter((one) => one.skill === skill).slice(0, enough)
  return own.length === enough && own.every((one) => !one.was_correct)
}

/** After two misses in a skill: what it is built on, the nearest first, or at least something easier. */
export function easierCard(drawing: Drawing, skills: readonly Skill[]): StudyCard | null {
  const { record } = drawing
  const [last] = record.recent
  if (!last || last.was_correct) return null
  const missed = drawing.catalog.graph.get(last.skill)
  const isRow =
    record.recent.length >= discouraging && record.recent.slice(0, discouraging).every((one) => !one.was_correct)
  const easier = [
    ...(isRow ? surelyKnown(drawing, skills) : []),
    ...(missed && isShaken(record, missed.id) ? groundOf(drawing, missed, skills) : []),
  ]
  for (const skill of easier) {
    const card = isShaken(record, skill.id) ? null : cardOf(drawing, skill)
    if (card) return card
  }
  return null
}

/** What was right before, best known first; else the earliest of what there is. */
function surelyKnown({ record }: Drawing, skills: readonly Skill[]): Skill[] {
  const p = ({ id }: Skill) => record.states.get(id)?.p ?? 0
  const known = skills.filter((skill) => {
    const state = record.states.get(skill.id)
    return state !== undefined && (isMastered(state) || p(skill) >= sure)
  })
  return known.length > 0 ? known.sort((a, b) => p(b) - p(a)) : skills.slice(0, 1)
}

/** The ground of a skill, near and then far, as far as it may be asked; then what is easier in its subject. */
function groundOf({ catalog, record }: Drawing, missed: Skill, skills: readonly Skill[]): Skill[] {
  const { graph } = catalog
  const asked = new Set(skills.map(({ id }) => id))
  const near = missed.after.flatMap((id) => graph.get(id) ?? [])
  const far = [...graph.before(missed.id)].flatMap((id) => graph.get(id) ?? [])
  const inOrder = [...far].sort((a, b) => graph.placeOf(b.id) - graph.placeOf(a.id))
  const before = skills.filter(({ grade }) => grade < missed.grade)
  const sameSubject = before.filter(({ subject }) => subject === missed.subject).reverse()
  const ground = [...new Set([...near, ...inOrder])].filter(({ id }) => asked.has(id))
  const { now, states } = record
  // What is likely known and was not asked of late tells most; what is mastered tells least.
  const telling = ({ id }: Skill) => {
    const own = states.get(id)
    return !own || (own.p >= 0.5 && !isMastered(own) && now.getTime() - own.last_at.getTime() > aDay)
  }
  const first = [...ground, ...sameSubject]
  return [...first.filter(telling), ...first, ...before.reverse()]
}
