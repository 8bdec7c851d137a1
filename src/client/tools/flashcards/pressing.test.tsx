// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { liveConversation } from '#client/learn/conversation/live-conversation.ts'
import { noServices } from '#client/learn/services/no-services.ts'
import type { CardView } from '#shared/card.ts'
import type { Picture } from '#shared/picture.ts'
import { choiceCard, scriptedDesk, typedCard } from '#tests/support/scripted-cards.ts'
import { mia, scriptedWorld } from '#tests/support/scripted-conversation.ts'
import { Flashcards } from './flashcards.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (time = 0) => act(() => vi.advanceTimersByTimeAsync(time))
const box = () => screen.getByPlaceholderText<HTMLInputElement>('Type your answer and press Enter')
const press = async (...names: string[]) => {
  for (const name of names) fireEvent.click(screen.getByRole('button', { name }))
  await pass()
}

async function open(list: CardView[], grade_level: number) {
  const desk = scriptedDesk(list)
  const read = vi.fn()
  const conversation = { ...liveConversation(scriptedWorld().parts), hush: vi.fn() }
  render(
    <Flashcards
      shown
      student={{ ...mia, grade_level }}
      conversation={conversation}
      {...{ ...noServices, cards: desk.cards, read }}
      onLook={() => undefined}
      toChat={() => undefined}
    />,
  )
  await pass()
  return { desk, read }
}

it('is answered up to grade 2 by keys, without a screen keyboard', async () => {
  const { desk } = await open([typedCard(6), typedCard(7)], 2)
  expect(box().inputMode).toBe('none')
  await press('4', '1', 'Take the last one away', '2')
  expect(box().value).toBe('42')
  await press('Check')
  expect(desk.answers).toMatchObject([{ answer: '42', was_correct: true }])
  await pass(700)
  expect(box().value).toBe('')
})

it('has no keys for older children', async () => {
  await open([typedCard(6)], 3)
  expect(screen.queryByRole('group', { name: 'Press your answer' })).toBeNull()
})

it('has letters for a word', async () => {
  const { desk } = await open([typedCard(6, { answer_format: 'word', correct_answer: 'ship' })], 1)
  await press('s', 'h', 'i', 'p', 'Check')
  expect(desk.answers).toMatchObject([{ answer: 'ship', was_correct: true }])
})

it('draws what can be chosen where all of it can be drawn, and not beside a picture', async () => {
  const drawn = () => screen.getByRole('group', { name: 'Choose your answer' }).querySelectorAll('svg').length
  const things = { correct_answer: 'a star', distractors: ['an apple', 'a fish', 'a ball'] }
  await open([choiceCard(1, things)], 0)
  expect(drawn()).toBe(4)
  expect(screen.getByRole('button', { name: 'a star' })).toBeTruthy()
  cleanup()
  await open([choiceCard(1, { ...things, distractors: ['an apple', 'a wish', 'a ball'] })], 0)
  expect(drawn()).toBe(0)
  cleanup()
  await open([choiceCard(1, { ...things, picture: { kind: 'glyph', text: 'a', alt: 'a' } })], 0)
  expect(drawn()).toBe(0)
})

it('names a group of the picture by its thing, for who does not read yet', async () => {
  const picture: Picture = {
    kind: 'objects',
    groups: [
      { thing: 'star', count: 8 },
      { thing: 'shell', count: 3 },
    ],
    alt: '8 stars and 3 shells',
  }
  const which = { correct_answer: 'the shells', distractors: ['the stars', 'They are the same.', 'nobody'] }
  await open([choiceCard(1, { ...which, picture })], 0)
  expect(screen.getByRole('group', { name: 'Choose your answer' }).querySelectorAll('svg')).toHaveLength(2)
})

it('gives a picture with the first hint, and reads it to those who do not read yet', async () => {
  const hint_picture: Picture = { kind: 'array', rows: 6, columns: 7, thing: 'star', alt: 'Six rows with 7 in each.' }
  const { read } = await open([choiceCard(6, { hint_picture })], 1)
  expect(screen.queryByRole('img', { name: hint_picture.alt })).toBeNull()
  await press('Give me a hint')
  expect(screen.getByRole('img', { name: hint_picture.alt })).toBeTruthy()
  expect(read).toHaveBeenCalledWith('Think of 6 groups of 7.', 'times-tables~6x7')
})

it('has the categories that are not of the grade under More, by subject', async () => {
  const { desk } = await open([typedCard(6)], 1)
  expect(screen.queryByText('Word meanings')).toBeNull()
  await press('More')
  expect(screen.getByRole('dialog', { name: 'What to practice' })).toBeTruthy()
  expect(screen.getByText('Reading')).toBeTruthy()
  await press('Word meanings')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(desk.asked.at(-1)?.category).toBe('Word meanings')
})
