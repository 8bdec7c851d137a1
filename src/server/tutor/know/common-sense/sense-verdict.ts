import type { Mention } from './plain-line.ts'
import type { Ask } from './sense-ask.ts'
import type { Values } from './sense-named.ts'
import { ofKind, ofMade } from './verdict-kind.ts'
import { ofAlive, ofCan, ofCount, ofHas } from './verdict-life.ts'
import { ofColor, ofFeel, ofPlace, ofShape, ofSized, ofUse } from './verdict-looks.ts'
import { ofMost, ofSize, ofThan } from './verdict-than.ts'
import { ofWhyNot } from './verdict-why.ts'

/** What is true of what was asked or said. */
export type Verdict = {
  /** Whether it is so; null where it depends, `tells` where nothing was there to be true or false. */
  isSo: boolean | null | 'tells'
  say: Keyed
  why?: Keyed | null
  /** A small question back that fits. */
  back?: Keyed
  /** So far from true that it can only be a joke. */
  isSilly?: boolean
  /** How it is opened, where it is not by its being so. */
  opens?: string
}
export type Keyed = { key: string; values: Values }

/** Null where the data do not surely say it. */
export function verdictOf(ask: Ask, seed: number): Verdict | null {
  return mayBeTold(ask) ? judged(ask, seed) : null
}

function judged({ of, said, isChoice, isClaim }: Ask, seed: number): Verdict | null {
  switch (said.form) {
    case 'alive':
      return ofAlive(of)
    case 'than':
      return ofThan(of, said, isChoice, seed)
    case 'most':
      return ofMost(of, said)
    case 'can':
      return ofCan(of, said)
    case 'has':
      return ofHas(of, said)
    case 'whyNot':
      return ofWhyNot(of, said.of)
    case 'count':
      return ofCount(of, said.part)
    case 'for':
    case 'does':
    case 'isFor':
      return ofUse(of, said, isClaim)
    case 'made':
    case 'isMade':
      return ofMade(of, said.form === 'made' ? null : said.what)
    case 'where':
      return ofPlace(of)
    case 'color':
    case 'isColor':
      return ofColor(of, said.form === 'color' ? null : said.what)
    case 'shape':
    case 'isShape':
      return ofShape(of, said.form === 'shape' ? null : said)
    case 'feels':
      return ofFeel(of, said.what)
    case 'sized':
      return ofSized(of, said.what, seed)
    case 'size':
      return ofSize(of, said.measure, seed)
    case 'kind':
      return ofKind(of, said.what)
  }
}

const isUnder = ({ of }: Mention, id: string) => of.kinds.some((kind) => kind.id === id)
const ofEach: ReadonlySet<string> = new Set(['alive', 'than', 'kind', 'can', 'has', 'count', 'for', 'isShape', 'shape'])
const ofYou: ReadonlySet<string> = new Set(['alive', 'than', 'kind', 'most'])
const ofPeople: ReadonlySet<string> = new Set(['mammal', 'person'])
const isOne = (by: Mention['by']) => by === 'my' || by === 'the' || by === 'it'

/** Of the family's own things, and of one thing at hand, only what is so of all of their kind. */
function mayBeTold({ of, said, isClaim }: Ask): boolean {
  const others = said.form === 'than' ? [of, said.other] : [of]
  if (others.some(({ by }) => by === 'you')) {
    if (others.some((one) => isUnder(one, 'person') && one.by !== 'you')) return false
    if (of.by === 'you') return ofYou.has(said.form)
  }
  const alone = others.filter((one) => isOne(one.by) && !isOnlyOne(one))
  if (alone.length === 0) return true
  if (alone.some((one) => isUnder(one, 'person')))
    return of.of.one === 'person' && said.form === 'kind' && ofPeople.has(said.what)
  // A pet that is asked after may have died.
  if (said.form === 'alive') return !isClaim && (of.by === 'the' || !isUnder(of, 'animal'))
  if (!isClaim) return ofEach.has(said.form)
  if (alone.some(({ by }) => by === 'it')) return of.isMany && (said.form === 'has' || said.form === 'can')
  if (said.form === 'than') return alone.every((one) => one.by === 'the' || isThing(one))
  return said.form === 'isShape' ? alone.every(({ by }) => by === 'the') : said.form === 'has'
}

/** The child's own house or car is much like anybody's; its dog may be of any size. */
const isThing = (one: Mention) => one.by === 'my' && !isUnder(one, 'animal') && !isUnder(one, 'person')

/** There is one only, or the child's own is like anybody's: its foot. */
const isOnlyOne = (one: Mention) =>
  one.of.art === 'the' || one.of.art === 'name' || (one.by === 'my' && isUnder(one, 'bodypart'))
