import type { QueryClient } from '@tanstack/react-query'

const wishedLesson = ['wished-lesson'] as const

/** The parent presses Start Learning: after a lesson that took its time, the next one need not wait. */
export const wishLesson = (client: QueryClient, studentId: string): void =>
  void client.setQueryData(wishedLesson, studentId)

/** True once for every press: a page that is loaded again, or opened by the child, wishes nothing. */
export function takeWish(client: QueryClient, studentId: string): boolean {
  const isWished = client.getQueryData(wishedLesson) === studentId
  client.removeQueries({ queryKey: wishedLesson })
  return isWished
}
