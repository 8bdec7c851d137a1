import { z } from 'zod'
import atHome from '#content/en/almanac/common-sense/at-home.json'
import compared from '#content/en/almanac/common-sense/compared.json'
import kindsFile from '#content/en/almanac/common-sense/kinds.json'
import lifetimesFile from '#content/en/almanac/common-sense/lifetimes.json'
import living from '#content/en/almanac/common-sense/living.json'
import moreThings from '#content/en/almanac/common-sense/more-things.json'
import outAndAbout from '#content/en/almanac/common-sense/out-and-about.json'

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
  /** Why such a one lacks a part, or cannot do something. */
  why: z.record(z.string(), z.string()).optional(),
})
export type Kind = z.infer<typeof kindShape>

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
  /** How much land or water it is. */
  km2: range.optional(),
  /** How many years ago it came to be, or lived. */
  old: range.optional(),
  /** How many years one lives. */
  years: range.optional(),
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
export type Thing = z.infer<typeof thingShape>

const lifetimes = z.strictObject({
  years: z.record(z.string(), range),
  old: z.record(z.string(), range),
  /** More about how long they live, where they differ. */
  notes: z.record(z.string(), z.string()),
})

/** Things with what each says itself, checked, and with how old they are and become. */
export function preparedThings(): readonly Thing[] {
  const { years, old, notes } = lifetimes.parse(lifetimesFile)
  return z
    .array(thingShape)
    .parse([...living, ...atHome, ...outAndAbout, ...moreThings, ...compared])
    .map((thing) => ({
      ...thing,
      years: years[thing.one],
      old: old[thing.one],
      note: notes[thing.one] === undefined ? thing.note : { ...thing.note, life: notes[thing.one] ?? '' },
    }))
}

export const preparedKinds = (): readonly Kind[] => z.array(kindShape).parse(kindsFile)
