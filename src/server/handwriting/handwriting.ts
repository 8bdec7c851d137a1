import type { z } from 'zod'
import { requireConsent } from '#server/allowance/allowance.ts'
import { takeTool } from '#server/allowance/tool-time.ts'
import type { Learner } from '#server/auth/actor.ts'
import { momentOf } from '#server/cards/heard-answer.ts'
import type { App } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { type Recorded, recordAnswer } from '#server/progress/evidence.ts'
import type { HandwritingLogged, HandwritingTask, logHandwriting as logHandwritingBody } from '#shared/handwriting.ts'
import { type LetterVerdict, scoreLetter } from '#shared/tools/letter-tracing/score-letter.ts'
import { scoreOrder } from '#shared/tools/letter-tracing/score-order.ts'
import { hintLevelOf } from '#shared/tools/letter-tracing/stages.ts'
import { tellApart } from './alike-letters.ts'
import { handwriting } from './handwriting.table.ts'
import { nextLetter, type Planned, practiceOf, stageFor, wordWith } from './handwriting-plan.ts'
import { cardPrefix, type KeptHandwriting, placeOf, readHandwriting, skillPrefix } from './handwriting-record.ts'

type Needs = Pick<App, 'db' | 'now'>
type Said = z.output<typeof logHandwritingBody>

const unknown = () =>
  new AppError('validation_failed', 'This cannot be practiced here.', { fields: { glyph: 'unknown_glyph' } })

/** What the pass's student should write next; with `glyph` that one, with the help that suits it. */
export async function nextTask(app: Needs, learner: Learner, glyph: string | undefined): Promise<HandwritingTask> {
  await takeTool(app, learner, 'letter-tracing')
  const kept = await readHandwriting(app, learner.studentId)
  if (glyph === undefined) return taskOf(kept, nextLetter(kept.record))
  const letter = practiceOf(glyph, null, kept.nickname)
  if (letter === null) throw unknown()
  return taskOf(kept, { letter, stage: stageFor(kept.record, letter), isName: letter.length > 1 })
}

const taskOf = ({ bandOf, style }: KeptHandwriting, { letter, stage, isName }: Planned): HandwritingTask => ({
  glyph: stage === 'word' ? (wordWith(letter) ?? letter) : letter,
  stage,
  band: bandOf(letter),
  isName,
  style,
})

/** Right by luck: hardly. Someone who chooses the order of two strokes may guess it. */
const luck = { drawn: 0.05, ordered: 0.25 } as const

/** What is believed of a letter before the first try: who goes to school has met it. */
const priorFor = (grade: number) => (grade <= -1 ? 0.1 : grade === 0 ? 0.2 : grade === 1 ? 0.5 : 0.8)

/** Keeps a try of the pass's student, once; the server's own look at the strokes stands. A try is never refused for the hour. */
export async function logHandwriting(
  app: Needs,
  { studentId, allowance }: Learner,
  said: Said,
): Promise<HandwritingLogged> {
  requireConsent(allowance)
  const kept = await readHandwriting(app, studentId)
  const letter = practiceOf(said.glyph, said.stage, kept.nickname)
  if (letter === null) throw unknown()
  const verdict = verdictOn(said, kept)
  if (isUnreadable(verdict)) return unreadable(kept, letter, said, verdict)
  const recorded = await keep(app, studentId, said, letter, verdict)
  const after = recorded.isNew ? withTry(kept, letter, said, verdict) : kept
  return {
    was_correct: recorded.was_correct,
    says: verdict.says,
    try_this: verdict.tryThis,
    reversed_as: verdict.reversedAs,
    band: recorded.band,
    grew: recorded.grew,
    grown: recorded.grown,
    next: taskOf(after, nextLetter(after.record)),
  }
}

function verdictOn(
  { glyph, stage, hand, strokes, ordered }: Said,
  { grade, style }: Pick<KeptHandwriting, 'grade' | 'style'>,
): LetterVerdict {
  if (ordered && ordered.length > 0) return scoreOrder({ glyph, hand, style, ordered })
  return scoreLetter({ glyph, stage, hand, style, grade, strokes })
}

/** Letters that hang together are not read yet: that says nothing about what the child knows, so it is no evidence. */
const isUnreadable = ({ faults }: LetterVerdict) => faults.includes('joined')

const unreadable = (
  kept: KeptHandwriting,
  letter: string,
  { stage }: Said,
  { says, tryThis }: LetterVerdict,
): HandwritingLogged => ({
  was_correct: false,
  says,
  try_this: tryThis,
  reversed_as: null,
  band: kept.bandOf(letter),
  grew: false,
  grown: [],
  next: taskOf(kept, { letter, stage, isName: letter.length > 1 }),
})

/** The evidence and the strokes behind it commit together. */
async function keep(
  app: Needs,
  studentId: string,
  said: Said,
  letter: string,
  verdict: LetterVerdict,
): Promise<Recorded> {
  const isOrdered = said.ordered !== undefined && said.ordered.length > 0
  const at = momentOf(app, said.answered_at)
  return app.db.transaction(async (db) => {
    const recorded = await recordAnswer({ ...app, db }, studentId, {
      skill: placeOf(skillPrefix, letter),
      card_id: placeOf(cardPrefix, letter),
      memory: placeOf(cardPrefix, letter),
      tool: 'letter-tracing',
      was_correct: verdict.right,
      hint_level: Math.max(hintLevelOf(said.stage), isOrdered ? 2 : 0),
      guess: isOrdered ? luck.ordered : luck.drawn,
      prior: priorFor,
      latency_ms: said.latency_ms ?? null,
      answer: null,
      mistake: verdict.right ? null : (verdict.faults[0] ?? null),
      client_id: said.client_id,
      answered_at: at,
    })
    if (recorded.evidence_id !== null) {
      const { glyph, stage, hand, strokes } = said
      const { evidence_id } = recorded
      const about = { student_id: studentId, evidence_id, glyph, stage, hand, strokes: [...strokes] }
      const { way, pen: smoothness, says } = verdict
      await db.insert(handwriting).values({ ...about, way, smoothness, says, written_at: at })
      await tellApart({ ...app, db }, studentId, { letter, stage, verdict, at })
    }
    return recorded
  })
}

function withTry(kept: KeptHandwriting, letter: string, { stage }: Said, { right }: LetterVerdict): KeptHandwriting {
  const { tries, due } = kept.record
  const record = {
    ...kept.record,
    tries: [...tries, { letter, stage, right }],
    due: due.filter((one) => one !== letter),
  }
  return { ...kept, record }
}
