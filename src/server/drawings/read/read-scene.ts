import type { BoardScene, DrawingReading, Mat } from '#shared/drawing.ts'
import { clockIn } from './clocks.ts'
import { dotsIn, groupsIn } from './dot-groups.ts'
import { looksWritten, shapesIn } from './drawn-shapes.ts'
import { glyphNet } from './glyph-weights.ts'
import { onMat } from './mats.ts'
import { numberLineIn } from './number-lines.ts'
import { readingTemperature, writingIn } from './read-writing.ts'
import { ringRowsIn } from './ring-rows.ts'
import { emptyBoard, readingOf } from './say-reading.ts'
import { type Mark, marksOf, mostMarks } from './scene-marks.ts'
import { shadedIn } from './shaded-shapes.ts'
import type { Sighting } from './sighting.ts'
import { talliesIn } from './tallies.ts'
import { type WordList, wordListOf } from './word-list.ts'

/**
 * What stands on a child's board, read from its strokes alone; what is unsure is asked, never guessed. `words`: those of
 * the child's reading list and of what is open, which it may well write.
 */
export function readScene(scene: BoardScene, words: readonly string[] = []): DrawingReading {
  const marks = marksOf(scene)
  return marks.length === 0 ? emptyBoard : readingOf(sightingsOf(scene.mat, marks, wordListOf(words)))
}

/** The parts of a board; every mark is in exactly one of them. */
function sightingsOf(mat: Mat, marks: readonly Mark[], words: WordList | null): Sighting[] {
  const matter = onMat(mat, marks)
  if (matter) return [matter]
  const one = clockIn(marks) ?? shadedIn(marks) ?? ringRowsIn(marks)
  if (one) return [one]
  const line = numberLineIn(glyphNet(), marks.slice(0, mostMarks), readingTemperature)
  if (line && line.marks.length === marks.length) return [line]
  const whole = shapesIn(marks)
  if (whole && !looksWritten(marks)) return [whole]
  const tallies = talliesIn(marks)
  if (tallies) return [tallies]
  const found: Sighting[] = []
  let left = marks
  for (const look of [groupsIn, dotsIn]) {
    const sighting = look(left)
    if (!sighting) continue
    found.push(sighting)
    left = left.filter((mark) => !sighting.marks.includes(mark))
  }
  if (left.length > mostMarks) return [...found, { marks: left, meanings: [] }]
  return left.length === 0 ? found : [...found, ...writingIn(glyphNet(), left, words)]
}
