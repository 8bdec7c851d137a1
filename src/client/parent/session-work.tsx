import { useEffect, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { drawingsWords as words } from '#client/wording/en-drawings.ts'
import { SessionPhotos } from './session-photos.tsx'

type Lists = typeof import('./drawing-list.tsx')

/** What shows drawings comes when it is first wanted. */
function useLists(): { lists: Lists | 'failed' | null; again: () => void } {
  const [lists, setLists] = useState<Lists | 'failed' | null>(null)
  useEffect(() => {
    if (lists !== null) return
    let left = false
    const arrived = (next: Lists | 'failed') => !left && setLists(next)
    import('./drawing-list.tsx').then(arrived, () => arrived('failed'))
    return () => {
      left = true
    }
  }, [lists])
  return { lists, again: () => setLists(null) }
}

const Missing = ({ onAgain }: { onAgain: () => void }) => (
  <div role="status">
    <Notice
      tone="warning"
      action={
        <Button variant="secondary" onClick={onAgain}>
          {words.again}
        </Button>
      }
    >
      {words.failed}
    </Notice>
  </div>
)

/** What a child drew and photographed in a session. It comes after the words. */
export function SessionWork(props: { conversationId: string; nickname: string }) {
  const { lists, again } = useLists()
  if (lists === 'failed') return <Missing onAgain={again} />
  return (
    lists && (
      <>
        <lists.SessionDrawings {...props} />
        <SessionPhotos {...props} />
      </>
    )
  )
}

/** Everything that a child drew. */
export function StudentWork(props: { studentId: string; nickname: string }) {
  const { lists, again } = useLists()
  if (lists === 'failed') return <Missing onAgain={again} />
  return lists && <lists.StudentDrawings {...props} />
}
