import { latePart } from '#client/late/late-part.tsx'
import { TryAgain } from '#client/ui/try-again.tsx'
import { drawingsWords as words } from '#client/wording/en-drawings.ts'
import { SessionPhotos } from './session-photos.tsx'

const meanwhile = {
  waiting: null,
  missing: (again: () => void) => (
    <div role="status">
      <TryAgain tone="warning" text={words.failed} label={words.again} onAgain={again} />
    </div>
  ),
  reloads: false,
}

/** Everything that a child drew. */
export const StudentWork = latePart(async () => (await import('./drawing-list.tsx')).StudentDrawings, meanwhile)

const SessionDrawings = latePart(async () => (await import('./drawing-list.tsx')).SessionDrawings, meanwhile)

/** What a child drew and photographed in a session. It comes after the words. */
export const SessionWork = (props: { conversationId: string; nickname: string }) => (
  <>
    <SessionDrawings {...props} />
    <SessionPhotos {...props} />
  </>
)
