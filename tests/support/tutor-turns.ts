import { catalog } from '#server/cards/catalog.ts'
import { itemSource } from '#server/cards/item-source.ts'
import { decide } from '#server/tutor/decide/decide.ts'
import type { Decision } from '#server/tutor/move.ts'
import { wordLines } from '#server/tutor/say/say.ts'
import { type Lesson, newLesson } from '#server/tutor/state.ts'

/** A turn as a child hears it. */
export type Reply = Decision & { said: string }

const items = itemSource(catalog())

/** A child of a grade that talks with the built-in tutor, turn by turn, from nothing. */
export function talking(grade: number, seed = 11, more: Partial<Lesson> = {}) {
  let lesson: Lesson = { ...newLesson(seed), ...more }
  const say = (text: string): Reply => {
    const tutor = { name: 'Bolt', subjects: ['math', 'reading'] }
    const decision = decide({ lesson, text, grade, items, nickname: 'Robin', tutor, notes: [], minutes: 1, pause: 5 })
    const spoken = wordLines(decision.move.lines, decision.lesson, {
      grade,
      seed: decision.lesson.seed,
      isCalm: false,
      name: 'Robin',
    })
    lesson = { ...decision.lesson, said: spoken.said }
    return { ...decision, said: spoken.text }
  }
  return { say, lesson: () => lesson }
}

/** The labels that a reply offers to press. */
export const pressedLabels = ({ move }: Decision) => (move.press ?? []).map(({ label }) => label)
