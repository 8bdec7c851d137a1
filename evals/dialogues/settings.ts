import topics from '#content/en/tutor/topics.json'
import { catalog } from '#server/cards/catalog.ts'
import { diceOf } from '#server/cards/dice.ts'
import { itemSource } from '#server/cards/item-source.ts'
import type { Exercise } from '#server/tutor/state.ts'
import type { Persona, Setting } from './dialogue.ts'
import { homework } from './homework.ts'
import { mistaken, personasOf } from './personas.ts'

const grades = [0, 1, 2, 3, 4, 5]
/** A topic whose easiest exercise is further above the grade than this is none of that grade's. */
const mostAhead = 1

/** Every topic of every grade with a child that makes its mistakes, and children of every other kind in turns. */
export function settings(attacks: readonly string[]): Setting[] {
  const items = itemSource(catalog())
  const all: Setting[] = []
  for (const grade of grades) {
    for (const { topic } of topics) {
      const seed = 1_000 * grade + all.length + 1
      const given = items.named(topic, grade, seed)
      if (given && given.grade <= grade + mostAhead) all.push(...withTopic(topic, given, grade, seed, attacks))
    }
    all.push(...homework.map((lines, at) => ownWork(lines, grade, 90_000 + 100 * grade + at)))
  }
  return all
}

function withTopic(
  topic: string,
  { subject }: Exercise,
  grade: number,
  seed: number,
  attacks: readonly string[],
): Setting[] {
  const others = personasOf(seed, attacks).filter((persona) => persona !== mistaken)
  const second = others[diceOf(seed)(0, others.length - 1)]
  return [mistaken, ...(second ? [second] : [])].map((persona) => ({
    name: `${topic}, grade ${grade}: ${persona.name}`,
    grade,
    subjects: [subject],
    opening: topic,
    seed,
    persona,
  }))
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
