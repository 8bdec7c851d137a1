import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

const report = [
  'i have to write a report about guinea pigs',
  'Guinea pigs are rodents. Their teeth never stop growing.',
]

/** What comes behind the lines is taken for a line of the text or not. */
const isWritten = (grade: number, ...lines: string[]) => {
  const child = talkWith(grade)
  return lines.map((line) => child.say(line).move.kind).at(-1) === 'writing'
}

describe('beside a report that is open', () => {
  it.each([
    'Waffles eats 3 carrots a day i think thats 21 in a week',
    'i did 3 3 3 3 3 3 3 on my fingers with the 7 days',
    '3 dollars minus 4 dollars you cant do that',
    'with 50 cents 12 cups would be 6 bucks. its just double',
    '1 for her 1 for me',
    'ugh they keep squeaking at me',
    'wait the bus is here',
    'Waffles peed on my paper jk',
    'could that be a simile',
    'do commas go there or semicolons',
    'my mom says dinner is ready',
  ])('no line of it: %s', (line) => expect(isWritten(3, ...report, line)).toBe(false))

  it.each([
    'They use their whiskers in the dark.',
    '5 They squeak when they are happy',
    'They eat 2 times a day.',
    'their babies are called pups',
    'they live for about 5 years',
  ])('a line of it: %s', (line) => expect(isWritten(3, ...report, line)).toBe(true))
})

it.each([
  'i think we can sell 12 cups. so that is um 4 8 12. three dollars',
  'i think we have 8 left. that is like 3 and 5 and 2. so enough',
])('who reckons argues nothing: %s', (line) => expect(isWritten(3, line)).toBe(false))

it('a poem that was given is read, and not written', () => {
  const given =
    'Ms. Lee gave us this: The fog crept in / and tucked the empty street. we have to find the figurative language'
  expect(isWritten(5, given)).toBe(false)
  expect(isWritten(5, 'The fog crept in / and tucked the sleeping, empty street / all night')).toBe(true)
})
