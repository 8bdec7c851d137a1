import { everyKind } from './everyday.ts'
import type { Mention } from './plain-line.ts'
import { kindOf, listed, valuesOf } from './sense-named.ts'
import type { Keyed, Verdict } from './sense-verdict.ts'

/** Kinds of which nothing else is one: what is not said to be one is none. */
const closed: ReadonlySet<string> = new Set([
  'animal',
  'mammal',
  'bird',
  'fish',
  'reptile',
  'amphibian',
  'insect',
  'plant',
  'person',
  'fruit',
  'vegetable',
])

export function ofKind(of: Mention, asked: string): Verdict | null {
  const { kinds, also, one, alive } = of.of
  const kind = [...everyKind()].find(({ id }) => id === asked)
  if (!kind?.is || one === kind.is || of.of.without?.includes(kind.is)) return null
  const own = kinds.find(({ is }) => is !== undefined)
  const isMany = valuesOf(of).be === 'are' && of.by !== 'you'
  const values = { ...valuesOf(of), kind: kindOf(kind, isMany), own: kindOf(own, isMany) }
  const back = { key: 'sense.ask.kind', values: { ...values, kinds: kind.names?.[0] ?? `${kind.is}s` } }
  const isSo = kinds.some(({ id, is }) => id === asked || is === kind.is) || also?.includes(kind.is) === true
  if (isSo) return { isSo: true, say: { key: 'sense.kind', values }, why: signOf(kind.sign), back }
  if (own === undefined && lifeless.has(alive ?? '') && /^(?:animal|plant|person)$/.test(asked))
    return {
      isSo: false,
      say: { key: 'sense.kind.none', values },
      why: { key: `sense.alive.why.${alive}`, values },
      back,
    }
  const isPlants =
    /^(?:part|seed|fungus|grew|unsure|body|gone)$/.test(alive ?? '') || kinds.some(({ id }) => id === 'food')
  const isSure = closed.has(asked) && own !== undefined && (!isPlants || /^(?:fruit|vegetable)$/.test(asked))
  if (!isSure || (/^(?:fruit|vegetable)$/.test(asked) && !/^(?:fruit|vegetable)$/.test(own.id))) return null
  return { isSo: false, say: { key: 'sense.kind.not', values }, why: signOf(own.sign), back }
}

const lifeless: ReadonlySet<string> = new Set(['thing', 'machine', 'vehicle', 'place', 'moves', 'sky'])

const signOf = (sign: string | undefined): Keyed | null =>
  sign === undefined ? null : { key: 'sense.note', values: { note: sign } }

/** Nobody makes anything of these: it is said for a joke. */
const jokes: ReadonlySet<string> = new Set([
  'cheese',
  'candy',
  'chocolate',
  'milk',
  'ice',
  'bread',
  'cookies',
  'jello',
  'water',
  'sugar',
])

export function ofMade(of: Mention, asked: string | null): Verdict | null {
  const { made, from, kinds } = of.of
  const values = valuesOf(of)
  const back = { key: 'sense.ask.made', values }
  const isMixed = kinds.some(({ id }) => id === 'food' || id === 'nature' || id === 'sky')
  const say = made && { key: 'sense.made', values: { ...values, made: listed(made, isMixed ? 'and' : 'or') } }
  if (asked === null) {
    if (say) return { isSo: 'tells', say, back }
    return from === undefined ? null : { isSo: 'tells', say: { key: 'sense.from', values: { ...values, from } }, back }
  }
  if (!say) return null
  if (made.some((one) => one.split(' ').includes(asked))) return { isSo: true, say, back }
  return jokes.has(asked) && !kinds.some(({ id }) => id === 'food')
    ? { isSo: false, say, back, isSilly: true }
    : { isSo: null, say, opens: 'notUsually', back }
}
