import type { Decision, Line } from '../move.ts'
import { openProblem } from '../state.ts'
import { askWriting } from './check-writing.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

// What a teacher wrote beside the child's text: 'my teacher wrote VAGUE', 'she put run-on next to it'. What it means, and what to do about it.

const wrote =
  /\b(?:(?:my |the )?(?:teacher|sub|tutor|mrs?\.? \w+|ms\.? \w+|miss \w+|prof\w*)|she|he|they|it|paper) (?:just )?(?:wrote|put|marked|said|says|circled|commented|writes|left)\b(?: (?:it(?:'s| is| was)?|that|this|next to it|on it|on mine|its|a note|the word|is))*\s*[:,"“]*\s*(.{3,60})$/i
const marks: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:vague|be (?:more )?specific|more specific|not specific|too general|unclear|not clear|clarify)\b/i,
    'mark.vague',
  ],
  [/\b(?:run ?-?ons?)\b/i, 'mark.runon'],
  [/\b(?:comma splice|splice)\b/i, 'mark.splice'],
  [/\b(?:frag|fragments?|incomplete(?: sentence)?|not a (?:complete|whole|full) sentence)\b/i, 'mark.fragment'],
  [
    /\b(?:elaborate|explain(?: more| this)?|expand|more details?|needs? details?|add details?|tell me more|say more|develop)\b/i,
    'mark.more',
  ],
  [/\b(?:evidence|cite|proof|how do you know|support)\b/i, 'mark.evidence'],
  [/\b(?:so what|why does (?:it|this) matter)\b/i, 'mark.sowhat'],
  [/\b(?:awk|awkward)\b/i, 'mark.awkward'],
  [/\b(?:rep|repetitive|redundant|wordy|say it once)\b/i, 'mark.wordy'],
  [/\b(?:off topic|doesn'?t fit|stay on topic)\b/i, 'mark.topic'],
  [/\b(?:transitions?|flow|choppy)\b/i, 'mark.flow'],
]
const quoted = /["“]([^"“”]{8,200})["”]/

export function teacherMarked(heard: Heard): Decision | null {
  const { lesson, written } = heard
  if (
    lesson.spanish ||
    openProblem(lesson)?.subject === 'math' ||
    /^(?:play|story|feeling)$/.test(lesson.asked?.kind ?? '')
  )
    return null
  const note = wrote.exec(written.replace(quoted, ' '))?.[1]
  const key = note === undefined ? undefined : marks.find(([mark]) => mark.test(note))?.[1]
  if (key === undefined) return null
  const lines: Line[] = [{ key }]
  return reply(
    lines,
    askWriting(
      lesson,
      [{ key: `${key}.ask` }],
      lesson.asked?.kind === 'sentence' ? (lesson.asked.about ?? 'wait') : 'wait',
    ),
    {
      kind: 'writing',
      mood: 'thinking',
    },
  )
}
