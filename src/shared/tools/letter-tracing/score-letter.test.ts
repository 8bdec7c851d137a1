import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { InkPoint, InkStroke } from '#shared/ink.ts'
import { letterCases } from '#tests/support/letter-cases.ts'
import { letterShape, wordShape } from './letter-shapes.ts'
import { scoreLetter, type Tried } from './score-letter.ts'

const tried = (glyph: string, strokes: readonly InkStroke[], more: Partial<Tried> = {}): Tried => ({
  glyph,
  strokes,
  stage: 'copy',
  hand: 'right',
  grade: 1,
  ...more,
})

const inked = (glyph: string, change: (x: number, y: number) => [number, number] = (x, y) => [x, y]): InkStroke[] =>
  (wordShape(glyph, 'right')?.strokes ?? []).map(({ path }) =>
    path.map(([x, y], i): InkPoint => [...change(x, y), i * 16, 0.5]),
  )

const inMirror = (x: number, y: number): [number, number] => [500 - x, y]

/** A part of the labelled tries of some letters; `npx tsx evals/letters/run.ts` judges them all. */
const sample = letterCases(['A', 'b', 'd', 'e', 'f', 'K', 'N', 'o', 'S', '4', '8']).filter((_, i) => i % 17 === 0)

describe('a try at a letter', () => {
  it('is judged as a teacher labelled it', () => {
    const missed = sample.filter((one) => scoreLetter(one).right !== one.right).map(({ id }) => id)
    expect(sample.length).toBeGreaterThan(50)
    expect(missed).toEqual([])
  })

  it.each([
    ['b', 'd'],
    ['d', 'b'],
    ['p', 'q'],
    ['q', 'p'],
  ])('names a %s that came out as a %s', (asked, came) => {
    const verdict = scoreLetter(tried(asked, inked(came)))
    expect(verdict).toMatchObject({ right: false, reversedAs: came, faults: ['reversed'] })
    expect(verdict.says).toBe(`That is a ${came}. Look where the ball goes.`)
  })

  it.each([...'NSJz3Z'])('names a mirrored %s', (glyph) => {
    expect(scoreLetter(tried(glyph, inked(glyph, inMirror)))).toMatchObject({ right: false, reversedAs: glyph })
  })

  it('says where to begin when the order is another', () => {
    const [down = [], , across = []] = inked('A')
    const [, slant = []] = inked('A')
    const verdict = scoreLetter(tried('A', [across, down, slant]))
    expect(verdict).toMatchObject({ right: false, faults: ['order'], says: 'You made an A.' })
    expect(verdict.tryThis).toBe('Start here next time: Slant down to the left.')
  })

  it('keeps to the grey letter while it shows, and lets a copy be anywhere', () => {
    const aside = inked('R', (x, y) => [x + 110, y])
    expect(scoreLetter(tried('R', aside, { stage: 'trace' })).faults).toContain('outside')
    expect(scoreLetter(tried('R', aside)).right).toBe(true)
  })

  it('lets the left hand pull bars and rings its own way', () => {
    const round = inked('o').map((stroke) => stroke.toReversed())
    expect(scoreLetter(tried('o', round, { hand: 'left' })).right).toBe(true)
    expect(scoreLetter(tried('o', round)).faults).toContain('direction')
  })

  it('asks a word to go from left to right, and waits for its dots', () => {
    const mia = inked('Mia')
    const letters = wordShape('Mia', 'right')?.strokes.map(({ letter }) => letter) ?? []
    const back = [2, 1, 0].flatMap((letter) => mia.filter((_, i) => letters[i] === letter))
    const dotLast = mia.toSorted((a, b) => b.length - a.length).filter((stroke) => stroke.length < 5)
    const late = [...mia.filter((stroke) => !dotLast.includes(stroke)), ...dotLast]
    expect(scoreLetter(tried('Mia', back, { stage: 'word' }))).toMatchObject({ right: false, faults: ['order'] })
    expect(scoreLetter(tried('Mia', late, { stage: 'word' })).right).toBe(true)
  })

  it('never minds a slow or halting pen', () => {
    const halting = inked('C').map((stroke) => stroke.map(([x, y], i): InkPoint => [x, y, i * 16 + (i % 9) * 40, 0.5]))
    expect(scoreLetter(tried('C', halting)).right).toBe(true)
  })
})

const point = fc.tuple(
  fc.oneof(fc.integer({ min: -2_000, max: 2_000 }), fc.constantFrom(0, Number.NaN, 1e-9)),
  fc.integer({ min: -2_000, max: 2_000 }),
  fc.integer({ min: 0, max: 9_999 }),
  fc.constant(0.5),
)

describe('whatever is drawn', () => {
  it('gets a verdict with a score from 0 to 100 and words', () => {
    const strokes = fc.array(fc.array(point, { minLength: 1, maxLength: 30 }), { maxLength: 9 })
    const glyph = fc.constantFrom('A', 'i', '8', 'q', 'Bo', "O'Neil")
    const stage = fc.constantFrom<Tried['stage'][]>('trace', 'copy', 'word')
    fc.assert(
      fc.property(strokes, glyph, stage, (drawn, asked, how) => {
        const verdict = scoreLetter(tried(asked, drawn, { stage: how }))
        expect(verdict.score).toBeGreaterThanOrEqual(0)
        expect(verdict.score).toBeLessThanOrEqual(100)
        expect(verdict.says).not.toBe('')
        expect(verdict.right).toBe(verdict.score >= 60)
      }),
      { numRuns: process.env.SOAK ? 1_000 : 25 },
    )
  })

  it('is the same copy anywhere and in any size', () => {
    const size = fc.integer({ min: 25, max: 160 })
    const place = fc.integer({ min: -150, max: 150 })
    fc.assert(
      fc.property(fc.constantFrom(...'ABegkmRS479'), size, place, place, (glyph, percent, dx, dy) => {
        const change = (x: number, y: number): [number, number] => [(x * percent) / 100 + dx, (y * percent) / 100 + dy]
        expect(scoreLetter(tried(glyph, inked(glyph, change))).right).toBe(true)
        expect(scoreLetter(tried(glyph === 'A' ? 'B' : 'A', inked(glyph === 'A' ? 'e' : glyph, change))).right).toBe(
          false,
        )
      }),
      { numRuns: process.env.SOAK ? 500 : 20 },
    )
  })

  it('is judged in bounded time, thousands of points or not', () => {
    const long: InkPoint[] = Array.from({ length: 3_000 }, (_, i) => [
      250 + 90 * Math.cos(i / 9),
      (i * 7) % 300,
      i,
      0.5,
    ])
    expect(
      scoreLetter(
        tried(
          'A',
          Array.from({ length: 60 }, () => long),
        ),
      ).right,
    ).toBe(false)
    expect(letterShape('ab', 'right')).toBeNull()
    expect(scoreLetter(tried('!', [long])).right).toBe(false)
  })
})
