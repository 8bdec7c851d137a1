import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'
import { openProblem } from '../state.ts'

describe('a child works on its own problem', () => {
  it('a step is credited and the answer is left to the child', () => {
    const child = talkWith(2)
    child.say('47 + 38')
    expect(child.say('7 + 8 = 15').text).toMatch(/7 \+ 8 = 15/)
    expect(child.said.map(({ text }) => text).join(' ')).not.toMatch(/\b85\b/)
    const done = child.say('85')
    expect(done.judged).toMatchObject({ was_correct: true })
    expect(openProblem(child.lesson())).toBeNull()
  })

  it('its own way is named, and the problem is solved by it', () => {
    const child = talkWith(3)
    child.say('whats 7x8')
    const { move, text, judged } = child.say('i did 5x8=40 and 2x8=16 so 56')
    expect([move.kind, judged?.was_correct]).toEqual(['credit', true])
    expect(text).toMatch(/56.*5 × 8 and 2 × 8/)
  })

  it('parts that are right and put together wrongly are said to be just that', () => {
    const child = talkWith(3)
    child.say('7 x 9')
    const { move, text, judged } = child.say('5x9 is 45 and 2x9 is 18 so its 53')
    expect([move.kind, judged]).toEqual(['step', undefined])
    expect(text).toMatch(/45/)
    expect(text).not.toMatch(/\b63\b/)
  })

  it('what is true but does not help is said to be true, then led on', () => {
    const child = talkWith(2)
    child.say('52 - 27')
    const { text, move, judged } = child.say('but 7 minus 2 is 5')
    expect([move.kind, judged]).toEqual(['step', undefined])
    expect(text).toMatch(/7 − 2 = 5/)
    expect(text).toMatch(/\?$/)
  })

  it('a right answer is credited with whatever else is said', () => {
    for (const words of ['this is dumb, 56', '56 cause 5x8 is 40 and 2 more', 'fifty six', 'oh i forgot one. 56']) {
      const child = talkWith(3)
      child.say('7 x 8')
      expect([words, child.say(words).judged?.was_correct]).toEqual([words, true])
    }
  })

  it('a right answer stays right when another problem was opened meanwhile', () => {
    const child = talkWith(3)
    child.say('what is 7 x 8')
    child.say('and 12 + 13')
    expect(child.say('56').judged).toMatchObject({ was_correct: true, exercise: { item: { name: '7 × 8' } } })
    expect(openProblem(child.lesson())?.item.name).toBe('12 + 13')
  })
})

describe('talk is no miss', () => {
  it.each([
    'my grandpa is sick',
    'poop',
    'why do cats purr',
    'can you draw it',
    'i like dinosaurs',
    'my brother is 9',
    'im 7',
    'what do you mean',
    'odd one out is a cool game',
    'i need the bathroom',
  ])('%s', (words) => {
    const child = talkWith(3)
    child.say('7 x 8')
    expect(child.say(words).judged).toBeUndefined()
    expect(child.lesson().problems.at(-1)).toMatchObject({ misses: 0, item: { name: '7 × 8' } })
  })

  it('a question closes at most two replies running; then it waits', () => {
    const child = talkWith(3)
    child.say('7 x 8')
    const asks = ['my dog is brown', 'he likes bones', 'we went to the park', 'it was sunny', 'then we ate pizza'].map(
      (words) => child.say(words).text.includes('7 × 8'),
    )
    expect(asks.join()).not.toMatch(/true,true,true/)
  })

  it('while a feeling is told of, nothing is taught', () => {
    const child = talkWith(4)
    child.say('403 - 158')
    for (const words of ['my grandpa is in the hospital', 'he has a tube in his nose', 'i miss him'])
      expect(child.say(words).text).not.toMatch(/403/)
    expect(child.say('its 245').judged).toMatchObject({ was_correct: true })
  })
})

describe('what a child brings', () => {
  it('homework is done by its own numbers', () => {
    const child = talkWith(4)
    child.say('homework: 1) 23+45 2) 61-28 3) 7x6')
    expect(child.say('number 2').text).toMatch(/61 − 28/)
    expect(child.say('33').judged).toMatchObject({ was_correct: true })
    expect(child.say('yes').text).toMatch(/7 × 6/)
  })

  it('a text is read together: what comes again and again is its topic', () => {
    const child = talkWith(3)
    child.say(
      'find the main idea: "Octopuses are masters of hiding. Octopuses can change the color of their skin in a second. Some octopuses can even make their skin bumpy like a rock. A shark may swim by."',
    )
    const once = child.say('sharks').text
    const topic = child.say('octopuses').text
    expect(once).not.toBe(topic)
    expect(child.said.map(({ move }) => move.kind)).toEqual(['passage', 'passage', 'passage'])
  })

  it('what was counted is known when one more comes', () => {
    const child = talkWith(-1)
    expect(child.say('i cownt them 1 2 3 4 6 7').text).toMatch(/4/)
    child.say('1 2 3 4 5 6')
    expect(child.say('my mom gave me one more').text).toMatch(/6.*1/)
    expect(child.say('is it seven').judged).toMatchObject({ was_correct: true })
  })

  it('a question is answered from the book, with a question back', () => {
    const { text, move } = talkWith(1).say('why do cats purr')
    expect(move.kind).toBe('book')
    expect(text).toMatch(/purr.*\?$/)
  })

  it('what nobody wrote an entry for goes on the wonder list', () => {
    const { wonder, move } = talkWith(4).say('why did the emperor Zelda paint his kazoo')
    expect([move.kind, wonder?.includes('Zelda')]).toEqual(['wonder', true])
  })
})

describe('what the tutor says', () => {
  it('the same sentence does not return within eight replies', () => {
    const child = talkWith(2)
    const lines = [
      'hi',
      'adding',
      'idk',
      'what',
      'idk',
      'i dont know',
      'another',
      'hint',
      'poop',
      'haha',
      'my cat is fat',
      'and then',
      'ok',
      'no',
      'skip',
      'skip',
      'idk',
      'i like cake',
      'lol',
      'hm',
    ]
    const replies = lines.map((words) => child.say(words).text.split(/(?<=[.!?])\s+/))
    replies.forEach((reply, at) => {
      const before = new Set(replies.slice(Math.max(0, at - 8), at).flat())
      expect(reply.filter((sentence) => before.has(sentence) && sentence.length > 25)).toEqual([])
    })
  })

  it('the youngest have something to press, and one of it is right', () => {
    const child = talkWith(0)
    const { move } = child.say('2 + 3')
    expect(move.press?.filter(({ kind }) => kind === 'answer').map(({ says }) => says)).toContain('5')
    expect(move.picture).toBeTruthy()
  })

  it('the goodbye names what was solved, and only that', () => {
    const child = talkWith(3)
    child.say('7 x 8')
    child.say('54')
    expect(child.say('bye').text).not.toMatch(/solved/)
  })
})
