import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

const sad = 'my mom didnt even look at my drawing'

/** The kind of reply to the last of some lines, and what is asked behind it. */
function last(grade: number, ...lines: string[]) {
  const child = talkWith(grade)
  const said = lines.map((line) => child.say(line)).at(-1)
  return { kind: said?.move.kind ?? '', text: said?.text ?? '', asked: child.lesson().asked?.kind }
}

describe('a feeling that is over', () => {
  it('ends where the child asks for a word or works on', () => {
    expect(last(2, sad, 'how do you spell castle').text).toMatch(/c-a-s-t-l-e/)
    expect(last(3, sad, '6 x 7 is 42').asked).not.toBe('feeling')
  })

  it('ends where it boasts, laughs or makes up', () => {
    expect(last(0, 'my tower fell and ben laughed', 'it was this big. it was ten big').asked).toBe('chat')
    expect(last(-1, sad, 'ok he can have a small one').asked).toBe('chat')
    expect(last(1, sad, 'guess what i can do a cartwheel').asked).not.toBe('feeling')
  })

  it('stays where it still hurts', () => {
    expect(last(2, sad, 'she never looks').asked).toBe('feeling')
    expect(last(2, sad, 'it was a dragon but nobody cares').asked).toBe('feeling')
  })
})

describe('play that is played along', () => {
  it('answers the teacher as a pupil, and does no hard homework so', () => {
    expect(last(2, 'pretend i am the teacher now you are the kid', 'what is 2 + 2').text).toMatch(/\b4\b/)
    expect(last(3, 'my turn to ask YOU. what is 7 times 8').text).toMatch(/56/)
    expect(last(4, 'im the teacher and you are the kid. what is 36 x 47').text).not.toMatch(/1,?692/)
    expect(last(2, 'what is 2 + 2').text).not.toMatch(/\b4\b/)
  })

  it('knows knocks and riddles by their form', () => {
    expect(last(0, 'knoc knock').kind).toBe('play.joke')
    expect(last(1, 'knock knock', 'interrupting cow MOOOO').text).not.toMatch(/who\?/)
    expect(last(0, 'whats big and green and goes up and down').kind).toBe('play.joke')
    expect(last(6, 'why is 6 afraid of 7').kind).toBe('play.joke')
    expect(last(3, 'what is red and blue mixed').kind).not.toBe('play.joke')
  })

  it('says sounds along and turns words around', () => {
    expect(last(-1, 'babababa').text).toMatch(/ba ba ba/i)
    expect(last(5, 'say potato backwards lol').text).toMatch(/otatop/i)
  })
})

describe('talk that only names a number or goes on', () => {
  it('is no set of numbers to work with', () => {
    for (const line of [
      'T REX HAS LITTLE ARMS AND TWO FINGERS',
      'but Priya wants to charge 50 cents cuz shes greedy lol',
      'and 12 boys and they still pick all boys first in soccer',
      'he beats me by 9 minutes',
    ])
      expect(last(4, line).kind, line).not.toBe('sight')
    expect(last(4, 'i have 24 stickers and i wanna share with 3 friends').kind).not.toBe('heard')
  })

  it('is not taken for the feeling before it', () => {
    expect(last(3, 'i feel so sad today', 'then we got fries so').kind).not.toMatch(/^feeling/)
    expect(last(3, 'i feel so sad today', 'she said im not her friend').asked).toBe('feeling')
  })

  it('calls nobody back to work who tells of a friend', () => {
    expect(
      last(3, 'what is 34 + 58', 'my desk is new', 'it has a drawer', 'my friend jayden moved his seat').text,
    ).not.toMatch(/34|58/)
  })

  it('of a letter goes on to how it is made, also of a name that nobody knows', () => {
    expect(last(-1, 'what letter is for noor. thats me').text).toMatch(/\bN\b/i)
    expect(last(-1, 'what letter is for noor. thats me', 'how i make it').text).toMatch(/Let's make N! Down\./)
    expect(last(-1, 'how i make it').text).not.toMatch(/tall line/i)
  })
})
