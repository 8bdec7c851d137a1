import { type Draw, Word, widthOf } from './sketch.tsx'

const width = 280

/** A letter, a word or a number as large as it goes, on a line as in a writing book. */
export const glyph: Draw<'glyph'> = ({ text }) => {
  const size = Math.round(Math.min(130, (width - 28) / widthOf(text, 1)))
  const height = Math.round(size * 1.35)
  return {
    width,
    height,
    marks: (
      <>
        <rect
          x="1"
          y="1"
          width={width - 2}
          height={height - 2}
          rx="16"
          className="fill-leaf-mist stroke-leaf-line"
          strokeWidth="2"
        />
        <Word at={[width / 2, Math.round(height / 2)]} size={size}>
          {text}
        </Word>
      </>
    ),
  }
}
