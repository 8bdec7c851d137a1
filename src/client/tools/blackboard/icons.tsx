import { classNames } from '#client/ui/class-names.ts'

/** Our own drawings for the tools: 24 units, round ends, in the color of the text. */
const paths = {
  select: 'M6 3.5v15.2l4-3.7 2.9 5.5 2.6-1.3-2.9-5.5h5.6Z',
  draw: 'm4 20 1-4.4L16.3 4.3a2.1 2.1 0 0 1 3 0l.4.4a2.1 2.1 0 0 1 0 3L8.4 19 4 20ZM14.5 6.2l3.4 3.4',
  type: 'M5 7V4.8h14V7M12 4.8v14.4M9 19.2h6',
  line: 'M5 19 19 5M5 19h.01M19 5h.01',
  rect: 'M4 6.5h16v11H4Z',
  circle: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z',
  eraser: 'm4.4 14.6 8.8-8.8a2 2 0 0 1 2.8 0l3.6 3.6a2 2 0 0 1 0 2.8L13 18.8H8.6l-4.2-4.2ZM8.8 10.2l6.4 6.4M13 18.8h7',
  undo: 'M9 5 4.5 9.5 9 14M5 9.5h9a5 5 0 0 1 0 10h-3.5',
  redo: 'm15 5 4.5 4.5L15 14M19 9.5h-9a5 5 0 0 0 0 10h3.5',
  clear:
    'M4 6.5h16M9 6.5V4.8a1.3 1.3 0 0 1 1.3-1.3h3.4A1.3 1.3 0 0 1 15 4.8v1.7M6 6.5l.9 12a2 2 0 0 0 2 1.9h6.2a2 2 0 0 0 2-1.9l.9-12',
  keep: 'M7 4h10v16l-5-4-5 4Z',
  gallery: 'M4 5h16v14H4ZM4 16l4.5-4.5 4 4 3-3L20 17M15.5 9h.01',
  fresh: 'M5 5h14v14H5ZM12 9v6M9 12h6',
  download: 'M12 4v11M7.5 10.5 12 15l4.5-4.5M5 19.5h14',
  left: 'M19 12H5M11 6l-6 6 6 6',
  right: 'M5 12h14M13 6l6 6-6 6',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  look: 'M2.8 12C5 8 8.2 6 12 6s7 2 9.2 6c-2.2 4-5.4 6-9.2 6s-7-2-9.2-6ZM12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4Z',
} as const

export type GlyphName = keyof typeof paths

export function Glyph({ name, className }: { name: GlyphName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={classNames('shrink-0', className ?? 'size-6')}
    >
      <path d={paths[name]} />
    </svg>
  )
}
