import { describe, expect, it } from 'vitest'
import caught from '#content/en/tutor/caught.json'
import { talkWith } from '#tests/support/tutor-talk.ts'
import { doesOf } from '../read/line-does.ts'
import { sayingIn } from '../read/who-said.ts'

describe('what a line does, where nothing of it was understood', () => {
  it.each([
    ['its spaghetti im out', 'away'],
    ['thats actually kinda sick. ok i got practice', 'away'],
    ['my abuela is here she makes tamales', null],
    ['hold on my dog is going crazy', 'wait'],
    ['wait how', null],
    ['i want my abuela now', 'wantWho'],
    ['theres BLOOD on my tooth', 'hurt'],
    ['my partner dropped the slide and told mr pruitt it was me', 'unfair'],
    ['my sister reads faster than me', 'lessThan'],
    ['got him!! he had a cheerio in his cheek', 'relief'],
    ['i know something', null],
    ['did you know creepers were a accident', 'told'],
    ['maybe ill tell mr alvarez hes nice', 'tellGrownUp'],
    ['im gonna punch him', null],
  ])('%s: %s', (line, does) => {
    expect(doesOf(line)).toBe(does)
  })
})

describe('who said what', () => {
  it.each([
    ['my nana said pigs cant sweat', 'your nana', true],
    ['my kitty says moo', 'your kitty', false],
    ['my mom was like are you serious', 'your mom', false],
    ['Mrs Dole said strong reasons are in chapter two', 'Mrs. Dole', true],
    ['Mrs Dole said my reasons are strong', 'Mrs. Dole', false],
  ])('%s', (line, who, isClaim) => {
    expect(sayingIn(line)).toMatchObject({ who, isClaim })
  })
})

describe('a reply to it', () => {
  it('has six wordings for either age', () => {
    for (const { young, older } of Object.values(caught)) {
      expect(new Set(young).size).toBeGreaterThanOrEqual(6)
      expect(new Set(older).size).toBeGreaterThanOrEqual(6)
    }
  })

  it.each(['hold on my dog is going crazy', 'i want my abuela now', 'its spaghetti im out'])(
    'asks nothing of the child: %s',
    (line) => {
      expect(talkWith(1).say(line).text).not.toContain('?')
    },
  )

  it('offers no game to a line that is no trouble', () => {
    expect(talkWith(5).say('my brother says nobody uses this in real life').move.press ?? []).toEqual([])
  })

  it('says no sound of an animal to a line about something else', () => {
    expect(talkWith(0).say('The hen is in the puh eh nnn').text).not.toMatch(/cluck/i)
  })
})
