// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { StudentView } from '#shared/student.ts'
import type { WonderView } from '#shared/wonder.ts'
import { mia, mum, openAt } from '#tests/support/parent-side.tsx'
import { type Answers, refusal, stubServer } from '#tests/support/stub-server.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const list = `GET /api/students/${mia.id}/wonders`
const year = new Date().getFullYear()
const conversation_id = 'c0000000-0000-4000-8000-000000000001'
const wonder = (id: string, question: string, change: Partial<WonderView> = {}): WonderView => ({
  id,
  question,
  said: ['I do not know that yet.', 'What do you think?'],
  conversation_id,
  message_id: `message-of-${id}`,
  asked_at: `${year}-01-20T16:00:00.000Z`,
  talked_at: null,
  ...change,
})
const purr = wonder('w1', 'Why do zorbles purr?')

async function openDashboard(open: WonderView[], answers: Answers = {}, student: Partial<StudentView> = {}) {
  const server = stubServer({
    'GET /api/profile': { json: mum },
    'GET /api/students': { json: [{ ...mia, ...student }] },
    [list]: ({ query }) => ({ json: query.get('talked') === 'true' ? [] : open }),
    ...answers,
  })
  openAt('/dashboard')
  const section = await screen.findByRole('region', { name: 'Mia wonders' })
  return { server, section: within(section), region: section }
}
type Section = Awaited<ReturnType<typeof openDashboard>>['section']
const press = async (section: Section, name: string | RegExp) =>
  fireEvent.click(await section.findByRole('button', { name }))
const questions = (section: Section) => section.queryAllByText(/^“/).map((one) => one.textContent)

describe('what a child wonders', () => {
  it('stands with its day and what the tutor said, and what was said opens behind it', async () => {
    const { section } = await openDashboard([purr], {
      [`GET /api/conversations/${conversation_id}/transcript`]: { json: [] },
    })
    expect(await section.findByText('“Why do zorbles purr?”')).toBeTruthy()
    expect(section.getByText('The tutor said: I do not know that yet. What do you think?')).toBeTruthy()
    await press(section, 'Asked on Jan 20, Why do zorbles purr?. Read what was said')
    await screen.findByRole('dialog', { name: 'Session Transcript' })
  })

  it('is put away as talked about, and back', async () => {
    const put = `PATCH /api/students/${mia.id}/wonders/w1`
    const talked = wonder('w1', purr.question, { talked_at: `${year}-01-21T16:00:00.000Z` })
    let isTalked = false
    const { server, section, region } = await openDashboard([], {
      [list]: ({ query }) => ({
        json: (query.get('talked') === 'true') === isTalked ? [isTalked ? talked : purr] : [],
      }),
      [put]: ({ body }) => {
        isTalked = !isTalked
        expect(body).toEqual({ talked: isTalked })
        return { json: isTalked ? talked : purr }
      },
    })
    await press(section, 'Talked about it: Why do zorbles purr?')
    await screen.findByText('Put away under “Talked about”.')
    expect(document.activeElement).toBe(region)
    expect(await section.findByText(/^No open questions\./)).toBeTruthy()
    const fold = section.getByText('Talked about').closest('details')
    if (!fold) throw new Error('no fold')
    fold.open = true
    fireEvent(fold, new Event('toggle'))
    await press(within(fold), 'Put back: Why do zorbles purr?')
    await screen.findByText('The question is open again.')
    expect(await within(fold).findByText('Nothing talked about yet.')).toBeTruthy()
    expect(await section.findByRole('button', { name: 'Talked about it: Why do zorbles purr?' })).toBeTruthy()
    expect(server.askedOf(put)).toHaveLength(2)
  })

  it.each([{ status: 204 }, refusal('not_found')])('is deleted, also when another tab was faster', async (answer) => {
    let left = [purr]
    const { section } = await openDashboard([], {
      [list]: () => ({ json: left }),
      [`DELETE /api/students/${mia.id}/wonders/w1`]: () => {
        left = []
        return answer
      },
    })
    await press(section, 'Delete question: Why do zorbles purr?')
    await screen.findByText('The question is deleted.')
    await waitFor(() => expect(questions(section)).toEqual([]))
  })

  it('stays where it cannot be changed', async () => {
    const { section } = await openDashboard([purr], {
      [`PATCH /api/students/${mia.id}/wonders/w1`]: refusal('internal'),
      [`DELETE /api/students/${mia.id}/wonders/w1`]: refusal('internal'),
    })
    await press(section, /^Talked about it/)
    await screen.findByText('That could not be saved. Please try again.')
    await press(section, /^Delete question/)
    await screen.findByText('The question could not be deleted. Please try again.')
    expect(questions(section)).toEqual(['“Why do zorbles purr?”'])
  })

  it('shows two at first, then all of them over all pages', async () => {
    const { section } = await openDashboard([], {
      [list]: ({ query, path }) =>
        query.has('cursor')
          ? { json: [wonder('w4', 'Four?')] }
          : {
              json: [wonder('w1', 'One?'), wonder('w2', 'Two?'), wonder('w3', 'Three?')],
              headers: { link: `<${path}?talked=false&cursor=w3>; rel="next"` },
            },
    })
    await section.findByText('“One?”')
    expect(questions(section)).toHaveLength(2)
    await press(section, 'Show more')
    expect(questions(section)).toHaveLength(3)
    await press(section, 'Show more')
    await section.findByText('“Four?”')
    await press(section, 'Show fewer')
    expect(questions(section)).toHaveLength(2)
  })

  it('that is none yet, or could not be loaded, is told apart; before the first session nothing is asked', async () => {
    const { server, section } = await openDashboard([], { [list]: refusal('internal') })
    expect(await section.findByText('The questions could not be loaded.')).toBeTruthy()
    server.answers[list] = { json: [] }
    await press(section, 'Try again')
    expect(await section.findByText(/^No open questions\. When Mia asks/)).toBeTruthy()
    cleanup()
    const fresh = await openDashboard([], {}, { last_used_tutor: null })
    expect(fresh.section.getByText(/^No open questions\. When Mia asks/)).toBeTruthy()
    expect(fresh.server.askedOf(list)).toEqual([])
  })
})
