import { z } from 'zod'
import file from '#content/en/tutor/topics.json'
import type { Item } from '#server/curriculum/item.ts'
import type { ItemSource } from '#server/tutor/move.ts'
import type { Exercise } from '#server/tutor/state.ts'
import type { Subject } from '#shared/subjects.ts'
import type { Catalog } from './catalog.ts'
import type { Skill } from './skill.ts'
import type { StudyCard } from './study-card.ts'

const topics = z.array(z.strictObject({ topic: z.string(), words: z.array(z.string()).min(1) })).parse(file)

/** Names of topics as children say them, the longest first. */
const byName = topics
  .flatMap(({ topic, words }) => [topic, ...words].map((word) => ({ topic, name: ` ${word} ` })))
  .sort((one, other) => other.name.length - one.name.length)

const plainWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/'/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `

const draws = 6

/** The catalog as the tutor asks it; of the subjects in `off` it has nothing. */
export function itemSource(catalog: Catalog, off: readonly Subject[] = []): ItemSource {
  const asExercise = (card: StudyCard | null): Exercise | null =>
    card && !off.includes(card.skill.subject) ? card.exercise() : null
  const isOn = ({ subject }: Skill) => !off.includes(subject)
  const openOf = (subjects: readonly string[]) => subjects.filter((one) => !off.some((other) => other === one))
  const drawn = (skill: string, seed: number): Exercise | null => {
    const written = catalog.cardsOf(skill)
    for (let at = 0; at < draws; at++) {
      const card = catalog.made(skill, seed + at) ?? written[(seed + at * 31) % Math.max(1, written.length)] ?? null
      const exercise = asExercise(card)
      if (exercise) return exercise
    }
    return null
  }
  const first = (skills: readonly Skill[], seed: number) => {
    for (const skill of skills) {
      const found = drawn(skill.id, seed)
      if (found) return found
    }
    return null
  }
  return {
    get: (id) => asExercise(catalog.get(id)),
    like: (id, skill, seed, size) => {
      const own = catalog.graph.get(catalog.get(id)?.skill.id ?? skill)
      return own ? first(nearTo(catalog, own, size), seed) : null
    },
    named: (text, grade, seed) => {
      const table = tableIn(text)
      if (table !== null) return asExercise(catalog.get(`times-tables~${table}x${2 + (seed % 9)}`))
      const topic = topicIn(text)
      return topic === null ? null : first(ofTopic(catalog, topic, grade), seed)
    },
    usual: (grade, subjects, seed) => {
      // An older child than the curriculum goes to gets its last grade.
      const highest = Math.min(grade, catalog.graph.lastGrade)
      const own = catalog.graph.skills.filter(
        (skill) => skill.grade <= highest && skill.grade >= highest - 1 && isOf(skill, openOf(subjects)) && isOn(skill),
      )
      const from =
        own.length > 0 ? own : catalog.graph.skills.filter((skill) => skill.grade <= Math.max(0, grade) && isOn(skill))
      return first([...from.slice(seed % from.length), ...from], seed)
    },
    isPutAway: (text, grade) => {
      if (off.length === 0) return false
      const topic = tableIn(text) === null ? topicIn(text) : 'times tables'
      const named = topic === null ? [] : ofTopic(catalog, topic, grade)
      return named.length > 0 && !named.some(isOn)
    },
    placed: (item) => placed(catalog, item),
  }
}

/** An item with its place; one of no skill (the child's own) stands among sums. */
function placed({ graph }: Catalog, item: Item): Exercise {
  const skill = graph.get(item.skill)
  return {
    item,
    topic: skill?.topic ?? 'number stories',
    subject: skill?.subject ?? 'math',
    grade: Math.min(6, skill?.grade ?? 3),
  }
}

/** The topic that a text names: of several the one with the longest name. */
export function topicIn(text: string): string | null {
  const said = plainWords(text)
  return byName.find(({ name }) => said.includes(name))?.topic ?? null
}

/** The 7 of 'the 7 times table', 'times 7', 'my sevens', '7s'. */
function tableIn(text: string): number | null {
  const words = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
  const plain = text.toLowerCase()
  const [, digits] =
    /\b(\d{1,2})(?:'?s)?\s*(?:times|x)\s*-?tables?\b/.exec(plain) ??
    /\b(?:times|tables? of|my|the)\s+(\d{1,2})'?s\b/.exec(plain) ??
    []
  const at = words.findIndex((word) =>
    new RegExp(`\\b(?:my|the|by) ${word}s\\b|\\b${word}s? times ?tables?\\b`).test(plain),
  )
  const table = digits !== undefined ? Number(digits) : at >= 0 ? at + 2 : null
  return table !== null && table >= 2 && table <= 12 ? table : null
}

/** Nearest to the grade first; what is not yet due comes after what was. */
function ofTopic({ graph }: Catalog, topic: string, grade: number): Skill[] {
  const far = ({ grade: own }: Skill) => (own > grade ? 20 + own - grade : grade - own)
  return graph.skills
    .filter((skill) => skill.topic === topic || skill.category.toLowerCase() === topic)
    .sort((a, b) => far(a) - far(b))
}

const isOf = ({ subject }: Skill, subjects: readonly string[]) =>
  subjects.length === 0 || subjects.includes(subject) || !subjects.some((one) => known.has(one))
const known = new Set<string>(['math', 'reading', 'science', 'problem-solving'])

/** The skills to look in: what is needed first, what comes next, or the same. */
function nearTo({ graph }: Catalog, skill: Skill, size: 'same' | 'easier' | 'harder'): Skill[] {
  if (size === 'same') return [skill]
  const near =
    size === 'easier'
      ? skill.after.flatMap((id) => graph.get(id) ?? [])
      : graph.skills.filter((one) => one.after.includes(skill.id))
  return [...near, skill]
}
