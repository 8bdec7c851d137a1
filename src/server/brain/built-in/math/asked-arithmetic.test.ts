import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tellsAnswer } from '#server/safety/answer-leak.ts'
import { hasWrongArithmetic } from '#server/safety/arithmetic.ts'
import { checkAnswer } from '#shared/answers/check-answer.ts'
import { growth } from '#tests/support/growth.ts'
import { task as taskShape } from '../tasks/task.ts'
import { answerArithmetic } from './asked-arithmetic.ts'

const understood: [text: string, answer: string, family: string][] = [
  ['what is 25% of 80', '20', 'percents'],
  ['What is 30 percent of 50?', '15', 'percents'],
  ['7% of 300', '21', 'percents'],
  ['round 347 to the nearest ten', '350', 'rounding'],
  ['Round 347 to the nearest 100.', '300', 'rounding'],
  ['whats 3.46 rounded to the nearest tenth', '3.5', 'rounding'],
  ['round 12,499 to the nearest thousand', '12000', 'rounding'],
  ['which is bigger, 3/4 or 2/3', '3/4', 'comparing'],
  ['which is smaller 0.45 or 0.5?', '0.45', 'comparing'],
  ['which number is greater: 34 or 43', '43', 'comparing'],
  ['which is bigger 1/2 or 2/4', '=', 'comparing'],
  ['compare 0.5 and 0.50', '=', 'comparing'],
  ['compare 5/8 and 2/3', '<', 'comparing'],
  ['what is (2+3) x 4', '20', 'order-of-operations'],
  ['2 + 3 x 4', '14', 'order-of-operations'],
  ['2+3*4=?', '14', 'order-of-operations'],
  ['20 - 12 ÷ 4', '17', 'order-of-operations'],
  ['20 minus 8 minus 2', '10', 'order-of-operations'],
  ['24 ÷ 4 ÷ 2', '3', 'order-of-operations'],
  ['2 x (3 + 4) x 5', '70', 'order-of-operations'],
  ['half of 18', '9', 'fraction-of'],
  ['What is half of eighteen?', '9', 'fraction-of'],
  ['3 quarters of 20', '15', 'fraction-of'],
  ['three fourths of 20', '15', 'fraction-of'],
  ['2/3 of 12', '8', 'fraction-of'],
  ['¾ of 8', '6', 'fraction-of'],
  ['double 15', '30', 'doubling'],
  ['twice 7', '14', 'doubling'],
  ['how many cm in 2 m', '200', 'measures'],
  ['how many minutes in 3 hours', '180', 'measures'],
  ['how many minutes are in an hour?', '60', 'measures'],
  ['how many inches are there in 5 feet', '60', 'measures'],
  ['how many meters are in 300 centimeters', '3', 'measures'],
  ['convert 2.5 kg to grams', '2500', 'measures'],
  ['4 weeks in days', '28', 'measures'],
  ['what number plus 5 is 12', '7', 'missing-numbers'],
  ['? + 5 = 12', '7', 'missing-numbers'],
  ['5 + __ = 12', '7', 'missing-numbers'],
  ['12 = 5 + ?', '7', 'missing-numbers'],
  ['what times 6 equals 42', '7', 'missing-numbers'],
  ['? ÷ 6 = 7', '42', 'missing-numbers'],
  ['42 ÷ ? = 6', '7', 'missing-numbers'],
  ['20 - ? = 13', '7', 'missing-numbers'],
  ['what do you add to 8 to make 15?', '7', 'missing-numbers'],
  ['0.3 x 0.2', '0.06', 'decimals'],
  ['1.5 + 2.25', '3.75', 'decimals'],
  ['5 - 0.75', '4.25', 'decimals'],
  ['simplify 6/8', '3/4', 'equal-fractions'],
  ['12/20 in lowest terms', '3/5', 'equal-fractions'],
  ['2 3/4 as an improper fraction', '11', 'mixed-numbers'],
  ['2¾ as an improper fraction', '11', 'mixed-numbers'],
  ['write 11/4 as a mixed number', '2 3/4', 'mixed-numbers'],
  ['square of 7', '49', 'squares'],
  ['5 squared', '25', 'squares'],
  ['what is 12²', '144', 'squares'],
  ['please can you help me with 9 squared', '81', 'squares'],
]

const notUnderstood = [
  '7 x 8',
  'what is 7 + 5',
  '3/4 + 1/8',
  '12/4 + 3 x 2',
  '8 ÷ 4/2',
  '2(3 + 4)',
  '2 + 3 x 4 = 20',
  '2 - 3 x 4',
  '7 ÷ 2 + 1 x 3',
  '1 + 2 + 3 + 4 + 5',
  'half of 7',
  'half of my class is 12',
  'half of 18 and then 3 more',
  '25% of my friends',
  '25% off 80',
  '33% of 80',
  '25% of 80 plus 5',
  'round 340 to the nearest ten',
  'round 347',
  'round 347 to the nearest prime',
  'which is bigger, an elephant or a mouse',
  'which is bigger, 3/4 or 2/3 or 1/2',
  'which is nicer, 3 or 4',
  'how many legs in 2 dogs',
  'how many inches in 2 hours',
  'how many seconds in 2 m',
  'how many grams in 3 meters',
  'how many meters in 250 cm',
  '? + 12 = 5',
  '? + ? = 12',
  '6 x ? = 43',
  'what is my name',
  'what number is 7',
  'what plus what is 12',
  '6/0 in simplest form',
  'simplify 3/4',
  'simplify 8/6',
  '3/4 as a mixed number',
  '2 5/4 as an improper fraction',
  'double trouble',
  'a square of paper',
  '7 cubed',
  'double 15 and add 3',
  '1/2 of 1/4',
  '0.3 ÷ 0.2',
  'is 7 a prime number',
  'call me at 555 1234',
  '',
  '?',
  '+ + +',
  '(((',
]

describe("a child's own question about numbers", () => {
  it.each(understood)('is understood: %s', (text, answer, family) => {
    for (const grade of [1, 4]) {
      const task = answerArithmetic(text, grade)
      expect(task).not.toBeNull()
      if (!task) continue
      taskShape.parse(task)
      expect(task).toMatchObject({ family, grade, answer: { answer } })
      expect(checkAnswer(answer, task.answer).kind).toBe('right')
      expect(task.steps.length).toBeLessThanOrEqual(grade <= 2 ? 2 : 3)
      const said = [...task.hints, ...task.mistakes.map(({ observation }) => observation), task.name]
      for (const sentence of [...said, ...(task.example?.steps ?? [])]) {
        expect(tellsAnswer(sentence, { question: task.question, task }, []), sentence).toBe(false)
      }
      for (const sentence of [...task.steps, task.explanation])
        expect(hasWrongArithmetic(sentence), sentence).toBe(false)
      for (const mistake of task.mistakes) expect(checkAnswer(mistake.answer, task.answer).kind).not.toBe('right')
    }
  })

  it.each(notUnderstood)('is left to others where it is not understood exactly: %s', (text) => {
    expect(answerArithmetic(text, 4)).toBeNull()
  })

  it('is the same question for the same words', () => {
    expect(answerArithmetic('25% of 80', 5)).toEqual(answerArithmetic('What is 25% of 80?', 5))
  })

  const small = fc.integer({ min: 2, max: 99 })

  it('is worked out in its right order, whatever the numbers', () => {
    fc.assert(
      fc.property(small, small, small, (a, b, c) => {
        expect(answerArithmetic(`${a} + ${b} x ${c}`, 5)?.answer.answer).toBe(String(a + b * c))
        expect(answerArithmetic(`(${a} + ${b}) x ${c}`, 5)?.answer.answer).toBe(String((a + b) * c))
        const less = answerArithmetic(`${a} - ${b} - ${c}`, 5)
        expect(less?.answer.answer).toBe(a - b - c >= 0 ? String(a - b - c) : undefined)
      }),
      { numRuns: 15 },
    )
  })

  it('takes a time that grows only with the length, however odd', () => {
    const bits = ['1', '(', 'x ', 'what ', '? ', '+', '= ', 'of ', 'in ', 'a', ' ', '/', '.']
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...bits), { minLength: 1, maxLength: 20 }), (odd) => {
        expect(growth((text) => answerArithmetic(text, 3), odd.join(''), 80)).toBeLessThan(3)
      }),
      { numRuns: 20 },
    )
  })
})
