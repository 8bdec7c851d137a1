// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { liveConversation } from '#client/learn/conversation/live-conversation.ts'
import { noServices } from '#client/learn/services/no-services.ts'
import { choiceCard, scriptedDesk } from '#tests/support/scripted-cards.ts'
import { mia, scriptedWorld } from '#tests/support/scripted-conversation.ts'
import { MultipleChoice } from './multiple-choice.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const wait = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))
const six = [2, 3, 4, 5, 6, 8].map((n) => choiceCard(n))
const title = () => document.querySelector('h3')?.textContent?.replaceAll('\u00a0', ' ')
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)
const press = (name: string) => {
  const found = button(name)
  if (!found) throw new Error(`no button ${name}`)
  fireEvent.click(found)
}
function choose(choice: number, by: 'finger' | 'arrows' = 'finger') {
  const radio = document.querySelector<HTMLInputElement>(`input[value="${choice}"]`)
  const tile = radio?.closest('label')
  if (!radio || !tile) throw new Error(`no choice ${choice}`)
  if (by === 'finger') fireEvent.pointerDown(tile)
  else fireEvent.keyDown(radio, { key: 'ArrowDown' })
  fireEvent.click(radio)
}
async function answer(choice: number) {
  choose(choice)
  press('Submit')
  await wait()
}

async function open(grade_level = 0) {
  const desk = Object.assign(scriptedDesk(six), { read: vi.fn() })
  const conversation = liveConversation(scriptedWorld().parts)
  render(
    <MultipleChoice
      shown
      student={{ ...mia, grade_level }}
      conversation={conversation}
      {...{ ...noServices, cards: desk.cards, read: desk.read }}
      onLook={() => undefined}
      toChat={() => undefined}
    />,
  )
  await wait()
  return desk
}

describe('one question at a time', () => {
  it.each([
    ['up to grade 2', 2, true, 1],
    ['on a small screen', 4, false, 1],
    ['and as a grid for others', 3, true, 6],
  ])('%s', async (_, grade, fits, count) => {
    vi.stubGlobal('matchMedia', () => ({ matches: fits, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
    await open(grade)
    expect(document.querySelectorAll('form')).toHaveLength(count)
  })

  it('goes on by itself after a right answer, and by Next after another one', async () => {
    await open()
    expect(title()).toBe('Question 1: 2 × 7 = ?')
    await answer(14)
    expect(screen.getByText('Correct ✓')).toBeTruthy()
    await wait(1_500)
    expect(title()).toBe('Question 2: 3 × 7 = ?')
    expect(document.activeElement).toBe(document.querySelector('h3'))
    await answer(22)
    await wait(5_000)
    expect(title()).toBe('Question 2: 3 × 7 = ?')
    press('Next')
    await wait()
    expect(title()).toBe('Question 3: 4 × 7 = ?')
  })

  it('can be looked through, and says where one is', async () => {
    await open()
    press('The question after')
    await wait()
    expect(title()).toBe('Question 2: 3 × 7 = ?')
    expect(screen.getByText('Question 2 of 6').getAttribute('role')).toBe('status')
    expect(document.querySelectorAll('nav li')).toHaveLength(6)
    press('The question before')
    press('The question before')
    await wait()
    expect(title()).toBe('Question 1: 2 × 7 = ?')
  })

  it('hands in the last one by itself when a tile is pressed, and shows the end', async () => {
    const desk = await open()
    for (const n of [2, 3, 4, 5, 6]) {
      await answer(n * 7)
      await wait(1_500)
    }
    choose(57)
    await wait(600)
    choose(56)
    await wait(600)
    expect(desk.answers).toHaveLength(5)
    await wait(100)
    expect(desk.answers.at(-1)).toMatchObject({ answer: '56', was_correct: true })
    await wait(1_500)
    expect(screen.getByText('You found 6 of 6 at the first try.')).toBeTruthy()
    expect(title()).toBeUndefined()
    press('Load New Questions')
    await wait()
    expect(title()).toMatch(/^Question 1/)
  })

  it('hands nothing in that the arrow keys only pass over', async () => {
    const desk = await open()
    for (const n of [2, 3, 4, 5, 6]) {
      await answer(n * 7)
      await wait(1_500)
    }
    choose(57, 'arrows')
    await wait(5_000)
    expect(desk.answers).toHaveLength(5)
    press('Submit')
    await wait()
    expect(desk.answers).toHaveLength(6)
    expect(screen.getByText('Your answer')).toBeTruthy()
    press('Next')
    await wait()
    expect(screen.getByText('You found 5 of 6 at the first try.')).toBeTruthy()
  })

  it('is read with its choices to those who do not read yet', async () => {
    const { read } = await open(1)
    press('Read question 1 to me')
    expect(read.mock.calls[0]?.[0]).toMatch(/^2 × 7 = \?\n(?:\d+, ){3}\d+$/)
  })

  it('comes back to a question that was passed over', async () => {
    await open()
    press('The question after')
    await wait()
    for (const n of [3, 4, 5, 6, 8]) {
      await answer(n * 7)
      await wait(1_500)
    }
    expect(title()).toBe('Question 1: 2 × 7 = ?')
  })
})
