import fc from 'fast-check'
import Fraction from 'fraction.js'
import { describe, expect, it } from 'vitest'
import type { AnswerSpec } from './answer-spec.ts'
import { checkAnswer } from './check-answer.ts'
import { inWords } from './numbers.ts'

const number = (answer: string, unit?: string): AnswerSpec => ({ form: 'number', answer, ...(unit && { unit }) })
const plant: AnswerSpec = { form: 'choice', answer: 'the root', choices: ['the leaf', 'the root', 'the flower'] }
const near = (answer: string): AnswerSpec => ({ form: 'word', answer, spelling: 'near' })
const because: AnswerSpec = { form: 'word', answer: 'because', spelling: 'exact' }
const evaporation: AnswerSpec = { form: 'word', answer: 'evaporation', accepts: ['it evaporates'], spelling: 'near' }

describe('the right answer is heard, however a child writes or says it', () => {
  it.each<[string, AnswerSpec]>([
    ['56', number('56')],
    ['fifty six', number('56')],
    ['is it 56?', number('56')],
    ["I think it's 56!!", number('56')],
    ['7 x 8 = 56', number('56')],
    ['54, no wait, 56', number('56')],
    ['10 000', number('10000')],
    ['10,000', number('10000')],
    ['ten thousand', number('10000')],
    ['.5', number('1/2')],
    ['0.50', number('1/2')],
    ['zero point five', number('1/2')],
    ['a half', number('1/2')],
    ['point five', number('0.5')],
    ['it is point seven five', number('3/4')],
    ['five tenths', number('0.5')],
    ['three over four', number('3/4')],
    ['seven halves', number('3.5')],
    ['7/2', number('3.5')],
    ['12 more', number('12')],
    ['the answer is 56 because 7 times 8 is 56', number('56')],
    ['0.1 km', number('100', 'm')],
    ['2/4', number('1/2')],
    ['three quarters', number('3/4')],
    ['7.0', number('7')],
    ['3 1/2', number('7/2')],
    ['three and a half', number('7/2')],
    ['3.5', number('7/2')],
    ['minus twelve', number('-12')],
    ['x = -12', number('-12')],
    ['negative 12', number('-12')],
    ['5 cm', number('5', 'cm')],
    ['5', number('5', 'cm')],
    ['five centimeters', number('5', 'cm')],
    ['1 m', number('100', 'cm')],
    ['1 m 20 cm', number('120', 'cm')],
    ['60 minutes', number('1', 'hour')],
    ['2 hours and 30 minutes', number('150', 'minutes')],
    ['45 minutes', number('45')],
    ['25%', number('25', '%')],
    ['25 percent', number('25', '%')],
    ['it is 12 apples', number('12')],
    ['$1.25', { form: 'money', answer: '1.25' }],
    ['125 cents', { form: 'money', answer: '1.25' }],
    ['a dollar twenty five', { form: 'money', answer: '1.25' }],
    ['one dollar and 25 cents', { form: 'money', answer: '1.25' }],
    ['1 dollar 25', { form: 'money', answer: '1.25' }],
    ['a quarter', { form: 'money', answer: '0.25' }],
    ['25¢', { form: 'money', answer: '0.25' }],
    ['one twenty five', { form: 'money', answer: '1.25' }],
    ['two fifty', { form: 'money', answer: '2.50' }],
    ['two dimes and a nickel', { form: 'money', answer: '0.25' }],
    ['three quarters', { form: 'money', answer: '0.75' }],
    ['75', { form: 'money', answer: '0.75' }],
    ['3:15', { form: 'time', answer: '3:15' }],
    ['315', { form: 'time', answer: '3:15' }],
    ['six oh five', { form: 'time', answer: '6:05' }],
    ['the small hand is at 3 and the big hand too, so 3:15', { form: 'time', answer: '3:15' }],
    ['3.15', { form: 'time', answer: '3:15' }],
    ['quarter past three', { form: 'time', answer: '3:15' }],
    ['a quarter after 3', { form: 'time', answer: '3:15' }],
    ['three fifteen', { form: 'time', answer: '3:15' }],
    ['15 past 3', { form: 'time', answer: '3:15' }],
    ['half past 2', { form: 'time', answer: '2:30' }],
    ['ten to four', { form: 'time', answer: '3:50' }],
    ["3 o'clock", { form: 'time', answer: '3:00' }],
    ['3:00 pm', { form: 'time', answer: '3:00' }],
    ['noon', { form: 'time', answer: '12:00' }],
    ['2:30, no, 3:30', { form: 'time', answer: '3:30' }],
    ['<', { form: 'compare', answer: '<' }],
    ['less than', { form: 'compare', answer: '<' }],
    ['smaller', { form: 'compare', answer: '<' }],
    ['is it less?', { form: 'compare', answer: '<' }],
    ['not less, greater', { form: 'compare', answer: '>' }],
    ['the second one is bigger', { form: 'compare', answer: '<' }],
    ['the first one is bigger', { form: 'compare', answer: '>' }],
    ['3 < 5', { form: 'compare', answer: '<' }],
    ['they are the same', { form: 'compare', answer: '=' }],
    ['the root', plant],
    ['Root', plant],
    ['is it the roots', plant],
    ['b', plant],
    ['the second one', plant],
    ['2', plant],
    ['option b', plant],
    ['the last one', { form: 'choice', answer: '3', choices: ['1', '2', '3'] }],
    ['0.50', { form: 'choice', answer: '1/2', choices: ['1/3', '1/2'] }],
    ['nope', { form: 'choice', answer: 'no', choices: ['yes', 'no'] }],
    ['no it does not', { form: 'choice', answer: 'no', choices: ['yes', 'no'] }],
    ['an', { form: 'choice', answer: 'an', choices: ['a', 'an'] }],
    [
      'Ben, it is late.',
      { form: 'choice', answer: 'Ben, it is late.', choices: ['Ben it is late.', 'Ben, it is late.'] },
    ],
    [
      'What you do counts.',
      { form: 'choice', answer: 'What you do counts.', choices: ['Talk a lot.', 'What you do counts.'] },
    ],
    ['a', { form: 'choice', answer: 'a', choices: ['an', 'a'] }],
    ['triangel', { form: 'choice', answer: 'triangle', choices: ['square', 'triangle'] }],
    ['not the leaf, the root', plant],
    ['leaf, no the root', plant],
    ['because', because],
    ['is it because?', because],
    ['b-e-c-a-u-s-e', because],
    ['b e c a u s e', because],
    ['evaporation', evaporation],
    ['evaperation', evaporation],
    ['the evaporation of the water', evaporation],
    ['the water turns into a gas that goes up in the sky and that is called evaporation', evaporation],
    ['mammals', near('mammal')],
    ['a mammel', near('mammal')],
    ['food chian', near('food chain')],
    ['nife', near('knife')],
  ])('%s', (text, spec) => {
    expect(checkAnswer(text, spec).kind).toBe('right')
  })
})

describe('another answer is not right', () => {
  it.each<[string, AnswerSpec, string]>([
    ['1000', number('10000'), 'wrong'],
    ['12', number('-12'), 'wrong'],
    ['x = 12', number('-12'), 'wrong'],
    ['1/4', number('3/4'), 'wrong'],
    ['5 kg', number('5', 'g'), 'wrong'],
    ['5 or 6', number('5'), 'several'],
    ['one more', number('5'), 'none'],
    ['5 > 3', { form: 'compare', answer: '<' }, 'none'],
    ['not equal', { form: 'compare', answer: '=' }, 'none'],
    ['what is the root?', plant, 'none'],
    ['I dont know', plant, 'none'],
    ['I dont know', because, 'none'],
    ['how do you spell because', because, 'none'],
    ['what does because mean?', because, 'none'],
    ['I want to play a game', near('mammal'), 'none'],
    ['is it evaporation or rain', evaporation, 'several'],
    ['need', near('seed'), 'wrong'],
    ['we can see it', near('seed'), 'wrong'],
    ['cut', near('cat'), 'wrong'],
    ['I dont know', number('5'), 'none'],
    ['why', number('5'), 'none'],
    ['$12.50', { form: 'money', answer: '1.25' }, 'wrong'],
    ['3:50', { form: 'time', answer: '3:15' }, 'wrong'],
    ['quarter to three', { form: 'time', answer: '3:15' }, 'wrong'],
    ['>', { form: 'compare', answer: '<' }, 'wrong'],
    ['what is less', { form: 'compare', answer: '<' }, 'none'],
    ['the leaf', plant, 'wrong'],
    ['c', plant, 'wrong'],
    ['leaf or root', plant, 'several'],
    ['I like plants', plant, 'none'],
    ['a', { form: 'choice', answer: 'the sun', choices: ['the moon', 'the sun'] }, 'wrong'],
    ['not the moon', { form: 'choice', answer: 'the sun', choices: ['the moon', 'the sun'] }, 'right'],
    ['becuase', because, 'wrong'],
    ['b e c u z', because, 'wrong'],
    ['can we do math instead', because, 'none'],
    ['it is not evaporation', evaporation, 'wrong'],
    ['what is evaporation?', { form: 'word', answer: 'rain', spelling: 'near' }, 'none'],
  ])('%s', (text, spec, kind) => {
    expect(checkAnswer(text, spec).kind).toBe(kind)
  })
})

const part = fc.tuple(fc.integer({ min: -9_999, max: 9_999 }), fc.integer({ min: 1, max: 60 }))

describe('exactly', () => {
  it('any way to write a value is right, and any other value never is', () => {
    fc.assert(
      fc.property(part, part, ([n, d], [m, e]) => {
        const [key, other] = [new Fraction(n, d), new Fraction(m, e)]
        const spec = number(key.toFraction())
        for (const text of [key.toFraction(), `it is ${key.toFraction()}`, `${n * 3}/${d * 3}`])
          expect(checkAnswer(text, spec).kind).toBe('right')
        if (!other.equals(key)) expect(checkAnswer(other.toFraction(), spec).kind).not.toBe('right')
      }),
      { numRuns: 300 },
    )
  })

  it('whole numbers in words are right, and never for another number', () => {
    const whole = fc.integer({ min: -99_999, max: 999_999 })
    fc.assert(
      fc.property(whole, whole, (value, other) => {
        expect(checkAnswer(inWords(value), number(String(value))).kind).toBe('right')
        if (other !== value) expect(checkAnswer(inWords(other), number(String(value))).kind).not.toBe('right')
      }),
      { numRuns: 300 },
    )
  })

  it('every way to say a time is right for that time and for no other', () => {
    const time = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 59 }))
    fc.assert(
      fc.property(time, time, ([hour, minute], other) => {
        const shown = ([h, m]: readonly [number, number]) => `${h}:${String(m).padStart(2, '0')}`
        const key: AnswerSpec = { form: 'time', answer: shown([hour, minute]) }
        const next = (hour % 12) + 1
        const said = [shown([hour, minute]), `it is ${shown([hour, minute])} pm`]
        if (minute > 0) said.push(`${minute} past ${hour}`, `${inWords(60 - minute)} minutes to ${inWords(next)}`)
        if (minute > 9) said.push(`${inWords(hour)} ${inWords(minute)}`)
        else if (minute > 0) said.push(`${inWords(hour)} oh ${inWords(minute)}`)
        else said.push(`${hour} o'clock`)
        for (const text of said) expect(checkAnswer(text, key).kind, text).toBe('right')
        if (shown(other) !== key.answer) expect(checkAnswer(shown(other), key).kind).toBe('wrong')
      }),
      { numRuns: 300 },
    )
  })

  it('every way to say an amount of money is right for that amount and for no other', () => {
    const amount = fc.integer({ min: 1, max: 9_999 })
    fc.assert(
      fc.property(amount, amount, (cents, other) => {
        const written = (all: number) => (all / 100).toFixed(2)
        const key: AnswerSpec = { form: 'money', answer: written(cents) }
        const [whole, behind] = [Math.floor(cents / 100), cents % 100]
        for (const text of [
          `$${written(cents)}`,
          written(cents),
          `${cents} cents`,
          `${cents}¢`,
          `${whole} dollars and ${behind} cents`,
        ])
          expect(checkAnswer(text, key).kind, text).toBe('right')
        if (other !== cents) {
          expect(checkAnswer(`$${written(other)}`, key).kind).toBe('wrong')
          expect(checkAnswer(`${other} cents`, key).kind).toBe('wrong')
        }
      }),
      { numRuns: 200 },
    )
  })

  it('never throws, whatever is said to whatever question', () => {
    const specs: AnswerSpec[] = [
      number('3/4', 'cm'),
      { form: 'money', answer: '1.25' },
      { form: 'time', answer: '3:15' },
    ]
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        for (const spec of [...specs, plant, because, evaporation, { form: 'compare', answer: '=' } as const])
          expect(['right', 'wrong', 'several', 'none']).toContain(checkAnswer(text, spec).kind)
      }),
      { numRuns: 300 },
    )
  })
})
