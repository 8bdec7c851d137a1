// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { liveConversation } from '#client/learn/conversation/live-conversation.ts'
import { scriptedWorld } from '#tests/support/scripted-conversation.ts'
import { Composer } from './composer.tsx'

afterEach(cleanup)

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)))

/** The bar under a conversation that is being recorded. */
async function bar({ supported = true, wanted = false, large = false, world = scriptedWorld() } = {}) {
  const conversation = liveConversation(world.parts)
  const stopped: string[] = []
  const microphone = { supported, wanted, toggle: () => stopped.push('toggle'), stop: () => stopped.push('stop') }
  render(<Composer conversation={conversation} microphone={microphone} large={large} notice={null} />)
  act(() => conversation.open())
  await settle()
  const box = screen.getByPlaceholderText<HTMLTextAreaElement>('Type your message')
  return {
    box,
    world,
    conversation,
    stopped,
    type: (text: string) => fireEvent.change(box, { target: { value: text } }),
    press: (init: KeyboardEventInit & { isComposing?: boolean }) => fireEvent.keyDown(box, init),
    send: screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }),
    sent: () => world.asked.sent.map((one) => one.message),
  }
}

describe('the input bar', () => {
  it('sends with Enter and with the button, and empties the box', async () => {
    const { type, press, send, sent, box } = await bar()
    type('one')
    press({ key: 'Enter' })
    expect(box.value).toBe('')
    await settle()
    type('two')
    fireEvent.click(send)
    await settle()
    expect(sent()).toEqual(['one', 'two'])
  })

  it('adds a line with Shift+Enter, and leaves Enter to an input method that composes', async () => {
    const { type, press, sent } = await bar()
    type('かん')
    expect(press({ key: 'Enter', shiftKey: true })).toBe(true)
    press({ key: 'Enter', isComposing: true })
    press({ key: 'Enter', keyCode: 229 })
    await settle()
    expect(sent()).toEqual([])
  })

  it('sends nothing that is blank', async () => {
    const { type, press, send, sent } = await bar()
    for (const text of ['', '  ', '\u200b']) {
      type(text)
      press({ key: 'Enter' })
      expect(send.disabled).toBe(true)
    }
    await settle()
    expect(sent()).toEqual([])
  })

  it('says when a message is too long, sends nothing and cuts nothing', async () => {
    const { type, send, box } = await bar()
    type('x'.repeat(2_000))
    expect(send.disabled).toBe(false)
    type('x'.repeat(2_001))
    expect(send.disabled).toBe(true)
    expect(box.value).toHaveLength(2_001)
    expect(screen.getByText(/2,001/).textContent).toContain('There is room for 2,000.')
    expect(box.getAttribute('aria-invalid')).toBe('true')
  })

  it('cannot send while the reply is on its way, but can be typed in', async () => {
    const world = scriptedWorld()
    world.replies = [['hang']]
    const { type, press, send, box, sent } = await bar({ world })
    type('first')
    press({ key: 'Enter' })
    type('second')
    expect(box.value).toBe('second')
    expect(send.disabled).toBe(true)
    press({ key: 'Enter' })
    expect(sent()).toEqual(['first'])
  })

  it('silences the tutor with Stop', async () => {
    const { world } = await bar()
    const before = world.asked.silenced
    fireEvent.click(screen.getByRole('button', { name: /^Stop/ }))
    expect(world.asked.silenced).toBe(before + 1)
  })

  it('says that this browser cannot listen', async () => {
    await bar({ supported: false })
    expect(screen.getByText('Speech recognition not supported in this browser.')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Microphone/ }).disabled).toBe(true)
  })

  it('closes the microphone when the child types', async () => {
    const { type, stopped } = await bar({ wanted: true })
    type('a')
    expect(stopped).toEqual(['stop'])
  })

  it('has a sign that a grown-up can read along and that this is an AI, and says what is to come', async () => {
    await bar()
    expect(screen.getByText('AI tutor and can be wrong. Your grown-up can read this.')).toBeTruthy()
    const later = screen.getByRole('button', { name: 'Attach a picture (coming soon)' })
    expect(later.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(later)
    expect(screen.getByText(/^Pictures cannot be sent here yet\./)).toBeTruthy()
  })
})
