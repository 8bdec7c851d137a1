import { describe, expect, it } from 'vitest'
import { requestKeys } from './request-key.ts'

describe('the key of a request', () => {
  it('is one the server takes, and the same for every try of one content', () => {
    const { keyFor } = requestKeys()
    expect(keyFor('Mia')).toMatch(/^[\w-]{8,100}$/)
    expect(keyFor('Mia')).toBe(keyFor('Mia'))
  })

  it('is another for another content: what was corrected after a failure is not answered with what was not', () => {
    const { keyFor } = requestKeys()
    const first = keyFor('Mia')
    expect(keyFor('Mio')).not.toBe(first)
  })

  it('is another for the same content once that has arrived: the same note twice is two notes', () => {
    const { keyFor, forget } = requestKeys()
    const first = keyFor('Loves cats')
    forget()
    expect(keyFor('Loves cats')).not.toBe(first)
  })
})
