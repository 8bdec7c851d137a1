import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openDb } from '#server/db/client.ts'
import { catalog } from './catalog.ts'
import { followContent } from './follow-content.ts'

const dir = mkdtempSync(path.join(os.tmpdir(), 'trellis-follow-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const mia = '0193a1e0-0000-7000-8000-0000000000a1'
const parent = '0193a1e0-0000-7000-8000-0000000000b1'
/** The last migration of the version whose data is brought along. */
const landed = 16

/** The migrations as that version had them. */
function landedMigrations(): string {
  const folder = path.join(dir, 'migrations')
  cpSync('migrations', folder, { recursive: true })
  const journal = path.join(folder, 'meta', '_journal.json')
  const whole: { entries: { idx: number }[] } = JSON.parse(readFileSync(journal, 'utf8'))
  writeFileSync(journal, JSON.stringify({ ...whole, entries: whole.entries.filter(({ idx }) => idx <= landed) }))
  return folder
}

const open = (migrations: string) => openDb({ databaseUrl: null, dataDir: path.join(dir, 'home'), migrations })

const learned = `
  insert into "user" (id, name, email, created_at, updated_at) values ('${parent}', 'Ana', 'ana@example.org', now(), now());
  insert into student (id, parent_id, nickname, grade_level, created_at) values ('${mia}', '${parent}', 'Mia', 3, now());
  insert into evidence (id, student_id, skill, card_id, tool, was_correct, hint_level, answered_at, created_at) values
    (gen_random_uuid(), '${mia}', 'thinking.old-stories', 'word-problems~gone-1', 'flashcards', true, 0, now(), now()),
    (gen_random_uuid(), '${mia}', 'math.multiply-facts-to-10', 'times-tables~6x7', 'flashcards', true, 0, now(), now());
  insert into skill_state (student_id, skill, p, answers, right_answers, met, band, steady_at, last_at) values
    ('${mia}', 'thinking.old-stories', 0.97, 4, 4, 4, 'steady', '2026-10-02', '2026-10-02'),
    ('${mia}', 'thinking.first-stories', 0.4, 2, 1, 2, 'learning', null, '2026-09-02'),
    ('${mia}', 'math.multiply-facts-to-10', 0.9, 2, 2, 2, 'learning', null, '2026-10-02');
  insert into card_memory (student_id, card_id, skill, stability, difficulty, due, last_at, reps, lapses) values
    ('${mia}', 'word-problems~gone-1', 'thinking.old-stories', 9, 5, '2026-10-11', '2026-10-02', 2, 0),
    ('${mia}', 'word-problems~gone-2', 'thinking.old-stories', 3, 5, '2026-09-05', '2026-09-02', 1, 0),
    ('${mia}', 'thinking.first-stories~*', 'thinking.first-stories', 2, 5, '2026-09-04', '2026-09-02', 1, 0),
    ('${mia}', 'times-tables~6x7', 'math.multiply-facts-to-10', 4, 5, '2026-10-06', '2026-10-02', 1, 0),
    ('${mia}', 'clips~rain.0', 'science.weather', 4, 5, '2026-10-06', '2026-10-02', 1, 0),
    ('${mia}', 'letters~b', 'handwriting.b', 4, 5, '2026-10-06', '2026-10-02', 1, 0)`

describe('what a child has learned', () => {
  it('goes on in this version under the ids of its content, from a database of the version before', async () => {
    const before = await open(landedMigrations())
    await before.query(learned)
    await before.close()
    const database = await open('migrations')
    const moves = { skills: { 'thinking.old-stories': 'thinking.first-stories' }, cards: {} }
    expect(await followContent({ database }, catalog(), moves)).toBe(true)
    const rows = async (text: string) => (await database.query(text)).rows
    expect(await rows('select skill, card_id from evidence order by skill')).toEqual([
      { skill: 'math.multiply-facts-to-10', card_id: 'times-tables~6x7' },
      { skill: 'thinking.first-stories', card_id: 'word-problems~gone-1' },
    ])
    expect(
      await rows('select skill, p, answers, right_answers, met, band, proof from skill_state order by skill'),
    ).toEqual([
      { skill: 'math.multiply-facts-to-10', p: 0.9, answers: 2, right_answers: 2, met: 2, band: 'learning', proof: 0 },
      { skill: 'thinking.first-stories', p: 0.97, answers: 6, right_answers: 5, met: 6, band: 'steady', proof: 0 },
    ])
    expect(await rows('select card_id, skill, stability from card_memory order by card_id')).toEqual([
      { card_id: 'clips~rain.0', skill: 'science.weather', stability: 4 },
      { card_id: 'letters~b', skill: 'handwriting.b', stability: 4 },
      { card_id: 'thinking.first-stories~*', skill: 'thinking.first-stories', stability: 9 },
      { card_id: 'times-tables~6x7', skill: 'math.multiply-facts-to-10', stability: 4 },
    ])
    expect(await followContent({ database }, catalog(), moves)).toBe(false)
    await database.close()
  })
})
