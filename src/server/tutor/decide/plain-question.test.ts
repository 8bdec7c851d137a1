import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'
import { hearsayIn } from '../read/hearsay.ts'
import { ownThing } from '../read/own-thing.ts'

it('two equations are no sum of the child’s own', () => {
  for (const text of ['y=2x+1 and y=2x-4 whats the answer', '3x+2y=16 and x-2y=0'])
    expect(talkWith(8).say(text).move.kind).not.toBe('own')
})

describe('a plain question', () => {
  it.each([
    ['how do i carry when i add', 3, /carry/],
    ['i forgot how to do long division', 4, /bring down/],
    ['how do you find the perimeter', 4, /add every side/],
    ['how do you compare fractions', 3, /same bottom/],
    ['whats the difference between there their and theyre', 4, /they are/],
    ['my teacher said bats are blind is that right', 2, /aren't blind/],
    ['my brother says sharks are mammals is that true', 1, /fish/],
    ['i lost a tooth. why do baby teeth fall out', 2, /jaw/],
    ['y is the sky blu', 1, /scatters/],
    ['what is rounding', 3, /closest ten/],
    ['how many states are there', 3, /50/],
    ['i found a summary on a site can i copy it', 6, /plagiarism/],
    ['can i copy from my friend', 2, /own words/],
    ['whats a root word i dont get it', 5, /main part/],
    ['will he melt', 0, /gets warm/],
    ['can he veto it', 5, /two thirds/],
  ])('%s is answered at once', (text, grade, says) => {
    const said = talkWith(grade).say(text)
    expect(said.move.kind).toMatch(/^(?:book|words)$/)
    expect(said.text).toMatch(says)
  })

  it.each([
    'i want to do rounding',
    'what is 8 plus 5',
    'how many inches in 3 feet',
    'what is the answer',
    'what is your name',
    'why did you say that',
    'my friend said i am dumb is that true',
    'my dog died. why do dogs die',
  ])('%s is no question for the book', (text) => expect(talkWith(3).say(text).move.kind).not.toBe('book'))

  it('is told to be unsure, with a way to find out, where somebody said what nothing here tells', () => {
    const said = talkWith(3).say('my uncle says llamas wear pajamas is that true')
    expect(said.move.kind).toBe('wonder')
    expect(said.wonder).toContain('llamas')
  })

  it('leaves what the child was told of itself to others', () =>
    expect(talkWith(3).say('my friend said i am dumb is that true').wonder).toBeUndefined())

  it('gives back what somebody said, and only of the world', () => {
    expect(hearsayIn('is it true that cats have 9 lives')).toBe('cats have 9 lives')
    for (const text of ['is that true', 'my teacher says im good at math is that true', 'i am right'])
      expect(hearsayIn(text)).toBeNull()
  })
})

describe('what is told and not understood word for word', () => {
  it('is taken up by the thing that it names', () => {
    expect(ownThing('i hav a dump truck')).toBe('a dump truck')
    expect(ownThing('look at my castle its big')).toBe('your castle')
    for (const text of ['its the same', 'my brother cried', 'i have 3 dogs', 'thats a lot'])
      expect(ownThing(text)).toBeNull()
  })

  it('is for a grown-up where something is in a nose or swallowed', () => {
    expect(talkWith(0).say('i put a bead in my nose').text).toMatch(/grown-up/)
    expect(talkWith(1).say('my brother swallowed a penny').text).toMatch(/grown-up/)
    expect(talkWith(1).say('i got water up my nose at the pool').text).not.toMatch(/tell a grown-up right/)
  })
})
