import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { growth } from '#tests/support/growth.ts'
import { numberWords } from './speech-numbers.ts'
import { isSpeakable, toSpeech } from './speech-text.ts'

type Cases = Record<string, [written: string, said: string][]>

const cases: Cases = {
  arithmetic: [
    ['7 × 8 = 56', '7 times 8 equals 56'],
    ['7x8', '7 times 8'],
    ['7 x 8', '7 times 8'],
    ['7*8 and 7 * 8', '7 times 8 and 7 times 8'],
    ['7·8', '7 times 8'],
    ['12 ÷ 4', '12 divided by 4'],
    ['12 / 4 = 3', '12 divided by 4 equals 3'],
    ['12 − 5', '12 minus 5'],
    ['12 - 5', '12 minus 5'],
    ['12-5=7', '12 minus 5 equals 7'],
    ['5 – 3 = 2', '5 minus 3 equals 2'],
    ['5-7=-2', '5 minus 7 equals minus 2'],
    ['3+4', '3 plus 4'],
    ['-12', 'minus 12'],
    ['−12', 'minus 12'],
    ['It is -5 outside.', 'It is minus 5 outside.'],
    ['5 - -3 = 8', '5 minus negative 3 equals 8'],
    ['5 − (−3)', '5 minus negative 3'],
    ['(3 + 4) × 2', '3 plus 4, times 2'],
    ['2(3+4)', '2 times, 3 plus 4'],
    ['1234 + 5', '1,234 plus 5'],
    ['y = 2x - 3', 'y equals 2x minus 3'],
    ['5 apples - 3 apples = 2 apples', '5 apples minus 3 apples equals 2 apples'],
    ['🍎🍎🍎 + 🍎🍎 = ?', '3 plus 2 equals what?'],
    ['5 ➕ 3', '5 plus 3'],
  ],
  gaps: [
    ['7 × 8 = ?', '7 times 8 equals what?'],
    ['7 × ? = 56', '7 times what equals 56'],
    ['? + 3 = 10', 'what plus 3 equals 10'],
    ['7 × 8 = ? 6 × 7 = ?', '7 times 8 equals what? 6 times 7 equals what?'],
    ['___ + 3 = 10', 'blank plus 3 equals 10'],
    ['7 × □ = 56', '7 times blank equals 56'],
    ['The ___ sat on the mat.', 'The blank sat on the mat.'],
    ['c_t', 'c blank t'],
    ['What is 7 × 8?', 'What is 7 times 8?'],
    ['Really ?', 'Really?'],
  ],
  comparisons: [
    ['5 < 7', '5 is less than 7'],
    ['7>5', '7 is greater than 5'],
    ['5 ≤ 5', '5 is less than or equal to 5'],
    ['5 >= 4', '5 is greater than or equal to 4'],
    ['2 + 2 ≠ 5', '2 plus 2 is not equal to 5'],
    ['Is 1500 > 1200?', 'Is 1,500 greater than 1,200?'],
    ['The sign > opens to the left.', 'The sign greater than opens to the left.'],
    ['Is 0.5 > 0.25? Yes!', 'Is zero point five greater than zero point two five? Yes!'],
    ['π ≈ 3.14', 'pi is about three point one four'],
  ],
  fractions: [
    ['3/4', 'three fourths'],
    ['½', 'one half'],
    ['¾ of a pizza', 'three fourths of a pizza'],
    ['3 1/2', 'three and a half'],
    ['3½', 'three and a half'],
    ['2 1/3 cups', 'two and one third cups'],
    ['5/12', 'five twelfths'],
    ['1/2 + 1/4 = 3/4', 'one half plus one fourth equals three fourths'],
    ['Add sugar, 1/2 cup', 'Add sugar, one half cup'],
    ['2/2 and 3/8 and 1/20 and 7/100', 'two halves and three eighths and one twentieth and seven hundredths'],
    ['2/21', 'two twenty-firsts'],
    ['−1/2', 'minus one half'],
    ['5/0', 'five over zero'],
    ['x/4', 'x over 4'],
    ['You got 9/10 right', 'You got 9 out of 10 right'],
  ],
  decimals: [
    ['0.5', 'zero point five'],
    ['.5', 'zero point five'],
    ['3.14', 'three point one four'],
    ['It is 2.05.', 'It is two point zero five.'],
    ['1,234.5', '1,234.5'],
    ['I have 5. You have 6.', 'I have 5. You have 6.'],
  ],
  powers: [
    ['5²', 'five squared'],
    ['x³', 'x cubed'],
    ['2^10', 'two to the power of 10'],
    ['10⁻³', 'ten to the power of minus 3'],
    ['√16 = 4', 'the square root of 16 equals 4'],
  ],
  'dates, times and telephone numbers': [
    ['10/12/2024', 'October 12, 2024'],
    ['25/12/2024', 'December 25, 2024'],
    ['2024-05-01', 'May 1, 2024'],
    ['555-1234', '555-1234'],
    ['555-123-4567', '555-123-4567'],
    ['1/2/3', '1, 2, 3'],
    ['ages 5-7', 'ages 5 to 7'],
    ['pages 10–12', 'pages 10 to 12'],
    ['grades K-5', 'grades K to 5'],
    ['3:45 pm', '3:45 pm'],
    ['3:00', "3 o'clock"],
    ['Step 1: 345 + 278', 'Step 1: 345 plus 278'],
    ['The ratio is 3:4', 'The ratio is 3 to 4'],
    ['In 1969', 'In 1969'],
  ],
  'money and units': [
    ['$3.50', '$3.50'],
    ['$0.25', '25 cents'],
    ['5¢', '5 cents'],
    ['$5 - $3 = $2', '$5 minus $3 equals $2'],
    ['10%', '10 percent'],
    ['50° and 1°', '50 degrees and 1 degree'],
    ['20°C', '20 degrees Celsius'],
    ['5 cm', '5 centimeters'],
    ['1 cm', '1 centimeter'],
    ['1/2 mi', 'one half mile'],
    ['5 cm²', '5 square centimeters'],
    ['5 m + 3 m', '5 meters plus 3 meters'],
    ['4m + 3', '4m plus 3'],
    ['2.5x', 'two point five x'],
    ['60 km/h', '60 kilometers per hour'],
    ['6 ft 2 in. tall', '6 feet 2 inches tall'],
    [`He is 5'11" tall.`, 'He is 5 feet 11 inches tall.'],
    ['17 ÷ 5 = 3 R 2', '17 divided by 5 equals 3 remainder 2'],
    ['12 R3', '12 remainder 3'],
    ['I have 3 in my bag', 'I have 3 in my bag'],
    ['2.5 kg', 'two point five kilograms'],
  ],
  markup: [
    ['**Great** _job_, *Mia*!', 'Great job, Mia!'],
    ['***very*** ~~bad~~ __good__', 'very bad good'],
    ['**7** × **8**', '7 times 8'],
    ['# Title\n- one\n- two', 'Title. one. two'],
    ['1. Add the ones\n2. Carry', '1, Add the ones. 2, Carry'],
    ['> quoted', 'quoted'],
    ['  345\n- 278\n-----\n  67', '345. minus 278. 67'],
    ['- 5 apples\n- 3 pears', '5 apples. 3 pears'],
    ['`x = 3`', 'x equals 3'],
    ['[a picture](https://example.org/a_b)', 'a picture'],
    ['See https://www.khanacademy.org/math.', 'See khanacademy dot org.'],
    ['| a | b |\n|---|---|\n| 1 | 2 |', 'a, b. 1, 2'],
    ['$\\frac{3}{4} \\times 2$', 'three fourths times 2'],
    ['<speak>Hi <break time="2s"/>you</speak>', 'Hi you'],
    ['<script>alert(1)</script>Hi <b class="x">you</b>', 'Hi you'],
    ['5 &lt; 7 &amp; more', '5 is less than 7 and more'],
  ],
  letters: [
    ['The word starts with **a**.', 'The word starts with "a".'],
    ["the letter 'b'", 'the letter "b"'],
    ['/k/ /a/ /t/', '"k" "a" "t"'],
    ['“Hi,” it’s Mia', '"Hi," it\'s Mia'],
    ['café naïve Zoë Łukasz', 'cafe naive Zoe Lukasz'],
    ['Wait… what', 'Wait, what'],
    ['Sooooooo good!!!!', 'Sooo good!'],
    ['Hmm... let us see', 'Hmm, let us see'],
    ['The point (3,4)', 'The point, 3, 4'],
    ['yes/no and/or', 'yes or no and or'],
    ['cat(s) & dogs', 'cats and dogs'],
    ['hello — there', 'hello, there'],
    ['Great 🎉👩‍🚀👍🏽🇫🇷 job!', 'Great job!'],
    ['3️⃣ ducks', '3 ducks'],
    ['１２ ｃａｔｓ', '12 cats'],
    ['1234567890123', '1 2 3 4 5 6 7 8 9 0 1 2 3'],
    ['9'.repeat(45), 'a number with 45 digits'],
    ['well-known twenty-one', 'well-known twenty-one'],
    ['Say hola: ¿Qué tal?', 'Say hola: Que tal?'],
  ],
  nothing: [
    ['🎉', ''],
    ['Привет', ''],
    ['你好', ''],
    ['...', ''],
    ['', ''],
    ['\0\u200b\ud83d', ''],
  ],
}

describe.each(Object.entries(cases))('reading %s aloud', (_what, list) => {
  it.each(list)('says %j as %j', (written, said) => {
    expect(toSpeech(written)).toBe(said)
    expect(toSpeech(said)).toBe(said)
    expect(isSpeakable(written)).toBe(said !== '')
  })
})

const pieces = [
  '3',
  '12',
  '1/2',
  '½',
  '3.5',
  '$',
  '?',
  '=',
  '+',
  '-',
  '−',
  '×',
  '÷',
  'x',
  '*',
  '_',
  '(',
  ')',
  '/',
  '<',
  '>',
  '²',
  '%',
  '°',
  ' ',
  '\n',
  'a',
  'cat',
  'cm',
  'in.',
  '.',
  ',',
  "'",
  '"',
  '🍎',
  '#',
  '`',
  '[',
  ']',
  '\\',
  '|',
]

describe('reading anything aloud', () => {
  it('gives one plain line that the voice can say, or nothing', () => {
    const anything = fc.oneof(
      fc.array(fc.constantFrom(...pieces)).map((all) => all.join('')),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(anything, (written) => {
        const said = toSpeech(written)
        expect(said).toMatch(/^([!-~]+( [!-~]+)*)?$/)
        expect(said).not.toMatch(/[*_#`<>=+%^&@~|[\]{}()\\]/)
        expect(said === '' || /[a-z0-9]/i.test(said)).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  it('keeps plain sentences as they are', () => {
    const word = fc.constantFrom('the', 'cat', 'seven', '7', "isn't", 'Mia', 'well-known', '56', '2nd')
    const sentence = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => `${words.join(' ')}.`)
    fc.assert(
      fc.property(sentence, (written) => {
        expect(toSpeech(written)).toBe(written)
      }),
    )
  })

  it('takes a time that grows only with the length, also for a text that was made to be slow', () => {
    for (const piece of [
      ...pieces,
      '<a ',
      '<script>',
      '<!--',
      '[a](',
      '**a',
      '1-',
      '1/',
      '^(',
      '1 ',
      '🍎 ',
      '- ',
      '\n> ',
      'a.',
      'a@',
      '= ',
      '?-',
      'http://',
      '1. \n',
    ]) {
      expect(growth(toSpeech, piece), piece).toBeLessThan(3)
    }
  })
})

describe('numbers in words', () => {
  it.each([
    [0, 'zero'],
    [12, 'twelve'],
    [40, 'forty'],
    [56, 'fifty-six'],
    [100, 'one hundred'],
    [999, 'nine hundred ninety-nine'],
  ])('says %i as %s', (value, said) => {
    expect(numberWords(value)).toBe(said)
  })
})
