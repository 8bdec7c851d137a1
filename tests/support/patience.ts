import { afterAll, vi } from 'vitest'

/** What a test waits for comes, however late: a busy machine draws and answers late. In milliseconds. */
const patience = 30_000

const { waitFor } = vi
const waitPatiently: typeof waitFor = (callback, options) => waitFor(callback, options ?? { timeout: patience })
// Files of one worker share `vi`.
if (waitFor.name !== waitPatiently.name) vi.waitFor = waitPatiently

// A clock that was stopped goes on for the next file of the worker.
afterAll(() => void vi.useRealTimers())
