import { describe, expect, it } from 'vitest'
import { goesOn, isNew, type Open } from './goes-on.ts'

const open = (takes: Open['takes'], words = '', isAsked = true): Open => ({ words, takes, isAsked })
const said = (text: string, act?: string) => ({ text, acts: act ? [{ act, share: 0.9 }] : [], grade: 2 })

describe('a game', () => {
  it.each([
    'is it a zebra',
    'a horse',
    'umm i think its a lion',
    'i dont know',
    'zebra',
    'give me a hint',
    'no',
    'do you live in africa',
  ])('goes on with %s', (text) => expect(goesOn(said(text), open('word'))).toBe(true))

  it.each([
    'i have 5 cards and 4 people',
    'my sister won again',
    'no each has 7',
    'why do cats land on their feet',
    '7 x 8',
  ])('lets go of %s', (text) => expect(goesOn(said(text), open('word'))).toBe(false))

  it.each(['to get to the other side', 'a map of the world', 'the letter m?', 'because it was two tired'])(
    'with a riddle takes %s',
    (text) => expect(goesOn(said(text), open('phrase'))).toBe(true),
  )

  it('with a riddle lets go of news', () => expect(goesOn(said('my sister won again'), open('phrase'))).toBe(false))

  it('of numbers wants a number', () => {
    expect(goesOn(said('maybe 12'), open('number'))).toBe(true)
    expect(goesOn(said('my dog barks all night'), open('number'))).toBe(false)
  })
})

describe('a text', () => {
  const text = 'At first he is dishonest but later he is brave because he tells his mom.'

  it('goes on in the form in which it was written', () => {
    expect(goesOn(said('Then he tells the truth.'), open('line', text))).toBe(true)
    expect(goesOn(said('my brother told me the ending'), open('line', text))).toBe(false)
    expect(goesOn(said('got it'), open('line', text))).toBe(false)
  })

  it('needs no marks where it had none', () =>
    expect(goesOn(said('then the dog ran away'), open('line', 'the dog was big'))).toBe(true))
})

describe('a word problem', () => {
  const story = 'Sam had 12 apples and gave some to Ana'

  it('goes on with a number or a word of its own', () => {
    expect(goesOn(said('12 - 5'), open('number', story))).toBe(true)
    expect(goesOn(said('he gave them away'), open('number', story))).toBe(true)
  })

  it('lets go of news', () => expect(goesOn(said('my cat is sleeping here'), open('number', story))).toBe(false))
})

describe('anything', () => {
  it('is new where it is a wish, a sum or a question of its own', () => {
    expect(isNew(said('tell me a joke', 'want_joke'), open('talk'))).toBe(true)
    expect(isNew(said('what is 4 + 5'), open('talk'))).toBe(true)
    expect(isNew(said('how far is the moon'), open('talk'))).toBe(true)
  })

  it('is not new where it points back', () => expect(isNew(said('why did he do that'), open('talk'))).toBe(false))
})
