import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

/** What the tutor says to each line of one child, in their order. */
function told(grade: number, ...lines: string[]): string[] {
  const child = talkWith(grade)
  return lines.map((line) => child.say(line).text)
}

describe('an equation of the child’s own', () => {
  it('is solved line by line', () => {
    const child = talkWith(6)
    expect(child.say('can you explain how to solve 2x + 5 = 17').text).toContain('2x + 5 = 17')
    expect(child.say('subtract 5').move.kind).toBe('step')
    expect(child.say('2x = 12').text).toContain('2x = 12')
    expect(child.say('x = 6').move.found).toBe('right')
    expect(child.say('what about 3(x - 2) = 12').text).toContain('3(x − 2) = 12')
    expect(child.say('3x - 6 = 12').move.kind).toBe('step')
    expect(child.say('6').move.found).toBe('right')
  })

  it('is not told, and a line that says something else is looked at again', () => {
    const child = talkWith(6)
    expect(child.say('x + 7 = 12').text).not.toContain('5')
    const { move, text } = child.say('x = 12 + 7 ')
    expect(move.found).not.toBe('right')
    expect(text).not.toContain('x = 5')
  })

  it.each(['what is 2 x 5 = 10', '7 x 8 = 56', 'y is the sky blue'])('is not seen where there is none: %s', (text) => {
    expect(told(5, text)[0]).not.toMatch(/\b[xyn] in\b/)
  })
})

describe('a story that the child makes up', () => {
  it('is listened to until its end, and gets its name', () => {
    const [, dog, ball, end, named] = told(
      1,
      'can i make a story',
      'there was a dog named rex',
      'he lost his ball',
      'the end',
      'rex and the ball',
    )
    expect(dog).toContain('here was a dog named Rex')
    expect(ball).toContain('e lost his ball')
    expect(end).toMatch(/\?$/)
    expect(named).toContain('“rex and the ball”')
  })

  it('ends where the child wants something else', () => {
    const child = talkWith(1)
    child.say('can i make a story')
    expect(child.say('bye bye').move.kind).toBe('close')
  })
})

describe('so much in so long', () => {
  it('makes the child’s own problems', () => {
    const [, , far, , long] = told(
      4,
      'the train goes 60 miles an hour',
      'it drives 2 and a half hours',
      'how far',
      '150',
      'how long for 300 miles',
    )
    expect(far).toContain('2.5 × 60')
    expect(long).toContain('300 ÷ 60')
  })

  it('counts by the day, too', () => {
    expect(told(3, 'i read 12 pages a day', 'i read for 5 days', 'how many pages is that')[2]).toContain('5 × 12')
  })
})

describe('behind an answer', () => {
  it('a short question is met with the other way to say it, and its long word is known when it is tried', () => {
    const [, again, word] = told(3, 'how do plants eat', 'from what', 'photosinthesis')
    expect(again).toContain('sunlight')
    expect(word).toContain('photosynthesis')
  })

  it('something more is told where it is wished for', () => {
    const child = talkWith(3)
    expect(child.say('tell me something gross about plants').move.kind).toBe('book')
  })
})

describe('at work', () => {
  it.each(['hi can u help me with my homework', 'im stuck on my math', 'i need help with a math problem'])(
    'help is offered for what is not there yet: %s',
    (text) => {
      expect(talkWith(3).say(text).move.kind).toBe('homework')
    },
  )

  it('what the child will do is no answer, and thinking is waited for', () => {
    const child = talkWith(5)
    child.say('i need to find the mean of 4 8 6 10')
    expect(child.say('add them up').move.kind).toBe('step')
    expect(child.say('28').move.kind).toBe('step')
    expect(child.say('divide by 4').move.kind).toBe('step')
    expect(child.say('oh wait').move.kind).toBe('wait')
    expect(child.say('7').move.found).toBe('right')
  })

  it('why something cannot be done is explained at the problem itself', () => {
    const child = talkWith(2)
    child.say('51 - 27')
    const { move, text } = child.say('why cant i do 7 - 1')
    expect(move.kind).toBe('why')
    expect(text).not.toContain('7 − 1')
  })

  it('two numbers alone are put together', () => {
    const [, seven] = told(1, '6 and 6', '12')
    expect(told(1, '6 and 6')[0]).toContain('6 + 6')
    expect(seven).not.toContain('How')
  })

  it('each of some things makes a product', () => {
    expect(told(2, 'i have 3 cats', 'they each have 4 legs', 'thats 12 legs')[2]).toContain('3 × 4 = 12')
  })
})

describe('capitals', () => {
  it('are told, asked on, and quizzed', () => {
    const child = talkWith(4)
    expect(child.say('whats the capital of texas').text).toContain('Austin')
    expect(child.say('and florida').text).toContain('Tallahassee')
    expect(child.say('is new york the capital').text).toContain('Albany')
    expect(child.say('can you quiz me on capitals').text).toMatch(/capital/)
    const { text } = child.say('paris')
    expect(text).toContain('The capital of France is Paris')
  })

  it.each(['capital letters are hard', 'is dog a noun', 'whats the biggest planet'])(
    'are no matter elsewhere: %s',
    (text) => {
      expect(told(4, text)[0]).not.toContain('The capital of')
    },
  )
})

describe('a family of words', () => {
  it('is made letter by letter', () => {
    const [, , put, cat, , mat, more] = told(
      1,
      'b a t',
      'bat',
      'what if i change the b to c',
      'cat',
      'and m',
      'mat',
      'what else can i make',
    )
    expect(put).toContain('Put c in front of -at')
    expect(cat).toContain('C-a-t is cat')
    expect(mat).toContain('M-a-t is mat')
    expect(more).toMatch(/Try .* in front of -at/)
  })
})

describe('signs and parentheses', () => {
  it('are worked out in their order', () => {
    const child = talkWith(5)
    child.say('(2+3) x 4')
    expect(child.say('20').move.found).toBe('right')
    expect(child.say('what is 2 to the 3rd power').text).toContain('2 × 2 × 2')
    expect(child.say('8').move.found).toBe('right')
  })

  it('a why or another question is no answer', () => {
    const child = talkWith(5)
    child.say('2 + 3 x 4')
    expect(child.say('why 14').move.found).toBeUndefined()
    expect(child.say('whats 5 squared').text).toContain('5 squared')
  })
})

it('what grows is counted from its start', () => {
  const lines = ['he weighs 5 pounds', 'he gains 2 pounds every week', 'how much will he weigh in 3 weeks']
  expect(told(2, ...lines)[2]).toContain('5 + 3 × 2')
})

it('a yes or no to its own question is an answer', () => {
  const child = talkWith(5)
  child.say('is 0.7 bigger than 0.65')
  expect(child.say('yes cause 70 is more than 65').move.found).toBe('right')
})

it('a name is no food, and what is hated is not begun', () => {
  expect(told(2, 'his name is taco')[0]).toContain('Taco')
  expect(talkWith(4).say('i hate reading').move.kind).not.toBe('give')
})

it('every way of asking that the book has finds its answer', () => {
  expect(told(5, 'what causes earthquakes')[0]).toContain('plates')
  expect(told(5, 'what is an earthquake')[0]).toContain('plates')
})

describe('coins, figures and the same question again', () => {
  it('coins alone are sorted, and what they come to is found together', () => {
    const child = talkWith(2)
    expect(child.say('3 quarters and 2 dimes').text).toContain('3 quarters: 75¢')
    expect(child.say('how much is that').text).not.toContain('0.75')
    expect(child.say('95').move.found).toBe('right')
  })

  it.each([
    ['whats the area of a triangle with base 10 and height 6', '30'],
    ['what is the volume of a box 2 by 3 by 4', '24'],
  ])('%s', (text, key) => {
    const child = talkWith(6)
    expect(child.say(text).text).not.toContain(key)
    expect(child.say(key).move.found).toBe('right')
  })

  it('half of that is a step, and what about another number is the same question', () => {
    const child = talkWith(6)
    child.say('whats the area of a triangle with base 10 and height 6')
    child.say('60')
    expect(child.say('oh half of that').move.kind).toBe('step')
    const other = talkWith(3)
    other.say('what is 47 to the nearest ten')
    expect(other.say('what about 85').text).toContain('rounding 85')
  })

  it('a half is the same as two fourths', () => {
    const child = talkWith(3)
    child.say('whats 1/4 plus 1/4')
    child.say('2/4')
    expect(child.say('thats a half right').text).toContain('2/4 = 1/2')
  })
})

describe('they and it, behind an answer', () => {
  it('mean what was told of, and nothing else that shares a word', () => {
    const [, cheese, , , teeth] = told(
      4,
      'how far is the moon',
      'is it made of cheese',
      'bye',
      'do sharks eat people',
      'how many teeth do they have',
    )
    expect(cheese).toContain('rock')
    expect(teeth).not.toContain('baby teeth')
    expect(told(4, 'what is a volcano', 'how do they erupt')[1]).toContain('agma')
  })
})

it('a ratio is read both ways', () => {
  const [said, girls] = told(6, 'so 3 boys to 4 girls is 3:4', 'if there are 12 boys how many girls')
  expect(said).toContain('3:4')
  expect(girls).toContain('12 ÷ 3 × 4')
})

it('what if one more comes to it is asked of what came out', () => {
  expect(told(2, '3 quarters and 2 dimes', '95', 'what if i add a nickel')[2]).toContain('95 + 5')
})

it('a rhyme that is asked for behind a word is found for the word that is asked', () => {
  expect(told(0, 'i can spel cat. c a t', 'what rhymes with dog')[1]).not.toContain('What rhymes')
})

it('two people’s things make one story, also as children ask', () => {
  const child = talkWith(0)
  child.say('i have 2 cats and my grandma has 3 cats how many cats is that')
  expect(child.say('five!').move.found).toBe('right')
})

it('what is true of decimals is said in decimals, and a word that was spelled is looked at', () => {
  expect(told(5, 'wait 4 x 21.63 is 86.52')[0]).not.toContain('/')
  expect(told(2, 'did i spell spagetti rite')[0]).toContain('s-p-a-g-h-e-t-t-i')
  expect(told(5, 'whats the capital of australia my sister says sydney')[0]).toContain('Canberra')
})
