// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newQueryClient } from '#client/data/query-client.ts'
import { liveConversation } from '#client/learn/conversation/live-conversation.ts'
import { bringLateParts } from '#client/learn/screen/late-parts.ts'
import { takeLongestPauses } from '#tests/support/longest-pauses.ts'
import { refusal, scriptedWorld } from '#tests/support/scripted-conversation.ts'
import { ReportButton } from './report-button.tsx'

takeLongestPauses()

beforeAll(bringLateParts)

afterEach(cleanup)

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)))

async function press(name: string | RegExp) {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}

async function lesson(world = scriptedWorld()) {
  const conversation = liveConversation(world.parts)
  conversation.open()
  await settle()
  const closed: string[] = []
  render(
    <QueryClientProvider client={newQueryClient()}>
      <ReportButton conversation={conversation} onOpen={() => closed.push('microphone')} />
    </QueryClientProvider>,
  )
  return { world, conversation, closed }
}

describe('the button for when something is wrong', () => {
  it('silences the tutor and the microphone, and asks in four large buttons what it is', async () => {
    const { world, closed } = await lesson()
    const before = world.asked.silenced
    await press('Something is wrong')
    expect(world.asked.silenced).toBe(before + 1)
    expect(closed).toEqual(['microphone'])
    const choices = screen.getAllByRole('button').map((one) => one.textContent)
    expect(choices.slice(2)).toEqual([
      'Something scared or upset me',
      'The tutor said something not right',
      'Somebody hurts me or scares me',
      'Something else',
      'Cancel',
    ])
  })

  it.each([
    ['Something scared or upset me', 'upset'],
    ['The tutor said something not right', 'tutor_wrong'],
    ['Somebody hurts me or scares me', 'someone_hurts_me'],
    ['Something else', 'something_else'],
  ])('tells “%s”, shows the answer and leads back to the lesson', async (choice, about) => {
    const { world } = await lesson()
    world.reportAnswer = { sentences: ['Thank you.', 'You did well.'], help: null }
    await press('Something is wrong')
    await press(choice)
    expect(world.asked.reported).toEqual([{ conversation_id: 'c1', about }])
    const answer = screen.getByRole('status')
    expect(answer.textContent).toBe('Thank you.You did well.')
    expect(document.activeElement).toBe(answer)
    await press('Back to the lesson')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows who helps where that belongs to the answer', async () => {
    const { world } = await lesson()
    world.reportAnswer = { sentences: ['It is not your fault.'], help: 'abuse' }
    await press('Something is wrong')
    await press('Somebody hurts me or scares me')
    expect(screen.getByRole('status').textContent).toMatch(/Childhelp.*Call or text 1-800-422-4453/)
  })

  it('tells nobody when it is cancelled', async () => {
    const { world } = await lesson()
    await press('Something is wrong')
    await press('Cancel')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(world.asked.reported).toEqual([])
  })

  it('says kindly that it could not be sent, and sends the same again', async () => {
    const { world } = await lesson()
    world.reportFails = [refusal('unavailable')]
    await press('Something is wrong')
    await press('Something scared or upset me')
    expect(screen.getByRole('alert').textContent).toMatch(/It is not your fault/)
    await press('Try again')
    expect(world.asked.reported.map(({ about }) => about)).toEqual(['upset', 'upset'])
    expect(screen.getByRole('status').textContent).toBe('Thank you for telling me.')
  })

  it('still says who helps a child that is hurt when we cannot be reached', async () => {
    const { world } = await lesson()
    world.reportFails = [refusal('unavailable')]
    await press('Something is wrong')
    await press('Somebody hurts me or scares me')
    expect(screen.getByRole('alert').textContent).toMatch(/Childhelp/)
  })

  it('begins the conversation that it needs when none has begun', async () => {
    const world = scriptedWorld()
    world.startFails = [refusal('unavailable')]
    await lesson(world)
    await press('Something is wrong')
    await press('Something else')
    expect(screen.getByRole('alert').textContent).toMatch(/Please try again/)
    await press('Try again')
    expect(world.asked.reported).toEqual([{ conversation_id: 'c1', about: 'something_else' }])
  })
})
