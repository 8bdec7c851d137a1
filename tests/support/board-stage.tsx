import { act, fireEvent, render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { liveConversation } from '#client/learn/conversation/live-conversation.ts'
import { noServices } from '#client/learn/services/no-services.ts'
import { BoardTool } from '#client/tools/blackboard/blackboard.tsx'
import type { OpenDrawing } from '#client/tools/contract/drawing-service.ts'
import type { BoardElement, TutorMark } from '#shared/drawing.ts'
import { mia, scriptedWorld } from './scripted-conversation.ts'
import { scriptedDrawings } from './scripted-drawings.ts'

const moment = () => new Promise((done) => setTimeout(done))
export const settle = () =>
  act(async () => {
    await moment()
    await vi.dynamicImportSettled()
    await moment()
  })

type Extra = { last?: OpenDrawing; marks?: TutorMark[]; started?: boolean; grade?: number }

export async function openTool({ last, marks, started = true, grade = 3 }: Extra = {}) {
  const desk = scriptedDrawings(last ?? null)
  const world = scriptedWorld()
  const conversation = liveConversation(world.parts)
  if (started) conversation.open()
  const boxes: number[][][] = []
  const tool = (isShown: boolean) => (
    <BoardTool
      shown={isShown}
      student={{ ...mia, grade_level: grade }}
      conversation={conversation}
      {...noServices}
      drawings={desk.drawings}
      onLook={vi.fn()}
      onBoard={(found) => boxes.push(found)}
      toChat={vi.fn()}
      marks={marks ?? null}
    />
  )
  const { rerender } = render(tool(true))
  await settle()
  return { desk, world, conversation, boxes, leave: () => rerender(tool(false)), again: () => rerender(tool(true)) }
}

export const button = (name: string) => {
  const found = [...document.querySelectorAll('button')].find(
    (one) => one.textContent === name || one.getAttribute('aria-label') === name,
  )
  if (!found) throw new Error(`no button ${name}`)
  return found
}
export const press = async (name: string) => {
  fireEvent.click(button(name))
  await settle()
}
export const board = () => screen.getByRole('application', { name: 'Drawing board' })
export const keys = async (...names: string[]) => {
  for (const key of names) fireEvent.keyDown(board(), { key })
  await settle()
}
export const times = (count: number, key: string) => Array.from({ length: count }, () => key)
export const said = () => [...document.querySelectorAll('[role=status]')].map((one) => one.textContent).join(' ')
export const shown = (desk: { saves: OpenDrawing[] }) => desk.saves.at(-1)?.scene.elements ?? []

/** A line from the middle, a hundred to the right, by keyboard. */
export const drawLine = async () => {
  await press('Line')
  await keys('Enter', ...times(10, 'ArrowRight'), 'Enter')
}

const pointer = (kind: string, x: number, y: number) =>
  new PointerEvent(kind, {
    pointerId: 1,
    pointerType: 'mouse',
    button: 0,
    buttons: 1,
    clientX: x,
    clientY: y,
    bubbles: true,
  })

/** Happy-dom lays nothing out: the board's own units are used. */
export async function drag(...places: [number, number][]) {
  const canvas = board().querySelectorAll('canvas')[1]
  const [first, ...rest] = places
  if (!canvas || !first) throw new Error('no canvas')
  act(() => void canvas.dispatchEvent(pointer('pointerdown', ...first)))
  for (const place of rest) act(() => void canvas.dispatchEvent(pointer('pointermove', ...place)))
  act(() => void canvas.dispatchEvent(pointer('pointerup', ...(rest.at(-1) ?? first))))
  await settle()
}

export const circle: BoardElement = {
  kind: 'circle',
  id: 'circle',
  color: '#1f5fa8',
  width: 4,
  x: 100,
  y: 100,
  radius: 40,
}
export const openDrawing: OpenDrawing = {
  id: '019f0000-0000-7000-8000-0000000000c1',
  version: 7,
  scene: { mat: 'plain', elements: [circle] },
  marks: [],
  kept: false,
}
