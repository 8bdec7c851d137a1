import words from '#content/en/skills/math/equal-groups.json'
import { counted, type Draw, defineSkill, oneWay } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { wrongTotals } from './parts/group-slips.ts'
import { drawnGroups, drawnThing, groupsOf } from './parts/groups.ts'

const added = (many: number, each: number) => Array.from({ length: many }, () => each).join(' + ')
const inSteps = (many: number, each: number) => Array.from({ length: many }, (_, at) => each * (at + 1)).join(', ')

const total = (many: number, each: number, form: string, values: Draw['values']): Draw => ({
  form,
  values: {
    many,
    each,
    key: many * each,
    added: added(many, each),
    inSteps: inSteps(many, each),
    two: 2 * each,
    ...values,
  },
  answer: { form: 'number', answer: many * each },
  wrong: wrongTotals(many, each),
  solution: [
    [
      ['write-the-sum', null],
      ['add-up', many * each],
    ],
    [['count-in-steps', many * each]],
  ],
  entity: '@groups',
})

function rows(rng: Rng): Draw {
  const [many, each] = [rng.int(2, 5), rng.int(2, 5)]
  const thing = drawnThing(rng)
  return {
    ...total(many, each, 'rows', { x: counted(thing, each) }),
    picture: { kind: 'array', rows: many, columns: each, thing },
  }
}

function groups(rng: Rng): Draw {
  const [many, each] = [rng.int(2, 5), rng.int(2, 5)]
  const { holder, thing } = drawnGroups(rng)
  return {
    ...total(many, each, 'groups', { g: counted(holder, many), x: counted(thing, each) }),
    picture: { kind: 'objects', groups: Array.from({ length: many }, () => ({ thing, count: each })) },
  }
}

function story(rng: Rng): Draw {
  const [many, each] = [rng.int(2, 5), rng.pick([2, 3, 4, 5, 10])]
  const { thing, ...values } = groupsOf(rng, many, each)
  return { ...total(many, each, 'story', values), answer: { form: 'number', answer: many * each, unit: thing } }
}

const sum = (rng: Rng): Draw => total(rng.int(3, 5), rng.pick([2, 3, 4, 5, 10]), 'sum', {})

/** Which sum goes with rows. */
function whichSum(rng: Rng): Draw | null {
  const [many, each] = [rng.int(2, 5), rng.int(2, 5)]
  if (many === each) return null
  const thing = drawnThing(rng)
  return {
    ...total(many, each, 'which-sum', { x: counted(thing, each) }),
    answer: { form: 'choice', answer: added(many, each) },
    wrong: [
      ['added-the-factors', many === 2 && each === 2 ? null : `${many} + ${each}`, 'two-numbers'],
      ['slipped-by-a-group', added(many + 1, each), 'a-row-more'],
      ['slipped-by-a-group', many > 2 ? added(many - 1, each) : null, 'a-row-less'],
      ['swapped-groups-and-size', added(many, each + 1), 'another-size'],
    ],
    solution: oneWay(['one-row', null], ['each-row', added(many, each)]),
    picture: { kind: 'array', rows: many, columns: each, thing },
  }
}

export const skill = defineSkill({
  skill: 'math.equal-groups',
  words,
  tags: ['equal-groups'],
  draw: (rng) => rng.pick([rows, rows, groups, groups, story, sum, whichSum])(rng),
})
