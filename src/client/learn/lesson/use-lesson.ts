import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { takeWish } from '#client/data/start-wish.ts'
import { type Connected, connect } from './connect.ts'

export type Lesson = Pick<Connected, 'conversation' | 'services' | 'settings' | 'hear' | 'growing' | 'touches'>

/** The conversation of this screen, and what its tools work with: started when the screen opens, ended when it closes. Null for the first moment. */
export function useLesson(studentId: string): Lesson | null {
  const client = useQueryClient()
  const [lesson, setLesson] = useState<Lesson | null>(null)
  useEffect(() => {
    const connected = connect(studentId, () => takeWish(client, studentId))
    setLesson(connected)
    // A moment later, so that a screen that is mounted only to be mounted again (as in development) starts nothing.
    const opening = window.setTimeout(connected.conversation.open)
    return () => {
      window.clearTimeout(opening)
      connected.disconnect()
    }
  }, [studentId, client])
  return lesson
}
