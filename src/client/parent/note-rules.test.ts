import { describe, expect, it } from 'vitest'
import { noteRoom } from './note-rules.ts'

describe('the room in a note', () => {
  it.each([
    ['', 2_000, false, false],
    [' \n\t ', 1_996, false, false],
    ['\u200b\u2060', 1_998, false, false],
    ['Loves cats', 1_990, false, true],
    ['x'.repeat(1_799), 201, false, true],
    ['x'.repeat(1_800), 200, true, true],
    ['x'.repeat(2_000), 0, true, true],
    ['x'.repeat(2_001), -1, true, false],
    // A fox is one letter to a person, though two to JavaScript.
    ['🦊'.repeat(2_000), 0, true, true],
    [' '.repeat(1_900), 100, true, false],
  ])('is told near the end, and only what can be kept may be saved (%#)', (text, left, isNear, maySave) => {
    expect(noteRoom(text)).toEqual({ left, isNear, maySave })
  })
})
