// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { mia, mum, openAt } from '#tests/support/parent-side.tsx'
import { stubServer } from '#tests/support/stub-server.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const bo = { ...mia, id: 'b0000000-0000-4000-8000-000000000002', nickname: 'Bo' }
const of = (id: string, week: object) => ({
  student_id: id,
  last_day: null,
  week,
  claims: [],
  thin: null,
  suggestion: null,
})
const weeks = [
  of(mia.id, { minutes: 0, lessons: 1, right: 2, tried: 4 }),
  of(bo.id, { minutes: 31, lessons: 2, right: 30, tried: 40 }),
]

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent?.replace(/^M(?=Mia)|^B(?=Bo)/, '')))

function open(students: object[]) {
  stubServer({
    'GET /api/profile': { json: mum },
    'GET /api/students': { json: students },
    'GET /api/students/insights': { json: weeks },
  })
  openAt('/dashboard')
}

it('shows the week of two children side by side, and sorts them', async () => {
  open([mia, bo])
  await screen.findByRole('heading', { name: 'This week' })
  expect(rows()).toEqual([
    ['Mia', 'less than a minute', '1', '2 of 4'],
    ['Bo', '31 minutes', '2', '30 of 40'],
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Time' }))
  expect(rows().map(([name]) => name)).toEqual(['Bo', 'Mia'])
  expect(screen.getByRole('columnheader', { name: 'Time' }).getAttribute('aria-sort')).toBe('descending')
})

it('is not there for one child', async () => {
  open([mia])
  await screen.findByRole('heading', { name: 'Mia' })
  expect(screen.queryByRole('heading', { name: 'This week' })).toBeNull()
})
