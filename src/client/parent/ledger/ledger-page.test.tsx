// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LedgerView } from '#shared/ledger.ts'
import { config, mia, mum, openAt } from '#tests/support/parent-side.tsx'
import { type Answers, refusal, stubServer } from '#tests/support/stub-server.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const ledgerCall = `GET /api/students/${mia.id}/safety`
const tryCall = `POST /api/students/${mia.id}/safety/try`
const nothing: LedgerView = { since: '2026-10-24', days: [], services: [] }

async function openLedger(ledger: LedgerView = nothing, answers: Answers = {}) {
  const server = stubServer({
    'GET /api/profile': { json: mum },
    'GET /api/config': { json: config },
    'GET /api/students': { json: [mia] },
    [`GET /api/students/${mia.id}`]: { json: mia },
    [ledgerCall]: { json: ledger },
    ...answers,
  })
  openAt(`/safety/${mia.id}`)
  await screen.findByRole('heading', { name: 'Try it' })
  return server
}

const tryIt = (text: string) => {
  fireEvent.change(screen.getByLabelText('What a child might say'), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'See what happens' }))
}

describe('the safety ledger of a child', () => {
  it('says when there is nothing, and that nobody is sent anything', async () => {
    await openLedger()
    expect(screen.getByText('Nothing was raised, blocked or sent outside in the last 30 days.')).toBeTruthy()
    expect(screen.getByText(/^Nobody\. The tutor, its voice/)).toBeTruthy()
  })

  it('tells each day in three parts, with examples behind a press, and who is sent something', async () => {
    await openLedger({
      ...nothing,
      days: [
        {
          day: '2026-11-22',
          raised: [],
          blocked: [{ kind: 'personal_data', times: 2, examples: ['my number is [number]'] }],
          sent: [{ kind: 'model', times: 7 }],
        },
      ],
      services: [{ purpose: 'tutor', host: 'models.example.com', name: 'teacher-1' }],
    })
    const day = within(screen.getByRole('article'))
    expect(day.getByRole('heading', { level: 3 }).textContent).toBe('Sunday, November 22, 2026')
    expect(day.getByText('Nothing')).toBeTruthy()
    expect(day.getByText('Private data was not taken, 2 times')).toBeTruthy()
    expect(day.getByText('Show an example')).toBeTruthy()
    expect(day.getByText(/^Words to the language model.*7 times$/)).toBeTruthy()
    expect(screen.getByText('models.example.com (teacher-1)')).toBeTruthy()
  })

  it('shows what would become of words: what they are, who is told, what the child hears', async () => {
    const server = await openLedger(nothing, {
      [tryCall]: {
        json: { telling: 'told', about: 'crisis', severity: 'severe', hears: ['I am glad you told me.'], sent: null },
      },
    })
    tryIt('i want to die')
    expect(await screen.findByText('You, at once, by email and on the dashboard')).toBeTruthy()
    expect(screen.getByText(/I am glad you told me\./)).toBeTruthy()
    expect(server.askedOf(tryCall).map((one) => one.body)).toEqual([{ text: 'i want to die' }])
  })

  it('asks for a sentence, and says why one could not be tried', async () => {
    const server = await openLedger(nothing, { [tryCall]: refusal('rate_limited', 'Please wait a moment.') })
    tryIt('  ')
    expect(screen.getByText('Please type a sentence.')).toBeTruthy()
    expect(server.askedOf(tryCall)).toEqual([])
    tryIt('hello')
    expect(await screen.findByText(/That could not be tried\. Please wait a moment\./)).toBeTruthy()
  })
})
