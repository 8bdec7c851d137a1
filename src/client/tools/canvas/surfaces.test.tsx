// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BoardScene } from '#shared/drawing.ts'
import { Replay } from './replay.tsx'
import { sceneFrames } from './replay-frames.ts'
import { ScenePicture } from './scene-picture.tsx'
import { Sheet, type SheetHandle } from './sheet.tsx'

const size = { width: 800, height: 500 }
let painted: string[]
let nextFrames: FrameRequestCallback[]
let noMotion: boolean

beforeEach(() => {
  painted = []
  nextFrames = []
  noMotion = false
  const context: CanvasRenderingContext2D = new Proxy(Object.create(null), {
    get: (_, name) =>
      name === 'canvas' ? size : (...args: unknown[]) => painted.push([String(name), ...args].join(' ')),
    set: () => true,
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 250))
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => nextFrames.push(callback))
  vi.stubGlobal('cancelAnimationFrame', () => {
    nextFrames = []
  })
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: noMotion && media.includes('reduce'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const points = (begin: number): [number, number, number, number][] =>
  Array.from({ length: 100 }, (_, step) => [step * 4, begin, begin * 10 + step * 10, 0.5])
const look = { color: '#000000', width: 4 }
const scene: BoardScene = {
  mat: 'plain',
  elements: [
    { kind: 'ink', id: 'first', ...look, points: points(0) },
    { kind: 'ink', id: 'second', ...look, points: points(150) },
    { kind: 'text', id: 'words', color: '#000000', x: 1, y: 2, size: 20, text: 'two\nlines' },
  ],
}

const lines = () => painted.filter((step) => step.startsWith('quadraticCurveTo') || step.startsWith('lineTo')).length

describe('a sheet', () => {
  const pen = { start: vi.fn(), move: vi.fn(), end: vi.fn(), cancel: vi.fn() }
  const surface = () => screen.getByRole('application', { name: 'Drawing board' })
  const top = () => surface().querySelectorAll('canvas')[1] ?? surface()
  const touch = (at: number) => top().dispatchEvent(new PointerEvent('pointerdown', { clientX: at, clientY: at }))

  beforeEach(() => vi.clearAllMocks())

  it('is ready once, then asks for what is on it, in the canvas’s own units', () => {
    const told: string[] = []
    let handle: SheetHandle | undefined
    const onReady = (ready: SheetHandle) => {
      handle = ready
      told.push('ready')
    }
    const { rerender } = render(
      <Sheet size={size} label="Drawing board" onReady={onReady} redraw={() => told.push('redraw')} />,
    )
    rerender(<Sheet size={size} label="Drawing board" onReady={onReady} redraw={() => told.push('redraw again')} />)
    expect(told).toEqual(['ready', 'redraw'])
    expect(painted.filter((step) => step.startsWith('setTransform'))).toEqual(
      Array(2).fill(`setTransform ${400 / 800} 0 0 ${250 / 500} 0 0`),
    )
    handle?.clear('live')
    expect(painted).toContain('clearRect 0 0 800 500')
  })

  it('can be reached and steered with keys', () => {
    const onKeyDown = vi.fn()
    render(<Sheet size={size} label="Drawing board" onKeyDown={onKeyDown} />)
    surface().focus()
    expect(document.activeElement).toBe(surface())
    fireEvent.keyDown(surface(), { key: 'z', ctrlKey: true })
    expect(onKeyDown).toHaveBeenCalledOnce()
  })

  it('tells the newest hand what is drawn, and does not break a stroke when the screen renders', () => {
    const first = { ...pen, start: vi.fn(), end: vi.fn() }
    const { rerender, unmount } = render(<Sheet size={size} label="Drawing board" pen={first} />)
    touch(100)
    expect(first.start).toHaveBeenCalledWith([200, 200, 0, 0.5])
    rerender(<Sheet size={size} label="Drawing board" pen={pen} />)
    expect(first.end).not.toHaveBeenCalled()
    unmount()
    expect(pen.end).toHaveBeenCalledOnce()
  })

  it('cannot be drawn on without a hand', () => {
    const { rerender } = render(<Sheet size={size} label="Drawing board" pen={pen} />)
    rerender(<Sheet size={size} label="Drawing board" pen={null} />)
    touch(10)
    expect(pen.start).not.toHaveBeenCalled()
  })

  it('uses the drawing’s own clock', () => {
    render(<Sheet size={size} label="Drawing board" pen={pen} now={() => 60_000} />)
    touch(0)
    expect(pen.start.mock.lastCall?.[0]?.[2]).toBeGreaterThan(58_000)
  })

  it('shows what lies over it', () => {
    render(
      <Sheet size={size} label="Drawing board">
        <input aria-label="Type here" />
      </Sheet>,
    )
    expect(surface().contains(screen.getByLabelText('Type here'))).toBe(true)
  })
})

describe('a picture of a board', () => {
  it('paints all of it, and paints anew what has changed', () => {
    const { rerender } = render(<ScenePicture scene={scene} label="Mia’s board" />)
    expect(screen.getByRole('img', { name: 'Mia’s board' })).toBeTruthy()
    expect(lines()).toBe(198)
    expect(painted.filter((step) => step.startsWith('fillText'))).toEqual(['fillText two 1 2', 'fillText lines 1 27'])
    painted = []
    rerender(<ScenePicture scene={{ elements: scene.elements.slice(0, 1) }} label="Mia’s board" />)
    expect(lines()).toBe(99)
  })

  it('paints what the tutor drew', () => {
    render(
      <ScenePicture
        scene={{ elements: [] }}
        label="Mia’s board"
        marks={[{ kind: 'number-line', x: 0, y: 0, width: 100, from: -1, to: 1, step: 1, hops: [[0, 1]] }]}
      />,
    )
    expect(painted.filter((step) => step.startsWith('fillText'))).toEqual([
      'fillText −1 0 30',
      'fillText 0 50 30',
      'fillText 1 100 30',
    ])
  })

  it('says nothing where it has no name', () => {
    render(<ScenePicture scene={scene} label="" />)
    expect(screen.queryByRole('img')).toBeNull()
  })
})

describe('a replay', () => {
  const frames = sceneFrames(scene)
  const end = frames.at(-1)?.t ?? 0
  const show = (more: Partial<Parameters<typeof Replay>[0]> = {}) =>
    render(<Replay size={size} label="Mia’s board" frames={frames} {...more} />)
  const button = (name: string) => screen.getByRole('button', { name })
  const slider = () => screen.getByRole<HTMLInputElement>('slider')
  let clock = 0
  const passes = (time: number) => {
    clock += time
    const due = nextFrames
    nextFrames = []
    act(() => {
      for (const frame of due) frame(clock)
    })
  }
  const at = () => Number(slider().value)

  it('shows the finished drawing at first', () => {
    show()
    expect(lines()).toBe(198)
    expect(at()).toBe(end)
    expect(nextFrames).toEqual([])
  })

  it('plays from the beginning, adds what has come, and stops at the end', () => {
    show()
    painted = []
    fireEvent.click(button('Play'))
    passes(0)
    expect(lines()).toBeLessThan(10)
    passes(500)
    expect(at()).toBe(500)
    const before = lines()
    expect(before).toBeGreaterThan(30)
    passes(500)
    expect(lines()).toBe(99)
    passes(60_000)
    passes(10)
    expect(button('Play')).toBeTruthy()
    expect(lines()).toBe(198)
    expect(nextFrames).toEqual([])
  })

  it('pauses, goes on where it was, and is as fast as it is told', () => {
    show({ speed: 2 })
    fireEvent.click(button('Play'))
    passes(0)
    passes(300)
    expect(at()).toBe(600)
    fireEvent.click(button('Pause'))
    expect(nextFrames).toEqual([])
    fireEvent.click(button('Play'))
    passes(5_000)
    passes(100)
    expect(at()).toBe(800)
  })

  it('goes back and forward by hand, and says where it is', () => {
    show()
    painted = []
    fireEvent.change(slider(), { target: { value: '990' } })
    expect(painted).toContain('clearRect 0 0 800 500')
    expect(lines()).toBe(99)
    expect(slider().getAttribute('aria-valuetext')).toBe(`1 of ${Math.round(end / 1_000)} seconds`)
    fireEvent.change(slider(), { target: { value: String(end) } })
    expect(lines()).toBe(198)
  })

  it('is two stops for the Tab key, with names', () => {
    show()
    const stops = [...document.querySelectorAll<HTMLElement>('button, input, [tabindex]')]
    expect(stops.map((stop) => [stop.tagName, stop.getAttribute('aria-label'), stop.tabIndex])).toEqual([
      ['BUTTON', 'Play', 0],
      ['INPUT', 'How far the drawing is', 0],
    ])
    for (const stop of stops) {
      stop.focus()
      expect(document.activeElement).toBe(stop)
    }
  })

  it('keeps the focus on its button while it plays and pauses', () => {
    show()
    button('Play').focus()
    fireEvent.click(button('Play'))
    expect(document.activeElement).toBe(button('Pause'))
  })

  it.each([
    [false, 0],
    [true, end],
  ])('starts by itself only for who likes motion (wants none: %s)', (none, begins) => {
    noMotion = none
    show({ autoPlay: true })
    expect(at()).toBe(begins)
  })

  it('turns to another drawing', () => {
    const { rerender } = show()
    painted = []
    const one = sceneFrames({ elements: scene.elements.slice(0, 1) })
    rerender(<Replay size={size} label="Mia’s board" frames={one} />)
    expect(lines()).toBe(99)
    expect(slider().max).toBe(String(one.at(-1)?.t))
  })

  it('has nothing to play for an empty board', () => {
    show({ frames: [] })
    expect(button('Play').hasAttribute('disabled')).toBe(true)
  })
})
