import { expect, it } from 'vitest'
import { categoriesAtGrade } from './categories-at-grade.ts'
import { skillGraph } from './skills.ts'

const upTo = (grade: number) => skillGraph().skills.filter((skill) => skill.grade <= grade)

it.each([-1, 0, 1, 2, 3, 4, 5])('names five to eight categories of grade %i, of each subject that it has', (grade) => {
  const skills = upTo(grade + 1)
  const found = categoriesAtGrade(skills, grade)
  expect(found.size).toBeGreaterThanOrEqual(5)
  expect(found.size).toBeLessThanOrEqual(8)
  const subjects = (list: typeof skills) => new Set(list.map(({ subject }) => subject))
  expect(subjects(skills.filter(({ category }) => found.has(category)))).toEqual(
    subjects(skills.filter((skill) => skill.grade === grade)),
  )
})

it('takes the highest grade that is taught for a child above it', () => {
  expect(categoriesAtGrade(upTo(5), 8)).toEqual(categoriesAtGrade(upTo(5), 5))
})

it('takes the largest of each subject in turn, and fills up where a grade has few', () => {
  const skill = (category: string, subject: 'math' | 'reading', grade: number) => ({ category, subject, grade })
  const many = [...'abcdefg'].map((name) => skill(name, 'math', 3))
  const found = categoriesAtGrade([...many, skill('g', 'math', 3), skill('r', 'reading', 3)], 3)
  expect([...found].join('')).toBe('grabcd')
  const few = [skill('a', 'math', -1), ...[...'bcdefg'].map((name) => skill(name, 'reading', 0))]
  expect([...categoriesAtGrade(few, -1)].join('')).toBe('abcde')
})
