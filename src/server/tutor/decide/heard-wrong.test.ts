import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

describe('what was heard as something else', () => {
  it.each(['ok next is 61-38 and im NOT doing it', '45 + 27 no way im not doing that one', 'i dont wanna do 7 x 8'])(
    'hears a no before the sum: %s',
    (line) => {
      const child = talkWith(2)
      expect(child.say(line).move.kind).toBe('refused')
    },
  )

  it('takes a word of the list for no goodbye', () => {
    const child = talkWith(2)
    child.say('my spelling words are night light bright right might')
    child.say('they all have ight')
    expect(child.say('nite').text).toMatch(/list/)
    expect(child.say('bye').move.kind).toBe('close')
  })

  it('takes pepperoni for no pepper, and still knows chocolate', () => {
    expect(talkWith(6).say('is pepperoni made from peppers').text).not.toMatch(/piperine|plants/)
    expect(talkWith(6).say('is chocolate made from beans').text).toMatch(/[Cc]acao/)
  })

  it('judges then and than by their own sentence only', () => {
    const child = talkWith(5)
    const { text } = child.say('is it then or than i always mix it')
    expect(text).toMatch(/Than is used to compare.*Then means/)
    expect(child.say('so faster THAN me and THEN we eat').text).toMatch(/both|Both/)
    expect(child.say('she is taller then me and than we left').text).not.toMatch(/both|Both/)
  })
})

describe('plain questions of words', () => {
  it.each([
    ['what letter is the snake one', /\bS\b/],
    ['whats the fish letter', /letter f\b/],
    ['which letter says mmm', /^M /],
    ['what letter is at the start of zebra', /letter z\b/],
  ])('%s', (line, answer) => {
    expect(talkWith(0).say(line).text).toMatch(answer)
  })

  it('tells that take away is quitar', () => {
    const child = talkWith(1)
    child.say('hola no hablo mucho ingles')
    expect(child.say('in my class the teacher say take away. es igual que quitar?').text).toMatch(/quitar/)
    expect(child.say('my teacher said subtract is that comer').text).not.toMatch(/means|quiere decir/)
  })

  it('tells whether a comma stands before but', () => {
    const right = talkWith(5).say('then Phones can be distracting, but they could be in the bag. with a comma?')
    expect(right.text).toMatch(/^Yes|right/)
  })
})
