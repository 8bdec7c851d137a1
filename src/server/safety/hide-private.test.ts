import { describe, expect, it } from 'vitest'
import { growth } from '#tests/support/growth.ts'
import { shieldPersonalData } from './shield.ts'

const shield = (text: string) => shieldPersonalData(text, [])

describe('what is hidden of private words', () => {
  it.each([
    ['its the brown duplex across from the water tower on Garner', ['brown', 'duplex', 'tower', 'Garner']],
    ['nobody is home till 6 and im bored', ['nobody', '6']],
    ['our safe is behind the paint and the numbers are 9 22 40', ['behind', 'paint', '22']],
    ['i keep my birthday money in the tissue box behind my bed', ['tissue', 'behind', 'bed']],
    ['my neighbor Mr. Osei at 41 gave me 2 tomatoes', ['Osei', '41']],
    ['we will be gone from july 3 to july 17', ['july', '17']],
  ])('goes as far as it tells: %s', (text, secrets) => {
    const left = shield(text)
    expect(secrets.filter((secret) => left.includes(secret))).toEqual([])
  })

  it.each([
    'put these from least to greatest 3051 3510 3105 3501',
    'how far is the sun its like 93000000 miles right',
    'can the hero in the story be named Captain Marisol Thunder',
    'once upon a time there was a prince named Florian Goldleaf who was scared of frogs',
    'my superhero is Thunder Tess and her secret name is Tess Bolt',
    'the bus leaves at 7:20 and the ride takes 95 minutes, when is it over',
    'the third little pig has a brick house with a red door',
    'nobody is home in chapter 2 so the boy opens the box',
  ])('leaves lessons and stories alone: %s', (text) => {
    expect(shield(text)).toBe(text)
  })

  it('leaves the sum beside what it hides', () => {
    expect(shield('7 times 8 is 56 and im Marisol btw')).toMatch(/^7 times 8 is 56 /)
  })

  it('does not look for more in what was hidden before', () => {
    const once = shield('my brother Terrell says 7 x 8 is 54 but i think its 56')
    expect(shield(once)).toBe(once)
  })

  it('takes what one part of a long text tells for that part alone', () => {
    const story = 'The farmer had twelve hens and they laid nine eggs in the barn every single day. '.repeat(12)
    expect(shield(`my name is Delia Santiago. ${story}`)).toContain(story.slice(-400))
  })

  it('finds in the midst of a long talk what it finds alone', () => {
    const sums = 'and then i added 12 and 34 and got 46, is that right or did i forget to carry. '
    const told = 'i keep my birthday money in the tissue box behind my bed'
    expect(shield(`${sums.repeat(5)}${told}. ${sums.repeat(5)}`.trim())).toBe(
      `${sums.repeat(5)}${shield(told)}. ${sums.repeat(5)}`.trim(),
    )
  })

  it('takes a time that grows only with the length', () => {
    expect(growth(shield, 'my cousin Bo ')).toBeLessThan(3)
  })
})

describe('what a child puts in brackets, or beside a lock', () => {
  it('is hidden as anywhere else', () => {
    expect(shieldPersonalData('my friend [Zuzka] lives in our street', [])).not.toContain('Zuzka')
    expect(shieldPersonalData('my code is 56+78', [])).not.toContain('56+78')
    expect(shieldPersonalData('what is 56+78', [])).toContain('56+78')
  })

  it('and a short name of the family does not guard itself', () => {
    expect(shieldPersonalData('Zu sits next to me on bus 7 at 3:15 every day', ['Zu Smithson'])).not.toMatch(/\bZu\b/)
  })
})
