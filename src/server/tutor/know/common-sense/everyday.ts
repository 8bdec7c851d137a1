import { isInDictionary } from '#server/safety/usual-words.ts'
import { knownWord } from '../words/words.ts'
import { type Kind, preparedKinds, preparedThings, type Thing } from './everyday.prepared.ts'

// Everyday things with what a child knows or wonders about each. A thing has all that its kind has, but what it says itself.

export type Everyday = Omit<Thing, 'can' | 'cant' | 'some' | 'has' | 'hasnt' | 'many'> & {
  many: string
  can: ReadonlySet<string>
  cant: ReadonlySet<string>
  some: ReadonlySet<string>
  has: ReadonlyMap<string, number | true | 'lots'>
  hasnt: ReadonlySet<string>
  /** Its kind and all that is above it, the nearest first. */
  kinds: readonly Kind[]
}

type Named = { of: Everyday; isMany: boolean }
let byName: ReadonlyMap<string, Named> | null = null
let slips: ReadonlyMap<string, string> | null = null
let kinds: ReadonlyMap<string, Kind> | null = null

const kindsById = () => (kinds ??= new Map(preparedKinds().map((one) => [one.id, one])))

export const everyKind = (): Iterable<Kind> => kindsById().values()

function chainOf(id: string): Kind[] {
  const kind = kindsById().get(id)
  if (!kind) throw new Error(`No kind of things is called ${id}`)
  return [kind, ...(kind.under === undefined ? [] : chainOf(kind.under))]
}

const pluralOf = (word: string): string => {
  if (/(?:s|sh|ch|x|z)$/.test(word)) return `${word}es`
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`
}

/** The thing with all that it has from its kinds; what is nearer to it goes before what is farther. */
function whole(own: Thing): Everyday {
  const chain = chainOf(own.kind)
  const can = new Set(own.can)
  const some = new Set(own.some)
  const cant = new Set(own.cant)
  const has = new Map(Object.entries(own.has ?? {}))
  const hasnt = new Set(own.hasnt)
  const left = new Set(own.without)
  for (const kind of chain) {
    const isNew = (what: string) => !left.has(what) && !can.has(what) && !cant.has(what) && !some.has(what)
    for (const verb of (kind.can ?? []).filter(isNew)) can.add(verb)
    for (const verb of (kind.cant ?? []).filter(isNew)) cant.add(verb)
    for (const [part, count] of Object.entries(kind.has ?? {}))
      if (!left.has(part) && !has.has(part) && !hasnt.has(part)) has.set(part, count)
    for (const part of kind.hasnt ?? []) if (!left.has(part) && !has.has(part)) hasnt.add(part)
    for (const part of kind.without ?? []) left.add(part)
  }
  const alive = own.alive ?? chain.find((kind) => kind.alive !== undefined)?.alive
  const does = own.does ?? chain.find((kind) => kind.does !== undefined)?.does
  const also = [...(own.also ?? []), ...chain.flatMap((kind) => kind.also ?? [])]
  const isAlone = own.art === 'none' || own.art === 'name' || own.art === 'many'
  const many = own.many ?? (isAlone ? own.one : pluralOf(own.one))
  return { ...own, alive, does, also, can, some, cant, has, hasnt, many, kinds: chain }
}

const shortestSlip = 4

function read(): ReadonlyMap<string, Named> {
  const names = new Map<string, Named>()
  for (const of of preparedThings().map(whole)) {
    const usual = of.art === undefined ? [...(of.many === of.one ? [] : [of.many]), pluralOf(of.one)] : []
    const given = (of.names ?? []).map(
      (name) => [name, /(?<!s)s$|^(?:children|geese|mice|teeth|feet)$/.test(name)] as const,
    )
    const said = [[of.one, of.art === 'many'] as const, ...usual.map((name) => [name, true] as const), ...given]
    for (const [name, isMany] of said)
      if (!names.has(name)) names.set(name, { of, isMany: isMany && of.art !== 'none' && of.art !== 'the' })
    for (const [name] of given)
      if (!name.endsWith('s') && !names.has(`${name}s`) && !of.art) names.set(`${name}s`, { of, isMany: true })
  }
  return names
}

export const everydayNames = () => (byName ??= read())

/** Every name with one letter left out, for a word that is written with one wrong. */
function oneOut(word: string): string[] {
  return [word, ...[...word].map((_, at) => word.slice(0, at) + word.slice(at + 1))]
}

function slipsByPart(): ReadonlyMap<string, string> {
  if (slips) return slips
  const found = new Map<string, string>()
  for (const name of everydayNames().keys())
    if (name.length >= shortestSlip && !name.includes(' '))
      for (const part of oneOut(name)) if (!found.has(part)) found.set(part, name)
  slips = found
  return found
}

/** The thing of that name; a word that nobody knows may be a name with one letter wrong: 'elefant' has two, 'elephnt' one. */
export function everydayOf(name: string): Named | null {
  const exact = everydayNames().get(name)
  if (exact || name.length < shortestSlip || name.includes(' ') || knownWord(name) || isInDictionary(name))
    return exact ?? null
  const near = oneOut(name)
    .flatMap((part) => slipsByPart().get(part) ?? [])
    .find((one) => one[0] === name[0])
  return near === undefined ? null : (everydayNames().get(near) ?? null)
}
