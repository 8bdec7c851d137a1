/**
 * Lays two rows of things side by side, in order, so that as little as possible is changed, dropped or added: gives the
 * pairs that stand beside each other. `change(i, j)` is what it costs to take one for the other; dropping or adding
 * costs 1, or what `drop` says.
 */
export function alignWords(
  left: number,
  right: number,
  change: (i: number, j: number) => number,
  drop: (i: number) => number = () => 1,
): [number, number][] {
  const width = right + 1
  const costs = new Float32Array((left + 1) * width)
  for (let j = 1; j <= right; j++) costs[j] = j
  for (let i = 1; i <= left; i++) {
    const dropped = drop(i - 1)
    costs[i * width] = (costs[(i - 1) * width] ?? 0) + dropped
    for (let j = 1; j <= right; j++) {
      const at = i * width + j
      const beside = (costs[at - width - 1] ?? 0) + change(i - 1, j - 1)
      costs[at] = Math.min(beside, (costs[at - width] ?? 0) + dropped, (costs[at - 1] ?? 0) + 1)
    }
  }
  return walkBack(costs, left, right, drop)
}

function walkBack(costs: Float32Array, left: number, right: number, drop: (i: number) => number): [number, number][] {
  const width = right + 1
  const pairs: [number, number][] = []
  let [i, j] = [left, right]
  while (i > 0 && j > 0) {
    const at = i * width + j
    const here = costs[at] ?? 0
    // Sums of a few halves are exact, so what led here is found by comparing.
    if (here === (costs[at - width] ?? 0) + drop(i - 1)) i -= 1
    else if (here === (costs[at - 1] ?? 0) + 1) j -= 1
    else {
      i -= 1
      j -= 1
      pairs.push([i, j])
    }
  }
  return pairs.reverse()
}
