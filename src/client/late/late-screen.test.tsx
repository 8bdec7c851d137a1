// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BrokenScreen } from '#client/broken-screen.tsx'
import { type Answer, stubServer } from '#tests/support/stub-server.ts'
import { lateScreen } from './late-screen.ts'

const reload = vi.fn()

beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
})
afterEach(() => {
  cleanup()
  reload.mockClear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Opens a screen whose files are gone, or that breaks by itself. */
function open(lazy: () => Promise<never>, served: Answer = { status: 200 }) {
  stubServer({ [`HEAD ${window.location.pathname}`]: served })
  const element = <BrokenScreen />
  const router = createMemoryRouter([{ errorElement: element, children: [{ path: '/', lazy }] }])
  render(<RouterProvider router={router} />)
}

const gone = lateScreen(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
const neverLoads = async () => {
  await gone()
  throw new Error('it loaded')
}
const broken = () => screen.findByRole('heading', { name: 'Unexpected Application Error!' })

describe('a screen whose files are gone, as after a release', () => {
  it('is loaded anew, once', async () => {
    open(neverLoads)
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(screen.queryByRole('heading', { name: 'Unexpected Application Error!' })).toBeNull()
    cleanup()
    open(neverLoads)
    await broken()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('is not loaded anew without a connection, because then nothing could be shown at all', async () => {
    open(neverLoads, 'no connection')
    await broken()
    expect(reload).not.toHaveBeenCalled()
  })

  it('is not loaded anew by a browser that cannot remember that it did', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
      clear: () => undefined,
    })
    open(neverLoads)
    await broken()
    expect(reload).not.toHaveBeenCalled()
  })
})

it('a screen that breaks by itself is not loaded anew', async () => {
  open(() => Promise.reject(new Error('a bug of ours')))
  await broken()
  expect(reload).not.toHaveBeenCalled()
})
