import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

const lastOf = (grade: number, ...lines: readonly string[]) => {
  const child = talkWith(grade)
  return lines.map((line) => child.say(line)).at(-1)?.text ?? ''
}

describe('talk that its own words make plain', () => {
  it.each([
    ['i cant read this word s h i p', 1, /sh … i … p/],
    ['make a silly word', 0, /!/],
    ['sing me a song about a turtle', 0, /turtle/],
    ['tell me a story about a worm driving a truck', 0, /drive a truck/],
    ['my name starts with M like moon and nose', 0, /Moon.*M[\s\S]*Nose.*N/],
    ['como se dice "resta" in math english', 2, /subtraction/],
    ['what is the word for mariposa', 2, /butterfly/],
    ['my book said "The volcano was dormant for 200 years." whats dormant', 2, /asleep|sleeping/],
    ['my mom said break a leg what does that mean', 4, /good luck/],
    ['im tired can we stop', 3, /stop|break|rest|enough|course|Fine/i],
    ['how many states are there 52?', 3, /50/],
    ['my brother says borrowing is for babies', 3, /\w/],
    ['my teacher wrote VAGUE next to my thesis', 6, /means|It means/],
    ['circle the verb: The hungry dog chased the red ball. i picked hungry', 4, /adjective/],
    ['hungry and red are adjectives and dog and ball are nouns', 4, /Dog and ball are nouns/],
    ['do i need a caps on bob', 2, /Bob/],
    ['how do u spell hanted', 2, /haunted/],
    ['do you know what rhymes with butt', 0, /nut|hut|cut|shut/i],
    ['(this is his dad typing) do worms have eyes', -1, /no eyes/],
    ['is dont judge a book by its cover a metaphor or a idiom', 5, /proverb/],
    ['do they speak portuguese in brazil', 3, /^Yes/],
  ])('%s', (text, grade, says) => {
    expect(lastOf(grade, text)).toMatch(says)
  })

  it('keeps to the word that is read', () => {
    expect(lastOf(1, 'i cant read this word s h i p', 'sip')).toMatch(/sh/)
    expect(lastOf(1, 'i cant read this word s h i p', 'ship!')).toMatch(/[Ss]hip/)
  })

  it('takes up a made-up word and what it means', () => {
    expect(lastOf(0, 'i got one. FLOOMPY', 'floompy is when your sock is wet')).toMatch(/floompy/i)
  })

  it('meets the reason that somebody gave with the true one', () => {
    expect(lastOf(3, 'why is the sky blue', 'my dad said its because of the ocean')).toMatch(/scatter/)
  })

  it('hears clues of a text as clues', () => {
    const text =
      'read this: "Mara shoved the letter under her pillow when she heard footsteps. Her heart thumped. She said nothing." How does Mara feel and how do you know?'
    expect(lastOf(5, text, 'it doesnt say how she feels')).toMatch(/infer|clue/i)
    expect(lastOf(5, text, 'so shes nervous because she hid the letter')).toMatch(/letter/)
  })
})
