import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Child, childOf, say, tells } from '#tests/support/play-child.ts'
import { newLesson } from './brain.ts'
import { exerciseOf } from './built-in/exercises.ts'
import { answerMayBeTold, decideMove, openingMove } from './policy.ts'

describe('a child’s own question', () => {
  it.each([
    ['what is 7 x 8', '7 × 8', '56'],
    ['7*8', '7 × 8', '56'],
    ['seven times eight', '7 × 8', '56'],
    ['12 take away 5', '12 − 5', '7'],
    ['48 divided by 6', '48 ÷ 6', '8'],
    ['144÷12=?', '144 ÷ 12', '12'],
    ['what is 3/4 + 1/8?', '3/4 + 1/8', '7/8'],
    ['1,000 + 234', '1000 + 234', '1234'],
    ['can you help with 35 + 28 please', '35 + 28', '63'],
    ['3 - 5', '3 − 5', '-2'],
    ['10 divided by 4', '10 ÷ 4', '5/2'],
    ['twenty one plus four', '21 + 4', '25'],
  ])('%s is taken up without telling', async (text, question, answer) => {
    const child = childOf()
    const words = await say(child, text)
    expect(child.lesson.exercise).toMatchObject({ question, answer })
    expect(child.moves[0]).toMatchObject({ kind: 'ask', about: 'tried' })
    expect(tells(words, { question, answer })).toBe(false)
  })

  it('replaces the exercise that was open', async () => {
    const child = childOf()
    await say(child, 'times tables please')
    await say(child, 'what is 9 + 6?')
    expect(child.lesson.exercise?.question).toBe('9 + 6')
  })

  it('that cannot be answered is said to be so', async () => {
    const child = childOf()
    expect(await say(child, 'what is 5 divided by 0')).toContain('zero groups')
    expect(await say(child, '99999999 x 99999999')).toContain("don't know")
    expect(child.lesson.exercise).toBeNull()
  })
})

describe('a try', () => {
  const open = (operation: '+' | '-' | '×' | '÷', left: number, right: number): Child => ({
    ...childOf(),
    lesson: { ...newLesson(3), exercise: exerciseOf(operation, left, right), topic: 'times tables' },
  })

  it.each([
    '56',
    'is it 56?',
    'fifty-six',
    'I think it is fifty six!',
    '7 x 8 = 56',
    '54, no 56',
    'the answer is 56.0',
    '112/2',
  ])('%s for 7 × 8 is praised', async (text) => {
    const child = open('×', 7, 8)
    await say(child, text)
    expect(child.moves[0]?.kind).toBe('praise')
    expect(child.lesson.solved).toEqual(['7 × 8'])
    expect(child.lesson.exercise?.question).not.toBe('7 × 8')
  })

  it.each([
    ['×', 7, 8, '54', /54 is 6 × 9/],
    ['×', 7, 8, '48', /48 is 6 × 8/],
    ['×', 7, 8, '15', /you added/],
    ['×', 7, 8, '65', /digits/],
    ['+', 27, 15, '32', /little ten/],
    ['+', 23, 14, '30', /added the tens/],
    ['-', 52, 37, '25', /one column/],
    ['-', 12, 5, '17', /you added/],
    ['+', 8, 5, '12', /very close/],
    ['+', 8, 5, '40', /you multiplied/],
    ['+', 43, 25, '58', /ones are right/],
    ['÷', 24, 6, '18', /take away/],
    ['÷', 24, 6, '6', /one of the numbers/],
    ['×', 12, 4, '480', /zero/],
  ] as const)('at %s %i %i of %s is answered by what it shows', async (operation, left, right, text, observed) => {
    const child = open(operation, left, right)
    const words = await say(child, text)
    expect(child.moves[0]?.kind).toBe('correct')
    expect(words).toMatch(observed)
    expect(tells(words, exerciseOf(operation, left, right))).toBe(false)
  })

  it('that names several numbers is asked about', async () => {
    const child = open('×', 7, 8)
    await say(child, '54 or 56')
    expect(child.moves[0]?.kind).toBe('ask')
    expect(child.lesson.misses).toBe(0)
  })
})

describe('the hint ladder', () => {
  it('gives a child who never knows the place, the principle, an example, the solution, and then a twin alone', async () => {
    const child = childOf()
    const words = [await say(child, 'what is 7 x 8?')]
    for (let n = 0; n < 4; n++) words.push(await say(child, "I don't know"))
    const kinds = child.moves.map((move) => (move.kind === 'hint' ? `hint ${move.level}` : move.kind))
    expect(kinds).toEqual(['ask', 'hint 1', 'hint 2', 'hint 3', 'hint 4'])
    for (const said of words.slice(0, 4)) expect(tells(said, { question: '7 × 8', answer: '56' })).toBe(false)
    expect(words[4]).toContain('So 7 × 8 = 56.')
    expect(child.lesson.exercise).toMatchObject({ operation: '×' })
    expect(child.lesson.exercise?.question).not.toBe('7 × 8')
    expect(words[4]).toContain(`Now you: what is ${child.lesson.exercise?.question}?`)
  })

  it('explains after two failed tries, and shows the solution after three', async () => {
    const child = childOf()
    await say(child, 'what is 7 x 8?')
    for (const tried of ['54', '63', '49']) await say(child, tried)
    expect(child.moves.map((move) => move.kind)).toEqual(['ask', 'correct', 'explain', 'hint'])
    expect(answerMayBeTold(child.moves[2] ?? openingMove({ again: false }))).toBe(false)
    expect(answerMayBeTold(child.moves[3] ?? openingMove({ again: false }))).toBe(true)
  })

  it('never says how many hints remain', async () => {
    const child = childOf()
    await say(child, 'what is 35 + 28?')
    for (let n = 0; n < 5; n++)
      expect(await say(child, 'hint')).not.toMatch(/hints? (left|remain)|last hint|hint \d|\d hints/i)
  })
})

describe('what a child wants besides', () => {
  it.each([
    ['I want the 7 times table', 'exercise'],
    ['let us do subtraction', 'exercise'],
    ['yes', 'exercise'],
    ['hello', 'ask'],
    ['are you a robot?', 'redirect'],
    ['I love you', 'redirect'],
    ['how are you', 'redirect'],
    ['who was the first king of France', 'redirect'],
    ['bye', 'close'],
    ['', 'redirect'],
    ['🦊🦊🦊', 'redirect'],
  ])('%s', async (text, kind) => {
    const child = childOf()
    await say(child, text)
    expect(child.moves[0]?.kind).toBe(kind)
  })

  it('asks for easier and harder numbers, and gets them', async () => {
    const child = childOf(3)
    await say(child, 'adding please')
    const usual = child.lesson.exercise?.left ?? 0
    await say(child, 'that is too hard')
    expect(child.lesson.exercise?.left ?? 0).toBeLessThan(usual)
    await say(child, 'harder')
    expect(child.moves.at(-1)?.kind).toBe('exercise')
  })

  it('is told the truth about what the tutor is, without promises', async () => {
    expect(await say(childOf(), 'are you real?')).toMatch(/AI tutor.*computer program/)
    expect(await say(childOf(), 'I love you')).not.toMatch(/love you|friend/i)
    expect(await say(childOf(), 'what is the capital of France')).toMatch(/don't know that one yet.*grown-up/)
  })

  it('follows the parent’s note when it begins', async () => {
    const child = childOf(3, ['Please practise the 6 times table with her'])
    await say(child, 'ok')
    expect(child.lesson.exercise?.question).toMatch(/^6 × /)
    const other = childOf(3, ['Loves dinosaurs', 'work on subtraction'])
    await say(other, 'yes')
    expect(other.lesson.exercise?.operation).toBe('-')
  })

  it('comes back to the same exercise after small talk', async () => {
    const child = childOf()
    await say(child, 'what is 7 x 8?')
    expect(await say(child, 'thank you')).toContain('7 × 8')
    expect(child.lesson.exercise?.question).toBe('7 × 8')
    expect(await say(child, 'say that again')).toContain('7 × 8')
  })
})

describe('any text at all', () => {
  it('is answered, and soon', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: fc.constantFrom('1', '/', ' ', '-', ',', '.', 'one ', 'and ', 'x', '='), maxLength: 700 }),
    )
    fc.assert(
      fc.property(text, fc.boolean(), (said, open) => {
        const lesson = { ...newLesson(1), exercise: open ? exerciseOf('×', 7, 8) : null }
        const { move } = decideMove({ lesson, text: said, grade: 3, notes: [said] })
        expect(move.kind).toBeTypeOf('string')
      }),
      { numRuns: 400 },
    )
    for (const hostile of [
      '1'.repeat(2_000),
      '1 '.repeat(1_000),
      'one '.repeat(500),
      '1/'.repeat(1_000),
      'a'.repeat(2_000),
      '- '.repeat(1_000),
      'seven times '.repeat(160),
    ]) {
      const before = performance.now()
      decideMove({
        lesson: { ...newLesson(1), exercise: exerciseOf('×', 7, 8) },
        text: hostile,
        grade: 3,
        notes: [hostile],
      })
      expect(performance.now() - before).toBeLessThan(1_000)
    }
  })
})
