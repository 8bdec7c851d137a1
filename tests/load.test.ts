import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { loadOf } from '../bench/load.ts'

/** As the page writes them: 1,234, and 1.2 below ten. */
const shown = (value: number) =>
  value < 10 ? String(Math.round(value * 10) / 10) : Math.round(value).toLocaleString('en')

it('the page about growing shows what the calculator gives', () => {
  const page = readFileSync('docs/scaling.md', 'utf8')
  for (const families of [10, 100_000, 10_000_000]) {
    const { rows, bytes, turns, statements, webCores, databaseCores, dollars } = loadOf(families)
    const cells = [families, rows / 1e6, bytes / 1e9, turns, statements, webCores, databaseCores, dollars].map(shown)
    expect(page).toContain(`| ${cells.join(' | ')} |`)
  }
})

it('all but the smallest house grows in proportion', () => {
  const [one, ten] = [loadOf(1_000_000), loadOf(10_000_000)]
  expect(ten.bytes / one.bytes).toBeCloseTo(10)
  expect(ten.statements / one.statements).toBeCloseTo(10)
})
