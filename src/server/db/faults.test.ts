import { describe, expect, it } from 'vitest'
import { isPassingFault } from './faults.ts'

const told = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('told by PostgreSQL'), { code }) })

describe('a fault of the database', () => {
  it.each(['25P03', '57014', '55P03', '40001', 'ECONNRESET'])('%s passes: the same call may work later', (code) => {
    expect(isPassingFault(told(code))).toBe(true)
  })

  it.each(['23505', '22P02', '42703'])('%s says something about the call', (code) => {
    expect(isPassingFault(told(code))).toBe(false)
  })
})
