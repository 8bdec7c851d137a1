import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

describe('an ordinary question of school and life', () => {
  it.each([
    ['difference between weathering and erosion', 6, /weathering/i],
    ['mitosis vs meiosis', 7, /meiosis/i],
    ['causes of world war 1', 8, /MAIN|alliances/],
    ['photosynthesis', 6, /sunlight|light/],
    ['idk what photosynthesis is', 6, /sunlight|light/],
    ['whats the diff between the constitution and the declaration of independence', 8, /1776/],
    ['is it true that you lose most heat from your head', 3, /No/],
    ['when am i ever gonna use this seriously', 7, /Fair question/],
  ])('%s is answered', (text, grade, says) => {
    const said = talkWith(grade).say(text)
    expect(said.move.kind).toBe('book')
    expect(said.text).toMatch(says)
  })

  it.each([
    ['can dogs eat grapes', 2, /No .*grapes/],
    ['can dogs eat bones', 4, /splinter/],
    ['can my dog eat apples', 2, /no seeds/],
    ['are lilies poisonous to cats', 3, /Lilies/],
    ['what do i do if i burn myself', 3, /grown-up/],
  ])('%s: the safe thing is said', (text, grade, says) => {
    expect(talkWith(grade).say(text).text).toMatch(says)
  })

  it.each([
    ['what do i do if someone cuts in line', 4, /line starts/],
    ['how do i be nice to the new kid', 4, /Say your name/],
    ['should i post something mean about someone', 6, /Don't|wouldn't/],
    ['is it always jake and i, never jake and me?', 6, /Jake and me|Mom called/i],
    ['can you order pizza', 4, /grown-up|No/],
    ['how do i stop saying um when i talk', 5, /pause/],
    ['how do i clean a fish tank', 2, /filter/],
  ])('%s: the way to do this very thing is told', (text, grade, says) => {
    expect(talkWith(grade).say(text).text).toMatch(says)
  })

  it('a bare word in answer to the tutor is no question', () => {
    const child = talkWith(3)
    child.say('i had pizza for lunch')
    expect(child.say('pepperoni pizza').move.kind).not.toBe('book')
    expect(talkWith(5).say('lakers vs celtics').move.kind).not.toBe('book')
  })
})

describe('a question about plain numbers', () => {
  it.each([
    ['how many feet is 55 inches', 5, /12s fit in 55/],
    ['is root 50 closer to 7 or 8', 8, /49.*64/],
    ['is 12 mor then 20', 0, /No, 20 is more/],
  ])('%s shows the way', (text, grade, says) => {
    expect(talkWith(grade).say(text).text).toMatch(says)
  })

  it('of numbers that a problem does not need, it is said that they are extra', () => {
    const said = talkWith(4).say('thats so sneaky why would they put the 9 in there')
    expect(said.text).toMatch(/extra numbers/)
  })
})
