import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { addStudent, call, passFor, signUp } from '#tests/support/family.ts'
import { startApp } from '#tests/support/start-app.ts'
import { catalog } from './catalog.ts'

const app = await startApp()

/** A volume, which is asked in cubic units. */
function volume() {
  for (let seed = 1; seed < 60; seed++) {
    const card = catalog().made('math.volume', seed)
    const view = card?.view()
    if (card && view?.unit?.startsWith('cubic ') && view.answer_format === 'number') {
      return { id: card.id, key: view.correct_answer, length: view.unit.slice('cubic '.length) }
    }
  }
  throw new Error('no volume has a unit')
}

async function child() {
  const parent = await signUp(app, 'Ana')
  const student = await addStudent(app, parent, 'Mia', 5)
  const { token: pass } = await passFor(app, parent, student)
  const log = (card_id: string, answer: string) => {
    const body = { student_id: student.id, card_id, was_correct: false, answer, client_id: randomUUID() }
    return call(app, 'POST', '/api/flashcards/log_answer', body, { pass })
  }
  const kept = async (what: string) =>
    (await app.app.database.query(`select * from ${what} where student_id = $1`, [student.id])).rows
  return { log, kept }
}

describe('a number with the unit of something else', () => {
  it('is no miss: nothing is kept, what is right in it is said, and the next try counts as the first', async () => {
    const { id, key, length } = volume()
    const mia = await child()
    const { status, json } = await mia.log(id, `${key} ${length}`)
    expect([status, json]).toEqual([
      200,
      {
        was_correct: false,
        verdict: 'unit',
        says: 'That number is right. A volume is measured in cubes. Which unit says that?',
        correct_answer: key,
        skill: 'math.volume',
        skill_name: expect.any(String),
        band: 'new',
        grew: false,
        first_time: false,
        grown: [],
        help: null,
      },
    ])
    expect(await mia.kept('evidence')).toEqual([])
    const right = await mia.log(id, `${key} cubic ${length}`)
    expect(right.json).toMatchObject({ was_correct: true, first_time: true })
    expect(right.json).not.toHaveProperty('verdict')
    expect(await mia.kept('evidence')).toMatchObject([{ was_correct: true, hint_level: 0, mistake: null }])
  })

  it('is still a child’s words: a cry for help in it is heard', async () => {
    const { id, key, length } = volume()
    const mia = await child()
    const { json } = await mia.log(id, `${key} ${length} i want to kill myself`)
    expect(json).toMatchObject({ verdict: 'unit', help: 'crisis' })
    expect(await mia.kept('alarm')).toHaveLength(1)
  })

  it('is a miss where the number is another one', async () => {
    const { id, key, length } = volume()
    const mia = await child()
    const { json } = await mia.log(id, `${Number(key) + 3} ${length}`)
    expect(json).toMatchObject({ was_correct: false })
    expect(json).not.toHaveProperty('verdict')
    expect(await mia.kept('evidence')).toHaveLength(1)
  })
})
