import { z } from 'zod'
import bits from '#content/en/tutor/bits.json'
import file from '#content/en/tutor/onward.json'
import { momentOf } from './moments/moments.ts'
import { namedIn, people } from './named-in.ts'

// What a good listener says next when it was only told something: a small truth that belongs to the subject and fits whatever was told.

const lines = z.record(z.string(), z.array(z.string()).min(1))
const data = z.strictObject({ acts: lines, themes: lines, tellings: lines }).parse(file)

/** Words that tell little of what a line is about, as people do. */
const wide = new Set('best home house room word idea book story question'.split(' '))

type Bit = { words: readonly string[]; bits: readonly string[]; from: number }
let all: ReadonlyMap<string, Bit> | null = null
const byWord = () =>
  (all ??= new Map(
    z
      .array(
        z.strictObject({ words: z.array(z.string()).min(1), bits: z.array(z.string()).min(1), from: z.int().min(-1) }),
      )
      .parse(bits)
      .flatMap((bit) => bit.words.map((word): [string, Bit] => [word, bit])),
  ))

/** What belongs to the things that a line names, for a grade. */
export const bitsOf = (text: string, grade: number): string[] =>
  namedIn(text, byWord())
    .filter(({ word, found }) => found.from <= grade && !people.has(word) && !wide.has(word))
    .flatMap(({ found }) => found.bits)

/** Talk whose kind is a subject of its own, whatever was told. */
const subjects = new Set(['lost_tooth', 'birthday', 'weather_now', 'dream', 'pet_story', 'language'])

/** What may follow the moment that was met, whatever the child goes on with. */
export const beatsOfMoment = (id: string): readonly string[] => momentOf(id)?.after ?? []

/** What may follow a reply of this kind: 'talk.lost_tooth', 'telling.petDied', 'feeling.tired'. */
export function beatsAfter(kind: string): readonly string[] {
  const [of, id = ''] = kind.split('.')
  if (of === 'telling') return data.tellings[id] ?? []
  return of === 'feeling' || (of === 'talk' && subjects.has(id)) ? (data.acts[id] ?? []) : []
}

export const beatsOfTheme = (theme: string): readonly string[] => data.themes[theme] ?? []
