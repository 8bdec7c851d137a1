// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { bolt, config, mum, openAt } from '#tests/support/parent-side.tsx'
import { type Answers, refusal, stubServer } from '#tests/support/stub-server.ts'

const adminBolt = {
  ...bolt,
  personality: 'You are Bolt.',
  pace: 1,
  greeting_style: '',
  version: 1,
  published_version: 1,
  students: 0,
  created_at: '2026-11-01T10:00:00.000Z',
}

const house: Answers = {
  'GET /api/profile': { json: { ...mum, role: 'admin' } },
  'GET /api/config': { json: config },
  'GET /api/admin/tutors': { json: [adminBolt] },
  'GET /api/admin/messages': { json: [] },
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the administrators’ area', () => {
  it('opens for an administrator', async () => {
    stubServer(house)
    openAt('/admin')
    await screen.findByRole('heading', { level: 1, name: 'Admin' })
    await screen.findByRole('tab', { name: 'Customer Management', selected: true })
    expect(screen.getByRole('tab', { name: 'Tutor Management' })).toBeTruthy()
  })

  it.each([
    ['a parent', { json: mum }],
    ['nobody', refusal('unauthenticated')],
  ])('sends %s home', async (_who, profile) => {
    const server = stubServer({ ...house, 'GET /api/profile': profile })
    const left = new Promise((resolve) => vi.spyOn(window.location, 'replace').mockImplementation(resolve))
    openAt('/admin')
    expect(await left).toBe('/')
    expect(screen.queryByRole('heading', { name: 'Admin' })).toBeNull()
    expect(server.askedOf('GET /api/admin/access')).toEqual([])
  })
})
