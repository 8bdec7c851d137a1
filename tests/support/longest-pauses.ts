import { afterEach, beforeEach, vi } from 'vitest'

// Pauses between tries are made by chance. A test that imports this file gets the longest ones, in all of its cases.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(1))
afterEach(() => void vi.mocked(Math.random).mockRestore?.())
