import type { ClipHands } from './clip-stop.ts'

/** What is chosen from, to be heard by those who do not read yet: the tiles that go into a gap. */
export const tileNames = (hands: ClipHands): string[] =>
  hands.kind === 'build' ? hands.tiles.map(({ name }) => name) : []
