/** Grades as numbers: pre-K is -1, kindergarten 0, then 1 to 12. */
export const grades = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

/** How a grade is written for a person: 'Pre-K', 'Grade K', 'Grade 3'. */
export function gradeLabel(grade: number): string {
  if (grade === -1) return 'Pre-K'
  return grade === 0 ? 'Grade K' : `Grade ${grade}`
}
