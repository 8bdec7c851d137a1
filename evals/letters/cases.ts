/**
 * Labelled tries at letters: made from the taught shapes by a seeded hand, and by hand. What counts as right is written
 * down here, apart from the scorer: which orders teachers accept, and where two letters are honestly the same strokes.
 */
import { type Dice, diceOf } from '#server/cards/dice.ts'
import type { Hand, Stage } from '#shared/handwriting.ts'
import type { InkStroke } from '#shared/ink.ts'
import { contrastOf } from '#shared/tools/letter-tracing/confusable.ts'
import { glyphs } from '#shared/tools/letter-tracing/glyphs.ts'
import { wordShape } from '#shared/tools/letter-tracing/letter-shapes.ts'
import { byHand } from './by-hand.ts'
import * as hand from './hand.ts'
import { accepted, hasSmallTwin, oneGo, partner, same, twinLabel, uneven } from './labels.ts'

export type LetterCase = {
  id: string
  kind: string
  glyph: string
  stage: Stage
  hand: Hand
  grade: number
  strokes: InkStroke[]
  right: boolean
  /** For a mirrored letter: what it should be called. */
  reversedAs?: string
}

const onIt: Stage[] = ['trace', 'dots']
const free: Stage[] = ['copy', 'memory']
const all: Stage[] = ['model', ...onIt, ...free]

const taught = (glyph: string, side: Hand = 'right') => (wordShape(glyph, side)?.strokes ?? []).map(({ path }) => path)

type Made = Omit<LetterCase, 'id' | 'strokes' | 'hand' | 'grade'> & { paths: hand.Paths; side?: Hand; grade?: number }

function permutations(count: number): number[][] {
  if (count === 0) return [[]]
  return permutations(count - 1).flatMap((rest) =>
    Array.from({ length: count }, (_, at) => [...rest.slice(0, at), count - 1, ...rest.slice(at)]),
  )
}

const placedLike = (paths: hand.Paths, dice: Dice): hand.Paths => {
  const small = hand.scaled(paths, dice(40, 75) / 100)
  return hand.shifted(small, dice(-60, 60), dice(-40, 40))
}

function goodTries(glyph: string, dice: Dice): Made[] {
  const paths = taught(glyph)
  const made: Made[] = all.map((stage) => ({ kind: 'perfect', glyph, stage, right: true, paths }))
  for (const stage of all)
    for (const grade of [-1, 1, 3])
      made.push({ kind: 'wobbly', glyph, stage, grade, right: true, paths: hand.wobbled(paths, dice) })
  for (const stage of free) {
    const leaning = hand.slanted(hand.scaled(hand.wobbled(paths, dice, 0.8), dice(80, 120) / 100, 1), dice(-8, 10))
    if (!hasSmallTwin(glyph))
      made.push({
        kind: 'small or elsewhere (copy)',
        glyph,
        stage,
        right: true,
        paths: placedLike(hand.wobbled(paths, dice), dice),
      })
    made.push({ kind: 'leaning, wide or slim (copy)', glyph, stage, right: true, paths: leaning })
  }
  for (const stage of ['trace', 'copy', 'memory'] as const) {
    made.push({
      kind: 'very wobbly (pre-K, K)',
      glyph,
      stage,
      grade: -1,
      right: true,
      paths: hand.wobbled(paths, dice, 1.6),
    })
    made.push({
      kind: 'parts out of proportion',
      glyph,
      stage,
      right: true,
      paths: hand.uneven(hand.wobbled(paths, dice, 0.6), dice, 0.05),
    })
    made.push({ kind: 'few points', glyph, stage, right: true, paths: hand.sparse(hand.wobbled(paths, dice, 0.8), 7) })
  }
  for (const stage of ['trace', 'copy'] as const) {
    made.push({
      kind: 'with more lifts',
      glyph,
      stage,
      right: true,
      paths: hand.lifted(hand.wobbled(paths, dice, 0.7), dice),
    })
    if (oneGo.includes(glyph))
      made.push({ kind: 'in one go', glyph, stage, right: true, paths: hand.inOneGo(hand.wobbled(paths, dice, 0.7)) })
    for (const order of accepted[glyph] ?? []) {
      const strokes = [...order].map((at) => paths[Number(at) - 1] ?? [])
      made.push({ kind: 'another accepted order', glyph, stage, right: true, paths: hand.wobbled(strokes, dice, 0.8) })
    }
  }
  return made
}

const flat = (path: hand.Path) => {
  const { top, bottom, left, right } = hand.boundsOf([path])
  return bottom - top < 4 && right - left > 10
}
const ring = (path: hand.Path) => {
  const [a, b] = [path[0] ?? [0, 0], path.at(-1) ?? [0, 0]]
  return hand.lengthOf(path) > 80 && Math.hypot(a[0] - b[0], a[1] - b[1]) < 12
}

function leftHanded(glyph: string, dice: Dice): Made[] {
  const turnedRings = taught(glyph, 'left').map((path) => (ring(path) ? path.toReversed() : path))
  return (['trace', 'copy'] as const).flatMap((stage) =>
    [taught(glyph, 'left'), taught(glyph), turnedRings].map((paths) => ({
      kind: 'by a left hand',
      glyph,
      stage,
      side: 'left' as const,
      right: true,
      paths: hand.wobbled(paths, dice, 0.7),
    })),
  )
}

function wrongWays(glyph: string, dice: Dice): Made[] {
  const paths = taught(glyph)
  const made: Made[] = []
  const taughtOrder = paths.map((_, i) => i + 1).join('')
  const wrong = permutations(paths.length).filter((order) => {
    const name = order.map((i) => i + 1).join('')
    return name !== taughtOrder && !(accepted[glyph] ?? []).includes(name)
  })
  for (const stage of ['trace', 'copy'] as const) {
    for (const order of wrong.slice(0, 5)) {
      const strokes = order.map((i) => paths[i] ?? [])
      made.push({ kind: 'an order of its own', glyph, stage, right: true, paths: hand.wobbled(strokes, dice, 0.7) })
    }
    paths.forEach((path, i) => {
      // M and N may be begun at the foot, so an upward first line is taught too.
      if (hand.lengthOf(path) < 20 || ('MN'.includes(glyph) && i === 0)) return
      const strokes = paths.map((one, at) => (at === i ? one.toReversed() : one))
      made.push({
        kind: 'a stroke begun at its end',
        glyph,
        stage,
        right: true,
        paths: hand.wobbled(strokes, dice, 0.7),
      })
      if (!flat(path) && !ring(path))
        made.push({
          kind: 'a stroke begun at its end (left hand)',
          glyph,
          stage,
          side: 'left',
          right: true,
          paths: hand.wobbled(strokes, dice, 0.7),
        })
    })
    if (uneven.includes(glyph))
      made.push({
        kind: 'mirrored',
        glyph,
        stage,
        right: false,
        reversedAs: partner[glyph] ?? glyph,
        paths: hand.wobbled(hand.inMirror(paths), dice, 0.7),
      })
    const other = partner[glyph]
    if (other)
      made.push({
        kind: 'mirrored',
        glyph,
        stage,
        right: false,
        reversedAs: other,
        paths: hand.wobbled(taught(other), dice, 0.7),
      })
  }
  return made
}

function notYet(glyph: string, dice: Dice): Made[] {
  const paths = taught(glyph)
  const made: Made[] = []
  const aLine = 'l1'.includes(glyph)
  for (const stage of ['trace', 'copy'] as const) {
    // Six tenths of a J are a whole J without a bar, with a short hook.
    // A short line is still the whole letter l where nobody says how long it is.
    for (const share of glyph === 'J' ? [0.4] : [0.45, 0.6])
      made.push({
        kind: 'half drawn',
        glyph,
        stage,
        right: aLine && stage === 'copy',
        paths: hand.wobbled(hand.onlyFirst(paths, share), dice, 0.6),
      })
    if (paths.length > 1)
      paths.forEach((_, i) => {
        // Many programs teach J without the bar, and children write u without its tail.
        const right = (glyph === 'J' && i === 1) || ('mnu'.includes(glyph) && i === (glyph === 'u' ? 1 : 0))
        made.push({
          kind: 'a stroke missing',
          glyph,
          stage,
          right,
          paths: hand.wobbled(paths.toSpliced(i, 1), dice, 0.6),
        })
      })
    const { left, top, size, right, bottom } = hand.boundsOf(paths)
    const extra: hand.Path = Array.from({ length: 30 }, (_, i) => [
      left - 50 + ((right - left + 100) * i) / 29,
      bottom + 12 - (size * 0.25 * i) / 29,
    ])
    made.push({
      kind: 'a stroke too many',
      glyph,
      stage,
      right: false,
      paths: [...hand.wobbled(paths, dice, 0.6), extra],
    })
    made.push({ kind: 'scribble', glyph, stage, right: false, paths: hand.scribbled(dice) })
    made.push({ kind: 'tap', glyph, stage, right: false, paths: [[[left + dice(0, 40), top + dice(0, 80)]]] })
    made.push({
      kind: 'tap',
      glyph,
      stage,
      right: false,
      paths: [
        [
          [250, 150],
          [251, 151],
          [252, 151],
        ],
        [[240, 140]],
      ],
    })
  }
  return made
}

function offTheLetter(glyph: string, dice: Dice): Made[] {
  const paths = taught(glyph)
  const made: Made[] = []
  for (const stage of onIt) {
    const { size } = hand.boundsOf(paths)
    made.push({
      kind: 'beside the grey letter',
      glyph,
      stage,
      right: false,
      paths: hand.shifted(hand.wobbled(paths, dice, 0.6), 0.5 * size, dice(-9, 9)),
    })
    made.push({
      kind: 'much smaller than the grey letter',
      glyph,
      stage,
      right: false,
      paths: hand.scaled(hand.wobbled(paths, dice, 0.6), 0.4),
    })
  }
  return made
}

function others(glyph: string, dice: Dice): Made[] {
  const far = Array.from({ length: 4 }, () => glyphs[dice(0, glyphs.length - 1)] ?? 'A')
  const drawn = [...new Set([...contrastOf(glyph), ...far])].filter((other) => other !== glyph)
  const made: Made[] = []
  for (const other of drawn) {
    const paths = hand.wobbled(taught(other), dice, 0.6)
    if (!same(glyph, other)) {
      for (const stage of ['trace', 'copy'] as const)
        made.push({ kind: 'another letter', glyph, stage, right: false, paths })
    }
  }
  for (const twin of glyphs) {
    const right = twin === glyph ? null : twinLabel(glyph, twin)
    if (right === null || 'I1'.includes(glyph + twin)) continue
    const kind = right ? 'a letter of the same strokes' : 'a letter of the same strokes in another size'
    made.push({ kind, glyph, stage: 'copy', right, paths: hand.wobbled(taught(twin), dice, 0.6) })
  }
  return made
}

const makers = [goodTries, leftHanded, wrongWays, notYet, offTheLetter, others]

export function letterCases(only: readonly string[] = glyphs): LetterCase[] {
  const made = only.flatMap((glyph) =>
    makers.flatMap((make, at) => make(glyph, diceOf(glyph.charCodeAt(0) * 100 + at))),
  )
  const cases = [...made, ...byHand.filter(({ glyph }) => only.includes(glyph) || only.length === glyphs.length)]
  const seen = new Map<string, number>()
  return cases.map(({ paths, side = 'right', grade = 1, ...rest }) => {
    const name = `${rest.kind}: ${rest.glyph} ${rest.stage}`
    const at = (seen.get(name) ?? 0) + 1
    seen.set(name, at)
    return { ...rest, id: `${name} ${at}`, hand: side, grade, strokes: hand.asInk(paths, diceOf(at)) }
  })
}
