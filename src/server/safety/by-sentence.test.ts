import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { growthOf } from '#tests/support/growth.ts'
import { bySentence, gapAfter } from './by-sentence.ts'

async function* said(pieces: Iterable<string>) {
  yield* pieces
}

async function sentencesOf(pieces: Iterable<string>) {
  const found: string[] = []
  for await (const sentence of bySentence(said(pieces))) found.push(sentence)
  return found
}
const sentences = (text: string) => sentencesOf([text])

const cases: [name: string, text: string, expected: string[]][] = [
  ['plain sentences', 'Hi Mia. What is 3 + 4?', ['Hi Mia.', 'What is 3 + 4?']],
  ['a decimal', 'Pi is about 3.5 here. Right?', ['Pi is about 3.5 here.', 'Right?']],
  ['a decimal without a zero', 'Half is .5 of it. Yes.', ['Half is .5 of it.', 'Yes.']],
  ['a time', 'It is 3:45. Time to read.', ['It is 3:45.', 'Time to read.']],
  [
    'a time with p.m.',
    'School ends at 3 p.m. on Friday. Then we play.',
    ['School ends at 3 p.m. on Friday.', 'Then we play.'],
  ],
  ['a title', 'Dr. Seuss met Mrs. Lee. They read.', ['Dr. Seuss met Mrs. Lee.', 'They read.']],
  ['e.g.', 'Pick a fruit, e.g. an apple. Count it.', ['Pick a fruit, e.g. an apple.', 'Count it.']],
  ['initials', 'J. K. Rowling wrote it. Is it A. or B.?', ['J. K. Rowling wrote it.', 'Is it A. or B.?']],
  ['I at the end', 'So am I. Shall we begin?', ['So am I.', 'Shall we begin?']],
  ['an unknown at the end', 'Now solve for x. Take your time.', ['Now solve for x.', 'Take your time.']],
  ['dots for thinking', 'Hmm... let me see. Yes.', ['Hmm... let me see.', 'Yes.']],
  ['one sign for dots', 'Hmm… let me see. Yes.', ['Hmm… let me see.', 'Yes.']],
  ['mixed marks', 'Really?! Wow!! Try again...? Good.', ['Really?!', 'Wow!!', 'Try again...?', 'Good.']],
  ['closing quotes', 'He said "go." Then he ran.', ['He said "go."', 'Then he ran.']],
  ['curly quotes', '“Is it 5?” Yes. ‘Good.’ Next.', ['“Is it 5?”', 'Yes.', '‘Good.’', 'Next.']],
  ['a quotation inside a sentence', 'She asked "why?" and left. Then?', ['She asked "why?" and left.', 'Then?']],
  [
    'brackets',
    'We add (first!) and then we stop. (Good.) Go.',
    ['We add (first!) and then we stop.', '(Good.)', 'Go.'],
  ],
  ['a numbered list in lines', '1. Add the ones.\n2. Add the tens.', ['1. Add the ones.', '2. Add the tens.']],
  ['a numbered list in a row', 'Do this. 1. Add. 2. Carry.', ['Do this.', '1. Add.', '2. Carry.']],
  ['a number at the end', 'The answer is 12. Great!', ['The answer is 12.', 'Great!']],
  ['new lines', 'First line\nSecond line\r\n\r\n  Third', ['First line', 'Second line', 'Third']],
  ['no space after a mark', 'See node.js and 1.2.3 now. Ok', ['See node.js and 1.2.3 now.', 'Ok']],
  [
    'Spanish',
    '¿Cuánto es? El Sr. Gato dice: ¡siete! Muy bien.',
    ['¿Cuánto es?', 'El Sr. Gato dice: ¡siete!', 'Muy bien.'],
  ],
  ['an emoji', 'Great job! 🎉 Now 2 + 2?', ['Great job!', '🎉 Now 2 + 2?']],
  ['nothing', '', []],
  ['only space', ' \n\t \r\n ', []],
  ['only marks', '...', ['...']],
]

describe('bySentence', () => {
  it.each(cases)('finds the sentences of %s', async (_, text, expected) => {
    expect(await sentences(text)).toEqual(expected)
    expect(await sentencesOf(text)).toEqual(expected)
  })

  it('says a sentence as soon as it is whole, before more is said', async () => {
    async function* source() {
      yield 'Look at the ones. '
      throw new Error('asked for more too early')
    }
    expect((await bySentence(source()).next()).value).toBe('Look at the ones.')
  })

  it('cuts what is too long at a clause, else at a word, else anywhere but inside a character', async () => {
    const clauses = `${'we add the ones and the tens and '.repeat(5)}then, ${'we go on and on '.repeat(30)}`
    expect((await sentences(clauses))[0]).toMatch(/then,$/)
    const [word] = await sentences('abcdefg '.repeat(100))
    expect(word).toMatch(/^(abcdefg )*abcdefg$/)
    const long = await sentences(`a${'😀'.repeat(1_000)}`)
    expect(long.every((sentence) => sentence.isWellFormed())).toBe(true)
  })

  it('drops an unfinished sentence and passes the failure on when the source fails', async () => {
    async function* source() {
      yield 'This is whole. This is on'
      throw new Error('cut off')
    }
    const found: string[] = []
    const reading = (async () => {
      for await (const sentence of bySentence(source())) found.push(sentence)
    })()
    await expect(reading).rejects.toThrow('cut off')
    expect(found).toEqual(['This is whole.'])
  })

  it('closes the source when nobody listens any more', async () => {
    let closed = false
    async function* source() {
      try {
        yield 'One. Two. '
      } finally {
        closed = true
      }
    }
    for await (const sentence of bySentence(source())) if (sentence === 'One.') break
    expect(closed).toBe(true)
  })

  it.each(['It is 3.5, Dr. Lee. Ok? ', 'a', ' ', '!', 'a." ', '\n', 'word '])(
    'reads a long reply in small pieces in a time that grows only with its length: %j',
    async (piece) => {
      expect(await growthOf(sentencesOf, piece)).toBeLessThan(3)
    },
  )
})

const chunk = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '.',
      '...',
      '?!',
      '"',
      '”',
      ')',
      ' ',
      ' ',
      '\n',
      '1.',
      'Dr',
      'e.g.',
      'p.m',
      'A',
      'a',
      '3.5',
      ',',
      '😀',
      'é',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 8 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 450 }).map((length) => 'b'.repeat(length)) },
)
const texts = fc.array(chunk, { maxLength: 60 }).map((parts) => parts.join(''))
const visible = (text: string) => text.replace(/\s/gu, '')

describe('bySentence, for any text', () => {
  it('loses no character that is not a space', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        expect(visible((await sentences(text)).join(''))).toBe(visible(text))
      }),
    )
  })

  it('finds the same sentences however the text was cut into pieces', async () => {
    await fc.assert(
      fc.asyncProperty(texts, fc.infiniteStream(fc.integer({ min: 0, max: 30 })), async (text, lengths) => {
        const pieces: string[] = []
        for (let at = 0; at < text.length; ) {
          const length = Number(lengths.next().value)
          pieces.push(text.slice(at, at + length))
          at += length
        }
        expect(await sentencesOf(pieces)).toEqual(await sentences(text))
      }),
    )
  })

  it('keeps every sentence short, trimmed and not empty', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        for (const sentence of await sentences(text)) {
          expect(sentence.length).toBeLessThanOrEqual(400)
          expect(sentence).toBe(sentence.trim())
          expect(sentence).not.toBe('')
        }
      }),
    )
  })

  it('finds the same sentences again when they are put together with their gaps', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const once = await sentences(text)
        expect(await sentences(once.map((sentence) => sentence + gapAfter(sentence)).join(''))).toEqual(once)
      }),
    )
  })
})
