import { expect, it } from 'vitest'
import type { CardCategory } from '#shared/card.ts'
import { usualCategories } from './usual-categories.ts'

const named = (category: string, at_grade = true): CardCategory => ({ category, subject: 'math', at_grade })
const letters = [...'abcdefghijkl']
const names = (list: readonly CardCategory[]) => list.map(({ category }) => category).join('')

it('shows those of the grade, seven at most, and always what is chosen', () => {
  const some = [named('a'), named('b', false), named('c')]
  expect(names(usualCategories(some, 'a'))).toBe('ac')
  expect(names(usualCategories(some, 'b'))).toBe('acb')
  const many = letters.map((letter) => named(letter))
  expect(names(usualCategories(many, 'c'))).toBe('abcdefg')
  expect(names(usualCategories(many, 'l'))).toBe('abcdefl')
})

it('shows the first ones where none is of the grade', () => {
  expect(
    names(
      usualCategories(
        letters.map((letter) => named(letter, false)),
        null,
      ),
    ),
  ).toBe('abcdefg')
})
