/** When each word of a text begins and ends, in seconds. */
export type WordTimes = readonly (readonly [begins: number, ends: number])[]

/** Audio with the times of its words, where they are known. */
export type Sound = { audio: Blob; words: WordTimes | null }

/** The times as they stand in a header; null when there are none, or what stands there is something else. */
export function readWordTimes(header: string | null): WordTimes | null {
  if (!header) return null
  try {
    const times: unknown = JSON.parse(header)
    return Array.isArray(times) && times.every(isPair) ? times : null
  } catch {
    return null
  }
}

const isPair = (one: unknown): one is readonly [number, number] =>
  Array.isArray(one) && one.length === 2 && one.every((at) => Number.isFinite(at))
