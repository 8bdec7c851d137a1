// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { learnerPass } from '#client/data/learn.ts'
import { Composer } from '#client/learn/composer/composer.tsx'
import { liveConversation } from '#client/learn/conversation/live-conversation.ts'
import { bringLateParts } from '#client/learn/screen/late-parts.ts'
import { takeLongestPauses } from '#tests/support/longest-pauses.ts'
import { mia, scriptedWorld } from '#tests/support/scripted-conversation.ts'
import { type Answers, refusal, stubServer } from '#tests/support/stub-server.ts'
import { photoService } from './photo-service.ts'

takeLongestPauses()

beforeAll(bringLateParts)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const post = 'POST /api/photos'
const running = '0197a000-0000-7000-8000-0000000000c1'
const config = (sees: boolean) => ({ json: { sees } })
const seen = { kind: 'seen', says: 'I see: 7 × 8 =. Right?', message: '7 × 8 =' }
const unsure = { kind: 'unsure', says: 'I cannot read this photo. What does it say?', options: [] }
const taken = (reading: object, help: string | null = null) => ({ status: 201, json: { id: 'p', reading, help } })

/** The bar of a lesson; nothing is drawn here, so a photo is sent as it is. */
async function bar(answers: Answers, sees = true) {
  const server = stubServer({
    'POST /api/learner': { json: { token: 't', expires_at: '2999-01-01T00:00:00.000Z', student: mia }, status: 201 },
    'GET /api/config': config(sees),
    ...answers,
  })
  const world = scriptedWorld()
  const conversation = liveConversation(world.parts)
  const pass = learnerPass(mia.id)
  const photos = photoService({ studentId: mia.id, pass, running: () => running, onHelp: conversation.needsHelp })
  const microphone = { supported: true, wanted: false, toggle: () => undefined, stop: () => undefined }
  const view = (
    <Composer conversation={conversation} microphone={microphone} large={false} notice={null} photos={photos} />
  )
  const { container } = render(view)
  act(() => conversation.open())
  const choose = async () => {
    await screen.findByRole('button', { name: 'Attach a picture' })
    const input = container.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('nothing to choose a photo with')
    const file = new File(['x'], 'homework.jpg', { type: 'image/jpeg' })
    Object.defineProperty(input, 'files', { value: [file], configurable: true })
    fireEvent.change(input)
  }
  return { server, world, conversation, container, choose, sent: () => world.asked.sent.map((one) => one.message) }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('attaching a photo', () => {
  it('is not offered where nobody reads photos', async () => {
    const { server, container } = await bar({}, false)
    await waitFor(() => expect(server.askedOf('GET /api/config')).toHaveLength(1))
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Attach a picture (coming soon)' })
    expect([button.getAttribute('aria-disabled'), button.title]).toEqual(['true', 'Attach a picture (coming soon)'])
    expect(container.querySelector('input[type=file]')).toBeNull()
  })

  it('shows the photo, asks what it says, and says it for the child with a yes', async () => {
    const { server, choose, sent, conversation } = await bar({ [post]: taken(seen) })
    act(() => conversation.write('half a thought'))
    await choose()
    const spoken = within(screen.getByRole('dialog')).getAllByRole('status')
    expect(spoken.map((one) => one.textContent)).toEqual(['I am looking at your photo.'])
    await screen.findByText('I see: 7 × 8 =. Right?')
    expect(screen.getByRole('img', { name: 'The photo that you chose' })).toBeTruthy()
    expect(sent()).toEqual([])
    const [asked] = server.askedOf(post)
    expect([Object.fromEntries(asked?.query ?? []), asked?.headers.get('content-type')]).toEqual([
      { student_id: mia.id, conversation_id: running },
      'image/jpeg',
    ])
    press('Yes')
    await waitFor(() => expect(sent()).toEqual(['7 × 8 =']))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(conversation.get().draft).toBe('half a thought')
  })

  it.each([
    ['a no', seen, 'No'],
    ['a photo that nobody can read', unsure, 'I will type it'],
  ])('leaves the words to the child with %s', async (_, reading, button) => {
    const { choose, sent } = await bar({ [post]: taken(reading) })
    await choose()
    await screen.findByText(reading.says)
    press(button)
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByPlaceholderText('Type your message')))
    expect(sent()).toEqual([])
  })

  it.each([
    ['no picture', refusal('unsupported_media_type'), 'I cannot open this picture. Please take a new photo.'],
    ['too large', refusal('body_too_large'), 'This picture is too big. Please take a new photo.'],
    ['one of too many', refusal('rate_limited'), 'That was a lot of photos. You can type it for now.'],
    ['lost on the way', 'no connection' as const, 'Your photo did not arrive. Please try again.'],
  ])('says in plain words that a photo was %s, and can be tried again', async (_, fault, says) => {
    const { server, choose } = await bar({ [post]: fault })
    await choose()
    await screen.findByText(says)
    server.answers[post] = taken(seen)
    press('Try again')
    await screen.findByText('I see: 7 × 8 =. Right?')
  })

  it('brings the help card when the photo needs a grown-up', async () => {
    const { choose, conversation } = await bar({ [post]: taken(unsure, 'crisis') })
    await choose()
    await screen.findByText(unsure.says)
    expect(conversation.get().help).toBe('crisis')
  })
})
