import { describe, expect, it } from 'vitest'
import type { ChildVerdict } from '#server/safety/check-child.ts'
import { readingGrade } from '#server/safety/reading-level.ts'
import { type ToldKind, toldKinds } from '#shared/alarm.ts'
import { countriesWithHelplines, type Helplines, helplinesOf } from '#shared/helplines.ts'
import { type Care, type CareKind, careKinds, openCare } from './care.ts'
import { careTurn } from './care-turn.ts'
import { openingOf } from './care-words.ts'
import { inTheCourse } from './course.ts'
import type { CareReading } from './read-in-care.ts'

const now = new Date('2026-11-22T12:00:00Z')
const since = now.toISOString()
const grades = [-1, 1, 2, 3, 5, 8]
const fine = { kind: 'fine' } as const
const alarm = (reason: ToldKind): ChildVerdict => ({
  kind: 'alarm',
  reason,
  severity: 'severe',
  audience: 'parent',
  sentences: [],
})
const unclear = (reason: ToldKind): ChildVerdict => ({
  kind: 'unclear',
  reason,
  severity: 'mild',
  audience: 'parent',
  sentences: [],
})

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

function helpOf(kind: ToldKind, lines: Helplines | null): string {
  if (kind === 'danger') return lines?.emergency ?? 'the emergency number where you live'
  if (!lines) return 'findahelpline.com'
  return kind === 'crisis' ? lines.crisis.how : lines.child.how
}

/** What is said in a whole course in which the child keeps meaning this. */
function courseOf(kind: CareKind, reading: CareReading, to: { grade: number; country: string | null }, turns = 6) {
  const replies = [openingOf(kind, to)]
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
        expect(said.join(' ')).toContain(helpOf(kind, helplinesOf(country)))
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

describe('the way to help', () => {
  it.each([...countriesWithHelplines(), null])('is in the first words after harm at home: %s', (country) => {
    const text = openingOf('home_harm', { grade: 3, country }).join(' ')
    const lines = helplinesOf(country)
    expect(text).toContain(lines ? lines.child.how : 'findahelpline.com')
    expect(text).toContain(lines ? lines.emergency : 'the emergency number where you live')
  })

  it('is one short instruction first when something is dangerous now', () => {
    for (const grade of grades)
      expect(openingOf('danger', { grade, country: 'US' })[0]).toMatch(/^Get a grown-up now\./)
  })
})

describe('care', () => {
  const to = { grade: 3, country: 'US', now }
  const turn = (care: Care | null, text: string, verdict: Parameters<typeof careTurn>[0]['verdict'] = fine) =>
    careTurn({ ...to, care, verdict, text })

  it('answers what the child says', () => {
    const opened = turn(null, 'x', alarm('home_harm'))
    expect(opened?.tells).toMatchObject({ kind: 'home_harm', audience: 'safeguarding', severity: 'severe' })
    const told = turn(opened?.care ?? null, 'i already told a teacher and she didnt care')
    expect(told?.sentences.join(' ')).toMatch(/right to tell.*tell another/)
    const alone = turn(told?.care ?? null, 'theres nobody here')
    expect(alone?.sentences.join(' ')).toMatch(/911/)
    expect(alone?.care).toMatchObject({ near: 'no' })
  })

  it.each(toldKinds)('ends when the child ends it, asked once more only where it is severe: %s', (kind) => {
    const open = openCare(kind, since)
    const first = turn(open, 'im ok now, can we go on')
    if (first?.care === null) return expect(['bullying', 'sadness']).toContain(kind)
    expect(first?.sentences.join(' ')).toMatch(/safe.*\?/)
    expect(turn(first?.care ?? null, 'no')?.care).toMatchObject({ stage: 'open' })
    expect(turn(first?.care ?? null, 'yes and my teacher knows')?.care).toBeNull()
  })

  it('holds nobody who keeps asking to go on, and believes a joke at once only where it is mild', () => {
    const ask = turn(openCare('crisis', since), 'it was just a joke')
    expect(ask?.sentences.join(' ')).toMatch(/always check.*safe/)
    const again = turn(ask?.care ?? null, 'jk jk')
    expect(again?.care).not.toBeNull()
    expect(turn(again?.care ?? null, 'i was only joking')?.care).toBeNull()
    expect(turn(openCare('bullying', since), 'it was a joke')?.care).toBeNull()
  })

  it('asks no more when the child wants quiet', () => {
    const quiet = turn(openCare('sadness', since), 'leave me alone')
    const after = turn(quiet?.care ?? null, 'hm')
    expect(`${quiet?.sentences.join(' ')} ${after?.sentences.join(' ')}`).not.toContain('?')
  })

  it.each(toldKinds)(
    'begins with a kind question where it is not clear, and with an alarm where that is answered so: %s',
    (kind) => {
      const asked = turn(null, 'x', unclear(kind))
      expect(asked?.tells).toMatchObject({ kind, severity: 'mild' })
      expect(asked?.sentences.at(-1)).toMatch(/\?$/)
      const means = [turn(asked?.care ?? null, 'yes'), turn(asked?.care ?? null, 'no')]
      expect(means.map((one) => one?.tells?.kind ?? null).sort()).toEqual([kind, null].sort())
      expect(means.find((one) => one?.tells === null)?.care).toBeNull()
      expect(turn(asked?.care ?? null, 'he said not to tell anyone')?.tells).toMatchObject({ kind })
    },
  )

  it('goes over to what weighs more, and forgets nothing of home', () => {
    const home = turn(null, 'x', alarm('home_harm'))?.care ?? null
    const crisis = turn(home, 'y', alarm('crisis'))
    expect(crisis?.care).toMatchObject({ kind: 'crisis', home: true })
    expect(turn(crisis?.care ?? null, 'will you tell my mom')?.sentences.join(' ')).toMatch(/don't send your family/)
    expect(turn(crisis?.care ?? null, 'z', alarm('sadness'))?.care).toMatchObject({ kind: 'crisis' })
  })

  it('answers what is said of telling, though it sounds like need, and drops everything for what is now', () => {
    const home = turn(null, 'x', alarm('home_harm'))?.care ?? null
    const told = turn(home, 'nobody believes me', alarm('bullying'))
    expect(told).toMatchObject({ tells: { kind: 'bullying' }, care: { kind: 'home_harm' } })
    expect(told?.sentences.join(' ')).toMatch(/aren't believed/)
    const threat = turn(home, 'he has a knife', alarm('danger'))
    expect(threat).toMatchObject({ tells: { audience: 'safeguarding' }, care: { kind: 'home_harm' } })
    expect(threat?.sentences.join(' ')).toMatch(/comes first.*911/)
    expect(turn(null, 'there is a fire', alarm('danger'))?.tells).toMatchObject({ audience: 'parent' })
    expect(turn(home, 'nobody believes me', alarm('crisis'))?.care).toMatchObject({ kind: 'crisis', home: true })
  })

  it('meets a strong feeling without telling anybody, for two replies', () => {
    const met = turn(null, 'i am so mad i could scream')
    expect(met).toMatchObject({ tells: null, care: { kind: 'feeling' } })
    const second = turn(met?.care ?? null, 'my brother broke my robot')
    const third = turn(second?.care ?? null, 'its so unfair')
    expect(turn(third?.care ?? null, 'he always does that')?.care).toBeNull()
    expect(turn(met?.care ?? null, 'lets go on')?.care).toBeNull()
    for (const text of ['i am so sad about 56?', 'what is 3 + 4', 'ok']) expect(turn(null, text)).toBeNull()
  })

  it.each(careKinds)('has every sentence of %s', (kind) => {
    for (const grade of grades) expect(openingOf(kind, { grade, country: null }).length).toBeGreaterThan(1)
  })
})
