// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { liveConversation } from '#client/learn/conversation/live-conversation.ts'
import type { HelpKind } from '#shared/alarm.ts'
import { message, replyOf, scriptedWorld } from '#tests/support/scripted-conversation.ts'
import { HelpCard } from './help-card.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)))
const card = () => screen.queryByRole('alert')?.textContent ?? ''
const putAway = () => fireEvent.click(screen.getByRole('button', { name: 'I have read this' }))

/** The card's place in a lesson where these replies came with help. */
async function open(helps: HelpKind[], country: string | null = 'US') {
  const world = scriptedWorld()
  world.country = country
  world.messages = [
    message('assistant', 'Hello!'),
    ...helps.map((help, place) => message('assistant', `reply ${place}`, { help })),
  ]
  const conversation = liveConversation(world.parts)
  conversation.open()
  await settle()
  render(<HelpCard conversation={conversation} />)
  return { world, conversation }
}

describe('the help card', () => {
  it('is not there while no reply came with help', async () => {
    await open([])
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each<[HelpKind, string | null, RegExp[]]>([
    ['crisis', 'US', [/The 988 Lifeline.*Call or text 988/, /Call 911/, /grown-up you trust/]],
    ['abuse', 'GB', [/Childline.*Call 0800 1111/, /Call 999/, /not your fault/]],
    ['danger', 'US', [/Call 911.*Poison Help.*Call 1-800-222-1222/, /grown-up you trust/]],
    ['talk', 'US', [/Boys Town.*Call 1-800-448-3000.*Call 911/, /grown-up you trust/]],
    ['substance', 'US', [/Call 911.*Poison Help.*Boys Town/, /grown-up you trust/]],
    ['crisis', null, [/Call the emergency number where you live/, /grown-up you trust/]],
  ])('names who helps after %s in %s', async (kind, country, lines) => {
    await open([kind], country)
    for (const line of lines) expect(card()).toMatch(line)
  })

  it.each(['US', 'DE', null])('never sends a child that is hurt to its parents (%s)', async (country) => {
    await open(['abuse'], country)
    expect(card()).toMatch(/You matter/)
    expect(card()).not.toMatch(/parent|mother|father|mom|mum|dad|family|home/i)
  })

  it('comes with the end of the reply that it belongs to', async () => {
    const { world, conversation } = await open([])
    world.replies = [
      replyOf('r1', 'I am glad you told me.').map((event) =>
        event.type === 'done' ? { ...event, help: 'crisis' } : event,
      ),
    ]
    act(() => conversation.write('hm'))
    act(() => conversation.say())
    await settle()
    expect(card()).toMatch(/988/)
  })

  it('stays over a reload until it is put away, and then stays away', async () => {
    await open(['crisis'])
    cleanup()
    await open(['crisis'])
    expect(card()).toMatch(/988/)
    putAway()
    expect(screen.queryByRole('alert')).toBeNull()
    cleanup()
    await open(['crisis'])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows the newest help first; what was read does not come back for an older reply', async () => {
    await open(['abuse', 'crisis', 'crisis'])
    expect(card()).toMatch(/988/)
    putAway()
    expect(card()).toMatch(/Childhelp/)
    putAway()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('comes again when the child writes such a thing again', async () => {
    const { world, conversation } = await open(['crisis'])
    putAway()
    world.replies = [
      replyOf('r9', 'Again.').map((event) => (event.type === 'done' ? { ...event, help: 'crisis' } : event)),
    ]
    act(() => conversation.write('hm'))
    act(() => conversation.say())
    await settle()
    expect(card()).toMatch(/988/)
  })

  it('can be put away where the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    await open(['crisis'])
    putAway()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
