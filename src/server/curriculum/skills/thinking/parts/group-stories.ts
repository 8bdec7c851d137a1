import { counted, type Draw, type Lists, person } from '../../../draw.ts'
import type { Rng } from '../../../rng.ts'
import { wrongTotals } from '../../math/parts/group-slips.ts'
import { groupsOf } from '../../math/parts/groups.ts'

type Told = { form: string; groups: number; each: number; values?: Draw['values']; unit?: string }

const inSteps = (by: number, times: number) => Array.from({ length: times }, (_, at) => by * (at + 1)).join(', ')

/** A story of equal groups: all of them are asked. */
function told({ form, groups, each, values, unit }: Told): Draw {
  const key = groups * each
  const known = each > 5 ? 5 : 2
  const restGroups = groups - known
  return {
    form,
    values: {
      groups,
      each,
      key,
      inSteps: inSteps(each, groups),
      known,
      knownMade: known * each,
      restGroups,
      restMade: restGroups * each,
      ...values,
    },
    answer: { form: 'number', answer: key, ...(unit !== undefined && { unit }) },
    wrong: wrongTotals(groups, each),
    solution: [
      [
        ['see-groups', null],
        ['multiply', key],
      ],
      ...(groups > known && groups > 2
        ? [
            [
              ['some-groups', known * each],
              ['other-groups', restGroups * each],
              ['put-together', key],
            ] satisfies Draw['solution'][number],
          ]
        : []),
      ...(each <= 5 || each === 10 ? [[['count-in-steps', key]] satisfies Draw['solution'][number]] : []),
    ],
    entity: '@story',
  }
}

const bodies = [
  ['spider', 'leg', 8],
  ['ant', 'leg', 6],
  ['octopus', 'arm', 8],
  ['starfish', 'arm', 5],
  ['wagon', 'wheel', 4],
  ['guitar', 'string', 6],
] as const

function parts(rng: Rng): Draw {
  const [whole, part, each] = rng.pick(bodies)
  const groups = rng.int(2, 9)
  return told({
    form: 'parts',
    groups,
    each,
    values: { g: counted(whole, groups), x: counted(part, each) },
    unit: part,
  })
}

function holders(rng: Rng): Draw {
  const [groups, each] = [rng.int(2, 9), rng.int(3, 10)]
  const { thing, ...values } = groupsOf(rng, groups, each)
  return told({ form: 'holders', groups, each, values, unit: thing })
}

const simpleForms = ['days', 'price', 'rows', 'jumps', 'friends'] as const

function simple(rng: Rng, lists: Lists): Draw {
  const form = rng.pick(simpleForms)
  const groups = form === 'days' ? rng.int(2, 7) : rng.int(3, 9)
  const each = rng.int(3, 10)
  const units = { days: 'pages', price: 'dollars', rows: 'plants', jumps: 'inches', friends: 'stickers' }
  return told({
    form,
    groups,
    each,
    values: {
      who: person(rng.pick(lists.names ?? [])),
      ticket: counted(rng.pick(['ticket', 'kite', 'cap', 'puzzle', 'ball']), groups),
    },
    unit: units[form],
  })
}

/** Stories of equal groups, to be solved by multiplying. */
export const equalGroupsStory = (rng: Rng, lists: Lists): Draw =>
  rng.pick([parts, holders, holders, simple, simple, simple])(rng, lists)
