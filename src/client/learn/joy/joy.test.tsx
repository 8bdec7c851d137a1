// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Grown } from '#shared/growth.ts'
import { FixedSize, lessonScreen } from '#tests/support/lesson-screen.tsx'
import { takeLongestPauses } from '#tests/support/longest-pauses.ts'
import { replyOf, scriptedWorld } from '#tests/support/scripted-conversation.ts'

takeLongestPauses()

// What was there before comes back: files of tests share one window.
const { animate } = Element.prototype
const jumps: unknown[] = []
let calm = false

beforeEach(() => {
  jumps.length = 0
  calm = false
  vi.stubGlobal('ResizeObserver', FixedSize)
  vi.stubGlobal('matchMedia', () => ({ matches: calm }))
  Element.prototype.animate = function jumping(...how) {
    jumps.push(how[1])
    return new Animation()
  }
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  Element.prototype.animate = animate
})

const leaf: Grown = { kind: 'leaf', id: 'e1' }
const flower: Grown = { kind: 'flower', id: 'e1' }
const rightReply = (...grown: Grown[]) =>
  replyOf('r1', 'Yes, 56!').map((event) => (event.type === 'done' ? { ...event, grown } : event))
const plant = (name: string) => screen.findByRole('img', { name })

describe('joy', () => {
  it('waits for what is right', async () => {
    await lessonScreen(scriptedWorld())
    expect(await plant('Your plant waits for its first leaf')).toBeTruthy()
    expect(jumps).toEqual([])
  })

  it('is a leaf, and the tutor jumps for half a second, for a right answer', async () => {
    const world = scriptedWorld()
    world.replies = [rightReply(leaf, flower)]
    const { say } = await lessonScreen(world, { plant: [{ kind: 'bird', id: 'clip:one' }] })
    expect(await plant('Your plant has 1 bird')).toBeTruthy()
    await say('56')
    expect(await plant('Your plant has 1 leaf, 1 flower, and 1 bird')).toBeTruthy()
    // The face beside the tools, and the one above them on a small screen.
    expect(jumps).toEqual([500, 500])
  })

  it('keeps the leaf and leaves out the jump where motion is reduced', async () => {
    calm = true
    const world = scriptedWorld()
    world.replies = [rightReply(leaf)]
    const { say } = await lessonScreen(world)
    await say('56')
    expect(await plant('Your plant has 1 leaf')).toBeTruthy()
    expect(jumps).toEqual([])
  })

  it('is silent about everything else', async () => {
    const world = scriptedWorld()
    world.replies = [replyOf('r1', 'Not quite. Look again.')]
    const { say } = await lessonScreen(world)
    await say('55')
    expect(await plant('Your plant waits for its first leaf')).toBeTruthy()
    expect(jumps).toEqual([])
  })
})
