import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Placing, placeOf } from './card-place.ts'
import { readCard } from './card-row.ts'
import { plainText } from './card-text.ts'
import { viewOf } from './deck-card-view.ts'
import { csvOf } from './export-csv.ts'
import { readCsv } from './import-csv.ts'

const nothing: Placing = { category: null, skill: null, grade: null }
const hard = fc.constantFrom(
  '=',
  '+',
  '-',
  '@',
  "'",
  '"',
  '|',
  ',',
  ';',
  '\t',
  '\n',
  '[',
  ']',
  '["',
  '\uFEFF',
  '\u202E',
  '\u200D',
  'é',
  'e\u0301',
  ' ',
  '1',
)
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.array(hard, { maxLength: 8 }).map((signs) => signs.join('')),
)
const raw = fc.record({
  question: text,
  correct_answer: text,
  distractors: fc.array(text, { maxLength: 4 }),
  card_type: fc.constantFrom('', 'standard', 'choice', 'word', 'number'),
  entity: text,
  category: fc.constantFrom('Vocabulary', 'addition', 'Logic'),
  skill: fc.constant(''),
  grade: fc.constantFrom('-1', 'K', '5'),
  tags: fc.array(text, { maxLength: 3 }),
  explanation: text,
  hints: fc.array(text, { maxLength: 3 }),
})

/** As the card is shown after it was kept. */
function shown(card: Parameters<typeof readCard>[0]) {
  const row = readCard(card, nothing, () => null)
  if ('faults' in row) return null
  const kept = { ...row, id: 'row', deck_id: 'deck', seq: 0 }
  return viewOf(kept, { id: 'deck', ...nothing }, () => null)
}

describe('a card', () => {
  it('is the same after it went out to a table and came back', () => {
    fc.assert(
      fc.property(fc.array(raw, { minLength: 1, maxLength: 5 }), (raws) => {
        const before = raws.map(shown).filter((card) => card !== null)
        const read = readCsv(new TextEncoder().encode(csvOf(before)))
        expect(read.faults).toEqual([])
        expect(read.cards.map(({ card }) => shown(card))).toEqual(before)
      }),
      { numRuns: 150 },
    )
  })

  it('can always be shown when it could be kept', () => {
    fc.assert(
      fc.property(raw, (card) => {
        const row = readCard(card, nothing, () => null)
        expect('faults' in row).toBe(shown(card) === null)
        if (!('faults' in row)) expect(placeOf(row, nothing, () => null)).not.toBeNull()
      }),
    )
  })
})

describe('a text', () => {
  it('is as plain as it gets after one time', () => {
    fc.assert(
      fc.property(text, (one) => void expect(plainText(plainText(one))).toBe(plainText(one))),
      { numRuns: 1_000 },
    )
  })

  it.each([
    ['a\u202Eb\u2066c\u2069\u200Fd', 'abcd'],
    ['c\u200Da\u00ADt\u200B', 'cat'],
    ['\u{E0041}x\u0000y\u001B[31m', 'xy[31m'],
    ['Ⅳ \u00A0 e\u0301 ', 'Ⅳ é'],
    ['می\u200Cروم', 'می\u200Cروم'],
    ['half \uD83D', 'half \uFFFD'],
    ['\u3164', ''],
  ])('%j becomes %j', (before, after) => expect(plainText(before)).toBe(after))
})

describe('a cell that a program could run', () => {
  it.each(['=1+1', '+1', '-5', '@a', "'=1", "''-x", '＝1'])('leaves with an apostrophe: %s', (question) => {
    const card = shown({
      question,
      correct_answer: 'a',
      distractors: [],
      card_type: '',
      entity: '',
      category: 'Logic',
      skill: '',
      grade: '1',
      tags: [],
      explanation: '',
      hints: [],
    })
    const table = csvOf(card ? [card] : [])
    expect(table.split('\r\n')[1]).toMatch(/^"?'/)
    expect(readCsv(new TextEncoder().encode(table)).cards[0]?.card.question).toBe(question)
  })
})
