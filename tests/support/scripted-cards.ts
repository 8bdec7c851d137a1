import type { CardService, CardWish } from '#client/tools/contract/card-service.ts'
import type { AnswerLogged, CardCategory, CardView } from '#shared/card.ts'

/** For tests: a card of the times tables. */
export const sixTimesSeven: CardView = {
  id: 'times-tables~6x7',
  text: [],
  question: '6 × 7 = ?',
  correct_answer: '42',
  distractors: ['36', '48', '35'],
  card_type: 'standard',
  answer_format: 'choice',
  entity: '6',
  category: 'Multiplication',
  deck_id: 'times-tables',
  tags: ['multiple-choice'],
  skill: 'times-tables',
  skill_name: 'Times tables',
  subject: 'math',
  grade: 3,
  hints: ['Think of 6 groups of 7.', 'You may know 5 × 7.'],
  explanation: '5 sevens are 35. One more seven makes 42.',
  feedback: [{ answer: '36', says: '36 is 6 × 6. One more 6 is needed.' }],
}

export const choiceCard = (n: number, more: Partial<CardView> = {}): CardView => ({
  ...sixTimesSeven,
  id: `times-tables~${n}x7`,
  question: `${n} × 7 = ?`,
  correct_answer: String(n * 7),
  distractors: [String(n * 7 + 1), String(n * 7 - 1), String(n * 7 + 7)],
  feedback: [{ answer: String(n * 7 + 1), says: 'That is 1 too many.' }],
  explanation: `${n} sevens are ${n * 7}.`,
  ...more,
})

export const typedCard = (n: number, more: Partial<CardView> = {}): CardView =>
  choiceCard(n, { answer_format: 'number', distractors: [], card_type: 'number', ...more })

type Sent = Parameters<CardService['answer']>[0]

/** For tests: a desk that gives the cards of a list, and keeps what it is asked and told. */
export function scriptedDesk(list: CardView[]) {
  const asked: CardWish[] = []
  const answers: Sent[] = []
  const watching = new Set<() => void>()
  const script = {
    list,
    categories: [
      { category: 'Addition', subject: 'math', at_grade: true },
      { category: 'Multiplication', subject: 'math', at_grade: true },
      { category: 'Word meanings', subject: 'reading', at_grade: false },
    ] satisfies CardCategory[],
    /** What every call of `next` throws, while it is set. */
    fails: null as unknown,
    /** What the server says of an answer. */
    grade: async (sent: Sent): Promise<AnswerLogged | null> => verdictOf(sent.was_correct),
    waits: 0,
  }
  const cards: CardService = {
    next: async (wish) => {
      asked.push(wish)
      if (script.fails !== null) throw script.fails
      return script.list.find(({ id }) => !wish.exclude?.includes(id)) ?? null
    },
    categories: async () => {
      if (script.fails !== null) throw script.fails
      return script.categories
    },
    answer: (sent) => {
      answers.push(sent)
      return script.grade(sent)
    },
    waiting: () => script.waits,
    subscribe: (onChange) => {
      watching.add(onChange)
      return () => watching.delete(onChange)
    },
  }
  const wait = (count: number) => {
    script.waits = count
    for (const onChange of watching) onChange()
  }
  return Object.assign(script, { cards, asked, answers, wait })
}

export const verdictOf = (was_correct: boolean, more: Partial<AnswerLogged> = {}): AnswerLogged => ({
  was_correct,
  correct_answer: '42',
  skill: 'times-tables',
  skill_name: 'Times tables',
  band: 'learning',
  grew: false,
  first_time: true,
  grown: [],
  help: null,
  ...more,
})
