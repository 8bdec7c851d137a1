import { describe, expect, it } from 'vitest'
import { answerTo, maybeMeant } from '../know.ts'
import { book, bookFinder } from './book.ts'
import { moreAsks } from './more-asks.ts'

const idOf = (text: string) => answerTo(text, 3)?.id ?? null

describe('the book of answers', () => {
  it('is found by another way to ask the same', () => {
    expect(idOf('how come my cat makes that rumble noise when i pet her')).toBe('cats-purr')
    expect(idOf('what makes popcorn pop')).toBe('popcorn')
    expect(idOf('did dinosaurs lay eggs')).toBe('dino-eggs')
  })

  it('is found in the spelling of children', () => {
    expect(idOf('wat do pengwins eat')).toBe('penguins-eat')
    expect(idOf('wat is a sunami')).toBe('tsunami')
    expect(idOf('wy do dogs wag there tales')).toBe('dogs-wag-tail')
    expect(idOf('do dinosors lay egs')).toBe('dino-eggs')
  })

  it('is found where somebody says it, and where words are written as one or as two', () => {
    expect(idOf('my brother says chocolate milk comes from brown cows is that true')).toBe('chocolate-milk')
    expect(idOf('my sister told me that goldfish forget everything. is it true')).toBe('goldfish-memory')
    expect(idOf('why do i have to wear a seatbelt')).toBe('seat-belt')
  })

  it('says nothing to what it does not have, though it has much about the same thing', () => {
    for (const text of [
      'how many whiskers does a cat have',
      'how much does a walrus weigh',
      'how many eggs does an eagle lay',
      'who invented the stapler',
      'what is the capital of mongolia',
      'what is the best pokemon',
      'how many people live in ohio',
    ])
      expect.soft(idOf(text), text).toBeNull()
  })

  it('does not answer for another number, or about what it has nothing of', () => {
    for (const text of [
      'how many brothers did harriet tubman have',
      'how do you change a car battery',
      'who plays elsa',
      'how deep is lake tahoe',
      'what does the barcode 0123 mean',
    ])
      expect.soft(idOf(text), text).toBeNull()
  })

  it('is found behind what a child tells before it asks, and before why it asks', () => {
    expect(idOf('my grandma has medicare what is that')).toBe('n-medicare')
    expect(idOf('who was tecumseh we are doing a report')).toBe('tecumseh-who')
    expect(idOf('my cat keeps scratching our couch why')).toBe('cats-scratch-furniture')
  })

  it('does not doubt where two entries tell the same', () => {
    const twins = {
      'how many quarts are in one gallon': /gallon/i,
      'did t rex lay eggs': /egg/i,
      'who was the third president': /Jefferson/,
    }
    for (const [text, tells] of Object.entries(twins)) expect.soft(answerTo(text, 3)?.says, text).toMatch(tells)
  })

  it('tells of no other where one is asked for by its place', () => {
    expect(answerTo('who was the 23rd president', 3)?.says ?? 'nothing').toMatch(/Benjamin Harrison|^nothing$/)
  })

  it('takes no name that it does not know for a word that it has', () => {
    expect(idOf('what is roblox')).toBeNull()
    expect(idOf('how do you play fortnite')).toBeNull()
  })

  it('says more than the glossary where it has the thing itself', () => {
    expect(idOf('what is a lighthouse')).toBe('lighthouse')
    expect(idOf('what is an earthquake')).toBe('earthquake-what')
  })

  it('leaves questions about words to those who know words', () => {
    expect(idOf('how do you spell elephant')).toBe('words')
    expect(idOf('what rhymes with cat')).toBe('words')
  })

  it('asks back where it is not sure, by a way to ask that it has', () => {
    const asked = Object.values(moreAsks)
      .flat()
      .filter((_, at) => at % 60 === 0)
      .flatMap((text) => maybeMeant(text.split(' ').slice(0, 4).join(' ')) ?? [])
    expect(asked.length).toBeGreaterThan(3)
    for (const { id, ask } of asked) expect(book().get(id)?.asks[0]).toBe(ask)
  })

  it('finds nearly every one of its own ways to ask', () => {
    const asks = book()
      .values()
      .map(({ id, asks }, at) => ({ id, text: asks[at % asks.length] ?? '' }))
    const some = asks.filter((_, at) => at % 20 === 0)
    const found = some.filter(({ id, text }) => bookFinder().find(text)[0]?.id === id)
    expect(found.length / some.length).toBeGreaterThan(0.97)
  })

  it('has further ways to ask only for entries that there are', () => {
    expect(Object.keys(moreAsks).filter((id) => !book().has(id))).toEqual([])
  })

  it('is nothing to be asked by a text without words', () => {
    for (const text of ['', '???', '12', 'the', '😀'.repeat(200)]) expect.soft(maybeMeant(text), text).toBeNull()
  })
})
