import { describe, expect, it } from 'vitest'
import type { AnswerLogged, CardView } from '#shared/card.ts'
import { addStudent, call, passFor, signUp } from '#tests/support/family.ts'
import { startApp } from '#tests/support/start-app.ts'

const app = await startApp()
const parent = await signUp(app, 'Ana')

let children = 0
async function child(grade: number) {
  const nickname = `Mia ${++children}`
  const student = await addStudent(app, parent, nickname, grade)
  const { token: pass } = await passFor(app, parent, student)
  const ask = (query: Record<string, string>) => {
    const asked = new URLSearchParams({ student_id: student.id, ...query })
    return call(app, 'GET', `/api/flashcards/next_card?${asked}`, undefined, { pass })
  }
  const next = async (query: Record<string, string>): Promise<CardView> => {
    const answer = await ask(query)
    if (answer.status !== 200) throw new Error(answer.text)
    return answer.json.card
  }
  const log = async (card: CardView, body: object): Promise<AnswerLogged> => {
    const sent = { student_id: student.id, card_id: card.id, was_correct: true, ...body }
    return (await call(app, 'POST', '/api/flashcards/log_answer', sent, { pass })).json
  }
  return { ask, next, log }
}

describe('a card that has all the tags', () => {
  it.each([
    ['times-tables,stories', ['times-tables', 'stories']],
    ['stories,times-tables,multiple-choice', ['times-tables', 'stories', 'multiple-choice']],
    ['Times-Tables, STORIES', ['times-tables', 'stories']],
  ])('is found: %s', async (tags, all) => {
    for (const grade of [0, 5]) {
      const mia = await child(grade)
      for (let seed = 1; seed <= 4; seed++) {
        const card = await mia.next({ tags, seed: String(seed) })
        expect(card.tags).toEqual(expect.arrayContaining(all))
      }
    }
  })

  it('is not made up: tags that no card has together are not found', async () => {
    const mia = await child(3)
    expect((await mia.ask({ tags: 'times-tables,nonsense' })).json.code).toBe('no_card')
  })
})

describe('capital letters', () => {
  it.each([
    [{ subject: 'Math' }, 'subject', 'math'],
    [{ subject: 'PROBLEM-SOLVING' }, 'subject', 'problem-solving'],
    [{ category: 'mUltiplication' }, 'category', 'Multiplication'],
    [{ deck_id: 'Times-Tables' }, 'deck_id', 'times-tables'],
    [{ subject: 'Math', category: 'multiplication', tags: 'TIMES-TABLES' }, 'category', 'Multiplication'],
  ] as const)('do not matter: %j', async (wish, field, value) => {
    const mia = await child(3)
    expect((await mia.next(wish))[field]).toBe(value)
  })

  it('do not matter for the thing that a card is about', async () => {
    const mia = await child(3)
    const card = await mia.next({ deck_id: 'times-tables' })
    expect((await mia.next({ entity: card.entity.toUpperCase() })).entity).toBe(card.entity)
  })
})

describe('growth', () => {
  it('is not told of a wrong first answer, nor after the whole solution was shown', async () => {
    const mia = await child(3)
    const card = await mia.next({ category: 'Multiplication' })
    expect(await mia.log(card, { was_correct: false })).toMatchObject({ was_correct: false, grew: false })
    const other = await mia.next({ category: 'Addition' })
    expect(await mia.log(other, { hint_level: 4 })).toMatchObject({ was_correct: true, grew: false })
    const third = await mia.next({ category: 'Subtraction' })
    expect(await mia.log(third, {})).toMatchObject({ was_correct: true, grew: true, first_time: true })
  })

  it('never comes with a wrong answer, whatever came before it', async () => {
    const mia = await child(4)
    for (const known of [2, 3, 4]) {
      const card = await mia.next({ category: 'Addition', seed: String(known) })
      for (let n = 0; n < known; n++) await mia.log(card, {})
      const wrong = await mia.log(card, { was_correct: false })
      expect([known, wrong.grew]).toEqual([known, false])
    }
  })
})
