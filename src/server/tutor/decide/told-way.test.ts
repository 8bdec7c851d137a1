import { describe, expect, it } from 'vitest'
import { toldWay } from '#server/tutor/read/told-way/told-way.ts'
import { talkWith } from '#tests/support/tutor-talk.ts'

const wayOf = (...lines: string[]) => toldWay(lines.at(-1) ?? '', lines.slice(0, -1))

describe('a right result that is told in talk', () => {
  it.each([
    [['my room is 12 by 9 so thats 108 square feet'], '12 × 9 = 108 square feet'],
    [['the deck is 20 by 15 so 300', 'minus the hot tub which is 6 by 6. so 264'], '300 − 36 = 264'],
    [['its a hexagon. 6 sides 4 inches each = 24 inches'], '6 × 4 = 24 inches'],
    [['90 pencils at 6 tables is 15 each'], '90 ÷ 6 = 15'],
    [['62 eggs in cartons of 12. 5 full and 2 left'], '62 eggs ÷ 12 is 5, with 2 left'],
    [['i made 7 out of 10. seven tenths'], '7 out of 10 is 7/10'],
    [['we won 6 out of 12. half'], '6 out of 12 is 1/2'],
    [['all 5 kids split 32 grapes. 6 each and 2 left'], '32 grapes ÷ 5 is 6, with 2 left'],
    [['if its 12 squares and half is blue thats 6 twelfths'], '6, and that.s 6/12'],
    [['we have 45 shoes so its 22 pairs and 1 lonely one'], '45 shoes make 22 pairs, with 1 left'],
    [['i counted 40 eggs', '3 dozen and 4 left over'], '40 eggs make 3 dozen, with 4 left'],
    [['i had 10 ones and 3 fives so thats 25 dollars'], '25'],
    [['2 quarters and 3 dimes is 80 cents'], '2 quarters and 3 dimes make 80 cents'],
    [['4 dollars is 40 dimes'], '\\$4 is 40 dimes'],
    [['90 minutes is 1 hour and 30'], '90 minutes is 1 hour and 30 minutes'],
    [['3 weeks thats 21 days'], '3 weeks is 21 days'],
    [['half of 18 is 9 so yeah'], 'half of 18 is 9'],
    [['if 3/4 of the 40 cards is pokemon its 30'], '3/4 of 40 cards is 30'],
    [['4 eighths which is 1 half'], '4/8 = 1/2'],
    [['so 8:20 plus 3 hours is 11:20 and then 25 more is 11:45'], '3 hours and 25 minutes after 8:20 is 11:45'],
    [['the show starts at 6:40 and is 50 minutes long', '7:30. thats late'], '50 minutes after 6:40 is 7:30'],
    [['7 plus 6. 13!!'], '7 \\+ 6 = 13'],
    [['15 take away 8. umm 7'], '15 − 8 = 7'],
    [['we go 3 miles every day', 'thats 5 days so 15 miles'], '3 × 5 = 15 miles'],
    [['whats 48 divided by 6 kids', 'wait theres 8 of us. 6'], '48 ÷ 8 = 6'],
    [['our yard is 30 wide and 50 long so whats the area', '1500 square feet'], '30 × 50 = 1500 square feet'],
    [['how many cookies is 6 cookies on each tray and we have 4 trays', '24 cookies'], '6 × 4 = 24 cookies'],
    [['cut in 6 slices', 'i ate two', 'thats 2 sixths'], '2 of 6 is 2/6'],
    [['if he sells a ticket for 5 dollars and 9 people come thats 45 dollars'], '5 × 9 = \\$45'],
    [['3000 miles. at like 25 miles a day. so 120 days'], '3000 ÷ 25 = 120 days'],
    [['100 divided by 8 is 12 and some'], '100 ÷ 8 is about 12'],
    [['range is 45-9 = 36'], '45 − 9 = 36'],
    [['2 cones each and i have 9 so its four kids and one left over'], '9 ÷ 2 is 4 kids, with 1 left'],
    [['there was 5 of them and then 3 more and then 2 more so 10'], '5 \\+ 3 \\+ 2 = 10'],
    [['a pack is 8 dollars', 'i want 6 of em so 48 dollars'], '8 × 6 = \\$48'],
    [['5 tickets at 12 dollars so thats 60 dollars'], '5 × 12 = \\$60'],
    [['4 bags of 25 is 100'], '4 × 25 = 100'],
    [['30 quarters is 7 dollars and 50 cents'], '30 quarters is'],
    [['an ace is 4 out of 52 so 1/13'], '4 out of 52 is 1/13'],
    [['six piles of ten and four left over so thats sixty four'], '6 × 10 \\+ 4 = 64'],
    [['the trailer is 936 square feet', 'me and mommy and my sister and papaw so its 234 each'], '936 ÷ 4 = 234'],
    [['ok 99', 'the closet is extra so plus 10 is 109'], '99 \\+ 10 = 109'],
    [['ok 126 up and 126 down is 252. twice a day is 504'], '252 × 2 = 504'],
    [['the bike is 240 and i have 90. thats 37.5 percent'], '90 out of 240 is 37.5%'],
    [['12 times 25 is... 4 is a dollar so 3 dollars'], '300 cents'],
    [['2:3 = 8:?', '12'], '2:3 is the same as 8:12'],
    [['30 divided by 4 is 7 remainder 2', 'oh you need 8 vans cause you cant leave 2 kids'], '8 vans'],
    [['percent full = 706/1300 = 54%'], '706/1300 is about 54%'],
    [['one is 5x9 and the other is 4x3. 45 and 12 = 57'], '45 \\+ 12 = 57'],
    [['she drove 55 miles an hour for 3 hours so its 165 miles'], '55 × 3 = 165 miles'],
  ])('%s', (lines, way) => {
    expect(wayOf(...lines)).toMatch(new RegExp(way))
  })
})

describe('numbers that look like a result and are none', () => {
  it.each([
    [['my room is 12 by 9 so thats 21']],
    [['my room is 12 by 9 so thats 118 square feet']],
    [['90 pencils at 6 tables is 16 each']],
    [['62 eggs in cartons of 12. 5 full and 3 left']],
    [['all 5 kids split 32 grapes. 6 each and 1 left']],
    [['i made 7 out of 10. seven ninths']],
    [['we won 6 out of 13. half']],
    [['45 shoes so its 21 pairs and 1 lonely one']],
    [['2 quarters and 3 dimes is 75 cents']],
    [['4 dollars is 44 dimes']],
    [['90 minutes is 1 hour and 20']],
    [['3 weeks thats 24 days']],
    [['half of 18 is 8']],
    [['4 eighths which is 1 third']],
    [['so 8:20 plus 3 hours is 11:20 and then 25 more is 11:55']],
    [['the show starts at 6:40 and is 50 minutes long', '7:40. thats late']],
    [['i go at 7:30 and come home at 9:30 is it 2 hours']],
    [['7 plus 6. 14!!']],
    [['15 take away 8. umm 8']],
    [['im 7 and my brother is 3 so 21 dogs']],
    [['we live at 5 oak street and he lives at 6 so 30 kids come']],
    [['i did 5-2=3 and 7-2=5 so 35']],
    [['so i borrow. 12 minus 7 is 5 and then 5 minus 2 is 3. its 45']],
    [['8 slices and 3 are left', 'so 3 eighths are eaten']],
    [['my team has 12 kids and we won 5 times. so 60 goals']],
    [['i have 2 cats and my aunt has 3 dogs so 6 birds']],
    [['-3 times -4 is 12']],
    [['9 times 7 is not 63']],
    [['i said 9 times 7 is 63 but she marked it wrong']],
    [['my sister is 9 and i am 12. so 3 candles fell']],
    [['page 12 and page 5. so 60 pages']],
    [['he is 6 feet tall and i am 4 so 24 people laughed']],
    [['level 10 and i got 5 lives. so 50 coins']],
    [['5 kids and 4 chairs. 20']],
    [['4 packs of 6 and i give away 5. thats 24 left']],
    [['there was 40 and 8 popped. so 5 cups']],
    [['we had 12 eggs and used 4. so 3 cakes']],
    [['30 kids and 2 teachers so 15 buses']],
    [['4 and a half feet in inches. 12 x 4 = 48 plus half is 48.5']],
    [['1 of 4 is mine and 2 of 4 is his. so 3/8']],
    [['the bike is 240 and i have 90. thats 35 percent']],
    [['six piles of ten and four left over so thats sixty five']],
    [['me and mommy and my sister share 936 so its 234 each']],
    [['2:3 = 8:?', '11']],
    [['number 3 is 5+9 so 14']],
    [['what percent = 706/1300 = 64%']],
    [['its 12 by 9 so the perimeter is 108']],
    [['lcm of 6 and 9 is 54']],
    [['its 40 by 25 so 1000 feet of fence']],
    [['20% off then 10% off is 30% off']],
    [['4 bags of 5. 20 minutes later we left']],
    [['we got 3 boxes with 6 in each. 18 kids were mad']],
    [['there was 5 frogs and then 3 more so 8 lily pads']],
    [['he runs 2 miles a day and i am 7. 14 people saw him']],
    [['the movie is at 7:00 and dinner is 30 minutes', '6:30 is when we leave']],
  ])('%s', (lines) => {
    expect(wayOf(...lines)).toBeNull()
  })
})

describe('what a child hears to it', () => {
  it('is the result with its way, and no question', () => {
    const { text } = talkWith(3).say('its 40 by 25 so 1000 square feet')
    expect(text).toMatch(/40 × 25 = 1000 square feet/)
    expect(text).not.toMatch(/\?/)
  })

  it('is nothing right where it is wrong', () => {
    expect(talkWith(3).say('its 40 by 25 so 900 square feet').text).not.toMatch(/right|yes|exactly|true/i)
  })
})

describe('numbers that are told, and questions of them', () => {
  it.each([
    ['theres 8 mice and 6 soldiers'],
    ['i got 14 pairs and he got 6'],
    ['i flash my flash lite 3 times at bed time and she flashes 3 back'],
    ['ok im in. i have to read 20 minutes and answer 5 questions'],
  ])('no drill is made of "%s"', (line) => {
    const { text } = talkWith(2).say(line)
    expect(text).not.toMatch(/the question|figure out|operation|add|take away|find out|problem|work out/i)
  })

  it.each([
    [['he goes through 9 diapers a day how many is that in a week'], '9 × 7'],
    [['we eat 4 eggs a day', 'how many is that in a week'], '4 × 7'],
    [['133 eggs wow', 'how many dozens is that'], '133 ÷ 12'],
    [['the ladder is 72 inches', 'how many feet is that'], '72 ÷ 12'],
    [['if i save 5 dollars every week how long till 80 dollars'], '80 ÷ 5'],
    [['a sticker is 35 cents and i have 2 dollars how many can i buy'], '200 ÷ 35'],
    [['there was 90 now theres 34', 'how many did i rip'], '90 − 34'],
    [['farm 4, truck 3, retired 8', 'how many more are retired than trucks'], '8 − 3'],
    [['hes been driving 31 years', 'how many kids is that if its 48 a year'], '31 × 48'],
  ])('%s', (lines, sum) => {
    const child = talkWith(4)
    const said = lines.map((line) => child.say(line)).at(-1)
    expect(said?.text).toContain(sum)
  })
})
