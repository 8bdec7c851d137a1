import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { insightsQuery } from '#client/data/insights.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Card } from '#client/ui/card.tsx'
import { insightWords } from '#client/wording/en-insights.ts'
import type { InsightView } from '#shared/insight.ts'
import type { StudentView } from '#shared/student.ts'

const words = insightWords.week

type Week = InsightView['week']
type Row = { student: StudentView; week: Week }

const columns = ['child', 'time', 'lessons', 'right'] as const
type Column = (typeof columns)[number]

const share = ({ right, tried }: Week) => (tried === 0 ? -1 : right / tried)

/** The name from A to Z, everything else from much to little. */
const inOrder: Record<Column, (a: Row, b: Row) => number> = {
  child: (a, b) => a.student.nickname.localeCompare(b.student.nickname),
  time: (a, b) => b.week.minutes - a.week.minutes,
  lessons: (a, b) => b.week.lessons - a.week.lessons,
  right: (a, b) => share(b.week) - share(a.week),
}

/** The week of all children side by side, in the order that the parent picks. */
export function ThisWeek({ students }: { students: StudentView[] }) {
  const headingId = useId()
  const [by, setBy] = useState<Column | null>(null)
  const { data } = useQuery(insightsQuery)
  const rows = students.flatMap((student): Row[] => {
    const week = data?.find((one) => one.student_id === student.id)?.week
    return week ? [{ student, week }] : []
  })
  if (students.length < 2 || rows.length === 0) return null
  const sorted = by ? rows.toSorted(inOrder[by]) : rows
  return (
    <Card as="section" aria-labelledby={headingId} className="mb-6">
      <h2 id={headingId} className="text-heading text-xl">
        {words.heading}
      </h2>
      <table className="mt-2 w-full border-collapse tabular-nums">
        <thead>
          <tr className="border-line-strong border-b">
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                aria-sort={by === column ? (column === 'child' ? 'ascending' : 'descending') : undefined}
                className={column === 'child' ? 'text-left' : 'text-right'}
              >
                <button
                  type="button"
                  onClick={() => setBy(column)}
                  className={`min-h-11 rounded-control px-1 font-semibold text-sm underline-offset-4 hover:underline sm:px-2 ${by === column ? 'underline' : ''}`}
                >
                  {words[column]}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ student, week }) => (
            <tr key={student.id} className="border-line border-b last:border-b-0">
              <th scope="row" className="py-2 pr-2 text-left font-medium">
                <span className="flex items-center gap-3 [overflow-wrap:anywhere]">
                  <Avatar src={student.avatar_url} name={student.nickname} size="sm" className="max-sm:hidden" />
                  {student.nickname}
                </span>
              </th>
              <td className="px-1 py-2 text-right text-sm sm:px-2">{words.minutes(week)}</td>
              <td className="px-1 py-2 text-right text-sm sm:px-2">{week.lessons}</td>
              <td className="px-1 py-2 text-right text-sm sm:px-2">{words.rightOf(week)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
