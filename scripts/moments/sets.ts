import { existsSync, readFileSync } from 'node:fs'
import { isWish } from '../../src/server/tutor/decide/wishes.ts'
import { momentLines, type VolumeName } from '../../src/server/tutor/know/moments/moments.ts'
import { readSaid, type Said } from '../../src/server/tutor/know/moments/signs.ts'
import { diceOf } from '../ear/read-lines.ts'
import { bookLines } from '../talk/book-lines.ts'
import { writtenTalk } from '../talk/written-lines.ts'

/** A line to learn from: of a moment, or of a kind of talk, by the number of its class. */
export type Line = { of: number; text: string; said: Said; fold: number }
export type Sets = { moments: string[]; wishes: string[]; talk: string[]; lines: Line[] }

export const folds = 3
/** What asks for something of the book or of words, or is about the work, though nothing is done about the kind alone. */
const further = new Set(['ask_world', 'ask_spelling', 'ask_meaning', 'ask_rhyme', 'tell_about', 'reason', 'step'])

export function readSets(volume: VolumeName): Sets {
  const roll = diceOf(3)
  const spoken = [...writtenTalk(), ...bookLines().map((text) => ({ act: 'ask_world', text }))]
  const acts = [...new Set(spoken.map(({ act }) => act))].sort()
  const wishes = acts.filter((act) => isWish(act) || further.has(act))
  const talk = acts.filter((act) => !wishes.includes(act))
  const own = momentLines([volume])
  const moments = [...new Set(own.map(({ id }) => id))]
  const places = new Map(
    [...moments, ...wishes.map((act) => `=${act}`), ...talk.map((act) => `=${act}`)].map((id, at) => [id, at]),
  )
  const lines = [...own, ...spoken.map(({ act, text }) => ({ id: `=${act}`, text }))].map(({ id, text }) => ({
    of: places.get(id) ?? 0,
    text,
    said: readSaid(text),
    fold: Math.floor(roll() * folds),
  }))
  return { moments, wishes, talk, lines }
}

/** Moments of which one reply fits where the other was meant, judged by eye: a line for each family of them. */
export function readTwins(moments: readonly string[]): (one: number, other: number) => boolean {
  const place = new URL('twins.txt', import.meta.url)
  const pairs = new Set<string>()
  if (existsSync(place))
    for (const line of readFileSync(place, 'utf8').split('\n')) {
      const family = line.split(' ').filter((id) => moments.includes(id))
      for (const one of family) for (const other of family) pairs.add(`${one} ${other}`)
    }
  return (one, other) => one === other || pairs.has(`${moments[one]} ${moments[other]}`)
}
