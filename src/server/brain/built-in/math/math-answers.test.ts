import Fraction from 'fraction.js'
import { describe, expect, it } from 'vitest'
import { findNumbers, readNumber } from '#shared/answers/numbers.ts'
import { mathTasks } from './math-tasks.ts'
import { isSameAnswer } from './quiet.ts'

const seeds = 8

/** Works with nothing but what the child reads: every question is solved a second time, in another way. */
const solvers: [RegExp, (...parts: string[]) => string | number | Fraction][] = [
  [/^What number comes right after (\d+)\?$/, (from) => num(from) + 1],
  [/^What number comes right before (\d+)\?$/, (from) => num(from) - 1],
  [/count by (\d+)s: (.+)\?$/, (step, list) => num(list.split(', ').at(-1)) + num(step)],
  [/^What number is missing in (.+) = (.+)\?$/, findMissing],
  [/^In (.+) = (.+), what number is missing\?$/, findMissing],
  [/^Which number is the biggest: (.+)\?$/, (list) => Math.max(...listOf(list).map(num))],
  [/^Which number is the smallest: (.+)\?$/, (list) => Math.min(...listOf(list).map(num))],
  [/^Which number is even: (.+)\?$/, (list) => listOf(list).find((one) => /[02468]$/.test(one)) ?? ''],
  [/^Which number is odd: (.+)\?$/, (list) => listOf(list).find((one) => /[13579]$/.test(one)) ?? ''],
  [/^Which sign fits between (\S+) and (\S+), <, > or =\?$/, (a, b) => '<=>'[value(a).compare(value(b)) + 1] ?? ''],
  [/^What comes next: (.+)\?$/, (list) => nextInRow(list.split(', '))],
  [/^What number comes next: (.+)\?$/, (list) => nextNumber(list.split(', ').map(num))],
  [/^What is the value of the (\d) in (\S+)\?$/, (digit, number) => worth(number, digit)],
  [/^Which digit is in the ([\w ]+) place of (\S+)\?$/, (place, number) => digitIn(number, place)],
  [/^How many (\w+) make ([\d,]+)\?$/, (place, whole) => num(whole) / 10 ** places.indexOf(place)],
  [/^What number is (\d .+)\?$/, (parts) => sum(listOf(parts), (part) => placed(part))],
  [/^What is double ([\d,]+)\?$/, (half) => num(half) * 2],
  [/^What is (\d+) squared\?$/, (side) => num(side) ** 2],
  [/^What is half of ([\d,]+)\?$/, (whole) => num(whole) / 2],
  [/^Is (\d+) even or odd\?$/, (number) => (num(number) % 2 === 0 ? 'even' : 'odd')],
  [/short hand (?:on|past) (\d+), long hand on (\d+)\?$/, (hour, long) => time(num(hour) * 60 + (num(long) % 12) * 5)],
  [/short hand before (\d+), long hand on (\d+)\?$/, (hour, long) => time(num(hour) * 60 - 60 + num(long) * 5)],
  [
    /short hand between (\d+) and \d+, long hand (\d) marks? past (\d+)\?$/,
    (hour, marks, long) => time(num(hour) * 60 + num(long) * 5 + num(marks)),
  ],
  [/show (half|quarter|\d+) past (\d+)\?$/, (part, hour) => time(num(hour) * 60 + minutesIn(part))],
  [/show (quarter|\d+) to (\d+)\?$/, (part, hour) => time(num(hour) * 60 - minutesIn(part))],
  [/^How many hours is it from (\d+):00 to (\d+):00\?$/, (from, to) => num(to) - num(from)],
  [/^How many minutes is it from (\S+) to (\S+)\?$/, (from, to) => (minutesOf(to) - minutesOf(from) + 720) % 720],
  [/^What time is it (\d+) minutes after (\S+)\?$/, (more, from) => time(minutesOf(from) + num(more))],
  [/^How many cents are (.+)\?$/, (coins) => sum(listOf(coins), inCents)],
  [/from \$(\S+) for a \$(\S+) toy\?$/, (paid, price) => value(paid).sub(value(price))],
  [/^How much do (\d+) pens cost at \$(\S+) each\?$/, (count, price) => value(price).mul(num(count))],
  [/^How many (?!cents)(\w+) are(?: in)? (\S+) (\w+)(?: and (\d+) \w+)?\?$/, converted],
  [/^What is (\S+) rounded to the nearest ([\w ]+)\?$/, roundedTo],
  [/area of a rectangle (\d+) \w+ long and (\d+)/, (long, wide) => num(long) * num(wide)],
  [/perimeter of a rectangle (\d+) \w+ long and (\d+)/, (long, wide) => sum([long, wide, long, wide], num)],
  [/rectangle (\d+) \w+ long with an area of ([\d,]+)/, (long, area) => num(area) / num(long)],
  [/rectangle (\d+) \w+ long with a perimeter of (\d+)/, (long, around) => (num(around) - 2 * num(long)) / 2],
  [/^What is (\d+)% of ([\d,]+)\?$/, (percent, whole) => new Fraction(num(percent) * num(whole), 100)],
  [/^What is (\d+)\/(\d+) of ([\d,]+)\?$/, (top, bottom, whole) => new Fraction(num(top) * num(whole), num(bottom))],
  [/^Which mixed number equals (\S+): (.+)\?$/, (bar, list) => onlyOne(list, (one) => value(one).equals(value(bar)))],
  [
    /^Which fraction is (\S+) in simplest form: (.+)\?$/,
    (bar, list) => onlyOne(list, (one) => one === value(bar).toFraction()),
  ],
  [/^What is ([\d(][\d,.()/+−×÷ ]*)\?$/, (written) => calculate(written)],
]

const num = (text = '') => Number(text.replaceAll(',', ''))
const listOf = (text: string) => text.split(/, | (?:or|and) /)
const sum = <T>(list: T[], of: (one: T) => number) => list.reduce((all, one) => all + of(one), 0)
const value = (text: string) => new Fraction(text.replaceAll(',', ''))
const places = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands', 'hundred thousands']
const minutesOf = (clock: string) => sum([clock.split(':').map(Number)], ([hour = 0, minute = 0]) => hour * 60 + minute)
const minutesIn = (part: string) => (part === 'half' ? 30 : part === 'quarter' ? 15 : num(part))

function time(minutes: number): string {
  const hour = Math.floor(((minutes + 720) % 720) / 60)
  return `${hour === 0 ? 12 : hour}:${`0${(minutes + 720) % 60}`.slice(-2)}`
}

/** Tries every number in the gap. */
function findMissing(left: string, right: string): number {
  const fits = Array.from({ length: 370 }, (_, at) => at).filter((at) => {
    const [one, other] = [left, right].map((side) => side.replace('?', String(at)))
    if (/[÷/] ?0\b/.test(`${one} ${other}`)) return false
    return calculate(one ?? '').equals(calculate(other ?? ''))
  })
  expect(fits).toHaveLength(1)
  return fits[0] ?? -1
}

function nextInRow(row: string[]): string {
  const turns = [2, 3].find((length) => row.every((word, at) => at < length || word === row[at - length])) ?? 0
  return row[row.length - turns] ?? ''
}

function nextNumber([a = 0, b = 0, c = 0, d = 0]: number[]): number {
  if (b - a === c - b && c - b === d - c) return d + d - c
  if (b * b === a * c && c * c === b * d) return (d * d) / c
  expect(c - b - (b - a)).toBe(d - c - (c - b))
  return d + (d - c) + (c - b - (b - a))
}

const worth = (number: string, digit: string) => {
  const plain = number.replaceAll(',', '')
  expect(plain.split(digit)).toHaveLength(2)
  return new Fraction(plain.replace(/\d/g, (one) => (one === digit ? one : '0')))
}

function digitIn(number: string, place: string): number {
  const [front = '', behind = ''] = number.replaceAll(',', '').split('.')
  const at = ['tenths', 'hundredths', 'thousandths'].indexOf(place)
  return num(at >= 0 ? behind[at] : front.at(-1 - places.indexOf(place)))
}

const placed = (part: string) => {
  const [count, ...name] = part.split(' ')
  return num(count) * 10 ** places.indexOf(name.join(' ').replace(/(?<!s)$/, 's'))
}

const cents: Record<string, number> = { penny: 1, pennies: 1, nickel: 5, dime: 10, quarter: 25 }
const inCents = (coins: string) => {
  const [count, name = ''] = coins.split(' ')
  return num(count) * (cents[name] ?? cents[name.replace(/s$/, '')] ?? Number.NaN)
}

const sizes: Record<string, number> = {
  millimeters: 1,
  centimeters: 10,
  meters: 1_000,
  kilometers: 1_000_000,
  seconds: 1,
  minutes: 60,
  hours: 3_600,
  days: 86_400,
  weeks: 604_800,
  inches: 1,
  feet: 12,
  yards: 36,
  grams: 1,
  kilograms: 1_000,
  milliliters: 1,
  liters: 1_000,
  ounces: 1,
  pounds: 16,
  quarts: 1,
  gallons: 4,
}

function converted(to: string, count: string, from: string, rest: string | undefined): Fraction {
  const [one, other] = [sizes[to] ?? 0, sizes[from] ?? 0]
  return value(count)
    .mul(other)
    .div(one)
    .add(num(rest ?? '0'))
}

function roundedTo(number: string, nearest: string): Fraction {
  const power = [...places.slice(1).map((name) => name.slice(0, -1)), 'whole number'].indexOf(nearest)
  const size =
    power >= 5 || power < 0
      ? new Fraction(1, nearest === 'tenth' ? 10 : nearest === 'hundredth' ? 100 : 1)
      : new Fraction(10 ** (power + 1))
  return value(number).div(size).add(0.5).floor().mul(size)
}

function onlyOne(list: string, fits: (one: string) => boolean): string {
  const found = listOf(list).filter(fits)
  expect(found).toHaveLength(1)
  return found[0] ?? ''
}

const number = '(\\d+ \\d+/\\d+|\\d+(?:\\.\\d+)?(?:/\\d+)?)'
const rules: [RegExp, (a: Fraction, b: Fraction) => Fraction][] = [
  [new RegExp(`${number} × ${number}`), (a, b) => a.mul(b)],
  [new RegExp(`${number} ÷ ${number}`), (a, b) => a.div(b)],
  [new RegExp(`${number} − ${number}(?! [×÷])`), (a, b) => a.sub(b)],
  [new RegExp(`${number} \\+ ${number}(?! [×÷])`), (a, b) => a.add(b)],
]

/** A sum in its right order, by rewriting it from the inside out. */
function calculate(written: string): Fraction {
  let text = written.replaceAll(',', '')
  const inside = /\(([^()]+)\)/.exec(text)?.[1]
  if (inside !== undefined) return calculate(text.replace(`(${inside})`, calculate(inside).toFraction()))
  for (let turn = 0; turn < 8; turn++) {
    // From the left: the first of × and ÷, else the first of + and −.
    const found = [rules.slice(0, 2), rules.slice(2)].map((pair) =>
      pair
        .flatMap(([pattern, work]) => {
          const match = pattern.exec(text)
          return match ? [{ match, work }] : []
        })
        .sort((one, other) => one.match.index - other.match.index),
    )
    const next = found[0]?.[0] ?? found[1]?.[0]
    if (!next) break
    const [all, a = '', b = ''] = next.match
    text = text.replace(all, next.work(new Fraction(a), new Fraction(b)).toFraction())
  }
  return new Fraction(text)
}

function solve(question: string): string {
  const found = solvers.flatMap(([pattern, work]) => {
    const match = pattern.exec(question)
    return match ? [work(...match.slice(1))] : []
  })
  expect(found, question).toHaveLength(1)
  const [only = ''] = found
  return only instanceof Fraction ? only.toFraction() : String(only)
}

describe.each(mathTasks)('the answers of $family', ({ topics, make }) => {
  const cases = topics.flatMap(({ topic, grades: [from, to] }) =>
    Array.from({ length: to - from + 1 }, (_, at) => ({ topic, grade: from + at })),
  )

  it.each(cases)('are right for $topic in grade $grade', ({ topic, grade }) => {
    for (let seed = 0; seed < seeds; seed++) {
      for (const shift of [0, (seed % 5) - 2]) {
        const task = make({ topic, grade, seed: seed * 101 + 7, shift })
        expect(task).not.toBeNull()
        if (!task) continue
        const solved = solve(task.question)
        expect(isSameAnswer(solved, task.answer.answer), `${task.question} ${solved} ${task.answer.answer}`).toBe(true)
        expect(says(task.example?.steps.at(-1), solve(task.example?.question ?? ''))).toBe(true)
        expect(says(task.steps.at(-1), solved)).toBe(true)
      }
    }
  })
})

/** The answer stands in a sentence, as a number or as it is. */
const says = (sentence: string | undefined, solved: string): boolean => {
  const [key, plain] = [readNumber(solved), sentence ?? '']
  return plain.includes(solved) || (key !== null && findNumbers(plain).some((one) => one.equals(key)))
}
