// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { liveConversation } from '#client/learn/conversation/live-conversation.ts'
import { noServices } from '#client/learn/services/no-services.ts'
import type { ToolProps } from '#client/tools/contract/tool-props.ts'
import { scriptedWorld } from '#tests/support/scripted-conversation.ts'
import { lateArea } from './late-area.tsx'

beforeEach(() => {
  // Nothing is served: a reload would show nothing, so the page stays.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const nothing = () => undefined
const props: ToolProps = {
  shown: true,
  student: null,
  conversation: liveConversation(scriptedWorld().parts),
  ...noServices,
  read: nothing,
  onLook: nothing,
  toChat: nothing,
}
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)))
const Board = () => <p>A board</p>

it('a tool comes when it is opened, and is at hand the next time', async () => {
  const load = vi.fn(async () => Board)
  const Tool = lateArea(load, 'It did not come.')
  expect(load).not.toHaveBeenCalled()
  render(<Tool {...props} />)
  expect(screen.getByText('Loading…')).toBeTruthy()
  await settle()
  expect(screen.getByText('A board')).toBeTruthy()
  cleanup()
  render(<Tool {...props} />)
  expect(screen.getByText('A board')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)
})

it('a tool that did not come can be asked for again, without leaving the lesson', async () => {
  let line = false
  const Tool = lateArea(async () => {
    if (!line) throw new TypeError('Failed to fetch dynamically imported module')
    return Board
  }, 'It did not come.')
  render(<Tool {...props} />)
  await settle()
  expect(screen.getByText('It did not come.')).toBeTruthy()
  line = true
  fireEvent.click(screen.getByText('Try again'))
  await settle()
  expect(screen.getByText('A board')).toBeTruthy()
})
