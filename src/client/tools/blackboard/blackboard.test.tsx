// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { BoardElement } from '#shared/drawing.ts'
import {
  board,
  button,
  circle,
  drag,
  keys,
  openDrawing,
  openTool,
  press,
  said,
  settle,
  shown,
  times,
} from '#tests/support/board-stage.tsx'

afterEach(cleanup)

describe('the tools', () => {
  it('are all there, with a stroke width from 2 to 50 that begins at 4', async () => {
    await openTool()
    for (const name of ['Draw', 'Type', 'Line', 'Rect', 'Circle', 'Eraser', 'Clear All', 'Analyze Drawing'])
      expect(button(name)).toBeDefined()
    const { min, max, value } = screen.getByLabelText<HTMLInputElement>('Stroke width')
    expect([min, max, value]).toEqual(['2', '50', '4'])
    expect(screen.getByLabelText<HTMLInputElement>('Another color').type).toBe('color')
    expect(button('Draw').getAttribute('aria-pressed')).toBe('true')
  })

  it.each<[string, [number, number][], Partial<BoardElement>]>([
    [
      'Draw',
      [
        [10, 10],
        [60, 30],
        [90, 90],
      ],
      { kind: 'ink', color: '#1d2b26', width: 4 },
    ],
    [
      'Line',
      [
        [10, 10],
        [200, 12],
      ],
      { kind: 'line', from: [10, 10], to: [200, 10] },
    ],
    [
      'Rect',
      [
        [100, 100],
        [200, 150],
      ],
      { kind: 'rect', x: 100, y: 100, across: 100, down: 50 },
    ],
    [
      'Rect',
      [
        [200, 150],
        [100, 100],
      ],
      { kind: 'rect', x: 100, y: 100, across: 100, down: 50 },
    ],
    [
      'Circle',
      [
        [200, 200],
        [250, 200],
      ],
      { kind: 'circle', x: 200, y: 200, radius: 50 },
    ],
  ])('draw with %s what the hand shows', async (tool, places, expected) => {
    const { desk } = await openTool()
    await press(tool)
    await drag(...places)
    expect(shown(desk)).toEqual([expect.objectContaining(expected)])
  })

  it('draw in the color and the width that were chosen', async () => {
    const { desk } = await openTool()
    fireEvent.click(screen.getByLabelText('Red'))
    fireEvent.change(screen.getByLabelText('Stroke width'), { target: { value: '20' } })
    await drag([10, 10], [100, 100])
    expect(shown(desk)[0]).toMatchObject({ color: '#c4443a', width: 20 })
  })

  it('leave a shape as it is drawn while Alt is held', async () => {
    const { desk } = await openTool()
    await press('Line')
    fireEvent.keyDown(window, { key: 'Alt', altKey: true })
    await drag([10, 10], [200, 12])
    expect(shown(desk)[0]).toMatchObject({ to: [200, 12] })
  })

  it('set a shape with two taps, without a drag', async () => {
    const { desk } = await openTool()
    await press('Rect')
    await drag([100, 100])
    expect(desk.saves).toHaveLength(0)
    await drag([300, 180])
    expect(shown(desk)).toEqual([expect.objectContaining({ kind: 'rect', across: 200, down: 80 })])
  })

  it('erase what they pass, and nothing is hidden under anything', async () => {
    const { desk } = await openTool()
    await drag([100, 100], [200, 100], [300, 100])
    await press('Eraser')
    await drag([200, 50], [200, 150])
    expect(shown(desk).map(({ kind }) => kind)).toEqual(['ink', 'ink'])
  })

  it('draw on at the time of the drawing after a reload', async () => {
    const ink: BoardElement = {
      kind: 'ink',
      id: 'ink1',
      color: '#1d2b26',
      width: 4,
      points: [
        [9, 9, 0, 0.5],
        [9, 20, 4000, 0.5],
      ],
    }
    const { desk } = await openTool({ last: { ...openDrawing, scene: { mat: 'plain', elements: [ink] } } })
    await drag([100, 100], [200, 100])
    const [, added] = shown(desk)
    expect(added?.kind === 'ink' && added.points[0]?.[2]).toBeGreaterThanOrEqual(4000)
  })
})

describe('typing on the board', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('Type here')
  const openField = async () => {
    await press('Type')
    await drag([100, 100])
    fireEvent.change(field(), { target: { value: '3 × 4' } })
  }

  it.each<[string, () => void, string[]]>([
    ['Enter keeps', () => fireEvent.keyDown(field(), { key: 'Enter' }), ['3 × 4']],
    ['leaving it keeps', () => fireEvent.blur(field()), ['3 × 4']],
    ['Escape drops', () => fireEvent.keyDown(field(), { key: 'Escape' }), []],
  ])('%s what was typed, once', async (_, act, texts) => {
    const { desk } = await openTool()
    await openField()
    act()
    await settle()
    expect(screen.queryByLabelText('Type here')).toBeNull()
    expect(shown(desk).map((one) => one.kind === 'text' && one.text)).toEqual(texts)
    expect(desk.saves).toHaveLength(texts.length)
  })

  it('opens a text again to change it', async () => {
    const { desk } = await openTool()
    await openField()
    fireEvent.keyDown(field(), { key: 'Enter' })
    await drag([110, 100])
    expect(field().value).toBe('3 × 4')
    fireEvent.change(field(), { target: { value: '3 × 5' } })
    fireEvent.blur(field())
    expect(shown(desk)).toEqual([expect.objectContaining({ kind: 'text', text: '3 × 5' })])
  })

  it('is not lost when another tool is taken', async () => {
    const { desk } = await openTool()
    await openField()
    await press('Circle')
    expect(shown(desk)).toHaveLength(1)
  })
})

describe('taking steps back', () => {
  it('brings everything back after Clear All', async () => {
    const { desk } = await openTool({ last: openDrawing })
    await press('Clear All')
    expect(shown(desk)).toEqual([])
    expect(said()).toContain('All clear. Undo brings it back.')
    await press('Undo')
    expect(shown(desk)).toEqual([circle])
    await press('Redo')
    expect(shown(desk)).toEqual([])
  })

  it('works with Ctrl+Z and Ctrl+Shift+Z, and saves each step with a higher version', async () => {
    const { desk } = await openTool()
    await drag([10, 10], [100, 100])
    fireEvent.keyDown(board(), { key: 'z', ctrlKey: true })
    expect(shown(desk)).toHaveLength(0)
    fireEvent.keyDown(board(), { key: 'Z', ctrlKey: true, shiftKey: true })
    expect(shown(desk)).toHaveLength(1)
    expect(desk.saves.map(({ version }) => version)).toEqual([1, 2, 3])
    expect(new Set(desk.saves.map(({ id }) => id)).size).toBe(1)
  })
})

describe('picking and moving', () => {
  it('moves with the hand what it touches, in one step', async () => {
    const { desk } = await openTool({ last: openDrawing })
    await press('Select')
    await drag([100, 60], [150, 60], [200, 70])
    expect(shown(desk)).toEqual([{ ...circle, x: 200, y: 110 }])
    await press('Undo')
    expect(shown(desk)).toEqual([circle])
  })

  it('moves with arrow keys, or with buttons, and Delete takes it off', async () => {
    const { desk } = await openTool({ last: openDrawing })
    await press('Select')
    await drag([100, 60])
    await keys('ArrowRight', 'ArrowRight')
    expect(shown(desk)).toEqual([{ ...circle, x: 120 }])
    await press('Down')
    expect(shown(desk)).toEqual([{ ...circle, x: 120, y: 110 }])
    await keys('Delete')
    expect(shown(desk)).toEqual([])
  })

  it('picks from the list in words, which goes to the board', async () => {
    await openTool({ last: openDrawing })
    await press('A blue circle, upper left')
    expect(document.activeElement).toBe(board())
    expect(said()).toContain('Picked: A blue circle, upper left.')
  })
})

describe('the keyboard alone', () => {
  it('draws a line from Enter to Enter and says where the pen is', async () => {
    const { desk } = await openTool()
    await press('Line')
    await keys('ArrowLeft')
    expect(said()).toContain('Across 390, down 250.')
    await keys('Enter', ...times(10, 'ArrowRight'), 'Enter')
    expect(shown(desk)).toEqual([expect.objectContaining({ kind: 'line', from: [390, 250], to: [490, 250] })])
    expect(said()).toContain('Added: A black straight line')
  })

  it('draws freely, erases, and types', async () => {
    const { desk } = await openTool()
    await keys('Enter', ...times(12, 'ArrowRight'), 'Enter')
    expect(shown(desk)).toHaveLength(1)
    await press('Eraser')
    await keys(...times(6, 'ArrowLeft'), 'Enter', 'Enter')
    expect(shown(desk)).toHaveLength(2)
    await press('Type')
    await keys('Enter')
    expect(document.activeElement).toBe(screen.getByLabelText('Type here'))
  })

  it('stops with Escape, and nothing is there', async () => {
    const { desk } = await openTool()
    await press('Circle')
    await keys('Enter', ...times(5, 'ArrowRight'), 'Escape')
    expect(desk.saves).toHaveLength(0)
  })
})
