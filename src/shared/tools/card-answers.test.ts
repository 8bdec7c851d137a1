import { describe, expect, it } from 'vitest'
import { sameChoice, sameNumber, sameTyped } from './card-answers.ts'

describe('a choice', () => {
  it.each([
    ['42', '42', true],
    [' 42 ', '42', true],
    ['A seed', 'a seed', false],
    ['042', '42', false],
  ])('%j for %j: %s', (given, wanted, right) => expect(sameChoice(given, wanted)).toBe(right))
})

describe('the same number in another form', () => {
  it.each([
    ['10/12', '5/6', true],
    ['5/3', '1 2/3', true],
    ['0.5', '1/2', true],
    ['50%', '1/2', true],
    ['18 cm', '18 square cm', true],
    ['$2.50', '2.5', true],
    ['−3/4', '-0.75', true],
    ['4/6', '5/6', false],
    ['2 1/3', '1 2/3', false],
    ['3:15', '3:45', false],
    ['a leaf', 'a root', false],
    ['', '0', false],
  ])('%j and %j: %s', (given, wanted, same) => expect(sameNumber(given, wanted)).toBe(same))
})

describe('a typed answer', () => {
  it.each([
    ['42', '42', true],
    [' 42 ', '42', true],
    ['42.0', '42', true],
    ['042', '42', true],
    ['1,200', '1200', true],
    ['1200', '1,200', true],
    ['12,00', '1200', false],
    ['.5', '0.5', true],
    ['-4', '−4', true],
    ['−4', '4', false],
    ['+7', '7', true],
    ['41', '42', false],
    ['', '0', false],
    ['  ', '0', false],
    ['-', '0', false],
    ['.', '0', false],
    ['0x2a', '42', false],
    ['1e2', '100', false],
    ['Seed', 'seed', true],
    [' SEED ', 'seed', true],
    ['seeds', 'seed', false],
    ['', '', false],
    ['3/4', '3/4', true],
    ['3/4', '0.75', false],
  ])('%j for %j: %s', (given, wanted, right) => expect(sameTyped(given, wanted)).toBe(right))

  it.each([
    ['12 cm', '12', 'cm', true],
    ['12cm', '12', 'cm', true],
    ['12 CM', '12', 'cm', true],
    ['$12', '12', '$', true],
    ['12', '12 cm', 'cm', true],
    ['12 m', '12', 'cm', false],
    ['13 cm', '12', 'cm', false],
    ['cm', '12', 'cm', false],
    ['cm', '0', 'cm', false],
  ])('%j for %j in %s: %s', (given, wanted, unit, right) => expect(sameTyped(given, wanted, unit)).toBe(right))
})
