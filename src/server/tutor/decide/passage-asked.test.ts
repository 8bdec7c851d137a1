import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

const wolf =
  "reading: 'The wolf lifted its nose. It stopped. Slowly it backed into the trees. A moment later a truck rattled down the road.' Why did the wolf back away"

describe('a text with its question in one line', () => {
  it('leads to clues and holds the answer against the text', () => {
    const child = talkWith(3)
    const { text, move } = child.say(wolf)
    expect([move.kind, /truck|smell/.test(text)]).toEqual(['passage', false])
    expect(child.say('it was hungry?').move.mood).toBe('thinking')
    expect(child.say('it smelled the truck coming!').move.mood).toBe('happy')
  })

  it('asks for the clue behind a feeling, and takes the next question', () => {
    const child = talkWith(2)
    child.say(
      'Read this. Nina planted a bean. She gave it water every day. After a week a green stem came up. Nina jumped up and down. QUESTION how did Nina feel',
    )
    expect(child.say('she was happy').text).toMatch(/text|clue|words/)
    expect(child.say('because she jumped up and down').text).toMatch(/jumped/)
    expect(child.say('the next question says how long did it take for the stem to come up. a week').text).toMatch(
      /week/,
    )
  })

  it('takes no sum in words and no story of the child for a passage', () => {
    const sum = talkWith(3).say(
      'Ben has 50 tickets at the arcade. He buys 3 bouncy balls for 8 tickets each. How many tickets does he have left',
    )
    expect(sum.move.kind).not.toBe('passage')
    expect(
      talkWith(3).say("Here's my story: Tom ran fast. He looked behind him. A dog barked. why did Tom run").move.kind,
    ).not.toBe('passage')
  })

  it('lets details be details of the open text', () => {
    const child = talkWith(3)
    child.say(
      "I gotta read this: 'Beavers cut down trees with their teeth. They use the trees to build dams. The dam makes a deep pond where the beavers are safe.' whats the main idea",
    )
    expect(child.say('beavers have teeth').move.kind).toBe('passage')
  })

  it('hears a story told again, and why it ends so', () => {
    const child = talkWith(2)
    expect(
      child.say(
        'i have to retell a story. goldilocks went in the bears house she ate the porridge and broke the chair and slept and ran away',
      ).text,
    ).toMatch(/[Ww]hy/)
    expect(child.say('cause the bears came home and she got scared!!').move.mood).toBe('happy')
  })
})

describe('a riddle of who is more', () => {
  it('is no text to look things up in', () => {
    const child = talkWith(3)
    expect(
      child.say('ok heres a hard one. amy is taller than ben. ben is taller than cara. who is shortest').move.kind,
    ).not.toBe('passage')
    expect(child.say('bc i read slow and other kids finish first').move.kind).not.toBe('passage')
  })
})
