import words from '#content/en/skills/math/compare-within-10.json'
import { picturedThings } from '#shared/picture.ts'
import { counted, defineSkill } from '../../draw.ts'

export const skill = defineSkill({
  skill: 'math.compare-within-10',
  words,
  tags: ['comparing'],
  draw: (rng) => {
    const form = rng.pick(['sets', 'sets', 'numbers'])
    const [thing = 'star', other = 'apple'] = rng.some(picturedThings, 2)
    const [a = 1, b = 2, c = 3, d = 4] = rng.some([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 4)
    if (form === 'numbers') {
      const word = rng.pick(['greatest', 'smallest'])
      const sorted = [a, b, c, d].sort((one, two) => one - two)
      const [low = 0, second = 0, third = 0, high = 0] = sorted
      const key = word === 'greatest' ? high : low
      return {
        form: word,
        values: { low, high, second, third, key },
        answer: { form: 'choice', answer: key },
        wrong: [
          ['took-the-other-end', word === 'greatest' ? low : high],
          ['looked-at-some-only', word === 'greatest' ? third : second],
          ['looked-at-some-only', word === 'greatest' ? second : third, 'middle'],
        ],
        solution: [[['line-up', null], ['pick', key]]],
        entity: '@numbers',
      }
    }
    const isSame = rng.chance(15)
    const many = isSame ? a : b
    const asks = rng.pick(['more', 'fewer'])
    const first = isSame ? '@same' : (a > many) === (asks === 'more') ? '@x' : '@y'
    return {
      form: asks,
      values: { x: counted(thing, a), y: counted(other, many), big: Math.max(a, many), small: Math.min(a, many), case: isSame ? 'same' : 'apart' },
      answer: { form: 'choice', answer: first },
      wrong: [
        ['took-the-other-set', first === '@x' ? '@y' : '@x'],
        ['took-the-other-set', first === '@same' ? '@y' : null, 'unequal'],
        ['thought-they-are-equal', first === '@same' ? null : '@same'],
        ['gave-up-comparing', '@unknown'],
      ],
      solution: [[['match', null], ['see', first]]],
      picture: { kind: 'objects', groups: [{ thing, count: a }, { thing: other, count: many }] },
      entity: '@sets',
    }
  },
})
