import type { Passage } from './written-items.ts'

const all: readonly Passage[] = []

export const passages: ReadonlyMap<string, Passage> = new Map(all.map((passage) => [passage.id, passage]))
