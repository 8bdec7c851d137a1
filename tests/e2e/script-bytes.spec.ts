import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { expect } from '@playwright/test'
import { test } from './test.ts'

const web = 'dist/web'
/** The smallest files are not packed. */
function packed(file: string): number {
  const path = `${web}/assets/${file}`
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

/** Bytes of script, as they go over the line. A child on a slow one waits for each of them. */
const most = { firstChat: 115_000, tool: 15_000 }

test('the first chat is at most 115 kB of script before it can be used', () => {
  const document = readFileSync(`${web}/learn.html`, 'utf8')
  const files = new Set([...document.matchAll(/\/assets\/([\w-]+\.js)/g)].map(([, file = '']) => file))
  expect(files.size).toBeGreaterThan(4)
  const bytes = [...files].map((file): [string, number] => [file, packed(file)])
  expect(
    bytes.reduce((sum, [, size]) => sum + size, 0),
    JSON.stringify(bytes),
  ).toBeLessThanOrEqual(most.firstChat)
})

test('each tool is at most 15 kB of script', () => {
  const files = readdirSync(`${web}/assets`)
  for (const tool of ['blackboard', 'flashcards', 'letter-tracing', 'multiple-choice', 'video']) {
    const own = files.filter((file) => new RegExp(`^${tool}-.{8}\\.js$`).test(file))
    expect(own, tool).toHaveLength(1)
    for (const file of own) expect(packed(file), file).toBeLessThanOrEqual(most.tool)
  }
})
