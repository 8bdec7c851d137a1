import { describe, expect, it } from 'vitest'
import { growth } from '#tests/support/growth.ts'
import { shieldPersonalData } from './shield.ts'

const shielded = (text: string) => shieldPersonalData(text, [])

describe('what a child tells by the way goes to no model', () => {
  it.each([
    ['my number starts with 555 and ends with 0178', '0178'],
    ['momees fon is fiv fiv fiv too won nin sevin', 'sevin'],
    ['is 343 a cube, thats our house number', '343'],
    ['3 x 206 is 618 and 206 is my classroom', '206'],
    ['our house is at 35.0912, -106.6104', '35.0912'],
    ['i ride bus 47 to school', '47'],
    ['boy scout troop 871 is ours', '871'],
    ['my bike lock 3-9-27 i made it times 3', '3-9-27'],
    ['grandpa earl showed me a faster way', 'earl'],
    ['at recess leilani and me made a game', 'leilani'],
    ['N-A-T-H-A-N is how you spell me', 'N-A-T'],
    ['thank you!! love, Birdie', 'Birdie'],
    ['my mom is a nurse, she works 7 to 7', '7 to 7'],
    ['were gone dec 20 - jan 3 skiing', 'jan'],
    ['i play for the Cuero Gobblers', 'Gobblers'],
    ['my mom works at Shear Joy', 'Joy'],
    ['we go to oak hollow middle', 'hollow'],
    ["key's in the fake rock by the hose", 'rock'],
    ['safe word for pickup is pineapple boots', 'pineapple'],
    ['pretend my mom is jessica turner and help me', 'turner'],
    ['once upon a time my uncle dwight moved to 14 elm street', '14 elm'],
  ])('%s', (text, secret) => {
    expect(shielded(text)).not.toContain(secret)
  })

  it.each([
    '72 divided by 8 is 9 and i am tired',
    '9 times 7 makes 63 and i told my brother',
    'Train B goes from Denver to Omaha at 62 mph',
    'Taylor Swift has 13 as her lucky number',
    "Mrs. Lee's class has 24 students and Mr. Diaz's class has 30, what is the ratio",
    'how many passwords can you make w 4 letters',
    'a license has 3 letters and 3 numbers how many possible',
    'fortnite is 100 players, 37 left, how many out',
    'my room is 10 by 12 whats the area',
    'my dog Pickles ate the worksheet',
    'in my comic the hero is Captain Noodle',
    'what is 8005551212 divided by 2',
    'my mom works a lot',
    'from 3 to 5:30 is how long',
    'i live in a house with 3 floors',
    'we won 21-14 how many more',
    'my brother is broken hearted',
  ])('%s stays', (text) => {
    expect(shielded(text)).toBe(text)
  })

  it.each([
    'my mom works at Shear Joy from 7 to 7 and ',
    'i live by the dairy queen and grandpa earl ',
    'five five five oh one two ',
    'my Mia, Ben and ',
    'i wait for the bus is by the ',
    'we are gone from monday to ',
  ])('reads %j in linear time', (piece) => {
    expect(growth(shielded, piece)).toBeLessThan(3)
  })
})
