/** A thin eraser finds nothing: it is wider than the pen, and never a hair. */
export const eraserWidth = (width: number) => Math.min(100, Math.max(24, width * 2))
