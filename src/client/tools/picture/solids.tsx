import type { ReactNode } from 'react'
import type { Solid } from './outlines.ts'

const hidden = { className: 'fill-none stroke-ink-soft', strokeWidth: 2, strokeDasharray: '5 6' } as const

/** Solids as one sees them from above and the right; the edges behind are dashed. */
const solids: Record<Solid, ReactNode> = {
  cube: (
    <>
      <path d="M-84-40h120v120H-84Z" className="fill-leaf-soft" />
      <path d="M-84-40l48-44H84L36-40Z" className="fill-leaf-mist" />
      <path d="M36-40 84-84V36L36 80Z" className="fill-leaf-line" />
      <path d="M-84 80l48-44H84M-36 36V-84" {...hidden} />
    </>
  ),
  cuboid: (
    <>
      <path d="M-104-16H64v72h-168Z" className="fill-leaf-soft" />
      <path d="M-104-16l40-38h168L64-16Z" className="fill-leaf-mist" />
      <path d="M64-16l40-38v72L64 56Z" className="fill-leaf-line" />
      <path d="M-104 56l40-38h168M-64 18v-72" {...hidden} />
    </>
  ),
  sphere: (
    <>
      <circle r="86" className="fill-leaf-soft" />
      <path d="M-86 0a86 26 0 0 0 172 0" className="fill-none" />
      <path d="M-86 0a86 26 0 0 1 172 0" {...hidden} />
    </>
  ),
  cone: (
    <>
      <path d="M0-96 72 64a72 22 0 0 1-144 0Z" className="fill-leaf-soft" />
      <path d="M-72 64a72 22 0 0 1 144 0" {...hidden} />
    </>
  ),
  cylinder: (
    <>
      <path d="M-66-66V66a66 22 0 0 0 132 0V-66" className="fill-leaf-soft" />
      <ellipse cy="-66" rx="66" ry="22" className="fill-leaf-mist" />
      <path d="M-66 66a66 22 0 0 1 132 0" {...hidden} />
    </>
  ),
  pyramid: (
    <>
      <path d="M-8-92-88 60H44Z" className="fill-leaf-soft" />
      <path d="M-8-92 44 60 92 22Z" className="fill-leaf-line" />
      <path d="M-88 60l48-38H92M-40 22-8-92" {...hidden} />
    </>
  ),
}

export const isSolid = (name: unknown): name is Solid => typeof name === 'string' && Object.hasOwn(solids, name)

export function SolidMark({ solid }: { solid: Solid }) {
  return (
    <g className="stroke-ink" strokeWidth="3">
      {solids[solid]}
    </g>
  )
}
