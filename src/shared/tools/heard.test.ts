import { describe, expect, it } from 'vitest'
import type { Expected } from '#shared/conversation.ts'
import { type HeardAs, interpretHeard } from './heard.ts'

const number: Expected = { kind: 'number' }
const fraction: Expected = { kind: 'fraction' }
const time: Expected = { kind: 'time' }
const letter: Expected = { kind: 'letter' }
const word: Expected = { kind: 'word' }
const animals: Expected = { kind: 'choice', choices: ['a spider', 'a butterfly', 'an elephant'] }
const yesNo: Expected = { kind: 'choice', choices: ['yes', 'no'] }
const numbers: Expected = { kind: 'choice', choices: ['12', '21', '13'] }

const well = (...texts: string[]): HeardAs[] => texts.map((text, at) => ({ text, confidence: at === 0 ? 0.9 : null }))

/** In short: '=6' is sure, '?13|30' is asked, '~' is sent as it is. */
function inShort(heard: readonly HeardAs[], expects: Expected | null): string {
  const result = interpretHeard(heard, expects)
  if (result.kind === 'unsure') return `?${result.options.map(({ text }) => text).join('|')}`
  return result.kind === 'sure' ? `=${result.text}` : '~'
}

const cases: [Expected, string, string][] = [
  // Numbers as they are said.
  [number, '6', '=6'],
  [number, 'six', '=6'],
  [number, 'Six.', '=6'],
  [number, 'fifty six', '=56'],
  [number, 'fifty-six', '=56'],
  [number, 'fifty-six please', '=56'],
  [number, '56', '=56'],
  [number, 'is it six', '=6'],
  [number, 'is it six?', '=6'],
  [number, 'um is it six', '=6'],
  [number, 'I think it is twelve', '=12'],
  [number, 'I think it’s twelve', '=12'],
  [number, 'the answer is twenty four', '=24'],
  [number, 'um um eleven', '=11'],
  [number, 'it equals 72', '=72'],
  [number, 'one hundred and five', '=105'],
  [number, 'a hundred', '=100'],
  [number, '1,000', '=1000'],
  [number, 'two thousand', '=2000'],
  [number, 'minus five', '=−5'],
  [number, 'three point five', '=3.5'],
  [number, 'zero', '=0'],
  [number, 'half', '=1/2'],
  [number, 'six maybe', '=6'],
  [number, 'six dollars', '=six dollars'],
  [number, 'six apples please', '=six apples'],
  [number, 'number seven', '=7'],
  // What recognisers write for numbers: always asked.
  [number, 'to', '?2'],
  [number, 'too', '?2'],
  [number, 'is it to', '?2'],
  [number, 'for', '?4'],
  [number, 'fore', '?4'],
  [number, 'ate', '?8'],
  [number, 'I think ate', '?8'],
  [number, 'won', '?1'],
  [number, 'tree', '?3'],
  [number, 'free', '?3'],
  [number, 'sex', '?6'],
  [number, 'sicks', '?6'],
  [number, 'tin', '?10'],
  [number, 'nein', '?9'],
  [number, 'oh', '?0'],
  [number, 'fife', '?5'],
  [number, 'fifty sex', '?56'],
  [number, 'twenty to', '?22'],
  [number, 'twenty for', '?24'],
  [number, 'for tea', '?40|14'],
  [number, 'six tea', '?60|16'],
  [number, 'six team', '?16|60'],
  [number, '50 6', '?56'],
  [number, 'dirty', '?30|13'],
  [number, 'firteen', '?13|30'],
  // Thirteen and thirty, and all that sound so.
  [number, 'thirteen', '?13|30'],
  [number, '13', '?13|30'],
  [number, 'thirty', '?30|13'],
  [number, 'is it thirty', '?30|13'],
  [number, 'fourteen', '?14|40'],
  [number, 'fifteen', '?15|50'],
  [number, 'fifty', '?50|15'],
  [number, 'sixteen', '?16|60'],
  [number, '60', '?60|16'],
  [number, 'seventeen', '?17|70'],
  [number, 'eighty', '?80|18'],
  [number, 'nineteen', '?19|90'],
  [number, 'one hundred thirteen', '?113|130'],
  [number, '1,300', '=1300'],
  [number, 'thirteen thousand', '?13000|30000'],
  [number, 'thirty five', '=35'],
  [number, 'twenty', '=20'],
  [number, 'twelve', '=12'],
  [number, 'thirteen dollars', '?thirteen dollars'],
  // Two numbers.
  [number, 'six or seven', '?6|7'],
  [number, 'six seven', '?6|7'],
  [number, '6 no 7', '?7|6'],
  [number, 'six six', '=six six'],
  [number, 'for six', '?4|6'],
  // No short answers.
  [number, 'hint', '~'],
  [number, 'a hint please', '~'],
  [number, 'can I have a hint', '~'],
  [number, 'I need help', '~'],
  [number, 'help me', '~'],
  [number, 'repeat', '~'],
  [number, 'say it again please', '~'],
  [number, 'stop', '~'],
  [number, "I don't know", '~'],
  [number, 'um I don’t know', '~'],
  [number, 'I do not know', '~'],
  [number, 'what', '~'],
  [number, 'why', '~'],
  [number, 'one more hint', '~'],
  [number, 'I won', '~'],
  [number, 'I like it too', '~'],
  [number, 'the tree is green', '~'],
  [number, 'I have two dogs and three cats and they all like to sleep', '~'],
  [number, 'seven times eight is fifty six', '~'],
  [number, '7 × 8 = 56', '~'],
  [number, 'because you add the tens first', '~'],
  [number, 'my brother is six years old', '~'],
  [number, 'bananas', '~'],
  [number, 'my phone number is 555 0199', '?555|199'],
  // Fractions.
  [fraction, 'three quarters', '=3/4'],
  [fraction, 'three over four', '=3/4'],
  [fraction, '3/4', '=3/4'],
  [fraction, 'a half', '=1/2'],
  [fraction, 'one half', '=1/2'],
  [fraction, 'half', '=1/2'],
  [fraction, 'one and a half', '=1 1/2'],
  [fraction, 'two thirds', '=2/3'],
  [fraction, 'is it five eighths', '=5/8'],
  [fraction, '2/4', '=2/4'],
  [fraction, 'to thirds', '?2/3'],
  [fraction, 'free quarters', '?3/4'],
  [fraction, 'one forth', '?1/4'],
  [fraction, 'tree over for', '?3/4'],
  [fraction, 'thirteen twentieths', '?13/20|30/20'],
  [fraction, 'thirteen over twenty', '?13/20|30/20'],
  [fraction, 'two', '=2'],
  // Times.
  [time, 'half past three', '=3:30'],
  [time, 'quarter to four', '=3:45'],
  [time, 'ten to four', '=3:50'],
  [time, "three o'clock", '=3:00'],
  [time, '3:45', '=3:45'],
  [time, 'it is 7:05', '=7:05'],
  [time, 'noon', '=12:00'],
  [time, 'three thirty', '?3:30|3:13'],
  [time, 'three fifteen', '?3:15|3:50'],
  [time, '3:15', '?3:15|3:50'],
  [time, 'half past for', '?4:30'],
  [time, 'half past tree', '?3:30'],
  [time, 'tree o clock', '?3:00'],
  [time, 'three or four', '?3:00|4:00'],
  [time, 'I do not know', '~'],
  // Letters.
  [letter, 'b', '=b'],
  [letter, 'B', '=b'],
  [letter, 'the letter B', '=b'],
  [letter, 'is it M', '=m'],
  [letter, 'capital T', '=t'],
  [letter, 'aitch', '=h'],
  [letter, 'double u', '=w'],
  [letter, 'double you', '=w'],
  [letter, 'zee', '=z'],
  [letter, 'bee', '?b'],
  [letter, 'I think bee', '?b'],
  [letter, 'sea', '?c'],
  [letter, 'see', '?c'],
  [letter, 'are', '?r'],
  [letter, 'why', '?y'],
  [letter, 'you', '?u'],
  [letter, 'tea', '?t'],
  [letter, 'oh', '?o'],
  [letter, 'I', '=i'],
  [letter, 'what', '~'],
  [letter, 'hint', '~'],
  [letter, 'it sounds like a snake', '~'],
  // Words.
  [word, 'cat', '=cat'],
  [word, 'the answer is photosynthesis', '=photosynthesis'],
  [word, 'ice cream', '=ice cream'],
  [word, 'stop', '~'],
  [word, 'I would like to do something else', '~'],
  // Choices.
  [animals, 'spider', '=a spider'],
  [animals, 'a spider', '=a spider'],
  [animals, 'the butterfly', '=a butterfly'],
  [animals, 'I think the butterfly', '=a butterfly'],
  [animals, 'the first one', '=a spider'],
  [animals, 'b', '=a butterfly'],
  [animals, 'the last one', '=an elephant'],
  [animals, 'bee', '?a butterfly'],
  [animals, 'elefant', '?an elephant'],
  [animals, 'the spider or the butterfly', '?a spider|a butterfly'],
  [animals, 'a dog', '~'],
  [animals, 'what is a spider', '~'],
  [animals, 'help', '~'],
  [yesNo, 'yes', '=yes'],
  [yesNo, 'no', '=no'],
  [numbers, 'twelve', '=12'],
  [numbers, 'thirteen', '?13'],
]

describe('what a child says', () => {
  it.each(cases)('where a %o is waited for, %j is read as %s', (expects, text, read) => {
    expect(inShort(well(text), expects)).toBe(read)
  })

  it('is asked for when it was not heard well, however short', () => {
    expect(inShort([{ text: 'six', confidence: 0.59 }], number)).toBe('?6')
    expect(inShort([{ text: 'six', confidence: 0.6 }], number)).toBe('=6')
    expect(inShort([{ text: 'six', confidence: null }], number)).toBe('=6')
    expect(inShort([{ text: 'bananas are yellow', confidence: 0.1 }], number)).toBe('~')
    expect(inShort([{ text: 'cat', confidence: 0.3 }], word)).toBe('?cat')
    expect(inShort([{ text: 'spider', confidence: 0.3 }], animals)).toBe('?a spider')
  })

  it('is asked for when the recogniser has two answers, and not for another spelling of the same', () => {
    expect(inShort(well('six', 'sixth', '6'), number)).toBe('=6')
    expect(inShort(well('nine', 'five'), number)).toBe('?9|5')
    expect(inShort(well('nine', 'nein'), number)).toBe('=9')
    expect(inShort(well('fix', 'six'), number)).toBe('?6')
    expect(inShort(well('b', 'd'), letter)).toBe('?b|d')
    expect(inShort(well('cat', 'cap'), word)).toBe('=cat')
    const poorly = [...well('cat', 'cap')].map(({ text }) => ({ text, confidence: 0.7 }))
    expect(inShort(poorly, word)).toBe('?cat|cap')
  })

  it('is sent as it is when nothing is waited for, or nothing was said', () => {
    expect(interpretHeard(well(' hello there '), null)).toEqual({ kind: 'free', text: 'hello there' })
    expect(interpretHeard([], number)).toEqual({ kind: 'free', text: '' })
    expect(interpretHeard(well(''), number)).toEqual({ kind: 'free', text: '' })
  })

  it('is shown as a letter is written large', () => {
    expect(interpretHeard(well('bee'), letter)).toEqual({ kind: 'unsure', options: [{ text: 'b', says: 'B' }] })
  })

  it.each([
    'thirteen',
    'thirty',
    'fourteen',
    'forty',
    'fifteen',
    'fifty',
    'sixteen',
    'sixty',
    'seventeen',
    'seventy',
    'eighteen',
    'eighty',
    'nineteen',
    'ninety',
  ])('%s is never taken for sure, however it is said', (teen) => {
    for (const said of [teen, `is it ${teen}`, `um ${teen} please`, `${teen} cents`, `a hundred ${teen}`]) {
      const { kind } = interpretHeard([{ text: said, confidence: 1 }], number)
      expect(kind, said).toBe('unsure')
    }
  })

  it('is not read differently for the choices beside it: none is preferred', () => {
    const [one, two] = ['a spider', 'a butterfly']
    const there: Expected = { kind: 'choice', choices: [one, two] }
    const back: Expected = { kind: 'choice', choices: [two, one] }
    for (const said of ['spider', 'butterfly', 'spidr', 'butterflie', 'dog', 'spider or butterfly']) {
      const sorted = (expects: Expected) => [...inShort(well(said), expects).replace('?', '').split('|')].sort()
      expect(sorted(there), said).toEqual(sorted(back))
    }
  })

  it('never takes long, however long it is', () => {
    for (const part of ['um ', 'for tea ', '1 ', 'i think ', 'a half and ']) {
      expect(inShort(well(part.repeat(5_000)), number)).toMatch(/^[~?=]/)
    }
  })
})
