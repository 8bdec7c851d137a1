import { afterEach, describe, expect, it, vi } from 'vitest'
import { choiceCard, verdictOf } from '#tests/support/scripted-cards.ts'
import { mia } from '#tests/support/scripted-conversation.ts'
import { type Answer, refusal, stubServer } from '#tests/support/stub-server.ts'
import { cardCategories, leaveAnswer, nextCard } from './cards.ts'
import { learnerPass } from './learn.ts'

afterEach(() => void vi.unstubAllGlobals())

const expires_at = new Date(Date.now() + 3_600_000).toISOString()

function serverThat(answer: Answer | (() => Answer)) {
  let passes = 0
  const server = stubServer({
    'POST /api/learner': () => ({
      status: 201,
      json: { token: `p${++passes}`, expires_at, learner_id: 'l', student: mia },
    }),
    'GET /api/flashcards/next_card': answer,
    'GET /api/flashcards/categories': answer,
    'POST /api/flashcards/log_answer': answer,
  })
  return { server, pass: learnerPass(mia.id) }
}

describe('the next card', () => {
  it('is asked for with the pass and with what is wished', async () => {
    const { server, pass } = serverThat({ json: { card: choiceCard(6) } })
    const exclude = Array.from({ length: 50 }, (_, place) => `times-tables~${place}x7`)
    const wish = { category: 'Multiplication', subject: 'math', tags: ['multiple-choice'], exclude, seed: 7 } as const
    expect(await nextCard(pass, mia.id, { ...wish, tags: [...wish.tags] })).toEqual(choiceCard(6))
    const [asked] = server.askedOf('GET /api/flashcards/next_card')
    expect(asked?.headers.get('authorization')).toBe('Bearer p1')
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({
      student_id: mia.id,
      category: 'Multiplication',
      subject: 'math',
      tags: 'multiple-choice',
      exclude: exclude.slice(0, 40).join(','),
      seed: '7',
    })
  })

  it('is asked for with nothing but the student where nothing is wished', async () => {
    const { server, pass } = serverThat({ json: { card: choiceCard(6) } })
    await nextCard(pass, mia.id, { exclude: [], tags: [] })
    expect(server.askedOf('GET /api/flashcards/next_card').map(({ query }) => [...query.keys()])).toEqual([
      ['student_id'],
    ])
  })

  it('is null when there is none', async () => {
    const { pass } = serverThat(refusal('no_card'))
    expect(await nextCard(pass, mia.id, {})).toBeNull()
  })

  it('fails with the server’s reason', async () => {
    const { pass } = serverThat(refusal('rate_limited', 'Let us rest.'))
    await expect(nextCard(pass, mia.id, {})).rejects.toMatchObject({ problem: { error: 'Let us rest.' } })
  })
})

it('gives the categories of a student', async () => {
  const addition = { category: 'Addition', subject: 'math', at_grade: true }
  const { server, pass } = serverThat({ json: [addition] })
  expect(await cardCategories(pass, mia.id)).toEqual([addition])
  expect(server.askedOf('GET /api/flashcards/categories')[0]?.query.get('student_id')).toBe(mia.id)
})

describe('an answer', () => {
  const answer = { student_id: mia.id, card_id: 'times-tables~6x7', was_correct: true, client_id: mia.id }

  it('is left with the pass, and the verdict comes back', async () => {
    const { server, pass } = serverThat({ json: verdictOf(true) })
    expect(await leaveAnswer(pass, answer)).toEqual(verdictOf(true))
    expect(server.askedOf('POST /api/flashcards/log_answer')).toMatchObject([{ body: answer }])
  })

  it('is left once more with a new pass when the first one is over', async () => {
    let asked = 0
    const { server, pass } = serverThat(() => (++asked === 1 ? refusal('token_expired') : { json: verdictOf(true) }))
    expect(await leaveAnswer(pass, answer)).toEqual(verdictOf(true))
    const tokens = server.askedOf('POST /api/flashcards/log_answer').map(({ headers }) => headers.get('authorization'))
    expect(tokens).toEqual(['Bearer p1', 'Bearer p2'])
  })

  it.each(['validation_failed', 'bad_request', 'not_found', 'idempotency_conflict', 'consent_required'] as const)(
    'is refused for good with %s',
    async (code) => {
      const { pass } = serverThat(refusal(code))
      expect(await leaveAnswer(pass, answer)).toBe('refused')
    },
  )

  it.each<[string, Answer]>([
    ['the pass is refused', refusal('unauthenticated')],
    ['it took too long', refusal('request_timeout')],
    ['there were too many', refusal('rate_limited')],
    ['the server broke', refusal('internal')],
    ['the server is away', refusal('unavailable')],
    ['a gateway answers', { status: 403, json: 'Sign in to this network' }],
    ['there is no line', 'no connection'],
  ])('may be left later when %s', async (_, given) => {
    const { pass } = serverThat(given)
    await expect(leaveAnswer(pass, answer)).rejects.toMatchObject({ name: 'ApiProblem' })
  })
})
