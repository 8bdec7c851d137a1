import type { Hand, Stage } from '#shared/handwriting.ts'
import type { InkStroke } from '#shared/ink.ts'
import { boxOf, type Fit, heightOf, type Line, lengthOf, sizeOf } from './geometry.ts'
import { inkTremble, inversionsOf, linesOf } from './ink.ts'
import { judgeLetter } from './judge-letter.ts'
import type { Fault, Judged } from './judged.ts'
import { type PlacedLetter, placeLetters } from './letter-shapes.ts'
import { modelsOf } from './models.ts'
import { adviceFor, polishFor, praiseFor } from './praise.ts'
import { splitWord } from './split-word.ts'
import { formDistance } from './stroke-tests.ts'

export type Tried = { glyph: string; stage: Stage; hand: Hand; grade: number; strokes: readonly InkStroke[] }

/** How one stroke of the model was drawn, 0 to 100; `stroke` and `letter` count from 0. */
export type StrokeScore = { letter: number; stroke: number; score: number }

export type LetterVerdict = {
  right: boolean
  score: number
  says: string
  tryThis: string | null
  /** The letter it looks like, as 'd' for a b in the mirror; the letter itself when its mirror image is no letter. */
  reversedAs: string | null
  faults: Fault[]
  strokes: StrokeScore[]
  /** Changes between faster and slower for every 100 units: few in a fluent hand. Never a reason for not right. */
  smoothness: number
}

const onTheLetter: readonly Stage[] = ['model', 'trace', 'dots']

/** Younger hands may miss by more. */
const easeOf = (grade: number) => (grade <= 0 ? 1.2 : grade === 1 ? 1.12 : grade === 2 ? 1.05 : 1)

type Seen = { letter: PlacedLetter; number: number; lines: Line[]; judged: Judged }

/** From the canvas to the box of the letter, and milder where the letter stands small. */
function placeOf({ fit }: PlacedLetter): Fit {
  return { sx: 1 / fit.sx, sy: 1 / fit.sy, dx: -fit.dx / fit.sx, dy: -fit.dy / fit.sy }
}

function easeFor(letter: PlacedLetter, grade: number): number {
  const tall = letter.fit.sy * sizeOf(boxOf(letter.glyph.forms[0].strokes))
  return easeOf(grade) * Math.min(1.4, Math.max(1, 90 / Math.max(1, tall)))
}

const isMark = (glyph: string) => glyph === "'" || glyph === '-'

function judgeOne(letter: PlacedLetter, number: number, lines: Line[], tried: Tried): Seen {
  const glyph = letter.glyph.glyph
  const place = onTheLetter.includes(tried.stage) ? placeOf(letter) : null
  const there: Judged = { fault: null, looksLike: null, stroke: null, match: null }
  const absent = lines.length === 0 && tried.strokes.length > 0
  const judged =
    absent || isMark(glyph)
      ? { ...there, fault: absent ? ('missing-stroke' as const) : null }
      : judgeLetter(lines, { glyph, hand: tried.hand, ease: easeFor(letter, tried.grade), place })
  return { letter, number, lines, judged }
}

const scoreOf = (cost: number) => Math.max(0, Math.min(100, Math.round(104 - 2.6 * cost)))

function strokeScores({ judged, number }: Seen): StrokeScore[] {
  const { match, fault } = judged
  if (!match || fault === 'other-letter') return []
  return match.pairs.flatMap(({ ink, sample, strokes }) => {
    const score = scoreOf(sample.dot ? match.cost : match.cost / 2 + 12 * formDistance(ink, sample))
    return strokes.map((stroke) => ({ letter: number, stroke, score }))
  })
}

/** Remarks that never make a letter not right. */
function remarksOn({ letter, lines, judged }: Seen, tried: Tried): Fault[] {
  const faults: Fault[] = []
  if (judged.match && judged.match.lifts > 0) faults.push('lifts')
  if (inkTremble(lines) > 24) faults.push('shaky')
  const model = letter.glyph.forms[0].strokes
  const tall = heightOf(boxOf(model)) * letter.fit.sy
  const drawn = boxOf(lines)
  if (heightOf(drawn) < 0.35 * tall) faults.push('too-small')
  const base = boxOf(model).bottom * letter.fit.sy + letter.fit.dy
  if (!onTheLetter.includes(tried.stage) && Math.abs(drawn.bottom - base) > 0.3 * tall) faults.push('off-line')
  return faults
}

function hintFor({ letter, judged }: Seen): string {
  const says = letter.glyph.says
  const hint = says[judged.fault === 'order' ? 0 : (judged.stroke ?? 0)] ?? says[0] ?? ''
  return hint.charAt(0).toUpperCase() + hint.slice(1)
}

/** A number from the strokes, so that the same try always gets the same words. */
function seedOf(lines: readonly Line[]): number {
  let seed = lines.length
  for (const line of lines)
    for (const [x, y] of line) seed = (seed * 31 + Math.round(x) * 7 + Math.round(y)) % 1_000_003
  return Math.abs(seed)
}

function lookOf(glyph: string, lines: readonly Line[], smoothness: number) {
  const samples = modelsOf(glyph)[0]?.lines ?? []
  const straightWay = samples.every((line) => lengthOf(line) < 1.02 * sizeOf(boxOf([line])) * Math.SQRT2)
  const calm = inkTremble(lines) < 14
  return {
    straight: calm && straightWay && /^[AEFHIKLTVWXMNYZklvwxz147it]$/.test(glyph),
    round: calm && /^[CDGOQSUBPRabcdegopqs0368]$/.test(glyph),
    smooth: smoothness > 0 && smoothness < 3,
  }
}

/** Letters of a word come from left to right; a dot or cross may wait until the end. */
function backwards(seen: readonly Seen[], strokesOf: readonly number[][]): boolean {
  const begins = seen.map((_, i) => strokesOf[i]?.[0] ?? 0)
  const back = begins.slice(1).filter((begin, i) => begin < (begins[i] ?? 0)).length
  return seen.length > 1 && back > 0
}

function verdictOn(tried: Tried, lines: readonly Line[], seen: readonly Seen[], order: Fault | null): LetterVerdict {
  const bad = seen.find(({ judged }) => judged.fault !== null)
  const fault = bad?.judged.fault ?? order
  const remarks = [...new Set(seen.flatMap((one) => remarksOn(one, tried)))]
  const smoothness = inversionsOf(tried.strokes)
  const seed = seedOf(lines)
  const strokes = seen.flatMap(strokeScores)
  const mean = strokes.reduce((sum, { score }) => sum + score, 0) / Math.max(1, strokes.length)
  const faults = fault ? [fault, ...remarks.filter((remark) => remark !== fault)] : remarks
  const base = { right: fault === null, faults, strokes, smoothness }
  if (fault === null) {
    const only = seen.length === 1 ? (seen[0]?.letter.glyph.glyph ?? '') : ''
    const says = praiseFor(tried.glyph, lookOf(only, lines, smoothness), seed)
    return { ...base, score: Math.max(60, Math.round(mean)), says, tryThis: polishFor(remarks), reversedAs: null }
  }
  const score = Math.min(55, Math.round(mean * 0.6))
  if (!bad) {
    const says = `You wrote ${tried.glyph}.`
    return { ...base, score, says, tryThis: 'Write from left to right next time.', reversedAs: null }
  }
  const { judged, letter } = bad
  const glyph = letter.glyph.glyph
  const words = adviceFor(fault, { glyph, looksLike: judged.looksLike, hint: hintFor(bad), seed })
  const reversedAs = fault === 'reversed' ? (judged.looksLike ?? glyph) : null
  const says = seen.length > 1 ? `Look at the ${glyph}. ${words.says}` : words.says
  return { ...base, score, says, tryThis: words.tryThis, reversedAs }
}

/** Looks at what was drawn as a teacher would: its form, and the order and direction of its strokes. */
export function scoreLetter(tried: Tried): LetterVerdict {
  const lines = linesOf(tried.strokes)
  const where = placeLetters(tried.glyph)
  const letters = where?.letters ?? []
  if (letters.length <= 1) {
    const seen = letters.map((letter) => judgeOne(letter, 0, lines, tried))
    return verdictOn(tried, lines, seen, seen.length === 0 ? 'other-letter' : null)
  }
  const parts = splitWord(lines, letters)
  const seen = letters.map((letter, i) =>
    judgeOne(
      letter,
      i,
      (parts[i] ?? []).map((at) => lines[at] ?? []),
      tried,
    ),
  )
  return verdictOn(tried, lines, seen, backwards(seen, parts) ? 'order' : null)
}
