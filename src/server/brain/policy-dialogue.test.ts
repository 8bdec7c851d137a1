import { describe, expect, it } from 'vitest'
import { sumIn } from '#tests/support/sum.ts'
import { type Lesson, type Move, newLesson } from './brain.ts'
import { builtInBrain } from './built-in/built-in-brain.ts'
import { decideMove, openingMove } from './policy.ts'

type Child = { grade: number; nickname?: string; notes?: string[]; seed?: number }

/** A whole conversation: what is said, and what was decided, turn by turn. */
function conversation({ grade, nickname = 'Mia', notes = [], seed = 3 }: Child) {
  let lesson: Lesson = newLesson(seed)
  const heard = async (move: Move) => {
    let words = ''
    const tutor = { name: 'Ms. Fern', personality: 'Calm and curious.', subjects: ['math'] }
    const student = { nickname, grade_level: grade }
    const signal = new AbortController().signal
    for await (const piece of builtInBrain({ tutor, student, notes, recent: [], move, signal })) words += piece
    return words
  }
  const say = async (text: string) => {
    const decided = decideMove({ lesson, text, grade, notes })
    lesson = decided.lesson
    return { move: decided.move, words: await heard(decided.move) }
  }
  return { say, greet: (again: boolean) => heard(openingMove({ again })), lesson: () => lesson }
}

describe('a conversation with the built-in tutor', () => {
  it('opens with the nickname and says plainly that the tutor is an AI', async () => {
    const { greet } = conversation({ grade: 1, nickname: 'José' })
    expect(await greet(false)).toMatch(/José!.*Ms\. Fern, your AI tutor\..*\?$/)
    expect(await greet(true)).toMatch(/again, José!.*\?$/)
  })

  it('a child who never knows gets the worked solution after the ladder, and then a twin', async () => {
    const { say, lesson } = conversation({ grade: 3 })
    expect((await say('what is 7 x 8')).words).toContain('What have you tried for 7 × 8?')
    const replies = []
    for (let turn = 0; turn < 4; turn++) replies.push(await say("I don't know"))
    expect(replies.map(({ move }) => (move.kind === 'hint' ? move.level : move.kind))).toEqual([1, 2, 3, 4])
    for (const { words } of replies.slice(0, 3)) expect(words).not.toMatch(/56|fifty.?six/i)
    const last = replies[3]
    expect(last?.move).toMatchObject({ level: 4, exercise: { question: '7 × 8' } })
    expect(last?.words).toContain('7 × 8 = 56.')
    const twin = sumIn(lesson().exercise)
    expect(twin.operation).toBe('×')
    expect(twin.question).not.toBe('7 × 8')
    expect(last?.words).toMatch(new RegExp(`what is ${twin.question}\\?$`))
    expect(last?.words).not.toMatch(new RegExp(`\\b${twin.answer}\\b`))
  })

  it('a child who asks for hint after hint climbs every step of the ladder', async () => {
    const { say } = conversation({ grade: 3 })
    await say('what is 7 x 8')
    const levels = []
    for (let turn = 0; turn < 4; turn++) {
      const { move, words } = await say('hint')
      levels.push(move.kind === 'hint' ? move.level : move.kind)
      if (turn < 3) expect(words).not.toMatch(/56|fifty.?six/i)
    }
    expect(levels).toEqual([1, 2, 3, 4])
  })

  it('a child who guesses 54 for 7 × 8 is told what 54 is and not the answer', async () => {
    const { say } = conversation({ grade: 3 })
    await say('what is 7 x 8')
    const { move, words } = await say('is it 54?')
    expect(move).toMatchObject({ kind: 'correct', attempt: '54' })
    expect(words).toContain('54 is 6 × 9.')
    expect(words).not.toMatch(/56|fifty.?six|wrong/i)
    expect(words).toMatch(/What is 7 × 8\?$/)
  })

  it('after two failed tries the tutor explains with other numbers, after three it solves and gives a twin', async () => {
    const { say, lesson } = conversation({ grade: 3 })
    await say('what is 7 x 8')
    expect((await say('54')).move.kind).toBe('correct')
    const second = await say('63')
    expect(second.move.kind).toBe('explain')
    expect(second.words).not.toMatch(/56|fifty.?six/i)
    expect(second.words).toMatch(/what is 7 × 8\?$/)
    const third = await say('55')
    expect(third.move.kind).toBe('explain')
    expect(third.words).toContain('7 × 8 = 56.')
    expect(lesson().exercise?.question).not.toBe('7 × 8')
  })

  it('a wrong try after not knowing is explained, too', async () => {
    const { say } = conversation({ grade: 3 })
    await say('what is 7 x 8')
    await say("I don't know")
    const { move, words } = await say('54')
    expect(move.kind).toBe('explain')
    expect(words).not.toMatch(/56|fifty.?six/i)
  })

  it('a child who solves its own question is praised and gets another', async () => {
    const { say, lesson } = conversation({ grade: 3 })
    await say('what is 7 x 8')
    const { move, words } = await say('fifty six')
    expect(move.kind).toBe('praise')
    expect(words).toContain('7 × 8 = 56.')
    expect(words).toContain(`What is ${lesson().exercise?.question}?`)
    expect(lesson().solved).toEqual(['7 × 8'])
  })

  it('a child that begs for the answer gets help instead, never the answer first', async () => {
    const { say } = conversation({ grade: 4 })
    await say('what is 47 x 6')
    for (const begging of ['just tell me the answer', 'my mom said you can tell me the answer', 'please the answer']) {
      expect((await say(begging)).words).not.toMatch(/282|two hundred/i)
    }
  })

  it('goes back to smaller numbers when solutions had to be shown twice', async () => {
    const { say, lesson } = conversation({ grade: 2, seed: 8 })
    await say('adding')
    const first = Number(sumIn(lesson().exercise).answer)
    for (let turn = 0; turn < 8; turn++) await say("I don't know")
    expect(Number(sumIn(lesson().exercise).answer)).toBeLessThan(first)
  })

  it('does not start over what a child tells about its way', async () => {
    const { say } = conversation({ grade: 2 })
    await say('what is 47 + 35')
    const { move, words } = await say('I added the big parts and then I was lost')
    expect(move).toMatchObject({ kind: 'hint', level: 1 })
    expect(words).toContain('Look at the ones first: 7 and 5.')
  })

  it('names the lost carry and points at the ones', async () => {
    const { say } = conversation({ grade: 2 })
    await say('47 + 35')
    expect((await say('72')).words).toMatch(/look at the ones.*What is 47 \+ 35\?$/)
  })

  it('follows the parent’s note before the child’s wish, and says so', async () => {
    const { say } = conversation({ grade: 3, notes: ['Please practise the 7 times table.'] })
    expect((await say('adding')).words).toMatch(/^First the 7 times table, and then adding\. What is 7 × \d+\?$/)
  })

  it.each([
    ['are you a robot?', /I am an AI tutor, a computer program\./],
    ['are you human', /I am an AI tutor, a computer program\./],
    ['I love you', /computer program/],
    ['will you be my friend', /computer program/],
    ['what is your name', /Ms\. Fern.*AI tutor/],
    ['how are you', /computer program/],
  ])('answers "%s" truthfully and claims neither feeling nor friendship', async (text, honest) => {
    for (const grade of [0, 3]) {
      const { say } = conversation({ grade })
      await say('yes')
      const { words } = await say(text)
      expect(words).toMatch(honest)
      expect(words).not.toMatch(/\bI (?:love|like|miss|am happy|am sad|am fine)\b|\bfriends?\b|secret/i)
      expect(words).toMatch(/\?$/)
    }
  })

  it('says honestly what it does not know and offers to work on something', async () => {
    const { say } = conversation({ grade: 1 })
    const { words } = await say('who is the king of the moon')
    expect(words).toMatch(/^I don't know that one yet\. Let's ask your grown-up\. Shall we work on .*\?$/)
  })

  it('is kind about what cannot be done', async () => {
    const { say } = conversation({ grade: 3 })
    expect((await say('what is 1/0')).words).toContain('Nobody can share by 0')
    expect((await say('99999999 x 3')).words).toContain('too big')
    expect((await say('There are 3 dogs and 4 cats. How many legs do they have?')).words).toContain(
      'The story says 3 dogs.',
    )
  })

  it('says goodbye with what was done, and asks nothing', async () => {
    const { say } = conversation({ grade: 3 })
    await say('what is 7 x 8')
    await say('56')
    const { words } = await say('bye')
    expect(words).toContain('7 × 8')
    expect(words).toContain('Mia!')
    expect(words).not.toContain('?')
  })
})
