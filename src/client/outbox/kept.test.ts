import { expect, it } from 'vitest'
import { drawer } from '#tests/support/scripted-conversation.ts'
import { keptFor } from './kept.ts'

const id = '0193a1e0-5c00-7a10-8b01-7472656c6c01'

it('gives back what was kept, to the same student only', () => {
  const storage = drawer()
  const mia = keptFor('mia', () => storage)
  mia.keepDraft('half\na sent')
  mia.keepUnsent({ id, text: 'two\nlines  ', inBox: true })
  mia.keepSitting('c1')
  expect(mia.draft()).toBe('half\na sent')
  expect(mia.unsent()).toEqual({ id, text: 'two\nlines  ', inBox: true })
  mia.keepUnsent({ id, text: 'in box: x', inBox: false })
  expect(mia.unsent()).toEqual({ id, text: 'in box: x', inBox: false })
  const ben = keptFor('ben', () => storage)
  expect([ben.draft(), ben.unsent(), ben.takeSitting()]).toEqual(['', null, null])
})

it('gives back what the release before kept: a lesson goes on over an update', () => {
  const storage = drawer()
  storage.setItem('trellis.sitting.mia', 'c1')
  storage.setItem('trellis.draft.mia', 'half a sent')
  storage.setItem('trellis.unsent.mia', `${id} in box: two\nlines`)
  const mia = keptFor('mia', () => storage)
  expect(mia.draft()).toBe('half a sent')
  expect(mia.unsent()).toEqual({ id, text: 'two\nlines', inBox: true })
  expect(mia.takeSitting()).toBe('c1')
})

it('gives the sitting once, so that a later visit is a new one', () => {
  const kept = keptFor('mia', drawer)
  const same = drawer()
  const mia = keptFor('mia', () => same)
  mia.keepSitting('c1')
  expect([mia.takeSitting(), mia.takeSitting()]).toEqual(['c1', null])
  expect(kept.takeSitting()).toBeNull()
})

it('forgets', () => {
  const storage = drawer()
  const mia = keptFor('mia', () => storage)
  mia.keepDraft('x')
  mia.keepDraft('')
  mia.keepUnsent({ id, text: 'x', inBox: false })
  mia.keepUnsent(null)
  expect([mia.draft(), mia.unsent()]).toEqual(['', null])
})

it('carries on without storage', () => {
  const kept = keptFor('mia', () => {
    throw new DOMException('blocked', 'SecurityError')
  })
  kept.keepDraft('x')
  expect([kept.draft(), kept.unsent(), kept.takeSitting()]).toEqual(['', null, null])
})
