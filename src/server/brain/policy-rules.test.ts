import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { growth } from '#tests/support/growth.ts'
import { sumIn } from '#tests/support/sum.ts'
import { type Exercise, type Lesson, newLesson } from './brain.ts'
import { answerMayBeTold, decideMove, moodOf, openingMove } from './policy.ts'

const sevenEights: Exercise = { question: '7 × 8', operation: '×', left: 7, right: 8, answer: '56' }
const open: Lesson = { ...newLesson(3), topic: 'times tables', exercise: sevenEights }
const withOpen = (exercise: Exercise): Lesson => ({ ...newLesson(3), exercise })

const decide = (lesson: Lesson, text: string, grade = 3, notes: string[] = []) =>
  decideMove({ lesson, text, grade, notes })

describe('the policy', () => {
  it('greets, and knows whether it has met the child before', () => {
    expect(openingMove({ again: false })).toEqual({ kind: 'greet', again: false })
    expect(openingMove({ again: true })).toEqual({ kind: 'greet', again: true })
  })

  it('takes up the child’s question, and returns to what was on the screen once it is solved', () => {
    const asked = decide(open, 'what is 6 x 4')
    expect(asked.move).toMatchObject({ exercise: { question: '6 × 4' }, insteadOf: '7 × 8' })
    const solved = decide(asked.lesson, '24')
    expect(solved.move).toMatchObject({ kind: 'praise', exercise: { question: '6 × 4' }, next: { question: '7 × 8' } })
    expect(decide(solved.lesson, '56').move.kind).toBe('praise')
  })

  it('takes a step of the child’s own for what it is and goes on with the same exercise', () => {
    const { move, lesson } = decide(open, '5 x 8 = 40')
    expect(move).toMatchObject({ kind: 'praise', exercise: { question: '5 × 8' }, next: { question: '7 × 8' } })
    expect(lesson.exercise?.question).toBe('7 × 8')
  })

  it('takes up a long sum as a whole, with what comes first in its steps', () => {
    const about = (text: string) => {
      const { move } = decide(newLesson(3), text)
      return 'exercise' in move ? move.exercise?.question : undefined
    }
    expect(about('2 + 3 + 4')).toBe('What is 2 + 3 + 4?')
    expect(about('2 + 3 × 4')).toBe('What is 2 + 3 × 4?')
    expect(about('2 × (3 + 4)')).toBe('What is 2 × (3 + 4)?')
  })

  it('makes numbers smaller when they are too hard and larger when they are too easy', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const start = decide({ ...newLesson(seed), topic: 'adding' }, 'next', 3).lesson
      const size = Number(sumIn(start.exercise).answer)
      expect(Number(sumIn(decide(start, 'too hard').lesson.exercise).answer)).toBeLessThan(size)
      expect(Number(sumIn(decide(start, 'too easy').lesson.exercise).answer)).toBeGreaterThan(size)
    }
  })

  it('keeps the child’s own question for later when it asks for an easier one in between', () => {
    const asked = decide(newLesson(3), 'what is 47 x 6', 4).lesson
    const easier = decide(asked, 'too hard', 4).lesson
    expect(easier.exercise?.question).not.toBe('47 × 6')
    expect(decide(easier, sumIn(easier.exercise).answer, 4).move).toMatchObject({ next: { question: '47 × 6' } })
  })

  it('accepts what is left over as well as the fraction', () => {
    const lesson = withOpen({ question: '17 ÷ 5', operation: '÷', left: 17, right: 5, answer: '17/5' })
    for (const text of ['3 r 2', '3 remainder 2', '3 and 2 left over', '17/5', '3.4', '3 2/5']) {
      expect(decide(lesson, text, 4).move.kind).toBe('praise')
    }
    for (const text of ['3', '3 r 1', '2 r 7', '4']) expect(decide(lesson, text, 4).move.kind).toBe('correct')
  })

  it.each([
    ['0.1 + 0.2', '0.3'],
    ['1/3 + 1/3', '2/3'],
    ['5 - 8', '-3'],
    ['3 ÷ 4', '0.75'],
    ['3 1/2 + 1/4', '3 3/4'],
    ['-4 x 6', 'minus twenty four'],
    ['3/4 ÷ 1/8', 'six'],
  ])('works out %s exactly', (question, answer) => {
    const { lesson } = decide(newLesson(3), question, 6)
    expect(decide(lesson, answer, 6).move.kind).toBe('praise')
  })

  it('answers a try that is far too large without repeating it', () => {
    const { move } = decide(open, '9'.repeat(2_000))
    expect(move).toMatchObject({ kind: 'correct' })
    expect(JSON.stringify(move).length).toBeLessThan(400)
  })

  it('never gives the same exercise twice running', () => {
    for (const grade of [-1, 0, 1, 2, 3, 4, 5, 8]) {
      let lesson = newLesson(grade + 10)
      for (let turn = 0; turn < 60; turn++) {
        const before = lesson.exercise?.question
        lesson = decide(lesson, 'another one', grade).lesson
        expect(lesson.exercise?.question).not.toBe(before)
      }
    }
  })

  it('never lets the key into a move', () => {
    for (const text of ['54', 'idk', 'hint', 'why', 'another one', '56', 'easier', 'what is 6 x 4', 'hi', 'bye']) {
      expect(JSON.stringify(decide(open, text).move)).not.toContain('"answer"')
    }
  })

  it('leaves the lesson that it was given as it is', () => {
    const before = structuredClone(open)
    for (const text of ['54', '56', 'idk', 'what is 6 x 4', 'easier', 'bye']) decide(open, text)
    expect(open).toEqual(before)
  })
})

describe('a parent’s notes', () => {
  const firstTopic = (text: string, notes: string[]) => {
    const { move } = decide(newLesson(3), text, 3, notes)
    return move.kind === 'exercise' ? move : null
  }

  it.each([
    [['Please practise the 7 times table.'], 'the 7 times table'],
    [['work on subtraction'], 'taking away'],
    [['She needs help with her sixes and is tired.'], 'the 6 times table'],
    [['He knows adding, but struggles with division.'], 'dividing'],
    [["Don't do fractions. Do addition."], 'adding'],
    [['Likes horses.', 'fractions please'], 'fractions'],
    [['No times tables today'], 'times tables'],
    [['Be kind.'], 'times tables'],
    [[], 'times tables'],
  ])('%j', (notes, topic) => {
    expect(firstTopic('yes', notes)?.topic).toBe(topic)
  })

  it('come first, and then what the child wished for', () => {
    const { move, lesson } = decide(newLesson(3), 'adding', 3, ['practise the 7 times table'])
    expect(move).toMatchObject({ kind: 'exercise', topic: 'the 7 times table', afterwards: 'adding' })
    expect(lesson.exercise?.question).toMatch(/^7 × /)
    const next = decide(lesson, sumIn(lesson.exercise).answer, 3, ['practise the 7 times table'])
    expect(sumIn(next.lesson.exercise).operation).toBe('+')
  })

  it('do not stand in the way of the child’s homework', () => {
    expect(decide(newLesson(3), '12 - 5', 3, ['practise the 7 times table']).move).toMatchObject({
      exercise: { question: '12 − 5' },
    })
  })
})

describe('what may be told', () => {
  it('is the answer only with the worked solution of that very exercise', () => {
    const { question, operation, left, right } = sevenEights
    const exercise = { question, operation, left, right }
    const own = { question: '7 × 8', steps: ['7 × 8 = 56.'] }
    const other = { question: '6 × 7', steps: ['6 × 7 = 42.'] }
    expect(answerMayBeTold({ kind: 'hint', level: 4, exercise, hint: '', example: own })).toBe(true)
    expect(answerMayBeTold({ kind: 'explain', exercise, example: own })).toBe(true)
    expect(answerMayBeTold({ kind: 'explain', exercise, example: other })).toBe(false)
    expect(answerMayBeTold({ kind: 'hint', level: 3, exercise, hint: '', example: other })).toBe(false)
    expect(answerMayBeTold({ kind: 'praise', exercise, next: exercise })).toBe(false)
  })

  it('comes with a fitting face', () => {
    expect(moodOf(decide(open, '56').move)).toBe('happy')
    expect(moodOf(openingMove({ again: true }))).toBe('happy')
    expect(moodOf(decide(open, '54').move)).toBe('thinking')
    expect(moodOf(decide(open, 'hint').move)).toBe('thinking')
    expect(moodOf(decide(open, 'tell me a joke').move)).toBe('calm')
  })
})

describe('any text', () => {
  const lessons = fc.constantFrom(
    newLesson(1),
    open,
    withOpen({ question: '17 ÷ 5', operation: '÷', left: 17, right: 5, answer: '17/5' }),
  )
  const parts = fc.constantFrom(
    '7',
    '8',
    ' x ',
    ' = ',
    '/',
    '-',
    '+',
    'one ',
    'a hundred and ',
    'times ',
    'no ',
    '?',
    '0',
    '½',
    '(',
    ')',
    '.',
    ',',
    ' is ',
    '\u0000',
    '\ud800',
    '🙂',
    ' r ',
  )
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(parts, { maxLength: 60 }).map((each) => each.join('')),
  )

  it('is answered, and the lesson can be kept and read again', () => {
    fc.assert(
      fc.property(
        lessons,
        texts,
        fc.integer({ min: -1, max: 12 }),
        fc.array(fc.string(), { maxLength: 3 }),
        (lesson, text, grade, notes) => {
          const decided = decideMove({ lesson, text, grade, notes })
          expect(JSON.parse(JSON.stringify(decided.lesson))).toEqual(decided.lesson)
          expect(JSON.stringify(decided.move)).not.toContain('"answer"')
        },
      ),
      { numRuns: 600 },
    )
  })

  it('is answered in a time that grows only with its length, however it was made', () => {
    const hostile = ['9', '1,000,', '7 x ', '1/', 'a hundred and ', ' ', '3 r ', '(', 'no ', '1 ', 'is ', '½', '\u200b']
    for (const piece of hostile)
      for (const lesson of [newLesson(1), open])
        expect(
          growth((text) => decide(lesson, text), piece),
          piece,
        ).toBeLessThan(3)
  })
})
