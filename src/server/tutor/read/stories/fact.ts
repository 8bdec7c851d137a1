import { placeOf, stem, type Thing, thingOf, whoOf } from './story-grammar.ts'

/** What one clause of a story tells. `n` and `m` are places in the list of its numbers. */
export type Fact =
  | {
      kind: 'has' | 'gain' | 'loss' | 'act' | 'now' | 'need'
      n: number
      who: string | null
      thing: Thing | null
      place: string | null
      /** 'From', 'for' or 'with' whom or what. */
      link: string | null
      partner: string | null
      verb: string
    }
  | { kind: 'give'; n: number; from: string; to: string; thing: Thing | null }
  | { kind: 'some'; who: string | null; thing: Thing | null }
  | { kind: 'some-change'; who: string | null; grows: boolean }
  | { kind: 'more'; n: number; who: string; other: string; thing: Thing | null; grows: boolean }
  | { kind: 'times'; n: number; who: string; other: string; thing: Thing | null }
  | { kind: 'each'; n: number; who: string | null; verb: string | null; group: string | null; thing: Thing | null }
  | { kind: 'into'; n: number; group: string }
  /** 'I give 3 to each of 5 friends': `n` to each, to `m` of them. */
  | { kind: 'deal'; n: number; m: number; who: string; thing: Thing | null }
  /** 'We are 6 friends': so many share. */
  | { kind: 'sharers'; n: number }
  /** 'We split them equally': all that have it share it. */
  | { kind: 'shares' }
  /** 'Twice as many on Tuesday'. */
  | { kind: 'times-there'; n: number; place: string | null }
  | { kind: 'cost'; n: number; item: string | null; unit: string; each: boolean }
  | { kind: 'part'; n: number; thing: Thing | null; word: string }
  | { kind: 'rest'; word: string }
  | { kind: 'buys-one' }
  | { kind: 'idle' }

export type Groups = Record<string, string | undefined>

export const countOf = (
  kind: Extract<Fact, { verb: string }>['kind'],
  { n, who, thing, place, link, partner, verb }: Groups,
): Fact => ({
  kind,
  n: Number(n),
  who: who === undefined ? null : whoOf(who),
  thing: thingOf(thing),
  place: placeOf(place),
  link: link ?? null,
  partner: partner ?? null,
  verb: stem(verb ?? ''),
})
