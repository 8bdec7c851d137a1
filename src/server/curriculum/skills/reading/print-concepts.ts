import words from '#content/en/skills/reading/print-concepts.json'
import { type Draw, defineSkill, oneWay } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { namesOfWrong, wrongOnes } from './parts/choices.ts'

const partsOf = (sentence: string) => sentence.replace(/\.$/, '').split(' ')

/** Two words of it run together, or a word cut in two. */
function spaces(rng: Rng): Draw {
  const key = rng.pick(words.lists.sentences)
  const parts = partsOf(key)
  const joined = parts
    .slice(1)
    .map((_, at) => `${[...parts.slice(0, at), `${parts[at]}${parts[at + 1]}`, ...parts.slice(at + 2)].join(' ')}.`)
  const [first = '', second = ''] = rng.some(joined, 2)
  const moved = parts.flatMap((part, at) => (at > 0 && part.length > 2 ? [at] : []))
  const at = rng.pick(moved)
  const word = parts[at] ?? ''
  const cut = `${[...parts.slice(0, at - 1), `${parts[at - 1]}${word.slice(0, 1)}`, word.slice(1), ...parts.slice(at + 1)].join(' ')}.`
  return {
    form: 'spaces',
    values: { key },
    answer: { form: 'choice', answer: key },
    wrong: [
      ['ran-words-together', first],
      ['ran-words-together', second],
      ['put-the-space-elsewhere', cut],
    ],
    solution: oneWay(['right', key]),
    entity: '@words',
  }
}

function count(rng: Rng): Draw {
  const sentence = rng.pick(words.lists.sentences)
  const number = partsOf(sentence).length
  return {
    form: 'count',
    values: { sentence, number },
    answer: { form: 'number', answer: number },
    wrong: [
      ['counted-the-letters', sentence.replace(/[ .]/g, '').length],
      ['lost-a-word', number - 1],
      ['split-a-word', number + 1],
      ['split-a-word', number + 2],
    ],
    solution: oneWay(['point', number]),
    entity: '@words',
  }
}

function place(rng: Rng): Draw {
  const sentence = rng.pick(
    words.lists.sentences.filter((each) => partsOf(each).length > 3 && !/^(?:The|A|We|You) /.test(each)),
  )
  const parts = partsOf(sentence)
  const last = rng.chance(50)
  const key = (last ? parts.at(-1) : parts[0]) ?? ''
  const wrong = rng.some(
    parts.filter((part) => part !== key),
    3,
  )
  return {
    form: last ? 'last' : 'first',
    values: { sentence, key, ...namesOfWrong(wrong) },
    answer: { form: 'choice', answer: key },
    wrong: wrongOnes('looked-at-another-place', wrong),
    solution: oneWay(['there', key]),
    entity: '@words',
  }
}

const small = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** A sentence begins with a capital and ends with a mark. The four are others, for case alone makes no other choice. */
function sentence(rng: Rng): Draw {
  const [key = '', a = '', b = '', c = ''] = rng.some(
    words.lists.sentences.filter((each) => !each.startsWith('I ')),
    4,
  )
  const [start = '', next = '', ...rest] = c.split(' ')
  return {
    form: 'sentence',
    values: { key },
    answer: { form: 'choice', answer: key },
    wrong: [
      ['forgot-the-capital', small(a)],
      ['forgot-the-end-mark', b.replace(/\.$/, '')],
      ['capital-in-the-middle', [small(start), capital(next), ...rest].join(' ')],
    ],
    solution: oneWay(['right', key]),
    entity: '@words',
    standards: ['RF.1.1.A'],
  }
}

function rule(rng: Rng): Draw {
  const { question, key, wrong, says, hint, why } = rng.pick(words.rules)
  const [w1_says = '', w2_says = '', w3_says = ''] = says
  return {
    form: 'rule',
    values: { question, key, hint, why, ...namesOfWrong(wrong), w1_says, w2_says, w3_says },
    answer: { form: 'choice', answer: key },
    wrong: wrongOnes('looked-at-another-place', wrong),
    solution: oneWay(['so', key]),
    entity: '@words',
    standards: ['RF.K.1.A'],
  }
}

export const skill = defineSkill({
  skill: 'reading.print-concepts',
  words,
  tags: ['print'],
  draw: (rng) => rng.pick([spaces, spaces, count, count, place, sentence, sentence, rule])(rng),
})
