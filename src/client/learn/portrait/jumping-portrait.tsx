import { type ComponentProps, createContext, useContext, useEffect, useRef } from 'react'
import { type Growing, noGrowing } from '#client/learn/joy/growing.ts'
import { useStoreValue } from '#client/store/use-store.ts'
import { Portrait } from './portrait.tsx'

/** The plant that grows on this screen. */
export const GrowsHere = createContext<Growing>(noGrowing)

const jump = [
  { transform: 'none', easing: 'ease-out' },
  { transform: 'translateY(-18%) rotate(-4deg)', offset: 0.35, easing: 'ease-in' },
  { transform: 'scale(1.04, 0.94)', offset: 0.7, easing: 'ease-out' },
  { transform: 'none' },
]

/** The tutor's face that jumps for joy, half a second long, when something grew. Still under reduced motion. */
export function JumpingPortrait(props: ComponentProps<typeof Portrait>) {
  const growing = useContext(GrowsHere)
  const latest = useStoreValue(growing, (state) => state.latest)
  const face = useRef<HTMLSpanElement>(null)
  const seen = useRef(latest)
  useEffect(() => {
    if (latest === seen.current) return
    seen.current = latest
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) face.current?.animate(jump, 500)
  }, [latest])
  return (
    <span ref={face} className="inline-flex shrink-0 origin-bottom">
      <Portrait {...props} />
    </span>
  )
}
