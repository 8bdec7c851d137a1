import { describe, expect, it } from 'vitest'
import { growth } from '#tests/support/growth.ts'
import { shieldPersonalData } from './shield.ts'

const shielded = (text: string) => shieldPersonalData(text, [])

describe('when nobody is with a child, and how one gets in, goes to no model', () => {
  it.each([
    ['im home alone till 5:30', '5:30'],
    ["nobody's home on thursdays but me and my sister", 'thursdays'],
    ['my parents get back around midnight so its just me', 'midnight'],
    ['mom gets home at 7 so i make noodles by myself', '7'],
    ['mom works nights monday to thursday and i stay by myself', 'monday'],
    ['we will be on vacation from july 3 to july 17 so no one is at our house', 'july'],
    ['theres no grown up here till dinner', 'dinner'],
    ['i get home before everybody at 3:30', '3:30'],
    ['our spare key is under the frog by the steps', 'frog'],
    ['dad hides the truck key on the back tire', 'tire'],
    ['the back window doesnt lock', 'lock'],
    ['we keep the money in the cereal box', 'cereal'],
  ])('%s', (text, secret) => {
    expect(shielded(text)).not.toContain(secret)
    expect(shielded(text)).toContain('[private]')
  })

  it.each([
    'school starts at 8',
    'if it is 2:45 and i wait 30 minutes what time is it',
    'my dad is coming home on friday',
    'the bus leaves at 7 and takes 45 minutes, what time does it get there',
    'the movie starts at 4:10 and ends at 6:05',
    'i go to bed at 8',
    'the key to the map shows a star for capital',
    'the pirate hid the key in a cave',
    'the answer key is in the back',
    'my test is on friday',
    'she drops the ball from 9 feet',
    'my window is open its cold',
  ])('%s stays', (text) => {
    expect(shielded(text)).toBe(text)
  })
})

describe('sums and shouting stay as they are', () => {
  it.each([
    'oh so its 6+4+6+4',
    'is 24 right for 40-16',
    'flour is 2-1/2 and i only have 1-3/4',
    'in my house we say coma not point like 2,5',
    'my brother is DUMB',
    'FROM AIR???',
  ])('%s', (text) => {
    expect(shielded(text)).toBe(text)
  })

  it('a name that is shouted is gone', () => {
    expect(shielded('MY NAME IS KAYLEE SUTHERLAND')).not.toMatch(/KAYLEE|SUTHERLAND/)
    expect(shielded('the combination is 24-6-31')).not.toContain('24-6-31')
  })
})

it.each(['i am home alone till 5 and ', 'our key is under the ', 'every day until '])(
  'reads %j in linear time',
  (piece) => {
    expect(growth(shielded, piece)).toBeLessThan(3)
  },
)
