import { describe, expect, it } from 'vitest'
import { passwordHashing } from './passwords.ts'

const password = 'correct horse battery'

describe('the hash of a password', () => {
  it('costs a thief what OWASP recommends, and is another one each time', async () => {
    const { hash, matches } = passwordHashing()
    const [once, again] = [await hash(password), await hash(password)]
    expect(once).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(again).not.toBe(once)
    expect([await matches(once, password), await matches(again, password)]).toEqual([true, true])
    expect([await matches(once, `${password}!`), await matches(null, password)]).toEqual([false, false])
  })

  it('is asked for later by whoever comes when too many wait', async () => {
    const { hash } = passwordHashing({ memoryCost: 8, timeCost: 1, parallelism: 1 })
    const asked = await Promise.allSettled(Array.from({ length: 80 }, async () => hash(password)))
    const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toHaveLength(80 - 2 - 64)
    expect(refused[0]).toMatchObject({ code: 'unavailable', retryAfter: 3 })
  })
})
