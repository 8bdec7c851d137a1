import { shared } from './groups.ts'
import { type Pair, type Part, type Solved, shares, summed } from './parts.ts'
import type { Wanted } from './question.ts'
import { joined, type Term } from './terms.ts'

const sorts = new Set(
  'animal thing toy item piece person child student flower pet fruit coin shape snack bird fish treat drink dessert vegetable vehicle tree plant bug insect ball marble instrument book block bead card ticket point'.split(
    ' ',
  ),
)

/** The parts that are asked for: those of the thing, or all where it is a wider word for them. */
function relevant(parts: readonly Part[], wanted: Wanted): readonly Part[] {
  const fits = parts.filter(({ thing }) => thing === wanted.thing || thing === '')
  const named = parts.filter((one) => one.thing !== wanted.thing && one.named.includes(wanted.thing))
  if (wanted.thing === '' || wanted.thing === 'number') return parts
  const both = parts.filter(({ thing }) => thing === wanted.thing || (thing !== '' && wanted.of.includes(thing)))
  if (wanted.mode === 'difference' && fits.length === 1 && both.length === 2) return both
  if ((wanted.mode === 'difference' || wanted.mode === 'whole') && fits.length >= 2)
    return named.length > 0 ? [...fits, ...named] : ofOwners(fits, wanted)
  const isTakenFrom = parts.length === 2 && parts.filter(({ role }) => role === 'loss').length === 1
  if (isTakenFrom && (wanted.mode === 'end' || wanted.mode === 'rest')) return parts
  if (
    wanted.mode === 'missing' &&
    parts.length === 2 &&
    fits.length > 0 &&
    parts.every(({ thing }) => thing !== 'dollar')
  )
    return parts
  if (fits.length + named.length > 0 && !(fits.every(({ thing }) => thing === '') && named.length === 0))
    return [...fits, ...named]
  return sorts.has(wanted.thing) || parts.every(({ thing }) => thing === parts[0]?.thing)
    ? parts
    : fits.length === parts.length
      ? fits
      : []
}

/** Where more than two are told of, those whose names are asked for. */
function ofOwners(parts: readonly Part[], wanted: Wanted): readonly Part[] {
  const asked = parts.filter(({ of }) => shares(of, wanted.of) > 0)
  return parts.length > 2 && asked.length >= 2 ? asked : parts
}

/** What is asked of the parts of a story, by what its question wants to know. */
export function ofParts(parts: readonly Part[], pairs: readonly Pair[], wanted: Wanted): Solved | null {
  if (wanted.mode === 'each') return shared(parts, wanted)
  const own = relevant(parts, wanted)
  const fromOf = (some: readonly Part[]) => [...new Set(some.flatMap(({ from }) => from))]
  const is = (term: Term | null, some: readonly Part[]) => term && { term, from: fromOf(some) }
  const [single, ...others] = own
  if (
    single?.isFound &&
    others.length === 0 &&
    pairs.length === 0 &&
    /^(?:plain|missing|whole|end)$/.test(wanted.mode) &&
    !(wanted.mode === 'end' && wanted.isLeft)
  )
    return is(single.term, own)
  const [pair, ...morePairs] = pairs
  if (
    pair &&
    wanted.mode !== 'whole' &&
    wanted.mode !== 'difference' &&
    own.length === parts.length &&
    morePairs.length === 0 &&
    parts.length === 2
  ) {
    // Whose is asked: the one that was told is no question.
    const [asFound, asBase] = [shares(wanted.of, pair.found.of), shares(wanted.of, pair.base.of)]
    return asFound >= asBase ? is(pair.found.term, [pair.found]) : null
  }
  if (pair && morePairs.length > 0 && wanted.mode === 'plain') {
    const best = pairs
      .map(({ found }) => ({ found, score: shares(wanted.of, found.of) }))
      .sort((one, other) => other.score - one.score)
    return best[0] && best[0].score > (best[1]?.score ?? 0) ? is(best[0].found.term, [best[0].found]) : null
  }
  if (pair && wanted.mode === 'plain')
    return own.length === 1 && own[0] === pair.found ? is(pair.found.term, own) : null
  switch (wanted.mode) {
    case 'difference':
      return between(own, fromOf, wanted)
    case 'times': {
      const [one, other, ...more] = own
      if (!one || !other || more.length > 0) return null
      const [big, little] = one.term.value.gt(other.term.value) ? [one, other] : [other, one]
      return is(joined(big.term, '÷', little.term), own)
    }
    case 'start':
      return startOf(own, is)
    case 'missing':
      return missing(own, wanted, is)
    case 'change':
      return change(own, is)
    case 'rest':
      return own.length === 2 && own.some(({ isFound }) => isFound) ? between(own, fromOf, wanted) : null
    default:
      return inTheEnd(own, wanted, is)
  }
}

type Is = (term: Term | null, parts: readonly Part[]) => Solved | null

/** How much the one is more than the other, where each has one or more amounts. */
function between(own: readonly Part[], fromOf: (parts: readonly Part[]) => number[], wanted: Wanted): Solved | null {
  const asked =
    own.length > 2
      ? [...new Set(own.map(({ thing }) => thing))].filter(
          (thing) => own.filter((one) => one.thing === thing).length === 2,
        )
      : []
  if (wanted.thing === '' && asked.length === 1 && own.some(({ thing }) => thing !== asked[0]))
    return between(
      own.filter(({ thing }) => thing === asked[0]),
      fromOf,
      wanted,
    )
  if (own.some(({ sentence, isFound }) => sentence === wanted.sentence && !isFound && own.length > 2)) return null
  const things = new Set(own.map(({ thing }) => thing).filter((thing) => thing !== ''))
  const keys = own.map((part) =>
    own.length === 2 ? String(own.indexOf(part)) : things.size > 1 ? part.thing : part.of.join(' '),
  )
  if (own.length > 2 && own.some(({ isSure, isFound }) => !isSure && !isFound)) return null
  const groups = [...new Set(keys)].map((key) => own.filter((_part, at) => keys[at] === key))
  const [one, other, ...more] = groups
  if (!one || !other || more.length > 0) return null
  const [left, right] = [summed(one), summed(other)]
  if (!left || !right) return null
  const term = left.value.gte(right.value) ? joined(left, '-', right) : joined(right, '-', left)
  return term && { term, from: fromOf(own) }
}

/** What there was at first: what is there in the end, without what came, with what went. */
function startOf(own: readonly Part[], is: Is): Solved | null {
  const moved = own.filter(({ role }) => role === 'gain' || role === 'loss')
  const ends = own.filter((one) => !moved.includes(one))
  const [end, ...more] = ends
  if (!end || more.length > 0 || moved.length === 0) return null
  const term = moved.reduce<Term | null>(
    (sum, { term: by, role }) => joined(sum, role === 'loss' ? '+' : '-', by),
    end.term,
  )
  return is(term, own)
}

/** What is still needed, or what came or went between what was and what is. */
function missing(own: readonly Part[], wanted: Wanted, is: Is): Solved | null {
  if (wanted.thing !== '' && own.some(({ thing }) => thing !== wanted.thing && thing !== '') && own.length > 2)
    return null
  if (wanted.thing !== '' && own.every(({ thing }) => thing !== wanted.thing && thing !== '')) return null
  const isMoney = own.some(({ thing }) => thing === 'dollar' || thing === 'cent')
  if (own.some(({ verb, thing }) => /^(?:fits?|holds?|seats?|sits?)$/.test(verb) || (isMoney && thing === '')))
    return null
  const ends = own.filter(({ role }) => role === 'end')
  const [end] = ends
  const [other, ...rest] = own.filter((one) => one !== end)
  if (end && other && ends.length === 1) {
    if (rest.length > 0 || !other.isSure) return null
    if (other.role === 'loss') return is(joined(end.term, '+', other.term), own)
    if (other.role === 'gain')
      return end.term.value.gt(other.term.value) ? is(joined(end.term, '-', other.term), own) : null
    return is(
      other.term.value.gt(end.term.value) ? joined(other.term, '-', end.term) : joined(end.term, '-', other.term),
      own,
    )
  }
  if (wanted.mode !== 'missing' || ends.length > 0) return null
  const sorted = [...own].sort((one, two) => two.term.value.compare(one.term.value))
  const goals = own.filter(({ verb, role }) => role === 'whole' || /^(?:need|want|cost)/.test(verb))
  const goal = goals.length === 1 ? goals[0] : sorted[0]
  const have = own.filter((one) => one !== goal)
  if (!goal || have.length === 0 || (goal !== own[0] && goals.length === 0 && own.length > 2 && goal !== own.at(-1)))
    return null
  const term = have.reduce<Term | null>(
    (sum, { term: by, role }) =>
      joined(sum, role === 'loss' && have.some((one) => one.role !== 'loss') ? '+' : '-', by),
    goal.term,
  )
  return is(term, own)
}

const pays =
  /^(?:pay|pays|paid|paying|hand|hands|handed|give|gives|gave|have|has|had|got|get|left|use|uses|used|start|started|save|saved|bring|brought|is|left|take|takes|took|earn|earned|receive|received)$/
/** What comes back of what was paid, or is left of it. */
function change(own: readonly Part[], is: Is): Solved | null {
  const paid = own.filter(({ verb, isFound, of }) => pays.test(verb) && !isFound && !(verb === 'is' && of.length > 0))
  const [one, ...more] =
    paid.length > 1 ? paid.filter(({ verb }) => !/^(?:is|get|gets|got|use|used)$/.test(verb)) : paid
  const spent = own.filter((part) => part !== one)
  if (!one || more.length > 0 || spent.length === 0) return null
  return is(
    spent.reduce<Term | null>((sum, { term }) => joined(sum, '-', term), one.term),
    own,
  )
}

/** What there is in the end, or in all. */
function inTheEnd(own: readonly Part[], wanted: Wanted, is: Is): Solved | null {
  const [only, ...others] = own
  if (!only) return null
  if (others.length === 0) return only.isFound && only.term.binds < 3 ? is(only.term, own) : null
  const wholes = own.filter(({ role }) => role === 'whole')
  const ends = own.filter(({ role }) => role === 'end')
  if (wholes.length === 1 && ends.length === 0 && wanted.mode !== 'whole') return takenFrom(wholes[0], own, is)
  if (ends.length === 1 && wanted.mode === 'plain') return missing(own, wanted, is)
  if (wholes.length > 0 || ends.length > 0) return null
  // What a verb does that is not known is anybody's guess.
  if (wanted.mode !== 'whole' && own.some(({ isSure, isFound }) => !isSure && !isFound)) return null
  if (wanted.mode === 'end') return leftOrNow(own, wanted, is)
  return wanted.mode === 'whole' ? together(own, wanted, is) : unsaid(own, wanted, is)
}

/** All the others, taken from the one. */
const takenFrom = (one: Part | undefined, own: readonly Part[], is: Is) =>
  is(
    own
      .filter((part) => part !== one)
      .reduce<Term | null>((sum, { term }) => joined(sum, '-', term), one?.term ?? null),
    own,
  )

const rolesOf = (own: readonly Part[]) => new Set(own.map(({ role }) => role))
const ofVerb = (own: readonly Part[], { verb: asked }: Wanted) =>
  own.filter(({ verb }) => asked !== '' && verb.slice(0, 3) === asked.slice(0, 3))

function together(own: readonly Part[], wanted: Wanted, is: Is): Solved | null {
  const roles = rolesOf(own)
  if (!roles.has('loss') || roles.size === 1) return is(summed(own), own)
  const same = ofVerb(own, wanted)
  return same.length > 1 ? is(summed(same), same) : null
}

const buys = /^(?:buy|buys|buying|bought|get|gets|got)$/
const stands = /^(?:has|have|had|is|are|was|were|need|needs|plan|plans|want|wants)$/

function leftOrNow(own: readonly Part[], wanted: Wanted, is: Is): Solved | null {
  const roles = rolesOf(own)
  if (
    /^(?:dollar|cent|token)$/.test(wanted.thing) &&
    !own.some(({ role, verb }) => role === 'gain' && !buys.test(verb))
  )
    return change(own, is)
  // What is put somewhere is not left.
  if (
    (wanted.isLeft || /\bnot\b/.test(wanted.said)) &&
    own.some(({ verb, role }) => /^puts?$/.test(verb) && role === 'gain')
  )
    return null
  const done = wanted.isLeft ? own.filter(({ verb }) => progress.test(verb)) : []
  const [whole, ...more] = own.filter((one) => !done.includes(one))
  if (whole && more.length === 0 && done.length > 0 && stands.test(whole.verb)) return takenFrom(whole, own, is)
  if ((!roles.has('loss') && !roles.has('gain')) || (wanted.isLeft && !roles.has('loss'))) return null
  return !roles.has('has') && !roles.has('gain') ? lossOfFirst(own, is) : is(summed(own), own)
}

const spends = /^(?:buy|bought|buys|cost|costs|is|are|order|orders|ordered|get|gets|got|spends?|spent|pays?|paid)$/

/** Without a word that says so, it is what is done in all, or what there is after all that happened to it. */
function unsaid(own: readonly Part[], wanted: Wanted, is: Is): Solved | null {
  const roles = rolesOf(own)
  if (own.some(({ thing }) => thing !== '' && thing !== wanted.thing && wanted.thing !== '')) return null
  if (ofVerb(own, wanted).length === own.length) return is(summed(own), own)
  const isSpent = wanted.thing === 'dollar' && /^(?:spend|pay|cost)/.test(wanted.verb)
  if (isSpent && own.every(({ verb }) => spends.test(verb)) && own.filter(({ isFound }) => isFound).length !== 1)
    return is(summed(own), own)
  if (isSpent && own.every(({ isFound }) => isFound))
    return is(summed(own.map((one) => ({ ...one, role: 'has' as const }))), own)
  const isChanged = roles.size > 1 && own.filter(({ role }) => role === 'has').length === 1
  if (isChanged && wanted.thing !== '' && wanted.verb === '') return is(summed(own), own)
  const [one, other] = own
  // '3 boxes of 10 crayons and 4 more crayons' of one sentence.
  const isBeside =
    one && other && own.length === 2 && roles.size === 1 && one.thing === other.thing && one.sentence === other.sentence
  if (isBeside && (one.isFound || other.isFound)) return is(summed(own), own)
  const isAlike = roles.size === 1 && own.every(({ verb, isFound }) => verb === own[0]?.verb && isFound)
  return isAlike ? is(summed(own), own) : null
}

/** What goes on until all is done: pages that are read, miles that are driven. */
const progress =
  /^(?:read|reads|drive|drives|drove|walk|walks|walked|run|runs|ran|ride|rides|rode|hike|hiked|hikes|bike|biked|bikes|travel|traveled|swim|swam|finish|finished|complete|completed|paint|painted|sold|sell|sells)$/

/** 'She paid $20 for a $12 book': the first is what there was. */
function lossOfFirst(own: readonly Part[], is: Is): Solved | null {
  const [first, ...rest] = own
  if (!first || !/^(?:pay|pays|paid|hand|give|gave|take|took)/.test(first.verb)) return null
  return is(
    rest.reduce<Term | null>((sum, { term }) => joined(sum, '-', term), first.term),
    own,
  )
}
