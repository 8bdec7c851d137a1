import type { ClipArt } from '#shared/clip-art.ts'

export type Many = Extract<ClipArt, { kind: 'many' }>

/** The room around each, as a share of its size. */
const room = 1.18
/** And between rows whose numbers stand above them. */
const numbered = 1.65

/** Where each of many stands in this sentence, around their common middle. */
export function manyPlaces(
  { count, size, columns = 5, split = [], counted }: Many,
  line: number,
): [x: number, y: number][] {
  const now = split.filter(({ at }) => at <= line).at(-1)
  const into = now?.into ?? [count]
  const wide = now?.columns ?? columns
  const apart = now?.apart ?? size * 0.9
  const pitch = size * room
  const widths = into.map((each) => Math.max(1, Math.min(wide, each)) * pitch)
  const whole = widths.reduce((sum, width) => sum + width, 0) + apart * (into.length - 1)
  let left = -whole / 2
  return into.flatMap((each, group) => {
    const width = widths[group] ?? 0
    const start = left
    left += width + apart
    const inRow = Math.max(1, Math.min(wide, each))
    const rows = Math.ceil(each / inRow)
    return Array.from({ length: each }, (_, at): [number, number] => [
      start + ((at % inRow) + 0.5) * pitch,
      (Math.floor(at / inRow) - (rows - 1) / 2) * size * (counted ? numbered : room),
    ])
  })
}
