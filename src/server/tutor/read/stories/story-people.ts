import type { Asked } from './asked.ts'
import type { Fact } from './fact.ts'

const firstPerson = /^(?:i|me|we|us|you)$/
const pronoun = /^(?:he|she|they|it|him|her|them)$/
const pointer = /^(?:that|this)$/

/** Whoever 'he' or 'she' is. */
export const unknownPerson = '?'

/** From the store, for a cake, used for breakfast. */
const isNobody = ({ kind, partner, link }: Extract<Fact, { verb: string }>) =>
  /^(?:the|an?) /.test(partner ?? '') || (kind === 'loss' && link === 'for')

const namedIn = (fact: Fact): (string | null)[] => {
  switch (fact.kind) {
    case 'give':
      return [fact.from, fact.to]
    case 'more':
    case 'times':
      return [fact.who, fact.other]
    case 'deal':
    case 'some':
    case 'some-change':
    case 'each':
      return [fact.who]
    default:
      // 'From the store' is nobody.
      return 'who' in fact ? [fact.who, isNobody(fact) ? null : fact.partner] : []
  }
}

const peopleIn = (facts: readonly Fact[]): string[] => [
  ...new Set(
    facts
      .flatMap(namedIn)
      .filter((name) => name !== null)
      .filter((name) => !pronoun.test(name) && !firstPerson.test(name) && !pointer.test(name)),
  ),
]

/**
 * The facts and the question with names in the place of pronouns. A pronoun is sure when one person can be meant, who
 * does not stand beside it ('he gives 5 to Leo' is not Leo); afterwards the same pronoun means the same one. With more
 * people it is nobody known.
 */
export function withNames(facts: readonly Fact[], asked: Asked): { facts: Fact[]; asked: Asked } {
  const people = peopleIn(facts)
  const meant = new Map<string, string>()
  const name = (given: string, beside: string | null): string => {
    if (firstPerson.test(given)) return 'i'
    if (!pronoun.test(given)) return given
    const known = meant.get(kindOf(given))
    if (known !== undefined && known !== beside) return known
    const [only, another] = people.filter((one) => one !== beside && !isOwnOf(given, one))
    if (another !== undefined) return given === 'they' ? 'they' : unknownPerson
    if (only === undefined) return given === 'they' ? 'they' : 'all'
    meant.set(kindOf(given), only)
    return only
  }
  const named = facts.map((fact) => namedFact(fact, name))
  return { facts: named, asked: namedQuestion(asked, name) }
}

/** 'Her friend' is somebody else than she, as long as others are named. */
const isOwnOf = (given: string, one: string) =>
  (given === 'she' && one.startsWith('her ')) || (given === 'he' && one.startsWith('his '))

/** 'She' and 'her' are one. */
const kindOf = (given: string) => (/^(?:he|him)$/.test(given) ? 'he' : /^(?:she|her)$/.test(given) ? 'she' : given)

type Naming = (given: string, beside: string | null) => string

function namedFact(fact: Fact, name: Naming): Fact {
  const pointing = (given: string, beside: string) => (pointer.test(given) ? given : name(given, beside))
  switch (fact.kind) {
    case 'give': {
      const from = name(fact.from, fact.to)
      return { ...fact, from, to: name(fact.to, from) }
    }
    case 'more':
    case 'times':
      return {
        ...fact,
        who: pointing(fact.who, fact.other),
        other: pointing(fact.other, fact.who),
      }
    default:
      return 'who' in fact && fact.who !== null ? { ...fact, who: name(fact.who, null) } : fact
  }
}

function namedQuestion(asked: Asked, name: Naming): Asked {
  if (asked.kind === 'more') {
    const { who, other } = asked
    return { ...asked, who: name(who, other), other: other === null ? null : name(other, who) }
  }
  if (asked.kind === 'need') return { ...asked, who: name(asked.who, null) }
  if (
    asked.kind !== 'amount' &&
    asked.kind !== 'change' &&
    asked.kind !== 'cost' &&
    asked.kind !== 'inside' &&
    asked.kind !== 'rate' &&
    asked.kind !== 'money-left'
  )
    return asked
  // Who is asked for among many stays as it is said: 'they' may be both.
  return { ...asked, who: asked.who === null || asked.who === 'we' ? asked.who : name(asked.who, null) }
}
