import type { ReactNode } from 'react'
import { ThingMark } from '#client/tools/picture/things.tsx'

const said = (text: string, size = 15) => (
  <text x="16" y="16" dy="0.36em" fontSize={size} textAnchor="middle" className="fill-ink font-semibold" stroke="none">
    {text}
  </text>
)
const sign = (path: string) => <path d={path} strokeWidth="4.5" />
const bubble = 'M4 6h24v15H14l-6 5v-5H4Z'

/** A small drawing for each category, within 32 units. */
const drawings: Readonly<Record<string, ReactNode>> = {
  Counting: (
    <>
      <circle cx="9" cy="21" r="5.5" className="fill-rose" />
      <circle cx="23" cy="21" r="5.5" className="fill-leaf" />
      <circle cx="16" cy="9" r="5.5" className="fill-sun" />
    </>
  ),
  Numbers: said('123', 14),
  Addition: sign('M16 6v20M6 16h20'),
  Subtraction: sign('M6 16h20'),
  Multiplication: sign('m8 8 16 16M24 8 8 24'),
  Division: sign('M6 16h20M16 7v.01M16 25v.01'),
  Fractions: (
    <>
      <circle cx="16" cy="16" r="12" className="fill-paper" />
      <path d="M16 16V4a12 12 0 0 1 0 24Z" className="fill-leaf" />
    </>
  ),
  Decimals: said('0.5', 14),
  Measurement: (
    <>
      <path d="M3 11h26v10H3Z" className="fill-sun" />
      <path d="M8 11v4M12 11v3M16 11v5M20 11v3M24 11v4" />
    </>
  ),
  Time: (
    <>
      <circle cx="16" cy="16" r="12" className="fill-paper" />
      <path d="M16 8v8l5 3" />
    </>
  ),
  Money: (
    <>
      <circle cx="16" cy="16" r="12" className="fill-sun" />
      {said('¢', 17)}
    </>
  ),
  Shapes: (
    <>
      <path d="M11 4 20 18H2Z" className="fill-sky-line" />
      <path d="M15 15h13v13H15Z" className="fill-rose-line" />
    </>
  ),
  Graphs: (
    <>
      <path d="M4 27V16h6v11Z" className="fill-rose-line" />
      <path d="M13 27V6h6v21Z" className="fill-leaf" />
      <path d="M22 27V12h6v15Z" className="fill-sun" />
    </>
  ),
  Patterns: (
    <>
      <circle cx="6" cy="16" r="4" className="fill-rose" />
      <path d="M12.5 12.5h7v7h-7Z" className="fill-sun" />
      <circle cx="26" cy="16" r="4" className="fill-rose" />
    </>
  ),
  Letters: said('Aa', 17),
  Sounds: (
    <>
      <path d="M4 13v6h4l7 6V7l-7 6Z" className="fill-sky-line" />
      <path d="M19.5 12c2 2.5 2 5.5 0 8M24 8.5c4 4.5 4 10.5 0 15" fill="none" />
    </>
  ),
  'Sight Words': (
    <>
      <path d="M3 16c6.5-10 19.5-10 26 0-6.5 10-19.5 10-26 0Z" className="fill-paper" />
      <circle cx="16" cy="16" r="4.5" className="fill-sky" />
    </>
  ),
  Rhymes: (
    <>
      <path d="M11.5 23V8L25 5v15" fill="none" />
      <circle cx="8" cy="23" r="3.5" className="fill-sky" />
      <circle cx="21.5" cy="20" r="3.5" className="fill-sky" />
    </>
  ),
  Spelling: <path d="m5 27 1.5-6.5L21 6l5 5-14.5 14.5Z" className="fill-sun" />,
  Vocabulary: (
    <>
      <path d={bubble} className="fill-sky-soft" />
      <path d="M9 11h14M9 16h9" />
    </>
  ),
  Grammar: said('?!.', 18),
  Reading: (
    <>
      <path d="M16 8C13 6 9 5 3 5v20c6 0 10 1 13 3 3-2 7-3 13-3V5c-6 0-10 1-13 3Z" className="fill-paper" />
      <path d="M16 8v20" />
    </>
  ),
  'Plants and Animals': <ThingMark thing="leaf" at={[0, 0]} size={32} />,
  'Earth and Space': (
    <>
      <circle cx="16" cy="16" r="8.5" className="fill-sky-line" />
      <path d="M8.5 18.5C3 22 1.5 25 5 25c5 0 22-11 22-16 0-2.5-3-1.5-6 .5" fill="none" />
    </>
  ),
  Matter: <path d="M16 3c5.5 7.5 9 11 9 16a9 9 0 0 1-18 0c0-5 3.5-8.5 9-16Z" className="fill-sky-line" />,
  'Forces and Energy': <path d="M18 3 7 18h7l-2 11 13-16h-8Z" className="fill-sun" />,
  'The Body': (
    <path
      d="M16 28C6 21 3 16 3 11.5 3 4.5 12 3.5 16 10c4-6.5 13-5.5 13 1.5C29 16 26 21 16 28Z"
      className="fill-rose-line"
    />
  ),
  'How Science Works': (
    <>
      <circle cx="14" cy="14" r="9" className="fill-sky-soft" />
      <path d="m21 21 7 7" strokeWidth="4" />
    </>
  ),
  'Word Problems': (
    <>
      <path d={bubble} className="fill-sun-soft" />
      <path d="M16 9v9M11.5 13.5h9" />
    </>
  ),
  Logic: <path d="M4 10h7a3.5 3.5 0 1 1 6 0h7v6.5a3.5 3.5 0 1 1 0 6V28H4Z" className="fill-leaf-line" />,
  Planning: <path d="M5 8h.01M5 16h.01M5 24h.01M11 8h16M11 16h16M11 24h16" strokeWidth="3.5" />,
}

/** Some of everything; and of what came from outside. */
const mixed = (
  <>
    <ThingMark thing="star" at={[-1, -1]} size={21} />
    <ThingMark thing="apple" at={[13, 13]} size={19} />
  </>
)

/** What a category is about, for the eye; its name stands beside. */
export const CategoryPicture = ({ category }: { category: string | null }) => (
  <svg
    viewBox="0 0 32 32"
    aria-hidden="true"
    className="size-8 shrink-0 fill-none stroke-ink"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {drawings[category ?? ''] ?? mixed}
  </svg>
)
