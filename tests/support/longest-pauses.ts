import { afterEach, beforeEach, vi } from 'vitest'

/**
 * Pauses between tries are made by chance. A test file that calls this gets the longest ones, in all of its cases. A call,
 * because files of one worker share what they import: what only an import does would be done for the first of them.
 */
export function takeLongestPauses(): void {
  beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(1))
  afterEach(() => void vi.mocked(Math.random).mockRestore?.())
}
