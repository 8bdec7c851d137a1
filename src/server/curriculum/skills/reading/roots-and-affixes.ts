import words from '#content/en/skills/reading/roots-and-affixes.json'
import { defineSkill } from '../../draw.ts'
import { familiesOf, gapsOf, having, meaning } from './parts/word-families.ts'

const roots = words.roots.map(([part, means, examples]) => ({
  part: String(part),
  means: String(means),
  examples: Array.isArray(examples) ? examples : [],
}))

/** The roots that mean nearly the same, this one among them: a word with any of them would be right, too. */
const alikeTo = (part: string) => words.alike.find((parts) => parts.includes(part)) ?? [part]

export const skill = defineSkill({
  skill: 'reading.roots-and-affixes',
  words,
  tags: ['roots'],
  draw: (rng) => {
    const [one, ...rest] = rng.some(roots)
    if (!one) return null
    const { part, means, examples } = one
    const alike = alikeTo(part)
    const others = rest.filter((other) => !alike.includes(other.part)).slice(0, 3)
    const word = rng.pick(examples)
    // A word may have two roots; none of the others may have this one, or one that means the same.
    const free = (list: readonly string[]) =>
      rng.pick(list.filter((each) => !alike.some((root) => each.includes(root))))
    return rng.chance(55)
      ? meaning({ part, means, word, others: others.map((other) => other.means), form: 'meaning' })
      : having({ part, means, word, others: others.map((other) => free(other.examples)), form: 'having' })
  },
  deck: { name: 'roots-and-affixes', all: () => gapsOf(familiesOf(words.families)) },
})
