import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

describe('a poem of the child’s own', () => {
  it('has its pictures named, its questions answered, and no capital asked for', () => {
    const child = talkWith(7)
    child.say('i want to write a poem but i dont want it cheesy')
    expect(child.say('does it have to rhyme').text).toMatch(/^No/)
    const line = child.say('the seat across from me / still smells like barbecue chips').text
    expect(line).toContain('barbecue chips')
    expect(line).not.toMatch(/capital|sentence start/)
    expect(child.say('texas is a door that only opens from the other side').text).toMatch(/metaphor|image|another/i)
    expect(child.say('ok title. Barbecue Chips').text).toContain('“Barbecue Chips.”')
  })

  it('is not begun by a child that writes a letter', () => {
    expect(talkWith(2).say('how do u start a leter').text).toMatch(/Dear/)
  })
})

describe('a word that the tutor only knows from the dictionary', () => {
  it('is spelled as it is, and not as another', () => {
    expect(talkWith(2).say('how do u spell bruise').text).toContain('b-r-u-i-s-e')
    expect(talkWith(2).say('how do u spell elefant').text).toContain('E-l-e-p-h-a-n-t')
  })
})

describe('a friend that does not want to play', () => {
  it('is no plan to be glad of', () => {
    expect(talkWith(2).say('my best friend doesnt want to play with me').move.kind).toBe('telling.leftOut')
  })
})

describe('a story that is told together', () => {
  it('takes what the child adds, softens what is bad, and answers a question beside it', () => {
    const child = talkWith(-1)
    expect(child.say('tell me a bunny story').text).toMatch(/bunny/)
    child.say('no the bunny is PURPLE')
    expect(child.say('and her name is Pickle').text).toContain('Pickle')
    expect(child.say('then a fox comes and eats her').text).not.toMatch(/eats/)
    expect(child.say('do bunnys lay eggs').text).toMatch(/born alive|don't lay eggs/)
  })
})

describe('counting', () => {
  it('of coins goes on from what is there, and a number left out is found behind a promise', () => {
    const child = talkWith(2)
    child.say('i emtyed my piggy bank i got 3 quarters 4 dimes 2 nickels and 7 pennys')
    expect(child.say('quarters first. 25 50 75').text).toContain('75')
    expect(child.say('then dimes 80 90 100 110').text).not.toMatch(/110/)
    const other = talkWith(0)
    other.say('i can count to 20 1 2 3 4 5 6 7 8 9 10 11 12 14 15 16 17 18 19 20')
    expect(other.say('13').text).toContain('13')
  })
})

describe('what is said in few words', () => {
  it('is no answer: I got that one', () => {
    const child = talkWith(4)
    child.say('order 0.6 0.06 0.66')
    expect(child.say('i got that one!!').move.found).not.toBe('wrong')
  })

  it('a word is used in a sentence, and an example is given', () => {
    expect(talkWith(5).say('use reluctant in a sentence').text).toMatch(/was reluctant to/)
    expect(talkWith(4).say('give me an example of a simile').text).toMatch(/mouse/)
  })
})

describe('a story of its own', () => {
  it('stays open behind a word that is spelled, and goes on with an idea where the child asks for one', () => {
    const child = talkWith(1)
    child.say('im riting a story its about a dragin')
    expect(child.say('how do u spell dragon').text).toContain('d-r-a-g-o-n')
    expect(child.say('he went to the store to by fire').move.kind).toBe('tale')
    expect(child.say('what shud hapen next').text).toMatch(/or/)
    expect(child.say('now put the dots in it').text).toMatch(/thought|breathe|stop/)
  })
})

describe('a riddle of the child’s', () => {
  it.each([
    ['riddle time. what has hands but cant clap', /clock/],
    ['what gets wetter the more it dries', /towel/],
  ])('is guessed: %s', (line, guess) => {
    expect(talkWith(4).say(line).text).toMatch(guess)
  })
})

describe('the numbers of a list', () => {
  it('are still meant when the next measure is named', () => {
    const child = talkWith(6)
    child.say('mean of 6 8 8 10 13')
    child.say('i got 9')
    expect(child.say('median is 10 cuz its in the middle of 6 and 13... like 9.5').move.found).toBe('wrong')
    expect(child.say('oh so the middle one when theyre lined up. 8.').move.found).toBe('right')
  })
})

describe('a piece of an essay', () => {
  it('is looked at, whatever it is called', () => {
    expect(talkWith(8).say('thesis: The narrator is unreliable because he says hes sane').move.kind).toBe('writing')
    expect(talkWith(4).say('there dog ate my sandwich. is that right').text).toContain('there dog')
  })
})

describe('a worry that is open', () => {
  it('does not swallow a question of the project', () => {
    const child = talkWith(3)
    child.say('im doing a sience fair on magnets')
    expect(child.say('my penny didnt stick so my magnet is broke').text).toMatch(/iron|steel/)
    expect(child.say('so what should my question be').text).toMatch(/measure|test/)
  })
})

describe('a text that the child brings', () => {
  it('has its topic, a detail and its main idea kept apart, and a detail that is not in it is named', () => {
    const child = talkWith(4)
    child.say(
      'heres my reading: An octopus is a master of escape. It can change color to hide. It can squirt ink so enemys cant see. It can even squeeze through a hole as small as a quarter.',
    )
    expect(child.say('the question says main idea. i put its about octopuses').text).toMatch(/topic/)
    expect(child.say('so main idea is octopuses squirt ink').text).toMatch(/detail|one piece/)
    expect(child.say('Octopuses have many ways to get away from enemies').move.mood).toBe('happy')
    expect(child.say('now 3 details: change color, ink, and they have 8 arms').text).toMatch(/8 arms/)
    expect(child.say('what does master of escape mean').text).toContain('An octopus is a master of escape.')
  })
})

describe('a mode that was left', () => {
  it('a quarter of a turn is no coin, and half of it no number', () => {
    expect(talkWith(4).say('a full turn is 360 so half is 180 and a quarter is 90').text).not.toMatch(/coin|different/)
  })

  it('a worry is no sentence to check, and nobody is at fault', () => {
    const child = talkWith(7)
    child.say('my parents are getting a divorce')
    child.say('i dont want to talk about it')
    expect(child.say('is it my fault tho').text).toMatch(
      /fault|didn't cause|isn't because|Not because|not on you|don't make/i,
    )
  })

  it('a question with numbers is no rhyme', () => {
    const child = talkWith(6)
    child.say('lets play the rhyme game')
    expect(child.say('is (-4, 1) left or right').text).not.toMatch(/rhyme/)
  })

  it('what an older child says of itself is no line of its essay', () => {
    const child = talkWith(8)
    child.say('my intro: In the US nine people nobody voted for can cancel what millions voted for.')
    expect(child.say('i get so nervous when i talk my face gets red').move.kind).not.toBe('writing')
  })
})
