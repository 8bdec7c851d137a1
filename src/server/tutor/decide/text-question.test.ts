import { describe, expect, it } from 'vitest'
import content from '#content/en/tutor/writing-talk.json'
import { icuText } from '#server/icu/icu-text.ts'
import { talking } from '../../../../tests/support/tutor-turns.ts'

const keyOf = (reply: ReturnType<ReturnType<typeof talking>['say']>) =>
  reply.move.lines.map((line) => ('key' in line ? line.key : 'text')).join(' ')

describe('a plain question about a text', () => {
  it.each([
    ['how do i start my essay', 'write.ask.start.opinion'],
    ['what should the end be', 'write.ask.end.opinion'],
    ['is this a good hook: Have you ever been so tired that you fell asleep at lunch?', 'write.ask.hook.question'],
    ['is my thesis ok', 'write.ask.thesis.good'],
    ['can you make it sound better', 'write.ask.better'],
    ['how long should it be', 'write.ask.long.essay'],
    ['do i need a counterclaim', 'write.ask.counter'],
    ['can you just write the conclusion for me', 'write.no write.ask.end.opinion'],
    ['what else can i say', 'write.ask.longer'],
    ['give me a word instead of said', 'words.other'],
  ])('is answered beside an essay: %s', (question, key) => {
    const { say } = talking(5)
    say('i think kids should get more recess because we sit all day and our brains get so tired')
    expect(keyOf(say(question))).toContain(key)
  })

  it('is tied to who the story is about', () => {
    const { say } = talking(4)
    say('im writing a story about a girl who finds a door')
    say('her name is Ivy')
    expect(say('what should go wrong').said).toContain('Ivy')
  })

  it('tells which of two words is which', () => {
    expect(talking(3).say('is it to or too many').said).toMatch(/too means also/i)
  })

  it.each([
    'how do i start a game',
    'what comes next',
    'is it good',
    'how do i fix it',
    'can you make it easier',
    'how long is a whale',
    'what should i do next',
    'is it 4 or 5',
    'what else can you do',
    'how do i make slime',
  ])('is none where no text is open: %s', (question) => {
    expect(keyOf(talking(4).say(question))).not.toMatch(/write\.(?:ask|has|need)/)
  })
})

describe('the words of it', () => {
  const values = {
    quote: 'a red door',
    word: 'nice',
    words: 'kind, or gentle',
    who: 'Ivy',
    topic: 'recess',
    counts: '5, 7, and 5',
    said: 'a fox came',
    Said: 'A fox came',
    one: 'red',
    One: 'Red',
    two: 'blue',
    part: 'my cat is fluffy',
  }

  it.each(Object.entries(content))('%s are whole sentences, with a goal', (_, { young, older, goal }) => {
    expect(goal).not.toBe('')
    for (const text of [...young, ...older]) expect(icuText(text, values)).toMatch(/[.?!:”]$/)
  })
})
