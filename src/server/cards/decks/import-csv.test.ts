import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { Skill } from '#server/cards/skill.ts'
import { freshDatabase } from '#tests/support/start-app.ts'
import { deckCommand } from './deck-command.ts'

const database = await freshDatabase()
const app = { db: database.db, now: () => new Date('2026-03-01T09:00:00Z') }
const folder = mkdtempSync(path.join(os.tmpdir(), 'trellis-tables-'))

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
const run = (...args: string[]) => deckCommand(app, args, { builtIn: () => [], skillOf })

function file(name: string, text: string | Uint8Array): string {
  const at = path.join(folder, name)
  writeFileSync(at, text)
  return at
}

const words = 'question,correct_answer,distractors\nWhat does big mean?,large,small|red|old\n'
const importWords = (text: string | Uint8Array) =>
  run('import', file('words.csv', text), '--name', 'Our words', '--skill', vocabulary.id)

afterAll(async () => {
  rmSync(folder, { recursive: true })
  await database.close()
})

describe('a table that is not right', () => {
  it('is refused with all of its faults at once, and nothing of it is kept', async () => {
    const text = [
      'question,correct_answer,distractors,card_type,category,skill,grade,hints',
      'Fine?,yes,no,,Logic,,1,',
      '"two\nlines?",,no,,Logic,,12,',
      `${'x'.repeat(501)},yes,Yes|no,quiz,Cooking,,1,`,
      'Sum?,many,,number,Logic,,1,',
      'Sum?,5,5.0|4,number,Logic,math.nothing,1,',
      'Pick!,a b,,choice,Vocabulary,,,',
      'Mixed?,red,"[""y""",choice,Logic,reading.vocabulary-2,1,It is RED!',
      'Fine?,yes,,,Logic,,1,',
      'Long row?,yes,no,,Logic,,1,,more',
    ].join('\n')
    const said = await run('import', file('bad.csv', text), '--name', 'Bad')
    expect(said.code).toBe(1)
    expect(said.lines).toEqual([
      'line 3: "correct_answer" is empty; fill it in',
      'line 3: "grade" is 12, but must be -1 to 5',
      'line 5: "question" has 501 signs, but may have 500; shorten it',
      'line 5: "card_type" is quiz, but must be standard, choice, number, word or empty',
      'line 5: "distractors" holds the right answer; take it out',
      'line 5: "category" is Cooking, but must be a category of ours; see docs/operations.md',
      'line 6: "card_type" is number, but the answer is none; leave it empty',
      'line 7: "distractors" holds the right answer; take it out',
      'line 7: there is no skill "math.nothing"; leave "skill" empty where none fits',
      'line 8: "card_type" is choice, but there are no distractors; give some, or leave it empty',
      'line 8: it has no grade; fill in "grade", or import with --grade',
      'line 9: "distractors" begins like a JSON list, but is none; write ["one","two"] or one|two',
      'line 9: one of "hints" holds the answer; say it without',
      'line 9: "category" is Logic, but the skill reading.vocabulary-2 is in reading; make them fit',
      'line 10: it has the same question and answer as line 2; take one out',
      'line 11: it has 9 cells, but there are 8 columns; put text that holds the separator in quotes',
      'Nothing was imported.',
    ])
    expect((await run('list')).lines).toEqual(['No deck was imported yet.'])
  })

  it('shows 50 faults and counts the rest', async () => {
    const said = await importWords(`question,correct_answer\n${'What?,\n'.repeat(60)}`)
    expect(said.lines).toHaveLength(52)
    expect(said.lines.slice(-2)).toEqual(['… and 10 more.', 'Nothing was imported.'])
  })

  it.each<[string, string | Uint8Array, RegExp]>([
    [
      'an unknown column',
      'question,correct_answer,colour\nA?,b,c\n',
      /^line 1: there is no column "colour"; the columns are question/,
    ],
    ['a column twice', 'question,correct_answer,question\nA?,b,c\n', /^line 1: the column "question" is there twice$/],
    ['no column of answers', 'question,tags\nA?,b\n', /^line 1: the column "correct_answer" is missing$/],
    ['no header', 'What is big?,large\n', /^line 1: there is no column "What is big\?"/],
    [
      'a quotation mark without its end',
      'question,correct_answer\nA?,b\n"C?,d\n',
      /^line 3: a quotation mark is opened and not closed/,
    ],
    ['nothing in it', '', /^This file is empty/],
    ['only a header', 'question,correct_answer\n', /^There is no card in this file/],
    ['another encoding', new Uint8Array([0x71, 0xff, 0xfe, 0x0a]), /^This file is not UTF-8 text/],
    [
      'too many cards',
      `question,correct_answer\n${Array.from({ length: 5_001 }, (_, at) => `Q ${at}?,a`).join('\n')}`,
      /^This file has more than 5000 cards/,
    ],
    ['too many bytes', new Uint8Array(20 * 1024 * 1024 + 1), /is larger than 20 MB/],
  ])('is refused when it has %s', async (_, text, line) => {
    const said = await importWords(text)
    expect(said.code).toBe(1)
    expect(said.lines[0]).toMatch(line)
  })

  it.each([
    [['--skill', 'reading.nothing'], 'There is no skill "reading.nothing".'],
    [['--category', 'Cooking'], /^There is no category "Cooking". The categories are: Counting, .*Planning\.$/],
    [['--grade', '12'], '--grade is 12, but must be -1 to 5.'],
    [['--skill', 'reading.vocabulary-2', '--category', 'Logic'], /^Logic is in problem-solving, but the skill/],
  ])('is refused with the options %j', async (options, line) => {
    const said = await run('import', file('words.csv', words), '--name', 'Our words', ...options)
    expect(said.code).toBe(1)
    expect(said.lines[0]).toMatch(line)
  })
})
