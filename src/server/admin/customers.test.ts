import { beforeAll, describe, expect, it } from 'vitest'
import type { CustomerView } from '#shared/customer.ts'
import { type Administrator, administrator } from '#tests/support/administrator.ts'
import { type Answer, addStudent, call, signUp } from '#tests/support/family.ts'
import { startApp, type TestApp } from '#tests/support/start-app.ts'

let house: TestApp
let admin: Administrator
beforeAll(async () => {
  house = await startApp()
  admin = await administrator(house, 'Zoe')
  const names = ['Ana Åström', 'Hanna Larsen', 'Joana Smith', 'Søren Weiß', 'Елена Иванова', 'Per 100%_x\\y']
  for (const [at, name] of names.entries()) await signUp(house, name, `family-${at}@example.org`)
})

const search = (text: string, cursor = ''): Promise<Answer> =>
  call(house, 'GET', `/api/admin/parents?search=${encodeURIComponent(text)}${cursor}`, undefined, admin)
const names = async (text: string) => (await search(text)).json.map((one: CustomerView) => one.full_name)

describe('the search for parents', () => {
  it('answers with the family, and the first names of its children', async () => {
    const parent = await signUp(house, 'Wilma Unique', 'wilma@example.org')
    const student = await addStudent(house, parent, 'Fred')
    const [found, ...others] = (await search('wilma')).json
    expect(others).toEqual([])
    expect(found).toEqual({
      id: found.id,
      full_name: 'Wilma Unique',
      email: parent.email,
      students: [{ id: student.id, first_name: 'Fred' }],
    })
  })

  it('puts names that begin so first, then words that do, then what holds it anywhere', async () => {
    expect(await names('ana')).toEqual(['Ana Åström', 'Joana Smith'])
    expect(await names('LAR')).toEqual(['Hanna Larsen'])
    await signUp(house, 'Larissa Q', 'q@example.org')
    expect(await names('lar')).toEqual(['Larissa Q', 'Hanna Larsen'])
    expect(await names('anna lars')).toEqual(['Hanna Larsen'])
    expect(await names('larsen hanna')).toEqual(['Hanna Larsen'])
  })

  it.each([
    ['astrom', 'Ana Åström'],
    ['ÅSTRÖM', 'Ana Åström'],
    ['soren weiss', 'Søren Weiß'],
    ['иванова', 'Елена Иванова'],
    ['ИВАНОВА', 'Елена Иванова'],
    ['family-1@', 'Hanna Larsen'],
    ['FAMILY-2', 'Joana Smith'],
  ])('does not mind accents and case: %s', async (text, name) => expect(await names(text)).toEqual([name]))

  it('takes the signs of a pattern, and of SQL, for what they are', async () => {
    for (const text of ['100%_x\\y', '0%_', '_x\\', '\\y'.padStart(3, 'x')])
      expect(await names(text)).toEqual(['Per 100%_x\\y'])
    for (const text of ['%%%', '___', '\\\\\\', "' or 1=1 --", '\'; drop table "user"; --', '$1 $2', '😀😀😀', '‮abc'])
      expect(await names(text), text).toEqual([])
  })

  it('begins with three letters, and ends with a hundred', async () => {
    for (const text of ['', 'an', ' an ', '  ', 'x'.repeat(101)]) {
      const answer = await search(text)
      expect([answer.status, answer.json.code], text).toEqual([400, 'bad_request'])
    }
    expect((await search('😀😀')).status).toBe(400)
    expect((await search('a\u0000bc')).status).toBe(422)
    for (const cursor of ['&cursor=x', '&cursor=W10', '&cursor=WzAsIngiLDFd', '&page=2'])
      expect((await search('ana', cursor)).status, cursor).toBe(400)
  })

  it('comes in pages that miss nobody and repeat nobody', async () => {
    const many = Array.from(
      { length: 47 },
      (_, at) => `${at % 2 ? 'Quinn' : 'Al Quinn'} ${String(at).padStart(2, '0')}`,
    )
    const at = '2026-11-01T00:00:00Z'
    for (const name of many)
      await house.app.database.query(
        `insert into "user" (id, name, email, created_at, updated_at) values (gen_random_uuid(), $1, $2, $3, $3)`,
        [name, `${name.replaceAll(' ', '.')}@example.org`.toLowerCase(), at],
      )
    const found: string[] = []
    for (let cursor = '', page = 0; page < 4; page++) {
      const answer = await search('quinn', cursor)
      found.push(...answer.json.map((one: CustomerView) => one.full_name))
      const next = /cursor=([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1]
      if (!next) break
      cursor = `&cursor=${next}`
    }
    expect(found).toEqual([
      ...many.filter((name) => name.startsWith('Quinn')),
      ...many.filter((name) => name.startsWith('Al')),
    ])
  })
})
