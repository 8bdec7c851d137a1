import { useLayoutEffect, useRef, useState } from 'react'
import { rangeOfWord } from './range-of-word.ts'
import { useSaying } from './use-saying.ts'

type Box = Record<'left' | 'top' | 'width' | 'height', number>

/** How far the mark reaches over the word on each side. Pixels. */
const room = 2

/**
 * Lights up the word that is being spoken, behind the text of the message around it. The text itself is left alone: a
 * screen reader would read a log again in which something is put.
 */
export function SpokenMark({ messageId, follow }: { messageId: string; follow: boolean }) {
  const saying = useSaying(messageId)
  const place = useRef<HTMLSpanElement>(null)
  const [boxes, setBoxes] = useState<Box[]>([])
  useLayoutEffect(() => {
    const bubble = place.current?.parentElement
    const range = saying && bubble && rangeOfWord(bubble, saying)
    setBoxes(range ? boxesOf(range, bubble) : [])
  }, [saying])
  const sentence = saying?.sentence
  useLayoutEffect(() => {
    if (!follow || sentence === undefined) return
    place.current?.parentElement?.querySelector(`[data-sentence="${sentence}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [follow, sentence])
  // A long sentence is higher than the room under a tool.
  useLayoutEffect(() => {
    if (follow && boxes.length > 0) place.current?.firstElementChild?.scrollIntoView({ block: 'nearest' })
  }, [follow, boxes])
  return (
    <span ref={place} aria-hidden="true" data-saying={boxes.length > 0 || undefined}>
      {boxes.map((box) => (
        <span
          key={`${box.left} ${box.top}`}
          className="pointer-events-none absolute -z-10 rounded-md bg-sun-soft forced-colors:outline-2"
          style={box}
        />
      ))}
    </span>
  )
}

/** Where the word stands in its bubble: in one place, or in two when it is broken over a line. */
function boxesOf(range: Range, bubble: Element): Box[] {
  const frame = bubble.getBoundingClientRect()
  return Array.from(range.getClientRects(), ({ left, top, width, height }) => ({
    left: left - frame.left - bubble.clientLeft - room,
    top: top - frame.top - bubble.clientTop,
    width: width + 2 * room,
    height,
  }))
}
