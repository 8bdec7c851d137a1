import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

/** What the tutor says to each line of one child, in their order. */
function told(grade: number, ...lines: string[]): string[] {
  const child = talkWith(grade)
  return lines.map((line) => child.say(line).text)
}

/** What the tutor says to the last line. */
const last = (grade: number, ...lines: string[]) => told(grade, ...lines).at(-1) ?? ''

describe('a list of the child’s own', () => {
  const points = 'my points were 8 12 10 14 6'

  it('is kept, and what the child finds of it is looked at', () => {
    const [, mean, way, , found, median, range] = told(
      6,
      points,
      'average is 10',
      'i added and got 50 then / 5',
      'tmrw if i score 22 what is it then',
      'oh 6 games so 12',
      'and the middle number is 11? 10 and 12',
      'range is 16',
    )
    expect(mean).toContain('the mean is 10')
    expect(way).toContain('50 ÷ 5')
    expect(found).toContain('12')
    expect(median).toContain('the median is 11')
    expect(range).toContain('the range is 16')
  })

  it('gets one look where what is said is not so, and which measure is better is talked about', () => {
    const child = talkWith(6)
    child.say(points)
    expect(child.say('median is 12').move.found).toBe('wrong')
    child.say('10')
    expect(child.say('which one is better to tell my coach').text).toContain('It depends')
    expect(child.say('theres no mode').text).toContain("there's no mode")
  })

  it('is no counting by steps', () => {
    expect(last(2, '5 10 15 20 30 35')).not.toContain('6 numbers')
  })
})

describe('an equation of the child’s own', () => {
  it.each([
    ['x + 9 = 20 x is 11', 'right'],
    ['potato + 4 = 15. potato is 11', 'right'],
    ['x - 4 = 10 so x is 6', 'wrong'],
    ['5x = 45 is x 40', 'wrong'],
    ['1/2 x = 6 so x = 3', 'wrong'],
  ])('%s', (line, found) => {
    expect(talkWith(6).say(line).move.found).toBe(found)
  })

  it('shows a wrong number by putting it in, and names the idea behind it', () => {
    expect(last(6, 'x - 4 = 10 so x is 6')).toMatch(/opposite.*With 6 for x, you'd get 2, and we need 10/s)
    expect(last(6, '4x = 36 x = 32')).toMatch(/means times.*128/s)
    expect(last(6, 'x + 9 = 20', '12')).toContain('21')
  })

  it('is answered as the child writes it, and what stands behind a question counts', () => {
    expect(last(6, 'ok x + 3.7 = 9.2 is 5.5')).toContain('5.5')
    expect(talkWithLines(6, 'x in 5x = 45', 'wait 5x means 5 times? then 9')).toBe('right')
  })

  it('brings one more of the kind that is wished', () => {
    const child = talkWith(6)
    child.say('x + 9 = 20 x is 11')
    const said = child.say('give me one with two steps')
    expect(said.move.kind).toBe('own')
    expect(said.text).toMatch(/\dx [+−] \d+ = \d+/)
  })
})

const talkWithLines = (grade: number, ...lines: string[]) => {
  const child = talkWith(grade)
  return lines.map((line) => child.say(line).move.found).at(-1)
}

describe('numbers below zero', () => {
  it('get the idea behind a wrong answer, not only that it is wrong', () => {
    expect(last(6, 'whats -3 + 7', '-10')).toContain('pull in different directions')
    expect(last(7, '-5 - (-8) = -13')).toContain('−5 + 8')
    expect(last(7, '-5 - (-8)', 'i thought two negatives make positive so 13')).toContain('keeps its own sign')
    expect(last(6, 'is -8 bigger than -5', 'but 8 is bigger than 5')).toContain('Below zero it turns around')
  })

  it('are found in a change of temperature', () => {
    const child = talkWith(6)
    child.say('it was -5 this morning and its 8 now how many degrees did it go up')
    expect(child.say('3?').move.found).toBe('wrong')
    expect(child.say('13 cuz 5 to zero then 8').move.found).toBe('right')
  })
})

describe('pieces of a whole', () => {
  it('are named by the child, and what it writes them as is credited', () => {
    const [, bottoms, sixths, both] = told(
      5,
      '1/2 + 1/3 is 2/5 right?',
      'i just added tops and bottoms',
      'so do i make them sixths',
      '1/2 is 3/6 and 1/3 is 2/6',
    )
    expect(bottoms).toContain("isn't added")
    expect(sixths).toMatch(/2.*3/)
    expect(both).toContain('1/2 = 3/6 and 1/3 = 2/6')
    expect(last(5, '3/4 - 1/6', '24ths? 4x6')).toContain('12')
    expect(last(5, '3/4 - 1/6', '18/24 - 4/24 = 14/24', '7/12')).toContain('7/12')
  })

  it('of two shares are put side by side', () => {
    expect(last(3, 'my sister ate 2/8 and i ate 1/4 and she says she ate more')).toMatch(/2\/8.*1\/4/)
  })
})

describe('why it is so', () => {
  it.each([
    [5, ['0.6 x 0.3', '0.18', 'why is it smaller tho multiplying makes bigger'], 'part of something'],
    [5, ['why do we even need the same bottom number'], 'same size'],
    [
      7,
      ['a hoodie is 40 bucks and its 25% off', '30', 'what if tax comes first would it cost more'],
      "order won't change",
    ],
    [7, ['my friend says 20% off then 10% off is 30% off'], 'smaller price'],
    [4, ['how come you can check dividing with times'], 'undo each other'],
    [3, ['why is it 60 minutes not 100'], '60 is handy'],
    [4, ['a pen is 8 by 5 whats the perimeter', '26', 'why does it get bigger if its same fence'], 'skinny'],
    [6, ['flip a coin 3 heads in a row next must be tails'], 'no memory'],
  ] satisfies [number, string[], string][])('grade %s: %s', (grade, lines, says) => {
    expect(last(grade, ...lines)).toContain(says)
  })

  it('is not taken for something else', () => {
    expect(last(2, 'is 36 even')).not.toContain('odd plus odd')
    expect(last(7, 'a hoodie is 40 bucks and its 25% off')).toContain('25% of 40')
    expect(last(5, 'how do i turn 17/5 into a mixed number')).not.toContain('pizza')
  })
})

describe('which numbers go into a number', () => {
  it('is explained, counted and looked for', () => {
    const [why, over, more, found] = told(
      3,
      'why does 24 divide good by 8 but not 9',
      'o like 9 18 27 jumps over it',
      'is there any other numbers that work for 24',
      '4 and 6 and 12',
    )
    expect(why).toContain('27')
    expect(over).toMatch(/18.*27|24/)
    expect(more).toContain('24')
    expect(found).toContain('4, 6, and 12')
  })
})

describe('the same fence and more room', () => {
  it('is looked for in pairs of sides, and what two sides make is their product', () => {
    const [, , which, found] = told(
      3,
      'my pen is 8 by 5',
      'perimeter is 26',
      'what pen has 26 around but more room',
      '6 and 7 thats 42! more than 40',
    )
    expect(which).toContain('13')
    expect(found).toMatch(/42.*26|26.*42/s)
  })
})

describe('what the child finds of its own amounts', () => {
  it.each([
    [3, ['candles cost 2 dollars a box and i need 3 boxes', '6 bucks'], '2 × 3 = $6'],
    [4, ['i walk dogs for 4 dollars a walk', 'i did 6 walks this week so 24'], '4 × 6 = $24'],
    [2, ['i hav 3 quarters and a dime', 'its 85 sents'], '75 + 10 = 85'],
    [2, ['i have 50 cents and gum is 15', 'i can get 3', 'and 5 left'], '+ 5 = 50'],
    [
      4,
      [
        'my room is 10 feet by 12 feet',
        'how much carpet do i need',
        '120',
        'my closet is 4 by 3 that has carpet too',
        '132 total',
      ],
      '120 + 12 = 132',
    ],
    [7, ['a hoodie is 40 bucks and its 25% off', '30', 'then 8% tax is 2.40'], '8% of 30'],
    [5, ['then 40 ounces is 2 pounds and a half'], '2.5 pounds'],
    [6, ['12 boys and 18 girls ratio is 2 to 3', 'oh 2/5 cuz 5 parts'], '2/5'],
    [3, ['my bus comes at 7:45 and i wake up at 7:10', 'thats 35 minutes'], 'from 7:10 to 7:45'],
    [1, ['2 nickels is a dime'], '10 cents'],
    [2, ['so 63 is odd cuz 3'], '63'],
  ] satisfies [number, string[], string][])('grade %s: %s', (grade, lines, says) => {
    expect(last(grade, ...lines)).toContain(says)
  })

  it.each([
    [5, ['2.5 feet is 25 inches'], '12 inches'],
    [8, ['2^3 is 6'], '2 × 2 × 2'],
    [8, ['sqrt of 50 is 25'], '625'],
    [2, ['and 30 is odd cuz the 3'], '0'],
    [6, ['12 boys and 18 girls ratio is 2 to 3', 'so 2/3 are boys'], '30'],
    [8, ['it grows 10% a year from 200 so after 2 years 240'], '220'],
    [4, ['23 x 14 i did 20x10 and 3x4 so 212'], '20'],
    [2, ['27 + 35', '5012'], '50'],
  ] satisfies [number, string[], string][])(
    'what is not so gets one thing to look at, grade %s: %s',
    (grade, lines, says) => {
      const child = talkWith(grade)
      const said = lines.map((line) => child.say(line)).at(-1)
      expect(said?.text).toContain(says)
      expect(said?.move.kind).not.toBe('credit')
    },
  )

  it('is not made up where the line is of something technical', () => {
    expect(last(3, 'round 45 to the nearest 10 is 40 cuz 4')).not.toContain('4 × 10 = 40')
    expect(last(8, '(x+3)^2 is x^2+9')).not.toContain('2 + 9')
    expect(last(1, 'my bed is 9 steps and moms is 12')).not.toContain('3 + 9')
  })
})
