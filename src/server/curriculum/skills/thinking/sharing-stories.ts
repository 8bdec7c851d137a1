import words from '#content/en/skills/thinking/sharing-stories.json'
import { counted, type Draw, defineSkill, type Lists, person, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { groupsOf } from '../math/parts/groups.ts'

const things = ['cracker', 'card', 'shell', 'sticker', 'grape', 'bead', 'marble', 'nut'] as const

type Shared = {
  form: string
  by: number
  groups: number
  left: number
  key: number
  wrong: Wrong[]
  values: Draw['values']
}

function shared(rng: Rng, lists: Lists, { form, by, groups, left, key, wrong, values }: Shared): Draw {
  const whole = by * groups + left
  return {
    form,
    values: {
      whole,
      by,
      groups,
      left,
      full: by * groups,
      next: groups + 1,
      missing: by - left,
      two: 2 * by,
      who: person(rng.pick(lists.names ?? [])),
      ...values,
    },
    answer: { form: 'number', answer: key },
    wrong,
    solution: [
      left === 0
        ? [
            ['divide', null],
            ['fact', key],
          ]
        : [
            ['full-groups', by * groups],
            [form, key],
          ],
    ],
    entity: '@story',
  }
}

function fairShare(rng: Rng, lists: Lists): Draw {
  const [by, key] = [rng.int(3, 9), rng.int(3, 10)]
  const whole = by * key
  const wrong: Wrong[] = [
    ['subtracted-once', whole - by],
    ['slipped-by-a-group', key + 1, 'share-too-big'],
    ['slipped-by-a-group', key - 1, 'share-too-small'],
    ['said-one-part', by],
    ['multiplied-instead', whole * by],
  ]
  const values = { x: counted(rng.pick(things), whole) }
  return shared(rng, lists, {
    form: 'fair',
    by,
    groups: key,
    left: 0,
    key,
    wrong: whole % 2 ? wrong : wrong.toSpliced(1, 2, ...wrong.slice(1, 3).toReversed()),
    values,
  })
}

function howManyGroups(rng: Rng, lists: Lists): Draw {
  const [by, key] = [rng.int(3, 9), rng.int(3, 10)]
  const { thing, g } = groupsOf(rng, key, by)
  const whole = by * key
  return shared(rng, lists, {
    form: 'groups',
    by,
    groups: key,
    left: 0,
    key,
    wrong: [
      ['subtracted-once', whole - by, 'one-group-only'],
      ['slipped-by-a-group', whole % 2 ? key + 1 : key - 1],
      ['said-one-part', by, 'said-the-size'],
      ['slipped-by-a-group', whole % 2 ? key - 1 : key + 1],
    ],
    values: { g: g ?? key, x: counted(thing, whole) },
  })
}

/** Something stays over: neither the groups nor what is missing are the same number. */
function withRest(rng: Rng): { by: number; groups: number; left: number } {
  const by = rng.int(4, 9)
  const groups = rng.pick([2, 3, 4, 5, 6, 7, 8, 9].filter((one) => one + 1 !== by))
  const left = rng.pick(
    [1, 2, 3, 4, 5, 6, 7, 8].filter((one) => one < by && one !== groups && one !== groups + 1 && 2 * one !== by),
  )
  return { by, groups, left }
}

function leftOver(rng: Rng, lists: Lists): Draw {
  const drawn = withRest(rng)
  const { by, groups, left } = drawn
  return shared(rng, lists, {
    ...drawn,
    form: 'left-over',
    key: left,
    wrong: [
      ['said-the-quotient', groups],
      ['remainder-too-big', left + by],
      ['said-what-is-missing', by - left],
      ['slipped-by-one', left + 1],
      ['slipped-by-one', left > 1 ? left - 1 : left + 2],
    ],
    values: { x: counted(rng.pick(things), by * groups + left) },
  })
}

const rides = [
  ['van', 'child'],
  ['boat', 'guest'],
  ['table', 'guest'],
  ['tent', 'camper'],
  ['box', 'egg'],
] as const

function howManyNeeded(rng: Rng, lists: Lists): Draw {
  const drawn = withRest(rng)
  const { by, groups, left } = drawn
  const [holder, riders] = rng.pick(rides)
  return shared(rng, lists, {
    ...drawn,
    form: 'needed',
    key: groups + 1,
    wrong: [
      ['ignored-the-remainder', groups, 'some-left-behind'],
      ['said-the-remainder', left],
      ['subtracted-once', by * groups + left - by, 'one-group-only'],
      ['slipped-by-a-group', groups + 2, 'too-many-groups'],
    ],
    values: { g: counted(holder, groups + 1), x: counted(riders, by * groups + left) },
  })
}

function howManyFull(rng: Rng, lists: Lists): Draw {
  const drawn = withRest(rng)
  const { by, groups, left } = drawn
  return shared(rng, lists, {
    ...drawn,
    form: 'full',
    key: groups,
    wrong: [
      ['slipped-by-a-group', groups + 1, 'counted-the-rest'],
      ['said-the-remainder', left],
      ['subtracted-once', by * groups + left - by, 'one-group-only'],
      ['slipped-by-a-group', groups - 1],
    ],
    values: { x: counted(rng.pick(things), by * groups + left) },
  })
}

/** How many more are needed for one more round. */
function missing(rng: Rng, lists: Lists): Draw {
  const drawn = withRest(rng)
  const { by, groups, left } = drawn
  return shared(rng, lists, {
    ...drawn,
    form: 'missing',
    key: by - left,
    wrong: [
      ['said-the-remainder', left, 'said-what-is-left'],
      ['said-the-quotient', groups, 'said-the-share'],
      ['said-one-part', by, 'said-the-size'],
      ['slipped-by-one', by - left + 1],
      ['slipped-by-one', by - left + 2],
    ],
    values: { x: counted(rng.pick(['muffin', 'egg', 'cupcake', 'peach']), by * groups + left) },
  })
}

export const skill = defineSkill({
  skill: 'thinking.sharing-stories',
  words,
  tags: ['stories', 'divide'],
  draw: (rng, lists) =>
    rng.pick([fairShare, fairShare, howManyGroups, howManyGroups, leftOver, howManyNeeded, howManyFull, missing])(
      rng,
      lists,
    ),
})
