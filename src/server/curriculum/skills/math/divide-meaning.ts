import words from '#content/en/skills/math/divide-meaning.json'
import { counted, type Draw, defineSkill, type Lists, oneWay, person, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { drawnGroups, groupsOf } from './parts/groups.ts'

const slips = (whole: number, by: number, key: number): Wrong[] => {
  const few: Wrong = ['slipped-by-a-group', key - 1, 'too-few']
  const many: Wrong = ['slipped-by-a-group', key + 1, 'too-many']
  const taken: Wrong = ['subtracted-once', whole - by]
  const orders = [
    [taken, few, many],
    [taken, many, ['multiplied-instead', whole * by]],
    [few, ['slipped-by-a-group', key > 3 ? key - 2 : null, 'too-few'], taken, many],
    [many, few, taken],
  ] satisfies Wrong[][]
  const order: Wrong[] = orders[(by * 2 + key) % orders.length] ?? []
  return [...order, few, many, ['multiplied-instead', whole * by], ['said-one-part', by]]
}

const shared = (form: string, whole: number, by: number, values: Draw['values']): Draw => ({
  form,
  values: {
    whole,
    by,
    key: whole / by,
    two: 2 * by,
    more: whole / by + 1,
    moreMade: by * (whole / by + 1),
    inSteps: Array.from({ length: whole / by }, (_, at) => by * (at + 1)).join(', '),
    ...values,
  },
  answer: { form: 'number', answer: whole / by },
  wrong: slips(whole, by, whole / by),
  solution: [
    [
      ['write-it', null],
      ['turn-around', whole / by],
    ],
    [['count-in-steps', whole / by]],
  ],
  entity: '@story',
})

function sharing(rng: Rng, lists: Lists): Draw {
  const [by, key] = [rng.int(2, 6), rng.int(3, 9)]
  const thing = rng.pick(['grape', 'card', 'bead', 'shell', 'marble', 'sticker', 'cracker', 'cherry'])
  const form = rng.pick(['sharing', 'handing-out'])
  return shared(form, by * key, by, {
    x: counted(thing, by * key),
    children: counted('child', by),
    who: person(rng.pick(lists.names ?? [])),
  })
}

function grouping(rng: Rng): Draw {
  const [by, key] = [rng.int(2, 6), rng.int(3, 9)]
  const { g, thing } = groupsOf(rng, key, by)
  return shared('grouping', by * key, by, { g: g ?? key, x: counted(thing, by * key) })
}

/** Things to look at, to be put into groups in the mind. */
function pictured(rng: Rng): Draw {
  const [by, key] = [rng.int(2, 4), rng.int(2, 5)]
  const { holder, thing } = drawnGroups(rng)
  return {
    ...shared('pictured', by * key, by, { g: counted(holder, by), x: counted(thing, by * key) }),
    picture: { kind: 'objects', groups: [{ thing, count: by * key }] },
  }
}

/** Which expression tells it? */
function which(rng: Rng): Draw {
  const [by, key] = [rng.int(2, 8), rng.int(3, 9)]
  const { g, thing } = groupsOf(rng, by, key)
  const whole = by * key
  return {
    ...shared('which', whole, by, { g: g ?? by, x: counted(thing, whole) }),
    answer: { form: 'choice', answer: `${whole} ÷ ${by}` },
    wrong: [
      ['multiplied-instead', `${whole} × ${by}`],
      ['subtracted-once', `${whole} − ${by}`],
      ['turned-division-around', `${by} ÷ ${whole}`],
    ],
    solution: oneWay(['see-sharing', null], ['write-it', `${whole} ÷ ${by}`]),
  }
}

/** What does a quotient tell in a story? */
function whatItTells(rng: Rng): Draw | null {
  const [by, key] = [rng.int(2, 8), rng.int(3, 9)]
  if (by === key) return null
  const form = rng.pick(['tells-size', 'tells-groups'])
  const { g, thing } = groupsOf(rng, form === 'tells-size' ? by : key, 2)
  const [right, other] = form === 'tells-size' ? ['@each', '@groups'] : ['@groups', '@each']
  return {
    ...shared(form, by * key, by, { g: g ?? by, x: counted(thing, by * key) }),
    answer: { form: 'choice', answer: right },
    wrong: [
      ['swapped-groups-and-size', other],
      ['kept-the-number', '@all'],
      ['said-the-remainder', '@left'],
    ],
    solution: oneWay(['picture-it', null], [form, right]),
  }
}

export const skill = defineSkill({
  skill: 'math.divide-meaning',
  words,
  tags: ['dividing', 'equal-groups'],
  draw: (rng, lists) => rng.pick([sharing, sharing, grouping, grouping, pictured, which, whatItTells])(rng, lists),
})
