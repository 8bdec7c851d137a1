// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { WeeklyLetterView } from '#shared/weekly-letter.ts'
import { openSection } from '#tests/support/account-section.tsx'
import { mia, mum, openAt } from '#tests/support/parent-side.tsx'
import { refusal, stubServer } from '#tests/support/stub-server.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const written: WeeklyLetterView = {
  length: 'short',
  letter: {
    from: '2026-11-16',
    to: '2026-11-22',
    children: [
      {
        student_id: mia.id,
        nickname: 'Mia',
        minutes: '42 minutes in 3 lessons.',
        learned: ['“Add within 20” went well: 6 of 7 answers right without help.'],
        proud: 'Something to be proud of: Mia found a right answer and put it into words.',
        words: 'i did 5x8=40 and <b>so</b>',
        home: 'To try at home: count the stairs.',
      },
    ],
  },
}
const none: WeeklyLetterView = { length: 'off', letter: null }

describe('the week on the dashboard', () => {
  const open = async (json: WeeklyLetterView) => {
    stubServer({
      'GET /api/profile': { json: mum },
      'GET /api/students': { json: [mia] },
      'GET /api/weekly-letter': { json },
    })
    openAt('/dashboard')
    await screen.findByRole('heading', { name: 'Mia', level: 2 })
  }

  it('tells what was learned, what to be proud of in the child’s own words, and what to try', async () => {
    await open(written)
    const week = within(await screen.findByRole('region', { name: 'Your week' }))
    expect(week.getByText('Nov 16 to Nov 22')).toBeTruthy()
    for (const text of [
      '42 minutes in 3 lessons.',
      '“i did 5x8=40 and <b>so</b>”',
      'To try at home: count the stairs.',
    ])
      expect(week.getByText(text)).toBeTruthy()
  })

  it('is not there when there is none', async () => {
    await open(none)
    expect(screen.queryByRole('region', { name: 'Your week' })).toBeNull()
  })
})

describe('the choice of the weekly letter', () => {
  it('is saved as it is made, and goes back when it could not be', async () => {
    const { server, section } = await openSection('Weekly letter', mum, {
      'GET /api/weekly-letter': { json: written },
      'PUT /api/weekly-letter': refusal('internal'),
    })
    const off = await section.findByRole<HTMLInputElement>('radio', { name: /^None/ })
    const short = section.getByRole<HTMLInputElement>('radio', { name: /^Short/ })
    expect([short.checked, off.checked]).toEqual([true, false])
    fireEvent.click(off)
    await section.findByText('Your choice could not be saved. Please try again.')
    expect(short.checked).toBe(true)
    server.answers['PUT /api/weekly-letter'] = { json: none }
    fireEvent.click(off)
    await screen.findByText('Your choice is saved.')
    expect(off.checked).toBe(true)
    expect(server.askedOf('PUT /api/weekly-letter').at(-1)?.body).toEqual({ length: 'off' })
  })
})

describe('the page that stops the letter', () => {
  const path = '/api/weekly-letter/stop'

  it('does nothing before its button is pressed, for whoever is here', async () => {
    const server = stubServer({ 'GET /api/profile': refusal('unauthenticated'), [`POST ${path}`]: { status: 204 } })
    openAt('/stop-letter#a.b')
    const button = await screen.findByRole('button', { name: 'Stop the weekly letter' })
    expect(server.askedOf(`POST ${path}`)).toEqual([])
    fireEvent.click(button)
    await screen.findByText('No more of them come. You can have it again at any time in your account.')
    expect(server.askedOf(`POST ${path}`).map(({ query }) => query.get('token'))).toEqual(['a.b'])
  })

  it('says when the link is not whole', async () => {
    stubServer({ 'GET /api/profile': refusal('unauthenticated'), [`POST ${path}`]: refusal('link_expired') })
    openAt('/stop-letter#a')
    fireEvent.click(await screen.findByRole('button', { name: 'Stop the weekly letter' }))
    await screen.findByText('This link is not complete. You can stop the letter in your account.')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop the weekly letter' })).toBeNull())
  })
})
