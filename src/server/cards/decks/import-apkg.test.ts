import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate'
import initSqlJs from 'sql.js'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#server/db/columns.ts'
import { readDecks } from '#tests/support/read-decks.ts'
import { freshDatabase } from '#tests/support/start-app.ts'
import { deck } from './deck.table.ts'
import { deckCommand } from './deck-command.ts'
import { unpackApkg } from './unpack-apkg.ts'

const database = await freshDatabase()
const app = { db: database.db, now: () => new Date('2026-03-01T09:00:00Z') }
const folder = mkdtempSync(path.join(os.tmpdir(), 'trellis-anki-'))
const sqlite = await initSqlJs()

type Note = { type?: 'basic' | 'cloze' | 'odd'; fields: string[]; tags?: string }

const types = { basic: ['Front', 'Back'], cloze: ['Text', 'Extra'], odd: ['Sound', 'Back', 'Front'] }
const ids = { basic: '1700000000001', cloze: '1700000000002', odd: '1700000000003' }

const notesTable =
  'create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null, flags integer not null, data text not null)'

/** Anki's own file inside the package: schema 11 keeps the kinds of notes as JSON, 18 in tables sorted by `unicase`. */
function collection(notes: Note[], schema: 11 | 18 = 11): Uint8Array {
  const made = new sqlite.Database()
  made.run(`${notesTable}; create table col (id integer primary key, models text not null)`)
  const models = Object.entries(types).map(([kind, names]) => [
    ids[kind === 'basic' || kind === 'cloze' ? kind : 'odd'],
    { name: kind, flds: names.map((name, ord) => ({ name, ord })).reverse() },
  ])
  made.run('insert into col values (1, ?)', [schema === 11 ? JSON.stringify(Object.fromEntries(models)) : ''])
  if (schema === 18) {
    made.run(
      'create table fields (ntid integer not null, ord integer not null, name text not null collate nocase, config blob not null, primary key (ntid, ord)) without rowid; create unique index idx_fields_name_ntid on fields (name, ntid)',
    )
    for (const kind of ['basic', 'cloze', 'odd'] as const)
      for (const [ord, name] of types[kind].entries())
        made.run('insert into fields values (cast(? as integer), ?, ?, ?)', [ids[kind], ord, name, new Uint8Array([8])])
    made.run("pragma writable_schema = on; update sqlite_master set sql = replace(sql, 'nocase', 'unicase')")
  }
  for (const [at, { type = 'basic', fields, tags = '' }] of notes.entries())
    made.run("insert into notes values (?, 'g', cast(? as integer), 0, 0, ?, ?, 0, 0, 0, '')", [
      at + 1,
      ids[type],
      tags,
      fields.join('\x1f'),
    ])
  return made.export()
}

/** A zstd frame that keeps its bytes as they are, with a window of 2 MB as Anki makes it. */
function zstd(bytes: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [new Uint8Array([0x28, 0xb5, 0x2f, 0xfd, 0, 0x58])]
  for (let at = 0; at < bytes.length; at += 100_000) {
    const piece = bytes.subarray(at, at + 100_000)
    const head = (piece.length << 3) | (at + 100_000 >= bytes.length ? 1 : 0)
    parts.push(new Uint8Array([head, head >> 8, head >> 16]), piece)
  }
  return Buffer.concat(parts)
}

const old = (notes: Note[]) => zipSync({ 'collection.anki2': collection(notes), media: strToU8('{}') })
const run = async (bytes: Uint8Array) => {
  const at = path.join(folder, 'deck.apkg')
  writeFileSync(at, bytes)
  const args = ['import', at, '--name', 'From Anki', '--category', 'Vocabulary', '--grade', '2']
  return deckCommand(app, args, { builtIn: () => [], skillOf: () => null })
}
const cards = async () => (await readDecks(app, newId(), () => null)).flatMap((one) => one.cards)
const faces = async () => (await cards()).map(({ question, correct_answer }) => [question, correct_answer])

beforeEach(async () => void (await app.db.delete(deck)))
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await database.close()
})

const big: Note = { fields: ['big', 'large'], tags: ' size  level::two ' }

describe('a deck from Anki', () => {
  it.each([
    ['of long ago', old([big])],
    ['of the years between', zipSync({ 'collection.anki2': collection([]), 'collection.anki21': collection([big]) })],
    [
      'of today',
      zipSync({
        meta: new Uint8Array([8, 3]),
        'collection.anki21b': [zstd(collection([big], 18)), { level: 0 }],
        'collection.anki2': collection([{ fields: ['Please update to the latest Anki version', 'x'] }]),
        media: zstd(new Uint8Array(0)),
      }),
    ],
  ])('is read from a file %s', async (_, bytes) => {
    const said = await run(bytes)
    expect(said).toEqual({
      lines: ['"From Anki" was imported with 1 card.', expect.stringMatching(/^Deck id: /)],
      code: 0,
    })
    expect((await cards())[0]).toMatchObject({
      question: 'big',
      correct_answer: 'large',
      tags: ['size', 'level::two'],
      category: 'Vocabulary',
      grade: 2,
    })
  })

  it.each([11, 18] as const)('asks the field that is named so (schema %i)', async (schema) => {
    const bytes = collection([{ type: 'odd', fields: ['[sound:a.mp3]', 'large', 'big'] }], schema)
    await run(zipSync(schema === 11 ? { 'collection.anki21': bytes } : { 'collection.anki21b': zstd(bytes) }))
    expect(await faces()).toEqual([['big', 'large']])
  })

  it('brings words, not how they look', async () => {
    await run(
      old([
        {
          fields: [
            '<div>What is&nbsp;<b>caf&eacute;</b>?</div><div>Say<br>it.</div>',
            'a &lt;place&gt; &#8212; &#x41;',
          ],
        },
        {
          fields: [
            '<style>.a{color:red}</style>Bl<i>ue</i><!-- no -->?<script>alert(1)</script>',
            'azure<img src="a.png">',
          ],
        },
        { fields: ['\\(3 + 4\\)', '7'] },
      ]),
    )
    expect(await faces()).toEqual([
      ['What is café? Say it.', 'a <place> — A'],
      ['Blue?', 'azure'],
      ['3 + 4', '7'],
    ])
  })

  it('makes a card of every gap', async () => {
    await run(
      old([
        {
          type: 'cloze',
          fields: ['{{c1::Paris::city}} is in <b>{{c2::France}}</b>, not {{c1::Rome}}.', 'A <i>capital</i>.'],
        },
        { type: 'cloze', fields: ['A {{c1::small {{c2::red::red?}} ball}}', ''] },
      ]),
    )
    expect(await faces()).toEqual([
      ['___ is in France, not ___.', 'Paris, Rome'],
      ['Paris is in ___, not Rome.', 'France'],
      ['A ___', 'small red ball'],
      ['A small ___ ball', 'red'],
    ])
    const [first, , , last] = await cards()
    expect(first).toMatchObject({ hints: ['city'], explanation: 'A capital.', card_type: 'word' })
    expect(last?.hints).toEqual([])
  })

  it('tells of every note that makes no card, and of what was left behind', async () => {
    const said = await run(
      old([
        big,
        { fields: ['<img src="cat.png">', 'cat'] },
        { fields: ['dog', '[sound:dog.mp3]'] },
        { fields: ['<br>', 'x'] },
        { fields: ['Only one'] },
        { type: 'cloze', fields: ['{{c1::image-occlusion:rect:left=1}}', ''] },
        { type: 'cloze', fields: ['{{c1::no end', ''] },
        { fields: ['\\(\\frac{1}{2}\\)', '0.5'] },
        { fields: ['big', 'large'] },
        { fields: ['w'.repeat(501), 'x'] },
        { fields: ['long', 'y'.repeat(20_001)] },
      ]),
    )
    expect(said.code).toBe(0)
    expect(said.lines.slice(0, -1)).toEqual([
      'Left out: 10.',
      'note 2 (""): its question is empty without its picture or sound',
      'note 3 ("dog"): its answer is empty without its picture or sound',
      'note 4 (""): its question is empty',
      'note 5 ("Only one"): its answer is empty',
      'note 6 ("{{c1::image-occlusion:rect:left=1}}"): it asks about a picture, and pictures are not brought in',
      'note 7 ("{{c1::no end"): one of its gaps has no end',
      expect.stringMatching(/^note 8 .*: it holds a formula, which cannot be shown$/),
      'note 11 ("long"): it is too long for a card',
      'note 9 ("big"): it has the same question and answer as note 1 ("big"); take one out',
      `note 10 ("${'w'.repeat(39)}…"): "question" has 501 signs, but may have 500; shorten it`,
      'Pictures and sounds were not brought in (notes with some: 2).',
      '"From Anki" was imported with 1 card.',
    ])
  })

  it('is not imported when no note makes a card', async () => {
    expect(await run(old([]))).toEqual({ lines: ['There is no card in this file. Nothing was imported.'], code: 1 })
    expect((await run(old([{ fields: ['a', ''] }]))).code).toBe(1)
    expect(await cards()).toEqual([])
  })
})

describe('a file that is no Anki deck, or a bad one', () => {
  const whole = old([big])
  /** The same file, saying of its first part that it is this large. */
  const saying = (bytes: Uint8Array, size: number) => {
    const lying = bytes.slice()
    new DataView(lying.buffer).setUint32(22, size, true)
    return lying
  }
  const sqliteOf = (sql: string) => {
    const made = new sqlite.Database()
    made.run(sql)
    return zipSync({ 'collection.anki21': made.export() })
  }
  const broken = collection([big])
  broken.fill(0xff, 100, broken.length)

  it.each<[string, Uint8Array, RegExp]>([
    ['is text', strToU8('question,correct_answer'), /^This is not an Anki file\./],
    ['is empty', new Uint8Array(0), /^This is not an Anki file\./],
    ['is another zip', zipSync({ 'a.txt': strToU8('hello') }), /^There are no cards in this file\./],
    ['is cut off', whole.subarray(0, 300), /damaged/],
    ['has a database that is none', zipSync({ 'collection.anki21': strToU8('SQLite or not') }), /damaged/],
    ['has a broken database', zipSync({ 'collection.anki21': broken }), /damaged/],
    ['has another database', sqliteOf('create table a (b)'), /of a kind that cannot be read/],
    [
      'has notes of another kind',
      sqliteOf('create table notes (id); create table col (models)'),
      /of a kind that cannot be read/,
    ],
    [
      'has a view for its notes',
      sqliteOf("create table col (models); create view notes as select 1 as id, 1 as mid, '' as tags, 'a' as flds"),
      /of a kind that cannot be read/,
    ],
    ['says that it is smaller than it is', saying(whole, 1_000), /damaged/],
    ['says that it is huge', saying(whole, 0x7fffffff), /unpacks to more than 200 MB/],
    ['has a new part that is no zstd', zipSync({ 'collection.anki21b': strToU8('plain') }), /damaged/],
    [
      'has a new part that is cut off',
      zipSync({ 'collection.anki21b': zstd(collection([big], 18)).subarray(0, 500) }),
      /damaged/,
    ],
    [
      'has a new part that grows a thousandfold',
      zipSync({ 'collection.anki21b': bomb() }),
      /unpacks to more than 200 MB/,
    ],
  ])('is refused in one sentence when it %s', async (_, bytes, line) => {
    const said = await run(bytes)
    expect(said.code).toBe(1)
    expect(said.lines).toEqual([expect.stringMatching(line), 'Nothing was imported.'])
    expect(await cards()).toEqual([])
  })

  it('is refused when it grows too large without saying so', () => {
    const packed: Uint8Array[] = []
    const zip = new Zip((_, chunk) => void packed.push(chunk))
    const part = new ZipDeflate('collection.anki21')
    zip.add(part)
    part.push(new Uint8Array(3_000_000), true)
    zip.end()
    expect(unpackApkg(Buffer.concat(packed), 4_000_000)).toMatchObject({ database: { length: 3_000_000 } })
    expect(unpackApkg(Buffer.concat(packed), 1_000_000)).toHaveProperty('refused')
  })

  /** Blocks that each stand for 128 KB of one byte. */
  function bomb(): Uint8Array {
    const head = (131_072 << 3) | 2
    const block = [head & 255, (head >> 8) & 255, head >> 16, 0]
    const last = [(head | 1) & 255, (head >> 8) & 255, head >> 16, 0]
    return new Uint8Array([0x28, 0xb5, 0x2f, 0xfd, 0, 0x58, ...Array(1_700).fill(block).flat(), ...last])
  }
})
