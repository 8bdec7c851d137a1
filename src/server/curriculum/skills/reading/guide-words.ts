import words from '#content/en/skills/reading/guide-words.json'
import { type Draw, defineSkill, oneWay } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { namesOfWrong, wrongOnes } from './parts/choices.ts'

const all = [...new Set(words.lists.words)].sort()
const at = (place: number) => all[Math.min(Math.max(place, 0), all.length - 1)] ?? ''

/** The entry that stands on the page with these two guide words: near ones stand before or after it. */
function onPage(rng: Rng): Draw {
  const from = rng.int(4, all.length - 9)
  const to = from + rng.int(2, 4)
  const key = at(rng.int(from + 1, to - 1))
  const wrong = rng.some([from - 1, from - 2, to + 1, to + 2, to + 3].map(at), 3)
  return {
    form: 'page',
    values: { left: at(from), right: at(to), key, ...namesOfWrong(wrong) },
    answer: { form: 'choice', answer: key },
    wrong: wrongOnes('compared-another-letter', wrong),
    solution: oneWay(['order', key]),
    entity: key,
  }
}

/** The guide words of the page that has an entry. */
function pageOf(rng: Rng): Draw {
  const place = rng.int(8, all.length - 9)
  const pages = [-2, -1, 0, 1].map((page) => `${at(place + page * 3 + 2)} and ${at(place + page * 3 + 4)}`)
  const [w1 = '', w2 = '', key = '', w3 = ''] = pages
  const word = at(place + 3)
  return {
    form: 'guides',
    values: { word, key, ...namesOfWrong([w1, w2, w3]) },
    answer: { form: 'choice', answer: key },
    wrong: [
      ['compared-another-letter', w2, 'w2'],
      ['compared-another-letter', w3, 'w3'],
      ['compared-another-letter', w1, 'w1'],
    ],
    solution: oneWay(['between', key]),
    entity: word,
  }
}

/** Where a question is looked up. */
function source(rng: Rng): Draw {
  const { question, key, wrong } = rng.pick(words.sources)
  return {
    form: 'source',
    values: { question, key, ...namesOfWrong(wrong) },
    answer: { form: 'choice', answer: key },
    wrong: wrongOnes('took-another-source', wrong),
    solution: oneWay(['look', key]),
    entity: key,
  }
}

export const skill = defineSkill({
  skill: 'reading.guide-words',
  words,
  tags: ['dictionary'],
  draw: (rng) => {
    const which = rng.int(1, 10)
    return which <= 5 ? onPage(rng) : which <= 8 ? pageOf(rng) : source(rng)
  },
})
