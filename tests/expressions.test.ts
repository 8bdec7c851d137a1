import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseAst, transformWithOxc } from 'vite'
import { expect, it } from 'vitest'

// A regular expression that can match the same words in two ways takes twice as long for each word more: thirty of them stop
// the server for everybody. Each one in the sources reads its own words again and again here.

type Found = { pattern: string; flags: string; file: string }

async function expressionsIn(file: string): Promise<Found[]> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file)
  const found: Found[] = []
  JSON.stringify(parseAst(code), (_, node) => {
    if (node?.type === 'Literal' && node.regex)
      found.push({ pattern: node.regex.pattern, flags: node.regex.flags.replace(/[gy]/g, ''), file })
    return typeof node === 'bigint' ? String(node) : node
  })
  return found
}

const extra = ['7', 'a', 'b c', '+', '(', ',', '.', '/', 'x', '=', '$', '%', '-', "'", '1/2', '7 x', '1,', '\n', '\t ']
const wordsOf = (pattern: string) => [
  ...new Set(
    pattern
      .replace(/\\[a-zA-Z]/g, ' ')
      .match(/[a-z']{1,12}/gi)
      ?.slice(0, 60),
  ),
  ...extra,
]

const work = (expression: RegExp, text: string) => {
  let least = Number.POSITIVE_INFINITY
  for (let go = 0; go < 3; go++) {
    const begun = process.cpuUsage()
    expression.test(text)
    const { user, system } = process.cpuUsage(begun)
    least = Math.min(least, user + system)
  }
  return least
}

/** In microseconds: no expression that reads a text once needs a hundredth of it. */
const explodes = 20_000

function explodingOn({ pattern, flags }: Found): string | null {
  const expression = new RegExp(pattern, flags)
  for (const word of wordsOf(pattern))
    for (const gap of ['', ' ', ', '])
      for (const times of [10, 14, 18, 22])
        if (work(expression, `${(word + gap).repeat(times)}§`) > explodes) return word + gap
  return null
}

it('no expression takes twice as long for each word more', async () => {
  const listed = execFileSync('git', ['ls-files', 'src/server', 'src/shared'], { encoding: 'utf8' })
  const files = listed.split('\n').filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const all = (await Promise.all(files.map(expressionsIn))).flat().filter(({ pattern }) => /[*+}]/.test(pattern))
  expect(all.length).toBeGreaterThan(1_000)
  const exploding = all.flatMap((one) => {
    const word = explodingOn(one)
    return word === null ? [] : [`${one.file}: ${JSON.stringify(word)} again and again, /${one.pattern.slice(0, 60)}`]
  })
  expect(exploding).toEqual([])
})
