// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { liveConversation } from '#client/learn/conversation/live-conversation.ts'
import { noServices } from '#client/learn/services/no-services.ts'
import { choiceCard, scriptedDesk, verdictOf } from '#tests/support/scripted-cards.ts'
import { mia, scriptedWorld } from '#tests/support/scripted-conversation.ts'
import { MultipleChoice } from './multiple-choice.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const wait = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))
const part = <T extends Element>(selector: string): T => {
  const found = document.querySelector<T>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}
const radio = (choice: string) => part<HTMLInputElement>(`input[value="${choice}"]`)
const submit = () => part<HTMLButtonElement>('button[type="submit"]')
const shown = (text: string) => screen.queryByText(text) !== null

/** The sheet with one question, about an area. */
async function open(grade: ReturnType<typeof scriptedDesk>['grade']) {
  const area = choiceCard(2, { correct_answer: '18 square cm', distractors: ['18 cm', '9 square cm', '36 cm'] })
  const desk = scriptedDesk([area])
  desk.grade = grade
  const services = { ...noServices, cards: desk.cards, read: vi.fn() }
  const conversation = liveConversation(scriptedWorld().parts)
  const none = () => undefined
  render(<MultipleChoice shown student={mia} conversation={conversation} {...services} onLook={none} toChat={none} />)
  await wait()
}

async function choose(choice: string) {
  fireEvent.click(radio(choice))
  fireEvent.click(submit())
  await wait()
}

it('asks again where only the unit is another one: the answer is not told, and the child chooses anew', async () => {
  const says = 'That number is right. Which unit fits the question?'
  await open(async ({ answer }) =>
    answer === '18 cm' ? { ...verdictOf(false), verdict: 'unit', says } : verdictOf(answer === '18 square cm'),
  )
  await choose('18 cm')
  expect([shown(says), shown('Correct answer: 18 square cm')]).toEqual([true, false])
  expect([radio('18 cm').checked, radio('18 cm').disabled, submit().disabled]).toEqual([false, false, true])
  expect(document.activeElement?.textContent).toBe(says)
  await wait(1_500)
  await choose('18 square cm')
  expect([shown('Correct ✓'), shown(says)]).toEqual([true, false])
})

it('takes a choice for what it seemed where nobody says within 1.5 s which unit was asked', async () => {
  await open(() => new Promise(() => undefined))
  await choose('18 cm')
  expect([shown('Looking…'), shown('Correct answer: 18 square cm')]).toEqual([true, false])
  await wait(1_500)
  expect(shown('Correct answer: 18 square cm')).toBe(true)
})
