import { type AskedSum, counted, type Draw, type Enumerated, type Lists, person, type Wrong } from '../../../draw.ts'
import type { Rng } from '../../../rng.ts'
import { wrongShares } from './group-slips.ts'
import { drawnThing, groupsOf } from './groups.ts'
import { wholesOf } from './small-sums.ts'

type Path = Draw['solution'][number]

/** A product of the table that is near and easy, to go on from. */
function landmark(by: number, key: number): number {
  const near = key > 10 ? 10 : key > 5 ? 5 : key > 2 ? 2 : 1
  return near * by === key ? near + 1 : near
}

const kindOf = (whole: number, by: number) =>
  whole === 0 ? 'nothing' : by === 1 ? 'one' : whole === by ? 'same' : by === 2 ? 'half' : by === 10 ? 'tens' : 'usual'

const inSteps = (by: number, times: number) =>
  Array.from({ length: Math.min(times, 12) }, (_, at) => by * (at + 1)).join(', ')

function waysTo(whole: number, by: number, isFactor: boolean): Path[] {
  const key = whole / by
  const kind = kindOf(whole, by)
  if (kind !== 'usual' && kind !== 'half' && kind !== 'tens') return [[[isFactor ? `factor-${kind}` : kind, key]]]
  const times = landmark(by, key)
  const fact: Path = isFactor
    ? [['by-dividing', key]]
    : [
        ['turn-around', null],
        ['know-the-fact', key],
      ]
  const landmarks: Path = [
    ['landmark', times * by],
    ['still-to-go', whole - times * by],
    ['together', key],
  ]
  const halves: Path = [
    ['halve', whole / 2],
    ['halve-again', key],
  ]
  const steps: Path = [['count-in-steps', key]]
  return [
    fact,
    ...(times > 2 && times < key ? [landmarks] : []),
    ...(by === 4 && !isFactor ? [halves] : []),
    ...(by <= 5 ? [steps] : []),
  ].slice(0, 3)
}

const wrongQuotients = (whole: number, by: number, isFactor: boolean): Wrong[] => {
  const key = whole / by
  const { near, few, far } = wrongShares(by, key)
  const less: Wrong = ['subtracted-once', whole >= by ? whole - by : null]
  return [
    ['said-one-part', key <= 1 ? by : null],
    ['kept-the-number', by === 10 || by === 1 ? (isFactor ? null : whole) : null],
    ['counted-the-zero', key === 0 ? 1 : null],
    ...near,
    less,
    few,
    far,
    [isFactor ? 'said-the-product' : 'multiplied-instead', isFactor ? whole : whole * by],
    ['said-one-part', by],
    ['slipped-by-a-group', key + 2, 'two-groups-more'],
    ['said-one-part', key === 0 ? 10 : null, 'counted-the-zero'],
  ]
}

const valuesOf = (whole: number, by: number): Draw['values'] => {
  const key = whole / by
  const times = landmark(by, key)
  return {
    whole,
    by,
    key,
    kind: kindOf(whole, by),
    times,
    made: times * by,
    togo: whole - times * by,
    restTimes: key - times,
    half: Math.floor(whole / 2),
    left: whole - by,
    inSteps: inSteps(by, key),
    more: key + 1,
    moreMade: by * (key + 1),
    less: key - 1,
    lessMade: by * (key - 1),
    twoLess: key - 2,
    twoLessMade: by * (key - 2),
    twoMore: key + 2,
    twoMoreMade: by * (key + 2),
  }
}

/** whole ÷ by, which comes out even. */
export function quotient(whole: number, by: number, form = 'fact', more: Partial<Draw> = {}): Draw {
  return {
    form,
    answer: { form: 'number', answer: whole / by },
    wrong: wrongQuotients(whole, by, false),
    solution: waysTo(whole, by, false),
    entity: by,
    ...more,
    values: { ...valuesOf(whole, by), ...more.values },
  }
}

/** known × ? = total, or the other way around. */
export const missingFactor = (known: number, key: number, form: string, more: Partial<Draw> = {}): Draw =>
  quotient(known * key, known, form, {
    answer: { form: 'number', answer: key },
    wrong: wrongQuotients(known * key, known, true),
    solution: waysTo(known * key, known, true),
    ...more,
  })

/** Shared among so many, in groups of so many, the rows of an array: what is asked is a factor that is not known. */
export function wordedQuotient(rng: Rng, lists: Lists, by: number, key: number): Draw {
  const form = rng.pick(['share', 'share', 'groups', 'groups', 'rows', 'from-product'])
  const whole = by * key
  if (form === 'share') {
    const { thing, g } = groupsOf(rng, by, key)
    return quotient(whole, by, form, {
      values: { g: g ?? by, x: counted(thing, whole) },
      answer: { form: 'number', answer: key, unit: thing },
      entity: '@story',
    })
  }
  if (form === 'groups') {
    const { g, thing } = groupsOf(rng, key, by)
    return quotient(whole, by, form, { values: { g: g ?? key, x: counted(thing, whole) }, entity: '@story' })
  }
  if (form === 'from-product')
    return quotient(whole, by, form, { values: { who: person(rng.pick(lists.names ?? [])) } })
  return rowsOf(rng, by, key)
}

function rowsOf(rng: Rng, by: number, key: number): Draw {
  const thing = drawnThing(rng)
  return quotient(by * key, by, 'rows', {
    values: { x: counted(thing, by * key) },
    picture: { kind: 'array', rows: by, columns: key, thing },
    entity: '@rows',
  })
}

const from = (first: number) => Array.from({ length: 13 - first }, (_, at) => first + at)

export const quotientFacts = (): Enumerated[] =>
  from(1).flatMap((by) =>
    from(0).map((key) => ({ ...quotient(by * key, by), tags: [`divide-by-${by}`], key: `${by * key}by${by}` })),
  )

/** '6 × ? = 42', and for every third '? × 6 = 42'. */
export const missingFactorFacts = (): Enumerated[] =>
  from(1).flatMap((known) =>
    from(0).map((key) => ({
      ...missingFactor(known, key, (known + key) % 3 === 0 ? 'first' : 'second'),
      key: `${known}-to-${known * key}`,
    })),
  )

/** A child's own: what the facts to 12 × 12 hold, and all that is as easy as 357 ÷ 1. */
export const isQuotientFact = (whole: number, by: number) =>
  by > 0 && whole % by === 0 && ((by <= 12 && whole / by <= 12) || by === 1 || whole <= by)

export const askedQuotient = (sum: AskedSum): Draw | null => {
  const [whole, by] = wholesOf(sum, '÷') ?? [1, 0]
  return isQuotientFact(whole, by) ? quotient(whole, by) : null
}
