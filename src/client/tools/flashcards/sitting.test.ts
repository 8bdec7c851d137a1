import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CardView } from '#shared/card.ts'
import { choiceCard, scriptedDesk, typedCard, verdictOf } from '#tests/support/scripted-cards.ts'
import { refusal } from '#tests/support/scripted-conversation.ts'
import { newSitting } from './sitting.ts'

beforeEach(() => void vi.useFakeTimers())
const never = new Promise<never>(() => undefined)
const settle = () => vi.advanceTimersByTimeAsync(0)

const twenty = Array.from({ length: 20 }, (_, place) => choiceCard(place + 1))

async function sitDown(list: CardView[] = twenty, change?: (desk: ReturnType<typeof scriptedDesk>) => void) {
  const desk = scriptedDesk(list)
  change?.(desk)
  const sitting = newSitting(desk.cards)
  sitting.open()
  await settle()
  const asks = () => sitting.get().question?.card.question
  const answer = async (text?: string) => {
    sitting.answer(text ?? sitting.get().question?.card.correct_answer ?? '')
    await settle()
  }
  /** Answers, and lets 'Correct!' pass or presses Continue. */
  const pass = async (text?: string) => {
    await answer(text)
    if (sitting.get().stage === 'incorrect') sitting.goOn()
    await vi.advanceTimersByTimeAsync(700)
  }
  return { desk, sitting, asks, answer, pass, stage: () => sitting.get().stage }
}

describe('the first card', () => {
  it.each([
    ['of Multiplication where that fits', ['Addition', 'Multiplication'], 'Multiplication'],
    ['of the first that fits where it does not', ['Counting', 'Shapes'], 'Counting'],
  ])('is %s', async (_, categories, expected) => {
    const { desk, sitting } = await sitDown(twenty, (made) => {
      made.categories = categories.map((category) => ({ category, subject: 'math', at_grade: true }))
    })
    expect(sitting.get().category).toBe(expected)
    expect(desk.asked.map(({ category }) => category)).not.toContain(undefined)
    expect(new Set(desk.asked.map(({ category }) => category))).toEqual(new Set([expected]))
  })

  it.each([
    ['there is no card', [], ['Multiplication']],
    ['no category fits', twenty, []],
  ])('is none when %s', async (_, list, categories) => {
    const { stage } = await sitDown(list, (made) => {
      made.categories = categories.map((category) => ({ category, subject: 'math', at_grade: true }))
    })
    expect(stage()).toBe('none')
  })

  it.each([
    ['the server’s own words', refusal('rate_limited', 'Let us rest.'), 'Let us rest.'],
    ['our words when no answer came', new TypeError('fetch failed'), 'Failed to fetch next card.'],
  ])('fails with %s, and comes when it is tried again', async (_, fault, text) => {
    const { desk, sitting, stage } = await sitDown(twenty, (made) => {
      made.fails = fault
    })
    expect([stage(), sitting.get().failure]).toEqual(['failed', text])
    desk.fails = null
    sitting.retry()
    await settle()
    expect(stage()).toBe('asking')
  })
})

describe('a right answer', () => {
  it('stands for 700 ms, then the next card comes without a moment between', async () => {
    const { sitting, asks, answer, stage } = await sitDown()
    await answer()
    expect(stage()).toBe('correct')
    const stages: string[] = []
    sitting.subscribe(() => stages.push(sitting.get().stage))
    await vi.advanceTimersByTimeAsync(699)
    expect(asks()).toBe('1 × 7 = ?')
    await vi.advanceTimersByTimeAsync(1)
    expect(asks()).toBe('2 × 7 = ?')
    expect(stages).not.toContain('loading')
  })

  it('is left with what it took: hints, time, and the words', async () => {
    const { desk, sitting, answer } = await sitDown()
    sitting.hint()
    sitting.hint()
    sitting.hint()
    await vi.advanceTimersByTimeAsync(4_000)
    await answer()
    expect(sitting.get().question?.hints).toBe(2)
    expect(desk.answers).toEqual([
      {
        card_id: 'times-tables~1x7',
        was_correct: true,
        answer: '7',
        hint_level: 2,
        latency_ms: 4_000,
        tool: 'flashcards',
      },
    ])
  })

  it('is taken once, however often it is pressed', async () => {
    const { desk, sitting, answer } = await sitDown()
    await answer()
    await answer()
    await answer('99')
    expect(desk.answers).toHaveLength(1)
    expect(sitting.get().practiced).toBe(1)
  })
})

describe('an answer that is not right', () => {
  it('waits for Continue, and its card comes again three cards later', async () => {
    const { sitting, asks, answer, pass, stage } = await sitDown()
    await pass()
    await answer('15')
    expect(stage()).toBe('incorrect')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(asks()).toBe('2 × 7 = ?')
    sitting.goOn()
    const seen: unknown[] = []
    for (let card = 0; card < 4; card++) {
      seen.push(asks())
      await pass()
    }
    expect(seen[2]).toBe('2 × 7 = ?')
    expect(seen.filter((one) => one === '2 × 7 = ?')).toHaveLength(1)
  })

  it('brings its card again twice at most, and does not keep it from coming from the server', async () => {
    const { desk, asks, pass } = await sitDown()
    const seen: unknown[] = []
    for (let card = 0; card < 7; card++) {
      seen.push(asks())
      await pass(asks() === '1 × 7 = ?' ? '99' : undefined)
    }
    expect(seen.flatMap((one, place) => (one === '1 × 7 = ?' ? place : []))).toEqual([0, 3, 6])
    expect(desk.asked.at(-1)?.exclude).not.toContain('times-tables~1x7')
  })
})

describe('a typed answer', () => {
  const typed = [typedCard(6), typedCard(7), typedCard(8)]

  it('has the server’s verdict where that comes in time', async () => {
    const { desk, answer, stage } = await sitDown(typed, (made) => {
      made.grade = async () => verdictOf(true)
    })
    await answer('forty-two')
    expect(stage()).toBe('correct')
    expect(desk.answers).toMatchObject([{ answer: 'forty-two', was_correct: false }])
  })

  it.each([
    ['42.0', 'correct'],
    ['41', 'incorrect'],
  ])('is graded here after 1.5 s without one: %s is %s', async (text, expected) => {
    const { answer, stage } = await sitDown(typed, (made) => {
      made.grade = () => never
    })
    await answer(text)
    await vi.advanceTimersByTimeAsync(1_499)
    expect(stage()).toBe('checking')
    await vi.advanceTimersByTimeAsync(1)
    expect(stage()).toBe(expected)
  })

  it.each([
    ['42', 'correct'],
    ['41', 'incorrect'],
  ])('is graded here at once without a line: %s is %s', async (text, expected) => {
    const { answer, stage } = await sitDown(typed, (made) => {
      made.grade = async () => null
    })
    await answer(text)
    expect(stage()).toBe(expected)
  })

  it('is nothing while it is blank', async () => {
    const { desk, answer, stage } = await sitDown(typed)
    await answer('   ')
    expect([stage(), desk.answers]).toEqual(['asking', []])
  })
})

describe('the key N', () => {
  it('leads to another card without an answer', async () => {
    const { desk, sitting, asks } = await sitDown()
    sitting.goOn()
    await settle()
    expect(asks()).toBe('2 × 7 = ?')
    expect([desk.answers, sitting.get().practiced]).toEqual([[], 0])
  })

  it('does not skip a second card when Correct! was standing', async () => {
    const { sitting, asks, answer } = await sitDown()
    await answer()
    sitting.goOn()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(asks()).toBe('2 × 7 = ?')
  })

  it('waits while an answer is being looked at', async () => {
    const { sitting, asks, answer } = await sitDown([typedCard(6), typedCard(7)], (made) => {
      made.grade = () => never
    })
    await answer('42')
    sitting.goOn()
    await settle()
    expect(asks()).toBe('6 × 7 = ?')
  })
})

describe('a round', () => {
  it('ends after twelve cards with the new friends among them, and another one goes on counting', async () => {
    const { sitting, pass, stage } = await sitDown(twenty, (made) => {
      let answered = 0
      made.grade = async (sent) => verdictOf(sent.was_correct, { first_time: ++answered <= 5 })
    })
    await pass('99')
    for (let card = 1; card < 12; card++) {
      expect(stage()).toBe('asking')
      await pass()
    }
    expect(stage()).toBe('ended')
    expect(sitting.get()).toMatchObject({ practiced: 12, friends: 4 })
    sitting.more()
    await settle()
    expect(stage()).toBe('asking')
    await pass()
    expect(sitting.get()).toMatchObject({ practiced: 13, roundFrom: 12, stage: 'asking' })
  })
})

describe('another category', () => {
  it('brings its own cards at once, and what was practiced stays', async () => {
    const { desk, sitting, pass, asks } = await sitDown()
    await pass('99')
    desk.list = [choiceCard(3, { id: 'sums~3', question: '3 + 4 = ?', category: 'Addition' })]
    sitting.choose('Addition')
    await settle()
    expect(asks()).toBe('3 + 4 = ?')
    expect(desk.asked.at(-1)?.category).toBe('Addition')
    expect(sitting.get().practiced).toBe(1)
  })

  it('is not overtaken by a card of the last one', async () => {
    const { desk, sitting, asks } = await sitDown()
    let release: (card: CardView) => void = () => undefined
    const { next } = desk.cards
    desk.cards.next = (wish) =>
      wish.category === 'Addition' ? new Promise((resolve) => (release = resolve)) : next(wish)
    sitting.choose('Addition')
    await settle()
    sitting.choose('Word meanings')
    await settle()
    release(choiceCard(3, { question: '3 + 4 = ?' }))
    await settle()
    expect(asks()).toBe('1 × 7 = ?')
    expect(sitting.get().category).toBe('Word meanings')
  })
})
