import { z } from 'zod'
import file from '#content/en/tutor/things.json'
import { namedIn, people } from './named-in.ts'

// Things of a child's day, each with a word about it and an easy question that fits whatever is told of it.

export type Thing = { words: readonly string[]; say: string; ask: string }

/** Places and toys that a line names beside what it is about, as it does people. */
const places = new Set('classroom game games bed door car lunch store box'.split(' '))

let all: ReadonlyMap<string, Thing> | null = null

function byWord(): ReadonlyMap<string, Thing> {
  all ??= new Map(
    z
      .array(z.strictObject({ words: z.array(z.string()).min(1), say: z.string(), ask: z.string() }))
      .parse(file)
      .flatMap((thing) => thing.words.map((word): [string, Thing] => [word, thing])),
  )
  return all
}

/** The things that a line is about, in their order. */
export const thingsIn = (text: string): Thing[] =>
  namedIn(text, byWord())
    .filter(({ word }) => !people.has(word) && !places.has(word))
    .map(({ found }) => found)
