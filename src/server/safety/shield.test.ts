import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { growth } from '#tests/support/growth.ts'
import { casesOf } from '#tests/support/safety-cases.ts'
import { shieldPersonalData } from './shield.ts'

const family = ['Mia', 'José Luis', 'Will', '7', 'x']
/** How much of all of them is hidden is measured by evals/run.ts. */
const sampleOf = (name: string) => casesOf(name).filter((_, at) => at % 8 === 0)
const shield = (text: string) => shieldPersonalData(text, family)

describe('what a model is given', () => {
  it.each([
    ['mail me at mia.k@example.com please', 'mail me at [e-mail] please'],
    ['x at gmail dot com', '[e-mail]'],
    ['ｂｅｎ＠ｇｍａｉｌ．ｃｏｍ', '[e-mail]'],
    ['b\u200ben@gmail.com', '[e-mail]'],
    ['call 555-123-4567 now', 'call [phone] now'],
    ['(555) 123-4567', '[phone]'],
    ['+44 20 7946 0958', '[phone]'],
    ['555.123.4567', '[phone]'],
    ['5551234567', '[number]'],
    ['my phone is 5551234', 'my phone is [phone]'],
    ['my number is five five five one two three four', 'my number is [phone]'],
    ['123-45-6789', '[number]'],
    ['4111 1111 1111 1111', '[number]'],
    ['look at https://x.y/z?q=1 or www.example.com', 'look at [link] or [link]'],
    ['example.com/a and discord.gg/abc', '[link] and [link]'],
    ['I live at 42 Oak Street', 'I live at [address]'],
    ['i live at 12 maple lane apt 3', 'i live at [address]'],
    ['123 N Main St, Springfield, IL 62704', '[address]'],
    ['PO Box 123', '[address]'],
    ['my name is Ben Carter', 'my name is [name]'],
    ['my last name is Carter', 'my last name is [name]'],
    ['i go to lincoln elementary', 'i go to [school]'],
    ['my school is called Sunny Days', 'my school is called [school]'],
    ['my password is hunter2', 'my password is [password]'],
    ['add me @ben_rocks', 'add me [name]'],
    ["Mia, MIA and mia's dog", "[name], [name] and [name]'s dog"],
    ['jose luis and JOSÉ LUIS', '[name] and [name]'],
    ['Will is here. I will add 7.', '[name] is here. I will add 7.'],
  ])('says nothing about who and where: %s', (text, shielded) => {
    expect(shield(text)).toBe(shielded)
  })

  it.each([
    '1234567 + 7654321',
    '12345678 × 2 = 24691356',
    'what is 10,000,000 - 1',
    'pi is 3.14159265',
    'In 1776 and 2024',
    'Round 1234567 to the nearest thousand',
    '3/4 + 1/8 = 7/8 and 2 1/2',
    'x² + ½ = −5',
    '555 - 123',
    'one two three four five six seven eight',
    '1 2 3 4 5 6 7 8 9 10',
    '5 kids walk down the street',
    'Lea drove 40 miles this way',
    'there are 12 houses on Oak Street',
    'a 100 square has 10 rows',
    'i go to school by bus',
    'my school is big',
    'mias and familia',
    'at 9:30 on 10/12',
    'I like it.me too',
    '你好, 3 + 4',
  ])('keeps arithmetic and stories as they are: %s', (text) => {
    expect(shield(text)).toBe(text)
  })

  it('says nothing about who and where in all the ways of telling it', () => {
    const told = ['personal-data', 'private-details'].flatMap(sampleOf)
    expect(told.filter((text) => shieldPersonalData(text, []) === text)).toEqual([])
  })

  it('keeps what only looks like it', () => {
    const kept = ['not-personal', 'everyday-talk', 'look-alikes', 'near-look-alikes', 'more-fine'].flatMap(sampleOf)
    expect(kept.filter((text) => shieldPersonalData(text, []) !== text)).toEqual([])
  })

  it.each([
    ['my name is Mia', 'my name is [name]'],
    ['my teacher is Mrs. Alvarez', 'my teacher is [name]'],
    ['i play for the Riverside Tigers', 'i play for [team]'],
    ['i live at forty two oak street', 'i live at [address]'],
    ['i live next to the Walmart on 5th', 'i live [address]'],
    ['my zip code is 90210', 'my zip code is [address]'],
    ['my email is mia dot carter at gmail dot com', 'my email is [e-mail]'],
    ['my snap is coolgirl2015', 'my snap is [name]'],
    ['follow me on instagram sofia.dances', 'follow me on instagram [name]'],
    ['our garage code is 7788', 'our garage code is [password]'],
    ['my birthday is march 5 2016', 'my birthday is [birthday]'],
    ['my license plate is 7ABC123', 'my license plate is [number]'],
    ['my iban is DE89 3704 0044 0532 0130 00', 'my iban is [number]'],
    ['my ip is 192.168.1.44', 'my ip is [number]'],
    ['Sam has 5 apples and Mrs. Lee has 24 students', 'Sam has 5 apples and Mrs. Lee has 24 students'],
    ['Abraham Lincoln was born on February 12 1809', 'Abraham Lincoln was born on February 12 1809'],
  ])('puts a token in place of it alone: %s', (text, shielded) => {
    expect(shieldPersonalData(text, [])).toBe(shielded)
  })

  it('never holds an e-mail address', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.lorem({ maxCount: 4 }), (mail, words) => {
        const shielded = shield(`${words} ${mail} ${words}`)
        expect(shielded).not.toContain(mail)
        expect(shielded).not.toContain('@')
      }),
    )
  })

  it('never holds a telephone number', () => {
    const digits = (length: number) => fc.stringMatching(new RegExp(`^[2-9]\\d{${length - 1}}$`))
    const number = fc.tuple(digits(3), digits(3), fc.stringMatching(/^\d{4}$/))
    const written = fc.constantFrom<(a: string, b: string, c: string) => string>(
      (a, b, c) => `${a}-${b}-${c}`,
      (a, b, c) => `(${a}) ${b}-${c}`,
      (a, b, c) => `${a}.${b}.${c}`,
      (a, b, c) => `${a} ${b} ${c}`,
      (a, b, c) => `+1 ${a} ${b} ${c}`,
      (a, b, c) => `1-${a}-${b}-${c}`,
      (a, b, c) => `${a}${b}${c}`,
    )
    fc.assert(
      fc.property(
        number,
        written,
        fc.constantFrom('call me at', 'my phone is', 'here:', 'it is'),
        ([a, b, c], write, words) => {
          const shielded = shield(`${words} ${write(a, b, c)} ok`)
          expect(shielded).toMatch(/\[(?:phone|number)\]/)
          expect(shielded.replace(/\D/g, '').length).toBeLessThan(4)
        },
      ),
    )
  })

  it('never holds the name of the family', () => {
    const name = fc.stringMatching(/^[A-Z][a-zéñü]{3,11}$/)
    fc.assert(
      fc.property(name, fc.constantFrom('hi ', 'I am ', 'it is '), (nickname, words) => {
        const said = `${words}${nickname}, ${nickname.toUpperCase()}!`
        expect(shieldPersonalData(said, [nickname]).toLowerCase()).not.toContain(`${nickname.toLowerCase()},`)
      }),
    )
  })

  it('is made of anything, twice the same', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 3 }),
        (text, names) => {
          expect(typeof shieldPersonalData(text, names)).toBe('string')
        },
      ),
    )
    const said = shield('Mia lives at 42 Oak Street, mia@example.com, 555-123-4567')
    expect(shield(said)).toBe(said)
  })

  it.each([
    'a',
    '1',
    '1-',
    '@',
    'a@',
    'a.',
    'www.',
    'my name is aa ',
    'i live at 1 ',
    'phone 5',
    '42 Oak ',
    'CA 9',
    '(555) ',
    '!',
  ])('is made in a time that grows only with its length: %j', (bit) => {
    expect(growth(shield, bit)).toBeLessThan(3)
  })
})
