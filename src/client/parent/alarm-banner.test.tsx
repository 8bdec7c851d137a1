// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AlarmView } from '#shared/alarm.ts'
import type { MessageView } from '#shared/conversation.ts'
import { config, mia, mum, openAt } from '#tests/support/parent-side.tsx'
import { message } from '#tests/support/scripted-conversation.ts'
import { type Answers, refusal, stubServer } from '#tests/support/stub-server.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const alarm = (kind: AlarmView['kind'], more: Partial<AlarmView> = {}): AlarmView => ({
  id: `alarm-${kind}`,
  student_id: mia.id,
  nickname: 'Mia',
  kind,
  severity: kind === 'crisis' || kind === 'danger' ? 'severe' : 'standard',
  conversation_id: 'c1',
  message_id: 'm1',
  created_at: '2026-11-20T16:05:00.000Z',
  seen_at: null,
  updates: 0,
  ...more,
})

async function openDashboard(alarms: AlarmView[], answers: Answers = {}) {
  const server = stubServer({
    'GET /api/profile': { json: { ...mum, country: 'US' } },
    'GET /api/config': { json: config },
    'GET /api/students': { json: [mia] },
    'GET /api/alarms': { json: alarms },
    ...answers,
  })
  openAt('/dashboard')
  await screen.findByRole('heading', { name: 'Mia' })
  return server
}

const banner = () => screen.findByRole('region', { name: 'What you should know' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('an alarm on the dashboard', () => {
  it('that is severe says at once whose it is, when, and what to do now', async () => {
    await openDashboard([alarm('crisis')])
    const text = within(await banner()).getByRole('alert').textContent ?? ''
    expect(text).toMatch(/^Something that Mia wrote needs you now\./)
    for (const part of [/2026/, /Stay calm/, /call 911/, /988 Lifeline \(call or text 988\)/, /can be wrong/])
      expect(text).toMatch(part)
  })

  it('names the emergency number in words where the country is not known', async () => {
    await openDashboard([alarm('danger')], { 'GET /api/profile': { json: mum } })
    expect(within(await banner()).getByRole('alert').textContent).toMatch(/emergency number where you live/)
  })

  it.each(['sadness', 'blocked_tries', 'child_report'] as const)('that can wait is a quiet card (%s)', async (kind) => {
    await openDashboard([alarm(kind)])
    const quiet = await banner()
    expect(quiet.textContent).toMatch(/Mia/)
    expect(within(quiet).queryByRole('alert')).toBeNull()
  })

  it('that was seen, or that the family must not read, is not shown', async () => {
    await openDashboard([
      alarm('crisis', { seen_at: '2026-11-20T17:00:00.000Z' }),
      alarm('home_harm', { severity: 'severe' }),
      alarm('sadness'),
    ])
    expect(within(await banner()).getAllByRole('article')).toHaveLength(1)
    expect(screen.getByRole('heading', { name: 'Something that Mia wrote needs you today.' })).toBeTruthy()
  })

  it('that is severe comes first, and three are open at once', async () => {
    const quiet = ['a', 'b', 'c'].map((id) => alarm('sadness', { id }))
    await openDashboard([...quiet, alarm('danger')])
    const cards = () =>
      screen.getAllByRole('heading', { name: /^Something that Mia wrote/ }).map((one) => one.textContent)
    await banner()
    expect(cards()).toHaveLength(3)
    expect(cards()[0]).toBe('Something that Mia wrote needs you now.')
    press('Show all 4')
    expect(cards()).toHaveLength(4)
  })

  it('goes away when the parent has seen it', async () => {
    const server = await openDashboard([alarm('crisis')], { 'POST /api/alarms/alarm-crisis/seen': { status: 204 } })
    await banner()
    press('I have seen this')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'What you should know' })).toBeNull())
    expect(server.askedOf('POST /api/alarms/alarm-crisis/seen')).toHaveLength(1)
    expect(server.askedOf('GET /api/alarms')).toHaveLength(1)
  })

  it('says what was said, when, and what the tutor answered, with all that came after it', async () => {
    await openDashboard([alarm('crisis', { updates: 1 })], {
      'GET /api/alarms/alarm-crisis': {
        json: [
          {
            kind: 'crisis',
            created_at: '2026-11-20T16:05:00.000Z',
            said: 'it hurts',
            answered: 'I am glad you told me.',
          },
          { kind: 'danger', created_at: '2026-11-20T16:06:00.000Z', said: null, answered: null },
        ],
      },
    })
    const card = within(await banner())
    const said = within(await card.findByRole('list', { name: 'What was said' }))
    const items = said.getAllByRole('listitem').map((one) => one.textContent ?? '')
    expect(items[0]).toMatch(/2026.*Mia: “it hurts”.*The tutor answered: I am glad you told me\./)
    expect(items[1]).toMatch(/on a card/)
    expect(card.getByText(/One more message since then/)).toBeTruthy()
  })

  it('ends the care of the tutor when the parent is with the child', async () => {
    const server = await openDashboard([alarm('crisis')], {
      'POST /api/alarms/alarm-crisis/with_child': { status: 204 },
    })
    await banner()
    press('I am with Mia')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'What you should know' })).toBeNull())
    expect(server.askedOf('POST /api/alarms/alarm-crisis/with_child')).toHaveLength(1)
  })

  it('that the tutor only asked about is a quiet note, without a number to call', async () => {
    await openDashboard([alarm('crisis', { severity: 'mild' })])
    const quiet = await banner()
    expect(quiet.textContent).toMatch(/The tutor asked Mia whether all is well\./)
    expect(quiet.textContent).not.toMatch(/911|I am with Mia/)
  })

  it('stays when that could not be saved', async () => {
    await openDashboard([alarm('crisis')], { 'POST /api/alarms/alarm-crisis/seen': refusal('internal') })
    await banner()
    press('I have seen this')
    await screen.findByText('That could not be saved. Please try again.')
    expect(await banner()).toBeTruthy()
  })

  it('that could not be asked for is not taken for none', async () => {
    const server = await openDashboard([], { 'GET /api/alarms': refusal('internal') })
    await screen.findByText(/could not check/)
    server.answers['GET /api/alarms'] = { json: [alarm('sadness')] }
    press('Try again')
    expect(await banner()).toBeTruthy()
  })

  it('leads to the conversation, where the child’s words are labelled', async () => {
    const flags: [MessageView['flag'], string][] = [
      ['crisis', 'Trellis answered with fixed help words'],
      ['personal_data', 'Private data was kept from the tutor'],
      ['rude', 'Unkind words'],
      ['injection', 'An attempt to change the tutor'],
    ]
    const shown: (string | null)[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      shown.push(this.textContent)
    })
    const about = (flag: MessageView['flag']) => ({ flag, ...(flag === 'rude' && { id: 'm1' }) })
    await openDashboard([alarm('crisis')], {
      'GET /api/conversations/c1/transcript': {
        json: [message('assistant', 'Hello!'), ...flags.map(([flag]) => message('user', `said ${flag}`, about(flag)))],
      },
    })
    await banner()
    press('Read the conversation')
    const transcript = within(await screen.findByRole('dialog', { name: 'Session Transcript' }))
    await transcript.findByText('Hello!')
    const said = transcript.getAllByRole('listitem').map((one) => one.textContent ?? '')
    expect(said[0]).toMatch(/Hello!$/)
    for (const [place, [flag, label]] of flags.entries()) expect(said[place + 1]).toContain(`said ${flag}${label}`)
    // The message that the alarm points to is in view.
    expect(shown.filter((text) => text?.includes('said rude'))).toHaveLength(1)
    expect(shown.filter((text) => text?.includes('said crisis'))).toEqual([])
  })
})
