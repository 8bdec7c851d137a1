import { expect, it } from 'vitest'
import { giveBackMemory } from './give-back.ts'

it('gives memory back when no turn is running, and then once more', async () => {
  let isRunning = true
  const seen: boolean[] = []
  setTimeout(() => {
    isRunning = false
  }, 20)
  await giveBackMemory(
    () => isRunning,
    () => seen.push(isRunning),
    [0, 1],
  )
  expect(seen).toEqual([false, false])
})

it('finds what V8 collects with', async () => {
  await giveBackMemory(() => false, undefined, [0])
  expect(process.memoryUsage().heapUsed).toBeGreaterThan(0)
})
