import { describe, expect, it } from 'vitest'
import { grownIn } from './grown-in.ts'

describe('what an answer says to have grown', () => {
  it('is taken as far as this page knows it', () => {
    const leaf = { kind: 'leaf', id: '1' }
    expect(grownIn({ grown: [leaf, { kind: 'apple', id: '2' }, { kind: 'bird' }, 'leaf', null] })).toEqual([leaf])
  })

  it.each([[{}], ['refused'], [null], [undefined], [{ grown: 'leaf' }]])('is nothing in %j', (answer) => {
    expect(grownIn(answer)).toEqual([])
  })
})
