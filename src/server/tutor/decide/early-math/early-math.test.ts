import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

/** What the tutor does with the last line of a child. */
function last(grade: number, ...lines: string[]) {
  const child = talkWith(grade)
  return lines.map((line) => child.say(line)).at(-1) ?? { text: '', move: { found: undefined, kind: '', lines: [] } }
}
const found = (grade: number, ...lines: string[]) => last(grade, ...lines).move.found
const text = (grade: number, ...lines: string[]) => last(grade, ...lines).text
const keys = (grade: number, ...lines: string[]) =>
  last(grade, ...lines).move.lines.map((line) => ('key' in line ? line.key : ''))

describe('shapes', () => {
  it.each([
    ['wat shap has 3 sids', 'shapes.draw'],
    ['which shape has no corners', 'shapes.drawRound'],
    ['how many sids do a circl hav', 'shapes.countRound'],
    ['how many corners does a hexagon have', 'shapes.count'],
    ['a sqare has 4 sids and 4 cornrs', 'shapes.right'],
    ['a sqare has 4 sids and 5 cornrs', 'shapes.look'],
    ['a circle has 1 corner', 'shapes.lookRound'],
    ['my door is a sqare', 'shapes.sameSides'],
    ['a bal is a circl rite', 'shapes.solid.sphere'],
    ['my plate is a circle', 'shapes.thing'],
  ])('%s', (line, key) => {
    expect(keys(0, line)).toContain(key)
  })

  it('are named, and what is found at their sides is confirmed', () => {
    expect(keys(0, 'what shape has 3 sides', 'triangl')).toContain('shapes.named')
    expect(keys(0, 'what shape has 3 sides', 'square')).toContain('shapes.notIt')
    expect(keys(0, 'what shape has 3 sides', 'triangle', 'it has 3 cornrs too i cowntd')).toContain('shapes.right')
    expect(keys(0, 'my door is a square', 'its talr then its wide')).toContain('shapes.unequal')
    expect(keys(0, 'my door is a square', 'its taller than its wide', 'so its a rectangl')).toContain('shapes.is')
    expect(keys(0, 'a square has 5 corners', 'no wait 4 cornrs')).toContain('shapes.right')
    expect(keys(0, 'how many sides does a circle have', 'none')).toContain('shapes.none')
  })

  it('are none where something else has sides or points', () => {
    expect(keys(0, 'my cat is a girl').join()).not.toContain('shapes.')
    expect(keys(2, 'my team has 4 points').join()).not.toContain('shapes.')
    expect(keys(0, 'there are two sides to every story').join()).not.toContain('shapes.')
  })
})

describe('facts in the words of children', () => {
  it.each([
    [0, 'six is 3 and 3', 'right'],
    [0, '5 is 4 and 2', 'wrong'],
    [1, '10 less than 30 is 20 easy', 'right'],
    [1, '2 more than 6 is 9', 'wrong'],
    [1, 'double 6 is 12', 'right'],
    [1, '3 apples and 4 apples makes 7', 'right'],
    [1, '3 apples and 4 apples makes 8', 'wrong'],
  ])('grade %i: %s', (grade, line, is) => {
    expect(found(grade, line)).toBe(is)
  })

  it('go on with other ways to make the same number', () => {
    const so = ['my papr says 5 = 3 and __', '2']
    expect(found(0, ...so)).toBe('right')
    expect(keys(0, ...so, '5 is 4 and 2', '4 and 1')).toContain('make.right')
    expect(keys(0, ...so, 'can 5 be 5 and 0')).toContain('make.zero')
    expect(keys(0, ...so, '3 and 3')).toContain('make.look')
  })

  it('are taken as steps of a way', () => {
    expect(found(1, '15-7', '15 take away 5 is 10 and 2 more is 8')).toBe('right')
    expect(
      found(
        1,
        'mia has 6 stickers. she gets some more. now she has 11. how many did she get',
        'i cownted up 7 8 9 10 11 thats 5',
      ),
    ).toBe('right')
    expect(keys(3, '24 / 6 = 4 and 6 x 4 = 24 is that a fact family')).toContain('family.yes')
    expect(keys(3, 'and 6/24=4')).toContain('family.order')
    expect(keys(1, 'can i rite 5+2=7 for that one or only 7-5')).toContain('family.both')
    expect(keys(3, '1) 3x9=27 2) 4x9=36 3) 6x9=56')).toEqual(expect.arrayContaining(['page.some', 'page.look']))
  })
})

describe('which is more', () => {
  it.each([
    [3, 'which is more 489 or 512. 489 has a 9 so its more', 'wrong'],
    [3, '3/8 or 5/8. 5/8 cuz its 5 of the same size pieces', 'right'],
    [1, 'is a half biger or a forth. i say forth cuz 4 is more', 'wrong'],
  ])('grade %i: %s', (grade, line, is) => {
    expect(found(grade, line)).toBe(is)
  })

  it('is judged with its reason', () => {
    expect(found(0, 'wat is mor 5 or 7', '7 is mor cuz it comes aftr')).toBe('right')
    expect(found(0, 'wat is mor 5 or 7', '5 is more')).toBe('wrong')
    expect(keys(3, 'wich one is more 4/6 or 4/8. i think there the same cuz 4 and 4')).toContain('compare.notSame')
    expect(keys(0, '8 is more than 3 because you count it later')).toContain('compare.right.count')
    expect(keys(1, 'how many tens in 47', '74 is the same numbers so its the same')).toContain('compare.digits')
    expect(keys(1, 'do i rite 47 > 74')).toContain('compare.signLook')
    expect(keys(1, '47 < 74')).toContain('compare.sign')
    expect(keys(0, 'i rote 41 for 14')).toContain('digits.turned')
  })

  it('leaves the idea that a bigger bottom is more to its reason', () => {
    expect(keys(3, 'which is bigger 1/3 or 1/4', 'but 4 is more than 3 tho').join()).not.toContain('compare.right')
  })
})

describe('hundreds, tens and ones', () => {
  it('are told, asked and written', () => {
    expect(keys(1, 'how many tens in 47', '4 tens and 7 ones')).toContain('tens.right')
    expect(keys(1, '36 is 6 tens and 3 ones')).toContain('tens.look')
    expect(keys(0, 'is 14 a 1 and a 4')).toContain('tens.digits')
    expect(keys(2, 'rite 306 in expanded form', '3+0+6')).toContain('expand.look')
    expect(keys(2, 'rite 306 in expanded form', '300 + 6')).toContain('expand.zero')
    expect(keys(2, 'five hundred twelve is 50012')).toContain('figures.look')
    expect(keys(2, 'four hundred six is 46')).toContain('figures.short')
    expect(keys(2, 'five hundred twelve is 512')).toContain('figures.right')
  })
})

describe('things told in one line and changed in the next', () => {
  const ducks = ['hi i hav 5 duks in my bath', 'my mom gav me 2 mor duks how many now']

  it('are counted on from', () => {
    expect(text(0, ...ducks)).toContain('5')
    expect(text(0, ...ducks)).not.toMatch(/\b7\b.*\?/)
    expect(found(0, ...ducks, '5 6 7')).toBe('right')
    expect(keys(0, ...ducks, '5 6 7', '7 duks!!!')).toContain('again.right')
    expect(found(0, ...ducks, '7', '2 duks go in the drane now its 6')).toBe('wrong')
    expect(found(0, ...ducks, '7', '2 duks go in the drane now its 6', 'oh i only tok 1 away. its 5')).toBe('right')
  })

  it('are not changed by other talk', () => {
    expect(last(0, 'i have 5 cars', 'i am 6 years old').move.kind).not.toBe('own')
    expect(last(0, 'i have 5 cars', 'my brother has 2 dogs').move.kind).not.toBe('own')
  })
})

describe('stories in few words', () => {
  it.each([
    ['24 cookies 6 kids how many each', '4'],
    ['there are 7 red fish and 5 blu fish how many more red fish', '2 more red'],
    ['tom has 5 packs of 8 cards. he gives away 12. how many left', '28 my bad'],
    ['last one. a ribon is 24 inches. jen cuts off 9 and then 6. how long is it now', '9 inches'],
    ['the graph says dogs 8 cats 5 fish 3. how many kids voted', '16'],
    ['the gum is 45 cents and i pay a dollar what do i get back', '55'],
  ])('%s', (line, answer) => {
    expect(last(3, line).move.kind).toBe('own')
    expect(found(3, line, answer)).toBe('right')
  })

  it('are helped by what a wrong way does', () => {
    expect(keys(3, '24 cookies 6 kids how many each', '18', 'i did 24-6')).toContain('did.once')
    expect(
      keys(1, 'sam has 9 apples. he gives 4 to his frend. how many are left', '13', 'i added. shud i minus'),
    ).toContain('sign.yes')
    expect(
      found(3, 'the graph says dogs 8 cats 5 fish 3. how many kids voted', '16', 'how many more dogs than fish. 11'),
    ).toBe('wrong')
  })
})

describe('clocks, coins and units', () => {
  it('of the clock', () => {
    expect(keys(2, 'the big hand is on the 4 what do i do')).toContain('hands.fives')
    expect(keys(2, 'the big hand is on the 4 what do i do', '5 10 15 20. 20 minits')).toContain('hands.minutes')
    expect(keys(2, 'the big hand is on the 4', '20 minutes', 'and the little hand is a bit after 7 so 7:20')).toContain(
      'hands.right',
    )
    expect(keys(2, 'is that am or pm')).toContain('hands.ampm')
    expect(keys(2, 'the worksheet says eating brekfast so am')).toContain('hands.half')
    expect(found(2, 'big hand on the 9 little hand almost on 3. i say 3:45')).toBe('wrong')
    const movie = ['movie starts 3:40 and ends 5:15 how long']
    expect(keys(3, ...movie)).toContain('elapsed.jump')
    expect(keys(3, ...movie, '3:40 to 4 is 20. 4 to 5 is 1 hr')).toContain('elapsed.hops')
    expect(keys(3, ...movie, '1 hr 35 min')).toContain('elapsed.right')
    expect(keys(3, ...movie, '1 hr 45 min')).toContain('elapsed.look')
  })

  it('of coins', () => {
    expect(keys(2, 'a dime is smaller then a nickel so its less')).toContain('coins.size')
    expect(keys(2, 'oh yeah dime is 10 nikel is 5')).toContain('coins.worthRight')
    expect(keys(2, 'a quarter is 20 cents')).toContain('coins.worthLook')
    expect(keys(2, 'do i rite .63 or 63c')).toContain('coins.written')
    expect(keys(2, 'so i hav 2 dollars and 63 cents i rite $2.63')).toContain('coins.dollars')
    expect(keys(2, 'what coins make 55 cents', '2 quarters and a nickel')).toContain('coins.found')
    expect(keys(2, 'what coins make 55 cents', '2 quarters and a dime')).toContain('coins.over')
  })

  it('of units', () => {
    expect(keys(2, 'is 50 min more than a hour')).toContain('units.holds')
    expect(keys(2, 'is 50 min more than a hour', 'its less')).toContain('units.found')
    expect(
      keys(2, 'is it more inches or more centimeters for the same pencil', 'more cm bc they are littler'),
    ).toContain('units.moreWhy')
    expect(keys(3, 'is a bottle of water 1 liter or 1 ml', '1 liter')).toContain('units.chosen')
  })
})

describe('parts of a whole', () => {
  it('are drawn and judged', () => {
    expect(keys(3, 'ok 2/4 and 1/2 are they the same')).toContain('fractions.draw')
    expect(keys(3, '2/4 and 1/2 are they the same', 'i drew it and they end at the same spot')).toContain(
      'fractions.same',
    )
    expect(keys(3, 'is 4/4 just 1')).toContain('fractions.whole')
    const line = 'where does 3/4 go on the number line from 0 to 1'
    expect(keys(3, line)).toContain('fractions.line')
    expect(keys(3, line, 'i made 4 lines in betwen 0 and 1 and it goes on the 3rd one')).toContain('fractions.spaces')
    expect(keys(3, line, 'oh shoot i need 3 lines. then its the 3rd line')).toContain('fractions.placed')
    expect(keys(1, 'we had pizza it was cut in 4', 'i ate 2 so thats a half')).toContain('pieces.right')
    expect(keys(1, 'we had pizza it was cut in 4', 'my sister got 1 big piece she says its a forth to')).toContain(
      'pieces.mustMatch',
    )
  })

  it('are two others where two others are named', () => {
    const drawn = ['2/4 and 1/2 are they the same', 'they end at the same spot']
    expect(found(3, ...drawn, '3/8 or 5/8. 5/8 cuz its 5 of the same size pieces')).toBe('right')
  })

  it('are said at the end of what was seen', () => {
    expect(found(3, 'what is bigger 1/3 or 1/6', 'wait so if u cut more the pieces get small. 1/3')).toBe('right')
    expect(found(3, 'what is bigger 1/3 or 1/6', 'is it 1/3 or 1/6')).not.toBe('right')
  })
})

describe('beside a sum', () => {
  it('what is asked is met', () => {
    expect(keys(1, '8+5', '13', 'ok next one 5+8. do i have to do it all over')).toContain('turned.look')
    expect(keys(3, '500-236 theres zeros how do i borrow')).toContain('zeros.both')
    expect(keys(3, '500-236', '499-235 is the same thing my mom showed me. 264')).toContain('gap.same')
    expect(keys(3, 'round 348 to the nearest hundred', 'cuz 48 rounds to 50 and then 350 rounds to 400')).toContain(
      'round.once',
    )
    expect(keys(2, '52-27', 'so i cross out the 5 make it a 4 and the 2 is 12')).toContain('ten.opened')
    expect(keys(2, '52-27', '25', 'how do i no for sure')).toContain('sure.check')
    expect(keys(3, 'there are 5 rows of 8 chairs is that 5x8 or 8x5')).toContain('times.order')
    expect(found(3, '8x6 i got 48 my friend got 46')).toBe('right')
  })
})

describe('more of what young children say', () => {
  it('of places and numbers', () => {
    expect(keys(1, '7 tens is 70')).toContain('place.right')
    expect(keys(1, '70 is 7 ones')).toContain('place.look')
    expect(keys(2, '346 has 3 hundreds 4 tens and 6 ones')).toContain('tens.hundreds')
    expect(keys(2, '346 has 3 hundreds 4 tens and 6 ones', 'the 4 is worth 4')).toContain('expand.look')
    expect(keys(2, 'is 14 odd or even', 'even', 'is 23 even cuz it has a 2', 'odd')).toContain('parity.right')
    expect(keys(2, 'skip count by 5s 5 10 15 25 30')).toContain('count.upTo')
  })

  it('of an answer with its reason', () => {
    expect(found(1, '56 or 65 which one is less', '56 cuz 5 tens is less than 6 tens')).toBe('right')
    expect(found(0, 'is 4 less than 5', 'yes cuz 4 comes before 5')).toBe('right')
    expect(found(3, '6 x 8', '6x4 is 24 so double 48')).toBe('right')
    expect(found(3, '56 / 7', '7x8=56 so 8')).toBe('right')
  })

  it('of gaps and stories', () => {
    expect(found(1, '8 = 3 + ?', '4')).toBe('wrong')
    expect(found(1, '8 = 3 + ?', '5')).toBe('right')
    expect(found(1, 'ben had 12 marbles he lost some now he has 7 how many did he lose', '5')).toBe('right')
    expect(found(2, 'a pencil is 15 cm and a crayon is 9 cm how much longer is the pencil', '24')).toBe('wrong')
    expect(found(1, '9 birds. 4 more than the dogs. how many dogs', '13')).not.toBe('right')
  })

  it('of the time', () => {
    expect(keys(1, 'half past 8 is 8:30')).toContain('hands.spoken')
    expect(keys(1, 'half past 8 is 8:15')).toContain('hands.spokenHalf')
  })
})
