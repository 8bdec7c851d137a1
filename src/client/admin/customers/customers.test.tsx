// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { config, mum, openAt } from '#tests/support/parent-side.tsx'
import { refusal, stubServer } from '#tests/support/stub-server.ts'

const student = { id: 'a0000000-0000-4000-8000-000000000001', first_name: '<b>Mia</b>' }
const family = {
  id: 'c0000000-0000-4000-8000-000000000001',
  full_name: 'Ana <script>',
  email: 'ana@x.org',
  students: [student],
}
const session = 'd0000000-0000-4000-8000-000000000001'
const look_id = 'e0000000-0000-4000-8000-000000000001'
const at = '2026-11-20T16:05:00.000Z'

const house = {
  'GET /api/profile': { json: { ...mum, role: 'admin' } },
  'GET /api/config': { json: config },
  'GET /api/admin/access': { json: { state: 'open', has_password: true, recovery_codes_left: 10, locked_until: null } },
  'GET /api/admin/messages': { json: [] },
  'GET /api/admin/parents': { json: [family] },
  [`GET /api/admin/messages/${family.id}`]: { json: [] },
  [`POST /api/admin/students/${student.id}/conversations`]: {
    json: { look_id, conversations: [{ id: session, started_at: at }], next: null },
  },
  [`POST /api/admin/conversations/${session}/transcript`]: {
    json: {
      look_id,
      started_at: at,
      next: null,
      messages: [{ id: look_id, role: 'user', content: '<img src=x onerror=alert(1)>', created_at: at, flag: null }],
    },
  },
}

/** The specification's own words for the customers' tab, in the order in which they are met. */
const literal = {
  tabs: ['Customer Management', 'Tutor Management'],
  search: 'Search by parent name...',
  pane: ['Children', 'Messages'],
  history: 'View Session History',
  view: 'View',
  transcript: 'Session Transcript',
  send: 'Send',
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function chooseFamily() {
  openAt('/admin')
  fireEvent.change(await screen.findByPlaceholderText(literal.search), { target: { value: 'ana' } })
  fireEvent.click(await screen.findByRole('button', { name: /Ana <script>/ }))
}

describe('the customers’ tab', () => {
  it('says the specification’s words, from the search to the transcript, and asks why before a child is read', async () => {
    const server = stubServer(house)
    await chooseFamily()
    for (const name of literal.tabs) expect(screen.getByRole('tab', { name })).toBeTruthy()
    await screen.findByRole('heading', { level: 2, name: 'Ana <script>' })
    for (const name of literal.pane) expect(screen.getByRole('heading', { name })).toBeTruthy()
    expect(screen.getByText('<b>Mia</b>')).toBeTruthy()
    expect(screen.getByText(new RegExp(student.id))).toBeTruthy()
    await screen.findByRole('button', { name: literal.send })
    fireEvent.click(screen.getByText(literal.history))
    const why = await screen.findByRole('dialog')
    fireEvent.click(within(why).getByRole('button', { name: 'Open' }))
    await screen.findByText('Please choose a reason.')
    expect(server.askedOf(`POST /api/admin/students/${student.id}/conversations`)).toEqual([])
    fireEvent.click(within(why).getByLabelText(/Support/))
    fireEvent.click(within(why).getByRole('button', { name: 'Open' }))
    fireEvent.click(await screen.findByText(literal.view))
    const transcript = await screen.findByRole('dialog', { name: literal.transcript })
    fireEvent.click(within(transcript).getByRole('button', { name: 'Open' }))
    await screen.findByText('<img src=x onerror=alert(1)>')
    expect(server.askedOf(`POST /api/admin/conversations/${session}/transcript`)[0]?.body).toEqual({
      reason: 'support',
    })
  })

  it('searches from three letters on, and once for what was typed in one go', async () => {
    const server = stubServer(house)
    openAt('/admin')
    const field = await screen.findByPlaceholderText(literal.search)
    for (const value of ['a', 'an', 'ana', 'ana b', 'ana']) fireEvent.change(field, { target: { value } })
    await screen.findByText('1 found.')
    expect(server.askedOf('GET /api/admin/parents').map((one) => one.query.get('search'))).toEqual(['ana'])
  })

  it('sends a message once, however often it has to be tried', async () => {
    const server = stubServer({ ...house, 'POST /api/admin/messages': refusal('internal') })
    await chooseFamily()
    const field = await screen.findByLabelText('Your message')
    fireEvent.change(field, { target: { value: 'Hello' } })
    const send = () => fireEvent.click(screen.getByRole('button', { name: literal.send }))
    send()
    await screen.findByText('Your message was not sent. It is still here: try again.')
    server.answers['POST /api/admin/messages'] = { status: 201, json: {} }
    send()
    await waitFor(() => expect(field).toHaveProperty('value', ''))
    const [first, second] = server.askedOf('POST /api/admin/messages').map((one) => one.body)
    expect(first).toMatchObject({ content: 'Hello', sent_by: 'admin', parent_id: family.id })
    expect(second).toEqual(first)
  })
})

describe('the door', () => {
  it('asks for the second factor, and opens when it was shown', async () => {
    const access = { state: 'confirm', has_password: true, recovery_codes_left: 10, locked_until: null }
    const server = stubServer({ ...house, 'GET /api/admin/access': { json: access } })
    server.answers['POST /api/admin/second-factor/show'] = refusal('wrong_code', 'That code is not right.')
    openAt('/admin')
    const field = await screen.findByLabelText('Code from the app')
    fireEvent.change(field, { target: { value: '123 456' } })
    fireEvent.click(screen.getByRole('button', { name: 'Open' }))
    await screen.findByText('That code is not right.')
    server.answers['POST /api/admin/second-factor/show'] = { status: 204 }
    server.answers['GET /api/admin/access'] = { json: { ...access, state: 'open' } }
    fireEvent.change(field, { target: { value: '654321' } })
    fireEvent.click(screen.getByRole('button', { name: 'Open' }))
    await screen.findByPlaceholderText(literal.search)
  })
})
