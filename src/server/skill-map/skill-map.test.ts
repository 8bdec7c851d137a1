import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { catalog } from '#server/cards/catalog.ts'
import { followContent } from '#server/cards/follow-content.ts'
import type { ProgressView } from '#shared/progress.ts'
import { wordShape } from '#shared/tools/letter-tracing/letter-shapes.ts'
import { addStudent, call, passFor, signUp } from '#tests/support/family.ts'
import { startApp, type TestApp } from '#tests/support/start-app.ts'

const app = await startApp()
const day = 24 * 3_600_000

async function child(grade: number, on: TestApp = app) {
  const parent = await signUp(on, 'Ana')
  const student = await addStudent(on, parent, 'Mia', grade)
  let { token: pass } = await passFor(on, parent, student)
  const map = async (): Promise<ProgressView> => {
    const answer = await call(on, 'GET', `/api/students/${student.id}/progress`, undefined, parent)
    if (answer.status !== 200) throw new Error(answer.text)
    return answer.json
  }
  const log = async (card_id: string, was_correct: boolean, more: object = {}) => {
    const body = { student_id: student.id, card_id, was_correct, client_id: randomUUID(), ...more }
    const answer = await call(on, 'POST', '/api/flashcards/log_answer', body, { pass })
    if (answer.status !== 200) throw new Error(answer.text)
  }
  const later = async (days: number) => {
    for (let left = days; left > 0; left--) {
      on.advance(day)
      pass = (await passFor(on, parent, student)).token
    }
  }
  return { parent, student, map, log, later, pass: () => pass }
}

const skillsOf = ({ subjects }: ProgressView) =>
  subjects.flatMap(({ groups }) => groups.flatMap(({ skills }) => skills))

describe('the skill map', () => {
  it('of a child without answers is the whole grade, not met yet, and claims nothing', async () => {
    const mia = await child(2)
    const map = await mia.map()
    expect(map).toMatchObject({ nickname: 'Mia', grade_level: 2, map_grade: 2, first_at: null })
    expect(skillsOf(map).length).toBeGreaterThan(40)
    expect(skillsOf(map).every(({ band, grade, answers }) => band === 'new' && grade === 2 && answers === 0)).toBe(true)
    expect([map.strengths, map.misconceptions, map.letters]).toEqual([[], [], []])
    expect(map.facts.map(({ sign }) => sign)).toEqual(['plus'])
    expect(map.facts[0]?.rows.flat().every((state) => state === 'open')).toBe(true)
  })

  it('groups skills as a teacher does, numbers before fractions', async () => {
    const { subjects } = await (await child(3)).map()
    expect(subjects.map(({ subject }) => subject)).toEqual(['math', 'reading', 'science', 'problem-solving'])
    const names = subjects[0]?.groups.map(({ name }) => name) ?? []
    expect(names.indexOf('Addition')).toBeLessThan(names.indexOf('Multiplication'))
    expect(names.indexOf('Multiplication')).toBeLessThan(names.indexOf('Fractions'))
  })

  it('shows what an answer changed, also in a skill of another grade, with the answers behind it', async () => {
    const mia = await child(3)
    for (const fact of ['6x7', '7x8', '6x8', '4x8']) await mia.log(`times-tables~${fact}`, true, { latency_ms: 9_000 })
    await mia.log('addition-facts~8plus7', false, { answer: '14' })
    const map = await mia.map()
    const met = skillsOf(map).filter(({ answers }) => answers > 0)
    expect(met.map(({ band }) => band)).toContain('steady')
    expect(met.some(({ grade }) => grade < 3)).toBe(true)
    expect(map.strengths).toContain(met.find(({ band }) => band === 'steady')?.id)
    const missed = met.find(({ right_answers }) => right_answers === 0)
    const path = `/api/students/${mia.student.id}/progress/${missed?.id}`
    expect((await call(app, 'GET', path, undefined, mia.parent)).json).toMatchObject([
      {
        tool: 'flashcards',
        question: expect.stringContaining('8 + 7'),
        answer: '14',
        was_correct: false,
        hint_level: 0,
      },
    ])
  })

  it('is found by the own parent only', async () => {
    const mia = await child(1)
    const other = await signUp(app, 'Ben')
    for (const path of ['progress', 'progress/math.count-to-5']) {
      const answer = await call(app, 'GET', `/api/students/${mia.student.id}/${path}`, undefined, other)
      expect([answer.status, answer.json.code]).toEqual([404, 'not_found'])
      const byChild = await call(app, 'GET', `/api/students/${mia.student.id}/${path}`, undefined, { pass: mia.pass() })
      expect(byChild.status).toBe(401)
    }
  })

  it('costs two statements, one of them the session', async () => {
    const mia = await child(3)
    await mia.map()
    const before = app.statements.length
    await mia.map()
    expect(app.statements.length - before).toBe(2)
  })

  it('says what comes next and why: begun, or ready because what it needs is known', async () => {
    const mia = await child(1)
    const first = await mia.map()
    expect(first.next.find(({ subject }) => subject === 'math')).toMatchObject({ why: 'place', of: [] })
    const { skill } = first.next.find(({ subject }) => subject === 'math') ?? { skill: '' }
    for (let at = 0; at < 9; at++) await mia.log(`${skill}~${at + 40}`, false)
    const then = await mia.map()
    const math = then.next.filter(({ subject }) => subject === 'math')
    expect(math.length).toBeGreaterThan(0)
    for (const { why, of } of math)
      expect([why, of.length > 0]).toEqual([why, ['ready', 'presumed', 'again'].includes(why)])
  })

  it('keeps the weeks: what was learned four weeks ago stands in those weeks, and what was lost is not there any more', async () => {
    const own = await startApp()
    const mia = await child(3, own)
    const ids = ['6x7', '7x8', '6x8', '4x8']
    for (const fact of ids) await mia.log(`times-tables~${fact}`, true, { latency_ms: 9_000 })
    await mia.later(28)
    const { weeks } = await mia.map()
    expect(weeks).toHaveLength(12)
    expect(weeks.map(({ counts }) => counts.steady + counts.secure).slice(-6)).toEqual([0, 1, 1, 1, 1, 1])
    for (const fact of [...ids, ...ids]) await mia.log(`times-tables~${fact}`, false)
    const after = await mia.map()
    expect(after.weeks.map(({ counts }) => counts.steady + counts.secure).slice(-3)).toEqual([1, 1, 0])
    const total = skillsOf(after).length
    for (const { counts } of after.weeks) expect(Object.values(counts).reduce((sum, one) => sum + one)).toBe(total)
  })

  it('goes on under the new name of a skill that changed its name, in the weeks too', async () => {
    const mia = await child(3)
    for (const fact of ['6x7', '7x8', '6x8', '8x9']) await mia.log(`times-tables~${fact}`, true, { latency_ms: 9_000 })
    const old = skillsOf(await mia.map()).find(({ answers }) => answers > 0)
    await followContent(app.app, catalog(), { skills: { [old?.id ?? '']: 'math.perimeter' }, cards: {} })
    const { weeks, ...map } = await mia.map()
    const met = skillsOf({ ...map, weeks }).filter(({ answers }) => answers > 0)
    expect(met).toMatchObject([{ id: 'math.perimeter', band: 'steady', answers: 4 }])
    expect(weeks.at(-1)?.counts.steady).toBe(1)
  })

  it('marks a fact that came at once, whichever way round, and gives the table to who is asked it', async () => {
    const mia = await child(2)
    await mia.log('times-tables~6x7', true, { latency_ms: 2_000, answer: '42' })
    const [sums, table] = (await mia.map()).facts
    expect([sums?.sign, table?.sign]).toEqual(['plus', 'times'])
    expect([table?.rows[5]?.[6], table?.rows[6]?.[5], table?.rows[0]?.[4], table?.rows[1]?.[1]]).toEqual([
      'quick',
      'quick',
      'rule',
      'open',
    ])
  })

  it('shows a letter as last written, in few points', async () => {
    const mia = await child(0)
    const strokes = (wordShape('A', 'right')?.strokes ?? []).map(({ path }, stroke) =>
      path.map(([x, y], at) => [x, y, stroke * 2_000 + at * 16, 0.5]),
    )
    const body = {
      student_id: mia.student.id,
      client_id: randomUUID(),
      glyph: 'A',
      stage: 'trace',
      hand: 'right',
      strokes,
    }
    expect((await call(app, 'POST', '/api/letters/log', body, { pass: mia.pass() })).status).toBe(200)
    const { letters } = await mia.map()
    expect(letters.map(({ glyph, band }) => [glyph, band])).toEqual([['A', 'learning']])
    expect(letters[0]?.strokes.length).toBe(strokes.length)
    expect(letters[0]?.strokes.flat().length).toBeLessThan(strokes.flat().length)
  })
})
