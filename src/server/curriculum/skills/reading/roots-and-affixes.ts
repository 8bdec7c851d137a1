import words from '#content/en/skills/reading/roots-and-affixes.json'
import { defineSkill } from '../../draw.ts'
import { familiesOf, gapsOf, having, meaning } from './parts/word-families.ts'

const roots = words.roots.map(([part, means, examples]) => ({
  part: String(part),
  means: String(means),
  examples: Array.isArray(examples) ? examples : [],
}))

export const skill = defineSkill({
  skill: 'reading.roots-and-affixes',
  words,
  tags: ['roots'],
  draw: (rng) => {
    const [one, ...rest] = rng.some(roots)
    if (!one) return null
    const { part, means, examples } = one
    // A word may have two roots; none of the others may have this one.
    const others = rest.filter((other) => other.means.split(' ')[0] !== means.split(' ')[0]).slice(0, 3)
    const word = rng.pick(examples)
    const free = (list: readonly string[]) => rng.pick(list.filter((each) => !each.includes(part)))
    return rng.chance(55)
      ? meaning({ part, means, word, others: others.map((other) => other.means), form: 'meaning' })
      : having({ part, means, word, others: others.map((other) => free(other.examples)), form: 'having' })
  },
  deck: { name: 'roots-and-affixes', all: () => gapsOf(familiesOf(words.families)) },
})
