import { describe, expect, it } from 'vitest'
import { nextCursor } from './next-page.ts'

describe('the next page of a list', () => {
  it.each([
    [null, undefined],
    ['', undefined],
    ['</api/student/1/conversations?cursor=01a1-b>; rel="next"', '01a1-b'],
    ['</api/conversations/1/transcript?cursor=1000>; rel="next"', '1000'],
    ['</a?limit=5&cursor=a%20b&x=1>; rel=next', 'a b'],
    ['</a?cursor=1>; rel="prev", </a?cursor=3>; rel="next"', '3'],
    ['</a?cursor=1>; rel="prev"', undefined],
    ['</a>; rel="next"', undefined],
  ])('in the header %j begins at %j', (link, cursor) => {
    expect(nextCursor(link)).toBe(cursor)
  })
})
