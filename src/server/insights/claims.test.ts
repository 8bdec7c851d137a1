import { describe, expect, it } from 'vitest'
import misconceptions from '#content/misconceptions.json'
import { catalog } from '#server/cards/catalog.ts'
import { refusalOf } from '#server/safety/check-note.ts'
import { claimKinds } from '#shared/insight.ts'
import { rounds } from '#tests/support/sample.ts'
import { toldAbout } from '#tests/support/simulated-family.ts'
import { type Claim, claimsOf } from './claims.ts'
import type { SeenAnswer } from './rules.ts'
import { sayClaim, saySuggestion } from './say-claims.ts'

const cards = catalog()
const began = Date.parse('2026-11-02T15:00:00Z')
const now = new Date('2026-11-20T20:00:00Z')

/** Answers to made questions of a skill, one after the other on the days that are given. */
function answersTo(
  skill: string,
  given: { day: number; right?: boolean; hint?: number; mistake?: string }[],
): SeenAnswer[] {
  return given.map(({ day, right = true, hint = 0, mistake }, at) => {
    const answered_at = new Date(began + day * 86_400_000 + at * 60_000)
    const about = { tool: 'flashcards', was_correct: right, hint_level: hint, answer: null } as const
    const card_id = `${skill}~${at + 1}`
    const when = { answered_at, day: answered_at.toISOString().slice(0, 10) }
    return { id: String(at), skill, card_id, ...about, mistake: mistake ?? null, ...when }
  })
}

const skill = 'math.round-tens-hundreds'
const told = (answers: SeenAnswer[], at = now) =>
  claimsOf(cards, { now: at, grade: 3, begun: new Set([skill]), answers })
const onDays = (...days: number[]) => days.map((day) => ({ day }))

describe('a skill is called steady', () => {
  it('after right answers without help on three days and more', () => {
    expect(told(answersTo(skill, onDays(9, 9, 10, 10, 11, 11, 13, 14))).steady).toMatchObject([
      { about: skill, right: 8, days: 5 },
    ])
  })

  it.each([
    ['on two days', onDays(10, 10, 10, 10, 11, 11, 11, 11, 11)],
    ['with help', onDays(9, 9, 10, 10, 11, 11, 13, 14).map((one) => ({ ...one, hint: 1 }))],
    ['too few', onDays(9, 9, 10, 10, 11, 11)],
    [
      'of which two were wrong',
      [
        ...onDays(9, 9, 10, 10, 11, 11),
        { day: 12, right: false },
        ...onDays(12),
        { day: 13, right: false },
        ...onDays(13),
      ],
    ],
    ['with a miss at the end', [...onDays(9, 9, 10, 10, 11, 11, 13, 14), { day: 15, right: false }]],
    ['that lie too far back', onDays(-8, -8, -7, -7, -6, -5, -4, -4, -3)],
  ])('not after answers %s', (_, given) => {
    expect(told(answersTo(skill, given)).steady).toEqual([])
  })
})

describe('a wrong idea that shows in some questions of a skill only', () => {
  const mixing = 'reading.letter-names'
  const idea = 'mixed-up-big-and-small-letters'
  const offers = (id: string) =>
    cards
      .get(id)
      ?.shown()
      .item.distractors.some(({ misconception }) => misconception === idea) ?? false
  const made = Array.from({ length: 40 }, (_, at) => `${mixing}~${at + 1}`).filter(offers)
  const written = cards.cardsOf(mixing).flatMap(({ id }) => (offers(id) ? [] : [id]))
  /** Right answers on six days, so many of them where the idea could have shown. */
  const right = (count: number, couldShow: number) =>
    answersTo(mixing, onDays(...Array.from({ length: count }, (_, at) => 9 + (at % 6)).sort((a, b) => a - b))).map(
      (one, at) => ({ ...one, card_id: (at < couldShow ? made[at] : written[at]) ?? '' }),
    )
  const steady = (answers: SeenAnswer[]) =>
    claimsOf(cards, { now, grade: 0, begun: new Set([mixing]), answers }).steady.map(({ about }) => about)

  it('must have had its chance to show before the skill is called steady', () => {
    expect(steady(right(14, 2))).toEqual([])
    expect(steady(right(14, 6))).toEqual([mixing])
  })

  it('counts against the skill where it showed in another one', () => {
    const elsewhere = answersTo('reading.capital-letters', [{ day: 8, right: false, mistake: idea }])
    expect(steady([...elsewhere, ...right(14, 4)])).toEqual([])
    expect(steady(right(14, 4))).toEqual([mixing])
  })
})

/** A wrong idea that a made question of the skill offers, and the questions that offer it. */
const idea = cards.made(skill, 1)?.shown().item.distractors[0]?.misconception ?? ''
const offering = Array.from({ length: 200 }, (_, at) => `${skill}~${at + 1}`).filter((id) =>
  cards
    .get(id)
    ?.shown()
    .item.distractors.some(({ misconception }) => misconception === idea),
)
const showing = (count: number, others: { day: number; right?: boolean }[] = []): SeenAnswer[] => {
  const wrong = Array.from({ length: count }, (_, at) => ({ day: 10 + (at % 4), right: false, mistake: idea }))
  return answersTo(skill, [...wrong, ...others]).map((one, at) => ({ ...one, card_id: offering[at] ?? one.card_id }))
}

describe('a wrong idea', () => {
  it('is told when it showed in different questions, oftener than by chance', () => {
    expect(told(showing(7)).mixes).toMatchObject([{ about: idea, right: 7, all: 7 }])
    expect(told(showing(2)).mixes).toEqual([])
  })

  it('is not told of one question that came again and again', () => {
    expect(told(showing(7).map((one) => ({ ...one, card_id: offering[0] ?? '' }))).mixes).toEqual([])
  })

  it('is over after four right answers in a row, and outweighed by many', () => {
    const right = (count: number) => Array.from({ length: count }, () => ({ day: 15 }))
    expect(told(showing(7, right(3))).mixes).toHaveLength(1)
    expect(told(showing(7, right(4))).mixes).toEqual([])
    expect(told(showing(7, [...right(22), { day: 16, right: false }])).mixes).toEqual([])
  })
})

it('a letter and its mirror are told apart, or mixed up, by what was written from memory', () => {
  const written = (wrong: number, right: number): SeenAnswer[] =>
    answersTo(
      'reading.letters-b-d-p-q',
      Array.from({ length: wrong + right }, (_, at) => ({ day: 10 + (at % 4), right: at >= wrong })),
    ).map((one, at) => ({
      ...one,
      tool: 'letter-tracing' as const,
      card_id: 'letters~b',
      answer: one.was_correct ? null : 'd',
      id: String(at),
    }))
  expect(told(written(9, 2)).mixes.map(({ about }) => about)).toEqual(['b-d'])
  expect(told(written(3, 6)).mixes).toEqual([])
})

it('what comes next is told when all that it needs is steady and it was not begun', () => {
  const next = cards.graph.skills.find((one) => one.after.length === 1 && one.after[0] === skill && one.grade <= 4)
  const answers = answersTo(skill, onDays(9, 9, 10, 10, 11, 11, 13, 14))
  expect(told(answers).ready.map(({ about }) => about)).toContain(next?.id)
  const begun = new Set([skill, next?.id ?? ''])
  expect(claimsOf(cards, { now, grade: 3, begun, answers }).ready.map(({ about }) => about)).not.toContain(next?.id)
})

it('what is not right yet is said with its count', () => {
  const given = [9, 9, 10, 10, 11, 11, 12, 12].map((day, at) => ({ day, right: at < 1 }))
  expect(told(answersTo(skill, given)).practicing).toMatchObject([{ about: skill, right: 1, all: 8 }])
})

it('every sentence has words, and every note of a suggestion is one that a tutor may get', () => {
  const found = { sure: 'quite', right: 5, all: 6, days: 3, last: now } as const
  const claims: Claim[] = [
    ...misconceptions.map(({ id }) => ({ kind: 'mixes' as const, about: id, ...found })),
    ...cards.graph.skills.flatMap(({ id }) =>
      (['steady', 'ready', 'practicing'] as const).map((kind) => ({ kind, about: id, ...found })),
    ),
    { kind: 'mixes', about: 'b-d', ...found },
  ]
  for (const claim of claims) {
    const { says, why } = sayClaim(cards, claim)
    const suggested = saySuggestion(cards, claim, answersTo(skill, [{ day: 1, right: false, mistake: claim.about }]))
    for (const text of [says, why, suggested?.says, suggested?.note]) {
      expect(text, claim.about).not.toMatch(/[{}]|“”|none steadily|undefined/)
      expect(text).toBeTruthy()
    }
    expect(refusalOf(suggested?.note ?? ''), suggested?.note).toBeNull()
  }
})

const families = rounds(4, 200)

it('nothing false is said of simulated children in eight weeks', { timeout: families * 10_000 }, () => {
  const all = Array.from({ length: families }, (_, at) => toldAbout(cards, at + 1)).flat()
  expect(all.filter(({ isTrue }) => !isTrue)).toEqual([])
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(claimKinds))
})
