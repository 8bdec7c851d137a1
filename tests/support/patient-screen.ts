import { configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

// The server stands in for itself in these tests, and says who is here when it is asked.
document.cookie = 'trellis.here=parent-device'

/** A busy machine draws late. What a test waits for still has to come. In milliseconds. */
configure({ asyncUtilTimeout: 30_000 })

// A file that was still on its way when its page went would be missing for every later test of the worker.
afterAll(() => vi.dynamicImportSettled())
