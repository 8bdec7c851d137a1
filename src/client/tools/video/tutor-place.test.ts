import { expect, it } from 'vitest'
import type { ClipArt } from '#shared/clip-art.ts'
import { boxOf } from './drawing/boxes.ts'
import { coveredAt, pointing, tutorPlace } from './tutor-place.ts'

const bee: ClipArt = { kind: 'thing', id: 'bee', x: 500, y: 308, thing: 'bee', size: 80, acts: [{ at: 0, how: 'hop' }] }
const word: ClipArt = { kind: 'text', id: 'word', x: 140, y: 308, text: 'bee', size: 40 }

it('points where its hand lies on nothing, and only leans where it would hide a word', () => {
  expect(pointing([bee], 0, [52, 308])).toEqual({ degrees: 0, shown: true })
  expect(pointing([bee, word], 0, [52, 308])?.shown).toBe(false)
})

it('never points beyond the edge', () => {
  const above: ClipArt = { ...bee, x: 588, y: -200 }
  expect(pointing([above], 0, [588, 52])?.shown).toBe(false)
})

it('goes to another place when a word stands in its corner, though the word is short', () => {
  const scene = { says: ['Look!'], art: [{ ...word, x: 60 }, bee] }
  expect(tutorPlace(scene)).not.toEqual([52, 308])
  expect(coveredAt(scene, tutorPlace(scene))).toBe(0)
})

it('knows how far paths and turned squares reach', () => {
  const relative: ClipArt = { kind: 'path', id: 'p', x: 100, y: 100, d: 'M-10 0l40 20v30h-60Z', width: 2 }
  expect(boxOf(relative, 0)).toEqual({ x: 69, y: 99, width: 62, height: 52 })
  const square: ClipArt = { kind: 'rect', id: 's', x: 100, y: 100, width: 100, height: 100, turn: 45 }
  expect(boxOf(square, 0).width).toBeCloseTo(141.4, 1)
})
