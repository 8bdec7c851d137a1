import { z } from 'zod'
import atHome from '#content/en/almanac/common-sense/at-home.json'
import kindsFile from '#content/en/almanac/common-sense/kinds.json'
import living from '#content/en/almanac/common-sense/living.json'
import outAndAbout from '#content/en/almanac/common-sense/out-and-about.json'
import { isInDictionary } from '#server/safety/usual-words.ts'
import { knownWord } from '../words/words.ts'

// Everyday things with what a child knows or wonders about each. A thing has all that its kind has, but what it says itself.

const strings = z.array(z.string())
const range = z.tuple([z.number(), z.number()])
const parts = z.record(z.string(), z.union([z.number(), z.literal(true), z.literal('lots')]))
const aliveKinds = [
  'animal',
  'plant',
  'seed',
  'fungus',
  'part',
  'body',
  'was',
  'grew',
  'shell',
  'thing',
  'toy',
  'machine',
  'vehicle',
  'place',
  'moves',
  'sky',
  'gone',
  'unsure',
] as const
export type Alive = (typeof aliveKinds)[number]

const shared = {
  alive: z.enum(aliveKinds).optional(),
  can: strings.optional(),
  cant: strings.optional(),
  has: parts.optional(),
  hasnt: strings.optional(),
  /** What is true of the kind and not of this one. */
  without: strings.optional(),
  does: z.string().optional(),
  /** Other kinds that it is one of. */
  also: strings.optional(),
}

const kindShape = z.strictObject({
  ...shared,
  id: z.string(),
  under: z.string().optional(),
  /** What one of them is called: 'is a dog an animal'. */
  is: z.string().optional(),
  names: strings.optional(),
  /** How such a one is known. */
  sign: z.string().optional(),
  how: z.record(z.string(), z.string()).optional(),
  instead: z.record(z.string(), z.string()).optional(),
})
type Kind = z.infer<typeof kindShape>

const thingShape = z.strictObject({
  ...shared,
  one: z.string(),
  /** What stands for one of them in a sentence, where the word alone may mean a small one. */
  label: z.string().optional(),
  many: z.string().optional(),
  names: strings.optional(),
  /** How it is named in a sentence, where it is not by its name. */
  says: z.string().optional(),
  art: z.enum(['none', 'the', 'name', 'many']).optional(),
  kind: z.string(),
  /** The longest way across, and how high it stands where that is less. */
  cm: range.optional(),
  tall: range.optional(),
  g: range.optional(),
  kmh: range.optional(),
  /** Some of them can, some can't. */
  some: strings.optional(),
  /** One means it is so; several, that it is one of these. */
  color: strings.optional(),
  clear: z.boolean().optional(),
  shape: z.string().optional(),
  feel: strings.optional(),
  notfeel: strings.optional(),
  made: strings.optional(),
  for: z.string().optional(),
  found: z.string().optional(),
  grows: z.string().optional(),
  from: z.string().optional(),
  sound: z.string().optional(),
  /** More about one thing that it can or cannot do. */
  note: z.record(z.string(), z.string()).optional(),
})

export type Everyday = Omit<z.infer<typeof thingShape>, 'can' | 'cant' | 'some' | 'has' | 'hasnt' | 'many'> & {
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

const kindsById = () =>
  (kinds ??= new Map(
    z
      .array(kindShape)
      .parse(kindsFile)
      .map((one) => [one.id, one]),
  ))

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
function whole(own: z.infer<typeof thingShape>): Everyday {
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
  const own = z.array(thingShape).parse([...living, ...atHome, ...outAndAbout])
  for (const of of own.map(whole)) {
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
