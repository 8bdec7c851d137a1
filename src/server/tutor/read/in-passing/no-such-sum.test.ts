import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

const credit = /^(?:Right|Yes|You found|You worked it out|Exactly|You did|That works|You got it|Correct)\b/
const said = (grade: number, line: string) => {
  const child = talkWith(grade)
  const replies = line.split('|').map((one) => child.say(one.trim()))
  const last = replies.at(-1)
  return `${last?.text} ${last?.move.found === 'right' ? 'Right' : ''}`
}

describe('what fits by its numbers alone is never called right', () => {
  it.each([
    [5, 'the pants were 60 with 15% off so they were 45'],
    [7, 'the shoes were 80 and 20% off so they were 60'],
    [6, 'a car does 40 mph for 30 minutes so 1200 miles'],
    [6, 'we drove 60 mph for 90 minutes so 5400 miles'],
    [3, 'our garden is 6 feet by 4 feet so it has 20 square feet inside'],
    [1, 'i got 5 apples and 3 are green so i have 8 apples'],
    [2, 'i got 7 stickers and 2 of them are shiny so i got 9 stickers'],
    [3, 'one apple is 2 dollars and a melon is 5 | so 3 apples are 15'],
    [4, 'lunch is 4 dollars and the bell is at 12 so it costs 48'],
    [7, '15% tip on 40 is 6 so we paid 34 all together'],
    [3, 'it was 20 degrees yesterday and 22 today so thats 42 degrees outside'],
    [2, 'it was 5 degrees in the morning and 9 at night so 14 degrees that day'],
    [4, 'gym costs 10 dollars a month and i go 3 times so thats 30 dollars'],
  ])('grade %s: %s', (grade, line) => expect(said(grade, line)).not.toMatch(credit))
})

describe('and what its things allow still is', () => {
  it.each([
    [2, '3 of my fish are red and 2 are blue so i have 5 fish'],
    [3, '12 apples at 2 dollars each so 24 dollars'],
    [3, 'i had 20 and spent 8 so i have 12 left'],
    [2, 'i got 4 cars and my brother gave me 3 so now i got 7 cars'],
  ])('grade %s: %s', (grade, line) => expect(said(grade, line)).toMatch(credit))
})

describe('what is right by all that was told is never called wrong', () => {
  it.each([
    [3, 'i had 20 bucks, bought a book for 8 and a snack for 3. so i got 9 left'],
    [7, 'phone was 250 plus 8 percent tax so 270 in total'],
    [4, 'we had 26 cookies for 4 kids. everybody got 6 and 2 were left over'],
    [5, 'theres 3/4 of a cake left and i ate half of that. how much cake did i eat | 3/8'],
  ])('grade %s: %s', (grade, line) => {
    const child = talkWith(grade)
    expect(line.split('|').map((one) => child.say(one.trim()).move.found)).not.toContain('wrong')
  })
})
