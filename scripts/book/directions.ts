export type Matrix = Float64Array[]

/** The directions in which rows differ most, the first one first: by turning until nothing changes, each at right angles to those before. */
export function mainDirections(rows: Matrix, count: number): Matrix {
  const size = rows[0]?.length ?? 0
  const shared = sharedOf(rows, size)
  const found: Matrix = []
  for (let which = 0; which < count; which++) {
    let way = Float64Array.from({ length: size }, (_, at) => Math.sin(1 + at * (which + 1)))
    for (let turn = 0; turn < 300; turn++) {
      const next = times(shared, way)
      for (const other of found) {
        const along = dot(next, other)
        for (const [at, one] of next.entries()) next[at] = one - along * (other[at] ?? 0)
      }
      way = unit(next)
    }
    found.push(way)
  }
  return found
}

function sharedOf(rows: Matrix, size: number): Matrix {
  const shared = Array.from({ length: size }, () => new Float64Array(size))
  for (const row of rows)
    for (let one = 0; one < size; one++) {
      const to = shared[one]
      const weight = (row[one] ?? 0) / rows.length
      if (to) for (let at = 0; at < size; at++) to[at] = (to[at] ?? 0) + weight * (row[at] ?? 0)
    }
  return shared
}

const dot = (one: Float64Array, other: Float64Array) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)
const times = (matrix: Matrix, way: Float64Array) => Float64Array.from(matrix, (row) => dot(row, way))
const unit = (way: Float64Array) => {
  const length = Math.sqrt(dot(way, way)) || 1
  return way.map((one) => one / length)
}
