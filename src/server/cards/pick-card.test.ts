import { describe, expect, it } from 'vitest'
import { headOf } from '#server/curriculum/head.ts'
import type { Item } from '#server/curriculum/item.ts'
import type { Mastery } from '#server/progress/mastery.ts'
import { catalogOf } from './catalog.ts'
import type { CardWish, Record } from './drawing.ts'
import { pickCard } from './pick-card.ts'
import type { Skill } from './skill.ts'
import { graphOf } from './skills.ts'

const now = new Date('2026-09-14T15:00:00Z')
const day = 24 * 3_600_000

const skill = (id: string, grade: number, after: string[] = [], more: Partial<Skill> = {}): Skill => ({
  id,
  name: id,
  parent: id,
  subject: 'math',
  category: 'Addition',
  grade,
  after,
  standard: null,
  topic: 'adding',
  ...more,
})

const item = (of: string, deck: string, key: string): Item => ({
  id: `${deck}~${key}`,
  deck,
  skill: of,
  card_type: 'number',
  entity: key,
  tags: ['small'],
  text: [],
  picture: null,
  question: `What is card ${key} of ${of}?`,
  spoken: `What is card ${key} of ${of}?`,
  name: key,
  answer: { form: 'number', answer: '1' },
  distractors: [],
  hints: ['a', 'b', 'c'],
  solution: [[{ says: 'It is 1.', value: '1' }]],
  explanation: 'It is 1.',
  standards: [],
})

// A chain of eight skills of grade 1, one of grade 3 behind them, and a chain of reading beside it.
const chain = Array.from({ length: 8 }, (_, at) => skill(`math.step-${at}`, 1, at === 0 ? [] : [`math.step-${at - 1}`]))
const later = skill('math.later', 3, ['math.step-7'], { category: 'Division' })
const words = [0, 1].map((at) =>
  skill(`reading.word-${at}`, 1, at === 0 ? [] : [`reading.word-${at - 1}`], {
    subject: 'reading',
    category: 'Spelling',
  }),
)
const skills = [...chain, later, ...words]
const endless = new Set([later, ...words].map((one) => one.id))
const catalog = catalogOf(graphOf(skills), {
  standing: chain.flatMap((one) =>
    ['a', 'b', 'c', 'd'].map((key) => {
      const made = item(one.id, 'steps', `${key}-${one.id.slice(-1)}`)
      return { head: headOf(made), read: () => made }
    }),
  ),
  madeFor: (of, seed) => (endless.has(of) ? item(of, of, String(seed)) : null),
})

const state = (p: number, answers: number, band: Mastery['band'], more: Partial<Mastery> = {}): Mastery => ({
  p,
  answers,
  right_answers: Math.round(answers * p),
  band,
  steady_at: band === 'learning' ? null : now,
  proof: 0,
  proof_at: null,
  last_at: new Date(now.getTime() - day),
  ...more,
})
const known = state(0.99, 4, 'steady')

const record = (more: Partial<Record> = {}): Record => ({
  now,
  grade: 1,
  states: new Map(),
  met: () => 0,
  due: [],
  quick: new Map(),
  recent: [],
  isBack: true,
  ...more,
})

const picked = (more: Partial<Record>, wish: CardWish = { subject: 'math' }, seed = 1) =>
  pickCard(catalog, record(more), wish, seed)
const skillsOver = (more: Partial<Record>, wish?: CardWish) =>
  new Set(Array.from({ length: 30 }, (_, seed) => picked(more, wish, seed)?.skill.id))
const answers = (...of: [string, boolean][]) =>
  of.map(([card_id, was_correct]) => ({
    card_id,
    skill: catalog.get(card_id)?.skill.id ?? '',
    was_correct,
    is_review: false,
  }))

describe('the picker', () => {
  it('begins with a question well within reach, and goes up or down from there', () => {
    const first = picked({})?.skill.id
    expect(chain.findIndex((one) => one.id === first)).toBeLessThan(4)
    const up = picked({ states: new Map([['math.step-3', state(0.9, 1, 'learning')]]) })?.skill.id
    expect(chain.findIndex((one) => one.id === up)).toBeGreaterThan(3)
    const down = picked({ states: new Map([['math.step-3', state(0.1, 1, 'learning')]]) })?.skill.id
    expect(chain.findIndex((one) => one.id === down)).toBeLessThan(3)
  })

  it('gives what is not known yet and has all it needs', () => {
    const states = new Map(chain.slice(0, 5).map((one) => [one.id, known]))
    states.set('math.step-5', state(0.3, 2, 'learning'))
    expect(skillsOver({ states })).toEqual(new Set(['math.step-5']))
  })

  it('goes back to what a skill is built on when that does not come along', () => {
    const states = new Map([
      ...chain.slice(0, 4).map((one) => [one.id, known] as const),
      ['math.step-5', state(0.1, 7, 'learning')] as const,
    ])
    expect(skillsOver({ states })).toEqual(new Set(['math.step-4']))
  })

  it('reviews what is due before anything new, but not what is still too hard', () => {
    const states = new Map(chain.slice(0, 5).map((one) => [one.id, known]))
    expect(picked({ states, due: ['steps~b-2'] })?.id).toBe('steps~b-2')
    states.set('math.step-2', state(0.1, 8, 'learning'))
    expect(picked({ states, due: ['steps~b-2'] })?.id).not.toBe('steps~b-2')
  })

  it('puts something new between the reviews of a long row', () => {
    const states = new Map(chain.slice(0, 5).map((one) => [one.id, known]))
    const recent = answers(['steps~a-0', true], ['steps~a-1', true], ['steps~a-2', true], ['steps~a-3', true])
    const reviews = recent.map((one) => ({ ...one, is_review: true }))
    expect(picked({ states, recent: reviews, due: ['steps~b-2'] })?.skill.id).not.toBe('math.step-2')
  })

  it('brings a missed card again after two others, and not a third time on that day', () => {
    const states = new Map(chain.slice(0, 5).map((one) => [one.id, known]))
    const missed: [string, boolean] = ['steps~c-1', false]
    const one: [string, boolean] = ['steps~a-0', true]
    const two: [string, boolean] = ['steps~a-2', true]
    expect(picked({ states, recent: answers(one, missed) })?.id).not.toBe('steps~c-1')
    expect(picked({ states, recent: answers(two, one, missed) })?.id).toBe('steps~c-1')
    expect(picked({ states, recent: answers(two, one, missed, two, one, missed) })?.id).not.toBe('steps~c-1')
  })

  it('stays with one skill on the first day, and mixes from the second on', () => {
    const states = new Map([
      ...chain.slice(0, 6).map((one) => [one.id, known] as const),
      ['reading.word-0', state(0.3, 6, 'learning')] as const,
    ])
    states.set('math.step-6', state(0.3, 1, 'learning'))
    const recent = answers(['steps~a-6', true])
    const at = (isBack: boolean) =>
      new Set(Array.from({ length: 12 }, (_, seed) => picked({ states, recent, isBack }, {}, seed)?.skill.subject))
    expect(at(false)).toEqual(new Set(['math']))
    expect(at(true)).toEqual(new Set(['reading']))
  })

  it('never gives what is on the screen, and keeps to every wish', () => {
    const seen: string[] = []
    for (let at = 0; at < 10; at++) {
      const card = picked({}, { deck_id: 'steps', exclude: seen }, at)
      expect(card?.deck_id).toBe('steps')
      expect(seen).not.toContain(card?.id)
      seen.push(card?.id ?? '')
    }
    expect(picked({}, { entity: 'A-3' })?.id).toBe('steps~a-3')
    expect(picked({}, { tags: ['small', 'large'] })).toBeNull()
    expect(picked({}, { category: 'division' })?.skill.id).toBe('math.later')
    expect(picked({}, { deck_id: 'steps', exclude: catalog.inDeck('steps').map((card) => card.id) })).toBeNull()
  })

  it('goes on when everything is known: with what was practiced longest ago', () => {
    const old = { last_at: new Date(now.getTime() - 50 * day) }
    const states = new Map(
      skills.map((one) => [one.id, one.id === 'math.step-1' ? state(0.99, 5, 'secure', old) : known]),
    )
    expect(skillsOver({ states })).toEqual(new Set(['math.step-1']))
  })
})

describe('the graph of skills', () => {
  it('refuses a circle, a skill that stands twice and one that is missing', () => {
    expect(() => graphOf([skill('math.a', 1, ['math.b']), skill('math.b', 1, ['math.a'])])).toThrow(/needs itself/)
    expect(() => graphOf([skill('math.a', 1), skill('math.a', 1)])).toThrow(/twice/)
    expect(() => graphOf([skill('math.a', 1, ['math.c'])])).toThrow(/there is not/)
  })
})
