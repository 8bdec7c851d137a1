// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiProblem } from '#client/api.ts'
import { liveConversation } from '#client/learn/conversation/live-conversation.ts'
import { noServices } from '#client/learn/services/no-services.ts'
import type { CardView } from '#shared/card.ts'
import { choiceCard, scriptedDesk, verdictOf } from '#tests/support/scripted-cards.ts'
import { mia, scriptedWorld } from '#tests/support/scripted-conversation.ts'
import { MultipleChoice } from './multiple-choice.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const wait = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))
const seven = [2, 3, 4, 5, 6, 8, 9].map((n) => choiceCard(n))

async function open(
  list: CardView[] = seven,
  prepare: (desk: ReturnType<typeof scriptedDesk>) => void = () => undefined,
) {
  const desk = scriptedDesk(list)
  prepare(desk)
  const [read, onLook, toChat] = [vi.fn(), vi.fn(), vi.fn()]
  const conversation = liveConversation(scriptedWorld().parts)
  const tool = (isShown = true) => (
    <MultipleChoice
      shown={isShown}
      student={{ ...mia, grade_level: 3 }}
      conversation={conversation}
      {...{ ...noServices, cards: desk.cards, read }}
      onLook={onLook}
      toChat={toChat}
    />
  )
  const shown = render(tool())
  return { desk, read, onLook, toChat, tool, ...shown }
}

/** The card of n × 7. By the document itself, because asking for roles is slow on a screen with so many of them. */
function itemOf(n: number): HTMLElement {
  const titles = [...document.querySelectorAll('h3')]
  const title = titles.find((one) => one.textContent?.replaceAll('\u00a0', ' ').endsWith(`: ${n} × 7 = ?`))
  const item = title?.closest('li')
  if (!item) throw new Error(`no card of ${n}`)
  return item
}
const cardOf = (n: number) => within(itemOf(n))

function partOf<T extends Element>(n: number, selector: string): T {
  const part = itemOf(n).querySelector<T>(selector)
  if (!part) throw new Error(`no ${selector} in the card of ${n}`)
  return part
}
const radio = (n: number, choice: string) => partOf<HTMLInputElement>(n, `input[value="${choice}"]`)
const submit = (n: number) => partOf<HTMLButtonElement>(n, 'button[type="submit"]')
const press = (button: HTMLElement) => fireEvent.click(button)
const groups = () => document.querySelectorAll('[role=radiogroup]')
const button = (name: string) =>
  [...document.querySelectorAll('button')].findLast((one) => one.textContent === name) ?? document.body

async function answer(n: number, choice: string) {
  press(radio(n, choice))
  press(submit(n))
  await wait()
}

describe('the sheet', () => {
  it('loads six questions with four choices each', async () => {
    await open()
    expect(screen.getByText('Loading questions…')).toBeTruthy()
    await wait()
    expect(screen.queryByText('Loading questions…')).toBeNull()
    expect(groups()).toHaveLength(6)
    expect(document.querySelectorAll('input[type="radio"]')).toHaveLength(24)
    expect(screen.getByText('6 questions are here.')).toBeTruthy()
  })

  it('says when there are none', async () => {
    await open([])
    await wait()
    expect(screen.getByText('No questions available right now.')).toBeTruthy()
  })

  it.each([
    [
      new ApiProblem({ error: 'Trellis is resting.', code: 'unavailable', request_id: 'x', retryable: true }),
      'Error: Trellis is resting.',
    ],
    [new TypeError('x is not a function'), 'Error: An unknown error occurred.'],
  ])('says why they did not come: %s', async (fault, words) => {
    const { desk } = await open(seven, (desk) => {
      desk.fails = fault
    })
    await wait()
    expect(screen.getByRole('alert').textContent).toBe(words)
    expect(screen.getByRole('alert').innerHTML).not.toContain('rose')
    desk.fails = null
    await act(async () => void window.dispatchEvent(new Event('online')))
    await wait()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(groups()).toHaveLength(6)
  })

  it('keeps the questions that came before something broke', async () => {
    const { desk } = await open(seven, (desk) => {
      const { next } = desk.cards
      desk.cards.next = (wish) => (desk.asked.length < 2 ? next(wish) : Promise.reject(new Error()))
    })
    await wait()
    expect(desk.asked).toHaveLength(2)
    expect(groups()).toHaveLength(2)
    expect(screen.getByRole('alert').textContent).toContain('Error: ')
  })

  it('brings other questions by Load New Questions', async () => {
    const { desk } = await open()
    await wait()
    await answer(2, '14')
    press(button('Load New Questions'))
    await wait()
    expect(itemOf(9)).toBeTruthy()
    expect(desk.asked[6]?.exclude).toHaveLength(6)
    expect(screen.queryByText('Correct ✓')).toBeNull()
  })

  it('begins with all kinds, and asks within one that is chosen', async () => {
    const { desk } = await open()
    await wait()
    expect(button('All').closest('button')?.getAttribute('aria-pressed')).toBe('true')
    expect(desk.asked[0]?.category).toBeUndefined()
    press(button('Addition'))
    await wait()
    expect(desk.asked.at(-1)?.category).toBe('Addition')
  })

  it('is still there for whoever comes back from the chat', async () => {
    const { tool, rerender, desk } = await open()
    await wait()
    await answer(2, '14')
    for (const isShown of [false, true]) rerender(tool(isShown))
    await wait()
    expect(desk.asked).toHaveLength(6)
    expect(cardOf(2).getByText('Correct ✓')).toBeTruthy()
  })
})

describe('a question', () => {
  it('can be submitted only when a choice is selected', async () => {
    await open()
    await wait()
    expect(submit(3).disabled).toBe(true)
    press(radio(3, '21'))
    expect(submit(3).disabled).toBe(false)
    expect(submit(4).disabled).toBe(true)
  })

  it('answers at once, locks, and takes the focus to the verdict', async () => {
    const { desk } = await open(seven, (desk) => {
      desk.grade = () => new Promise(() => undefined)
    })
    await wait(1_500)
    press(radio(3, '21'))
    press(submit(3))
    expect(cardOf(3).getByText('Correct ✓').closest('[role="status"]')).toBe(document.activeElement)
    for (const one of itemOf(3).querySelectorAll('input')) expect(one.disabled).toBe(true)
    expect(cardOf(3).queryByText('Submit')).toBeNull()
    expect(desk.answers).toHaveLength(1)
  })

  it('shows what was right, what that choice shows, and why; and blames nobody', async () => {
    await open()
    await wait()
    await answer(6, '43')
    const card = cardOf(6)
    expect(card.getByText('Correct answer: 42')).toBeTruthy()
    expect(card.getByText('That is 1 too many.')).toBeTruthy()
    expect(card.getByText('6 sevens are 42.')).toBeTruthy()
    expect(card.getByText('Your answer')).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/wrong|incorrect|failed/i)
  })

  it('is logged with what was chosen, the hints and the time since the answer before', async () => {
    const { desk } = await open()
    await wait(4_000)
    press(cardOf(2).getByText('Give me a hint'))
    expect(cardOf(2).getByText('Think of 6 groups of 7.')).toBeTruthy()
    await answer(2, '14')
    await wait(2_500)
    await answer(3, '22')
    expect(desk.answers).toEqual([
      {
        card_id: 'times-tables~2x7',
        was_correct: true,
        answer: '14',
        hint_level: 1,
        latency_ms: 4_000,
        tool: 'multiple-choice',
      },
      {
        card_id: 'times-tables~3x7',
        was_correct: false,
        answer: '22',
        hint_level: 0,
        latency_ms: 2_500,
        tool: 'multiple-choice',
      },
    ])
  })

  it('gives its hints one by one, and then says that there are no more', async () => {
    await open()
    await wait()
    press(cardOf(2).getByText('Give me a hint'))
    press(cardOf(2).getByText('Another hint'))
    const last = cardOf(2).getByRole('button', { name: 'That was the last hint.' })
    press(last)
    expect(last.getAttribute('aria-disabled')).toBe('true')
    expect(cardOf(2).getByText('You may know 5 × 7.')).toBeTruthy()
  })

  it('lets the word of the server stand', async () => {
    await open(seven, (desk) => {
      desk.grade = async () => verdictOf(true)
    })
    await wait()
    await answer(2, '15')
    expect(cardOf(2).getByText('Correct ✓')).toBeTruthy()
  })

  it.each<[string, (desk: ReturnType<typeof scriptedDesk>) => void]>([
    ['the line is down', (desk) => Object.assign(desk, { grade: async () => null })],
    ['the server will not take it', (desk) => Object.assign(desk, { grade: async () => Promise.reject(new Error()) })],
  ])('keeps its verdict when %s', async (_, prepare) => {
    const { desk } = await open(seven, prepare)
    await wait()
    await answer(2, '14')
    expect(cardOf(2).getByText('Correct ✓')).toBeTruthy()
    act(() => desk.wait(1))
    expect(screen.getByText('No line right now. Your answers are kept.')).toBeTruthy()
    act(() => desk.wait(0))
    expect(screen.queryByText(/kept/)).toBeNull()
  })

  it('is read aloud', async () => {
    const { read } = await open()
    await wait()
    press(cardOf(2).getByLabelText(/^Read question \d to me$/))
    expect(read).toHaveBeenCalledWith('2 × 7 = ?', 'times-tables~2x7')
  })

  it('tells the tutor what is looked at, tried and hinted, and when nothing is', async () => {
    const { onLook, unmount } = await open()
    await wait()
    radio(3, '22').focus()
    await wait()
    expect(onLook).toHaveBeenLastCalledWith({ tool: 'multiple-choice', card_id: 'times-tables~3x7', hint_level: 0 })
    await answer(3, '22')
    expect(onLook).toHaveBeenLastCalledWith({
      tool: 'multiple-choice',
      card_id: 'times-tables~3x7',
      hint_level: 0,
      tried: '22',
    })
    unmount()
    expect(onLook).toHaveBeenLastCalledWith(null)
  })

  it('shows its unit with every choice', async () => {
    await open([choiceCard(2, { unit: '$', correct_answer: '1.25', distractors: ['1.20', '1.52', '2.15'] })])
    await wait()
    expect(cardOf(2).getByText('$1.52')).toBeTruthy()
    await answer(2, '1.52')
    expect(cardOf(2).getByText('Correct answer: $1.25')).toBeTruthy()
  })
})

describe('the end of a sheet', () => {
  it('says what was found, what grew, and how to go on', async () => {
    const { toChat } = await open(seven.slice(0, 3), (desk) => {
      desk.grade = async ({ was_correct }) => verdictOf(was_correct, { grew: was_correct })
    })
    await wait()
    await answer(2, '14')
    await answer(3, '21')
    expect(screen.queryByText(/You found/)).toBeNull()
    await answer(4, '29')
    expect(screen.getByText('You found 2 of 3 at the first try.')).toBeTruthy()
    expect(screen.getByText('You know this better now: Times tables.')).toBeTruthy()
    press(button('Back to the chat'))
    expect(toChat).toHaveBeenCalledOnce()
    press(button('Load New Questions'))
    expect(document.activeElement?.textContent).toBe('Multiple Choice')
    await wait()
    expect(screen.getAllByText('Submit')).toHaveLength(3)
  })
})
