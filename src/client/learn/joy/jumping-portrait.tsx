import { type ComponentProps, createContext, useContext, useEffect, useRef } from 'react'
import { Portrait } from '#client/learn/messages/portrait.tsx'
import { useStoreValue } from '#client/store/use-store.ts'
import { type Growing, noGrowing } from './growing.ts'

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
    <span ref={face} className="inline-flex origin-bottom">
      <Portrait {...props} />
    </span>
  )
}
