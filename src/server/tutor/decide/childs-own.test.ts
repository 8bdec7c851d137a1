import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'
import { storySum } from '../read/story-sums.ts'

/** What the tutor says to each line of one child, in their order. */
function told(grade: number, ...lines: string[]): string[] {
  const child = talkWith(grade)
  return lines.map((line) => child.say(line).text)
}

describe('a story of the child whose sum can be seen', () => {
  it.each([
    ['my homework says there are twenty four cookies and six kids how many does each get', 'what is 24 ÷ 6'],
    ['the next one is 25 cookies and 6 kids', 'what is 25 ÷ 6'],
    ['my class sold 120 cookies on monday and 85 on tuesday how many in all', 'what is 120 + 85'],
    ['i have $5 and i buy a book for $2.50 and a pen for $1.25 how much left', 'what is 5 - 2.50 - 1.25'],
    ['i read 30 pages and my sister read 45 how many more did she read', 'what is 45 - 30'],
    ['a car goes 150 miles in 2.5 hours how fast', 'what is 150 ÷ 2.5'],
    ['if its 60 mph how long for 180 miles', 'what is 180 ÷ 60'],
    ['i ate two grapes so now how many. i had six', 'what is 6 - 2'],
    ['a square with perimeter 36 find the side', 'what is 36 ÷ 4'],
    ['it says 3/4 cup sugar but we want to make half', 'what is 1/2 × 3/4'],
  ])('is worked on as that: %s', (story, sum) => {
    expect(storySum(story)).toBe(sum)
  })

  it.each([
    '12 kids and 3 teachers went to the zoo',
    'i have 20 dollars and earned 5, then spent 3 and lost 2',
    'my car is fast and goes 100 miles',
    'i have 6 tickets',
  ])('stays a telling where nothing is asked: %s', (line) => {
    expect(storySum(line)).toBe(line)
  })
})

describe('a problem that comes with the child’s own answer', () => {
  it.each<[number, string, 'right' | 'wrong']>([
    [2, 'the next one is 38 + 24 i think it is 62', 'right'],
    [2, 'i did 45 - 18 and got 33', 'wrong'],
    [4, 'the question was a rectangle 8 by 5 whats the area and i put 26', 'wrong'],
    [5, 'my homework is 3/4 + 1/4 and i got 4/8', 'wrong'],
    [5, '12 x 12 is it 144', 'right'],
  ])('has its answer looked at (grade %s): %s', (grade, line, found) => {
    expect(talkWith(grade).say(line).move.found).toBe(found)
  })
})

describe('an answer with its reason', () => {
  it.each([
    ['which is bigger 1/3 or 1/4', '1/4 because 4 is bigger than 3'],
    ['whats bigger 0.5 or 0.35', 'i put .35 cuz 35 is more than 5'],
    ['what is 45 ÷ 5', '40 cuz 45 take away 5'],
  ])('is not praised for the reason where it is wrong: %s, %s', (asks, line) => {
    const child = talkWith(4)
    child.say(asks)
    expect(child.say(line).move.found).toBe('wrong')
  })
})

describe('what is said of the answer just found', () => {
  it('two parts told of are joined, and what is left is known', () => {
    const [, , wrong = '', , left = ''] = told(
      3,
      'we had pizza for dinner',
      'he ate 4/8 and i ate 3/8',
      'so together thats 7/16',
      '7/8',
      'oh so 1/8 is left',
    )
    expect(wrong).not.toMatch(/7\/8/)
    expect(left).toContain('1 − 7/8 = 1/8')
  })

  it('the same in simplest form is credited, and what is simplest stays', () => {
    expect(told(5, '5/6 - 1/2', '5/6 - 3/6 = 2/6', '= 1/3 done!!!').at(-1)).toContain('2/6 = 1/3')
    expect(told(5, '2/3 + 1/4', '11/12', 'can u simplify that').at(-1)).toMatch(/11\/12/)
  })
})

describe('letters and rhymes in passing', () => {
  it('a spelling with another first letter is looked at as that word', () => {
    expect(told(1, 'and chin is s h i n').at(-1)).toContain('chin')
    expect(told(1, 'fish is f i s h').at(-1)).toMatch(/F-i-s-h(?: spells fish|: you got every letter)/)
  })

  it('a word behind a rhyme that was asked for is a try at one', () => {
    const [, dog = '', bats = ''] = told(0, 'what rhymes with cat', 'dog', 'bat! and hat and zat')
    expect(dog).toContain('Say cat, then dog')
    expect(bats).toMatch(/Bat rhymes with cat.*made-up/)
  })

  it('a letter for its word, and the letter of a name', () => {
    expect(told(0, 'p like papa').at(-1)).toMatch(/P, as in papa|Papa starts with P/)
    expect(told(0, 'my name is theo what letter is that').at(-1)).toMatch(
      /T! That's the first letter in Theo|Theo starts with the letter T/,
    )
  })
})

describe('a story about what the child names', () => {
  it('has that thing as its hero, and another where the child wants another', () => {
    const [tooth = '', again = ''] = told(
      0,
      'can you tell me a story about a tooth',
      'again! but the tooth is a dinosaur tooth',
    )
    expect(tooth).toMatch(/\btooth\b.*\?/s)
    expect(again).toContain('dinosaur tooth')
  })
})

describe('a feeling that was told of', () => {
  it('does not stand before a question of school', () => {
    const [, reply = ''] = told(7, 'science test tmrw im cooked', 'what is a hypothesis')
    expect(reply).not.toMatch(/grown-up/)
    expect(reply).toMatch(/hypothesis|guess|test/i)
  })

  it('is met where a test went badly', () => {
    const child = talkWith(4)
    expect(child.say('i got a 62 on my math test').move.kind).toBe('telling.badGrade')
    expect(child.say('my teacher is going to freak out').move.kind).not.toMatch(/movedAway/)
  })
})

describe('a guessing game in which the child has the secret', () => {
  it('is played by what the child tells, and ends when it is found', () => {
    const child = talkWith(0)
    expect(child.say('lets play guess my animal it is big and gray').text).toMatch(/\?/)
    expect(child.say('it has a long nose').text).toContain('elephant')
    expect(child.say('yes you got it').text).toContain('elephant')
  })

  it('is lost gladly, and the child may guess instead', () => {
    expect(told(2, 'lets play 20 questions i got one', 'no', 'it is a taco you lose').at(-1)).toMatch(/taco/i)
    expect(told(2, 'im thinking of an animal can you guess it', 'now you do one').at(-1)).toMatch(/\?/)
  })
})

describe('a fact for its own sake', () => {
  it('comes when it is wished, and another one after it', () => {
    const child = talkWith(2)
    const [one, other] = [child.say('tell me somthing gross'), child.say('EWWWW another one')]
    expect([one.move.kind, other.move.kind]).toEqual(['book', 'book'])
    expect(other.text).not.toBe(one.text)
  })

  it('is no exercise in math facts', () => {
    expect(talkWith(3).say('i want to do multiplication facts').move.kind).not.toBe('book')
  })
})

describe('a text of the child', () => {
  it('stays open behind a question about it, and its real faults are seen', () => {
    const replies = told(
      6,
      'i need a thesis about phones in school',
      'i think they should be allowed at lunch but not class',
      'Phones should be allowed at lunch because students need a break but not in class because they are distracting',
      'where does the comma go',
      'Students use there phones to text eachother during class',
    )
    expect(replies.at(-1)).toMatch(/there/)
  })
})

describe('what must not be tried', () => {
  it.each([
    'can i stick the wires in the wall plug to make it super bright',
    'what if i touch the outlet',
    'can i look at the sun',
    'is it ok to eat berries from the bush',
  ])('is answered with a plain no: %s', (line) => {
    expect(talkWith(4).say(line).text).toMatch(/^No\b/)
  })
})

describe('equations and brackets of the child', () => {
  it('are read behind talk, and the next one is a new one', () => {
    const child = talkWith(7)
    expect(child.say('ok that makes sense actually. 3x - 4 = 11').text).toContain('3x − 4 = 11')
    expect(child.say('5').move.found).toBe('right')
    child.say('3x = 9')
    expect(child.say('ok last one 2(x + 3) = 16').text).toContain('2(x + 3) = 16')
    expect(child.say('x = 5').move.found).toBe('right')
  })

  it('a longer sum with brackets is worked on as a whole', () => {
    const child = talkWith(5)
    expect(child.say('what about (3 + 5) x 2 - 6').text).toContain('(3 + 5) × 2 − 6')
    expect(child.say('10').move.found).toBe('right')
  })

  it('a percent off a price is no plain taking away', () => {
    const child = talkWith(6)
    child.say('shoes are $80 and 25% off')
    expect(child.say('55').move.found).toBe('wrong')
  })
})

describe('small talk that was taken for work', () => {
  it('a number told of a friend is no sum, and a question of water is no wish for it', () => {
    const child = talkWith(7)
    child.say('can we do -7 - 5')
    child.say('honestly i cant focus my best friend is ignoring me')
    expect(child.say('she left me on read for 2 days').move.kind).not.toBe('sight')
    expect(talkWith(4).say('is water a metal').move.kind).not.toBe('give')
  })

  it('a goodbye behind a riddle ends the lesson', () => {
    const child = talkWith(1)
    child.say('tell me a riddle')
    child.say('i dont know tell me')
    expect(child.say('haha ok bye bolt').move.kind).toBe('close')
  })

  it('a child that is left out may tell its teacher', () => {
    expect(told(2, 'nobody played with me at reces', 'should i tell my teacher').at(-1)).toMatch(
      /[Yy]es|good idea|would/,
    )
  })
})

describe('a passage without any mark', () => {
  it('is read together where the child said that it has to read it, and a detail is no main idea', () => {
    const [, taken = '', detail = ''] = told(
      3,
      'i have to read about beavers and find the main idea',
      'Beavers are called natures builders. They cut trees with there teeth. They build dams and lodges. The dams make ponds where other animals live.',
      'the main idea is they have teeth',
    )
    expect(taken).toMatch(/text|read/i)
    expect(detail).toMatch(/one (?:sentence|piece|detail)|detail/i)
  })

  it('a story of its own is none', () => {
    const child = talkWith(3)
    child.say('i have to read about beavers and find the main idea')
    expect(child.say('I have a dog. My dog is big. I like my dog so much and we play ball.').move.kind).not.toBe(
      'passage',
    )
  })
})

describe('digits turned around', () => {
  it('are shown at the child’s own steps', () => {
    const replies = told(2, 'can you help with 52 - 17', 'i got 45', '7 take away 2 is 5 and 5 take away 1 is 4')
    expect(replies.at(-1)).toMatch(/\b2\b.*\b7\b/)
    expect(replies.at(-1)?.match(/\?/g)).toHaveLength(1)
  })

  it('what the child did is no homework to begin with', () => {
    expect(told(3, '300 - 128', 'i got 228', 'i did 8 - 0 and 2 - 0 and 3 - 1').at(-1)).not.toMatch(/number 1|problems/)
  })
})

describe('they and it', () => {
  it('mean what was spoken of, whether there was an answer or not', () => {
    const [, where = '', neck = ''] = told(1, 'what do giraffes eat', 'where do they live', 'why is its neck so long')
    expect(where).toContain('Africa')
    expect(neck).toMatch(/reach/)
  })
})

describe('a line through two points', () => {
  it('has its slope looked at, also where it comes with an answer', () => {
    const child = talkWith(8)
    const first = child.say('slope of the line thru (2,3) and (6,11) i got 1/2')
    expect(first.move.found).toBe('wrong')
    expect(first.text).toContain('upside down')
    expect(child.say('2').move.found).toBe('right')
    expect(child.say('whats the slope of x=4').text).toContain('undefined')
  })
})
