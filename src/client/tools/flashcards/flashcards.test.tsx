// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { liveConversation } from '#client/learn/conversation/live-conversation.ts'
import { noServices } from '#client/learn/services/no-services.ts'
import type { OpenCard } from '#client/tools/contract/tool-props.ts'
import type { CardView } from '#shared/card.ts'
import { choiceCard, scriptedDesk, sixTimesSeven, typedCard } from '#tests/support/scripted-cards.ts'
import { mia, refusal, scriptedWorld } from '#tests/support/scripted-conversation.ts'
import { Flashcards } from './flashcards.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
const twenty = [sixTimesSeven, ...Array.from({ length: 20 }, (_, place) => choiceCard(place + 7))]

async function openTool(
  list: CardView[] = twenty,
  grade_level = 3,
  change?: (desk: ReturnType<typeof scriptedDesk>) => void,
) {
  const desk = scriptedDesk(list)
  change?.(desk)
  const read: string[] = []
  const looks: (OpenCard | null)[] = []
  const toChat = vi.fn()
  const conversation = { ...liveConversation(scriptedWorld().parts), hush: vi.fn() }
  const tool = (shown: boolean) => (
    <Flashcards
      shown={shown}
      student={{ ...mia, grade_level }}
      conversation={conversation}
      {...noServices}
      cards={desk.cards}
      read={(text, cardId) => read.push(`${cardId}: ${text}`)}
      onLook={(open) => looks.push(open)}
      toChat={toChat}
    />
  )
  const { unmount, rerender } = render(tool(true))
  await pass(0)
  const show = (shown: boolean) => {
    rerender(tool(shown))
    return pass(0)
  }
  return { desk, read, looks, toChat, conversation, unmount, show }
}

/** Found by its text or its label: looking for roles and names in the whole page takes long. */
const button = (name: string | RegExp) => {
  const fits = (text: string) => (typeof name === 'string' ? text === name : name.test(text))
  const found = [...document.querySelectorAll('button')].find((one) =>
    fits(one.getAttribute('aria-label') ?? one.textContent),
  )
  if (!found) throw new Error(`no button ${name}`)
  return found
}
const press = async (name: string | RegExp) => {
  fireEvent.click(button(name))
  await pass(0)
}
const heading = () => document.querySelector('h2')
const question = () => heading()?.textContent?.replaceAll('\u00a0', ' ')
const box = () => screen.getByPlaceholderText<HTMLInputElement>('Type your answer and press Enter')
const type = async (text: string) => {
  fireEvent.change(box(), { target: { value: text } })
  fireEvent.submit(box())
  await pass(0)
}
const shown = (text: string | RegExp) => screen.queryByText(text) !== null

describe('a card with choices', () => {
  it('shows its type, its question, and one button for each choice', async () => {
    await openTool()
    expect(shown('Think')).toBe(true)
    expect(question()).toBe('6 × 7 = ?')
    const choices = screen.getByRole('group', { name: 'Choose your answer' }).querySelectorAll('button')
    expect([...choices].map((one) => one.textContent).sort()).toEqual(['35', '36', '42', '48'])
  })

  it('says Correct! and brings the next card, with the focus on its question', async () => {
    await openTool()
    await press('42')
    expect(screen.getByText('Correct!').closest('[role=status]')).not.toBeNull()
    expect(shown('You practiced 1')).toBe(true)
    await pass(700)
    expect(question()).toBe('7 × 7 = ?')
    expect(document.activeElement?.textContent?.replaceAll('\u00a0', ' ')).toBe('7 × 7 = ?')
  })

  it('says what the right answer is, what this one shows, and why; Continue has the focus', async () => {
    await openTool()
    await press('36')
    const status = screen.getByText('Incorrect — correct answer: 42').closest('[role=status]')
    expect(status?.textContent?.replaceAll('\u00a0', ' ')).toBe(
      'Incorrect — correct answer: 4236 is 6 × 6. One more 6 is needed.5 sevens are 35. One more seven makes 42.',
    )
    expect(document.activeElement).toBe(button('Continue'))
    expect(shown(/Another card/)).toBe(false)
    await press('Continue')
    expect(question()).toBe('7 × 7 = ?')
  })

  it('takes no second answer', async () => {
    const { desk } = await openTool()
    await press('36')
    await press('42')
    expect(desk.answers).toHaveLength(1)
  })
})

describe('a card to type on', () => {
  it.each([
    [typedCard(6), 'numeric'],
    [typedCard(6, { correct_answer: '4.2' }), 'decimal'],
    [typedCard(6, { correct_answer: '3/4' }), 'text'],
    [typedCard(6, { correct_answer: '−4' }), 'text'],
    [typedCard(6, { answer_format: 'word', correct_answer: 'seed' }), 'text'],
    [choiceCard(6, { distractors: [] }), 'text'],
  ])('has a box with the keyboard that it needs', async (card, mode) => {
    await openTool([card])
    expect(box().inputMode).toBe(mode)
  })

  it('keeps its box for the next card, empty, with the focus in it', async () => {
    await openTool([typedCard(6), typedCard(7)])
    const before = box()
    await type('42')
    expect(shown('Correct!')).toBe(true)
    await pass(700)
    expect(question()).toBe('7 × 7 = ?')
    expect(box()).toBe(before)
    expect(box().value).toBe('')
    expect(document.activeElement).toBe(box())
  })

  it('names the unit, beside the box and in the right answer', async () => {
    await openTool([typedCard(6, { unit: 'cm' })])
    expect(document.getElementById(box().getAttribute('aria-describedby') ?? '')?.textContent).toBe('cm')
    await type('41 cm')
    expect(shown('Incorrect — correct answer: 42 cm')).toBe(true)
    expect(shown('You answered: 41 cm')).toBe(true)
  })

  it('takes the unit with the number', async () => {
    await openTool([typedCard(6, { unit: 'cm' })], 3, (desk) => {
      desk.grade = async () => null
    })
    await type('42 cm')
    expect(shown('Correct!')).toBe(true)
  })
})

describe('help', () => {
  it('comes one hint after the other when it is asked for, and never says how many are left', async () => {
    const { desk, looks } = await openTool()
    expect(shown(/Think of/)).toBe(false)
    await press('Give me a hint')
    expect(document.querySelector('[aria-label=Hints]')?.textContent).toBe('Think of 6 groups of 7.')
    await press('Another hint')
    expect([...document.querySelectorAll('[aria-label=Hints] > li')]).toHaveLength(2)
    expect(shown(/hint$/)).toBe(false)
    await press('42')
    expect(desk.answers).toMatchObject([{ hint_level: 2 }])
    expect(looks.map((one) => one?.hint_level)).toContain(2)
  })

  it('reads the card, and after an answer why; the voice goes with the card', async () => {
    const { read, conversation } = await openTool()
    await press('Read it to me')
    await press('36')
    await press('Read it to me')
    expect(read).toEqual([
      'times-tables~6x7: 6 × 7 = ?',
      'times-tables~6x7: 36 is 6 × 6. One more 6 is needed.\n5 sevens are 35. One more seven makes 42.',
    ])
    expect(conversation.hush).not.toHaveBeenCalled()
    await press('Continue')
    expect(conversation.hush).toHaveBeenCalledTimes(1)
  })

  it('reads the choices too to those who do not read yet', async () => {
    const { read } = await openTool([sixTimesSeven], 0)
    await press('Read it to me')
    for (const choice of ['42', '36', '48', '35']) expect(read[0]).toContain(choice)
  })

  it('is the same card after a look into the chat', async () => {
    const { show, desk } = await openTool()
    await press('Give me a hint')
    const [before, asked] = [question(), desk.asked.length]
    await show(false)
    expect(question()).toBeUndefined()
    await show(true)
    expect([question(), desk.asked.length]).toEqual([before, asked])
    expect(document.querySelectorAll('[aria-label=Hints] > li')).toHaveLength(1)
  })

  it('tells the tutor which card is open and what was tried, until the tool is left', async () => {
    const { looks, unmount } = await openTool()
    await press('36')
    unmount()
    expect(looks.filter((one) => one !== null)).toEqual([
      { tool: 'flashcards', card_id: 'times-tables~6x7', hint_level: 0 },
      { tool: 'flashcards', card_id: 'times-tables~6x7', hint_level: 0, tried: '36' },
    ])
    expect(looks.at(-1)).toBeNull()
  })
})

describe('the key N', () => {
  it('goes on from Continue and from Correct!', async () => {
    await openTool()
    await press('36')
    fireEvent.keyDown(document.body, { key: 'N' })
    await pass(0)
    expect(question()).toBe('7 × 7 = ?')
    await press('49')
    fireEvent.keyDown(document.body, { key: 'N' })
    await pass(5_000)
    expect(question()).toBe('8 × 7 = ?')
  })
})

describe('the way it stands', () => {
  it('says that it is loading, then that there is nothing', async () => {
    const { desk } = await openTool([], 3, (made) => {
      made.cards.categories = () => new Promise(() => undefined)
    })
    expect(shown('Getting your card…')).toBe(true)
    cleanup()
    expect(desk.answers).toEqual([])
    await openTool([])
    expect(shown('No cards available right now.')).toBe(true)
  })

  it('says what failed, and tries again when told to and when there is a line again', async () => {
    const { desk } = await openTool(twenty, 3, (made) => {
      made.fails = refusal('rate_limited', 'Let us rest.')
    })
    expect(screen.getByRole('alert').textContent).toContain('Let us rest.')
    desk.fails = new TypeError('fetch failed')
    await press('Try again')
    expect(screen.getByRole('alert').textContent).toContain('Failed to fetch next card.')
    desk.fails = null
    act(() => void window.dispatchEvent(new Event('online')))
    await pass(0)
    expect(question()).toBe('6 × 7 = ?')
  })

  it('says quietly that answers are kept while some wait', async () => {
    const { desk } = await openTool()
    const line = 'No line right now. Your answers are kept.'
    expect(shown(line)).toBe(false)
    act(() => desk.wait(2))
    expect(screen.getByText(line).getAttribute('role')).toBe('status')
    act(() => desk.wait(0))
    expect(shown(line)).toBe(false)
  })

  it('offers the other categories, and practices what is chosen', async () => {
    const { desk } = await openTool()
    const isPressed = (name: string) => button(name).getAttribute('aria-pressed')
    desk.list = [choiceCard(3, { question: '3 + 4 = ?' })]
    button('Addition').focus()
    await press('Addition')
    expect(question()).toBe('3 + 4 = ?')
    expect(document.activeElement).toBe(button('Addition'))
    expect([isPressed('Multiplication'), isPressed('Addition')]).toEqual(['false', 'true'])
  })

  it('has larger buttons for the youngest', async () => {
    await openTool(twenty, 1)
    for (const name of ['42', 'Read it to me', 'Give me a hint', /Another card/])
      expect(button(name).className).toMatch(/(?:min-h|size)-16/)
  })
})

it('comes to a good end after twelve cards', async () => {
  const { toChat, looks } = await openTool([typedCard(1), ...Array.from({ length: 20 }, (_, n) => typedCard(n + 2))])
  await type('99')
  await press('Continue')
  for (let card = 1; card < 12; card++) {
    const factor = Number(question()?.split(' ')[0])
    await type(String(factor * 7))
    await pass(700)
  }
  expect(question()).toBe('You practiced 12, 11 are new friends.')
  expect(document.activeElement).toBe(heading())
  expect(looks.at(-1)).toBeNull()
  await press('Back to the chat')
  expect(toChat).toHaveBeenCalledTimes(1)
  await press('More cards')
  expect(question()).toMatch(/× 7 = \?/)
  expect(shown('You practiced 12')).toBe(true)
})
