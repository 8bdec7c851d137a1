// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mum, openAt } from '#tests/support/parent-side.tsx'
import { mia } from '#tests/support/scripted-conversation.ts'
import { type Answer, type Answers, refusal, stubServer } from '#tests/support/stub-server.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const nobody = refusal('unauthenticated')
const isMias = { json: { student: mia } }
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const box = () => screen.getByLabelText<HTMLInputElement>('Type the code from your grown-up')
const type = (value: string) => fireEvent.change(box(), { target: { value } })

async function openJoin(answers: Answers = {}) {
  const server = stubServer({ 'GET /api/profile': nobody, 'GET /api/join': nobody, ...answers })
  const { where } = openAt('/join')
  await screen.findByLabelText('Type the code from your grown-up')
  return { server, where }
}

describe('a child with a code', () => {
  it('is let into the lesson', async () => {
    const { server, where } = await openJoin({ 'POST /api/join': isMias, 'POST /api/learner': refusal('internal') })
    type('48210937')
    expect(box().value).toBe('4821 0937')
    press('Let me in')
    await waitFor(() => expect(where()).toBe(`/learn/${mia.id}`))
    expect(server.askedOf('POST /api/join').map((one) => one.body)).toEqual([{ code: '48210937' }])
  })

  it.each([
    ['4', '4'],
    ['4821', '4821'],
    ['48210', '4821 0'],
    ['4821-0937', '4821 0937'],
    ['code: 4821 0937 !', '4821 0937'],
    ['4821 0937 99', '4821 0937'],
    ['４８２１０９３７', '4821 0937'],
  ])('sees %s in two groups, as it was read out', async (typed, shown) => {
    await openJoin()
    type(typed)
    expect(box().value).toBe(shown)
  })

  it('may correct a number in the middle: the caret stays there', async () => {
    await openJoin()
    type('48210937')
    const input = box()
    fireEvent.change(input, { target: { value: '482 0937', selectionStart: 3, selectionEnd: 3 } })
    expect([input.value, input.selectionStart]).toEqual(['4820 937', 3])
  })

  it('that is too short asks nobody, and the box is where one goes on', async () => {
    const { server } = await openJoin()
    type('482')
    press('Let me in')
    expect(screen.getByText('The code has 8 numbers. Type them all.')).toBeTruthy()
    expect(document.activeElement).toBe(box())
    expect(server.askedOf('POST /api/join')).toEqual([])
  })

  it.each<[string, Answer, string]>([
    ['wrong', refusal('wrong_code'), 'That is not the code. Look again and try once more.'],
    ['over', refusal('link_expired'), 'This code is over. Ask for a new one.'],
    ['tried too often', refusal('rate_limited'), 'That was a lot of tries. Have a little rest, then try again.'],
    ['without a connection', 'no connection', 'I cannot reach Trellis right now. Try again, or ask your grown-up.'],
  ])('that is %s is told so in easy words, and what was typed stays', async (_, answer, text) => {
    const { where } = await openJoin({ 'POST /api/join': answer })
    type('48210937')
    press('Let me in')
    await waitFor(() => expect(screen.getByRole('main').querySelector('[role="alert"]')?.textContent).toBe(text))
    expect(box().value).toBe('4821 0937')
    expect(where()).toBe('/join')
  })
})

describe('a device that is known', () => {
  const leave = 'This is not Mia’s device any more'
  const openDevice = async (answers: Answers = {}) => {
    const server = stubServer({ 'GET /api/profile': nobody, 'GET /api/join': isMias, ...answers })
    openAt('/join')
    await screen.findByRole('heading', { name: 'Hi Mia!' })
    return server
  }

  it('greets the child and leads to the lesson', async () => {
    await openDevice()
    expect(screen.getByRole('link', { name: 'Start learning' }).getAttribute('href')).toBe(`/learn/${mia.id}`)
    expect(screen.queryByLabelText('Type the code from your grown-up')).toBeNull()
  })

  it('is none any more after one question', async () => {
    const server = await openDevice({ 'DELETE /api/join': { status: 204 } })
    press(leave)
    press('No, go back')
    expect(screen.queryByRole('dialog')).toBeNull()
    press(leave)
    expect(server.askedOf('DELETE /api/join')).toEqual([])
    press('Yes, stop here')
    await screen.findByLabelText('Type the code from your grown-up')
    expect(screen.getByRole('heading', { level: 1, name: 'Hello!' })).toBe(document.activeElement)
  })

  it('that the parent has ended meanwhile is none any more, too', async () => {
    await openDevice({ 'DELETE /api/join': nobody })
    press(leave)
    press('Yes, stop here')
    await screen.findByLabelText('Type the code from your grown-up')
  })

  it('that could not be ended says so', async () => {
    await openDevice({ 'DELETE /api/join': 'no connection' })
    press(leave)
    press('Yes, stop here')
    await screen.findByText('That did not work. Please try again.')
  })
})

it('tells a parent who is signed in that this page is for the child’s device', async () => {
  await openJoin({ 'GET /api/profile': { json: mum } })
  expect(screen.getByText(/This page is for your child’s own device/)).toBeTruthy()
})
