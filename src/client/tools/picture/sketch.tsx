import type { ReactNode } from 'react'
import type { Picture } from '#shared/picture.ts'
import type { Point } from './geometry.ts'

type Kinds = { [Kind in Picture['kind']]: Extract<Picture, { kind: Kind }> }

/** The data of one kind of picture. */
export type PictureOf<Kind extends Picture['kind']> = Kinds[Kind]

/** A drawing and its size. One unit is one pixel where the room is narrowest, so words in it are at least 11 units high. */
export type Sketch = { width: number; height: number; marks: ReactNode }

/** `name` begins the ids in this drawing; `named`: what is a secret until the answer is given (the coins' names) is written. */
export type Pen = { name: string; named: boolean }

export type Draw<Kind extends Picture['kind']> = (picture: Kinds[Kind], pen: Pen) => Sketch

type WordProps = {
  at: Point
  children: string
  size?: number
  anchor?: 'start' | 'middle' | 'end'
  className?: string
  /** White around it, so that it is read on top of lines. */
  halo?: boolean
}

/** A word of a drawing; its middle, not its foot, stands at that height. */
export function Word({ at: [x, y], children, size = 14, anchor = 'middle', className, halo = false }: WordProps) {
  return (
    <text
      x={x}
      y={y}
      dy="0.36em"
      fontSize={size}
      textAnchor={anchor}
      className={`font-medium ${className ?? 'fill-ink'} ${halo ? 'stroke-paper [paint-order:stroke]' : ''}`}
      strokeWidth={halo ? 4 : undefined}
      strokeLinejoin="round"
    >
      {children}
    </text>
  )
}

const fraction = /^([−-]?\d+ )?(\d+|\?)\/(\d+|\?)$/

const wide = /[MWmw@]/
const narrow = /[ijlft.,:'I |]/

const letterWidths = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (wide.test(letter) ? 0.95 : narrow.test(letter) ? 0.4 : 0.64), 0)

/** How wide a word comes out, about, and rather too wide than too narrow. */
export const widthOf = (text: string, size = 14): number => {
  const [, whole = '', top, bottom] = fraction.exec(text) ?? []
  if (top === undefined || bottom === undefined) return letterWidths(text) * size
  return letterWidths(whole + (top.length > bottom.length ? top : bottom)) * size
}

/** A number at a line; a fraction with its top above its bottom. It hangs from that point. */
export function NumberBelow({ at: [x, y], text, size = 14 }: { at: Point; text: string; size?: number }) {
  const [, whole, top, bottom] = fraction.exec(text) ?? []
  if (top === undefined || bottom === undefined)
    return (
      <Word at={[x, y + size * 0.6]} size={size}>
        {text}
      </Word>
    )
  const bar = Math.max(top.length, bottom.length) * size * 0.31 + 1
  const middle = whole ? x + whole.trim().length * size * 0.31 : x
  return (
    <>
      {whole && (
        <Word at={[middle - bar - 2, y + size * 1.1]} size={size} anchor="end">
          {whole.trim()}
        </Word>
      )}
      <Word at={[middle, y + size * 0.5]} size={size}>
        {top}
      </Word>
      <path d={`M${middle - bar} ${y + size * 1.1}h${2 * bar}`} className="stroke-ink" strokeWidth="1.5" />
      <Word at={[middle, y + size * 1.7]} size={size}>
        {bottom}
      </Word>
    </>
  )
}

/** The height that the numbers below a line take. */
export const heightBelow = (texts: readonly string[], size = 14): number =>
  texts.some((text) => fraction.test(text)) ? size * 2.4 : size * 1.3
