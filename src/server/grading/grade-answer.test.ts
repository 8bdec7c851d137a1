import { describe, expect, it } from 'vitest'
import type { AnswerSpec } from '#shared/answers/answer-spec.ts'
import { gradeAnswer } from './grade-answer.ts'

const fraction = (answer: string, as: 'simplest' | 'mixed' | 'improper' | 'decimal' | 'percent'): AnswerSpec => ({
  form: 'number',
  answer,
  as,
})

describe('the right value in another form', () => {
  it.each<[string, AnswerSpec, string]>([
    ['10/12', fraction('5/6', 'simplest'), 'That is the same size. Which smaller numbers say it?'],
    ['5/3', fraction('1 2/3', 'mixed'), 'That is the same size. How many wholes are in it, and what part is left?'],
    ['1 3/4', fraction('7/4', 'improper'), 'That is the same size. How do you say it as one fraction alone?'],
    ['2/10', fraction('0.2', 'decimal'), 'That is the same size. How do you write it with a decimal point?'],
    ['0.25', fraction('25%', 'percent'), 'That is the same size. How many out of 100 is that?'],
    [
      '7 1/4',
      { form: 'remainder', answer: '7 R 1', divisor: '4' },
      'That is the same amount. How many whole groups are there, and how many are left over?',
    ],
  ])('%s is told what is right in it, and asked on', (said, spec, says) => {
    // A mistake of the same value would be no mistake.
    expect(gradeAnswer(said, spec, [{ answer: said, name: 'not-in-simplest-form' }])).toEqual({
      was_correct: false,
      mistake: null,
      almost: { verdict: 'form', says },
    })
  })

  it.each<[string, string, string]>([
    ['18 cm', 'square cm', 'That number is right. An area is measured in squares. Which unit says that?'],
    ['18 cm', 'cubic cm', 'That number is right. A volume is measured in cubes. Which unit says that?'],
    ['18 kg', 'cm', 'That number is right. Which unit fits the question?'],
  ])('%s for %s is told which part is right', (said, unit, says) => {
    const graded = gradeAnswer(said, { form: 'number', answer: '18', unit }, [])
    expect(graded).toEqual({ was_correct: false, mistake: null, almost: { verdict: 'unit', says } })
  })

  it('is looked for in the right value only: a misconception is known in whatever form it comes', () => {
    const mistakes = [{ answer: '2 1/3', name: 'swapped' }]
    for (const said of ['2 1/3', '7/3', 'two and a third']) {
      expect(gradeAnswer(said, fraction('1 2/3', 'mixed'), mistakes), said).toEqual({
        was_correct: false,
        mistake: 'swapped',
      })
    }
  })
})
