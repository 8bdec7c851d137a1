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

it('waits anew behind a turn that ran meanwhile', async () => {
  let asked = 0
  let collected = 0
  await giveBackMemory(
    () => asked++ < 3,
    () => collected++,
    [1],
  )
  expect([asked, collected]).toEqual([4, 1])
})

it('collects with what V8 has for it', async () => {
  const gone = new WeakRef({ text: 'x'.repeat(1_000) })
  // What was made in this turn of the loop is held until the next one.
  await new Promise((resolve) => setImmediate(resolve))
  await giveBackMemory(() => false, undefined, [0])
  expect(gone.deref()).toBeUndefined()
})
