import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

function talk(grade: number, ...lines: string[]) {
  const child = talkWith(grade)
  return lines.map((line) => child.say(line))
}
const last = (grade: number, ...lines: string[]) => {
  const said = talk(grade, ...lines).at(-1)
  if (!said) throw new Error('nothing was said')
  return said
}
const found = (grade: number, ...lines: string[]) => last(grade, ...lines).move.found

describe('a question about what the child told before', () => {
  it.each([
    [1, ['thats 4 teeths now', 'it was in my sandwich', 'my cousin lost 7 teeth. how many more then me'], [4, 7], '3'],
    [0, ['one two three four five six', 'bunny fell off now how many on the bed'], [6], 'five'],
    [1, ['we had 6 pokemon cards together and he gave me 4 of them so he has how many'], [6, 4], '2'],
    [1, ['i have 6 stickers', 'my sister has 9', 'how many more does she have'], [6, 9], '3'],
    [2, ['sam has 9 shells and i have 5', 'how many do we have in all'], [9], '14 shells'],
    [3, ['i need 20 box tops and i have 13. how many more do i need'], [13, 20], '7'],
    [2, ['my friend has 12 cards. he gave me 3 cards'], [12, 3], '9'],
    [1, ['i had ten balloons and three popped'], [10, 3], '7'],
    [2, ['there are 10 kids on the bus', '4 kids got off'], [10, 4], '6'],
    [0, ['i got seven crackers', 'i eated two'], [7, 2], 'five'],
    [1, ['yo comi 3 mangos de los 9 cuantos quedan'], [9, 3], 'seis'],
    [1, ['i had 8 cookies', 'i ate a cookie'], [8, 1], '7'],
    [1, ['look i have 5 fingers up', 'now i put 2 down'], [5, 2], '3'],
    [2, ['i have 5 apples if i eat 2 how many do i have'], [5, 2], '3'],
    [1, ['3 frogs and then 4 more frogs came'], [3, 4], '7'],
    [2, ['12 cupcakes. we ate 5. how many left?'], [12, 5], '7'],
  ])('%s: %s', (grade, lines, numbers, answer) => {
    const start = last(grade, ...lines)
    for (const number of numbers) expect(start.text).toMatch(new RegExp(String.raw`\b${number}\b`))
    expect(start.text).not.toMatch(new RegExp(String.raw`\b${answer.split(' ')[0]}\b`))
    expect(found(grade, ...lines, answer)).toBe('right')
  })

  it('is credited with its thing', () => {
    const monkeys = ['8 farts plus 5 farts', '13', 'now 9 and 6 but its monkeys', '9 and 1 is 10 and 5 is 15']
    expect(last(1, ...monkeys).text).toContain('15 monkeys')
    const hats = [...monkeys, 'each monkey got 1 hat but 3 monkeys lost theirs. how many still got one']
    expect(last(1, ...hats).text).toMatch(/\b15\b/)
    expect(found(1, ...hats, '14 13 12. 12 hats')).toBe('right')
  })

  it('goes through two changes one by one', () => {
    const slices = 'we had 12 slices of pizza. i ate 3 slices and my dad ate 4 slices. how many slices are left'
    expect(last(2, slices).text).not.toMatch(/\b(?:5|9)\b/)
    expect(found(2, slices, '5')).toBe('right')
  })

  it('is nobody’s wrong way round: who gives has less', () => {
    const mia = 'Mia has 14 stickers. She gives 6 to her friend. How many stickers does Mia have now?'
    expect(found(1, mia, '8')).toBe('right')
    expect(found(1, mia, '20')).toBe('wrong')
  })
})

describe('what two of them have', () => {
  it('is seen to be the same', () => {
    const cards = ['we had 6 cards together and he gave me 4 of them so he has how many', '2']
    expect(last(1, ...cards, 'so i give back 1 then its the same').text).toMatch(/\b3\b/)
    expect(last(2, 'we got 4 quarters total. so i get 2 she gets 2').text).toMatch(/\b4 quarters\b|\b2\b/)
    expect(last(2, 'me and my brother got 10 gummies. i get 6 he gets 5').text).not.toMatch(/^(?:Yes|Right|That adds)/)
  })
})

describe('what only sounds like it', () => {
  it.each([
    [2, 'i have 10 fish', 'one died yesterday im sad'],
    [4, 'my team won 4 games', 'we lost 2 games'],
    [3, 'i have 3 dogs', 'my dog ran away'],
    [2, 'i have 5 markers', 'my brother took my markers and i cried'],
    [3, 'my dad has 2 jobs', 'he left at 5'],
    [2, 'i have 10 minutes', 'my mom gave me 5 more'],
    [3, 'in my story the dragon has 3 heads', 'the knight cut off 1 head'],
    [1, 'i am 6 and my brother is 10', 'he is bigger than me'],
    [2, '52-27 is 35 but she put a X on it', 'so i take a ten from the 50 and its 40 and 12'],
    [1, 'i like cats', 'can i have 2 cakes on saturday'],
    [4, 'octopus has 8 arms', 'how many hearts does it have'],
  ])('%s: %s / %s', (grade, one, two) => {
    const { move } = last(grade, one, two)
    expect(move.lines.some((line) => 'key' in line && line.key.startsWith('told.'))).toBe(false)
    expect(move.found).toBeUndefined()
  })
})
