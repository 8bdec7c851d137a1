// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useNextKey } from './use-next-key.ts'

afterEach(cleanup)

function Tool({ goOn }: { goOn: () => void }) {
  const root = useRef<HTMLDivElement>(null)
  useNextKey(root, goOn)
  return (
    <>
      <div ref={root}>
        <button type="button">42</button>
        <input aria-label="answer" />
        <select aria-label="category" />
      </div>
      <textarea aria-label="chat" />
      <button type="button">Send</button>
      <dialog aria-label="question" />
    </>
  )
}

const body = () => document.body
const labelled = (label: string) => () => screen.getByLabelText(label)
const button = (text: string) => () => screen.getByText(text)

describe('the key N', () => {
  it.each<[string, KeyboardEventInit, () => HTMLElement, number]>([
    ['goes on', { key: 'n' }, body, 1],
    ['goes on as a capital', { key: 'N', shiftKey: true }, body, 1],
    ['goes on from a button of the card', { key: 'n' }, button('42'), 1],
    ['does nothing with Ctrl', { key: 'n', ctrlKey: true }, body, 0],
    ['does nothing with the command key', { key: 'n', metaKey: true }, body, 0],
    ['does nothing while it is held', { key: 'n', repeat: true }, body, 0],
    ['is a letter while an answer is typed', { key: 'n' }, labelled('answer'), 0],
    ['searches in the list of categories', { key: 'n' }, labelled('category'), 0],
    ['is a letter in the chat', { key: 'n' }, labelled('chat'), 0],
    ['does nothing outside of the cards', { key: 'n' }, button('Send'), 0],
    ['is not any other key', { key: 'm' }, body, 0],
  ])('%s', (_, event, target, times) => {
    const goOn = vi.fn()
    render(<Tool goOn={goOn} />)
    fireEvent.keyDown(target(), event)
    expect(goOn).toHaveBeenCalledTimes(times)
  })

  it('waits while a question is open over the lesson', () => {
    const goOn = vi.fn()
    render(<Tool goOn={goOn} />)
    screen.getByLabelText('question').setAttribute('open', '')
    fireEvent.keyDown(document.body, { key: 'n' })
    expect(goOn).not.toHaveBeenCalled()
  })
})
