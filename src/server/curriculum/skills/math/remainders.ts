import words from '#content/en/skills/math/parts/long-quotients.json'
import { counted, type Draw, defineSkill, type Lists, oneWay, person } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { askedLongQuotient, longQuotient } from './parts/long-quotients.ts'

type Shared = { whole: number; by: number; groups: number; left: number }

/** Something is left over, and it is neither the groups nor the divisor. */
function shared(rng: Rng, most: number): Shared {
  const by = rng.int(3, 9)
  const groups = rng.int(3, most)
  const left = rng.pick([1, 2, 3, 4, 5, 6, 7, 8].filter((one) => one < by && one !== groups && 2 * one !== by))
  return { whole: by * groups + left, by, groups, left }
}

function withRemainder(rng: Rng): Draw {
  const { whole, by } = shared(rng, 19)
  return longQuotient(whole, by)
}

function whatIsLeft(rng: Rng, lists: Lists): Draw {
  const { whole, by, groups, left } = shared(rng, 11)
  const form = rng.pick(['remainder', 'left-over'])
  return longQuotient(whole, by, form, {
    answer: { form: 'number', answer: left },
    wrong: [
      ['said-the-quotient', groups],
      ['said-what-is-missing', by - left],
      ['remainder-too-big', left + by],
      ['ignored-the-remainder', 0, 'nothing-left'],
    ],
    solution: oneWay(['nearest-fact', by * groups], ['take-the-full-groups', left]),
    values: {
      x: counted(rng.pick(['card', 'bead', 'shell', 'sticker', 'cracker']), whole),
      who: person(rng.pick(lists.names ?? [])),
    },
  })
}

/** What can be left when something is divided by a number? */
function possible(rng: Rng): Draw {
  const by = rng.int(3, 9)
  const form = rng.pick(['greatest', 'which-cannot'])
  const isGreatest = form === 'greatest'
  return longQuotient(by * 10 + 1, by, form, {
    answer: isGreatest ? { form: 'number', answer: by - 1 } : { form: 'choice', answer: by },
    wrong: isGreatest
      ? [
          ['remainder-too-big', by, 'as-big-as-the-divisor'],
          ['remainder-too-big', by + 1, 'as-big-as-the-divisor'],
          ['slipped-by-one', by - 2, 'could-be-more'],
          ['counted-the-zero', 1, 'could-be-more'],
        ]
      : [
          ['slipped-by-one', by - 1, 'can-be'],
          ['counted-the-zero', 1, 'can-be'],
          ['slipped-by-one', by - 2, 'can-be'],
          ['counted-the-zero', 0, 'can-be'],
        ],
    solution: oneWay(['less-than', null], [form, isGreatest ? by - 1 : by]),
  })
}

/** From the groups and what is left back to the whole. */
function backToTheWhole(rng: Rng): Draw {
  const { whole, by, groups, left } = shared(rng, 9)
  return longQuotient(whole, by, 'whole', {
    answer: { form: 'number', answer: whole },
    wrong: [
      ['ignored-the-remainder', by * groups, 'without-the-rest'],
      ['added-everything', by + groups + left],
      ['swapped-quotient-and-remainder', by * left + groups, 'rest-times-groups'],
      ['slipped-by-one', whole + 1, 'near'],
    ],
    solution: oneWay(['full-groups', by * groups], ['and-the-rest', whole]),
  })
}

export const skill = defineSkill({
  skill: 'math.remainders',
  words,
  tags: ['dividing', 'remainders'],
  draw: (rng, lists) =>
    rng.pick([withRemainder, withRemainder, withRemainder, whatIsLeft, whatIsLeft, backToTheWhole, possible])(
      rng,
      lists,
    ),
  ask: { sum: askedLongQuotient((whole, by) => by < 10 && whole % by > 0) },
})
