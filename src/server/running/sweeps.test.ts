import { expect, it } from 'vitest'
import { oneByOne } from './sweeps.ts'

it('what fails in one round is told, and what comes behind it is done all the same', async () => {
  const [done, told]: [string[], unknown[]] = [[], []]
  const failing = new Error('the table is away')
  await oneByOne(
    [
      () => Promise.reject(failing),
      async () => done.push('alarms are told again'),
      () => {
        throw failing
      },
      async () => done.push('alarms are escalated'),
    ],
    (error) => told.push(error),
  )
  expect(done).toEqual(['alarms are told again', 'alarms are escalated'])
  expect(told).toEqual([failing, failing])
})
