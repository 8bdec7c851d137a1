import { expect, test } from 'vitest'
import { itemMadeFor } from '../../curriculum.ts'

test('lets no child walk to a friend for longer than a child would', () => {
  const told = Array.from(
    { length: 200 },
    (_, seed) => itemMadeFor('thinking.what-matters', seed)?.text.join(' ') ?? '',
  )
  const walks = told.flatMap((text) => [...text.matchAll(/\bwalk (\d+) minutes/g)].map(([, far]) => Number(far)))
  expect(walks.length).toBeGreaterThan(20)
  expect(Math.max(...walks)).toBeLessThanOrEqual(25)
})
