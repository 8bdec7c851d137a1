import { homophoneSets } from '../know/words/homophones.ts'
import { fitting } from '../know/words/pair-in-sentence.ts'
import type { Decision } from '../move.ts'
import { openProblem } from '../state.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'
import { besideOpen } from './words-compared.ts'

// 'So faster THAN me and THEN we eat', behind what was told of the two: each of them is held against the words around it.

const asked = /^(?:pair\.|compare\.)/
const nearBy = 4

/** Both words are used, and each fits where it stands; where one is not sure, nothing is said. */
export function pairUsed(heard: Heard): Decision | null {
  const { lesson, written } = heard
  if (lesson.spanish || openProblem(lesson) || !lesson.said.slice(-nearBy).some((one) => asked.test(one))) return null
  const line = written
    .toLowerCase()
    .replace(/[^a-z' ]/g, ' ')
    .split(/ +/)
    .filter(Boolean)
  if (line.includes('or')) return null
  for (const { words } of homophoneSets()) {
    const places = line.flatMap((one, at) => (words.some(({ word }) => word === one) ? [at] : []))
    if (new Set(places.map((at) => line[at])).size < 2) continue
    const isRight = places.every((at) => {
      const before = line.slice(0, at).join(' ')
      return fitting({ words, before, after: line.slice(at + 1).join(' ') }) === line[at]
    })
    if (!isRight) return null
    return reply([{ key: 'pair.both' }], besideOpen(heard, { key: 'pair.go' }), { kind: 'words', mood: 'happy' })
  }
  return null
}
