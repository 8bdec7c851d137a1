import { boardFont } from './paint-scene.ts'

/** Calls once the font of the board is here, if it was not at first: what was painted before has another one. Returns how to stop. */
export function onBoardFont(repaint: () => void): () => void {
  let left = false
  const font = boardFont(16)
  const { fonts } = document
  if (fonts && !fonts.check(font))
    fonts.load(font).then(
      () => left || repaint(),
      () => undefined,
    )
  return () => {
    left = true
  }
}
