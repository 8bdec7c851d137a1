// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Grown } from '#shared/growth.ts'
import { lessonScreen, settle } from '#tests/support/lesson-screen.tsx'
import { takeLongestPauses } from '#tests/support/longest-pauses.ts'
import { mia, replyOf, scriptedWorld } from '#tests/support/scripted-conversation.ts'

takeLongestPauses()

/** What was heard: the pitches of the bells. */
let heard: number[] = []

class FakeAudio {
  state = 'running'
  currentTime = 0
  destination = {}
  createOscillator() {
    const frequency = { value: 0 }
    return {
      frequency,
      connect: (next: unknown) => next,
      start: () => heard.push(Math.round(frequency.value)),
      stop: () => undefined,
    }
  }
  createGain() {
    const ramp = () => undefined
    const gain = { setValueAtTime: ramp, linearRampToValueAtTime: ramp, exponentialRampToValueAtTime: ramp }
    return { gain, connect: (next: unknown) => next }
  }
  resume = async () => undefined
  close = async () => undefined
}

beforeAll(() => import('./sounds.tsx'))
beforeEach(() => {
  heard = []
  localStorage.clear()
  vi.stubGlobal('AudioContext', FakeAudio)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const [c, e, g] = [523, 659, 784]
const bells = () => heard.filter((pitch) => pitch < 1_060)
const withGrown = (id: string, ...grown: Grown[]) =>
  replyOf(id, 'Hm.').map((event) => (event.type === 'done' ? { ...event, grown } : event))

async function lesson(world = scriptedWorld()) {
  const lesson = await lessonScreen(world)
  fireEvent.pointerUp(window)
  await settle()
  return lesson
}

describe('the sounds of a lesson', () => {
  it('are one for what was sent, and none for a wrong answer', async () => {
    const { say } = await lesson()
    await say('55')
    expect(bells()).toEqual([c])
  })

  it('are one for what is right, and another where more than a leaf grew', async () => {
    const world = scriptedWorld()
    world.replies = [
      withGrown('r1', { kind: 'leaf', id: '1' }),
      withGrown('r2', { kind: 'leaf', id: '2' }, { kind: 'flower', id: '2' }),
    ]
    const { say } = await lesson(world)
    await say('56')
    expect(bells()).toEqual([c, e, g])
    await say('63')
    expect(bells().slice(3)).toEqual([c, c, e, g, 1047])
  })

  it('end with one of their own', async () => {
    const world = scriptedWorld()
    world.replies = [replyOf('r1', 'Bye!').map((one) => (one.type === 'done' ? { ...one, over: true } : one))]
    const { say } = await lesson(world)
    await say('bye')
    expect(bells()).toEqual([c, g, e, c])
  })

  it('are off with the voice, also after a reload', async () => {
    const { say, settings } = await lesson()
    fireEvent.click(screen.getByRole('button', { name: 'Settings' }))
    fireEvent.click(await screen.findByRole('switch', { name: 'Voice and sounds' }))
    expect(settings.soundOn.get().on).toBe(false)
    await say('56')
    expect(heard).toEqual([])
    cleanup()
    const again = await lesson()
    expect(again.settings.soundOn.get().on).toBe(false)
    act(() => again.settings.soundOn.set({ on: true }))
    await again.say('56')
    expect(bells()).toEqual([c])
  })

  it('are off where a grown-up has put the voice off', async () => {
    const world = scriptedWorld()
    world.student = { ...mia, controls: { ...mia.controls, voice: false } }
    const { say, touched } = await lesson(world)
    await say('56')
    act(() => touched('up'))
    expect(heard).toEqual([])
  })

  it('are soft ones for what hands pick up and put down at a film', async () => {
    const { touched, settings } = await lesson()
    act(() => touched('up'))
    act(() => touched('down'))
    expect(bells()).toEqual([g, 392])
    act(() => settings.soundOn.set({ on: false }))
    act(() => touched('up'))
    expect(bells()).toEqual([g, 392])
  })

  it('come only after the child has pressed something', async () => {
    const { say } = await lessonScreen(scriptedWorld())
    await say('56')
    expect(heard).toEqual([])
  })
})
