import { categories, type Skill } from '#server/cards/skill.ts'
import type { CardView } from '#shared/card.ts'
import { subjects } from '#shared/subjects.ts'

/** What a card or its deck says of its place. A card's own word comes before its deck's, and that before its skill's. */
export type Placing = { category: string | null; skill: string | null; grade: number | null }

/** A skill of the curriculum by its id. */
export type SkillOf = (id: string) => Skill | null

/** Where a card stands among all cards. Without a skill nothing is learned about the child from it. */
export type Place = Pick<CardView, 'category' | 'skill' | 'skill_name' | 'subject' | 'grade'>

/** A category as it is written here, whatever its case, and its subject. Null when there is none such. */
export function categoryNamed(text: string): Pick<CardView, 'category' | 'subject'> | null {
  for (const subject of subjects) {
    const category = categories[subject].find((one) => one.toLowerCase() === text.trim().toLowerCase())
    if (category) return { category, subject }
  }
  return null
}

export const allCategories = () => subjects.flatMap((subject) => categories[subject])

/** 'K' is 0, 'pre-K' is -1. Null when it is no grade from pre-K to 5. */
export function gradeIn(text: string): number | null {
  const plain = text.trim().toLowerCase().replace('−', '-')
  if (/^pre-?k$/.test(plain)) return -1
  if (plain === 'k') return 0
  return /^(?:-1|[0-5])$/.test(plain) ? Number(plain) : null
}

/** Null when something is missing, unknown, or does not go together. */
export function placeOf(card: Placing, deck: Placing, skillOf: SkillOf): Place | null {
  const { id, skill, category, grade } = resolved(card, deck, skillOf)
  const found = category === null ? null : categoryNamed(category)
  if ((id !== null && !skill) || !found || grade === null || grade < -1 || grade > 5) return null
  if (skill && skill.subject !== found.subject) return null
  return { ...found, grade, skill: skill?.id ?? '', skill_name: skill?.name ?? found.category }
}

function resolved(card: Placing, deck: Placing, skillOf: SkillOf) {
  const skillNamed = (id: string | null) => (id === null ? null : skillOf(id))
  const id = card.skill ?? deck.skill
  const skill = skillNamed(id)
  // A card that names its skill has named its category, too.
  const category = card.category ?? skillNamed(card.skill)?.category ?? deck.category ?? skill?.category ?? null
  return { id, skill, category, grade: card.grade ?? deck.grade ?? skill?.grade ?? null }
}

/** Everything that keeps the card from having a place. */
export function placeFaults(card: Placing, deck: Placing, skillOf: SkillOf): string[] {
  const { id, skill, category, grade } = resolved(card, deck, skillOf)
  if (id !== null && !skill) return [`there is no skill "${id}"; leave "skill" empty where none fits`]
  const faults: string[] = []
  if (category === null) faults.push('it has no category; fill in "category", or import with --category')
  if (grade === null) faults.push('it has no grade; fill in "grade", or import with --grade')
  if (skill && category !== null && categoryNamed(category)?.subject !== skill.subject)
    faults.push(`"category" is ${category}, but the skill ${skill.id} is in ${skill.subject}; make them fit`)
  return faults
}
