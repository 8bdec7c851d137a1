import grade1 from '#content/en/passages/grade-1.json'
import grade2 from '#content/en/passages/grade-2.json'
import grade3 from '#content/en/passages/grade-3.json'
import grade4 from '#content/en/passages/grade-4.json'
import grade5 from '#content/en/passages/grade-5.json'
import gradeK from '#content/en/passages/grade-k.json'
import type { Passage } from './written-items.ts'

const all: readonly Passage[] = [...grade1, ...grade2, ...grade3, ...grade4, ...grade5, ...gradeK]

export const passages: ReadonlyMap<string, Passage> = new Map(all.map((passage) => [passage.id, passage]))

// The later one would stand above the questions of the other.
if (passages.size < all.length) throw new Error('two passages have the same id')
