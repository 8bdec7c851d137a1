import type { Match } from './matching.ts'

/** What there is to say about a letter, by name. The last four are remarks: alone they never make a letter not right. */
export type Fault =
  | 'order'
  | 'direction'
  | 'reversed'
  | 'missing-stroke'
  | 'extra-stroke'
  | 'half-drawn'
  | 'other-letter'
  | 'outside'
  | 'too-small'
  | 'not-closed'
  | 'off-line'
  | 'scribble'
  | 'tap'
  | 'lifts'
  | 'shaky'

/** `fault` is null when the letter is right; `stroke` is the stroke it shows in; `looksLike` another letter, when it is one. */
export type Judged = { fault: Fault | null; looksLike: string | null; stroke: number | null; match: Match | null }
