import { endsOf } from './lying.ts'

/** Lists of whole numbers in one array: thousands of arrays took ten times the room. */
export type Lists = { ends: Uint32Array; items: Uint16Array | Uint32Array }

export function listsOf(lists: readonly (readonly number[])[]): Lists {
  const ends = endsOf(lists)
  const fits = lists.every((list) => list.every((one) => one < 2 ** 16))
  const items = fits ? new Uint16Array(ends.at(-1) ?? 0) : new Uint32Array(ends.at(-1) ?? 0)
  for (const [at, list] of lists.entries()) items.set(list, ends[at])
  return { ends, items }
}

/** Whole numbers in as little room as the largest of them takes. */
export function narrow(numbers: readonly number[]): Uint8Array | Uint16Array | Uint32Array {
  const largest = numbers.reduce((one, other) => Math.max(one, other), 0)
  return largest < 2 ** 8
    ? Uint8Array.from(numbers)
    : largest < 2 ** 16
      ? Uint16Array.from(numbers)
      : Uint32Array.from(numbers)
}

/** One of them, as it stands in the array. */
export const listAt = ({ ends, items }: Lists, at: number): Uint16Array | Uint32Array =>
  at < 0 || at + 1 >= ends.length ? items.subarray(0, 0) : items.subarray(ends[at] ?? 0, ends[at + 1] ?? 0)
