import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

/** A child with a story that has begun. */
function inStory() {
  const child = talkWith(2)
  child.say('i have to write a story with a begining and a middle and a end')
  child.say('its about a dragon named Blaze and he cant blow fire')
  child.say('Once there was a dragon named blaze he lived in a cave')
  return child
}

describe('talk beside the text of a child', () => {
  it.each([
    'thats what i do for my baby brother. he cries ALL night i cant sleep',
    'haha a dragon thats so funny',
    'my baby sister keeps screaming',
    'i had carrots for lunch today',
    'my hand hurts from writing',
    'i cant wait to show my teacher',
  ])('%s: is no line of it, and the text waits', (line) => {
    const child = inStory()
    const thread = child.lesson().thread
    child.say(line)
    expect(child.lesson().thread).toBe(thread)
    expect(child.say('so he blows bubbles and all the other dragons laffed').move.kind).toBe('writing')
    expect(child.lesson().thread).toContain('bubbles')
  })

  it('is met in an opinion, too, and the line before a laugh is taken', () => {
    const child = talkWith(3)
    child.say('we have to write a opinion and i pick longer recess')
    child.say('I think recess should be 1 hour long because kids need exercise and fresh air.')
    expect(child.say('my principal would never let us').move.lines[0]).toMatchObject({ key: 'aside.never' })
    const laughed = child.say('Furthermore, when we dont have recess everybody goes wild. haha i sound like a lawyer')
    expect(laughed.move.lines[0]).toMatchObject({ key: 'aside.laugh' })
    expect(laughed.text).not.toContain('“haha')
    expect(child.say('it rained today so we had to watch a movie. it was a baby movie').move.kind).not.toBe('writing')
  })

  it.each(['My mom would never have let me do it.', 'I had carrots in my pocket that day.'])(
    '%s: is a line of a story that the child tells of itself',
    (line) => {
      const child = talkWith(5)
      child.say('i have to write a personal narrative about a time i was scared')
      child.say('I was eight and my cousin dared me to jump off the high dive')
      expect(child.say(line).move.kind).toBe('writing')
    },
  )
})

describe('a line of a story', () => {
  it('is met by what happens in it, and its end is celebrated', () => {
    const child = inStory()
    child.say('BUBBLES')
    const told = child.say('so he blows bubbles and all the other dragons laffed')
    expect(told.move.lines.some((line) => 'key' in line && line.key.startsWith('tale.'))).toBe(true)
    expect(child.say('then a baby dragon is crying and Blaze does a bubble and he stops').text).not.toContain('period')
    const ended = child.say('And then everybody wanted bubbles and Blaze was not sad anymore. The End')
    expect(ended.move.lines[0]).toMatchObject({ key: 'tale.finished' })
  })

  it('leaves the choices to the child', () => {
    const child = inStory()
    expect(child.say('should i draw him blue or red').text).toMatch(/blue|pick|boss|choose|works?/i)
    expect(child.say('can my grandma talk spanish in my story').move.lines[0]).toMatchObject({
      key: 'write.otherTongue',
    })
    expect(child.say('what could he blow instead of fire').move.lines[0]).toMatchObject({ key: 'write.invent' })
  })

  it('names an ending that is meant for the beginning', () => {
    const child = talkWith(3)
    child.say('we have to write a opinion and i pick longer recess')
    child.say('kids need it because its fun')
    expect(child.say('can i start with This is why I think recess should be longer').text).toMatch(
      /end|clos|last|conclusion/i,
    )
  })
})
