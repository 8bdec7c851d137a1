import { describe, expect, it } from 'vitest'
import { talking } from '#tests/support/tutor-turns.ts'

const told = (grade: number, ...lines: string[]): string[] => {
  const { say } = talking(grade)
  return lines.map((line) => say(line).said)
}
const last = (grade: number, ...lines: string[]): string => told(grade, ...lines).at(-1) ?? ''

describe('a name that is told', () => {
  it.each([
    [-1, 'i got a puppy and his name is waffles', 'Waffles'],
    [0, 'we have a new kitten named pepper', 'Pepper'],
    [2, 'i have a hamster and we named him turbo', 'Turbo'],
    [-1, 'my name is ruby i am four', 'Hi, Ruby|Hello, Ruby|Ruby, and'],
    [3, 'hi my name is jo', 'Jo'],
  ])('is met by just that in grade %i: %s', (grade, line, name) => {
    expect(last(grade, line)).toMatch(new RegExp(name))
  })

  it.each([
    [2, 'i have a cat that is not nice'],
    [3, 'we got a dog because i am good'],
    [4, 'i have a game called tag'],
  ])('is no other word: %s', (grade, line) => {
    expect(
      talking(grade)
        .say(line)
        .move.lines.some((one) => 'key' in one && one.key.startsWith('name.')),
    ).toBe(false)
  })
})

describe('a story that a child wishes for', () => {
  it('is about its own pet, another animal and what they can do', () => {
    const { say } = talking(-1)
    say('i got a puppy and his name is waffles')
    const two = say('tell me a story about waffles and a cow').said
    expect(two).toMatch(/Waffles/)
    expect(two).toMatch(/cow/)
    expect(say('now a story where waffles can fly').said).toMatch(/Waffles could fly/)
  })

  it.each(['now i want a worm story', 'read me a story about a worm', 'can you tell a story about a worm'])(
    'is told: %s',
    (line) => {
      expect(last(1, line)).toMatch(/\bworm\b/)
    },
  )

  it.each(['we read a story about a whale', 'my story is about a dog who can fly'])('is not told for: %s', (line) => {
    expect(talking(3).say(line).move.kind).not.toBe('play.story')
  })
})

describe('a quiz', () => {
  it.each([
    [1, 'giv me a shark quiz'],
    [1, 'ok ask me animal questions i am good at animals'],
    [3, 'lets do a planets quiz'],
  ])('is on what is named in grade %i: %s', (grade, line) => {
    expect(talking(grade).say(line).lesson.play?.game).toBe('quiz')
  })

  it('is on what was talked of, where none is named', () => {
    const { say } = talking(6)
    say('what is a cell membrane')
    expect(say('can you make me a quick quiz').lesson.play?.game).toBe('quiz')
  })
})

describe('the spelling of the youngest', () => {
  it.each([
    [0, 'wut is a babe cat cald', /kitten/],
    [1, 'wat is a baby shark cald', /pup/],
    [1, 'do turtels hav teeth', /turtle/i],
  ])('is read in grade %i: %s', (grade, line, answer) => {
    expect(last(grade, line)).toMatch(answer)
  })

  it('stays where spelling is spoken of', () => {
    expect(last(1, 'is becuz spelled right')).toMatch(/bec|look/i)
    expect(last(0, 'how do you spell kat')).toMatch(/c-a-t/i)
  })

  it('of letters in another order is set right', () => {
    expect(last(1, 'r i e d ride')).toMatch(/r-i-d-e/)
    expect(last(1, 'if you put e on hop its hope')).toMatch(/hope/)
    expect(last(1, 'c a t cat')).not.toMatch(/order/)
  })
})

describe('a question within a longer line', () => {
  it.each([
    [3, 'wilbur is the runt whats a runt', /smallest/],
    [4, 'what does melancholy mean it was in there', /sad/],
    [3, 'we learned about planets today how many moons does mars have', /two|2/],
    [5, 'ok last one what is osmosis because my quiz is tomorrow', /water/],
  ])('is answered in grade %i: %s', (grade, line, answer) => {
    expect(last(grade, line)).toMatch(answer)
  })

  it.each([
    [4, 'i know what a runt is'],
    [5, 'My brother told me why he left.'],
    [4, 'The gold rush changed california because more people came.'],
  ])('is none where it is told of: %s', (grade, line) => {
    expect(talking(grade).say(line).move.kind).not.toBe('book')
  })

  it('means what was spoken of a while ago', () => {
    const lines = told(3, 'i have a report on texas', 'what is the state bird', 'what is the capital')
    expect(lines[1]).toMatch(/mockingbird/)
    expect(lines[2]).toMatch(/Austin/)
  })
})

describe('talk beside a text', () => {
  it.each([
    ['i won my wrestling match btw by pin', /congrat|win/i],
    ['gotta turn this in at 11:59 im a procrastinator fr', /read|proofread/i],
    ['my teacher says stop saying i think in essays', /tip|advice|teachers|go by that/i],
    ['do you think my mom will say yes', /know|hope|see/i],
  ])('is met as that: %s', (line, answer) => {
    const { say } = talking(7)
    say('i have to write an essay about school uniforms')
    say('Uniforms save time in the morning because nobody has to choose.')
    const reply = say(line)
    expect(reply.said).toMatch(answer)
    expect(reply.lesson.asked?.kind).toBe('sentence')
  })

  it('is no line that goes on with the text', () => {
    const { say } = talking(7)
    say('i have to write an essay about school uniforms')
    say('Uniforms save time in the morning because nobody has to choose.')
    expect(say('They also make it easier to find a friend in a crowd.').move.kind).toBe('writing')
  })
})

describe('what small children tell', () => {
  it.each([
    [-1, 'he licked my face it was so yucky', /love|hello/i],
    [0, 'mitns skrachd me', /ouch|grown-up/i],
    [-1, 'i holded him on the pillow', /gentle|lucky|careful/i],
    [0, 'jaden lost 3 teeth and i lost zero', /own time|early|ready/i],
    [-1, 'sing the abc with me', /A B C D/],
    [5, 'we have a basketball game tonight im starting point guard', /luck|rooting|Have a great/i],
  ])('is met by what it tells in grade %i: %s', (grade, line, answer) => {
    expect(last(grade, line)).toMatch(answer)
  })

  it('is not taken for trouble where a word only sounds like it', () => {
    const { say } = talking(8)
    expect(say('here is mine the brave chicken crossed the road to fight a dragon').move.kind).not.toMatch(/feeling/)
    expect(say('Zoe was generous when she yelled').move.kind).not.toMatch(/feeling/)
    expect(talking(4).say('my friend was so mean to me today').move.kind).toMatch(/feeling|telling|reflect|moment/)
  })
})

describe('a joke of the child', () => {
  it('is given up on, or guessed, and its end is laughed at', () => {
    expect(last(1, 'i got one for you what animal has a pouch')).toMatch(/pouch|kangaroo/i)
    expect(last(4, 'what do u call a volcano thats funny')).toMatch(/know|guess|give up|tell me|got me/i)
  })

  it('lets go when the child goes on to something else', () => {
    const { say } = talking(4)
    say('what do u call a volcano thats funny')
    expect(say('quiz me on planets').lesson.play?.game).toBe('quiz')
  })
})
