// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openAt } from '#tests/support/parent-side.tsx'
import { mia } from '#tests/support/scripted-conversation.ts'
import { type Answer, refusal, stubServer } from '#tests/support/stub-server.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const pass = (student: unknown): Answer => ({
  status: 201,
  json: { token: 'p1', expires_at: new Date(Date.now() + 3_600_000).toISOString(), learner_id: 'l', student },
})

function openLesson(learner: Answer) {
  stubServer({
    'GET /api/profile': refusal('unauthenticated'),
    'GET /api/join': { json: { student: mia } },
    'POST /api/learner': learner,
    'POST /api/conversations/start': { json: { conversation_id: 'c1', end_token: 't', messages: [] } },
    'POST /api/conversations/end': { status: 204 },
  })
  return openAt(`/learn/${mia.id}`)
}

describe('on the child’s own device', () => {
  it('the lesson opens without a parent, and leads nowhere else', async () => {
    openLesson(pass(mia))
    await screen.findByRole('heading', { name: 'Learning with Pip' })
    expect(screen.queryAllByRole('link')).toEqual([])
  })

  it.each<[string, Answer]>([
    ['ended by the parent', refusal('unauthenticated')],
    ['for a student who is not here any more', refusal('not_found')],
  ])('that is %s a new code is asked for', async (_, answer) => {
    openLesson(answer)
    await screen.findByRole('heading', { name: 'You need a new code.' })
    expect(screen.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual(['/join'])
  })

  it('a missing tutor is the grown-up’s to choose', async () => {
    const { where } = openLesson(pass({ ...mia, tutor: null }))
    await screen.findByRole('heading', { name: 'Ask your grown-up to choose a tutor' })
    expect(where()).toBe(`/learn/${mia.id}`)
    expect(screen.queryAllByRole('link')).toEqual([])
  })
})
