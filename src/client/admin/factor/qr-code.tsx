import { useMemo } from 'react'
import { encode } from 'uqr'

/** A text as a picture that a phone reads: dark squares on white, whatever the colors around. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, squares } = useMemo(() => draw(text), [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full max-w-60 self-center rounded-control border border-line"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={squares} fill="#000000" />
    </svg>
  )
}

function draw(text: string) {
  const { data, size } = encode(text, { border: 3 })
  const rows = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
  return { size, squares: rows.join('') }
}
