import { askIn } from '../../read/quantities/asks.ts'
import { plainly } from '../../read/quantities/clause.ts'
import { type Fact, factsIn, supposed } from '../../read/quantities/facts.ts'
import { isSameThing } from '../../read/quantities/same-thing.ts'
import { type Lesson, openProblem } from '../../state.ts'
import type { Quantity } from '../../state-parts.ts'
import type { Heard } from '../hear.ts'
import { after, aged, known } from './ledger.ts'
import { sumAsked, sumOfChange } from './sums.ts'

const askedFor =
  /^How many (?:more )?((?:(?!(?:are|is|does|do|did|will|has|have)\b)[a-z]+ )?(?!(?:are|is|does|do|did|will|has|have)\b)[a-z]+) (?:are|is|does|do|did|will|has|have)\b/
const ofThings =
  /\b(?:but|now|and) (?:its|it's|they'?re) (?:now )?([a-z]{3,14}s)\W*$|\b\d{1,3} ([a-z]{3,14}s) (?:plus|and|minus|take away) \d{1,3}(?: [a-z]{3,14}s)?\W*$/i
const noThing = /^(?:times|tens|ones|minus|plus|this|is|was|has|cents|dollars|minutes|hours|years|degrees)$/

/** What the child tells: a story that a sum was read from is told by its own words. */
export const toldIn = (heard: Heard): string => (heard.retold ? heard.written : heard.text)

export const openOf = ({ problems }: Pick<Lesson, 'problems'>) => problems.map(({ item }) => item.id)

const concluded =
  /[\s,.;!]+(?:so|that means|which means)(?: (?:now|then|i think))? (?:i|we|he|she|they|there|it|that|(?:my )?[a-z]+)(?: (?:only|now|still|just))? (?:have|has|had|got|gets?|is|are)(?: (?:only|now|still|just))? \d+[^\d]*$/

/** 'So he has 10', behind what was told: what the child makes of it is no amount until it is sure. */
export const withoutClaim = (text: string): string => {
  const plain = plainly(text)
  const rest = plain.replace(concluded, '')
  return rest === plain ? text : rest
}

/** What a line tells; a conclusion in it counts where it is the same as what was told comes to. */
export function factsTold(text: string, kept: readonly Quantity[], open: readonly string[]): Fact[] {
  const facts = factsIn(text)
  const told = factsIn(withoutClaim(text))
  const claim = facts.at(-1)
  if (claim?.kind !== 'has' || told.length >= facts.length) return facts
  const before = known(after(kept, told, open), open).filter(({ thing }) => isSameThing(thing, claim.thing))
  if (before.length === 0 && told.length === 0) return facts
  const isSame = before.some(({ count, whose }) => whose === claim.whose && count === claim.count)
  const sum = before.reduce((all, { count }) => all + count, 0)
  const isWhole = /^(?:we|there)$/.test(claim.whose) && sum === claim.count
  return isSame || isWhole ? facts : told
}

/** What the new problem of the child finds, once it is solved: a story's own things, or those that its sum is about. */
function sought(before: Lesson, lesson: Lesson, text: string, grade: number): Quantity | null {
  const problem = openProblem(lesson)
  if (!problem || before.problems.some(({ item }) => item.id === problem.item.id) || problem.origin !== 'own')
    return null
  const { item } = problem
  const count = Number(item.answer.answer)
  if (item.answer.form !== 'number' || !Number.isInteger(count) || count < 0) return null
  const open = openOf(before)
  const ask = askIn(text)
  const isSupposed = ask !== null && supposed(text) !== text
  const told = { kept: before.quantities, facts: factsIn(ask ? supposed(text) : text), open, grade }
  const sum = ask ? sumAsked(told, ask) : sumOfChange(told)
  if (sum && sum.item.answer.answer === item.answer.answer)
    return sum.thing === ''
      ? null
      : { count, thing: sum.thing, whose: isSupposed ? 'by' : sum.whose, left: 9, of: item.id, from: null }
  const [, named] = askedFor.exec(item.question) ?? []
  const [, its, first] = ofThings.exec(text) ?? []
  const thing = item.entity === 'story' ? named : (its ?? first)?.toLowerCase()
  if (thing === undefined || noThing.test(thing) || /^(?:more|many|of|in)\b/.test(thing)) return null
  return {
    count,
    thing,
    whose: /^How many more/.test(item.question) ? 'by' : 'there',
    left: 9,
    of: item.id,
    from: null,
  }
}

/** What a line tells stays in mind, with what the child is finding out now. */
export function keepQuantities(heard: Heard, lesson: Lesson): Lesson {
  const { lesson: before, grade } = heard
  const text = toldIn(heard)
  const open = openOf(before)
  const facts = factsTold(text, before.quantities, open)
  const found = sought(before, lesson, text, grade)
  const now = aged(after(before.quantities, facts, open), text)
  // How many more it is belongs to nobody: once it is found it is no amount that is there.
  const kept = now.filter((one) => one.whose !== 'by' || (one.of !== null && openOf(lesson).includes(one.of)))
  if (!found) return { ...lesson, quantities: kept }
  const others = kept.filter((one) => found.whose === 'by' || one.whose !== found.whose || one.thing !== found.thing)
  return { ...lesson, quantities: [...others, found].slice(-8) }
}
