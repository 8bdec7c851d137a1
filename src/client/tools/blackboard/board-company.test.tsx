// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { TutorMark } from '#shared/drawing.ts'
import { button, drawLine, openDrawing, openTool, press, said, settle, shown } from '#tests/support/board-stage.tsx'
import { refusal } from '#tests/support/scripted-conversation.ts'
import type { scriptedDrawings } from '#tests/support/scripted-drawings.ts'

afterEach(cleanup)

describe('having the drawing looked at', () => {
  const seen = { kind: 'seen', says: 'I see 7 × 8 = 54. Right?', message: '7 × 8 = 54' } as const
  const analyze = async (...readings: ReturnType<typeof scriptedDrawings>['script']['readings']) => {
    const opened = await openTool()
    await drawLine()
    opened.desk.script.readings = readings
    await press('Analyze Drawing')
    return opened
  }

  it('asks, with the focus on the sentence, and tells the tutor after a yes; a draft stays', async () => {
    const { world, conversation } = await analyze(seen)
    expect(document.activeElement?.textContent).toBe('I see 7 × 8 = 54. Right?')
    expect(world.asked.sent).toHaveLength(0)
    conversation.write('half a sent')
    await press('Yes')
    expect(world.asked.sent.map(({ message }) => message)).toEqual(['7 × 8 = 54'])
    expect(conversation.get().draft).toBe('half a sent')
    expect(said()).toContain('Pip knows now.')
  })

  it('lets the child say what it is after a no', async () => {
    const { world } = await analyze(seen)
    await press('No')
    expect(said()).toContain('Tell me what it is.')
    fireEvent.change(screen.getByLabelText('It is'), { target: { value: 'My dog' } })
    await press('Send')
    expect(world.asked.sent.map(({ message }) => message)).toEqual(['My dog'])
  })

  it('offers what it may be when it is not sure, and something else', async () => {
    const options = [
      { says: 'A circle', message: 'I drew a circle.' },
      { says: 'Zero', message: 'I drew a 0.' },
    ]
    const { world } = await analyze({ kind: 'unsure', says: 'I am not sure. What is it?', options })
    expect(button('Something else')).toBeDefined()
    await press('I drew a 0.')
    expect(world.asked.sent.map(({ message }) => message)).toEqual(['I drew a 0.'])
  })

  it('says that the board is empty', async () => {
    await analyze({ kind: 'empty', says: 'The board is empty.' })
    expect(said()).toContain('The board is empty.')
  })

  it('says why it did not work, keeps the drawing, and tries again', async () => {
    const { desk } = await analyze(refusal('unavailable', 'There is no line.'), seen)
    expect(said()).toContain('I could not look. There is no line. Your drawing is safe.')
    expect(shown(desk)).toHaveLength(1)
    await press('Try again')
    expect(said()).toContain('I see 7 × 8 = 54. Right?')
  })

  it('asks to wait when the tutor cannot listen now', async () => {
    const { desk, world } = await openTool({ started: false })
    desk.script.readings = [seen]
    await press('Analyze Drawing')
    await press('Yes')
    expect(said()).toContain('Your tutor is busy. Try again in a moment.')
    expect(world.asked.sent).toHaveLength(0)
    expect(button('Yes')).toBeDefined()
  })
})

describe('keeping', () => {
  it('goes on with the last drawing and its version, and says quietly whether it is saved', async () => {
    const { desk } = await openTool({ last: openDrawing })
    await drawLine()
    expect(desk.saves.at(-1)).toMatchObject({ id: openDrawing.id, version: 8 })
    expect(screen.getByText('Saved')).toBeDefined()
    act(() => desk.setSaved(false))
    expect(screen.getByText('Kept on this device')).toBeDefined()
  })

  it('is the same board after a look into the chat, with all that can be undone', async () => {
    const { leave, again, desk } = await openTool()
    await drawLine()
    leave()
    expect(screen.queryByRole('application')).toBeNull()
    again()
    await press('Undo')
    expect(shown(desk)).toEqual([])
  })

  it('opens a drawing of the gallery as a copy, and keeps the one that was here', async () => {
    const { desk } = await openTool()
    await drawLine()
    const id = '019f0000-0000-7000-8000-0000000000c9'
    const times = { created_at: '2026-11-20T10:00:00.000Z', updated_at: '2026-11-20T10:00:00.000Z' }
    desk.kept.push({ ...openDrawing, ...times, id, conversation_id: null, kept: true })
    await press('My gallery')
    fireEvent.click(screen.getByRole('button', { name: /^Go on with a copy of November 20/, hidden: true }))
    await settle()
    const [, keeping, copy] = desk.saves
    expect(keeping).toMatchObject({ id: desk.saves[0]?.id, kept: true })
    expect(copy).toMatchObject({ version: 1, kept: false, scene: openDrawing.scene })
    expect(new Set([id, keeping?.id, copy?.id]).size).toBe(3)
  })

  it('says why the gallery did not open, and tries again', async () => {
    const { desk } = await openTool()
    desk.script.galleryFails = [refusal('unavailable', 'There is no line.')]
    await press('My gallery')
    expect(screen.getByText('The gallery did not open. There is no line.')).toBeDefined()
    await press('Try again')
    expect(screen.getByText('Your gallery is empty.')).toBeDefined()
  })

  it('lays a mat under the drawing, which can be undone', async () => {
    const { desk } = await openTool()
    fireEvent.change(screen.getByLabelText('Mat'), { target: { value: 'hundred-chart' } })
    await settle()
    expect(desk.saves.at(-1)?.scene.mat).toBe('hundred-chart')
    expect(screen.getByText('100')).toBeDefined()
    await press('Undo')
    expect(desk.saves.at(-1)?.scene.mat).toBe('plain')
  })

  it('tells the tutor where something stands', async () => {
    const { boxes } = await openTool({ last: openDrawing })
    expect(boxes.at(-1)?.map((box) => box.map(Math.round))).toEqual([[58, 58, 84, 84]])
    await press('Clear All')
    expect(boxes.at(-1)).toEqual([])
  })
})

describe('what the tutor drew', () => {
  const marks: TutorMark[] = [
    { kind: 'array', x: 500, y: 100, rows: 3, columns: 4, gap: 40 },
    { kind: 'text', x: 500, y: 300, size: 40, text: '3 × 4 = 12' },
    { kind: 'number-line', x: 40, y: 400, width: 700, from: 0, to: 12, step: 1, hops: [[0, 4]] },
  ]

  it('lies over the drawing, is told in words, can be hidden, and is kept with the drawing', async () => {
    const { desk } = await openTool({ last: openDrawing, marks })
    expect(document.querySelectorAll('[data-layer=tutor] circle')).toHaveLength(12)
    const list = screen.getByRole('list', { name: 'What Pip drew' })
    expect([...list.children].map((one) => one.textContent)).toEqual([
      '3 rows of 4 dots',
      'The text 3 × 4 = 12',
      'A number line from 0 to 12, a hop from 0 to 4',
    ])
    expect(desk.saves.at(-1)?.marks).toEqual(marks)
    await press('Hide Pip')
    expect(document.querySelector('[data-layer=tutor]')).toBeNull()
    await press('Show Pip')
    expect(document.querySelector('[data-layer=tutor]')).not.toBeNull()
  })

  it('goes with Clear All, comes back with Undo, and does not come by itself', async () => {
    const { desk } = await openTool({ last: openDrawing, marks })
    await press('Clear All')
    expect(desk.saves.at(-1)).toMatchObject({ scene: { elements: [] }, marks: [] })
    expect(document.querySelector('[data-layer=tutor]')).toBeNull()
    await press('Undo')
    expect(desk.saves.at(-1)?.marks).toEqual(marks)
    await press('Redo')
    expect(desk.saves.at(-1)?.marks).toEqual([])
    cleanup()
    const again = await openTool({ marks })
    expect(document.querySelector('[data-layer=tutor]')).toBeNull()
    expect(again.desk.saves).toEqual([])
  })

  it('can be cleared away from a board that is else empty', async () => {
    const { desk } = await openTool({ marks: [...marks] })
    await press('Clear All')
    expect(desk.saves.at(-1)?.marks).toEqual([])
  })
})
