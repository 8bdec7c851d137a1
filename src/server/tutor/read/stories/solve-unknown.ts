import type { Fact } from './fact.ts'
import { type Path, pathOf } from './story-path.ts'
import { unknownPerson } from './story-people.ts'
import {
  type Counted,
  hasMark,
  isAbout,
  isHas,
  isKind,
  isSameThing,
  numberOf,
  type Of,
  type Told,
  takesIn,
  whose,
} from './told.ts'

/** What was there at first, what happened, or the other part: something in the middle of a story is asked for. */
export function unknownPaths(told: Told): (Path | null)[] {
  const { asked } = told
  if (asked.kind === 'change') return [changeUnknown(told)]
  if (asked.kind === 'need') return [needed(told)]
  if (asked.kind === 'part') return [otherPart(told)]
  return asked.kind === 'amount' && hasMark(asked.marks, 'first') ? [startUnknown(told)] : []
}

function startUnknown(told: Told): Path | null {
  const { asked, facts } = told
  const [some] = facts
  const [event, end, ...others] = isKind(some, 'some') ? facts.slice(1) : facts
  if (asked.kind !== 'amount' || !isKind(end, 'now') || others.length > 0) return null
  const owner = whose(end)
  const effect = owner === null ? null : effectOn(event, owner)
  if (effect === null || !effect) return null
  if (isKind(some, 'some') && (whose(some) !== owner || !isSameThing(some.thing, effect.event.thing))) return null
  if (asked.who === null ? owner !== 'all' : !isAbout(asked.who, owner)) return null
  if (!takesIn(asked.thing, effect.event.thing) || !takesIn(asked.thing, end.thing)) return null
  if (!isSameThing(effect.event.thing, end.thing)) return null
  return pathOf('start-unknown', numberOf(told, end), effect.grows ? '−' : '+', numberOf(told, effect.event))
}

type Effect = { grows: boolean; event: Counted | Of<'give'> }

function effectOn(event: Fact | undefined, owner: string): Effect | null {
  if (isKind(event, 'give')) {
    if (event.from === owner) return { grows: false, event }
    return event.to === owner ? { grows: true, event } : null
  }
  if (event?.kind !== 'gain' && event?.kind !== 'loss') return null
  return whose(event) === owner &&
    event.partner !== owner &&
    (event.link === null || event.link === 'from' || event.kind === 'loss')
    ? { grows: event.kind === 'gain', event }
    : null
}

function changeUnknown(told: Told): Path | null {
  const { asked, facts } = told
  const [first, ...later] = facts
  const [hidden] = later
  const [end, ...others] = isKind(hidden, 'some-change') ? later.slice(1) : later
  if (asked.kind !== 'change' || asked.grows === null || !isHas(first) || !isKind(end, 'now') || others.length > 0)
    return null
  const owner = whose(first)
  if (owner === null || whose(end) !== owner) return null
  if (!isSameThing(first.thing, end.thing) || !takesIn(asked.thing, first.thing)) return null
  if (isKind(hidden, 'some-change') && hidden.grows !== asked.grows) return null
  const byOther = asked.toOwner && asked.who !== null && asked.who !== unknownPerson && asked.who !== owner
  const isDoer = (isAbout(asked.who, owner) && !asked.toOwner) || (asked.who === null && !asked.toOwner)
  if (!byOther && !isDoer) return null
  if (asked.other !== null && asked.other === owner) return null
  const [from, to] = [numberOf(told, first), numberOf(told, end)]
  if (from === to || asked.grows !== to > from) return null
  return asked.grows ? pathOf('change-unknown', to, '−', from) : pathOf('change-unknown', from, '−', to)
}

function needed(told: Told): Path | null {
  const { asked, facts, numbers } = told
  const isTurned = isKind(facts[0], 'need') || isKind(facts[0], 'cost')
  const [first, goal, ...others] = isTurned ? [...facts].reverse() : facts
  if (asked.kind !== 'need' || others.length > 0) return null
  // Who needs 20 points and got 13 has them.
  const isGot = (first?.kind === 'gain' && isKind(goal, 'need')) || (first?.kind === 'act' && /^sav/.test(first.verb))
  if (first?.kind !== 'has' && !isGot) return null
  if (!takesIn(asked.thing, first.thing)) return null
  if (first.verb === 'a' || !isAbout(asked.who, whose(first))) return null
  const aim =
    isKind(goal, 'need') && asked.n === null && isSameThing(first.thing, goal.thing) && whose(goal) === whose(first)
      ? numberOf(told, goal)
      : isKind(goal, 'cost') && asked.n === null && goal.unit === first.thing?.head
        ? numberOf(told, goal)
        : goal === undefined && asked.n !== null
          ? (numbers[asked.n] ?? 0)
          : 0
  const unit = isKind(goal, 'cost') ? `${goal.unit}s` : undefined
  return aim > numberOf(told, first)
    ? pathOf(unit === undefined ? 'need' : 'need-money', aim, '−', numberOf(told, first), unit)
    : null
}

/** '10 kids, 4 are boys: how many are girls?' Other words only where the story says that they are the rest. */
function otherPart(told: Told): Path | null {
  const { asked, facts } = told
  const [all, part, rest, ...others] = facts
  if (asked.kind !== 'part' || !isHas(all) || !isKind(part, 'part') || others.length > 0) return null
  if (rest !== undefined && !isKind(rest, 'rest')) return null
  if (part.thing !== null && part.thing.head !== all.thing?.head) return null
  if (asked.thing !== null && asked.thing.head !== all.thing?.head) return null
  const isRest = isKind(rest, 'rest') && rest.word === asked.word && asked.word !== part.word && !asked.not
  const isNot = asked.not && asked.word === part.word
  const isPair =
    !asked.not &&
    rest === undefined &&
    pairs.has(`${part.word} ${asked.word}`) &&
    /^(?:kid|student|person)$/.test(all.thing?.head ?? '')
  return isRest || isNot || isPair ? pathOf('part-unknown', numberOf(told, all), '−', numberOf(told, part)) : null
}

const pairs = new Set(['boy girl', 'girl boy'])
