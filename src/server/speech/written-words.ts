import { alignWords } from './align.ts'
import { withoutGaps } from './phone-times.ts'
import type { WordTimes } from './speech.ts'
import { toSpeech } from './speech-text.ts'

/** The words of a text, as the eye counts them. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')

const bare = (word: string) => word.toLowerCase().replace(/[^a-z0-9]+/g, '')

/**
 * From the times of the spoken words to those of the written ones: '7 × 8 = ?' has five, and so has what is said of it.
 * Every written word is put into sayable words by itself and laid beside what was said. Where that does not fit (what is
 * said of '1 1/2' is more than of '1' and of '1/2'), the written words share the time of the spoken ones.
 */
export function timesOfWritten(text: string, spoken: string, times: WordTimes): WordTimes | undefined {
  const written = wordsOf(text)
  const said = wordsOf(spoken)
  if (said.length !== times.length || said.length === 0) return undefined
  if (isSame(written, said)) return times
  const places = placesOf(written, said.map(bare))
  const found: ([number, number] | null)[] = written.map(() => null)
  for (const { members, from, to } of blocks(places, said.length)) {
    const begins = times[from]?.[0] ?? 0
    const share = ((times[to - 1]?.[1] ?? begins) - begins) / members.length
    if (to > from)
      members.forEach((member, index) => {
        found[member] = [begins + index * share, begins + (index + 1) * share]
      })
  }
  return withoutGaps(found)
}

const isSame = (written: string[], said: string[]) =>
  written.length === said.length &&
  written.every((word, index) => bare(word) !== '' && bare(word) === bare(said[index] ?? ''))

type Place = { speaks: boolean; from: number; to: number } | { speaks: boolean }

/** Where each written word stands among the spoken ones, if all of it, and nothing else, stands there. */
function placesOf(written: string[], said: string[]): Place[] {
  const alone = written.map((word) => wordsOf(toSpeech(word)).map(bare))
  const flat = alone.flat()
  const pairs = new Map(
    alignWords(flat.length, said.length, (i, j) => (flat[i] === said[j] ? 0 : 2)).filter(
      ([i, j]) => flat[i] === said[j],
    ),
  )
  let at = 0
  return alone.map((words) => {
    const found = words.map((_, index) => pairs.get(at + index))
    at += words.length
    const [from] = found
    const fits = from !== undefined && found.every((place, index) => place === from + index)
    return { speaks: words.length > 0, ...(fits && { from, to: from + words.length }) }
  })
}

type Block = { members: number[]; from: number; to: number }

/** Words that found their place alone, and between them those that share what is left there. */
function blocks(places: Place[], end: number): Block[] {
  const all: Block[] = []
  let waiting: number[] = []
  let at = 0
  const share = (to: number) => {
    const speaking = waiting.filter((index) => places[index]?.speaks)
    if (waiting.length > 0) all.push({ members: speaking.length > 0 ? speaking : waiting, from: at, to })
    waiting = []
  }
  for (const [index, place] of places.entries()) {
    if ('from' in place) {
      share(place.from)
      all.push({ members: [index], from: place.from, to: place.to })
      at = place.to
    } else {
      waiting.push(index)
    }
  }
  share(end)
  return all
}
