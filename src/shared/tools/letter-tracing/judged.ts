import type { Way } from '#shared/handwriting.ts'
import type { Match } from './matching.ts'

/** Why a letter is not right yet. */
export type Fault =
  | 'reversed'
  | 'missing-stroke'
  | 'extra-stroke'
  | 'half-drawn'
  | 'other-letter'
  | 'other-size'
  | 'outside'
  | 'too-small'
  | 'not-closed'
  | 'scribble'
  | 'tap'
  | 'joined'
  | 'order'
  | 'direction'

/** What may be said of a letter that is right. */
export type Remark = 'lifts' | 'off-line' | 'too-small' | 'shaky' | 'gray-left'

/** `fault` is null when the letter is right; `stroke` is the stroke it shows in; `looksLike` another letter, when it is one. */
export type Judged = {
  fault: Fault | null
  way: Way
  looksLike: string | null
  stroke: number | null
  match: Match | null
}
