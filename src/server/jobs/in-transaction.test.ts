import { afterAll, expect, it } from 'vitest'
import { freshDatabase } from '#tests/support/start-app.ts'
import { inTransaction } from './in-transaction.ts'

const database = await freshDatabase()
afterAll(() => database.close())

it('every kind of value reaches the database as it is, however often and in whatever order it is named', async () => {
  const data = { text: 'it\'s "so" $1', list: [1, { deep: null }], sign: '→ ∑' }
  const at = '2026-11-21T08:00:00.000Z'
  const { rows } = await database.db.transaction((tx) =>
    inTransaction(tx).executeSql(
      `select $2::jsonb as data, $1::text as word, coalesce($3::text, $1) as nothing, $4::int as count, $5::bool as yes,
        extract(epoch from $6::timestamptz)::int as at, array_length($7::text[], 1) as many, ($7::text[])[2] as second,
        $10::text as tenth, $11::text is null as missing`,
      ['$2', data, null, 7, true, new Date(at), ['a', 'b, "c"'], 8, 9, 'ten'],
    ),
  )
  expect(rows).toEqual([
    {
      data,
      word: '$2',
      nothing: '$2',
      count: 7,
      yes: true,
      at: Date.parse(at) / 1_000,
      many: 2,
      second: 'b, "c"',
      tenth: 'ten',
      missing: true,
    },
  ])
})

it('it is the transaction that is spoken to: nothing stays when that does not', async () => {
  await database.query('create table kept (word text)')
  await database.db
    .transaction(async (tx) => {
      await inTransaction(tx).executeSql('insert into kept values ($1)', ['gone'])
      expect((await inTransaction(tx).executeSql('select word from kept')).rows).toEqual([{ word: 'gone' }])
      throw new Error('no')
    })
    .catch(() => undefined)
  expect((await database.query('select word from kept')).rows).toEqual([])
})

it('a text that is named at two places is the same text at both', async () => {
  const { rows } = await database.db.transaction((tx) =>
    inTransaction(tx).executeSql(
      `select case when right($1, 1) = 'Z' then cast($1 as timestamptz) else to_timestamp(0) + cast($1 as interval) end
        = to_timestamp(5) as later`,
      ['5'],
    ),
  )
  expect(rows).toEqual([{ later: true }])
})
