import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

const answerOf = (grade: number, ...lines: string[]) => {
  const child = talkWith(grade)
  return lines.map((line) => child.say(line).text).at(-1) ?? ''
}

describe('grammar that is asked in so many words', () => {
  it('says whose it is by one or by many', () => {
    expect(answerOf(4, "is it the dogs bone or the dog's bone, one dog")).toMatch(/the dog's bone/)
    expect(answerOf(4, "the cats toys or the cat's toys. two cats")).toMatch(/the cats' toys/)
    expect(answerOf(4, "is it the dogs bone or the dog's bone", "so for my two cousins its cousin's house")).toMatch(
      /one cousin/,
    )
    expect(answerOf(4, "the dog wagged it's tail or its tail")).toMatch(/it is tail/)
  })

  it('leads to what a sentence is about', () => {
    const child = talkWith(4)
    expect(child.say('The team of players (is, are) ready. i put are because players').text).toMatch(/“team/)
    expect(child.say('team is one thing so is').text).toMatch(/“is/)
    expect(answerOf(4, 'My friends and I was happy. were?')).toMatch(/“were/)
    expect(answerOf(4, 'The box of crayons (was, were) on the table', 'were')).not.toMatch(/^(?:Yes|That's it)/)
  })

  it('lets the child place commas, and sees the one too many', () => {
    const child = talkWith(4)
    child.say('where do the commas go: I bought apples pears and grapes')
    expect(child.say('I bought, apples, pears, and grapes').text).toMatch(/bought/)
    expect(child.say('I bought apples, pears, and grapes').move.mood).toBe('happy')
    expect(answerOf(3, 'do i need a comma: When the bell rings we leave', 'When the bell rings, we leave')).toMatch(
      /^Yes!|^That's right/,
    )
  })

  it('leaves the name of a figure to the child', () => {
    const child = talkWith(5)
    const first = child.say("what kind of figurative language is 'the wind whispered through the trees'").text
    expect(first).not.toMatch(/personification/i)
    expect(child.say('simile?').text).toMatch(/like or as/)
    expect(child.say('personification bc wind cant whisper').move.mood).toBe('happy')
  })

  it('takes examples of a kind of word', () => {
    expect(answerOf(2, 'whats a adjective', 'like fluffy. my fluffy dog')).toMatch(/Fluffy is an adjective/)
    expect(answerOf(2, 'what is a verb', 'like run')).toMatch(/Run is a verb/)
  })
})

describe('reading words aloud', () => {
  it('hears the word in its sounds, and compares another', () => {
    const child = talkWith(1)
    child.say('how do you read s h i p')
    expect(child.say('sh... ip. ship!').text).toMatch(/ship/i)
    expect(child.say('what about chip is it the same').text).toMatch(/-ip/)
  })

  it('sounds out no word that does not say its letters', () => {
    expect(talkWith(1).say('how do i read s a i d').text).not.toMatch(/as in rain/)
    expect(talkWith(1).say('what does the word say t h e y').text).toMatch(/they/i)
  })

  it('names words with the same start', () => {
    const child = talkWith(0)
    expect(child.say('what starts like kitty').text).toMatch(/kite/i)
    expect(child.say('cookie!').text).toMatch(/same sound/)
  })
})
