import type { Clip } from '#shared/clip.ts'
import type { ClipArt } from '#shared/clip-art.ts'
import { isBackground } from './boxes.ts'
import { isOn, placeIn } from './placed.ts'
import { readingTime, wordAt, wordsAt } from './timing.ts'

type Scene = Clip['scenes'][number]

/** What stood there a moment before a sentence begins. */
function momentBefore({ scenes }: Pick<Clip, 'scenes'>, scene: number, line: number): { art: ClipArt[]; line: number } {
  const here: Scene | undefined = line > 0 ? scenes[scene] : scenes[scene - 1]
  const last = line > 0 ? line - 1 : (here?.says.length ?? 0) - (here?.stop ? 0 : 1)
  return { art: here?.art.filter((one) => isOn(one, last)) ?? [], line: last }
}

/** How it looks, whatever it is called and whenever it comes. */
function lookOf(art: ClipArt): string {
  const { id, x, y, turn, scale, from, until, enter, on, moves, acts, ...look } = art
  return JSON.stringify(look, Object.keys(look).sort())
}

const near = 3

/** The same picture with something else in it: a line on which a point comes. */
const isNextPicture = (one: ClipArt, other: ClipArt) =>
  one.kind === 'picture' &&
  other.kind === 'picture' &&
  one.picture.kind === other.picture.kind &&
  one.width === other.width

/** Whether it is already to be seen there, under another name, or is what all else stands on: it must not go out and come in again. */
export function isThereAlready(clip: Pick<Clip, 'scenes'>, scene: number, line: number, art: ClipArt): boolean {
  if (isBackground(art)) return true
  const place = placeIn(art, line)
  const before = momentBefore(clip, scene, line)
  return before.art.some((other) => {
    const was = placeIn(other, before.line)
    if (Math.abs(was.x - place.x) > near || was.scale !== place.scale) return false
    const isBeside = Math.abs(was.y - place.y) > near
    // What is drawn above a line makes its picture higher: its middle is not where it was.
    if (isNextPicture(art, other) && (line > 0 || !isBeside)) return line === 0 || !isOn(other, line)
    return !isBeside && lookOf(art) === lookOf(other)
  })
}

/** What it is called, or what is written on it: the words of a sentence with which it comes when the film names none. */
function namesOf(art: ClipArt): string[] {
  switch (art.kind) {
    case 'text':
    case 'tile':
      return [art.text, ...(art.text.includes('=') ? [art.text.slice(art.text.lastIndexOf('=') + 1)] : [])]
    case 'thing':
      return [art.thing, `${art.thing}s`]
    case 'figure':
      return [art.figure, `${art.figure}s`]
    default:
      return []
  }
}

/** A sum is written when its result is said, all else when it is named first. */
const isSum = (art: ClipArt) => art.kind === 'text' && art.text.includes('=')

/** So long it takes until it is there, and until it is seen to do something: the next sentence must not cut it short. Milliseconds. */
export const [arrived, acted] = [450, 900]

/** After how many milliseconds of a sentence something is named in it, early enough for what takes so long; 0 when it is not named. */
export function namedAt(art: ClipArt, sentence: string, on: string | undefined, takes = 0): number {
  if (on !== undefined) return wordAt(sentence, on)
  const latest = Math.max(0, readingTime(sentence) - takes)
  for (const name of namesOf(art)) {
    const found = wordsAt(sentence, name)
    const at = isSum(art) ? found.at(-1) : found[0]
    if (at !== undefined) return Math.min(at, latest)
  }
  return 0
}

const alike = ({ kind, from = 0, on, enter }: ClipArt) => `${kind} ${from} ${on} ${enter}`

/** How long one waits for the one before it, and all of them together at most. Milliseconds. */
const [oneByOne, together] = [160, 1_300]

/** Things of a kind that come with one word come one after the other: the eye can count them. */
export function turnOf(art: ClipArt, others: readonly ClipArt[]): number {
  if (art.enter === undefined) return 0
  const row = others.filter((one) => alike(one) === alike(art))
  return row.indexOf(art) * Math.min(oneByOne, together / row.length)
}
