// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answer, stubServer } from '#tests/support/stub-server.ts'
import { BrokenScreen } from './broken-screen.tsx'
import { lateFile } from './late/late-file.ts'

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
function open(error: unknown, served: Answer = { status: 200 }) {
  stubServer({ [`HEAD ${window.location.pathname}`]: served })
  render(<BrokenScreen error={error} />)
}

const gone = await lateFile(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  .load()
  .catch((error: unknown) => error)
const broken = () => screen.findByRole('heading', { name: 'Unexpected Application Error!' })

describe('a screen whose files are gone, as after a release', () => {
  it('is loaded anew, once', async () => {
    open(gone)
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(screen.queryByRole('heading', { name: 'Unexpected Application Error!' })).toBeNull()
    cleanup()
    open(gone)
    await broken()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('is not loaded anew without a connection, because then nothing could be shown at all', async () => {
    open(gone, 'no connection')
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
    open(gone)
    await broken()
    expect(reload).not.toHaveBeenCalled()
  })
})

it('a screen that breaks by itself is not loaded anew', async () => {
  open(new Error('a bug of ours'))
  await broken()
  expect(reload).not.toHaveBeenCalled()
})
