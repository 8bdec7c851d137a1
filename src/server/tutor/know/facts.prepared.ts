import { z } from 'zod'
import file from '#content/en/tutor/facts.json'
import { narrow } from '#server/prepared/lists.ts'
import { type LyingValues, valuesLying } from '#server/prepared/lying.ts'
import { type PackedWords, packWords } from '#server/prepared/words.ts'
import { inOneForm } from './claim-form.ts'

const forms = z.array(z.string())
const entry = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** What children say that is so, and what is not: '(a/b)' is one of them, an empty one may be missing. */
  so: forms,
  not: forms,
  young: z.string(),
  older: z.string(),
  es: z.string().optional(),
  /** The number that it is about, for a short line behind it. */
  key: z.int().optional(),
  /** Its sentences tell of different things: only those are told that are about the claim. */
  apart: z.literal(true).optional(),
})
export type Fact = z.infer<typeof entry>

/** The facts as the build keeps them. By claim, in one form: its fact, and whether it is so (1) or not. `words`: all that claims are made of. */
export type FactParts = {
  ids: PackedWords
  facts: LyingValues<Fact>
  claims: PackedWords
  ofClaim: ArrayLike<number>
  isSo: Uint8Array
  words: PackedWords
}

export function preparedFacts(): FactParts {
  const all = z.array(entry).parse(file)
  const claims = new Map<string, { of: number; isSo: boolean }>()
  for (const [of, fact] of all.entries())
    for (const [said, isSo] of [
      ...fact.so.map((one) => [one, true] as const),
      ...fact.not.map((one) => [one, false] as const),
    ])
      for (const one of spelledOut(said)) {
        const claim = inOneForm(one)
        if (!claims.has(claim)) claims.set(claim, { of, isSo })
      }
  return {
    ids: packWords(all.map(({ id }) => id)),
    facts: valuesLying(all),
    claims: packWords([...claims.keys()]),
    ofClaim: narrow([...claims.values()].map(({ of }) => of)),
    isSo: Uint8Array.from(claims.values(), ({ isSo }) => (isSo ? 1 : 0)),
    words: packWords([...new Set([...claims.keys()].flatMap((claim) => claim.split(' ')))]),
  }
}

/** 'Earth (goes/moves) around sun' as each of its lines. */
function spelledOut(said: string): string[] {
  const [before, choice, behind] = /^([^(]*)\(([^)]*)\)(.*)$/.exec(said)?.slice(1) ?? []
  if (before === undefined || choice === undefined || behind === undefined) return [said]
  return choice.split('/').flatMap((one) => spelledOut(`${before}${one}${behind}`))
}
