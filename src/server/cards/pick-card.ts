import { gate } from '#server/progress/mastery.ts'
import { presumed } from './belief.ts'
import type { Catalog } from './catalog.ts'
import { diceOf } from './dice.ts'
import { type CardWish, cardOf, type Drawing, drawingFor, lately, madeCard, type Record, skillsFor } from './drawing.ts'
import { dueCard, isReviewTurn } from './due-card.ts'
import { easierCard, isShaken } from './easier-card.ts'
import { factFirst, factNow } from './fact-card.ts'
import { frontier, gapCheck, staysFor } from './frontier.ts'
import { standing } from './placement.ts'
import type { Skill } from './skill.ts'
import type { StudyCard } from './study-card.ts'

/**
 * The next card for a student: something easier after two misses; a card missed a moment ago; what is due for review, for at
 * most half of an occasion; facts that do not come at once yet; a question that finds out where the child stands; else the
 * frontier, which is what it does not know yet but has all it needs for. Null when no card fits the wish. The same arguments
 * give the same card.
 */
export function pickCard(catalog: Catalog, record: Record, wish: CardWish, seed: number): StudyCard | null {
  const drawing = drawingFor(catalog, record, wish, diceOf(seed), true)
  const card = picked(drawing)
  return card || !drawing.isSheet ? card : picked(drawingFor(catalog, record, wish, diceOf(seed), false))
}

function picked(drawing: Drawing): StudyCard | null {
  const skills = skillsFor(drawing)
  return (
    easierCard(drawing, skills) ??
    missedBefore(drawing) ??
    (isReviewTurn(drawing.record) ? dueCard(drawing) : null) ??
    factFirst(drawing, skills) ??
    newCard(drawing, skills) ??
    dueCard(drawing) ??
    practice(drawing, skills)
  )
}

/** A missed card comes again after so many others. */
const comesAgainAfter = 2
const comesAgainUntil = 6
/** A card that was missed so often in a row waits for another day. */
const missedTwice = 1

/** The very card where it is written; where it was made, another of its skill: the answer to this one was told. */
function missedBefore(drawing: Drawing): StudyCard | null {
  const { catalog, record, wish, fits } = drawing
  const { recent } = record
  const between = wish.exclude?.length ?? 0
  for (const [at, answer] of recent.slice(0, comesAgainUntil).entries()) {
    if (answer.was_correct || at + between < comesAgainAfter) continue
    const card = catalog.get(answer.card_id)
    if (!card || isShaken(record, answer.skill)) continue
    const isMade = card.memory !== card.id
    const isSame = (one: Record['recent'][number]) =>
      isMade ? one.skill === answer.skill : one.card_id === answer.card_id
    if (recent.slice(0, at).some(isSame)) continue
    if (recent.filter((one) => isSame(one) && !one.was_correct).length > missedTwice) continue
    const again = isMade ? madeCard(drawing, answer.skill) : card
    if (again && fits(again)) return again
  }
  return null
}

function newCard(drawing: Drawing, skills: readonly Skill[]): StudyCard | null {
  const { catalog, record, onScreen } = drawing
  for (const subject of subjectsInTurn(drawing, skills)) {
    const own = skills.filter((skill) => skill.subject === subject)
    const { probe, belief } = standing(catalog.graph, record, own, onScreen)
    const asking = probe && cardOf(drawing, probe)
    if (asking) return asking
    const fact = factNow(drawing, own, belief)
    if (fact) return fact
    const asked = lately(drawing)
    const isDone = (skill: string) => wentWell(record, skill)
    const view = { ...drawing, skills: own, belief, recent: asked, isDone }
    const inTurn = [...gapCheck(view), ...frontier(view)]
    for (const skill of [...inTurn.filter(({ id }) => !isShaken(record, id)), ...inTurn]) {
      const card = cardOf(drawing, skill)
      if (card) return card
    }
  }
  return null
}

/** It is likely known: it waits so long for the next answer, in milliseconds, which shows more on another day. */
const spaced = 44 * 3_600_000
const wentWell = ({ now, states }: Record, skill: string) => {
  const own = states.get(skill)
  return own !== undefined && own.p >= presumed && now.getTime() - own.last_at.getTime() < spaced
}

const lookedBack = 16
/** Subjects whose year is done come last; the others come as often as there is to learn in them, none more than so often. */
const mostOpen = 12

/** The subjects, the one that lags most behind its share first; on the first occasion the one that is being worked on. */
function subjectsInTurn(drawing: Drawing, skills: readonly Skill[]): Skill['subject'][] {
  const { catalog, record, onScreen, isSheet } = drawing
  const subjects = [...new Set(skills.map((skill) => skill.subject))]
  const asked = lately(drawing)
    .slice(0, Math.max(lookedBack, onScreen.length))
    .map((id) => catalog.graph.get(id)?.subject)
  const times = (subject: string) => asked.filter((one) => one === subject).length
  const isOpen = ({ id, grade }: Skill) =>
    grade <= record.grade && grade >= record.grade - 1 && (record.states.get(id)?.p ?? 0) < gate
  const open = new Map(
    subjects.map((subject) => [subject, skills.filter((skill) => skill.subject === subject && isOpen(skill)).length]),
  )
  const weight = (subject: Skill['subject']) => {
    const count = Math.min(mostOpen, open.get(subject) ?? 0)
    return count === 0 ? 0.1 : isSheet ? 1 : 2 + count
  }
  const lag = (subject: Skill['subject']) => (times(subject) + 0.5) / weight(subject)
  const inTurn = [...subjects].sort((a, b) => lag(a) - lag(b))
  const staying = asked[0]
  if (record.isBack || !staying || times(staying) >= staysFor || !subjects.includes(staying)) return inTurn
  return [staying, ...inTurn.filter((one) => one !== staying)]
}

/** Nothing is new and nothing is due: what was practiced longest ago, then whatever there is. */
function practice(drawing: Drawing, skills: readonly Skill[]): StudyCard | null {
  const { record } = drawing
  const when = (skill: Skill) => record.states.get(skill.id)?.last_at.getTime() ?? Number.POSITIVE_INFINITY
  const asked = skills.filter((skill) => record.states.has(skill.id)).sort((a, b) => when(a) - when(b))
  const others = skills.filter((skill) => !record.states.has(skill.id))
  for (const skill of [...asked, ...others]) {
    const card = cardOf(drawing, skill)
    if (card) return card
  }
  return null
}
