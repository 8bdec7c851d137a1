import { isUpright, type Mark } from './scene-marks.ts'
import { countedNoun, drawnMeaning, type Meaning, type Sighting, writtenMeaning } from './sighting.ts'
import { boxAround, boxHeight, boxWidth, midX, midY, spanOverlap } from './stroke-box.ts'

/** Strokes in a row, every fifth one through four others: 'a tally of 7'. */
export function talliesIn(marks: readonly Mark[]): Sighting | null {
  const bars = marks.filter(isUpright)
  if (bars.length < 2) return null
  const typical = [...bars].map(({ box }) => boxHeight(box)).sort((a, b) => a - b)[Math.floor(bars.length / 2)] ?? 0
  const row = bars.filter(({ box }) => boxHeight(box) > 0.5 * typical && boxHeight(box) < 1.7 * typical)
  const slashes = marks.filter((mark) => !row.includes(mark) && crosses(mark, row))
  const taken = [...row, ...slashes]
  if (taken.length !== marks.length || !evenlySpaced(row)) return null
  const fives = slashes.map((slash) => row.filter((bar) => struck(slash, bar)).length)
  if (fives.some((count) => count !== 4)) return null
  const count = taken.length
  const tally = drawnMeaning(`a tally of ${count}`)
  if (slashes.length > 0) return { marks: taken, meanings: [tally] }
  if (count >= 5) return { marks: taken, meanings: [tally] }
  const number: Meaning = writtenMeaning('1'.repeat(count))
  return {
    marks: taken,
    meanings: count > 2 ? [tally, number] : [number, drawnMeaning(countedNoun(count, 'tally mark'))],
  }
}

function crosses(mark: Mark, bars: readonly Mark[]): boolean {
  const chord = Math.hypot(boxWidth(mark.box), boxHeight(mark.box))
  return mark.made !== 'text' && mark.length < 1.25 * chord && bars.filter((bar) => struck(mark, bar)).length >= 3
}

function struck({ box }: Mark, bar: Mark): boolean {
  const x = midX(bar.box)
  return x > box.left - 3 && x < box.right + 3 && spanOverlap(box.top, box.bottom, bar.box.top, bar.box.bottom) > 0.1
}

/** All stand in one line, or in a few, and no pair is far longer apart than the others. */
function evenlySpaced(bars: readonly Mark[]): boolean {
  const box = boxAround(bars.map((bar) => bar.box))
  const height = Math.max(...bars.map((bar) => boxHeight(bar.box)))
  if (boxHeight(box) > 1.9 * height) return bars.length >= 10
  return (
    bars.every((bar) => Math.abs(midY(bar.box) - midY(box)) < 0.4 * height) && boxWidth(box) < bars.length * 2 * height
  )
}
