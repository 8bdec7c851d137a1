import { findExpressions } from '#shared/answers/expressions.ts'
import type { Decision } from '../../move.ts'
import { isOfHome, isTender } from '../../read/felt.ts'
import { ownSum } from '../../read/own-sum.ts'
import { askIn } from '../../read/quantities/asks.ts'
import { isSamePerson, plainly } from '../../read/quantities/clause.ts'
import { type Fact, factsIn, supposed } from '../../read/quantities/facts.ts'
import { isSameThing } from '../../read/quantities/same-thing.ts'
import { readStory } from '../../read/stories/read-story.ts'
import { tryAt } from '../../read/tries.ts'
import { pictureFor } from '../../show.ts'
import { openProblem } from '../../state.ts'
import type { Quantity } from '../../state-parts.ts'
import { askChat } from '../ask.ts'
import { brought } from '../brought.ts'
import { isElsewhere } from '../elsewhere.ts'
import { right } from '../found-by-child.ts'
import type { Heard } from '../hear.ts'
import { hint } from '../help.ts'
import { reply } from '../reply.ts'
import { factsTold, openOf, toldIn } from './keep.ts'
import { after, isSought, known } from './ledger.ts'
import { type OwnSum, sumAsked, sumOfChange } from './sums.ts'
import { askedWhatItSaid, storyGoesOn } from './while-finding.ts'
import { countOf, forWhom } from './words.ts'

// The child's own things: what it told of them, what happens to them, and what it asks about them later.

/** 'Now its 6', 'so i have 3 left': what the child makes of it, in the same line. */
const claimed =
  /[\s,.;!?](?:is it|is that|(?:it|that|there|he|she) is|there are|are left|that leaves|(i|we|he|she|they) (?:only |still )?(?:have|has|got))(?: now| only| left)* (\d{1,4})(?: (?!more\b)[a-z]+)?(?: (?:left|now|in all|right))*\W*$/

const youngest = 1
/** Small amounts are drawn for the youngest. */
function pictureOf({ item, key }: OwnSum, seed: number) {
  // Crossed-out things show what goes, not how far two amounts are apart.
  if (!/^told\.(?:more|less|rest)$/.test(key)) return null
  const [sum] = findExpressions(
    (/^\d+ [+−] \d+$/.exec(item.name) ?? /\d[\d,]* [+−] \d[\d,]*/.exec(item.explanation))?.[0] ?? '',
  )
  const made = sum && ownSum(sum)
  return made && 'item' in made && Number(item.answer.answer) <= 20 ? pictureFor(made.item, seed) : null
}

/** A first step of the child's own question; where the answer came with it, that is looked at. */
function started(heard: Heard, sum: OwnSum, said: string | null): Decision {
  const taken = brought(heard, sum.item, said, sum.item.question)
  if (said !== null) return taken
  const picture = heard.grade <= youngest ? pictureOf(sum, heard.lesson.seed) : null
  return { ...taken, move: { ...taken.move, lines: [{ key: sum.key, values: sum.values }], picture } }
}

const mends = /\b(?:only|oops|i mean|i meant|forgot|counted|mistake|wait|oh)\b/i

/** Games and tests are lost, and nothing is taken away. */
const notCounted =
  /^(?:movie|show|book|video|game|match|race|test|round|point|fight|turn|bet|life|lives|job|meeting|home run)s?$/i
const isUncounted = (facts: readonly Fact[], kept: readonly Quantity[]) => {
  const named = facts.flatMap(({ thing }) => (thing === null ? [] : [thing]))
  const meant = named.length > 0 ? named : kept.slice(-1).flatMap(({ thing }) => (thing === null ? [] : [thing]))
  return meant.some((thing) => isOfHome(thing) || notCounted.test(thing))
}

const isOurs = (who: string) => /^(?:i|me|we|there)$/.test(who)
const isOwnersOf = (said: string, whose: string) =>
  isOurs(said) ? isOurs(whose) : !isOurs(whose) && isSamePerson(said, whose)

/** Two were told to have some, and one has so many more: that compares them, and nothing comes. */
function comparesTwo(facts: readonly Fact[], kept: readonly Quantity[], text: string): boolean {
  const last = facts.at(-1)
  if (last?.kind !== 'change' || !/\b(?:have|has|had|got) \d+ more\b/.test(plainly(text))) return false
  const told = [...kept, ...facts.flatMap((fact) => (fact.kind === 'has' ? [fact] : []))]
  const [one, other] = told.filter(({ whose, thing }) => whose !== 'need' && isSameThing(thing, last.thing)).slice(-2)
  return (
    one !== undefined &&
    other !== undefined &&
    one.whose !== other.whose &&
    Math.abs(one.count - other.count) === Math.abs(last.by)
  )
}

/** A question about what was told, or a change of it. */
function askedOrChanged(heard: Heard): Decision | null {
  const { lesson, grade } = heard
  const said = toldIn(heard)
  const ask = askIn(said)
  const text = ask ? supposed(said) : said
  const facts = factsIn(text)
  const told = { kept: lesson.quantities, facts, open: openOf(lesson), grade }
  const open = openProblem(lesson)
  const isTold =
    facts.some((fact) => fact.kind === 'change' && isSure(fact, grade)) && !comparesTwo(facts, told.kept, text)
  if (!ask && (!isTold || /\?|\b(?:how|why|what)\b/i.test(text) || isUncounted(facts, lesson.quantities))) return null
  const sum = ask ? sumAsked(told, ask) : sumOfChange(told)
  // 'How many does he have now', while that is what it works on.
  if (!sum && open && ask?.kind === 'now' && facts.length === 0 && isSought(lesson.quantities, open.item.id))
    return hint(heard, open)
  if (!sum || sum.item.id === open?.item.id) return null
  // What is only told is of things; beside another problem it is a part of the work there.
  const isNamed = sum.thing !== '' || (grade <= young && /\b(?:more|another)\b/i.test(text))
  if (!ask && (!isNamed || (open && !isSought(lesson.quantities, open.item.id)))) return null
  if (ask && isToldOtherwise(text, grade, sum)) return null
  if (open && (mends.test(text) || tryAt(text, open.item).kind === 'right')) return null
  const [, owner, came = null] = ask ? [] : (claimed.exec(plainly(text)) ?? [])
  // What I have is nothing that is found of my sister's dolls.
  if (owner !== undefined && sum.whose !== null && !isOwnersOf(owner, sum.whose)) return null
  return started(heard, sum, came)
}

/** A whole story that comes to something else when it is read as one. */
function isToldOtherwise(text: string, grade: number, { item }: OwnSum): boolean {
  const story = readStory(text, grade)
  return story?.kind === 'solved' && story.item.answer.answer !== item.answer.answer
}

const young = 2
/** Older children tell of many things: it has to say of what it is. */
const isSure = (fact: Extract<Fact, { kind: 'change' }>, grade: number) =>
  !fact.isNamed && (grade <= young || fact.isOfThem || fact.thing !== null)

const isEven = /\b(?:same|even|equal|fair|tied?)\b/i
const asksEven = /\?|\b(?:is|are|would|will) (?:it|that|we|they)\b/i

/** 'So i give back 1 then its the same', 'i get 2 she gets 2': two have it, and it is even. */
function shared(heard: Heard): Decision | null {
  const { lesson } = heard
  const text = toldIn(heard)
  const facts = factsIn(text)
  if (facts.length === 0 || openProblem(lesson) || askIn(text)) return null
  const now = known(after(lesson.quantities, facts, []), [])
  const whole = now.find(({ whose }) => whose === 'we')
  const parts = now.filter(
    (one) => !/^(?:we|there|need|by)$/.test(one.whose) && isSameThing(one.thing, whole?.thing ?? null),
  )
  const [one, other, more] = parts
  if (!one || !other || more || !isSameThing(one.thing, other.thing)) return null
  const values = { one: one.count, other: other.count, oneFor: forWhom(one.whose), otherFor: forWhom(other.whose) }
  const isTold = facts.filter((fact) => fact.kind === 'has' && fact.whose !== 'we').length === 2
  const fits = !whole || one.count + other.count === whole.count
  if (isTold && whole)
    return fits
      ? right(heard, {
          key: one.count === other.count ? 'told.halves' : 'told.fits',
          values: { ...values, whole: countOf(whole.count, whole.thing ?? '') },
        })
      : looked(heard, 'told.fitsNot', { ...values, whole: countOf(whole.count, whole.thing ?? '') })
  if (!isEven.test(text) || !facts.some((fact) => fact.kind === 'change' && fact.to !== null)) return null
  if (one.count === other.count) return right(heard, { key: 'told.even', values })
  return asksEven.test(text) ? null : looked(heard, 'told.evenNot', values)
}

const looked = ({ lesson }: Heard, key: string, values: Record<string, string | number>): Decision =>
  reply([{ key, values }], askChat(lesson, { key: 'told.look' }), { kind: 'claim', mood: 'thinking' })

/** What the child's own story comes to: a first step for its question, a yes for what it finds. */
export function ofQuantities(heard: Heard): Decision | null {
  const { lesson } = heard
  if (lesson.play || lesson.passage || (isTender(heard.text) && askIn(toldIn(heard)) === null)) return null
  if (isElsewhere(lesson)) return shared(heard)
  return shared(heard) ?? askedOrChanged(heard) ?? storyGoesOn(heard) ?? askedWhatItSaid(heard)
}

const mostYoung = 20
/** How long or heavy something is: nothing comes or goes of it. */
const isUnit =
  /^(?:inch|inche|inches|inchs|feet|foot|cm|centimeters?|meters?|miles?|pounds?|ounces?|cups?|steps?|yards?|points?)$/

/** Numbers with their things, and nothing asked: they are taken up, and the child says what happens. */
export function quantitiesTold(heard: Heard): Decision | null {
  const { lesson, grade } = heard
  const text = toldIn(heard)
  if (openProblem(lesson) || lesson.play || isElsewhere(lesson) || /\?|\bhow\b|\bwhy\b/i.test(text)) return null
  if (isTender(text)) return null
  const told = factsTold(text, lesson.quantities, [])
  // What the child makes of it does not follow from what it told: nothing is taken for granted.
  if (told.length < factsIn(text).length) return null
  const facts = told.flatMap((fact) => (fact.kind === 'has' ? [fact] : []))
  const [said, another] = facts
  if (!said || facts.length > 2 || facts.some(({ whose }) => /^(?:need|by)$/.test(whose))) return null
  const before = known(lesson.quantities, []).filter((one) => isSameThing(one.thing, said.thing))
  const [earlier] = !another && before.length === 1 ? before : []
  const [one, other] = earlier && earlier.whose !== said.whose ? [{ ...earlier, kind: 'has' }, said] : [said, another]
  if (other) {
    // '8 but there was 12': what is there is nobody's.
    const isOfTwo = [one, other].every(({ whose }) => whose !== 'there')
    const isOne =
      isOfTwo && one.whose !== other.whose && isSameThing(one.thing, other.thing) && one.count !== other.count
    if (!isOne || one.count < 2 || other.count < 2) return null
    const values = { one: one.count, other: other.count, oneFor: forWhom(one.whose), otherFor: forWhom(other.whose) }
    return reply([{ key: 'told.two', values }], askChat(lesson, { key: 'told.twoAsk' }), {
      kind: 'sight',
      mood: 'happy',
    })
  }
  const { count, thing, whose } = one
  // What else the line tells may be what it is about.
  if (/\b(?:and|but|because|cuz|so|then|saw|see)\b/i.test(text)) return null
  if (grade > young || lesson.spanish || thing === null || count < 2 || count > mostYoung) return null
  if (!/^(?:me|we|there)$/.test(whose) || isOfHome(thing) || isUnit.test(thing) || notCounted.test(thing)) return null
  const [, measure] = /\b(long|tall|wide|high|deep)\b/i.exec(text) ?? []
  const values = { had: countOf(count, thing), measure: measure?.toLowerCase() ?? '' }
  if (measure !== undefined)
    return reply([{ key: 'told.measured', values }], askChat(lesson, { key: 'told.measureAsk' }), {
      kind: 'sight',
      mood: 'happy',
    })
  const greets = /^\W*(?:hi|hello|hey)\b/i.test(text)
  return reply(
    [...(greets ? [{ key: 'told.hi' } as const] : []), { key: 'told.one', values }],
    askChat(lesson, { key: 'told.happens' }),
    { kind: 'sight', mood: 'happy' },
  )
}
