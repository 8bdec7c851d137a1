// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { MappedSkill, ProgressView } from '#shared/progress.ts'
import { config, mia, mum, openAt } from '#tests/support/parent-side.tsx'
import { type Answers, refusal, stubServer } from '#tests/support/stub-server.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const skill = (name: string, more: Partial<MappedSkill> = {}): MappedSkill => ({
  id: `math.${name.toLowerCase()}`,
  name,
  can: `Can ${name}.`,
  grade: 5,
  standards: ['5.NBT.A.1'],
  band: 'new',
  answers: 0,
  right_answers: 0,
  last_at: null,
  ...more,
})

const begun = skill('Decimals', { band: 'learning', answers: 5, right_answers: 2, last_at: '2026-11-20T10:00:00.000Z' })
const known = skill('Halves', { band: 'secure', grade: 3, answers: 9, right_answers: 9 })

const progress: ProgressView = {
  nickname: 'Mia',
  grade_level: 7,
  map_grade: 5,
  first_at: '2026-09-03T10:00:00.000Z',
  now: '2026-11-22T10:00:00.000Z',
  subjects: [{ subject: 'math', groups: [{ name: 'Decimals', skills: [begun, known, skill('Powers')] }] }],
  next: [{ subject: 'math', skill: begun.id, name: begun.name, why: 'begun', of: [] }],
  misconceptions: [],
  facts: [],
  letters: [],
  weeks: [{ from: '2026-11-16', counts: { new: 1, learning: 1, steady: 0, secure: 1 } }],
  strengths: [known.id],
}

const address = `GET /api/students/${mia.id}/progress`

function open(answers: Answers) {
  const server = stubServer({
    'GET /api/profile': { json: mum },
    'GET /api/config': { json: config },
    'GET /api/students': { json: [mia] },
    ...answers,
  })
  openAt(`/progress/${mia.id}`)
  return server
}

it('says what it shows to a child beyond our last grade, and tells skills of another grade apart', async () => {
  open({ [address]: { json: progress } })
  expect(await screen.findByText('Our skills end with Grade 5, so this is that year.')).toBeTruthy()
  expect(screen.getByText('Mia knows 1 skill, is nearly there with 0, and is learning 1.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Halves, Grade 3, Knows it' })).toBeTruthy()
  expect(screen.getByText('Begun: 2 of 5 right so far. More practice makes it stay.')).toBeTruthy()
  expect(screen.getByText('Nothing has come up often enough to tell you about.')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Letters' })).toBeNull()
})

it('opens the answers behind a skill', async () => {
  open({
    [address]: { json: progress },
    [`${address}/${begun.id}`]: {
      json: [
        {
          id: 'd0000000-0000-4000-8000-000000000001',
          tool: 'chat',
          question: 'Which is more, 0.4 or 0.25?',
          answer: '0.25',
          was_correct: false,
          hint_level: 1,
          misconception: 'Thinks a longer decimal is larger',
          answered_at: '2026-11-20T10:00:00.000Z',
        },
      ],
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Decimals, Learning' }))
  const behind = within(await screen.findByRole('region', { name: 'The answers behind it' }))
  expect(await behind.findByText('Which is more, 0.4 or 0.25?')).toBeTruthy()
  expect(behind.getByText('Answered: 0.25')).toBeTruthy()
  expect(behind.getByText('Shows: Thinks a longer decimal is larger')).toBeTruthy()
  expect(behind.getByText(/^Talk · With a hint/)).toBeTruthy()
})

it('keeps a way to try again when it could not be loaded', async () => {
  const server = open({ [address]: refusal('internal') })
  const again = await screen.findByRole('button', { name: 'Try again' })
  server.answers[address] = { json: progress }
  fireEvent.click(again)
  expect(await screen.findByRole('heading', { name: 'How Mia is doing' })).toBeTruthy()
})

it('has the sheet for a teacher only while it is printed', async () => {
  const print = vi.fn(() => expect(screen.getByRole('article', { hidden: true }).textContent).toContain('Mia, Grade 7'))
  vi.stubGlobal('print', print)
  open({ [address]: { json: progress } })
  fireEvent.click(await screen.findByRole('button', { name: 'Print for a teacher' }))
  expect(print).toHaveBeenCalledOnce()
  expect(screen.getByText('Practice with Trellis, September 3, 2026 to November 22, 2026')).toBeTruthy()
  act(() => {
    dispatchEvent(new Event('afterprint'))
  })
  expect(screen.queryByRole('article', { hidden: true })).toBeNull()
})
