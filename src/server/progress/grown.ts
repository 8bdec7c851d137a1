import type { Grown } from '#shared/growth.ts'
import type { evidence } from './progress.table.ts'

type Row = typeof evidence.$inferSelect
type Observed = Pick<Row, 'id' | 'tool' | 'was_correct' | 'hint_level' | 'grew_to'>

/** After the whole solution a right answer was read, not found. */
const wholeSolution = 4

/** What an observed attempt lets grow on the child's plant: decided here for an answer that comes and for one that is read again. */
export function grownBy({ id, tool, was_correct, hint_level, grew_to }: Observed): Grown[] {
  if (!was_correct || hint_level >= wholeSolution) return []
  const leaf: Grown = { kind: 'leaf', id }
  if (grew_to === null) return [leaf]
  const isMastered = grew_to === 'steady' || grew_to === 'secure'
  return [leaf, { kind: tool === 'letter-tracing' && isMastered ? 'butterfly' : 'flower', id }]
}
