import { describe, expect, it } from 'vitest'
import { cardId, cardView } from '#shared/card.ts'
import { catalog } from './catalog.ts'

const { graph, cardsOf, made, get } = catalog()
const { skills } = graph
const written = skills.flatMap((skill) => cardsOf(skill.id))
const enough = 8

describe('the curriculum', () => {
  it('has 150 skills and more for kindergarten to grade 5, in every subject', () => {
    expect(skills.filter((skill) => skill.grade >= 0).length).toBeGreaterThanOrEqual(150)
    for (const subject of ['math', 'reading', 'science', 'problem-solving'] as const) {
      for (const grade of [0, 1, 2, 3, 4, 5]) {
        const own = skills.filter((skill) => skill.subject === subject && skill.grade === grade)
        expect([subject, grade, own.length > 0]).toEqual([subject, grade, true])
      }
    }
  })

  it('has no circle: what a skill needs comes before it', () => {
    for (const skill of skills) {
      for (const id of skill.after) expect(graph.placeOf(id)).toBeLessThan(graph.placeOf(skill.id))
      expect(graph.before(skill.id)).not.toContain(skill.id)
    }
  })

  it('has no orphan: each skill needs something or is needed', () => {
    expect(skills.filter((skill) => skill.after.length === 0 && graph.after(skill.id).length === 0)).toEqual([])
  })

  it('needs nothing of a later year', () => {
    const early = skills.flatMap((skill) =>
      skill.after.filter((id) => (graph.get(id)?.grade ?? 9) > skill.grade).map((id) => `${skill.id} needs ${id}`),
    )
    expect(early).toEqual([])
  })

  it('has cards for every skill', () => {
    const bare = skills.filter((skill) => made(skill.id, 1) === null && cardsOf(skill.id).length < enough)
    expect(bare.map((skill) => skill.id)).toEqual([])
  })

  it('has 3,000 written cards and more, among them all of the times tables both ways and the 220 sight words', () => {
    expect(written.length).toBeGreaterThanOrEqual(3_000)
    for (let a = 0; a <= 12; a++) {
      for (let b = 0; b <= 12; b++) {
        expect(get(`times-tables~${a}x${b}`)?.view().correct_answer).toBe(String(a * b))
      }
    }
    expect(written.filter((card) => card.deck_id === 'times-tables-missing').length).toBeGreaterThanOrEqual(144)
    const sight = written.filter((card) => card.deck_id.startsWith('sight-words'))
    expect(new Set(sight.map((card) => card.entity)).size).toBeGreaterThanOrEqual(220)
  })

  it('has every type of card, and only cards that fit the wire', () => {
    const views = [...written, ...skills.flatMap((skill) => made(skill.id, 77) ?? [])].map((card) => card.view())
    for (const view of views) {
      const read = cardView.safeParse(view)
      if (!read.success) throw new Error(`${view.id}: ${read.error.message}`)
    }
    expect(new Set(views.map((view) => view.card_type))).toEqual(
      new Set(['standard', 'choice', 'number', 'word', 'image']),
    )
  })

  it('knows every card by its id, and none by another', () => {
    for (const card of written) expect(get(card.id)).toBe(card)
    for (const { id } of skills) {
      const card = made(id, 4_242)
      if (card) expect(get(card.id)?.question).toBe(card.question)
    }
    for (const id of [
      '',
      '~',
      'times-tables~',
      'times-tables~13x13',
      '__proto__~1',
      'math.count-to-5~-1',
      'math.count-to-5~1e3',
    ]) {
      expect([id, get(id)]).toEqual([id, null])
    }
    expect(written.every((card) => cardId.safeParse(card.id).success)).toBe(true)
  })
})
