import { describe, expect, it } from 'vitest'
import type { Grown } from '#shared/growth.ts'
import { growing } from './growing.ts'

const leaf = (id: string): Grown => ({ kind: 'leaf', id })
const nothing = { solved: [], wrote: [], watched: [], drew: 0, next: null }
const plantOf = (plant: () => Promise<Grown[]>) => growing({ plant, lookBack: async () => nothing })

describe('a plant on the screen', () => {
  it('is what the server says, and what grew here since', async () => {
    const plant = plantOf(async () => [leaf('1'), leaf('2')])
    plant.take([leaf('2'), { kind: 'flower', id: '2' }])
    await plant.look()
    expect(plant.get().plant).toEqual([leaf('1'), leaf('2'), { kind: 'flower', id: '2' }])
  })

  it('grows once by one thing, and tells what grew last only where something did', () => {
    const plant = plantOf(async () => [])
    expect(plant.get().latest).toBeNull()
    plant.take([leaf('1')])
    const { latest } = plant.get()
    plant.take([leaf('1')])
    plant.take([])
    expect(plant.get()).toEqual({ plant: [leaf('1')], latest })
    expect(plant.get().latest).toBe(latest)
  })

  it('loses nothing without a line', async () => {
    const plant = plantOf(() => Promise.reject(new TypeError('no connection')))
    plant.take([leaf('1')])
    await plant.look()
    expect(plant.get().plant).toEqual([leaf('1')])
  })
})
