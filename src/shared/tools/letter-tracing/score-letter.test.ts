import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { letterStyles } from '#shared/handwriting-rules.ts'
import type { InkPoint, InkStroke } from '#shared/ink.ts'
import { letterCases } from '#tests/support/letter-cases.ts'
import { letterShape, placeLetters, wordShape } from './letter-shapes.ts'
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

  it('counts a letter in another order, and says and shows where to begin', () => {
    const [down = [], slant = [], across = []] = inked('A')
    const verdict = scoreLetter(tried('A', [across, down, slant]))
    expect(verdict).toMatchObject({
      right: true,
      way: 'order',
      tryThis: 'Start here next time: Slant down to the left.',
    })
    const [[x = 0, y = 0] = []] = verdict.begin ?? []
    expect(Math.hypot(x - (down[0]?.[0] ?? 0), y - (down[0]?.[1] ?? 0))).toBeLessThan(15)
    expect(scoreLetter(tried('A', [down, slant, across]))).toMatchObject({ way: 'taught', begin: null })
  })

  it.each([...'AEbmk5'])('takes ink on ink for one letter: %s gone over twice', (glyph) => {
    const once = inked(glyph)
    const again = inked(glyph, (x, y) => [x + 3, y - 2]).map((stroke) => stroke.toReversed())
    for (const stage of ['trace', 'copy'] as const)
      expect(scoreLetter(tried(glyph, [...once, ...again], { stage })).right, stage).toBe(true)
  })

  it.each([
    [
      'q with a straight tail',
      'q',
      [
        [
          [60, 55],
          [40, 48],
          [20, 60],
          [18, 80],
          [35, 98],
          [58, 84],
        ],
        [
          [60, 50],
          [60, 150],
        ],
      ],
    ],
    [
      '1 with a flag',
      '1',
      [
        [
          [10, 35],
          [30, 10],
          [30, 110],
        ],
      ],
    ],
    [
      '1 with a foot',
      '1',
      [
        [
          [10, 35],
          [30, 10],
          [30, 110],
        ],
        [
          [8, 110],
          [52, 110],
        ],
      ],
    ],
    [
      'I without bars',
      'I',
      [
        [
          [30, 10],
          [31, 110],
        ],
      ],
    ],
    [
      '7 with a bar',
      '7',
      [
        [
          [10, 10],
          [70, 10],
          [30, 110],
        ],
        [
          [22, 60],
          [62, 60],
        ],
      ],
    ],
  ] as const)('reads a %s', (_, glyph, strokes) => {
    const drawn = strokes.map((stroke) =>
      stroke.map(([x, y], i): InkPoint => [100 + 1.5 * x, 60 + 1.5 * y, i * 90, 0.5]),
    )
    expect(scoreLetter(tried(glyph, drawn)).right).toBe(true)
  })

  it.each([
    ['o', 'O', 'That is a big O.'],
    ['O', 'o', 'That is a small o.'],
    ['c', 'C', 'That is a big C.'],
  ])('tells %s from %s by the lines', (asked, wrote, says) => {
    const [of, onto] = [placeLetters(wrote), placeLetters(asked)]
    const lift = (onto?.lines.base ?? 0) - (of?.lines.base ?? 0)
    const strokes = inked(wrote, (x, y) => [x, y + lift])
    expect(scoreLetter(tried(asked, strokes))).toMatchObject({ right: false, faults: ['other-size'], says })
  })

  it.each([...'ij'])('misses the dot of an %s', (glyph) => {
    expect(scoreLetter(tried(glyph, inked(glyph).slice(0, 1))).right).toBe(false)
    expect(scoreLetter(tried(glyph, inked(glyph).toReversed()))).toMatchObject({ right: true, way: 'order' })
  })

  it('does not take ottO for Otto', () => {
    expect(scoreLetter(tried('Otto', inked('Otto'), { stage: 'word' })).right).toBe(true)
    expect(scoreLetter(tried('Otto', inked('ottO'), { stage: 'word' })).right).toBe(false)
  })

  it('says honestly that letters in one line cannot be read', () => {
    const verdict = scoreLetter(tried('Mia', [inked('Mia').flat()], { stage: 'word' }))
    expect(verdict).toMatchObject({ right: false, faults: ['joined'] })
    expect(verdict.says).toContain('I cannot read them that way yet')
  })

  it('never praises a wavy letter for its lines', () => {
    for (const glyph of 'AEHLT') {
      const waves = inked(glyph).map((stroke) =>
        stroke.map(([x, y, t, pressure], i): InkPoint => [x + 5 * Math.sin(i / 4), y, t, pressure]),
      )
      for (let aside = 0; aside < 12; aside++) {
        const moved = waves.map((stroke) => stroke.map(([x, y, t, pressure]): InkPoint => [x + aside, y, t, pressure]))
        const verdict = scoreLetter(tried(glyph, moved))
        expect(verdict.right).toBe(true)
        expect(verdict.pen).not.toBe('smooth')
        expect(verdict.says).not.toMatch(/straight|smooth/)
      }
    }
  })

  it.each(letterStyles)('shows, and takes for taught, the letters of the school: %s', (style) => {
    for (const glyph of 'adiklmntuyqzIZ17') {
      const strokes = (wordShape(glyph, 'right', style)?.strokes ?? []).map(({ path }) =>
        path.map(([x, y], i): InkPoint => [x, y, i * 16, 0.5]),
      )
      for (const stage of ['trace', 'memory'] as const)
        expect(scoreLetter(tried(glyph, strokes, { style, stage })), glyph).toMatchObject({
          right: true,
          way: 'taught',
        })
    }
  })

  it('keeps to the grey letter while it shows, and lets a copy be anywhere', () => {
    const aside = inked('R', (x, y) => [x + 110, y])
    expect(scoreLetter(tried('R', aside, { stage: 'trace' })).faults).toContain('outside')
    expect(scoreLetter(tried('R', aside)).right).toBe(true)
  })

  it('lets the left hand pull bars and rings its own way', () => {
    const round = inked('o').map((stroke) => stroke.toReversed())
    expect(scoreLetter(tried('o', round, { hand: 'left' })).right).toBe(true)
    expect(scoreLetter(tried('o', round, { hand: 'left' })).way).toBe('taught')
    expect(scoreLetter(tried('o', round))).toMatchObject({ right: true, way: 'direction' })
  })

  it('asks a word to go from left to right next time, and waits for its dots', () => {
    const mia = inked('Mia')
    const letters = wordShape('Mia', 'right')?.strokes.map(({ letter }) => letter) ?? []
    const back = [2, 1, 0].flatMap((letter) => mia.filter((_, i) => letters[i] === letter))
    const dotLast = mia.toSorted((a, b) => b.length - a.length).filter((stroke) => stroke.length < 5)
    const late = [...mia.filter((stroke) => !dotLast.includes(stroke)), ...dotLast]
    expect(scoreLetter(tried('Mia', back, { stage: 'word' }))).toMatchObject({
      right: true,
      way: 'order',
      tryThis: 'Write from left to right next time.',
    })
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
      fc.property(fc.constantFrom(...'ABegkmR479'), size, place, place, (glyph, percent, dx, dy) => {
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
