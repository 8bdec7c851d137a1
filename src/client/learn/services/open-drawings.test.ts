// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { learnerPass } from '#client/data/learn.ts'
import { bringWaiting } from '#client/outbox/bring-waiting.ts'
import { deliverEntry } from '#client/outbox/deliver-entry.ts'
import { outbox } from '#client/outbox/outbox.ts'
import { outboxBox } from '#client/outbox/outbox-box.ts'
import { studentsWithWaiting } from '#client/outbox/waiting-here.ts'
import type { OpenDrawing } from '#client/tools/contract/drawing-service.ts'
import type { SaveDrawing } from '#shared/drawing.ts'
import { takeLongestPauses } from '#tests/support/longest-pauses.ts'
import { mia } from '#tests/support/scripted-conversation.ts'
import { type Answers, refusal, stubServer } from '#tests/support/stub-server.ts'
import { openDrawings } from './open-drawings.ts'

takeLongestPauses()

const id = '0197a000-0000-7000-8000-000000000001'
const conversation = '0197a000-0000-7000-8000-0000000000c1'
const put = `PUT /api/drawings/${id}`

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00.000Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const drawn = (version: number, more: Partial<OpenDrawing> = {}): OpenDrawing => ({
  id,
  version,
  scene: { mat: 'plain', elements: [] },
  marks: [],
  kept: false,
  ...more,
})
const saved: Answers[string] = ({ body }) => ({ json: { version: versionIn(body), help: null } })
const versionIn = (body: unknown) => (typeof body === 'object' && body !== null ? Reflect.get(body, 'version') : null)
const pass = {
  json: { token: 't', expires_at: '2026-11-21T12:00:00.000Z', student: mia },
  status: 201,
}

function world(answers: Answers = {}) {
  const server = stubServer({ 'POST /api/learner': pass, [put]: saved, ...answers })
  const helped: string[] = []
  const open = (running: string | null = conversation) => {
    const learner = learnerPass(mia.id)
    const onHelp = (kind: string) => void helped.push(kind)
    const box = outboxBox(mia.id)
    const out = outbox({ box, deliver: (kept) => deliverEntry(learner, mia.id, kept), onHelp })
    const desk = openDrawings({ studentId: mia.id, pass: learner, box, out, onHelp })
    desk.enter(running)
    const close = () => {
      desk.close()
      out.close()
    }
    return { ...desk, flush: () => void out.flush(), close }
  }
  const arrived = () => server.askedOf(put).map(({ body }) => versionIn(body))
  return { server, open, arrived, helped }
}
const wait = (time: number) => vi.advanceTimersByTimeAsync(time)

describe('a drawing that is being made', () => {
  it('is on the device at once, and on the server when the child pauses, with its newest version only', async () => {
    const { open, arrived, server } = world()
    const { drawings } = open()
    const told: boolean[] = []
    drawings.subscribe(() => told.push(drawings.isSaved()))
    for (const version of [1, 2, 3]) {
      drawings.save(drawn(version))
      await wait(1_000)
    }
    expect([arrived(), drawings.isSaved(), studentsWithWaiting()]).toEqual([[], false, [mia.id]])
    await wait(600)
    expect([arrived(), drawings.isSaved(), studentsWithWaiting()]).toEqual([[3], true, []])
    expect(told).toEqual([false, true])
    const [asked] = server.askedOf(put)
    const body: SaveDrawing = { student_id: mia.id, conversation_id: conversation, ...drawn(3) }
    expect({ ...body, id: undefined }).toMatchObject({ ...(asked?.body ?? {}) })
    expect(asked?.headers.get('authorization')).toBe('Bearer t')
  })

  it('is saved now and then while the child draws on and on', async () => {
    const { open, arrived } = world()
    const { drawings } = open()
    for (let version = 1; version <= 25; version++) {
      drawings.save(drawn(version))
      await wait(500)
    }
    expect(arrived()).toHaveLength(1)
  })

  it('that changes while it is on its way goes again', async () => {
    const { open, server, arrived } = world()
    const { drawings } = open()
    let answer: (() => void) | undefined
    server.answers[put] = async ({ body }) => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      return { json: { version: versionIn(body), help: null } }
    }
    drawings.save(drawn(1))
    await wait(1_500)
    drawings.save(drawn(2))
    server.answers[put] = saved
    answer?.()
    await wait(10)
    expect([arrived(), drawings.isSaved()]).toEqual([[1, 2], true])
  })

  it.each([
    ['the line is down', 'no connection' as const],
    ['the server has a fault', refusal('internal')],
    ['there was too much at once', refusal('rate_limited')],
  ])('waits when %s, and arrives later', async (_, fault) => {
    const { open, server } = world({ [put]: fault })
    const { drawings } = open()
    drawings.save(drawn(1))
    await wait(1_600)
    expect([drawings.isSaved(), studentsWithWaiting()]).toEqual([false, [mia.id]])
    server.answers[put] = saved
    await wait(1_100)
    expect(drawings.isSaved()).toBe(true)
  })

  it('that the server will never take is not sent again until it changes', async () => {
    const { open, server, arrived } = world({ [put]: refusal('validation_failed') })
    const { drawings } = open()
    drawings.save(drawn(1))
    await wait(60_000)
    expect([arrived(), drawings.isSaved()]).toEqual([[1], false])
    server.answers[put] = saved
    drawings.save(drawn(2))
    await wait(1_600)
    expect([arrived(), drawings.isSaved()]).toEqual([[1, 2], true])
  })

  it('with words that need a grown-up brings the help card', async () => {
    const { open, helped } = world({ [put]: { json: { version: 1, help: 'crisis' } } })
    open().drawings.save(drawn(1))
    await wait(1_600)
    expect(helped).toEqual(['crisis'])
  })
})

describe('after a reload', () => {
  it('the drawing of the running conversation goes on, whether the server has it or not', async () => {
    const { open } = world()
    const before = open()
    before.drawings.save(drawn(4, { kept: true }))
    expect(open().drawings.last()).toEqual(drawn(4, { kept: true }))
    await wait(1_600)
    expect(open().drawings.last()).toEqual(drawn(4, { kept: true }))
  })

  it('one of an earlier conversation does not, but what the server lacks of it is brought', async () => {
    const { open, server, arrived } = world({ [put]: 'no connection' })
    const before = open()
    before.drawings.save(drawn(4))
    await wait(1_600)
    before.close()
    await wait(10)
    const after = open('0197a000-0000-7000-8000-0000000000c2')
    expect(after.drawings.last()).toBeNull()
    server.answers[put] = saved
    after.flush()
    await wait(10)
    expect([arrived().at(-1), after.drawings.isSaved()]).toEqual([4, true])
    expect(server.askedOf(put).at(-1)?.body).toMatchObject({ conversation_id: conversation })
  })

  it('nothing stays on the device of what has arrived, once the screen is left', async () => {
    const { open } = world()
    const desk = open()
    desk.drawings.save(drawn(1))
    desk.close()
    await wait(10)
    expect(Object.keys(localStorage)).toEqual([])
  })

  it('something else in its place is not taken for a drawing', () => {
    const { open } = world()
    for (const junk of ['{}', 'waits', 'waits {}', 'waits null', 'came {"id":1}', 'waits {"id":"x","version":1}']) {
      localStorage.setItem(`trellis.drawing.${mia.id}.${id}`, junk)
      expect(open().drawings.last()).toBeNull()
    }
  })
})

describe('a page that goes away', () => {
  it('sends what waits, unless it is too large to outlive the page', async () => {
    const { open, arrived } = world()
    const desk = open()
    desk.drawings.save(drawn(1))
    await wait(1_600)
    desk.drawings.save(drawn(2))
    desk.hide()
    expect(arrived()).toEqual([1, 2])
    const points = Array.from({ length: 3_000 }, (_, at): [number, number, number, number] => [
      at % 800,
      at % 500,
      at,
      0.5,
    ])
    const ink = { kind: 'ink' as const, color: '#224466', width: 6, points }
    const elements = ['ink-1', 'ink-2'].map((one) => ({ ...ink, id: one }))
    desk.drawings.save(drawn(3, { scene: { mat: 'plain', elements } }))
    desk.hide()
    expect(arrived()).toEqual([1, 2])
    await wait(1_600)
    expect(arrived()).toEqual([1, 2, 3])
  })
})

describe('reading a board', () => {
  it('comes after the drawing, and brings the help card where it must', async () => {
    const reading = { kind: 'seen', says: 'I see 7 × 8. Right?', message: '7 × 8' }
    const read = 'POST /api/drawings/read'
    const { open, server, arrived, helped } = world({ [read]: { json: { ...reading, help: 'danger' } } })
    const { drawings } = open()
    drawings.save(drawn(1))
    expect(await drawings.read(drawn(1).scene)).toEqual(reading)
    expect([arrived(), server.askedOf(read)[0]?.body, helped]).toEqual([
      [1],
      { student_id: mia.id, scene: drawn(1).scene },
      ['danger'],
    ])
  })
})

describe('logging out', () => {
  it('brings what waits, and tells what could not be brought', async () => {
    const { open, server, arrived } = world({ [put]: 'no connection' })
    const desk = open()
    desk.drawings.save(drawn(1))
    await wait(1_600)
    desk.close()
    expect(await bringWaiting()).toEqual([{ studentId: mia.id, text: '1 drawing' }])
    server.answers[put] = saved
    expect(await bringWaiting()).toEqual([])
    expect(arrived().at(-1)).toBe(1)
    expect(outboxBox(mia.id).list()).toMatchObject([{ where: 'came' }])
  })

  it('does not speak of the drawings of another family', async () => {
    const { open, server } = world({ [put]: 'no connection' })
    const desk = open()
    desk.drawings.save(drawn(1))
    desk.close()
    await wait(10)
    server.answers['POST /api/learner'] = refusal('not_found')
    expect(await bringWaiting()).toEqual([])
  })
})
