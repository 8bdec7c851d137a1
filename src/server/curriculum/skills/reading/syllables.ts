import words from '#content/en/skills/reading/syllables.json'
import list from '#content/en/words/sounds.json'
import { type Draw, defineSkill, oneWay, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { namesOfWrong, wrongOnes } from './parts/choices.ts'

type Split = (typeof list.syllables)[number]

const spoken = (parts: readonly string[]) => parts.map((part) => `“${part}”`).join(', ')

function claps({ word, parts }: Split): Draw {
  const count = parts.length
  return {
    form: count === 1 ? 'one' : 'claps',
    values: { word, parts: parts.join(', '), first: parts[0] ?? '', count },
    answer: { form: 'number', answer: count },
    wrong: [
      ['counted-the-letters', word.length],
      ['lost-a-beat', count > 1 ? count - 1 : null],
      ['split-a-beat', count + 1],
      ['split-a-beat', count + 2],
      ['split-a-beat', count + 3],
    ],
    solution: oneWay(['clap', count]),
    entity: word,
  }
}

const early = list.syllables.filter(({ grade }) => grade < 2)
const long = early.filter(({ parts }) => parts.length > 1)

/** Beats, put together to a word. */
function together(rng: Rng): Draw {
  const { word, parts, said } = rng.pick(long)
  const others = rng.some(long.filter((each) => each.word !== word && each.parts.length === parts.length))
  const near = others.filter((each) => each.word.charAt(0) === word.charAt(0) || each.parts.at(-1) === parts.at(-1))
  const wrong = [...new Set([...near, ...others].map((each) => each.word))].slice(0, 3)
  return {
    form: 'together',
    // Beats such as “to” are read as words of their own: where they sound otherwise, the voice gets them as they sound.
    values: { word, parts: spoken(parts), heard: spoken(said ?? parts), ...namesOfWrong(wrong) },
    answer: { form: 'choice', answer: word },
    wrong: wrongOnes('lost-a-beat', wrong),
    solution: oneWay(['join', word]),
    entity: word,
  }
}

/** The word with so many claps. */
function withClaps(rng: Rng): Draw {
  const { word, parts } = rng.pick(early)
  const others = rng.some(
    early.filter((each) => each.parts.length !== parts.length),
    3,
  )
  return {
    form: 'which',
    values: { word, count: parts.length, parts: parts.join(', '), ...namesOfWrong(others.map((each) => each.word)) },
    answer: { form: 'choice', answer: word },
    wrong: others.map(
      (each, at): Wrong => [each.parts.length > parts.length ? 'lost-a-beat' : 'split-a-beat', each.word, `w${at + 1}`],
    ),
    solution: oneWay(['clap', word]),
    entity: word,
  }
}

export const skill = defineSkill({
  skill: 'reading.syllables',
  words,
  tags: ['syllables'],
  draw: (rng) => (rng.chance(50) ? together : withClaps)(rng),
  deck: {
    name: 'syllables',
    all: () => list.syllables.map((each) => ({ ...claps(each), key: `syllables-${each.word}` })),
  },
})
