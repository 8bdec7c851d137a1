import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#server/db/columns.ts'
import { cardView } from '#shared/card.ts'
import { readDecks } from '#tests/support/read-decks.ts'
import { freshDatabase } from '#tests/support/start-app.ts'
import { deck, deckCard } from './deck.table.ts'
import { openDeck } from './decks.ts'

const database = await freshDatabase()
const app = { db: database.db }
const id = newId()

const good = {
  deck_id: id,
  question: 'What does big mean?',
  correct_answer: 'large',
  card_type: 'standard',
  entity: 'big',
  tags: [],
  explanation: '',
  hints: [],
}
/** A row as another program may have written it: nothing of ours was in between. */
async function row(key: string, distractors: string | null, more: Record<string, unknown> = {}) {
  const cells = { id: newId(), key, seq: 1, ...good, ...more }
  const names = [...Object.keys(cells), 'distractors']
  const places = names.map((_, at) => `$${at + 1}`).join(', ')
  await database.query(`insert into deck_card (${names.join(', ')}) values (${places})`, [
    ...Object.values(cells),
    distractors,
  ])
}
const read = async () => (await readDecks(app, newId(), () => null))[0]

beforeEach(async () => {
  await app.db.delete(deck)
  const place = { category: 'Vocabulary', skill: null, grade: 2, parent_id: null, created_at: new Date() }
  await app.db.insert(deck).values({ id, slug: 'words', name: 'Words', ...place })
})
afterAll(() => database.close())

describe('a row of a deck', () => {
  it.each<[string, string | null, string[]]>([
    ['a list', '["small","red"]', ['small', 'red']],
    ['a list as JSON text', JSON.stringify('["small","red"]'), ['small', 'red']],
    ['nothing', null, []],
    ['JSON null', 'null', []],
    ['empty text', '""', []],
    ['numbers', '[1, 2.5]', ['1', '2.5']],
    ['doubles and empty ones', '["a","a"," ","","b"]', ['a', 'b']],
    [
      'ten thousand',
      JSON.stringify(Array.from({ length: 10_000 }, (_, at) => `w${at}`)),
      Array.from({ length: 20 }, (_, at) => `w${at}`),
    ],
  ])('is shown with %s for its wrong answers', async (_, distractors, shown) => {
    await row('a', distractors)
    const found = await read()
    expect(found).toMatchObject({
      id,
      name: 'Words',
      leftOut: 0,
      cards: [{ id: `${id}~a`, deck_id: id, distractors: shown }],
    })
    expect(cardView.safeParse(found?.cards[0]).success).toBe(true)
  })

  it.each<[string, string | null, Record<string, unknown>]>([
    ['wrong answers that are half a list', JSON.stringify('["'), {}],
    ['wrong answers that are an object', '{"a":1}', {}],
    ['a number for its wrong answers', '5', {}],
    ['lists in its list', '[["a"],["b"]]', {}],
    ['the answer among its wrong answers', '["small"," LARGE "]', {}],
    ['the answer in other digits', '["7.0"]', { correct_answer: '7', card_type: 'number' }],
    ['no answer', '["a"]', { correct_answer: '' }],
    ['an answer that nobody sees', '["a"]', { correct_answer: '\u200B \u3164' }],
    ['a number that is none', '["1"]', { correct_answer: 'NaN', card_type: 'number' }],
    ['a number beyond all', '["1"]', { correct_answer: '1e309', card_type: 'number' }],
    ['no question', '[]', { question: ' \n' }],
    ['a question without end', '[]', { question: 'x'.repeat(5_000) }],
    ['nothing to choose from', '[]', { card_type: 'choice' }],
    ['a kind that there is not', '[]', { card_type: 'essay' }],
    ['a category that there is not', '[]', { category: 'Cooking' }],
    ['a skill that is gone', '[]', { skill: 'reading.gone' }],
    ['a grade that there is not', '[]', { grade: 99 }],
    ['a key that no card can have', '[]', { key: 'a b/ü' }],
  ])('is left out and counted when it has %s', async (_, distractors, more) => {
    await row('good', '["small"]', { seq: 2 })
    await row('bad', distractors, more)
    const found = await read()
    expect(found?.cards.map((card) => card.id)).toEqual([`${id}~good`])
    expect(found?.leftOut).toBe(1)
    expect((await openDeck(app, id, () => null))?.leftOut).toBe(1)
  })

  it('is shown without what is no text in its lists, and without a hint that tells', async () => {
    await row('a', '[]', { tags: ['x', null, 'x', ''], hints: [null, 'It is Large.', 'Not small.'] })
    expect((await read())?.cards[0]).toMatchObject({ tags: ['x'], hints: ['Not small.'] })
  })
})

it('asks nothing of a deck that is not there', async () => {
  expect(await openDeck(app, newId(), () => null)).toBeNull()
  await app.db.delete(deckCard)
  expect(await read()).toEqual({ id, name: 'Words', cards: [], leftOut: 0 })
})
