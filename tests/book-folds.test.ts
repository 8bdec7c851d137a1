import { describe, expect, it } from 'vitest'
import { foldCount, foldOf, waysBut, waysOf } from '../scripts/book/ways.ts'
import { bookEntries } from '../src/server/tutor/know/book/entries.ts'

describe('the parts in which ways to ask the book are left out', () => {
  const entries = bookEntries().filter((_, at) => at % 40 === 0)

  it('leaves out of what vectors learn from just what is measured with them', () => {
    for (let fold = 0; fold < foldCount; fold++)
      for (const entry of entries) {
        const learned = new Set(waysBut(entry, fold).map(({ ask }) => ask))
        for (const { id, text, ask } of waysOf(entry))
          expect.soft(learned.has(ask), `${id}: ${text}`).toBe(foldOf(id, text) !== fold)
      }
  })

  it('does not hang on the order in which entries or their ways are listed', () => {
    const partsOf = (list: typeof entries) =>
      new Map(list.flatMap((entry) => waysOf(entry).map(({ id, text }) => [`${id} ${text}`, foldOf(id, text)])))
    const turned = entries.map((entry) => ({ ...entry, asks: entry.asks.toReversed() })).reverse()
    const [one, other] = [partsOf(entries), partsOf(turned)]
    for (const [way, fold] of one) expect(other.get(way)).toBe(fold)
  })

  it('makes parts of nearly the same size', () => {
    const ways = entries.flatMap(waysOf)
    for (let fold = 0; fold < foldCount; fold++) {
      const share = ways.filter(({ id, text }) => foldOf(id, text) === fold).length / ways.length
      expect(share).toBeGreaterThan(0.28)
      expect(share).toBeLessThan(0.39)
    }
  })

  it('learns from all of them when nothing is left out', () => {
    for (const entry of entries) expect(waysBut(entry, -1)).toEqual(waysOf(entry))
  })
})
