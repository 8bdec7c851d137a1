import { describe, expect, test } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

/** What the tutor says to the last of some lines. */
function lastOf(grade: number, ...lines: string[]) {
  const talk = talkWith(grade)
  return lines.map((line) => talk.say(line)).at(-1)
}

describe('a question that leans on the answer before it', () => {
  test.each([
    [['what do worms eat', 'do they have eyes'], /no eyes/],
    [['what do worms eat', 'what about bones'], /worms have no bones/],
    [['what do worms eat', 'is it ok to hold them'], /wet hands/],
    [['what do worms eat', 'do worms have names'], /no names/],
    [['what do worms eat', 'are they dangerous'], /can't hurt you/],
    [['what do spiders eat', 'can they hear'], /no ears/],
    [['what is the moon made of', 'who put it there'], /Nobody put it there/],
    [['what is the moon made of', 'how far'], /240,000 miles/],
    [['what is the moon made of', 'can i touch it'], /Twelve astronauts/],
    [['what is the moon made of', 'is there cows on it'], /Nothing lives on the Moon/],
    [['what is the moon made of', 'is there cows on it', 'what is it made of'], /rock/],
    [['do penguins fly', 'why not'], /wing|heavy/],
    [['tell me about volcanoes', 'how hot are they'], /degrees/],
    [['tell me about volcanoes', 'what about earthquakes'], /shake/],
    [['why do volcanoes erupt', 'are there any in the us'], /Alaska/],
    [['is a chicken a dinosaur', 'how do they know'], /clue|look|evidence|measure|test|check|others/i],
    [['is a chicken a dinosaur', 'no way'], /true|real|so\b|check|look|hold|believe|doubt/i],
    [['is grass a producer', 'and a mushroom'], /mushroom/i],
    [['whats the alamo', 'who won'], /Mexico/],
    [['i have to do a state report on texas', 'whats the capital'], /Austin/],
    [['i have to do a state report on texas', 'how big is it'], /Texas|second/],
    [['i wanna be a marine biologist', 'what do they do'], /sea/],
  ] as const)('%j', (lines, says) => {
    expect(lastOf(3, ...lines)?.text).toMatch(says)
  })

  test('what nobody knows is said to be unknown of the right thing', () => {
    const said = lastOf(3, 'what do worms eat', 'how loud are they')
    expect(said?.wonder).toBeDefined()
    expect(said?.text).not.toMatch(/mommy|people/i)
  })

  test.each([
    ['who was abraham lincoln', 'who shot him'],
    ['who was benjamin franklin', 'was he a president'],
    ['tell me about t rex', 'can he come back'],
    ['why do snails leave slime', 'do they poop'],
  ])('a question goes on from an answer and is no other talk: %s, %s', (first, then) => {
    expect(lastOf(3, first, then)?.move.kind).toMatch(/book|wonder/)
  })

  test.each(['ew', 'thats so gross'])('a remark on what was told is met as that: %s', (line) => {
    const said = lastOf(2, 'what do dung beetles eat', line)
    expect(said?.move.kind).toBe('book')
  })

  test('what nearly fits is told only where it is asked in the same way', () => {
    expect(lastOf(3, 'is dust real')?.text ?? '').not.toMatch(/sounds like "how|close to "how/)
  })

  test('it means no thing in a question of the weather', () => {
    expect(lastOf(1, 'why do baby teeth fall out', 'is it going to rain today')?.text).not.toMatch(/tooth|teeth/i)
  })

  test('a sentence of the report is looked at as that', () => {
    const lines = [
      'i have to do a state report on texas',
      'Texas became a state in 1845 it is the second biggest state',
    ]
    expect(lastOf(4, ...lines)?.move.kind).toBe('writing')
  })

  test('a measure alone asks of nothing where nothing was told', () => {
    expect(lastOf(3, 'i had pancakes', 'how far')?.move.kind).not.toBe('book')
  })

  test('what died out is told of in its own words only', () => {
    expect(lastOf(2, 'tell me about t rex', 'can i keep one')?.text ?? '').not.toMatch(/wild animals/)
  })
})

describe('a question of the world in the middle of writing', () => {
  test('is answered, and the text goes on', () => {
    const talk = talkWith(2)
    talk.say('i want to write about worms')
    talk.say('they live in dirt')
    const said = talk.say('do worms have eyes')
    expect(said.text).toMatch(/eyes/)
    expect(said.move.kind).toBe('book')
    expect(talk.lesson().asked?.kind).toBe('sentence')
  })

  test.each(['is it ok to hold a worm', 'why do worms come out when it rains', 'do fish sleep'])('%s', (line) => {
    expect(lastOf(2, 'i want to write about animals', 'about worms', line)?.move.kind).toMatch(/book|wonder/)
  })

  test('a remark is no sentence to mend', () => {
    expect(lastOf(2, 'i want to write about worms', 'they live in dirt', 'thats funny')?.move.kind).not.toBe('writing')
  })

  test('an idea of a plan that goes on is no sentence to mend', () => {
    const lines = [
      'i have to write an opinion piece',
      'its about why we should get a dog',
      'my mom says no because they shed',
    ]
    expect(lastOf(4, ...lines, 'but poodles dont shed')?.text).not.toMatch(/capital|inside|joins/i)
  })
})
