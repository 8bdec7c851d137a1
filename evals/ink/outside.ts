/**
 * npx tsx evals/ink/outside.ts FOLDER: how the reader does with the stroke fonts of other people, bent by the held-out
 * hand. FOLDER holds SVG fonts of single lines, such as svg_fonts of the npm package hersheytext (`npm pack` it
 * elsewhere; nothing of it is shipped, and nothing was trained on it).
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { diceOf } from '#server/cards/dice.ts'
import { glyphNet } from '#server/drawings/read/glyph-weights.ts'
import { readScene } from '#server/drawings/read/read-scene.ts'
import { equation } from './boards.ts'
import { best } from './measure-glyphs.ts'
import { bend, between, hands, type Pair, type Trace } from './strokes.ts'
import { inkOf, placeLine, sceneOf } from './write-board.ts'

type Font = Map<string, Trace[]>
const folder = process.argv[2] ?? ''
const names: Record<string, string> = { '+': '+', '−': '-', '×': 'x', '÷': '÷', '=': '=', '<': '<', '>': '>', '?': '?' }

function fontOf(file: string): Font {
  const text = readFileSync(path.join(folder, file), 'utf8')
  const cap = Number(/cap-height="([\d.]+)"/.exec(text)?.[1] ?? 500)
  const font: Font = new Map()
  for (const [, name = '', d = ''] of text.matchAll(/<glyph unicode="([^"]+)"[^>]*? d="([^"]+)"/g)) {
    const glyph = name
      .replace(/&#x([0-9a-f]+);/i, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
      .replace('&lt;', '<')
      .replace('&gt;', '>')
    if (/[a-zB-KN-Z]/.test(d)) continue
    const traces = d.split('M').filter((part) => part.trim() !== '')
    font.set(
      glyph,
      traces.map((part) => pointsOf(part, cap)),
    )
  }
  return font
}

const pointsOf = (part: string, cap: number): Pair[] => {
  const numbers = part.match(/-?[\d.]+/g)?.map(Number) ?? []
  const points: Pair[] = []
  for (let at = 0; at + 1 < numbers.length; at += 2)
    points.push([(numbers[at] ?? 0) / cap, 1 - (numbers[at + 1] ?? 0) / cap])
  return points
}

const dice = diceOf(4711)
const net = glyphNet()
const fonts = readdirSync(folder).filter((file) =>
  file.endsWith('.svg') && (process.env.ONLY ?? '') !== '' ? file.includes(process.env.ONLY ?? '') : true,
)
for (const file of fonts) {
  const font = fontOf(file)
  let [right, of] = [0, 0]
  const misses = new Map<string, number>()
  for (const glyph of '0123456789+=<>?÷×') {
    const traces = font.get(glyph)
    if (!traces) continue
    for (let count = 0; count < 20; count += 1) {
      const size = between(dice, 30, 120)
      const seen = best(
        net,
        bend(traces, hands.heldOut, dice).map((trace) => trace.map(([x, y]): Pair => [x * size, y * size])),
      )
      of += 1
      if (seen === (names[glyph] ?? glyph)) right += 1
      else misses.set(`${glyph}:${seen}`, (misses.get(`${glyph}:${seen}`) ?? 0) + 1)
    }
  }
  const lines = { exact: 0, offered: 0, unsure: 0, wrong: 0 }
  for (let count = 0; count < 60; count += 1) {
    const truth = equation(dice)
    if ([...truth.replaceAll(' ', '')].some((glyph) => !font.has(glyph === '−' ? '-' : glyph))) continue
    const traces = placeLine(
      truth.replaceAll(' ', ''),
      (glyph) => bend(font.get(glyph === '−' ? '-' : glyph) ?? [], hands.heldOut, dice),
      { x: 40, y: 240, height: 60 },
      dice,
    )
    const reading = readScene(sceneOf(inkOf(traces)))
    if (reading.kind === 'seen') lines[reading.message === truth ? 'exact' : 'wrong'] += 1
    else if (reading.kind === 'unsure' && reading.options.some(({ message }) => message === truth)) lines.offered += 1
    else lines.unsure += 1
  }
  const worst = [...misses]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 6)
    .map(([name, count]) => `${name}:${count}`)
  process.stdout.write(
    `${file.padEnd(28)} glyphs ${((100 * right) / Math.max(of, 1)).toFixed(1)} % of ${of}; equations ${JSON.stringify(lines)} ${worst.join(' ')}\n`,
  )
}
