import type { ReactNode } from 'react'
import type { PressSign } from '#shared/reply.ts'

const [leaf, sun, sky, rose, ink, paper] = ['#1f7a55', '#f6b93b', '#1f5fa8', '#c4443a', '#16372c', '#fff']

const block = (x: number, y: number, fill: string | undefined, sign: string) => (
  <g key={sign}>
    <rect x={x} y={y} width="28" height="28" rx="7" fill={fill} />
    <text x={x + 14} y={y + 21} textAnchor="middle" fontSize="20" fontWeight="700" fill={fill === sun ? ink : paper}>
      {sign}
    </text>
  </g>
)
const blocks = (one: string, two: string, three: string) => (
  <>
    {block(18, 4, rose, one)}
    {block(3, 33, sky, two)}
    {block(33, 33, sun, three)}
  </>
)
const openBook = (
  <>
    <path d="M32 18C25 12 15 11 5 13v38c10-2 20-1 27 5 7-6 17-7 27-5V13c-10-2-20-1-27 5Z" fill={paper} />
    <path
      d="M32 18C25 12 15 11 5 13v38c10-2 20-1 27 5 7-6 17-7 27-5V13c-10-2-20-1-27 5ZM32 18v38"
      fill="none"
      stroke={leaf}
      strokeWidth="4"
      strokeLinejoin="round"
    />
  </>
)

/** What stands on the buttons that a lesson begins with: 64 units wide and high, in our colours. */
const pictures: Record<PressSign, ReactNode> = {
  again: (
    <>
      <path d="M31 60V30" stroke={leaf} strokeWidth="5" strokeLinecap="round" />
      <path d="M31 36C31 22 22 14 5 14c0 16 9 23 26 22Z" fill={leaf} />
      <path d="M32 28C32 14 41 5 59 5c0 17-9 24-27 23Z" fill="#5bb488" />
      <path d="M14 60h36" stroke={sun} strokeWidth="6" strokeLinecap="round" />
    </>
  ),
  count: blocks('1', '2', '3'),
  draw: (
    <>
      <path d="M6 55c8-16 14 4 22-8s14 0 30-2" fill="none" stroke={sky} strokeWidth="5" strokeLinecap="round" />
      <path d="m14 40 4-14L42 3l11 11-24 23-15 3Z" fill={sun} />
      <path d="m14 40 4-14 11 11-15 3Z" fill="#fdebc3" />
      <path d="m35 10 11 11 7-7L42 3l-7 7Z" fill={rose} />
    </>
  ),
  homework: (
    <>
      <rect x="10" y="5" width="40" height="54" rx="6" fill={sky} />
      <rect x="18" y="5" width="32" height="54" rx="4" fill={paper} stroke={sky} strokeWidth="3" />
      <path d="M25 20h18M25 30h18M25 40h10" stroke="#858a74" strokeWidth="3.5" strokeLinecap="round" />
      <path d="m38 54 3-9 15-15 6 6-15 15-9 3Z" fill={sun} />
    </>
  ),
  letters: blocks('A', 'b', 'C'),
  math: blocks('+', '7', '×'),
  more: (
    <>
      <circle cx="15" cy="18" r="11" fill={rose} />
      <rect x="36" y="7" width="22" height="22" rx="5" fill={sky} />
      <path d="M15 36 27 58H3Z" fill={leaf} />
      <path d="m47 34 3.6 8.4 9 .8-6.8 6 2 8.8-7.8-4.7-7.8 4.7 2-8.8-6.8-6 9-.8Z" fill={sun} />
    </>
  ),
  puzzle: (
    <path
      d="M8 22h13c-4-9 13-9 9 0h14v13c9-4 9 13 0 9v13H30c4-9-13-9-9 0H8Z"
      fill={leaf}
      stroke={leaf}
      strokeWidth="3"
      strokeLinejoin="round"
    />
  ),
  reading: openBook,
  science: (
    <>
      <path d="M25 6v19L9 51c-2 4 0 7 4 7h38c4 0 6-3 4-7L39 25V6" fill={paper} />
      <path d="M18 40 11 52c-1 3 0 4 3 4h36c3 0 4-1 3-4l-7-12H18Z" fill="#5bb488" />
      <path
        d="M20 6h24M25 6v19L9 51c-2 4 0 7 4 7h38c4 0 6-3 4-7L39 25V6"
        fill="none"
        stroke={ink}
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <circle cx="28" cy="47" r="3" fill={paper} />
      <circle cx="37" cy="51" r="2.4" fill={paper} />
    </>
  ),
  story: (
    <>
      {openBook}
      <path d="M44 4a12 12 0 1 0 14 15A11 11 0 0 1 44 4Z" fill={sun} />
      <path d="M13 26h10M13 35h10M41 35h10" stroke="#c0dfcb" strokeWidth="3.5" strokeLinecap="round" />
    </>
  ),
  surprise: (
    <>
      <rect x="8" y="28" width="48" height="31" rx="5" fill={rose} />
      <rect x="4" y="18" width="56" height="14" rx="4" fill="#a8352c" />
      <path d="M27 18h10v41H27Z" fill={sun} />
      <path
        d="M32 18C26 2 10 4 14 12c2 4 10 6 18 6Zm0 0C38 2 54 4 50 12c-2 4-10 6-18 6Z"
        fill="none"
        stroke={sun}
        strokeWidth="4.5"
      />
    </>
  ),
  watch: (
    <>
      <path d="m22 4 10 10L42 4" fill="none" stroke={ink} strokeWidth="4" strokeLinecap="round" />
      <rect x="4" y="14" width="56" height="42" rx="10" fill={ink} />
      <rect x="10" y="20" width="44" height="30" rx="6" fill="#bcd4ee" />
      <path d="M26 26v18l16-9Z" fill={leaf} stroke={leaf} strokeWidth="3" strokeLinejoin="round" />
    </>
  ),
}

/** The words beside it carry the meaning. */
export const SignPicture = ({ sign }: { sign: PressSign }) => (
  <svg viewBox="0 0 64 64" aria-hidden="true" className="size-12 shrink-0 sm:size-20 short:size-11">
    {pictures[sign]}
  </svg>
)
