import { definitionTold } from '../know/words/definitions-told.ts'
import type { Decision, Line } from '../move.ts'
import { openProblem } from '../state.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'
import { besideOpen } from './words-compared.ts'

const isTaken: ReadonlySet<string> = new Set(['play', 'story', 'sentence', 'feeling', 'answer', 'step', 'tried', 'how'])

/** 'Evaporation is when water falls as rain right': it is so, or it is another word that means that. */
export function definedByChild(heard: Heard): Decision | null {
  const { lesson, written } = heard
  if (lesson.spanish || lesson.passage !== null || isTaken.has(lesson.asked?.kind ?? '') || openProblem(lesson))
    return null
  if (lesson.asked?.about?.startsWith('tale') || lesson.asked?.about?.startsWith('pretend')) return null
  const found = definitionTold(written)
  if (!found) return null
  const { word, says, other } = found
  const line: Line = {
    key: other === null ? 'define.right' : 'define.other',
    values: { word, says, other: other ?? word },
  }
  return reply([line], besideOpen(heard, { key: 'define.ask' }), {
    kind: 'words',
    mood: other === null ? 'happy' : 'thinking',
  })
}
