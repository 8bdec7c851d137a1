import type { Hand, LetterStyle, Smoothness, Stage, Way } from '#shared/handwriting.ts'
import type { InkStroke } from '#shared/ink.ts'
import { beginOf } from './begin-here.ts'
import { boxOf, type Fit, heightOf, type Line, sizeOf } from './geometry.ts'
import { inversionsOf, linesOf } from './ink.ts'
import { isJoined } from './joined.ts'
import { judgeLetter } from './judge-letter.ts'
import type { Fault, Judged, Remark } from './judged.ts'
import { type PlacedLetter, placeLetters } from './letter-shapes.ts'
import { hasBareGrey } from './on-grey.ts'
import { grownBy, twinOnLines } from './on-the-lines.ts'
import { adviceFor, type Look, polishFor, praiseFor } from './praise.ts'
import { isStraight, smoothnessOf } from './smoothness.ts'
import { splitWord } from './split-word.ts'
import { formDistance } from './stroke-tests.ts'

export type Tried = {
  glyph: string
  stage: Stage
  hand: Hand
  /** Ball and stick where the school is not known. */
  style?: LetterStyle
  grade: number
  strokes: readonly InkStroke[]
}

/** How one stroke of the model was drawn, 0 to 100; `stroke` and `letter` count from 0. */
export type StrokeScore = { letter: number; stroke: number; score: number }

export type LetterVerdict = {
  right: boolean
  score: number
  says: string
  tryThis: string | null
  /** The letter it looks like, as 'd' for a b in the mirror; the letter itself when its mirror image is no letter. */
  reversedAs: string | null
  /** Why it is not right, or what may be remarked of a letter that is. */
  faults: (Fault | Remark)[]
  /** Which way the pen went; null when the letter cannot be read, or nothing was drawn. */
  way: Way | null
  /** Whether the line itself is smooth; null when there is too little of it. Never a reason for not right. */
  pen: Smoothness | null
  /** Where the pen should begin instead, laid over what was drawn; null when there is nothing to show. */
  begin: [number, number][] | null
  strokes: StrokeScore[]
  /** Changes between faster and slower for every 100 units: few in a fluent hand. Never a reason for not right. */
  smoothness: number
}

const onTheLetter: readonly Stage[] = ['model', 'trace', 'dots']

/** Younger hands may miss by more. */
const easeOf = (grade: number) => (grade <= 0 ? 1.2 : grade === 1 ? 1.12 : grade === 2 ? 1.05 : 1)

const styleOf = ({ style = 'ball-and-stick' }: Pick<Tried, 'style'>) => style

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
  const there: Judged = { fault: null, way: 'own', looksLike: null, stroke: null, match: null }
  const absent = lines.length === 0 && tried.strokes.length > 0
  const judged =
    absent || isMark(glyph)
      ? { ...there, fault: absent ? ('missing-stroke' as const) : null }
      : judgeLetter(lines, {
          glyph,
          style: styleOf(tried),
          hand: tried.hand,
          ease: easeFor(letter, tried.grade),
          place,
        })
  return { letter, number, lines, judged }
}

/** Of two letters that differ in size alone the writing lines say which it is; in a word also the letters beside it. */
function onTheLines(seen: readonly Seen[], tried: Tried): Seen[] {
  if (onTheLetter.includes(tried.stage)) return [...seen]
  const grown = wordGrown(seen)
  return seen.map((one) => {
    if (one.judged.fault !== null) return one
    const { glyph, fit } = one.letter
    const twin = twinOnLines(glyph.glyph, one.lines, fit, grown)
    return twin === null ? one : { ...one, judged: { ...one.judged, fault: 'other-size', looksLike: twin } }
  })
}

const leastLetters = 3

/** How large the letters of a word are written; a single letter, or two, say it by the lines alone. */
function wordGrown(seen: readonly Seen[]): number {
  const sizes = seen
    .filter(({ letter, lines }) => !isMark(letter.glyph.glyph) && lines.length > 0)
    .map(({ letter, lines }) => grownBy(lines, letter.glyph.glyph, letter.fit))
    .sort((a, b) => a - b)
  return sizes.length < leastLetters ? 1 : (sizes[Math.floor(sizes.length / 2)] ?? 1)
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

/** What never makes a letter not right. */
function remarksOn({ letter, lines, judged }: Seen, tried: Tried): Remark[] {
  const remarks: Remark[] = []
  const isOn = onTheLetter.includes(tried.stage)
  if (isOn && hasBareGrey(lines, letter.glyph.forms[0].strokes, placeOf(letter))) remarks.push('gray-left')
  if (judged.match && judged.match.lifts > 0) remarks.push('lifts')
  const model = letter.glyph.forms[0].strokes
  const tall = heightOf(boxOf(model)) * letter.fit.sy
  const drawn = boxOf(lines)
  if (heightOf(drawn) < 0.35 * tall) remarks.push('too-small')
  const base = boxOf(model).bottom * letter.fit.sy + letter.fit.dy
  if (!isOn && Math.abs(drawn.bottom - base) > 0.3 * tall) remarks.push('off-line')
  return remarks
}

function hintFor({ letter, judged }: Seen): string {
  const says = letter.glyph.says
  const hint = says[judged.stroke ?? 0] ?? says[0] ?? ''
  return hint.charAt(0).toUpperCase() + hint.slice(1)
}

/** A number from the strokes, so that the same try always gets the same words. */
function seedOf(lines: readonly Line[]): number {
  let seed = lines.length
  for (const line of lines)
    for (const [x, y] of line) seed = (seed * 31 + Math.round(x) * 7 + Math.round(y)) % 1_000_003
  return Math.abs(seed)
}

function lookOf(seen: readonly Seen[], pen: Smoothness | null, inversions: number): Look {
  const [only] = seen
  const glyph = seen.length === 1 ? (only?.letter.glyph.glyph ?? '') : ''
  const cost = Math.max(0, ...seen.map(({ judged }) => judged.match?.cost ?? Infinity))
  return {
    straight: pen === 'smooth' && /^[AEFHIKLTVWXMNYZklvwxz147it]$/.test(glyph) && isStraight(only?.lines ?? []),
    round: pen === 'smooth' && cost < 6 && /^[CDGOQSUBPRabcdegopqs0368]$/.test(glyph),
    smooth: pen === 'smooth' && inversions > 0 && inversions < 3,
    neat: cost < 6,
  }
}

/** Letters of a word come from left to right; a dot or cross may wait until the end. */
function backwards(seen: readonly Seen[], strokesOf: readonly number[][]): boolean {
  const begins = seen.map((_, i) => strokesOf[i]?.[0] ?? 0)
  const back = begins.slice(1).filter((begin, i) => begin < (begins[i] ?? 0)).length
  return seen.length > 1 && back > 0
}

const ways: readonly Way[] = ['order', 'direction', 'own']

/** The way of the whole: what is most worth saying first. */
const wayOf = (seen: readonly Seen[]): Way =>
  ways.find((way) => seen.some(({ judged }) => judged.way === way)) ?? 'taught'

function verdictOn(tried: Tried, lines: readonly Line[], seen: readonly Seen[], isBackwards: boolean): LetterVerdict {
  const bad = seen.find(({ judged }) => judged.fault !== null)
  const pen = smoothnessOf(lines)
  const smoothness = inversionsOf(tried.strokes)
  const seed = seedOf(lines)
  const strokes = seen.flatMap(strokeScores)
  const mean = strokes.length === 0 ? 80 : strokes.reduce((sum, { score }) => sum + score, 0) / strokes.length
  if (bad?.judged.fault) {
    const { judged, letter } = bad
    const glyph = letter.glyph.glyph
    const words = adviceFor(bad.judged.fault, { glyph, looksLike: judged.looksLike, hint: hintFor(bad), seed })
    return {
      right: false,
      faults: [bad.judged.fault],
      way: null,
      pen,
      begin: null,
      strokes,
      smoothness,
      score: Math.min(55, Math.round(mean * 0.6)),
      says: seen.length > 1 ? `Look at the ${glyph}. ${words.says}` : words.says,
      tryThis: words.tryThis,
      reversedAs: judged.fault === 'reversed' ? (judged.looksLike ?? glyph) : null,
    }
  }
  const way = isBackwards ? 'order' : wayOf(seen)
  const remarks = [...new Set(seen.flatMap((one) => remarksOn(one, tried)))]
  const odd = seen.find(({ judged }) => judged.way === way)
  return {
    right: true,
    faults: pen === 'wavy' ? [...remarks, 'shaky'] : remarks,
    way,
    pen,
    begin:
      !isBackwards && odd && (way === 'order' || way === 'direction')
        ? beginOf(odd.lines, odd.letter.glyph.glyph, odd.judged.stroke ?? 0, styleOf(tried))
        : null,
    strokes,
    smoothness,
    score: Math.max(60, Math.round(mean)),
    says: praiseFor(tried.glyph, lookOf(seen, pen, smoothness), seed),
    tryThis: isBackwards ? leftToRight : (odd && wayHint(way, odd, seen.length > 1, seed)) || polishFor(remarks, pen),
    reversedAs: null,
  }
}

const leftToRight = 'Write from left to right next time.'

function wayHint(way: Way, odd: Seen, inWord: boolean, seed: number): string | null {
  if (way !== 'order' && way !== 'direction') return null
  const { tryThis } = adviceFor(way, { glyph: odd.letter.glyph.glyph, looksLike: null, hint: hintFor(odd), seed })
  return inWord ? `The ${odd.letter.glyph.glyph}: ${tryThis}` : tryThis
}

/** Looks at what was drawn as a teacher would: can it be read; then the way of the pen, and how smoothly it went. */
export function scoreLetter(tried: Tried): LetterVerdict {
  const lines = linesOf(tried.strokes)
  const letters = placeLetters(tried.glyph, styleOf(tried))?.letters ?? []
  if (letters.length === 0) return unknownGlyph
  if (letters.length === 1) {
    const seen = letters.map((letter) => judgeOne(letter, 0, lines, tried))
    return verdictOn(tried, lines, onTheLines(seen, tried), false)
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
  const isRead = seen.every(({ judged }) => judged.fault === null)
  if (!isRead && lines.length > 0 && isJoined(lines, letters)) return joined(tried.glyph, lines)
  return verdictOn(tried, lines, onTheLines(seen, tried), backwards(seen, parts))
}

/** What cannot be read is told so: it says nothing about the child. */
function joined(glyph: string, lines: readonly Line[]): LetterVerdict {
  const words = adviceFor('joined', { glyph, looksLike: null, hint: '', seed: 0 })
  return { ...unknownGlyph, ...words, faults: ['joined'], pen: smoothnessOf(lines) }
}

const unknownGlyph: LetterVerdict = {
  right: false,
  score: 0,
  says: 'Thank you for trying.',
  tryThis: null,
  reversedAs: null,
  faults: ['other-letter'],
  way: null,
  pen: null,
  begin: null,
  strokes: [],
  smoothness: 0,
}
