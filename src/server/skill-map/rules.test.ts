import { describe, expect, it } from 'vitest'
import { skillGraph } from '#server/cards/skills.ts'
import { upNext } from '#server/cards/up-next.ts'
import { misconceptionOf } from '#server/curriculum/misconceptions.ts'
import { after, type Mastery } from '#server/progress/mastery.ts'
import { factGrids } from './fact-grid.ts'
import { type LateAnswer, misconceptionsIn } from './misconceptions.ts'
import { bandsByWeek } from './weeks.ts'

const at = new Date('2026-11-20T15:00:00Z')

describe('bands by week', () => {
  const now = new Map([['a', { band: 'steady' as const }]])

  it('ends with this week, whose Monday is named, and has twelve of them', () => {
    const weeks = bandsByWeek('2026-11-22', ['a'], [], now)
    expect(weeks.map(({ from }) => from)).toEqual([
      ...['2026-08-31', '2026-09-07', '2026-09-14', '2026-09-21', '2026-09-28', '2026-10-05'],
      ...['2026-10-12', '2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'],
    ])
    expect(bandsByWeek('2026-11-23', ['a'], [], now).at(-1)?.from).toBe('2026-11-23')
  })

  it('counts a skill where it stood at the end of Sunday, also when it fell', () => {
    const changes = [
      { skill: 'a', band: 'learning' as const, day: '2026-10-26' },
      { skill: 'a', band: 'steady' as const, day: '2026-11-01' },
      { skill: 'a', band: 'learning' as const, day: '2026-11-02' },
      { skill: 'gone', band: 'steady' as const, day: '2026-11-02' },
    ]
    const weeks = bandsByWeek('2026-11-22', ['a', 'b'], changes, now)
    expect(weeks.slice(-5).map(({ counts }) => counts)).toEqual([
      { new: 2, learning: 0, steady: 0, secure: 0 },
      { new: 1, learning: 0, steady: 1, secure: 0 },
      { new: 1, learning: 1, steady: 0, secure: 0 },
      { new: 1, learning: 1, steady: 0, secure: 0 },
      { new: 1, learning: 0, steady: 1, secure: 0 },
    ])
  })
})

describe('what gets mixed up', () => {
  const missed = (card: number, more: Partial<LateAnswer> = {}): LateAnswer => ({
    skill: 'math.add-within-10',
    card_id: `math.add-within-10~${card}`,
    was_correct: false,
    hint_level: 0,
    mistake: 'took-away-instead',
    answer: '2',
    answered_at: at,
    ...more,
  })
  const right = (card: number, hint_level = 0) => missed(card, { was_correct: true, mistake: null, hint_level })
  const seen = (late: LateAnswer[]) => misconceptionsIn(late, (card) => `What is ${card}?`).map(({ id }) => id)

  it('is told when it showed on three questions, with words for the parent and the newest answers', () => {
    expect(misconceptionsIn([missed(1), missed(2), missed(3)], (card) => `What is ${card}?`)).toMatchObject([
      {
        id: 'took-away-instead',
        name: 'Takes away instead of adding',
        at_home: expect.stringContaining('ask'),
        times: 3,
        examples: [{ question: 'What is math.add-within-10~1?', answer: '2' }, {}, {}],
      },
    ])
  })

  it('is not told when it showed twice, on one question, or is none of the registry', () => {
    expect(seen([missed(1), missed(2)])).toEqual([])
    expect(seen([missed(1), missed(1), missed(1)])).toEqual([])
    expect(seen([1, 2, 3].map((card) => missed(card, { mistake: 'reversed' })))).toEqual([])
  })

  it('is over after four right answers without help since, and not after four with hints', () => {
    const shown = [missed(1), missed(2), missed(3)]
    expect(seen([right(4), right(5), right(6), right(7), ...shown])).toEqual([])
    expect(seen([right(4, 2), right(5, 2), right(6, 2), right(7), ...shown])).toEqual(['took-away-instead'])
  })

  it('is chance where it is rare among many answers', () => {
    const many = Array.from({ length: 40 }, (_, card) => right(card + 10))
    expect(seen([missed(1), ...many.slice(0, 20), missed(2), ...many.slice(20), missed(3)])).toEqual([])
  })

  it('has words for nothing that is not in the registry', () => {
    expect(misconceptionOf('nothing-of-the-kind')).toBeNull()
  })
})

describe('a grid of facts', () => {
  it('takes the farther of both ways round, and is of the child’s years', () => {
    const [grid, ...others] = factGrids(4, [
      { card_id: 'times-tables~7x6', state: 'fluent' },
      { card_id: 'times-tables~6x7', state: 'asked' },
      { card_id: 'times-tables~1x9', state: 'quick' },
      { card_id: 'times-tables~11x12', state: 'fluent' },
    ])
    expect([grid?.sign, others]).toEqual(['times', []])
    expect([grid?.rows[5]?.[6], grid?.rows[6]?.[5], grid?.rows[0]?.[8], grid?.rows[0]?.[1]]).toEqual([
      'fluent',
      'fluent',
      'quick',
      'rule',
    ])
    expect(grid?.rows.flat().filter((state) => state === 'fluent')).toHaveLength(2)
  })

  it('is none for a child in pre-K who was asked none', () => {
    expect(factGrids(-1, [])).toEqual([])
    expect(factGrids(-1, [{ card_id: 'addition-facts~2plus1', state: 'asked' }]).map(({ sign }) => sign)).toEqual([
      'plus',
    ])
  })
})

describe('what comes next', () => {
  const graph = skillGraph()
  const math = graph.skills.filter(({ subject }) => subject === 'math')
  const state = (right: number, missed = 0): Mastery => {
    let own: Mastery | null = null
    for (let n = 0; n < right + missed; n++)
      own = after(own, 0.2, { was_correct: n < right, hint_level: 0, guess: 0.05, at, dayBegan: at })
    if (!own) throw new Error('no answer')
    return own
  }
  const nextOf = (states: Map<string, Mastery>) => upNext(graph, { now: at, grade: 1, states }, math)

  it('is ready only where every skill that it needs was answered well', () => {
    const below = math.filter(({ grade }) => grade < 1)
    const next = nextOf(new Map(below.map(({ id }) => [id, state(4)])))
    expect(next.length).toBeGreaterThan(0)
    for (const { skill, why, of } of next) {
      expect([skill.id, why]).toEqual([skill.id, 'ready'])
      expect(of.map(({ id }) => id)).toEqual(skill.after)
      expect(skill.grade).toBe(1)
    }
  })

  it('is what was begun, and says so', () => {
    const below = math.filter(({ grade }) => grade < 1)
    const known = new Map(below.map(({ id }) => [id, state(4)]))
    const [first] = nextOf(known)
    expect(nextOf(new Map([...known, [first?.skill.id ?? '', state(1, 1)]]))[0]).toMatchObject({
      skill: { id: first?.skill.id },
      why: 'begun',
      of: [],
    })
  })
})
