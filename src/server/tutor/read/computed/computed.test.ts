import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

describe('a question that code can work out', () => {
  it.each<[number, string, string]>([
    [6, 'whats the gcf of 12 and 18', '6'],
    [4, 'find the lcm of 4 and 6', '12'],
    [5, 'find a common denominator for 1/3 and 1/4', '12'],
    [6, 'whats the square root of 81', '9'],
    [6, 'what is the absolute value of -12', '12'],
    [6, 'what is 5 factorial', '120'],
    [8, 'write 45000 in scientific notation', '4'],
    [8, '3.2 x 10^4 in standard form', '32000'],
    [3, 'what place is the 7 in 4,721', 'hundreds'],
    [5, 'whats the value of the 6 in 2.46', '0.06'],
    [3, 'what is 346 in expanded form', '300'],
    [6, '12 is what percent of 48', '25%'],
    [6, '30 is 20% of what number', '150'],
    [7, 'what percent increase is it from 40 to 50', '25'],
    [7, 'whats 20% tip on $45', '9'],
    [7, 'sneakers 80 bucks 25% off whats the price', '60'],
    [5, 'what is 3/10 as a decimal', '0.3'],
    [6, 'what is 0.45 as a fraction', '9/20'],
    [6, 'turn 45% into a fraction', '9/20'],
    [6, '3/5 as a percent', '60%'],
    [5, 'how do i write 3 and 7 hundredths as a decimal', '3.07'],
    [6, 'median of 7 2 9 4 5', '5'],
    [6, 'mode of 2 3 3 5 7 3', '3'],
    [6, '12 4 9 15 whats the range', '11'],
    [6, 'area of a circle with radius 3', '28.26'],
    [4, 'A square has a perimeter of 20 in. What is its area?', '25'],
    [4, 'area of a square is 49. find the perimeter', '28'],
    [4, 'a square garden has an area of 64 square feet what is its perimeter', '32'],
    [5, 'the area of a square is 81 how long is each side', '9'],
    [6, 'circumference of a circle with diameter 10', '31.4'],
    [6, 'area of a trapezoid with bases 4 and 6 and height 5', '25'],
    [5, 'a cube with side 4 whats the volume', '64'],
    [6, 'surface area of a cube with side 3', '54'],
    [5, 'two angles of a triangle are 50 and 60 whats the third', '70'],
    [5, 'whats the complement of 35 degrees', '55'],
    [8, 'a right triangle has legs 6 and 8 whats the hypotenuse', '10'],
    [4, 'the perimeter is 20 and one side is 6 whats the other', '4'],
    [6, 'what is 2x + 3 when x = 4', '11'],
    [8, 'y = 3x - 1 what is y when x is 4', '11'],
    [7, 'y = 2x + 3 whats the y intercept', '3'],
    [6, 'simplify 3x + 2x', '5x'],
    [6, 'distribute 4(x + 3)', '4x+12'],
    [7, 'x + 3 > 7', 'x > 4'],
    [7, '-2x < 8', 'x > -4'],
    [6, 'solve the proportion 5/8 = 15/n', '24'],
    [7, 'probability of rolling an even number on a die', '1/2'],
    [7, 'probability of picking red from 3 red and 5 blue marbles', '3/8'],
    [8, 'what is 2^3 x 2^4', '128'],
    [5, '8 + 2 x (5 - 3)^2', '16'],
    [8, 'a 13 foot ladder is 5 feet from the wall how high', '12'],
    [8, 'hyp 17 and leg 8 whats the other', '15'],
    [8, 'is 6 7 10 a right triangle', 'no'],
    [8, '0.00042 in sci notation', '-4'],
    [7, 'a car uses 3 gallons for 90 miles how many miles per gallon', '30'],
    [6, 'order -3 1 -7 0', '-7 -3 0 1'],
    [5, 'put 1/6 1/2 1/8 smallest first', '1/8 1/6 1/2'],
    [1, 'this one litle hand is btween 4 and 5 and the big is on 6', '4:30'],
  ])('is worked on and not told, and its answer is right (grade %s): %s', (grade, question, answer) => {
    const child = talkWith(grade)
    const asked = child.say(question)
    expect(asked.move.kind).toBe('own')
    const told = (asked.text.match(/[\w./%-]*\w%?/g) ?? []).filter((one) => !question.includes(one))
    expect(told).not.toContain(answer)
    expect(child.say(answer).move.found).toBe('right')
  })

  it.each<[number, string, string, RegExp]>([
    [7, 'sneakers 80 bucks 25% off whats the price', '55', /not 25 dollars/],
    [5, 'what is 7/100 as a decimal', '0.7', /place/],
    [6, 'median of 7 2 9 4 5', '9', /in order first/],
    [6, 'area of a circle with radius 3', '18.84', /way around/],
    [5, 'two angles of a triangle are 50 and 60 whats the third', '250', /180/],
    [6, 'whats the gcf of 12 and 18', '36', /go into/],
  ])('names a known slip (grade %s): %s %s', (grade, question, slip, seen) => {
    const child = talkWith(grade)
    child.say(question)
    const { move, text } = child.say(slip)
    expect(move.found).toBe('wrong')
    expect(text).toMatch(seen)
  })
})

describe('a child that says it already', () => {
  it.each<[string, 'right' | 'wrong']>([
    ['7/100 is 0.7', 'wrong'],
    ['0.4 is 40%', 'right'],
    ['is 0.5 50%', 'right'],
    ['x + 9 = 21 i just guessed 12', 'right'],
    ['4x = 36 x = 32', 'wrong'],
    ['lcm of 6 and 9 is 54', 'wrong'],
    ['gcf of 36 and 48 is 12', 'right'],
    ['my pencil starts at the 1 and ends at the 6 so its 6 inches', 'wrong'],
    ['big hand on 12 little hand on 7 thats 12 oclock', 'wrong'],
    ['big hand on 12 little hand on 7 so its 7 oclock', 'right'],
    ['x/5 = 7 so x = 35', 'right'],
    ['which is bigger 0.5 or 0.45. i think 0.45 cuz 45 is bigger', 'wrong'],
  ])('has it looked at: %s', (line, found) => {
    expect(talkWith(6).say(line).move.found).toBe(found)
  })

  it('is not credited for a false sum whose number another problem waits for', () => {
    const child = talkWith(3)
    child.say('7 x 1')
    child.say('7x12??')
    expect(child.say('7 x 0 is 7').move.found).not.toBe('right')
  })

  it('has a sum of its own looked at as that, while another is open', () => {
    const child = talkWith(5)
    child.say('2/3 + 1/4')
    const { text } = child.say('11/12 got it. 5/6 - 1/2 = 4/4')
    expect(text).toContain('11/12')
    expect(text).toMatch(/denominators|size/)
  })
})

describe('a rectangle that was told of', () => {
  it('has its fence and its inside kept apart', () => {
    const child = talkWith(3)
    child.say('we are making a pen for our puppy its 8 feet long and 5 feet wide')
    expect(child.say('how much fence do we need is it 40').text).toMatch(/inside|around|sides/i)
    expect(child.say('8 x 5 is 40 tho').text).toContain('8 × 5 = 40')
    expect(child.say('so 26. fence is 3 dollars a foot').move.found).toBe('right')
  })
})

describe('a price', () => {
  it('goes on with the tax, when it is found', () => {
    const child = talkWith(7)
    child.say('sneakers 80 bucks 25% off whats the price')
    expect(child.say('then 7% tax').move.found).not.toBe('wrong')
    expect(child.say('60').move.found).toBe('right')
    child.say('then 7% tax')
    expect(child.say('4.20').move.found).toBe('right')
  })
})

describe('a worry', () => {
  it('does not stand before a question of numbers', () => {
    const child = talkWith(4)
    child.say('i always forget everything on tests')
    expect(child.say('which is bigger 0.5 or 0.45').text).toMatch(/0\.45/)
  })
})
