// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { MemoryView } from '#shared/memory.ts'
import { mia, mum, openAt } from '#tests/support/parent-side.tsx'
import { type Answers, refusal, stubServer } from '#tests/support/stub-server.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const list = `GET /api/students/${mia.id}/memory`
const year = new Date().getFullYear()
const said_in = 'c0000000-0000-4000-8000-000000000001'
const remembered = (id: string, kind: MemoryView['kind'], what: string): MemoryView => ({
  id,
  kind,
  what,
  said_in,
  since: `${year}-01-20T16:00:00.000Z`,
})

async function openDashboard(all: MemoryView[], answers: Answers = {}, name = 'What Bolt remembers of Mia') {
  const server = stubServer({
    'GET /api/profile': { json: mum },
    'GET /api/students': { json: [mia] },
    [list]: { json: all },
    ...answers,
  })
  openAt('/dashboard')
  const region = await screen.findByRole('region', { name })
  return { server, region, section: within(region) }
}

describe('what the tutor remembers', () => {
  it('stands in words, each with when it was said, and what was said opens behind it', async () => {
    const { section } = await openDashboard(
      [remembered('m2', 'strategy', '5 × 8 and 2 × 8'), remembered('m1', 'likes', 'dinosaurs')],
      { [`GET /api/conversations/${said_in}/transcript`]: { json: [] } },
    )
    expect(await section.findByText('Mia likes dinosaurs')).toBeTruthy()
    expect(section.getByText('An own way: 5 × 8 and 2 × 8')).toBeTruthy()
    fireEvent.click(section.getByRole('button', { name: 'Said on Jan 20, Mia likes dinosaurs. Read what was said' }))
    await screen.findByRole('dialog', { name: 'Session Transcript' })
  })

  it.each([{ status: 204 }, refusal('not_found')])('is forgotten, also when another tab was faster', async (answer) => {
    const { section, region } = await openDashboard([remembered('m1', 'likes', 'dinosaurs')], {
      [`DELETE /api/students/${mia.id}/memory/m1`]: answer,
    })
    fireEvent.click(await section.findByRole('button', { name: 'Delete: Mia likes dinosaurs' }))
    expect(await screen.findByText('Forgotten from the next lesson on.')).toBeTruthy()
    expect(await section.findByText(/^Nothing yet\. What Mia likes/)).toBeTruthy()
    expect(document.activeElement).toBe(region)
  })

  it('stays where it cannot be deleted', async () => {
    const { section } = await openDashboard([remembered('m1', 'likes', 'dinosaurs')], {
      [`DELETE /api/students/${mia.id}/memory/m1`]: refusal('internal'),
    })
    fireEvent.click(await section.findByRole('button', { name: 'Delete: Mia likes dinosaurs' }))
    expect(await screen.findByText('That could not be deleted. Please try again.')).toBeTruthy()
    expect(section.getByText('Mia likes dinosaurs')).toBeTruthy()
  })

  it('shows a few at first, and all on demand', async () => {
    const { section } = await openDashboard(
      ['a', 'b', 'c', 'd', 'e'].map((what) => remembered(`m${what}`, 'likes', what)),
    )
    await section.findByText('Mia likes a')
    expect(section.getAllByRole('listitem')).toHaveLength(4)
    fireEvent.click(section.getByRole('button', { name: 'Show more' }))
    expect(section.getAllByRole('listitem')).toHaveLength(5)
    fireEvent.click(section.getByRole('button', { name: 'Show fewer' }))
    expect(section.getAllByRole('listitem')).toHaveLength(4)
  })

  it('could not be loaded, and is asked for again; before the first session nothing is asked', async () => {
    const { server, section } = await openDashboard([], { [list]: refusal('internal') })
    expect(await section.findByText('What is remembered could not be loaded.')).toBeTruthy()
    server.answers[list] = { json: [] }
    fireEvent.click(section.getByRole('button', { name: 'Try again' }))
    expect(await section.findByText(/^Nothing yet\./)).toBeTruthy()
    cleanup()
    const students = { 'GET /api/students': { json: [{ ...mia, last_used_tutor: null }] } }
    const fresh = await openDashboard([], students, 'What the tutor remembers of Mia')
    expect(fresh.section.getByText(/^Nothing yet\./)).toBeTruthy()
    expect(fresh.server.askedOf(list)).toEqual([])
  })
})

describe('what a child likes', () => {
  const dinosaurs = remembered('m1', 'likes', 'dinosaurs')
  const change = `PATCH /api/students/${mia.id}/memory/m1`
  async function correct(what: string, answers: Answers) {
    const { server, section } = await openDashboard([dinosaurs], answers)
    fireEvent.click(await section.findByRole('button', { name: 'Correct: Mia likes dinosaurs' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Correct: Mia likes dinosaurs' }))
    fireEvent.change(dialog.getByLabelText('Mia likes'), { target: { value: what } })
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
    return { server, section, dialog }
  }

  it('is corrected in a line, and stands there as it is now', async () => {
    const { server, section } = await correct('horses', { [change]: { json: { ...dinosaurs, what: 'horses' } } })
    expect(await section.findByText('Mia likes horses')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.askedOf(change).map(({ body }) => body)).toEqual([{ what: 'horses' }])
  })

  it('stays, with the reason at what was typed, when the tutor has no words for it', async () => {
    const reason = 'The tutor has no words for that yet.'
    const problem = refusal('validation_failed', reason, { fields: { what: 'unknown' } })
    const { dialog, section } = await correct('zorbles', { [change]: problem })
    expect(await dialog.findByText(reason)).toBeTruthy()
    expect(dialog.getByLabelText('Mia likes')).toHaveProperty('value', 'zorbles')
    expect(section.getByText('Mia likes dinosaurs')).toBeTruthy()
  })
})
