import { describe, expect, it } from 'vitest'
import { diceOf } from '../scripts/ear/read-lines.ts'
import { fillBatch, newBatch } from '../scripts/private/learn-net.ts'
import { goBack, lossOf, newBack } from '../scripts/private/net-backward.ts'
import { lookAt, newLooked } from '../scripts/private/net-forward.ts'
import { layersOf, newParts, pieceWide } from '../scripts/private/net-parts.ts'
import { numbered } from '../scripts/private/net-words.ts'
import { packNet } from '../scripts/private/pack-net.ts'
import { marked } from '../scripts/private/private-lines.ts'
import { vocabulary } from '../src/server/safety/ear/ear.ts'
import { openedNet } from '../src/server/safety/opened-net.ts'
import { netScores, openNet } from '../src/server/safety/private-net.ts'
import { placedWords } from '../src/server/safety/private-words.ts'

const said = [
  'my name is [[Rosa Ortiz]] and i live at [[14 Elm Street]] with my dog',
  'the third planet, is it Mars? i think so',
  'hi',
  '[[555-0142]] is my moms number',
]
const { known, lines } = numbered(said.map((line) => marked(line, 'ours')))
const draw = diceOf(2)
const meant = Float32Array.from({ length: 8000 * pieceWide }, () => draw() * 2 - 1)
const net = newParts(known.made, meant, draw)
const [looked, back, batch] = [newLooked(net), newBack(net), newBatch()]
fillBatch(batch, lines, ({ ids }) => ids)

describe('the net for private words, as it is learned', () => {
  it('knows how its loss grows with every layer, also where numbers are dropped', () => {
    const lossNow = () => {
      lookAt(net, looked, batch, diceOf(5))
      return lossOf(looked, batch, back)
    }
    for (const { slope } of layersOf(net)) slope.fill(0)
    lossNow()
    goBack(net, looked, back, batch)
    const { tables, around, aroundBias, inward, inwardBias, end, endBias, last, lastBias } = net
    const named = {
      ...Object.fromEntries(tables.map(({ name, layer }) => [name, layer])),
      ...Object.fromEntries([...around, ...aroundBias].map((layer, at) => [`around ${at}`, layer])),
      ...{ inward, inwardBias, end, endBias, last, lastBias },
    }
    for (const [name, { numbers, slope }] of Object.entries(named)) {
      const long = Math.hypot(...slope.filter((one) => one !== 0))
      const kept = Float32Array.from(numbers)
      const moved = (by: number) => {
        for (let at = 0; at < kept.length; at++) numbers[at] = (kept[at] ?? 0) + ((slope[at] ?? 0) / long) * by
        return lossNow()
      }
      const step = 2e-3
      const found = (moved(step) - moved(-step)) / (2 * step)
      numbers.set(kept)
      expect.soft(found / long, name).toBeCloseTo(1, 2)
    }
  })

  it('says the same as learned and as packed in whole numbers', () => {
    lookAt(net, looked, batch, null)
    const packed = openNet(openedNet(packNet(net)))
    const scores = said.flatMap((line) => [
      ...netScores(packed, placedWords(marked(line, 'ours').text), vocabulary().groupsOf),
    ])
    for (const [at, score] of scores.entries()) expect.soft(looked.scores[at]).toBeCloseTo(score, 0)
    const off = scores.map((score, at) => Math.abs(score - (looked.scores[at] ?? 0)))
    expect(Math.max(...off)).toBeLessThan(0.15)
  })
})
