import type { Asked } from './asked.ts'
import type { Fact } from './fact.ts'
import { stem, type Thing } from './story-grammar.ts'
import { unknownPerson } from './story-people.ts'

/** A story as the solvers see it: the facts that matter, what is asked, and who is in it. */
export type Told = { facts: readonly Fact[]; asked: Asked; numbers: readonly number[] }

export type Counted = Extract<Fact, { verb: string }>
export type Of<Kind extends Fact['kind']> = Fact & { kind: Kind }

export const isHas = (fact: Fact | undefined): fact is Counted => fact?.kind === 'has' && fact.verb !== 'a'
export const isKind = <Kind extends Fact['kind']>(fact: Fact | undefined, kind: Kind): fact is Of<Kind> =>
  fact?.kind === kind

export const numberOf = ({ numbers }: Told, { n }: { n: number }) => numbers[n] ?? 0

/** Who has something: a name, 'i', or 'all' where nobody is named ('there are'). Null for somebody unknown. */
export const whose = ({ who }: { who: string | null }): string | null =>
  who === null ? 'all' : who === unknownPerson ? null : who

/** The question is about this owner; 'we' is 'i' with others. */
export const isAbout = (who: string | null, owner: string | null) =>
  who !== null &&
  owner !== null &&
  (who === owner || (who === 'we' && owner === 'i') || (who === 'they' && owner === 'all'))

/** The same thing, or one that is not said again: '4 more'. */
export const isSameThing = (one: Thing | null, other: Thing | null) =>
  !one || !other || (one.head === other.head && one.extra.join(' ') === other.extra.join(' '))

/** What is asked for takes in what is told of: 'apples' takes in 'red apples', not the other way round. */
export const takesIn = (asked: Thing | null, told: Thing | null) =>
  !asked ||
  !told ||
  (asked.head === 'money' && /^(?:dollar|cent)$/.test(told.head)) ||
  (asked.head === told.head && asked.extra.every((word) => told.extra.includes(word)))

const kindNames = {
  animal:
    'dog cat bird cow pig horse sheep hen chicken duck goat rabbit fish frog mouse lion tiger bear monkey elephant',
  pet: 'dog cat bird fish rabbit hamster turtle mouse',
  kid: 'boy girl',
  student: 'boy girl',
  person: 'boy girl man woman kid adult grownup child student teacher',
  fruit: 'apple orange banana pear peach plum grape lemon mango berry strawberry cherry',
  toy: 'car doll ball block truck train robot teddy bear',
  flower: 'rose tulip daisy lily sunflower',
  coin: 'penny nickel dime quarter',
  vegetable: 'carrot potato tomato onion pepper bean',
}
const kinds = new Map(
  Object.entries(kindNames).map(([kind, names]) => [stem(kind), new Set(names.split(' ').map(stem))]),
)

/** The word takes in two kinds of things: 'animals' dogs and cats. */
export const isKindOf = (asked: Thing | null, told: Thing | null) =>
  asked !== null && told !== null && asked.extra.length === 0 && kinds.get(asked.head)?.has(told.head) === true

/** Some word takes both in. */
export const isOfSharedKind = (one: Thing | null, other: Thing | null) =>
  one !== null && other !== null && [...kinds.values()].some((kind) => kind.has(one.head) && kind.has(other.head))

/** All places that are named are one. */
export const isOnePlace = (...places: (string | null)[]) => new Set(places.filter((one) => one !== null)).size <= 1

export const hasMark = (marks: string, ...wanted: ('all' | 'left' | 'now' | 'first')[]) =>
  wanted.some((one) => marksSay[one].test(marks))

const marksSay = {
  all: /in all|altogether|all together|in total|total|together/,
  left: /left/,
  now: /now/,
  first: /at first|start|begin|before/,
} as const
