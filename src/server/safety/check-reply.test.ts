import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inWords } from '#shared/answers/numbers.ts'
import { growth } from '#tests/support/growth.ts'
import { casesOf } from '#tests/support/safety-cases.ts'
import { checkReply } from './check-reply.ts'
import type { Guarded } from './guarded.ts'

const exercise = (question: string, answer: string): Guarded => ({
  question,
  text: [],
  answer: /\d/.test(answer) ? { form: 'number', answer } : { form: 'word', answer, spelling: 'exact' },
})
const seven = exercise('7 × 8', '56')
const check = (sentence: string, on: Guarded | null = null, mayTell = false, shown: string[] = []) => {
  const said = checkReply({ sentence, exercise: on, mayTell, shown })
  return said.ok ? 'ok' : said.reason
}
const shownAs = (sentence: string) => {
  const said = checkReply({ sentence, exercise: null, mayTell: true, shown: [] })
  return said.ok ? said.sentence : said.reason
}
const aboutExercises = (name: string) =>
  casesOf(name).map((line) => {
    const [question = '', answer = '', sentence = '', before] = line.split(' | ')
    return { line, sentence, on: exercise(question, answer), shown: before === undefined ? [] : [before] }
  })

describe('the answer of the exercise', () => {
  it.each(aboutExercises('leaks'))('is not told before its time: $line', ({ sentence, on, shown }) => {
    expect(check(sentence, on, false, shown)).toBe('tells_answer')
    expect(['ok', 'wrong_arithmetic', 'contact']).toContain(check(sentence, on, true, shown))
  })

  it.each(aboutExercises('no-leaks'))('is not seen where it is not told: $line', ({ sentence, on, shown }) => {
    expect(check(sentence, on, false, shown)).toBe('ok')
  })

  it('is found for any exercise, however it is written', () => {
    const terms = fc.tuple(
      fc.integer({ min: 2, max: 999 }),
      fc.integer({ min: 2, max: 999 }),
      fc.constantFrom('+', '×'),
    )
    fc.assert(
      fc.property(terms, ([left, right, sign]) => {
        const key = sign === '+' ? left + right : left * right
        const on = exercise(`${left} ${sign} ${right}`, String(key))
        const tellings = [
          `${key}.`,
          `It is ${key}!`,
          `You get ${key.toLocaleString('en')}.`,
          `The answer is ${inWords(key)}.`,
          `So ${left} ${sign} ${right} = ${key}.`,
          `**${key}**`,
          [...String(key)].join(' … '),
        ]
        const told = key < 10 ? tellings.slice(0, -1) : tellings
        for (const sentence of told) expect(check(sentence, on), `${sentence} (${on.question})`).toBe('tells_answer')
        expect(check(`What is ${left} ${sign} ${right}?`, on)).toBe('ok')
      }),
    )
  })

  it('may be told when it is time, when it is true', () => {
    expect(check('So 7 × 8 = 56.', seven, true)).toBe('ok')
    expect(check('So 7 × 8 = 54.', seven, true)).toBe('wrong_arithmetic')
  })

  it('is replaced by a nudge', () => {
    expect(checkReply({ sentence: 'It is 56.', exercise: seven, mayTell: false, shown: [] })).toEqual({
      ok: false,
      reason: 'tells_answer',
      instead: 'Let us find it together. What is your first step?',
    })
  })

  it('is kept when it is a word', () => {
    expect(check('The word is because.', exercise('Spell it', 'because'))).toBe('tells_answer')
    expect(check('Listen to the first sound.', exercise('Spell it', 'because'))).toBe('ok')
  })
})

/** How much of all of them is caught is measured by evals/run.ts. */
const sampleOf = (name: string) => casesOf(name).filter((_, at) => at % 4 === 0)

describe('a sentence that no child should read', () => {
  it.each(sampleOf('bad-replies').map((line) => line.split(/: (.*)/s)))('%s: %s', (reason, sentence = '') => {
    expect(check(sentence)).toBe(reason)
  })

  it('is one that goes on and on', () => {
    expect(check('word '.repeat(81))).toBe('too_long')
    expect(check('word '.repeat(80))).toBe('ok')
    expect(check('<b>'.repeat(100_000))).toBe('too_long')
  })

  it('is replaced by one that could be said itself', () => {
    const replaced = sampleOf('bad-replies')
      .concat('x: It is 56.', `x: ${'word '.repeat(90)}`)
      .map((line) => line.replace(/^\w+: /, ''))
    for (const sentence of replaced) {
      const said = checkReply({ sentence, exercise: seven, mayTell: false, shown: [] })
      expect(said.ok, sentence).toBe(false)
      if (!said.ok)
        expect(checkReply({ sentence: said.instead, exercise: seven, mayTell: false, shown: [] })).toEqual({
          ok: true,
          sentence: said.instead,
        })
    }
  })
})

describe('rules, not lists', () => {
  it.each([
    'You are so b4d at math.',
    'I l o v e you.',
    '"I love you," said your tutor.',
    'The tutor says, "You are my best friend."',
    'Yοu are a lοser.',
    'i love you',
    'I ___ this, and I love you.',
  ])('see through a disguise: %s', (sentence) => {
    expect(check(sentence)).not.toBe('ok')
  })

  it('put a sentence in its place that fits what was wrong', () => {
    expect(check('You will never learn this.')).toBe('unkind')
    expect(check('Take two pills for that.')).toBe('bad_advice')
    expect(check('Monsters will come for you at night.')).toBe('frightens')
    expect(check('That religion is wrong.')).toBe('takes_sides')
  })
})

describe('what a good tutor says', () => {
  it.each(sampleOf('good-replies'))('passes as it is: %s', (sentence) => {
    expect(shownAs(sentence)).toBe(sentence)
  })

  it.each([
    ['**Great** job!', 'Great job!'],
    ['# First step', 'First step'],
    ['- Look at this.', 'Look at this.'],
    ['> Think of *groups*.', 'Think of groups.'],
    ['Use `7 × 8`.', 'Use 7 × 8.'],
    ['See [the picture](https://x.y/z) now.', 'See the picture now.'],
    ['![a cat](https://x/?q=1) Look!', 'a cat Look!'],
    ['<b>Bold</b> and <script>alert(1)</script>', 'Bold and alert(1)'],
    ['<img src=x onerror=alert(1)>Hello.', 'Hello.'],
    ['&lt;b&gt;Hello&lt;/b&gt; &amp; welcome.', 'Hello & welcome.'],
    ['Well done 🎉🎉!', 'Well done!'],
    ['A 👨‍👩‍👧 family 🇺🇸', 'A family'],
    ['3 * 4 = 12', '3 × 4 = 12'],
    ['6 ➗ 2 = 3', '6 ÷ 2 = 3'],
    ['8 × 7 = ___', '8 × 7 = ___'],
    ['_Nice_ work', 'Nice work'],
    ['\\(7 \\times 8\\) and $\\frac{3}{4}$', '7 × 8 and 3/4'],
    ['It costs $5 and $6.', 'It costs $5 and $6.'],
    ['a\u200bb\u202Ec\u0007', 'abc'],
    ['Tutor: Hello.', 'Hello.'],
    ['Great job, [name]!', 'Great job!'],
    ['Hi {name}, ready?', 'Hi, ready?'],
    ['3 < 5 and 6 > 2', '3 < 5 and 6 > 2'],
    ['x² + ½ is 5 °C', 'x² + ½ is 5 °C'],
    ['  many \n spaces ', 'many spaces'],
    ['🎉', ''],
    ['It is [here](', 'It is [here] ('],
    ['Look]`(at it', 'Look] (at it'],
    ['...', ''],
    ['', ''],
  ])('is shown without markup: %j', (sentence, shown) => {
    expect(shownAs(sentence)).toBe(shown)
  })
})

describe('whatever a model says', () => {
  it('gets a verdict, and what passes passes again unchanged', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.stringMatching(/^[0-9+\-=*/ ()x.<>[\]_$\\]{0,60}$/),
    )
    fc.assert(
      fc.property(text, text, (sentence, before) => {
        const said = checkReply({ sentence, exercise: seven, mayTell: false, shown: [before] })
        if (said.ok) expect(said.sentence).not.toMatch(/<\/?[a-z][^<>]*>|\]\(|\p{Cc}|\p{Cf}/iu)
      }),
    )
  })

  it.each(['a', '1 ', 'five ', '<a', '[](', '(', '1+', '**', '_', '&#5', 'x ', '5 tens '])(
    'is read in a time that grows only with its length: %j',
    (bit) => {
      const short = bit.repeat(400 / bit.length)
      const read = (text: string) =>
        [short, text].map((sentence) => checkReply({ sentence, exercise: seven, mayTell: false, shown: [text] }))
      expect(growth(read, bit)).toBeLessThan(3)
    },
  )
})
