// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnswerLogged } from '#shared/card.ts'
import { takeLongestPauses } from '#tests/support/longest-pauses.ts'
import { verdictOf } from '#tests/support/scripted-cards.ts'
import { mia, refusal } from '#tests/support/scripted-conversation.ts'
import { type Outbox, outbox } from './outbox.ts'
import { outboxBox } from './outbox-box.ts'
import type { Kept, KeptAnswer } from './outbox-entry.ts'

takeLongestPauses()

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00.000Z') })
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

let given = 0
const answer = (): KeptAnswer => ({
  student_id: mia.id,
  card_id: `times-tables~${++given}x7`,
  was_correct: true,
  client_id: `id-${String(given).padStart(4, '0')}`,
  answered_at: new Date(Date.now() + given).toISOString(),
})
const pass = (time = 0) => vi.advanceTimersByTimeAsync(time)

/** A server that takes each id once, and tabs before it. */
function world() {
  const script = { fault: null as unknown, breaks: '', refuses: '', hangs: false }
  const arrived: KeptAnswer[] = []
  let tries = 0
  const deliver = async (kept: Kept): Promise<AnswerLogged | 'refused'> => {
    if (kept.kind !== 'answer') throw new Error('answers only')
    const one = kept.answer
    tries++
    if (script.hangs) await new Promise(() => undefined)
    if (script.fault !== null) throw script.fault
    if (one.client_id === script.breaks) throw refusal('internal')
    if (one.client_id === script.refuses) return 'refused'
    arrived.push(one)
    return verdictOf('was_correct' in one && one.was_correct)
  }
  const tab = () => {
    const out: Outbox = outbox({ box: outboxBox(mia.id), deliver, onHelp: () => undefined })
    return {
      ...out,
      take: (one: KeptAnswer) => out.take({ kind: 'answer', answer: one }),
      waiting: () => out.waiting('answer'),
    }
  }
  const ids = () => arrived.map(({ client_id }) => client_id)
  return { script, arrived, ids, tab, tries: () => tries, kept: () => outboxBox(mia.id).list().length }
}

const down = refusal('unavailable')

describe('an answer', () => {
  it('is on the device before it is sent, and gone when it has arrived', async () => {
    const { tab, kept, arrived } = world()
    const taken = tab().take(answer())
    expect([kept(), arrived.length]).toEqual([1, 0])
    await pass()
    expect(await taken).toEqual(verdictOf(true))
    expect([kept(), arrived.length]).toEqual([0, 1])
  })

  it('waits without a line, is told of, and arrives once when there is one', async () => {
    const { script, tab, ids, kept } = world()
    const box = tab()
    const told: number[] = []
    box.subscribe(() => told.push(box.waiting()))
    script.fault = down
    const [first, second] = [answer(), answer()]
    const verdicts = [box.take(first), box.take(second)]
    await pass()
    expect(await Promise.all(verdicts)).toEqual([null, null])
    expect([box.waiting(), kept()]).toEqual([2, 2])
    script.fault = null
    void box.flush()
    await pass()
    expect(ids()).toEqual([first.client_id, second.client_id])
    expect([box.waiting(), kept()]).toEqual([0, 0])
    expect(told).toEqual([2, 1, 0])
  })

  it('is not told of as waiting while it is merely on its way', async () => {
    const { script, tab } = world()
    script.hangs = true
    const box = tab()
    void box.take(answer())
    await pass(5_000)
    expect(box.waiting()).toBe(0)
  })

  it('is tried again after growing pauses', async () => {
    const { script, tab, tries } = world()
    script.fault = down
    void tab().take(answer())
    const seen: number[] = []
    for (const pause of [0, 999, 1, 1_999, 1, 3_999, 1]) {
      await pass(pause)
      seen.push(tries())
    }
    expect(seen).toEqual([1, 1, 2, 2, 3, 3, 4])
  })

  it.each(['unauthenticated', 'rate_limited', 'request_timeout'] as const)(
    'is kept, and those after it wait behind it, when the server says %s',
    async (code) => {
      const { script, tab, kept, tries } = world()
      script.fault = refusal(code)
      const box = tab()
      void box.take(answer())
      void box.take(answer())
      await pass()
      expect([kept(), tries()]).toEqual([2, 1])
    },
  )

  it('that the server will never take is let go', async () => {
    const { script, tab, ids, kept } = world()
    const box = tab()
    const [bad, good] = [answer(), answer()]
    script.refuses = bad.client_id
    const verdict = box.take(bad)
    void box.take(good)
    await pass()
    expect(await verdict).toBeNull()
    expect([ids(), kept()]).toEqual([[good.client_id], 0])
  })

  it('that breaks the server does not hold up those after it', async () => {
    const { script, tab, ids, kept } = world()
    const box = tab()
    const [bad, good] = [answer(), answer()]
    script.breaks = bad.client_id
    void box.take(bad)
    void box.take(good)
    await pass()
    expect([ids(), kept(), box.waiting()]).toEqual([[good.client_id], 1, 1])
    script.breaks = ''
    await pass(1_000)
    expect([ids(), kept(), box.waiting()]).toEqual([[good.client_id, bad.client_id], 0, 0])
  })

  it('given while a round is ending is still sent', async () => {
    const { tab, ids } = world()
    const box = tab()
    const [first, second] = [answer(), answer()]
    void box.take(first).then(() => box.take(second))
    await pass()
    await pass()
    expect(ids()).toEqual([first.client_id, second.client_id])
  })
})

describe('two tabs', () => {
  it('lose nothing, and send nothing under a second id', async () => {
    const { script, tab, ids, kept } = world()
    const [one, other] = [tab(), tab()]
    script.fault = down
    const all = [answer(), answer(), answer(), answer()]
    all.forEach((each, place) => void (place % 2 ? one : other).take(each))
    await pass()
    script.fault = null
    void one.flush()
    void other.flush()
    await pass()
    expect(kept()).toBe(0)
    expect([...new Set(ids())].sort()).toEqual(all.map(({ client_id }) => client_id))
    await pass(60_000)
    expect([one.waiting(), other.waiting()]).toEqual([0, 0])
  })
})

it('a screen that opens brings what the last one left', async () => {
  const { script, tab, ids } = world()
  script.fault = down
  const last = tab()
  const left = answer()
  void last.take(left)
  await pass()
  last.close()
  script.fault = null
  await pass(60_000)
  expect(ids()).toEqual([])
  tab().flush()
  await pass()
  expect(ids()).toEqual([left.client_id])
})
