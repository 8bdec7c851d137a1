import { describe, expect, it } from 'vitest'
import type { LearnerPass } from '#shared/account.ts'
import { mia } from '#tests/support/scripted-conversation.ts'
import { passKeeper } from './pass-keeper.ts'

const minute = 60_000
const refused = new Error('refused')

/** A server that gives passes p1, p2, … for an hour each, and a clock that stands still unless it is moved. */
function passes() {
  const world = { now: 0, given: 0, down: false }
  const keeper = passKeeper({
    obtain: async (): Promise<LearnerPass> => {
      if (world.down) throw new Error('no connection')
      world.given++
      const expires_at = new Date(world.now + 60 * minute).toISOString()
      return { token: `p${world.given}`, expires_at, learner_id: 'l', student: mia }
    },
    isRefusal: (error) => error === refused,
    now: () => world.now,
  })
  return { world, keeper, tokenOfCall: () => keeper.call(async (token) => token) }
}

describe('a learner pass', () => {
  it('is obtained when it is first needed, once for calls at the same moment', async () => {
    const { world, keeper, tokenOfCall } = passes()
    expect([world.given, keeper.token()]).toEqual([0, null])
    expect(await Promise.all([tokenOfCall(), tokenOfCall(), keeper.current().then((pass) => pass.token)])).toEqual([
      'p1',
      'p1',
      'p1',
    ])
    expect(keeper.token()).toBe('p1')
  })

  it('serves until ten minutes before its end and is renewed then', async () => {
    const { world, tokenOfCall } = passes()
    await tokenOfCall()
    world.now = 49 * minute
    expect(await tokenOfCall()).toBe('p1')
    world.now = 51 * minute
    expect(await Promise.all([tokenOfCall(), tokenOfCall()])).toEqual(['p2', 'p2'])
  })

  it('goes on serving while a renewal does not get through, as long as it lasts', async () => {
    const { world, tokenOfCall } = passes()
    await tokenOfCall()
    Object.assign(world, { now: 55 * minute, down: true })
    expect(await tokenOfCall()).toBe('p1')
    world.now = 61 * minute
    await expect(tokenOfCall()).rejects.toThrow('no connection')
    world.down = false
    expect(await tokenOfCall()).toBe('p2')
  })

  it('is replaced once when it is refused, and the call is made again', async () => {
    const { world, keeper } = passes()
    const tokens: string[] = []
    const ask = async (token: string) => {
      tokens.push(token)
      if (token === 'p1') throw refused
      return `answer for ${token}`
    }
    expect(await Promise.all([keeper.call(ask), keeper.call(ask)])).toEqual(['answer for p2', 'answer for p2'])
    expect(tokens).toEqual(['p1', 'p1', 'p2', 'p2'])
    expect(world.given).toBe(2)
  })

  it('does not ask for ever when new passes are refused too', async () => {
    const { world, keeper } = passes()
    await expect(keeper.call(() => Promise.reject(refused))).rejects.toBe(refused)
    expect(world.given).toBe(2)
  })

  it('leaves every other failure to the caller', async () => {
    const { world, keeper } = passes()
    await expect(keeper.call(() => Promise.reject(new Error('full')))).rejects.toThrow('full')
    expect(world.given).toBe(1)
  })
})
