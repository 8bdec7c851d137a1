import { describe, expect, it } from 'vitest'
import { catalog } from '#server/cards/catalog.ts'
import { itemSource } from '#server/cards/item-source.ts'
import { wordLines } from '../say/say.ts'
import { newLesson } from '../state.ts'
import { decide } from './decide.ts'

const items = itemSource(catalog())

type Told = { kind: string; says: string }

/** Says the lines one after the other and gives back what the tutor made of each. */
function talk(grade: number, ...lines: string[]): Told[] {
  let lesson = newLesson(11)
  return lines.map((text, at) => {
    const tutor = { name: 'Bolt', subjects: [] }
    const { move, lesson: next } = decide({ lesson, items, text, grade, nickname: 'Robin', tutor, notes: [] })
    const spoken = wordLines(move.lines, next, { grade, seed: at, isCalm: false, name: 'Robin', tutor: 'Bolt' })
    lesson = { ...next, said: spoken.said }
    return { kind: move.kind, says: spoken.text }
  })
}
const last = (grade: number, ...lines: string[]): Told => talk(grade, ...lines).at(-1) ?? { kind: '', says: '' }

describe('a sum by voice', () => {
  it.each([
    'to plus three is five',
    'for and for is ate',
    'two and too makes four',
    'tree and to is five',
    'won plus won is to',
    'ten take away for is six',
    'three and two are five',
    'nine plus won equals tin',
  ])('%s is right', (line) => {
    expect(last(0, line).kind).toBe('credit')
  })

  it.each(['for and for is nine', 'to plus to is five', 'tree and one is ate'])('%s is looked at again', (line) => {
    expect(last(0, line).kind).toBe('wrong')
  })

  it.each([
    'i ate too much',
    'one for you and two for me',
    'to and from school',
    'we ate for dinner',
    'two and two are friends',
    'free and tree rhyme',
    'i won two and lost for',
    'that one is for you too',
    'for and to are words',
  ])('%s is no sum', (line) => {
    expect(['credit', 'wrong', 'own']).not.toContain(last(0, line).kind)
  })

  it('one word is the number that was asked for', () => {
    expect(last(0, 'what is 4 plus 4', 'ate').kind).toBe('credit')
    expect(last(0, 'what is 4 plus 4', 'i ate a pear').kind).not.toBe('credit')
  })
})

describe('colors that are mixed', () => {
  it.each([
    [
      'and yellow and blue makes um orange',
      /[Yy]ellow and blue\b.*green.*red and yellow|[Yy]ellow and blue\b.*green.*[Rr]ed and yellow/,
    ],
    ['red and yellow makes orange', /orange/],
    ['if you mix red and blue you get green', /purple/],
    ['purple is red and blue', /purple/],
    ['i mixed red and white and i got pink', /pink/],
  ])('%s', (line, says) => {
    const told = last(0, line)
    expect(told.kind).toBe('looks')
    expect(told.says).toMatch(says)
  })

  it.each([
    'my shirt is red and blue',
    'i like red and blue',
    'my dog is black and white',
    'red and blue is my favorite',
    'the frog is green and brown',
  ])('%s is no mix', (line) => {
    expect(last(0, line).kind).not.toBe('looks')
  })
})

describe('big numbers', () => {
  it.each([
    ['no its a hundred', /101/],
    ['its a million', /1,000,001/],
    ['infinity', /[Ii]nfinity/],
    ['a zillion', /real/],
    ['a hundred and one', /101/],
  ])('%s, after the biggest one was asked for', (line, says) => {
    expect(last(0, 'whats the biggest number', line).says).toMatch(says)
  })

  it('are counted on past a hundred', () => {
    const told = last(0, 'a hundred and one a hundred and two a hundred and three')
    expect(told).toMatchObject({ kind: 'count', says: expect.stringContaining('103') })
  })

  it('have no end', () => {
    expect(last(2, 'the biggest number is ninety nine').says).toMatch(/100/)
    expect(last(2, 'numbers never end').kind).toBe('numbers')
  })

  it.each([
    'i am 5',
    'my dad is the biggest',
    'the biggest number on my shirt is 7',
    'no its a dinosaur',
    'i like dogs',
  ])('%s is none', (line) => {
    expect(last(0, 'whats the biggest number', line).kind).not.toBe('numbers')
  })

  it('those that were counted may go to sleep', () => {
    expect(last(0, 'one two three four five six', 'if two go to sleep how many is still up').says).toContain('6 − 2')
  })
})

describe('letters with one sound', () => {
  it('words that are named for it are sorted', () => {
    const [, listed, said, wished, pair] = talk(
      1,
      'what sound does ch make',
      'chair cheese chicken shoe',
      'oh yeah shoe is shhh',
      'i wanna do the ch one',
      's h like be quiet shhh',
    )
    expect(listed?.says).toContain('Chair, cheese and chicken start with ch. Shoe starts with sh.')
    expect(said?.says).toContain('Shoe starts with sh.')
    expect(wished?.says).toContain('Ch words: chair, cheese and chicken.')
    expect(pair?.says).toContain('S and h together say shh')
  })

  it('a silent e has its pairs and its exceptions', () => {
    const [, kite, hope, love] = talk(1, 'what is a silent e', 'like kit and kite', 'hop and hope', 'and love?')
    expect(kite?.says).toContain('Kit with a silent e is kite.')
    expect(hope?.says).toContain('Hop with a silent e is hope.')
    expect(love?.says).toContain('Love breaks the rule!')
  })

  it.each([
    ['is it barkt or barked', 'Barked is right'],
    ['is it playd or played', 'Played is right'],
    ['wantid or wanted', 'Wanted is right'],
    ['stopt or stopped', 'Stopped is right'],
    ['is it slept or sleeped', 'Slept is right'],
  ])('%s', (line, says) => {
    expect(last(1, line).says).toContain(says)
  })

  it.each([
    'the baby is sleeping shhh',
    'i like cheese and chips',
    'i want to do the sharks',
    'my dog is cute',
    'is it walked or talked',
  ])('%s is about no sound', (line) => {
    expect(last(1, 'what sound does ch make', line).says).not.toMatch(/starts? with|together say|is right/)
  })
})

describe('a plain statement', () => {
  it.each([
    [2, 'the sun is a planet', /star/],
    [2, 'plants eat dirt', /own food/],
    [2, 'the moon makes its own light', /no light of its own/],
    [2, 'ice is water', /frozen/],
    [4, 'seasons happen because the earth gets closer to the sun', /tilt/],
    [4, 'an adjective describes a verb', /adverb/],
    [4, 'columbus discovered america', /1492/],
    [2, 'africa is a country', /continents/],
  ])('in grade %i: %s', (grade, line, says) => {
    const told = last(grade, line)
    expect(told.kind).toBe('book')
    expect(told.says).toMatch(says)
  })

  it('is answered in Spanish where it was said in Spanish', () => {
    const [three, two, four] = talk(1, 'un triangulo tiene tres lados', 'un cuadrado tiene tres tambien', 'cuatro')
    expect(three?.says).toContain('Un triángulo tiene tres lados')
    expect(two?.says).toContain('Un cuadrado tiene cuatro lados')
    expect(four?.says).toContain('4')
  })

  it.each([
    'do bats lay eggs',
    'is the sun a planet',
    'what do plants eat',
    'my sister is a fish in the play',
    'my fish died',
    'i saw the moon at night',
  ])('%s states nothing', (line) => {
    expect(last(2, line).says).not.toMatch(/^(?:Hmm, let's|Ooh, not quite|Good guess, but|You're right!|True!)/)
  })

  it('tells no answer of an open exercise', () => {
    const [, told] = talk(2, 'how many sides does a hexagon have', 'a hexagon has six sides')
    expect(told?.kind).not.toBe('wrong')
  })
})

describe('a name, a wish, a time of day', () => {
  it.each([
    ['his name is biscit and he is brown', 'Biscit'],
    ['his name is max and he likes balls', 'Max'],
    ['their names are salt and pepper', 'Salt and Pepper'],
    ['my dogs name is coco because she is brown', 'Coco'],
  ])('%s', (line, name) => {
    const { says } = last(2, line)
    expect(says).toContain(name)
    expect(says).not.toContain(`${name} and!`)
    expect(says).not.toContain('And!')
  })

  it('a wish behind a report is granted', () => {
    expect(last(2, 'im done with the page. can we do a riddel').kind).toBe('play.riddle')
    expect(last(2, 'my homework is done. tell me a joak').kind).toBe('play.joke')
    expect(last(2, 'i have a hampster', 'ok i have to feed my hampster now').kind).toBe('close')
    expect(last(2, 'i have to feed my hampster every day').kind).not.toBe('close')
  })

  it.each([
    'i go to bed at 8',
    'my bus comes at 7:30',
    'we eat dinner at 6',
    'my show is on at 5',
    'i wake up at 7 every day',
  ])('%s is no answer', (line) => {
    expect(['wrong', 'which', 'credit', 'step']).not.toContain(last(2, 'what is 7 + 5', line).kind)
  })

  it.each(['i got to 8', 'i think its 8', 'my answer is 8', '8'])('%s is one', (line) => {
    expect(last(2, 'what is 7 + 5', line).kind).toBe('wrong')
  })

  it('a row of words is told in the other language', () => {
    expect(last(1, 'uno dos tres', 'in english is one two three').says).toContain('uno, dos, tres in Spanish')
    expect(last(1, 'in english class we read').kind).not.toBe('words')
  })

  it('things of the child are compared like anybody’s', () => {
    expect(last(2, 't rex is bigger than my house').says).toMatch(/[Yy]our house is .*bigger than a t rex/)
    expect(last(2, 'my dog is bigger than a cat').kind).not.toBe('book')
  })
})
