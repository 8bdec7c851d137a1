import { describe, expect, it } from 'vitest'
import { readingGrade } from '#server/safety/reading-level.ts'
import { type ToldKind, toldKinds } from '#shared/alarm.ts'
import { type Helplines, helplinesOf, helpOf, listenerFor } from '#shared/helplines.ts'
import { type Care, type CareKind, careKinds, openCare } from './care.ts'
import { openingOf } from './care-words.ts'
import { inTheCourse } from './course.ts'
import type { CareReading } from './read-in-care.ts'

const since = new Date('2026-11-22T12:00:00Z').toISOString()
const grades = [-1, 1, 2, 3, 5, 8]
const answered: CareReading[] = [
  'told_ignored',
  'not_believed',
  'told_ok',
  'near',
  'alone',
  'afraid',
  'secret',
  'blame',
]
const others: CareReading[] = ['what_now', 'what_happens', 'quiet', 'thanks', 'more', 'other', 'no', 'play', 'answer']

function helpNamed(kind: ToldKind, lines: Helplines | null): string {
  if (kind === 'danger') return lines?.emergency ?? 'the emergency number where you live'
  if (!lines) return 'findahelpline.com'
  return listenerFor(helpOf(kind), lines).how
}

/** What is said in a whole course in which the child keeps meaning this. */
function courseOf(kind: CareKind, reading: CareReading, to: { grade: number; country: string | null }, turns = 6) {
  const replies = [openingOf(openCare(kind, since), to)]
  let care: Care | null = openCare(kind, since)
  for (let n = 0; n < turns && care; n++) {
    const turn = inTheCourse(care, reading, to)
    replies.push(turn.sentences)
    care = turn.care
  }
  return { replies, care }
}

describe.each(toldKinds)('the course of %s', (kind) => {
  it('answers at least five more messages, and says nothing twice within eight replies', () => {
    for (const grade of grades)
      for (const country of ['US', null]) {
        const { replies, care } = courseOf(kind, 'other', { grade, country })
        expect(replies).toHaveLength(7)
        expect(care).not.toBeNull()
        // The way to help may be said twice; nothing else is.
        const said = replies.map((reply) => reply.join(' '))
        expect(new Set(said).size).toBe(said.length)
        expect(said.join(' ')).toContain(helpNamed(kind, helplinesOf(country)))
      }
  })

  it('teaches nothing, promises nothing, names no program, and asks one thing at most', () => {
    for (const grade of grades)
      for (const reading of [...answered, ...others])
        for (const reply of courseOf(kind, reading, { grade, country: 'US' }).replies) {
          const text = reply.join(' ')
          expect(text).not.toBe('')
          expect(text).not.toMatch(/computer|program(?!,| may| read|\.|s)|AI\b/)
          expect(text).not.toMatch(/[×÷=]|exercise|correct|wrong answer/)
          expect(text).not.toMatch(/promise you|will be (?:ok|fine|all right)|I will always|everything will/i)
          expect(text.match(/\?(?!")/g)?.length ?? 0, text).toBeLessThanOrEqual(1)
          expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(80)
          expect(text).not.toMatch(/[{}]/)
        }
  })

  it('is said in words that a child can read', () => {
    const text = (grade: number) => courseOf(kind, 'other', { grade, country: 'US' }).replies.flat().join(' ')
    expect(readingGrade(text(1))).toBeLessThan(4)
    expect(readingGrade(text(3))).toBeLessThan(5)
    expect(readingGrade(text(5))).toBeLessThan(7)
  })

  it('never sends the child to its parents: nobody knows who hurts it', () => {
    for (const grade of grades)
      for (const reading of [...answered, ...others])
        if (reading !== 'secret' || kind === 'home_harm')
          expect(courseOf(kind, reading, { grade, country: 'US' }).replies.flat().join(' ')).not.toMatch(
            /\b(?:mom|dad|mother|father|parents?)\b/i,
          )
  })
})

it.each(careKinds)('has every sentence of %s', (kind) => {
  for (const grade of grades)
    expect(openingOf(openCare(kind, since), { grade, country: null }).length).toBeGreaterThan(1)
})
