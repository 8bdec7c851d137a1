import { firstBelief } from '#server/cards/belief.ts'
import { skillGraph } from '#server/cards/skills.ts'
import type { App } from '#server/context.ts'
import { recordAnswer } from '#server/progress/evidence.ts'
import type { Stage } from '#shared/handwriting.ts'
import type { LetterVerdict } from '#shared/tools/letter-tracing/score-letter.ts'
import { cardPrefix } from './handwriting-record.ts'

/** To tell these apart is a skill that cards ask too. */
const alike = 'bdpqmnuh'
const tellingApart = 'reading.letters-b-d-p-q'
/** A letter or the one in its mirror. */
const luck = 0.5

type Tried = { letter: string; stage: Stage; verdict: LetterVerdict; at: Date }

/** Whether a letter written from memory stands the right way round says what its cards ask: which of the two it is. */
export async function tellApart(app: Pick<App, 'db' | 'now'>, studentId: string, tried: Tried): Promise<void> {
  const { letter, stage, verdict, at } = tried
  const skill = skillGraph().get(tellingApart)
  const isTelling = (stage === 'memory' || stage === 'word') && letter.length === 1 && alike.includes(letter)
  if (!skill || !isTelling || (!verdict.right && verdict.reversedAs === null)) return
  await recordAnswer(app, studentId, {
    skill: skill.id,
    card_id: `${cardPrefix}${letter}`,
    memory: `${skill.id}~*`,
    tool: 'letter-tracing',
    was_correct: verdict.right,
    hint_level: 0,
    guess: luck,
    prior: (grade) => firstBelief(skill, grade),
    latency_ms: null,
    answer: verdict.reversedAs,
    mistake: verdict.right ? null : (verdict.faults[0] ?? null),
    client_id: null,
    answered_at: at,
  })
}
