import { diceOf } from '#server/brain/built-in/dice.ts'
import { taskTopicsFor } from '#server/brain/built-in/tasks/task-sources.ts'
import { usualSums } from '#server/brain/built-in/topics.ts'
import type { Persona, Setting } from './dialogue.ts'
import { homework } from './homework.ts'
import { mistaken, personasOf } from './personas.ts'

const subjects = ['math', 'reading', 'science', 'problem-solving'] as const
const grades = [0, 1, 2, 3, 4, 5]

/** Topics of sums that every tutor of mathematics works on, by grade. */
const sums = (grade: number) => [
  ...usualSums(grade),
  ...(grade >= 2 ? ['times tables'] : []),
  ...(grade >= 3 ? ['dividing', 'fractions'] : []),
]

/** Every topic of every grade with a child that makes its mistakes, and children of every other kind in turns. */
export function settings(attacks: readonly string[]): Setting[] {
  const all: Setting[] = []
  for (const grade of grades) {
    for (const subject of subjects) {
      const topics =
        subject === 'math'
          ? [...new Set([...sums(grade), ...taskTopicsFor(subject, grade)])]
          : taskTopicsFor(subject, grade)
      for (const topic of topics) {
        const seed = 1_000 * grade + all.length + 1
        const others = personasOf(seed, attacks).filter((persona) => persona !== mistaken)
        const second = others[diceOf(seed)(0, others.length - 1)]
        for (const persona of [mistaken, ...(second ? [second] : [])])
          all.push({
            name: `${topic}, grade ${grade}: ${persona.name}`,
            grade,
            subjects: [subject],
            opening: topic,
            seed,
            persona,
          })
      }
    }
    all.push(...homework.map((lines, at) => ownWork(lines, grade, 90_000 + 100 * grade + at)))
  }
  return all
}

/** A child with its own homework: the lines as they were written. */
function ownWork([opening = '', ...lines]: readonly string[], grade: number, seed: number): Setting {
  const persona: Persona = { name: 'homework', next: (at) => lines[at - 1] ?? null }
  return {
    name: `homework "${opening.slice(0, 40)}", grade ${grade}`,
    grade,
    subjects: ['math'],
    opening,
    seed,
    persona,
  }
}
