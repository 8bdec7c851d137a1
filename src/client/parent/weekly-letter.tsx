import { useQuery } from '@tanstack/react-query'
import { weeklyLetterQuery } from '#client/data/weekly-letter.ts'
import { Card } from '#client/ui/card.tsx'
import { weeklyLetterWords as words } from '#client/wording/en-weekly-letter.ts'
import type { ChildWeek } from '#shared/weekly-letter.ts'
import { shortDay } from './session-date.ts'

/** The last whole week of all children; nothing where there was no lesson, or none is wanted. */
export function WeeklyLetter() {
  const { data } = useQuery(weeklyLetterQuery)
  if (!data?.letter) return null
  const { from, to, children } = data.letter
  // Noon, so that the day is the same in the browser's own zone.
  const [first, last] = [shortDay(`${from}T12:00:00`), shortDay(`${to}T12:00:00`)]
  return (
    <Card as="section" aria-label={words.heading} className="mt-6">
      <h2 className="text-heading">{words.heading}</h2>
      <p className="text-ink-soft text-sm">{words.days(first, last)}</p>
      <ul className="mt-4 grid gap-6 md:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))]">
        {children.map((child) => (
          <Week key={child.student_id} child={child} />
        ))}
      </ul>
    </Card>
  )
}

function Week({ child: { nickname, minutes, learned, proud, words: said, home } }: { child: ChildWeek }) {
  return (
    <li className="flex min-w-0 flex-col gap-2 [overflow-wrap:anywhere]">
      <h3 className="font-semibold">{nickname}</h3>
      <p className="text-ink-soft text-sm">{minutes}</p>
      {learned.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>{proud}</p>
      {said !== null && (
        <blockquote className="rounded-2xl rounded-br-md border border-sky-line bg-sky-soft px-4 py-2.5">
          {words.quote(said)}
        </blockquote>
      )}
      <p>{home}</p>
    </li>
  )
}
