import { describe, expect, it } from 'vitest'
import { echoOf } from '../read/echo.ts'
import { tellingIn, tellsOfDeath } from '../read/tellings.ts'

describe('what a child tells', () => {
  it.each([
    ['he ripped my drawing', 'broken'],
    ['nobody saved me a seat', 'leftOut'],
    ['i got picked for the solo', 'picked'],
    ['i got picked last', 'leftOut'],
    ['my cat ran away', 'petTrouble'],
    ['i gave my sister the last cookie', 'kindDeed'],
    ['she let me use her markers', 'kindness'],
    ['i have to go to the dentist tomorrow', 'nervous'],
    ['what if she thinks im weird', 'whatIf'],
  ])('%s is met as %s', (text, kind) => expect(tellingIn(text)).toBe(kind))

  it.each([
    'i lost 2 teeth',
    'i beat the eggs',
    'in my story the dragon ripped my drawing',
    'grandma gave me a mean look',
    'he gave me 3 more',
    'what if i give you a sandwich',
    'is it fair?',
    'my brother hit me and i fell off my bed',
    'we won 5 and they won 3 how many more',
  ])('%s is left to others', (text) => expect(tellingIn(text)).toBeNull())

  it('knows a death from what only stopped working', () => {
    expect(tellsOfDeath('mine is alone because the other one died')).toBe(true)
    for (const text of ['my ipad died', 'my plant died', 'i died in the game']) expect(tellsOfDeath(text)).toBe(false)
  })
})

describe('a question said back', () => {
  it('is turned around, and only where every word is known', () => {
    expect(echoOf('why is my brother so loud')).toEqual({ said: 'Why is your brother so loud?', asking: 'why' })
    for (const text of ['why do zorps flim', 'can it get us', 'what is drift', 'do you like me a lot'])
      expect(echoOf(text)).toBeNull()
  })
})
