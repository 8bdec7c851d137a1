import type { Wrong } from '../../../draw.ts'

/** Usual wrong totals of equal groups; which comes first turns, so that the size of the right one tells nothing. */
export function wrongTotals(groups: number, each: number): Wrong[] {
  const key = groups * each
  const added: Wrong = ['added-the-factors', groups + each]
  const less: Wrong = ['slipped-by-a-group', key - each, 'a-group-less']
  const more: Wrong = ['slipped-by-a-group', key + each, 'a-group-more']
  const over: Wrong = ['slipped-by-one', key + 1]
  const under: Wrong = ['slipped-by-one', key - 1]
  const orders = [
    [added, less, more, over, under],
    [added, more, over, less, under],
    [added, less, under, more, over],
    [more, less, over, added, under],
  ]
  return orders[(groups * 3 + each) % orders.length] ?? []
}

/** Usual wrong quotients: a group more or fewer, or two; which comes first turns. */
export function wrongShares(by: number, key: number): { near: Wrong[]; few: Wrong; far: Wrong } {
  const far: Wrong = ['slipped-by-a-group', key + 1, 'a-group-more']
  const few: Wrong = ['slipped-by-a-group', key > 1 ? key - 1 : null, by * (key - 1) === key ? 'near' : 'a-group-less']
  const further: Wrong = ['slipped-by-a-group', key + 2, 'two-groups-more']
  const fewer: Wrong = ['slipped-by-a-group', key > 3 ? key - 2 : null, 'two-groups-less']
  const orders = [
    [few, far],
    [far, further],
    [few, fewer],
    [far, few],
  ]
  return { near: orders[(by * 2 + key) % orders.length] ?? [], few, far }
}
