import words from '#content/en/skills/math/add-within-10.json'
import { counted, defineSkill, person } from '../../draw.ts'
import { picturedThings } from '#shared/picture.ts'

export const skill = defineSkill({
  skill: 'math.add-within-10',
  words,
  tags: ['addition'],
  draw: (rng, lists) => {
    const a = rng.int(1, 8)
    const b = rng.int(1, 10 - a)
    const sum = a + b
    const [big, small] = a > b ? [a, b] : [b, a]
    const thing = rng.pick(picturedThings)
    const form = rng.pick(['sum', 'sum', 'story', 'picture'])
    return {
      form,
      values: { a, b, sum, big, small, x: counted(thing, a), y: counted(thing, b), all: counted(thing, sum), who: person(rng.pick(lists.names ?? [])) },
      answer: { form: 'number', answer: sum },
      wrong: [
        ['took-away-instead', big - small],
        ['counted-the-first-twice', sum - 1],
        ['counted-one-too-far', sum + 1],
        ['said-one-part', big],
        ['wrote-them-side-by-side', a * 10 + b],
      ],
      solution: [
        [
          ['start-big', big],
          ['count-on', sum],
        ],
      ],
      picture: form === 'picture' ? { kind: 'objects', groups: [{ thing, count: a }, { thing, count: b }] } : null,
      entity: String(sum),
    }
  },
})
