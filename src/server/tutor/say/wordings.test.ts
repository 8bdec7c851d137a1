import { describe, expect, it } from 'vitest'
import language from '#content/en/tutor/language.json'
import play from '#content/en/tutor/play.json'
import writing from '#content/en/tutor/writing.json'
import { icuText } from '#server/icu/icu-text.ts'

const values = {
  what: '8 × 7',
  thing: 'dinosaurs',
  title: 'The Big Sneeze',
  who: 'Boo',
  top: 20,
  number: 7,
  tries: 1,
  said: 'hat',
  Said: 'The bunny hides',
  name: 'Pickle',
  right: 4,
  asked: 5,
  from: 3,
  to: 9,
  guess: 5,
  word: 'cat',
  count: 5,
  chain: 'cat, hat',
  rhyme: 'bat',
  one: 'hat',
  two: 'dog',
  words: 'a, b, and c',
  pick: 'chair',
  odd: 'chair',
  a: 'a cat',
  A: 'A cat',
  answer: 'elephant',
  clues: 1,
  about: 'rockets',
  quote: 'a dragon',
  part: 'i goed',
  verb: 'goed',
  base: 'go',
  fix: 'went',
  holes: 'f r _ _ n d',
  turned: 'tac',
  Turned: 'Tac',
}

describe('the words of games and of help with writing', () => {
  it.each(Object.entries({ ...play, ...writing, ...language }))(
    '%s has enough of them, and each is a sentence',
    (_, { young, older, goal }) => {
      expect(goal).not.toBe('')
      for (const list of [young, older]) {
        expect(new Set(list).size).toBeGreaterThanOrEqual(6)
        for (const text of list) expect(icuText(text, values)).toMatch(/[.?!:]$/)
      }
    },
  )
})
