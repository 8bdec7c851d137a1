let wished: string | null = null

/** The parent presses Start Learning: after a lesson that took its time, the next one need not wait. */
export function wishLesson(studentId: string): void {
  wished = studentId
}

/** True once for every press: a page that is loaded again, or opened by the child, wishes nothing. */
export function takeWish(studentId: string): boolean {
  const isWished = wished === studentId
  wished = null
  return isWished
}
