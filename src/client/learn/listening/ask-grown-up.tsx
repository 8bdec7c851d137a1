import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import { sessionQuery } from '#client/data/account.ts'
import { wishMicrophone } from '#client/data/microphone-wish.ts'
import { buttonClass } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { learnWords as words } from '#client/wording/en-learn.ts'
import { screens } from '#shared/screens.ts'

/** The microphone is off: in a parent's browser a button leads, through the PIN, to its switch. */
export function AskGrownUp({ studentId }: { studentId: string }) {
  const client = useQueryClient()
  const { data: parent } = useQuery(sessionQuery)
  const ask = parent && (
    <Link
      to={screens.dashboard}
      onClick={() => wishMicrophone(client, studentId)}
      className={buttonClass('secondary', 'lg')}
    >
      {words.askGrownUp}
    </Link>
  )
  return (
    <Notice tone="info" action={ask}>
      {words.microphoneOff}
    </Notice>
  )
}
