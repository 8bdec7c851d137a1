import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { AnswerLogged, CardView } from '#shared/card.ts'
import { addStudent, call, passFor, signUp } from '#tests/support/family.ts'
import { startApp } from '#tests/support/start-app.ts'
import { catalog } from './catalog.ts'
import { skillGraph } from './skills.ts'

// What children meet over days, as it comes over HTTP.

const day = 24 * 3_600_000
const graph = skillGraph()

async function child(grade: number) {
  // An app of its own: its clock is moved.
  const app = await startApp()
  const parent = await signUp(app, 'Ana')
  const student = await addStudent(app, parent, 'Mia', grade)
  let { token: pass } = await passFor(app, parent, student)
  const next = async (query: Record<string, string> = {}): Promise<CardView> => {
    const asked = new URLSearchParams({ student_id: student.id, ...query })
    const answer = await call(app, 'GET', `/api/flashcards/next_card?${asked}`, undefined, { pass })
    if (answer.status !== 200) throw new Error(answer.text)
    return answer.json.card
  }
  const log = async (card_id: string, was_correct: boolean, more: object = {}): Promise<AnswerLogged> => {
    const body = { student_id: student.id, card_id, was_correct, client_id: randomUUID(), ...more }
    const answer = await call(app, 'POST', '/api/flashcards/log_answer', body, { pass })
    if (answer.status !== 200) throw new Error(answer.text)
    return answer.json
  }
  /** A sign-in that is not used for a week ends. */
  const later = async (ms: number) => {
    for (let left = ms; left > 0; left -= 6 * day) {
      app.advance(Math.min(left, 6 * day))
      pass = (await passFor(app, parent, student)).token
    }
  }
  const rows = async <T>(what: string) =>
    (await app.app.database.query(`${what} where student_id = $1 order by 1`, [student.id])).rows as T[]
  const categories = async (): Promise<{ category: string }[]> =>
    (await call(app, 'GET', `/api/flashcards/categories?student_id=${student.id}`, undefined, { pass })).json
  return { student, next, log, later, rows, categories }
}

const madeOf = (skill: string, count: number) => Array.from({ length: count }, (_, at) => `${skill}~${at + 101}`)
const isEasier = (card: CardView, skill: string) =>
  graph.before(skill).includes(card.skill) || card.grade < (graph.get(skill)?.grade ?? 0)

describe('a sheet of six questions', () => {
  it.each(['as they came', 'the newest first'])(
    'stays mixed to the seventh, whatever order is told: %s',
    async (order) => {
      const mia = await child(3)
      let earlier: string[] = []
      for (let sheet = 0; sheet < 7; sheet++) {
        const cards: CardView[] = []
        for (let at = 0; at < 6; at++) {
          const here = cards.map(({ id }) => id)
          const exclude =
            order === 'as they came' ? [...earlier.slice(-24), ...here] : [...here.reverse(), ...earlier.slice(0, 24)]
          cards.push(
            await mia.next({ tags: 'multiple-choice', exclude: exclude.join(','), seed: `${sheet * 10 + at}` }),
          )
        }
        const [skills, subjects] = [
          new Set(cards.map(({ skill }) => skill)),
          new Set(cards.map(({ subject }) => subject)),
        ]
        expect([sheet, skills.size >= 4, subjects.size >= 2]).toEqual([sheet, true, true])
        const ids = cards.map(({ id }) => id)
        earlier = order === 'as they came' ? [...earlier, ...ids] : [...ids.reverse(), ...earlier]
        // Every other sheet is answered.
        if (sheet % 2 === 0) for (const { id } of cards) await mia.log(id, true, { tool: 'multiple-choice' })
      }
    },
  )
})

describe('what is presumed', () => {
  it('is not known: facts are asked although what is built on them goes well', async () => {
    const mia = await child(4)
    for (const id of madeOf('math.multiply-two-digit', 4)) await mia.log(id, true)
    await mia.later(day)
    const asked: string[] = []
    for (let at = 0; at < 40; at++) {
      const card = await mia.next({ subject: 'math', seed: `${at}` })
      asked.push(card.id)
      await mia.log(card.id, true, { latency_ms: 6_000 })
    }
    expect(asked.filter((id) => /^(?:times-tables|division-facts)~/.test(id)).length).toBeGreaterThan(5)
    expect(asked.filter((id) => /^times-tables~[6-9]x[6-9]$/.test(id)).length).toBeGreaterThan(0)
  })

  it('is nothing by an easy instance: × 0 and × 1 uphold nothing, and nothing has grown', async () => {
    const mia = await child(3)
    for (const easy of ['7x0', '0x4', '1x9', '6x1', '8x0', '1x5']) {
      expect(await mia.log(`times-tables~${easy}`, true)).toMatchObject({ band: 'learning', grew: false })
    }
    const [state] = await mia.rows<{ p: number; right_answers: number }>('select p, right_answers from skill_state')
    expect(state).toEqual({ p: 0.2, right_answers: 0 })
  })
})

describe('review', () => {
  it('is at most half of a session, in another order than that of the first day, and never two of a skill in a row', async () => {
    const mia = await child(3)
    const words = ['spelling-1', 'antonyms', 'capitals', 'vocabulary-1', 'silent-e', 'blends']
    const first = words.flatMap((skill) => catalog().cardsOf(`reading.${skill}`).slice(0, 5))
    for (const { id } of first) await mia.log(id, true)
    await mia.later(25 * day)
    const asked: CardView[] = []
    for (let at = 0; at < 20; at++) {
      const card = await mia.next({ seed: `${at}` })
      asked.push(card)
      await mia.log(card.id, true)
    }
    const order = asked.flatMap(({ id }) =>
      first.some((one) => one.id === id) ? first.findIndex((one) => one.id === id) : [],
    )
    expect(order.length).toBeGreaterThan(3)
    expect(order.length).toBeLessThanOrEqual(10)
    expect(order).not.toEqual([...order].sort((a, b) => a - b))
    const runs = asked.filter(({ skill }, at) => skill === asked[at - 1]?.skill)
    expect(runs).toEqual([])
    const evidence = await mia.rows<{ is_review: boolean }>('select id, is_review from evidence')
    expect(evidence.filter(({ is_review }) => is_review).length).toBeLessThanOrEqual(10)
  })

  it('of a skill that is generated is another item of it', async () => {
    const mia = await child(1)
    const before = madeOf('math.make-ten', 3)
    for (const id of before) await mia.log(id, true)
    await mia.later(28 * day)
    const card = await mia.next({ category: 'Addition' })
    expect(card.skill).toBe('math.make-ten')
    expect(before).not.toContain(card.id)
  })
})

describe('after two misses', () => {
  it.each([
    [3, 'math.multiply-facts-to-5'],
    [4, 'math.simplest-form'],
    [2, 'math.add-within-100'],
    [5, 'math.volume'],
  ])('in grade %i a prerequisite of %s comes next, or something easier', async (grade, skill) => {
    const mia = await child(grade)
    const cards = catalog().cardsOf(skill)
    const ids = cards.length > 0 ? cards.slice(0, 2).map(({ id }) => id) : madeOf(skill, 2)
    for (const id of ids) await mia.log(id, false)
    for (const seed of ['1', '2', '3', '4', '5']) {
      const card = await mia.next({ subject: 'math', seed })
      expect([card.skill, isEasier(card, skill)]).toEqual([card.skill, true])
    }
  })

  it('and on the first day nobody misses more than four in a row: the place goes down, and up again', async () => {
    const mia = await child(4)
    let [run, longest, right] = [0, 0, 0]
    for (let at = 0; at < 30; at++) {
      const card = await mia.next({ subject: 'math', seed: `${at}` })
      // This child is three years behind.
      const was_correct = card.grade <= 1
      await mia.log(card.id, was_correct)
      run = was_correct ? 0 : run + 1
      right += was_correct ? 1 : 0
      longest = Math.max(longest, run)
    }
    expect(longest).toBeLessThanOrEqual(4)
    expect(right).toBeGreaterThan(10)
  })
})

describe('no year is a ceiling', () => {
  it('for a child that can do more: mixed practice goes on, and so does what may be chosen', async () => {
    const mia = await child(1)
    expect((await mia.categories()).map(({ category }) => category)).not.toContain('Decimals')
    let highest = 0
    for (let today = 0; today < 3; today++) {
      for (let at = 0; at < 25; at++) {
        const card = await mia.next({ subject: 'math', seed: `${today * 100 + at}` })
        highest = Math.max(highest, card.grade)
        await mia.log(card.id, true)
      }
      await mia.later(day)
    }
    expect(highest).toBeGreaterThanOrEqual(3)
    for (const id of madeOf('math.decimals-tenths', 4)) await mia.log(id, true)
    expect((await mia.categories()).map(({ category }) => category)).toContain('Decimals')
  })
})

describe('secure', () => {
  const skill = 'math.round-any-place'
  it('takes two typed answers, days after it was steady', async () => {
    const mia = await child(4)
    const [one = '', two = '', three = '', four = '', five = ''] = madeOf(skill, 5)
    for (const id of [one, two, three]) await mia.log(id, true)
    await mia.later(6 * day)
    expect((await mia.log(four, true)).band).toBe('steady')
    expect((await mia.log(five, true)).band).toBe('secure')
  })

  it('takes three choices on days of their own', async () => {
    const mia = await child(4)
    const [one = '', ...more] = madeOf(skill, 9)
    const chosen = (id: string) => mia.log(id, true, { tool: 'multiple-choice' }).then(({ band }) => band)
    for (const id of more.slice(0, 4)) await chosen(id)
    const bands: string[] = []
    for (const id of more.slice(4, 7)) {
      await mia.later(6 * day)
      bands.push(await chosen(id))
      bands.push(await chosen(one))
    }
    expect(bands).toEqual(['steady', 'steady', 'steady', 'steady', 'secure', 'secure'])
  })
})

describe('a second try', () => {
  it('at a card whose answer was shown counts as hinted, until it is another day', async () => {
    const mia = await child(3)
    await mia.log('times-tables~6x7', false)
    await mia.log('times-tables~6x7', true)
    await mia.log('times-tables~6x8', true)
    await mia.later(day)
    await mia.log('times-tables~6x7', true)
    const rows = await mia.rows<{ hint_level: number }>('select id, hint_level from evidence')
    expect(rows.map(({ hint_level }) => hint_level)).toEqual([0, 3, 0, 0])
  })
})

describe('flashcards of multiplication', () => {
  const pairs = [2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((a) =>
    [2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((b) => (a <= b ? `${a}x${b}` : [])),
  )
  const quick = { latency_ms: 2_400 }
  const numbers = (card: CardView) => (/^times-tables~(\d+)x(\d+)$/.exec(card.id) ?? []).slice(1).map(Number)

  it('are facts to 10 until they are fluent: right within 3 s on two days; then what is past 10', async () => {
    const mia = await child(3)
    for (let at = 0; at < 12; at++) {
      const card = await mia.next({ category: 'Multiplication', seed: `${at}` })
      expect([card.id, Math.max(...numbers(card)) <= 10]).toEqual([card.id, true])
      await mia.log(card.id, true, { latency_ms: 9_000 })
    }
    await mia.later(day)
    for (const pair of pairs) await mia.log(`times-tables~${pair}`, true, quick)
    await mia.later(day)
    expect(numbers(await mia.next({ category: 'Multiplication' })).length).toBe(2)
    for (const pair of pairs) await mia.log(`times-tables~${pair}`, true, quick)
    const fluent = await mia.rows<{ n: number }>('select count(fluent_at)::int as n from card_memory')
    expect(fluent).toEqual([{ n: 45 }])
    for (let at = 0; at < 8; at++) {
      const card = await mia.next({ category: 'Multiplication', seed: `${at}` })
      expect([card.id, pairs.includes(numbers(card).join('x'))]).toEqual([card.id, false])
    }
  })

  it('do not count what was slow, hinted, chosen, or twice on one day', async () => {
    const mia = await child(3)
    const tries: [string, object][] = [
      ['6x7', { latency_ms: 3_001 }],
      ['6x8', { ...quick, hint_level: 1 }],
      ['6x9', { ...quick, tool: 'multiple-choice' }],
      ['7x7', quick],
    ]
    for (const [pair, how] of tries) for (const _ of [1, 2]) await mia.log(`times-tables~${pair}`, true, how)
    await mia.later(day)
    for (const [pair, how] of tries) await mia.log(`times-tables~${pair}`, true, how)
    const rows = await mia.rows<{ card_id: string }>('select card_id, fluent_at from card_memory')
    const fluent = rows.filter((row) => Object.values(row)[1] !== null).map(({ card_id }) => card_id)
    expect(fluent).toEqual(['times-tables~7x7'])
  })
})
