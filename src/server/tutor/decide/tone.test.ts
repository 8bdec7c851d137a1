import { describe, expect, it } from 'vitest'
import { lastKeys, talkWith } from '#tests/support/tutor-talk.ts'
import { isQuestion } from '../know/book/stems.ts'

type Row = readonly [grade: number, line: string]
const missed = (rows: readonly Row[], key: RegExp) =>
  rows.filter(([grade, line]) => !lastKeys(grade, line).some((one) => key.test(one)))
const taken = (rows: readonly Row[], key: RegExp) =>
  rows.filter(([grade, line]) => lastKeys(grade, line).some((one) => key.test(one)))
const says = (grade: number, line: string) => talkWith(grade).say(line).text

describe('the tone of a telling', () => {
  it('is funny where the child says so, or where somebody small made a mess', () => {
    expect(
      missed(
        [
          [1, 'we laughed so hard at dinner milk came out his nose'],
          [2, 'he peed on dad!! it went up in the air'],
          [3, 'i put a whoopie cushion on the chair'],
          [4, 'and then my cousin burped in the middle of the song'],
          [5, 'everybody cracked up and the coach too'],
        ],
        /^(?:tone\.laugh|heard\.funny)/,
      ),
    ).toEqual([])
  })
  it('is not funny where it hurts, is somebody ill, or the child was ashamed', () => {
    expect(
      taken(
        [
          [1, 'i peed my pants at school'],
          [2, 'they laughed at me'],
          [3, 'my dog died and then he pooped'],
          [3, 'there was blood in his poop'],
          [2, 'he made me touch his butt'],
          [4, 'my grandpa is in the hospital and he farts a lot'],
          [1, 'i got up to go pee'],
        ],
        /^tone\.(?:laugh|hooray|like|many)/,
      ),
    ).toEqual([])
  })
  it('says a picture back in right words', () => {
    expect(says(2, 'i got my hair cut and i look like a onion')).toMatch(/like an onion/i)
    expect(says(1, 'the pony looks like a toilet brush now')).toMatch(/like a toilet brush/i)
    expect(says(3, 'we all sleep in a row like hot dogs')).toMatch(/like hot dogs/i)
    expect(
      taken(
        [
          [3, 'it took like a week'],
          [3, 'i look like a loser'],
          [2, 'it was like a million dollars'],
          [2, 'i feel like i want to go'],
          [4, 'it was like he knew it'],
          [4, 'he looks like my dad'],
          [2, 'is it like a dog'],
        ],
        /^tone\.like/,
      ),
    ).toEqual([])
  })
  it('cares for small hurts, and leaves those by people to others', () => {
    expect(
      missed(
        [
          [2, 'i got hit right in the face by a snowball'],
          [3, 'i bit my tongue on the trampoline'],
          [1, 'i got juice in a paper cut and it STUNG'],
        ],
        /^(?:tone\.ouch|telling\.hurt|caught\.hurt)/,
      ),
    ).toEqual([])
    expect(taken([[3, 'i got hit by my stepdad']], /^tone\./)).toEqual([])
  })
  it('is glad, sleepy, a pun or a guess', () => {
    expect(missed([[2, 'WE GOT HIM he was in my rain boot!!']], /^tone\.hooray/)).toEqual([])
    expect(missed([[6, 'conclusion tomorrow, my eyes are closing on the keyboard']], /^tone\.bed/)).toEqual([])
    expect(missed([[3, 'rest in peas. get it']], /^tone\.pun/)).toEqual([])
    expect(missed([[2, 'guess how long we drove']], /^tone\.guess/)).toEqual([])
    expect(
      taken(
        [
          [3, 'i dont get it'],
          [3, 'now i get it'],
          [3, 'can you guess what 7 x 8 is'],
        ],
        /^tone\./,
      ),
    ).toEqual([])
  })
  it('is amazed at a great number, and not in a sum', () => {
    expect(says(1, 'theres 100 single socks and they all hug')).toMatch(/100 single socks/)
    expect(
      taken(
        [
          [4, '12 cookies plus 9 cookies'],
          [3, 'eleven thats all'],
          [2, '3 dogs'],
        ],
        /^tone\.many/,
      ),
    ).toEqual([])
  })
})

describe('what is no question and no news of the world', () => {
  it('tells when something is', () => {
    expect(
      taken(
        [
          [2, 'when he cries at night i put the pillow on my ears'],
          [1, 'when its zero we go to the dock and i hold the sign'],
          [3, 'when i get my own room im gonna have three bunks'],
          [4, 'when mommy goes to the hospital gigi will make pancakes'],
          [3, 'she asked me why i keep smiling and i said no reason'],
        ],
        /^(?:wonder|unsure|caught\.ask|book\.maybe)/,
      ),
    ).toEqual([])
    expect(['when was the moon landing', 'when do bears wake up', 'when is it spring'].filter(isQuestion)).toHaveLength(
      3,
    )
  })
  it('is what somebody said at home, and nothing to check', () => {
    expect(
      taken(
        [
          [3, 'she said fish food is not on her diet'],
          [4, 'he says triangles are for quitters lol'],
          [2, 'my mom says dinners ready its NOT pizza'],
          [3, 'dad says it is his turn tonight'],
          [2, 'he says its 102 there and hes melting'],
        ],
        /^caught\.hearsay/,
      ),
    ).toEqual([])
  })
})
