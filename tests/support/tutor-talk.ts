import heart from '#content/en/tutor/heart.json'
import { catalog } from '#server/cards/catalog.ts'
import { itemSource } from '#server/cards/item-source.ts'
import { decide } from '#server/tutor/decide/decide.ts'
import { greetingAsks } from '#server/tutor/greet.ts'
import type { Decision, Situation } from '#server/tutor/move.ts'
import { wordLines } from '#server/tutor/say/say.ts'
import { type Lesson, newLesson } from '#server/tutor/state.ts'

export type Said = Decision & { text: string }

const items = itemSource(catalog())

/** A child of a grade talks to the built-in tutor: each call of `say` is a turn, with the lesson going on. */
export function talkWith(grade: number, more: Partial<Situation> = {}) {
  let lesson: Lesson = { ...newLesson(41), asked: greetingAsks(false) }
  const said: Said[] = []
  return {
    said,
    lesson: () => lesson,
    say: (text: string): Said => {
      const tutor = { name: 'Bolt', subjects: ['math', 'reading'] }
      const decided = decide({ lesson, items, text, grade, nickname: 'Robin', tutor, notes: [], ...more })
      const spoken = wordLines(decided.move.lines, decided.lesson, {
        grade,
        seed: decided.lesson.seed + said.length,
        isCalm: false,
        name: 'Robin',
        tutor: 'Bolt',
      })
      lesson = { ...decided.lesson, said: spoken.said }
      said.push({ ...decided, text: spoken.text })
      return { ...decided, text: spoken.text }
    },
  }
}

/** Which wordings the last of some lines brings: keys, and the ids of what goes to the heart. */
export function lastKeys(grade: number, ...lines: string[]): string[] {
  const child = talkWith(grade)
  const last = lines.map((line) => child.say(line)).at(-1)
  return (last?.move.lines ?? []).flatMap((line) => {
    if ('key' in line) return [line.key]
    return heart.filter(({ young, older }) => [...young, ...older].includes(line.text)).map(({ id }) => id)
  })
}

/** A child of a grade, and what it says one after the other. */
export type Row = readonly [grade: number, ...lines: string[]]

/** The rows whose last reply has a key like this, and those without one. */
export const rowsWith = (rows: readonly Row[], key: RegExp) =>
  rows.filter((row) => lastKeys(...row).some((one) => key.test(one)))
export const rowsWithout = (rows: readonly Row[], key: RegExp) =>
  rows.filter((row) => !lastKeys(...row).some((one) => key.test(one)))

/** What the tutor does with the last line of a row, and what it says to it. */
export function lastSaid([grade, ...lines]: Row): Said | undefined {
  const child = talkWith(grade)
  return lines.map((line) => child.say(line)).at(-1)
}
export const saysOf = (row: Row): string => lastSaid(row)?.text ?? ''
