// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { liveConversation } from '#client/learn/conversation/live-conversation.ts'
import { noServices } from '#client/learn/services/no-services.ts'
import { scriptedDesk, typedCard, verdictOf } from '#tests/support/scripted-cards.ts'
import { mia, scriptedWorld } from '#tests/support/scripted-conversation.ts'
import { Flashcards } from './flashcards.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (time = 0) => act(() => vi.advanceTimersByTimeAsync(time))
const shown = (text: string | RegExp) => screen.queryByText(text) !== null
const box = () => screen.getByPlaceholderText<HTMLInputElement>('Type your answer and press Enter')
const type = async (text: string) => {
  fireEvent.change(box(), { target: { value: text } })
  fireEvent.submit(box())
  await pass()
}

it('asks again where only the form is another one: no miss, and the tutor hears of none', async () => {
  const says = 'That is the same size. Which smaller numbers say it?'
  const desk = scriptedDesk([typedCard(6), typedCard(7)])
  desk.grade = async ({ answer }) =>
    answer === '84/2' ? { ...verdictOf(false), verdict: 'form', says } : verdictOf(answer === '42')
  const [read, onLook] = [vi.fn(), vi.fn()]
  const conversation = { ...liveConversation(scriptedWorld().parts), hush: vi.fn() }
  const services = { ...noServices, cards: desk.cards, read }
  render(
    <Flashcards
      shown
      student={mia}
      conversation={conversation}
      {...services}
      onLook={onLook}
      toChat={() => undefined}
    />,
  )
  await pass()
  box().focus()
  await type('84/2')
  expect(shown(says)).toBe(true)
  expect(shown(/Incorrect|Correct!|You practiced/)).toBe(false)
  expect([box().value, box().readOnly, document.activeElement === box()]).toEqual(['84/2', false, true])
  expect(onLook.mock.lastCall?.[0]).not.toHaveProperty('tried')
  fireEvent.click(screen.getByLabelText('Read it to me'))
  await pass()
  expect(read).toHaveBeenCalledWith(says, 'times-tables~6x7')
  await type('42')
  expect(shown('Correct!')).toBe(true)
  expect(desk.answers.map(({ answer }) => answer)).toEqual(['84/2', '42'])
  await pass(700)
  expect(shown(says)).toBe(false)
})
