import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { answerSpec } from './answer-spec.ts'
import { checkAnswer } from './check-answer.ts'

const verdicts = ['right', 'wrong', 'form', 'unit', 'none'] as const
const labeled = z.looseObject({ answer: answerSpec })

const folder = new URL('tries/', import.meta.url)
const written = readdirSync(folder).flatMap((file) => {
  const groups = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
  return z
    .array(labeled)
    .parse(groups)
    .flatMap((group) =>
      verdicts.flatMap((verdict) =>
        z
          .array(z.string())
          .parse(group[verdict] ?? [])
          .map((said) => ({ file, said, answer: group.answer, verdict })),
      ),
    )
})

describe('what children write and say, labeled before the grader was made to fit', () => {
  it('is enough to tell one grader from another', () => {
    expect(written.length).toBeGreaterThanOrEqual(600)
    for (const verdict of verdicts) {
      expect(written.filter((one) => one.verdict === verdict).length, verdict).toBeGreaterThanOrEqual(50)
    }
  })

  it.each([...new Set(written.map(({ file }) => file))])('is graded as it was labeled: %s', (file) => {
    const graded = written
      .filter((one) => one.file === file)
      .map((one) => ({ ...one, graded: checkAnswer(one.said, one.answer).kind }))
    expect(graded.filter((one) => one.graded !== one.verdict)).toEqual([])
  })

  it('quotes what was said, and tells what was asked', () => {
    const simplest = { form: 'number', answer: '5/6', as: 'simplest' } as const
    expect(checkAnswer('it is 10/12', simplest)).toEqual({ kind: 'form', said: 'it is 10/12', asked: 'simplest' })
    const area = { form: 'number', answer: '18', unit: 'square cm' } as const
    expect(checkAnswer('18 cm.', area)).toEqual({ kind: 'unit', said: '18 cm', asked: 'square cm' })
    const quotient = { form: 'remainder', answer: '7 R 1', divisor: '4' } as const
    expect(checkAnswer('7 1/4', quotient)).toEqual({ kind: 'form', said: '7 1/4', asked: 'remainder' })
  })
})
