import { expect, it } from 'vitest'
import type { Clip } from '#shared/clip.ts'
import type { ClipArt } from '#shared/clip-art.ts'
import { isThereAlready, namedAt, turnOf } from './arriving.ts'

const text = (words: string, more: Partial<ClipArt> = {}): ClipArt =>
  Object.assign({ kind: 'text', id: words, x: 320, y: 90, text: words, size: 40 } satisfies ClipArt, more)
const apple = (id: string, x: number, more: Partial<ClipArt> = {}): ClipArt =>
  Object.assign({ kind: 'thing', id, x, y: 200, thing: 'apple', size: 60 } satisfies ClipArt, more)
const filmOf = (...scenes: ClipArt[][]): Pick<Clip, 'scenes'> => ({
  scenes: scenes.map((art) => ({ art, says: ['One.', 'Two.'] })),
})

it('brings what the film ties to no word with the word that names it', () => {
  expect(namedAt(text('hat'), 'The cat has a hat.', undefined)).toBe(4 * 170 + 10 * 32)
  expect(namedAt(apple('a', 1), 'Two apples fall.', undefined)).toBe(170 + 3 * 32)
  expect(namedAt(text('half past 3'), 'It is half past 3.', undefined)).toBe(2 * 170 + 4 * 32)
  expect(namedAt(text('hat'), 'The cat has a hat.', 'cat')).toBe(170 + 3 * 32)
  expect(namedAt(text('dog'), 'The cat has a hat.', undefined)).toBe(0)
})

it('does so early enough to be seen before the next sentence', () => {
  expect(namedAt(text('hat'), 'It is a very, very red hat.', undefined, 900)).toBe(7 * 350 - 900)
})

it('writes a sum when its result is said', () => {
  expect(namedAt(text('5 + 2 = 7'), '5 and 2 more is 7.', undefined)).toBe(5 * 170 + 11 * 32)
})

it('brings things of a kind one after the other, and others at once', () => {
  const row = [apple('a', 100, { enter: 'drop' }), apple('b', 200, { enter: 'drop' }), apple('c', 300)]
  expect(row.map((one) => turnOf(one, row))).toEqual([0, 160, 0])
})

it('leaves standing what only has another name in the next scene', () => {
  const film = filmOf([apple('a', 100)], [apple('b', 100), apple('c', 300)])
  const [same, other] = film.scenes[1]?.art ?? []
  expect(same && isThereAlready(film, 1, 0, same)).toBe(true)
  expect(other && isThereAlready(film, 1, 0, other)).toBe(false)
})

it('lets the ground come at once: it would else be seen without its sky', () => {
  const sky: ClipArt = { kind: 'rect', id: 'sky', x: 320, y: 180, width: 640, height: 360 }
  expect(isThereAlready(filmOf([sky]), 0, 0, sky)).toBe(true)
})
