import { isLearned } from '#server/progress/mastery.ts'
import { cardOf, type Drawing, lately, madeCard, type Record } from './drawing.ts'
import { isShaken } from './easier-card.ts'
import type { StudyCard } from './study-card.ts'

/** So many answers are looked back at. */
const lookedBack = 20

/** One card in so many is a review: half is allowed, and a fifth is enough with what comes again after two days (bench/picker.ts). */
const reviewEvery = 5

/** An occasion begins with a review; then they keep their share. */
export function isReviewTurn({ recent }: Pick<Record, 'recent'>): boolean {
  const last = recent.slice(0, lookedBack)
  const reviews = last.filter((one) => one.is_review).length
  return last.length === 0 || (reviews + 1) * reviewEvery <= last.length + 1
}

/** It goes well enough to be reviewed; what is too hard waits until the way to it is clear. */
const isUnderWay = ({ record }: Drawing, skill: string) => (record.states.get(skill)?.p ?? 0) >= 0.5

/** Of so many that are due the longest one is drawn by chance: not the order of the day on which they were met. */
const drawnFrom = 12
/** What was just asked waits, if there is other work. */
const justAsked = 3

/** What is due: the card itself where it is written; where it was made, another item of its skill. */
export function dueCard(drawing: Drawing): StudyCard | null {
  const { catalog, record, dice, fits } = drawing
  const due = record.due.flatMap((memory) => {
    const isMade = memory.endsWith('~*')
    const written = isMade ? null : catalog.get(memory)
    const skill = written?.skill.id ?? memory.split('~')[0] ?? ''
    if (!isUnderWay(drawing, skill) || isShaken(record, skill)) return []
    const state = record.states.get(skill)
    // What is still being learned is practiced by the frontier.
    if (isMade && !(state && isLearned(state))) return []
    return !isMade && (!written || !fits(written)) ? [] : [{ skill, written }]
  })
  const last = new Set(lately(drawing).slice(0, justAsked))
  const inTurn = [...due.filter(({ skill }) => !last.has(skill)), ...due.filter(({ skill }) => last.has(skill))]
  while (inTurn.length > 0) {
    const fresh = inTurn.findIndex(({ skill }) => last.has(skill))
    const among = Math.min(drawnFrom, fresh > 0 ? fresh : inTurn.length)
    const [one] = inTurn.splice(dice(0, among - 1), 1)
    const skill = one && catalog.graph.get(one.skill)
    const card = one && (one.written ?? madeCard(drawing, one.skill) ?? (skill ? cardOf(drawing, skill) : null))
    if (card) return card
  }
  return null
}
