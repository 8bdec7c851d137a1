import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import misconceptions from '#content/misconceptions.json'
import { skillGraph } from '#server/cards/skills.ts'
import { faultsOfItem } from '#server/curriculum/lint.ts'
import { checkAnswer } from '#shared/answers/check-answer.ts'
import { growth } from '#tests/support/growth.ts'
import { storedItem } from '../state.ts'
import { askedIn } from './asked.ts'

const understood: readonly (readonly [text: string, key: string, skill: string])[] = [
  ['what is 25% of 80', '20', 'math.percents'],
  ['whats 30 percent of 50?', '15', 'math.percents'],
  ['what is twenty five persent of eighty', '20', 'math.percents'],
  ['7% of 300', '21', 'math.percents'],
  ['15% of 60', '9', 'math.percents'],
  ['100% of 45', '45', 'math.percents'],
  ['i need help with 75 percent of 12', '9', 'math.percents'],
  ['round 347 to the nearest ten', '350', 'math.round-tens-hundreds'],
  ['Round 347 to the nearest 100.', '300', 'math.round-tens-hundreds'],
  ['how do i round 347 to the nearest hundred', '300', 'math.round-tens-hundreds'],
  ['whats 3.46 rounded to the nearest tenth', '3.5', 'math.round-decimals'],
  ['round 3.5 to the nearest whole number', '4', 'math.round-decimals'],
  ['round 12,499 to the nearest thousand', '12,000', 'math.round-any-place'],
  ['rond 68 to the neerest tens', '70', 'math.round-tens-hundreds'],
  ['round 340 to the nearest ten', '340', 'math.round-tens-hundreds'],
  ['my homework says round 4,281 to the nearest ten thousand', '0', 'math.round-any-place'],
  ['3.40 rounded to the nearest tenth', '3.4', 'math.round-decimals'],
  ['which is bigger, 3/4 or 2/3', '3/4', 'math.compare-fractions'],
  ['wich is biger 3/4 or 1/4', '3/4', 'math.compare-fractions-like'],
  ['is 1/3 bigger than 1/2', '1/2', 'math.compare-fractions-like'],
  ['which is smaller 0.45 or 0.5?', '0.45', 'math.compare-decimals'],
  ['which one is bigger .45 or .5', '0.5', 'math.compare-decimals'],
  ['which number is greater: 34 or 43', '43', 'math.compare-within-100'],
  ['whats bigger 6 or 9', '9', 'math.compare-within-10'],
  ['what is more, 1,204 or 1,240?', '1,240', 'math.large-numbers'],
  ['is seven or nine bigger', '9', 'math.compare-within-10'],
  ['which is bigger 1/2 or 2/4', '=', 'math.compare-fractions'],
  ['which is bigger 0.5 or 3/4', '3/4', 'math.compare-fractions'],
  ['compare 0.5 and 0.50', '=', 'math.compare-decimals'],
  ['compare 5/8 and 2/3', '<', 'math.compare-fractions'],
  ['compare 56 and 65', '<', 'math.compare-within-100'],
  ['how many inches are in 3 feet', '36', 'math.convert-customary'],
  ['how many inches in 3 ft', '36', 'math.convert-customary'],
  ['how many inches in a foot', '12', 'math.convert-customary'],
  ['how many cm in 2 m', '200', 'math.convert-metric'],
  ['how many minutes in 3 hours', '180', 'math.convert-customary'],
  ['how many minits are in an hour?', '60', 'math.convert-customary'],
  ['how many minutes is 2 hours and 15 minutes', '135', 'math.convert-customary'],
  ['how many inches are there in five feet', '60', 'math.convert-customary'],
  ['how many inches is 5 feet 3 inches', '63', 'math.convert-customary'],
  ['how many meters are in 300 centimeters', '3', 'math.convert-two-steps'],
  ['36 inches in feet', '3', 'math.convert-two-steps'],
  ['convert 2.5 kg to grams', '2,500', 'math.convert-metric'],
  ['4 weeks in days', '28', 'math.convert-customary'],
  ['how many pounds is 32 oz', '2', 'math.convert-two-steps'],
  ['how many cups in 2 quarts', '8', 'math.convert-customary'],
  ['how many ounces in a pound', '16', 'math.convert-customary'],
  ['how many months in 2 years', '24', 'math.convert-customary'],
  ['how many inches in 2 yards', '72', 'math.convert-two-steps'],
  ['how many seconds in 1 hour', '3,600', 'math.convert-two-steps'],
  ['90 minutes is how many hours', '1.5', 'math.convert-two-steps'],
  ['how many cents in 3 dollars', '300', 'math.count-coins'],
  ['how many cents is $4 and 25 cents', '425', 'math.count-coins'],
  ['how many quarters are in a dollar', '4', 'math.count-coins'],
  ['how many dimes in 2 dollars', '20', 'math.count-coins'],
  ['500 cents in dollars', '5', 'math.count-coins'],
  ['? + 4 = 9', '5', 'math.missing-addend'],
  ['what times 6 is 42', '7', 'math.missing-factor'],
  ['5 + blank = 12', '7', 'math.missing-addend'],
  ['5 + __ = 12', '7', 'math.missing-addend'],
  ['12 = 5 + ?', '7', 'math.missing-addend'],
  ['what number plus 5 is 12', '7', 'math.missing-addend'],
  ['how many more to make 10 if i have 7', '3', 'math.make-ten'],
  ['7 how many more to make 10', '3', 'math.make-ten'],
  ['how many more does 6 need to make 10', '4', 'math.make-ten'],
  ['what do you add to 8 to make 15?', '7', 'math.missing-addend'],
  ['? ÷ 6 = 7', '42', 'math.missing-factor'],
  ['42 ÷ ? = 6', '7', 'math.missing-factor'],
  ['6 x ? = 42', '7', 'math.missing-factor'],
  ['6 x _ = 42', '7', 'math.missing-factor'],
  ['20 - ? = 13', '7', 'math.missing-addend'],
  ['? - 4 = 5', '9', 'math.missing-addend'],
  ['x + 4 = 9', '5', 'math.missing-addend'],
  ['3x = 12', '4', 'math.missing-factor'],
  ['47 + ? = 85', '38', 'math.missing-addend'],
  ['how many more from 18 to 25', '7', 'math.missing-addend'],
  ['15 x ? = 300', '20', 'math.missing-factor'],
  ['simplify 6/8', '3/4', 'math.simplest-form'],
  ['12/20 in lowest terms', '3/5', 'math.simplest-form'],
  ['what is 10/12 in simplest form', '5/6', 'math.simplest-form'],
  ['simplify 3/4', '3/4', 'math.simplest-form'],
  ['put 8/4 in simplest form', '2', 'math.simplest-form'],
  ['1/2 = ?/4', '2', 'math.equal-fractions'],
  ['2/3 = _/6', '4', 'math.equal-fractions'],
  ['3/4 = 6/?', '8', 'math.equal-fractions'],
  ['3/5 = ?/20', '12', 'math.make-equal-fractions'],
  ['how many eighths are in 3/4', '6', 'math.equal-fractions'],
  ['one half equals how many fourths', '2', 'math.equal-fractions'],
  ['what fraction is equal to 2/4', '1/2', 'math.equal-fractions'],
  ['2 3/4 as an improper fraction', '11/4', 'math.mixed-numbers'],
  ['2¾ as an improper fraction', '11/4', 'math.mixed-numbers'],
  ['write 11/4 as a mixed number', '2 3/4', 'math.mixed-numbers'],
  ['turn 7/2 into a mixed number', '3 1/2', 'math.mixed-numbers'],
  ['8/4 as a mixed number', '2', 'math.mixed-numbers'],
  ['5 squared', '25', 'math.multiply-facts-to-10'],
  ['what is the square of 7', '49', 'math.multiply-facts-to-10'],
  ['what is 12²', '144', 'math.multiply-facts-to-10'],
  ['5^2', '25', 'math.multiply-facts-to-10'],
  ['double 6', '12', 'math.doubles'],
  ['what is double 15', '30', 'math.doubles'],
  ['twice 34', '68', 'math.doubles'],
  ['half of 12', '6', 'math.doubles'],
  ['whats haf of eighteen', '9', 'math.doubles'],
  ['half of 50', '25', 'math.fraction-of-number'],
  ['what is 2/3 of 12', '8', 'math.fraction-of-number'],
  ['three forths of 20', '15', 'math.fraction-of-number'],
  ['a third of 9', '3', 'math.fraction-of-number'],
  ['put 3 9 5 in order', '3, 5, 9', 'math.compare-within-100'],
  ['order 34, 12, 43 from least to greatest', '12, 34, 43', 'math.compare-within-100'],
  ['put these in order from biggest to smallest 7 12 3', '12, 7, 3', 'math.compare-within-100'],
  ['order 1/2 1/3 and 1/4 least to greatest', '1/4, 1/3, 1/2', 'math.compare-fractions'],
  ['0.5, 0.45, 0.6 from least to greatest', '0.45, 0.5, 0.6', 'math.compare-decimals'],
  ['2 4 6 8 _', '10', 'math.skip-count-2'],
  ['what comes next 5, 10, 15, 20', '25', 'math.skip-count-5-10'],
  ['3 6 9 12 what comes next', '15', 'math.growing-patterns'],
  ['2, 4, _, 8', '6', 'math.skip-count-2'],
  ['1, 2, 4, 8, ?', '16', 'math.number-patterns'],
  ['40 33 26 19 ...', '12', 'math.number-patterns'],
  ['100,200,300,___', '400', 'math.skip-count-100'],
  ['what comes after 19', '20', 'math.count-to-20'],
  ['what number comes before 40', '39', 'math.count-to-100'],
  ['whats between 5 and 7', '6', 'math.number-order-10'],
  ['what comes after 99', '100', 'math.count-to-100'],
  ['what comes after one hundred nine', '110', 'math.count-to-120'],
  ['count by 5s', '25', 'math.skip-count-5-10'],
  ['can you help me count by twos', '10', 'math.skip-count-2'],
  ['count by 10 from 30', '70', 'math.skip-count-5-10'],
  ['is 7 even or odd', 'odd', 'math.even-odd'],
  ['is 12 odd', 'even', 'math.even-odd'],
  ['is 346 even', 'even', 'math.even-odd'],
  ['value of the 7 in 472', '70', 'math.place-value-hundreds'],
  ['what is the value of 4 in 46?', '40', 'math.tens-and-ones'],
  ['what is the 3 worth in 3,512', '3,000', 'math.large-numbers'],
  ['what digit is in the tens place of 472', '7', 'math.place-value-hundreds'],
  ['what is the hundreds digit in 5,831', '8', 'math.large-numbers'],
  ['how many tens in 60', '6', 'math.tens-and-ones'],
  ['how many tens are in 120', '12', 'math.place-value-hundreds'],
  ['how many hundreds in 700', '7', 'math.place-value-hundreds'],
  ['what is 10 more than 34', '44', 'math.ten-more-ten-less'],
  ['whats ten less than fifty', '40', 'math.ten-more-ten-less'],
  ['100 more than 250', '350', 'math.hundred-more-hundred-less'],
  ['10 more than 95', '105', 'math.add-within-1000'],
  ['5 more than 8', '13', 'math.add-within-20'],
  ['3 less than 10', '7', 'math.subtract-within-10'],
  ['what time is it half an hour after 3:15', '3:45', 'math.time-elapsed'],
  ['20 minutes after 2:50', '3:10', 'math.time-elapsed'],
  ['what time is it 2 hours after 3:15', '5:15', 'math.time-elapsed'],
  ['what time was it 20 minutes before 4:00', '3:40', 'math.time-elapsed'],
  ["it's 3:15 what time will it be in 30 minutes", '3:45', 'math.time-elapsed'],
  ['what time is 30 minutes after 3:30', '4:00', 'math.time-elapsed'],
  ["an hour after 4 o'clock", '5:00', 'math.time-elapsed'],
  ['how many minutes from 3:15 to 3:50', '35', 'math.time-elapsed'],
  ['how long is it from 2:00 to 5:00', '3', 'math.time-elapsed'],
  ['is 9 prime', 'composite', 'math.prime-numbers'],
  ['is seventeen a prime number', 'prime', 'math.prime-numbers'],
  ['is 51 prime or composite', 'composite', 'math.prime-numbers'],
  ['perimeter of a 5 by 3 rectangle', '16', 'math.perimeter'],
  ['what is the area of a rectangle that is 6 cm by 4 cm', '24', 'math.area-rectangles'],
  ['area of a square with sides 5', '25', 'math.area-rectangles'],
  ['perimeter of a square with side 5 inches', '20', 'math.perimeter'],
  ['a rectangle is 8 feet long and 3 feet wide what is the perimeter', '22', 'math.perimeter'],
  ['find the perimeter of a triangle with sides 3, 4 and 5', '12', 'math.perimeter'],
  ['whats the average of 4, 6 and 8', '6', 'own.average'],
  ['average of 3 and 6', '4.5', 'own.average'],
]

const left: readonly string[] = [
  '7 x 8',
  'what is 7 + 5',
  '3/4 + 1/8',
  '5 + 4 = ?',
  'half of my class is 12',
  'half of 18 and then 3 more',
  '25% of my friends',
  '25% off 80',
  '25% of 80 plus 5',
  'round 347',
  'round 347 to the nearest prime',
  'which is bigger, an elephant or a mouse',
  'which is bigger, 3/4 or 2/3 or 1/2',
  'which is nicer, 3 or 4',
  'how many legs in 2 dogs',
  'how many inches in 2 hours',
  'how many seconds in 2 m',
  'how many meters in 250 inches',
  '? + 12 = 5',
  '? + ? = 12',
  '6 x ? = 43',
  'what is my name',
  'what number is 7',
  'what plus what is 12',
  '6/0 in simplest form',
  '2 5/4 as an improper fraction',
  'double trouble',
  'double 15 and add 3',
  'a square of paper',
  '5 6 7',
  '2, 4, 6',
  'i am 7 and my brother is 3',
  'i have 2 dogs and 1 cat',
  'i got 25% on my test and 80 on the other',
  'after 3 i go home',
  'what comes after that',
  'is it 6 or 9',
  '6 or 9',
  'my birthday is after 19 days',
  'i went to bed at 9:30',
  "it's 3:15",
  'the value of friendship is 10',
  '1 3 2 7 ?',
  'is 5 a good number',
  'call me at 555 1234',
  '',
  '?',
  '+ + +',
  '(((',
]

const graph = skillGraph()
const registered = new Set(misconceptions.map((one) => one.id))

describe("a child's own question about numbers", () => {
  it.each(understood)('is understood: %s', (text, key, skill) => {
    const item = askedIn(text)
    expect(item).toMatchObject({ skill, answer: { answer: key } })
    if (!item) return
    expect(storedItem.parse(item)).toEqual(item)
    expect(checkAnswer(key, item.answer).kind).toBe('right')
    const faults = faultsOfItem(item, graph.get(item.skill)?.grade ?? 5)
    // Between two there is only one wrong one.
    expect(faults.filter((fault) => !/^only \d wrong answers/.test(fault))).toEqual([])
    expect(item.distractors.filter((one) => !registered.has(one.misconception))).toEqual([])
    if (item.answer.form !== 'choice' && item.answer.form !== 'compare')
      expect(item.distractors.length).toBeGreaterThanOrEqual(2)
  })

  it.each(left)('is left to others where it is not understood exactly: %s', (text) => {
    expect(askedIn(text)).toBeNull()
  })

  it('is the same question for the same words', () => {
    expect(askedIn('25% of 80')).toEqual(askedIn('What is 25% of 80?'))
  })

  const small = fc.integer({ min: 2, max: 99 })

  it('is worked out right, whatever the numbers', () => {
    fc.assert(
      fc.property(small, small, (a, b) => {
        expect(askedIn(`? + ${a} = ${a + b}`)?.answer.answer).toBe(String(b))
        expect(askedIn(`${a} x ? = ${a * b}`)?.answer.answer).toBe(String(b))
        expect(askedIn(`how many inches in ${a} feet`)?.answer.answer).toBe((12 * a).toLocaleString('en-US'))
        expect(askedIn(`which is bigger ${a} or ${a + b}`)?.answer.answer).toBe(String(a + b))
        expect(askedIn(`perimeter of a ${a} by ${b} rectangle`)?.answer.answer).toBe(String(2 * (a + b)))
      }),
      { numRuns: 15 },
    )
  })

  it('takes a time that grows only with the length, however odd', () => {
    const bits = [
      '1',
      '(',
      'x ',
      'what ',
      '? ',
      '+',
      '= ',
      'of ',
      'in ',
      'a',
      ' ',
      '/',
      '.',
      'comes next ',
      'more than ',
      '2 4 6 ',
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...bits), { minLength: 1, maxLength: 20 }), (odd) => {
        expect(growth((text) => askedIn(text), odd.join(''), 80)).toBeLessThan(3)
      }),
      { numRuns: 20 },
    )
  })
})
