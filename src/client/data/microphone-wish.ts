import type { QueryClient } from '@tanstack/react-query'

const key = (studentId: string) => ['microphone-wish', studentId]

/** In its lesson a child has just asked a grown-up for the microphone. */
export const wishMicrophone = (client: QueryClient, studentId: string): void => {
  client.setQueryData(key(studentId), true)
}

/** Whether that is so; it is answered once. */
export function takeMicrophoneWish(client: QueryClient, studentId: string): boolean {
  const wished = client.getQueryData(key(studentId)) === true
  client.removeQueries({ queryKey: key(studentId) })
  return wished
}
