import words from '#content/en/skills/reading/word-parts.json'
import { defineSkill } from '../../draw.ts'
import { having, meaning } from './parts/word-families.ts'

type Affix = { part: string; means: string; examples: readonly string[] }

const affix = ([part, means, examples]: (typeof words.prefixes)[number]): Affix => ({
  part: String(part),
  means: String(means),
  examples: Array.isArray(examples) ? examples : [],
})
const kinds = [words.prefixes.map(affix), words.suffixes.map(affix)]

export const skill = defineSkill({
  skill: 'reading.word-parts',
  words,
  tags: ['prefixes', 'suffixes'],
  draw: (rng) => {
    const [one, ...others] = rng.some(rng.pick(kinds), 4)
    if (!one) return null
    const { part, means, examples } = one
    const word = rng.pick(examples)
    return rng.chance(60)
      ? meaning({ part, means, word, others: others.map((other) => other.means), form: 'meaning' })
      : having({ part, means, word, others: others.map((other) => rng.pick(other.examples)), form: 'having' })
  },
})
