import words from '#content/en/skills/math/multiply-meaning.json'
import { counted, type Draw, defineSkill, oneWay, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { drawnGroups, drawnThing, groupsOf } from './parts/groups.ts'

const added = (many: number, each: number) => Array.from({ length: many }, () => each).join(' + ')

/** How many groups, and how many in each: never the same number. */
function pair(rng: Rng): [many: number, each: number] {
  const [many = 2, each = 3] = rng.some([2, 3, 4, 5, 6], 2)
  return [many, each]
}

const wrongProducts = (many: number, each: number): Wrong[] => {
  const others: Wrong[] = [
    ['slipped-by-a-group', `${many - 1} × ${each}`],
    ['swapped-groups-and-size', `${each} × ${each}`],
    ['changed-a-factor', `${many} × ${each + 1}`],
  ]
  return [['added-the-factors', `${many} + ${each}`], ...others.slice(each % 3), ...others]
}

const productChoice = (many: number, each: number, form: string, values: Draw['values']): Draw => ({
  form,
  values: { many, each, added: added(many, each), ...values },
  answer: { form: 'choice', answer: `${many} × ${each}` },
  wrong: wrongProducts(many, each),
  solution: oneWay(['count-groups', null], ['count-in-each', null], ['write-product', `${many} × ${each}`]),
  entity: '@groups',
})

function fromRows(rng: Rng): Draw {
  const [many, each] = pair(rng)
  const thing = drawnThing(rng)
  return {
    ...productChoice(many, each, 'rows', { x: counted(thing, each) }),
    picture: { kind: 'array', rows: many, columns: each, thing },
  }
}

function fromGroups(rng: Rng): Draw {
  const [many, each] = pair(rng)
  const { thing } = drawnGroups(rng)
  return {
    ...productChoice(many, each, 'groups', { x: counted(thing, each) }),
    picture: { kind: 'objects', groups: Array.from({ length: many }, () => ({ thing, count: each })) },
  }
}

const fromSum = (rng: Rng): Draw => productChoice(...pair(rng), 'sum', {})

function fromStory(rng: Rng): Draw {
  const many = rng.int(3, 9)
  const each = rng.pick([2, 4, 5, 6, 7, 8, 10].filter((one) => one !== many))
  const { thing, ...values } = groupsOf(rng, many, each)
  return productChoice(many, each, 'story', values)
}

function toSum(rng: Rng): Draw {
  const [many = 3, each = 4] = [rng.int(3, 5), rng.pick([2, 6, 7, 8, 9, 10])]
  return {
    ...productChoice(many, each, 'to-sum', {}),
    answer: { form: 'choice', answer: added(many, each) },
    wrong: [
      ['added-the-factors', `${many} + ${each}`, 'two-numbers'],
      ['slipped-by-a-group', added(many + 1, each), 'group-count'],
      ['slipped-by-a-group', added(many - 1, each), 'group-count'],
      ['swapped-groups-and-size', added(many, many), 'size'],
    ],
    solution: oneWay(['read-it', null], ['write-sum', added(many, each)]),
  }
}

/** How many groups, or how many in each, does a product tell? */
function part(rng: Rng): Draw {
  const [many, each] = pair(rng)
  const form = rng.pick(['how-many-groups', 'how-many-in-each'])
  const { thing, ...values } = groupsOf(rng, many, each)
  const key = form === 'how-many-groups' ? many : each
  return {
    ...productChoice(many, each, form, values),
    answer: { form: 'number', answer: key },
    wrong: [
      ['swapped-groups-and-size', form === 'how-many-groups' ? each : many, 'swapped'],
      ['added-the-factors', many + each, 'added'],
      ['said-the-product', many * each],
      ['slipped-by-one', key + 1],
    ],
    solution: oneWay(['read-it', null], [form, key]),
  }
}

export const skill = defineSkill({
  skill: 'math.multiply-meaning',
  words,
  tags: ['multiplying', 'equal-groups'],
  draw: (rng) => rng.pick([fromRows, fromGroups, fromSum, toSum, fromStory, fromStory, part])(rng),
})
