import { describe, expect, it } from 'vitest'
import { countKinds, plantShape } from './plant-shape.ts'

const boxes = [
  { width: 56, height: 720 },
  { width: 40, height: 300 },
  { width: 390, height: 36 },
  { width: 320, height: 36 },
]

describe('a plant', () => {
  it.each(boxes)('has a place inside $width × $height for all that grew, however much that is', (box) => {
    for (const count of [0, 1, 7, 40, 300]) {
      const { slots } = plantShape(count, box)
      expect(slots).toHaveLength(count)
      for (const { x, y } of slots) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(box.width)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(box.height)
      }
    }
  })

  it('climbs where there is height, goes along where there is width, and turns to both sides', () => {
    const [tall, , wide] = boxes.map((box) => plantShape(4, box))
    expect([tall?.isUp, wide?.isUp]).toEqual([true, false])
    const heights = tall?.slots.map(({ y }) => y) ?? []
    expect(heights).toEqual([...heights].sort((one, other) => other - one))
    const along = wide?.slots.map(({ x }) => x) ?? []
    expect(along).toEqual([...along].sort((one, other) => one - other))
    expect(tall?.slots.map(({ side }) => side)).toEqual([1, -1, 1, -1])
  })

  it('stands where it stood when one more grows, as long as there is room', () => {
    const [three, four] = [3, 4].map((count) => plantShape(count, { width: 56, height: 720 }).slots)
    expect(four?.slice(0, 3)).toEqual(three)
  })

  it('is counted by kind', () => {
    const plant = (['leaf', 'leaf', 'bird'] as const).map((kind, at) => ({ kind, id: String(at) }))
    expect(countKinds(plant)).toEqual({ leaf: 2, flower: 0, butterfly: 0, bird: 1 })
  })
})
