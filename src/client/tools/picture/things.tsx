import type { ReactNode } from 'react'
import type { Thing } from '#shared/picture.ts'
import { type Point, places } from './geometry.ts'

/** Each thing is drawn within 32 units, and outlined, so that its shape alone tells what it is. */
const art: Record<Thing, ReactNode> = {
  apple: (
    <>
      <path
        d="M16 10c-3-2.4-11-1.6-11 7 0 6.5 4.5 11 7.5 11 1.5 0 2-.8 3.5-.8s2 .8 3.5.8c3 0 7.5-4.5 7.5-11 0-8.6-8-9.4-11-7Z"
        className="fill-rose"
      />
      <path d="M16 10c0-3 .6-5 2-6.5" fill="none" />
      <path d="M17.5 7c1-3 4-4 7-3.5-.6 3-3.5 4.6-7 3.5Z" className="fill-leaf" />
    </>
  ),
  star: (
    <path d="m16 3.2 3.9 8.1 8.9 1.2-6.5 6.2 1.6 8.9L16 23.3l-7.9 4.3 1.6-8.9-6.5-6.2 8.9-1.2Z" className="fill-sun" />
  ),
  fish: (
    <>
      <path d="M22 16l7.5-6v12Z" className="fill-sky-deep" />
      <path d="M3 16c3-6 8-8.5 12.5-8.5S23 11 24 16c-1 5-4 8.5-8.5 8.5S6 22 3 16Z" className="fill-sky-line" />
      <circle cx="9.5" cy="14" r="1.7" className="fill-ink" stroke="none" />
      <path d="M14.5 12c2 2.5 2 5.5 0 8" fill="none" />
    </>
  ),
  ball: (
    <>
      <circle cx="16" cy="16" r="12" className="fill-paper" />
      <path d="M16 4c-5 4-5 20 0 24a12 12 0 0 1 0-24Z" className="fill-sky" />
      <path d="M16 4c5 4 5 20 0 24a12 12 0 0 0 0-24Z" className="fill-sun" />
    </>
  ),
  flower: (
    <>
      {places(6).map((at) => (
        <ellipse
          key={at}
          cx="16"
          cy="8.5"
          rx="4.6"
          ry="5.5"
          transform={`rotate(${at * 60} 16 16)`}
          className="fill-rose-line"
        />
      ))}
      <circle cx="16" cy="16" r="4.5" className="fill-sun" />
    </>
  ),
  block: (
    <>
      <path d="M4 11 16 5l12 6-12 6Z" className="fill-sun-soft" />
      <path d="M4 11v11l12 6V17Z" className="fill-sun" />
      <path d="M28 11v11l-12 6V17Z" className="fill-sun-line" />
    </>
  ),
  bee: (
    <>
      <ellipse cx="12" cy="9" rx="4" ry="6" transform="rotate(-24 12 9)" className="fill-sky-soft" />
      <ellipse cx="20" cy="9" rx="4" ry="6" transform="rotate(24 20 9)" className="fill-sky-soft" />
      <ellipse cx="16" cy="19.5" rx="11.5" ry="8" className="fill-sun" />
      <path d="M12.5 12.3v14.4M19.5 12.3v14.4" fill="none" strokeWidth="3.5" />
      <circle cx="7.8" cy="18" r="1.4" className="fill-ink" stroke="none" />
    </>
  ),
  leaf: (
    <>
      <path d="M5 27C3 13 11 4 28 4c1 16-7 24-21 21Z" className="fill-leaf-line" />
      <path d="M5 27C9 20 14 14 21 10.5M11 18.5v-6M16 13.8l6.5 1.2" fill="none" />
    </>
  ),
  shell: (
    <>
      <path d="M16 27C7 22 3.5 17 4 11c3-5 6.5-6.5 12-6.5S25 6 28 11c.5 6-3 11-12 16Z" className="fill-rose-soft" />
      <path d="M16 27 9 6.5M16 27V4.5M16 27l7-20.5M12.5 28h7" fill="none" />
    </>
  ),
  cookie: (
    <>
      <circle cx="16" cy="16" r="12" className="fill-sun-line" />
      {(
        [
          [11, 11],
          [19, 9.5],
          [22.5, 17],
          [14.5, 18],
          [10, 21.5],
          [19, 23.5],
        ] satisfies Point[]
      ).map(([x, y]) => (
        <circle key={x + y} cx={x} cy={y} r="2.2" className="fill-sun-deep" stroke="none" />
      ))}
    </>
  ),
}

export const isThing = (name: unknown): name is Thing => typeof name === 'string' && Object.hasOwn(art, name)

type ThingProps = { thing: Thing; at: Point; size: number }

/** A thing with its upper left corner at that point. */
export function ThingMark({ thing, at: [x, y], size }: ThingProps) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size / 32})`}
      className="stroke-ink"
      strokeWidth="1.75"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {art[thing]}
    </g>
  )
}
