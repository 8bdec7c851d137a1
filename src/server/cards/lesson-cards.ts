import type { Exercise, TaskExercise } from '#server/brain/brain.ts'
import { exerciseOfTask, isTask, questionOf } from '#server/brain/built-in/exercise-kinds.ts'
import { topicOf } from '#server/brain/built-in/topics.ts'
import { type CardSource, cardFamily, type Judged } from '#server/brain/card-source.ts'
import type { Answer } from '#server/progress/evidence.ts'
import { firstBelief } from './belief.ts'
import type { Catalog } from './catalog.ts'
import type { Record } from './drawing.ts'
import { isEasyInstance } from './easy-instance.ts'
import { pickCard } from './pick-card.ts'
import type { Skill } from './skill.ts'
import { skillOfSum } from './skill-of-sum.ts'
import type { StudyCard } from './study-card.ts'

/** So many cards are planned for a lesson. */
const planned = 10
const mostPicks = 16

/** What the learner model wants in a lesson, the subjects of the tutor in turn: ids of cards that words alone can ask. */
export function planLesson(catalog: Catalog, record: Record, subjects: readonly string[], seed: number): string[] {
  const plan: string[] = []
  const seen: string[] = []
  const known = new Set<string>(catalog.graph.skills.map((skill) => skill.subject))
  const own = subjects.filter((subject) => known.has(subject))
  for (let at = 0; at < mostPicks && plan.length < planned; at++) {
    const subject = own[at % Math.max(1, own.length)]
    const card = pickCard(catalog, record, { ...(subject && { subject }), exclude: seen }, seed + at)
    if (!card) continue
    seen.push(card.id)
    if (card.task()) plan.push(card.id)
  }
  return plan
}

/** The catalog as the tutor uses it. */
export function cardSource(catalog: Catalog): CardSource {
  return {
    get: (id) => asExercise(catalog.get(id)),
    like: (id, seed, size) => {
      const skill = catalog.get(id)?.skill
      if (!skill) return null
      for (const near of nearTo(catalog, skill, size)) {
        const found = drawnFrom(catalog, near.id, seed)
        if (found) return found
      }
      return null
    },
    named: (text, grade, seed) => {
      for (const skill of skillsNamed(catalog, text, grade)) {
        const found = drawnFrom(catalog, skill.id, seed)
        if (found) return found
      }
      return null
    },
  }
}

const plainWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `

/** Names that are said without a wish for them: 'i need more time'. */
const everyday = new Set(['time', 'numbers', 'reading', 'sounds', 'matter', 'logic', 'planning'])

/** The skills that a text names by their topic or category, the nearest to the grade first, what comes later last. */
function skillsNamed({ graph }: Catalog, text: string, grade: number): Skill[] {
  const said = plainWords(text)
  const isNamed = (name: string) => !everyday.has(name.toLowerCase()) && said.includes(plainWords(name))
  const far = ({ grade: own }: Skill) => (own > grade ? 20 + own - grade : grade - own)
  return graph.skills.filter((skill) => isNamed(skill.topic) || isNamed(skill.category)).sort((a, b) => far(a) - far(b))
}

const asExercise = (card: StudyCard | null): TaskExercise | null => {
  const task = card?.task()
  return task ? exerciseOfTask(task) : null
}

/** The skills to look in: what is needed first, what comes next, or the same. */
function nearTo({ graph }: Catalog, skill: Skill, size: 'same' | 'easier' | 'harder'): Skill[] {
  if (size === 'same') return [skill]
  const near =
    size === 'easier'
      ? skill.after.flatMap((id) => graph.get(id) ?? [])
      : graph.skills.filter((one) => one.after.includes(skill.id))
  return [...near, skill]
}

const draws = 4

function drawnFrom(catalog: Catalog, skill: string, seed: number): TaskExercise | null {
  const written = catalog.cardsOf(skill)
  for (let at = 0; at < draws; at++) {
    const card = catalog.made(skill, seed + at) ?? written[(seed + at) % Math.max(1, written.length)] ?? null
    const exercise = asExercise(card)
    if (exercise) return exercise
  }
  return null
}

/** A card that the child sees in a tool, as the tutor helps with it; its picture is before the child. */
export function exerciseOnScreen(catalog: Catalog, cardId: string): TaskExercise | null {
  const card = catalog.get(cardId)
  const task = card?.shown()
  return task ? exerciseOfTask(task) : null
}

/** A try in the chat as evidence. Null where the exercise belongs to no skill that there is. */
export function evidenceOf(
  catalog: Catalog,
  judged: Judged,
  grade: number,
): Omit<Answer, 'client_id' | 'answered_at'> | null {
  const { exercise, was_correct, hint_level, said, mistake } = judged
  const card = cardFor(catalog, exercise)
  const skill = card?.skill ?? skillFor(catalog, exercise, grade)
  if (!skill) return null
  return {
    skill: skill.id,
    card_id: card?.id ?? `${skill.id}~chat`,
    memory: card?.memory ?? `${skill.id}~*`,
    tool: 'chat',
    was_correct,
    hint_level,
    guess: card?.guess('chat') ?? guessFor(exercise),
    prior: (grade) => firstBelief(skill, grade),
    isEasy: isEasyInstance(card?.question ?? questionOf(exercise)),
    latency_ms: null,
    answer: said,
    mistake,
  }
}

const cardFor = (catalog: Catalog, exercise: Exercise): StudyCard | null =>
  isTask(exercise) && exercise.task.family === cardFamily
    ? catalog.get(exercise.task.id)
    : catalog.asking(questionOf(exercise))

const luck = 0.05

function guessFor(exercise: Exercise): number {
  const { answer } = isTask(exercise) ? exercise.task : { answer: null }
  return answer?.form === 'choice' ? 1 / answer.choices.length : answer?.form === 'compare' ? 1 / 3 : luck
}

/** The skill of its numbers; where words ask it, the one with this topic, of the grade that is nearest. */
function skillFor({ graph }: Catalog, exercise: Exercise, grade: number): Skill | null {
  const ofNumbers = isTask(exercise) ? null : graph.get(skillOfSum(exercise) ?? '')
  if (ofNumbers) return ofNumbers
  const topic = isTask(exercise) ? exercise.task.topic : topicOf(exercise.operation, exercise.question)
  const level = isTask(exercise) ? exercise.task.grade : grade
  const [nearest] = graph.skills
    .filter((skill) => skill.topic === topic)
    .sort((a, b) => Math.abs(a.grade - level) - Math.abs(b.grade - level))
  return nearest ?? null
}
