import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { user } from '#server/accounts/account.table.ts'
import type { Skill } from '#server/cards/skill.ts'
import { newId } from '#server/db/columns.ts'
import type { CardView } from '#shared/card.ts'
import { readDecks } from '#tests/support/read-decks.ts'
import { freshDatabase } from '#tests/support/start-app.ts'
import { deck } from './deck.table.ts'
import { deckCommand } from './deck-command.ts'

const database = await freshDatabase()
const app = { db: database.db, now: () => new Date('2026-03-01T09:00:00Z') }
const folder = mkdtempSync(path.join(os.tmpdir(), 'trellis-decks-'))
const ana = newId()

const vocabulary: Skill = {
  id: 'reading.vocabulary-2',
  name: 'Words and what they mean',
  parent: 'Knows what words mean.',
  subject: 'reading',
  category: 'Vocabulary',
  grade: 2,
  after: [],
  standard: null,
  topic: 'words',
}
const skillOf = (id: string) => (id === vocabulary.id ? vocabulary : null)
const builtInCard: CardView = {
  id: 'times-tables~6x7',
  text: ['Look at this.'],
  question: 'What is 6 × 7?',
  correct_answer: '42',
  distractors: ['36', '48', '13'],
  card_type: 'number',
  answer_format: 'number',
  entity: '7',
  category: 'Multiplication',
  deck_id: 'times-tables',
  tags: ['times'],
  skill: '',
  skill_name: 'Times tables',
  subject: 'math',
  grade: 3,
  hints: ['Start at 6 × 6.'],
  explanation: '6 sevens are 42.',
  feedback: [],
}
const builtIn = (name: string) => (name === 'times-tables' ? [builtInCard] : [])
const run = (...args: string[]) => deckCommand(app, args, { builtIn, skillOf })

function file(name: string, text: string | Uint8Array): string {
  const at = path.join(folder, name)
  writeFileSync(at, text)
  return at
}

const words = 'question,correct_answer,distractors\nWhat does big mean?,large,small|red|old\n'
const cards = async (parentId = ana) => (await readDecks(app, parentId, skillOf)).flatMap((one) => one.cards)
const importWords = (text: string | Uint8Array, ...more: string[]) =>
  run('import', file('words.csv', text), '--name', 'Our words', '--skill', vocabulary.id, ...more)

beforeAll(async () => {
  const now = app.now()
  await app.db.insert(user).values({ id: ana, name: 'Ana', email: 'ana@example.org', createdAt: now, updatedAt: now })
})
beforeEach(async () => void (await app.db.delete(deck)))
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await database.close()
})

describe('a deck from a table', () => {
  it('is there for every family, with what its skill says of it', async () => {
    const said = await importWords(words)
    expect(said).toEqual({
      lines: ['"Our words" was imported with 1 card.', expect.stringMatching(/^Deck id: [0-9a-f-]{36}$/)],
      code: 0,
    })
    const [card] = await cards(newId())
    expect(card).toMatchObject({
      question: 'What does big mean?',
      correct_answer: 'large',
      distractors: ['small', 'red', 'old'],
      card_type: 'choice',
      answer_format: 'choice',
      entity: 'large',
      category: 'Vocabulary',
      skill: vocabulary.id,
      skill_name: vocabulary.name,
      subject: 'reading',
      grade: 2,
    })
    expect(said.lines[1]).toBe(`Deck id: ${card?.deck_id}`)
    expect(card?.id).toMatch(/^[0-9a-f-]{36}~[\w-]{16}$/)
  })

  it('is one family’s alone where it is for one', async () => {
    await importWords(words, '--for', ' Ana@Example.org ')
    expect(await cards(newId())).toEqual([])
    expect((await cards(ana)).length).toBe(1)
    expect((await importWords(words, '--for', 'nobody@example.org')).lines).toEqual([
      'There is no account with nobody@example.org.',
    ])
    await app.db
      .transaction(async (tx) => {
        await tx.execute(sql`delete from "user" where id = ${ana}`)
        expect(await tx.select().from(deck)).toEqual([])
        tx.rollback()
      })
      .catch(() => undefined)
  })

  it('replaces the deck of that name, and its cards keep their ids', async () => {
    await importWords(words)
    const before = await cards()
    const said = await importWords(`\uFEFF${words.replaceAll('\n', '\r\n')}"What does ""tiny"" mean?",very small,\r\n`)
    expect(said.lines[0]).toBe('"Our words" now has 2 cards.')
    const after = await cards()
    expect(after.map(({ question }) => question)).toEqual(['What does big mean?', 'What does "tiny" mean?'])
    expect(after[0]?.id).toBe(before[0]?.id)
    expect((await run('list')).lines).toEqual([`${before[0]?.deck_id}  Our words: 2 cards, for every family`])
  })

  it('stays as it was when the new one cannot be kept whole', async () => {
    await importWords(words)
    await database.query(`
      create function refuse() returns trigger language plpgsql as $$ begin
        if new.question like 'boom%' then raise 'boom'; end if; return new; end $$;
      create trigger refuse before insert on deck_card for each row execute function refuse()`)
    await expect(importWords(`${words}boom 1?,x,\n`)).rejects.toThrow()
    await database.query('drop trigger refuse on deck_card; drop function refuse()')
    expect((await cards()).map(({ question }) => question)).toEqual(['What does big mean?'])
  })

  it('is told apart from a deck whose name is nearly the same', async () => {
    await run('import', file('c.csv', words), '--name', 'C', '--skill', vocabulary.id)
    const said = await run('import', file('c.csv', words), '--name', 'C++', '--skill', vocabulary.id)
    expect(said).toEqual({
      lines: ['"C++" is too much like the deck "C". Choose another name, or use that one.'],
      code: 1,
    })
    expect((await run('import', file('c.csv', words), '--name', '字卡', '--skill', vocabulary.id)).code).toBe(0)
    expect((await run('import', file('c.csv', words), '--name', '単語', '--skill', vocabulary.id)).code).toBe(0)
    expect((await run('list')).lines).toHaveLength(3)
  })

  it.each([
    ['semicolons', 'Question;Correct Answer;Distractors\nBig, or what?;large;["small","red | blue"]\n'],
    [
      'tabs',
      'distractors\tquestion\tcorrect_answer\nsmall| red \\| blue\tBig, or what?\tlarge\n'.replace(' red \\| blue', ''),
    ],
    ['Excel’s own first line', 'sep=;\r\nquestion;correct_answer\r\n"Big, or\r\nwhat?";large\r\n'],
    ['old Mac line ends', 'question,correct_answer\r"Big, or what?",large\r'],
    ['other columns of its own, empty at the end', 'question,correct_answer,,\n"Big, or what?",large,,\n,,,\n\n'],
  ])('is read with %s', async (_, text) => {
    expect((await importWords(text)).lines[0]).toBe('"Our words" was imported with 1 card.')
    expect((await cards())[0]).toMatchObject({ question: 'Big, or what?', correct_answer: 'large' })
  })

  it('keeps every part of a card, and takes out what nobody can see', async () => {
    const text =
      'question,correct_answer,distractors,card_type,entity,category,tags,skill,grade,explanation,hints\n' +
      '"\u202EHow  much\n is\u0007 2 + 3?",5,"[""4"",6]",number,Sum,addition,"a, b|c",,k,Count on.,Start at 2.|Count 3 on.\n'
    expect((await run('import', file('all.csv', text), '--name', 'All')).code).toBe(0)
    expect((await cards())[0]).toMatchObject({
      question: 'How much is 2 + 3?',
      correct_answer: '5',
      distractors: ['4', '6'],
      card_type: 'number',
      answer_format: 'number',
      entity: 'sum',
      category: 'Addition',
      subject: 'math',
      tags: ['a', 'b', 'c'],
      skill: '',
      grade: 0,
      explanation: 'Count on.',
      hints: ['Start at 2.', 'Count 3 on.'],
    })
  })
})

describe('the command', () => {
  it('writes a deck to a file that gives the same cards again, and never over a file', async () => {
    await importWords(`${words}=1+1?,-2,''=x|@y\n`)
    const [first] = await cards()
    const target = path.join(folder, 'out.csv')
    expect((await run('export', first?.deck_id ?? '', target)).lines).toEqual([`${target} holds 2 cards.`])
    expect(readFileSync(target, 'utf8')).toContain(`"'=1+1?","'-2",`)
    expect((await run('export', first?.deck_id ?? '', target)).lines[0]).toMatch(
      /is already there\. Choose another name\.$/,
    )
    const before = await cards()
    await run('remove', first?.deck_id ?? '')
    await run('import', target, '--name', 'Back again')
    const bare = (list: CardView[]) => list.map(({ id, deck_id, ...card }) => ({ ...card, key: id.split('~')[1] }))
    expect(bare(await cards())).toEqual(bare(before))
    expect(before[1]).toMatchObject({ question: '=1+1?', correct_answer: '-2', distractors: ["'=x", '@y'] })
  })

  it('writes a deck of our own to a file, too', async () => {
    const target = path.join(folder, 'times.csv')
    expect((await run('export', 'times-tables', target)).code).toBe(0)
    expect((await run('import', target, '--name', 'Mine')).code).toBe(0)
    expect((await cards())[0]).toMatchObject({
      question: 'Look at this. What is 6 × 7?',
      distractors: ['36', '48', '13'],
    })
  })

  it('removes a deck with its cards', async () => {
    await importWords(words)
    const id = (await cards())[0]?.deck_id ?? ''
    expect(await run('remove', id.toUpperCase())).toEqual({ lines: ['"Our words" (1 card) is removed.'], code: 0 })
    expect((await database.query('select count(*)::int as n from deck_card')).rows).toEqual([{ n: 0 }])
    expect(await run('remove', id)).toEqual({ lines: [`There is no imported deck ${id}.`], code: 1 })
    expect((await run('export', 'nothing', path.join(folder, 'no.csv'))).lines).toEqual(['There is no deck nothing.'])
  })

  it('knows pre-K by its number', async () => {
    await run('import', file('words.csv', words), '--name', 'Small', '--category', 'Vocabulary', '--grade', '-1')
    expect((await cards())[0]).toMatchObject({ grade: -1, skill: '', skill_name: 'Vocabulary' })
  })

  it.each([
    [[]],
    [['import']],
    [['import', 'a.csv']],
    [['import', 'a.csv', '--nam', 'x']],
    [['list', 'all']],
    [['export', 'x']],
  ])('says how it is used when it is asked %j', async (args) => {
    const said = await run(...args)
    expect(said.code).toBe(2)
    expect(said.lines.join('\n')).toContain('npm run admin -- decks import <file.csv|file.apkg>')
  })

  it('says so when there is no such file', async () => {
    expect((await run('import', '/no/such.csv', '--name', 'X')).lines).toEqual(['There is no file /no/such.csv.'])
    expect((await run('import', folder, '--name', 'X')).lines[0]).toMatch(/is neither a \.csv nor an \.apkg file\.$/)
  })
})
