import { describe, expect, it } from 'vitest'
import { askOfDeed } from './deed.ts'

describe('the question after what a child told', () => {
  it.each([
    ['i made her a bracelet', 'deed.made.ask'],
    ['ok so we built a fort', 'deed.made.ask'],
    ['we went to the zoo', 'deed.went.ask'],
    ['i found a bug', 'deed.found.ask'],
    ['i saw a movie about sharks', 'deed.saw.ask'],
    ['me and sam played tag', 'deed.played.ask'],
    ['i spilled my milk', 'deed.mishap.ask'],
    ['it fell down', 'deed.mishap.ask'],
    ['it rolled up in a ball', 'deed.thing.ask'],
    ['my tower got really tall', 'deed.thing.ask'],
    ['my roly poly was named bob', 'deed.named.ask'],
    ['she let me do the frosting', 'reflect.other.ask'],
    ['my cousin won the race', 'reflect.other.ask'],
    ['maya sat with me after', 'reflect.other.ask'],
  ])('goes with it: %s', (text, key) => {
    expect(askOfDeed(text, 'reflect.past')).toBe(key)
  })

  it.each([
    'i got to twenty',
    'i got mad at him',
    'i went to bed late',
    'i made a friend',
    'i got lost',
    'i started at 1',
  ])('is the usual one where the word means something else: %s', (text) => {
    expect(askOfDeed(text, 'reflect.past')).toBeNull()
  })

  it.each([
    ['it has lots of legs', 'deed.looks.ask'],
    ['he cries a lot', 'deed.person.ask'],
    ['i can do a cartwheel', 'deed.can.ask'],
    ['i have a new bike', 'deed.have.ask'],
    ['her name is pickle', 'deed.named.ask'],
    ['i have a lot of homework', null],
    ['i cant do it', null],
  ])('goes with what is so: %s', (text, key) => {
    expect(askOfDeed(text, 'reflect.now')).toBe(key)
  })
})
