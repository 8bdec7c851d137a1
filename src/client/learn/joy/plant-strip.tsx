import { useEffect, useRef } from 'react'
import { useStoreValue } from '#client/store/use-store.ts'
import type { Growing } from './growing.ts'
import { Measured } from './measured.tsx'
import { Plant } from './plant.tsx'

/** The child's plant along the edge of the lesson: it fills whatever place it is given, upwards or along. */
export function PlantStrip({ growing }: { growing: Growing }) {
  const plant = useStoreValue(growing, (state) => state.plant)
  const latest = useStoreValue(growing, (state) => state.latest)
  const before = useRef(0)
  if (latest === null) before.current = plant.length
  useEffect(() => void growing.look(), [growing])
  return (
    <Measured className="size-full min-h-0 min-w-0 overflow-hidden">
      {(box) => <Plant plant={plant} box={box} before={before.current} />}
    </Measured>
  )
}
