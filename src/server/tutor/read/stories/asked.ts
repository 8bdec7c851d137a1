import type { Thing } from './story-grammar.ts'

/** What a story asks for. `marks` are the words that say which amount: 'left', 'in all', 'now', 'at first'. */
export type Asked =
  | {
      kind: 'amount'
      thing: Thing | null
      who: string | null
      marks: string
      place: string | null
      past: boolean
      bare: boolean
    }
  | {
      kind: 'change'
      thing: Thing | null
      who: string | null
      verb: string
      grows: boolean | null
      marks: string
      other: string | null
      place: string | null
      toOwner: boolean
    }
  /** `other` is null where the story has only two. */
  | { kind: 'more'; thing: Thing | null; who: string; other: string | null; grows: boolean; verb: string | null }
  | { kind: 'more-things'; thing: Thing | null; other: Thing | null; grows: boolean }
  | { kind: 'each'; thing: Thing | null; group: string | null }
  | { kind: 'groups'; thing: Thing | null }
  | { kind: 'inside'; who: string | null; verb: string | null; thing: Thing | null; n: number; group: string | null }
  | { kind: 'cost'; who: string | null; thing: Thing | null; n: number | null; isAll: boolean }
  | { kind: 'part'; thing: Thing | null; word: string; not: boolean }
  | { kind: 'money-left'; who: string | null; isChange: boolean }
  /** How far, how much, how many in `n` hours; `time`: in a week, where the story tells of days. */
  | { kind: 'rate'; who: string | null; thing: Thing | null; n: number | null; time: string | null }
  | { kind: 'need'; thing: Thing | null; who: string; n: number | null }

export type Groups = Record<string, string | undefined>
export type Form = { pattern: RegExp; read: (groups: Groups) => Asked }
