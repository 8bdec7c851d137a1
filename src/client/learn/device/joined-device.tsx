import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { ApiProblem } from '#client/api.ts'
import { joinedQuery, leaveDevice } from '#client/data/devices.ts'
import { Button, buttonClass } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { ArrowRightIcon } from '#client/ui/icons.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { joinWords as words } from '#client/wording/en-join.ts'
import { learnWords } from '#client/wording/en-learn.ts'
import { screenOf, screens } from '#shared/screens.ts'
import type { LearnerStudentView } from '#shared/student.ts'

/** A device that is known: into the lesson, or, behind a question, no device of this child any more. */
export function JoinedDevice({ student: { id, nickname } }: { student: LearnerStudentView }) {
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Link to={screenOf(id, screens.learn)} className={buttonClass('primary', 'child')}>
        {words.start}
        <ArrowRightIcon className="size-6" />
      </Link>
      <Button variant="quiet" className="min-h-16 self-center" onClick={() => setAsks(true)}>
        {words.leave(nickname)}
      </Button>
      {asks && <LeaveDialog nickname={nickname} onClose={() => setAsks(false)} />}
    </>
  )
}

function LeaveDialog({ nickname, onClose }: { nickname: string; onClose: () => void }) {
  const client = useQueryClient()
  const leave = useMutation({
    mutationFn: leaveIfDevice,
    onSuccess: () => {
      onClose()
      client.setQueryData(joinedQuery.queryKey, null)
    },
  })
  useFocusBack(leave.isPending)
  const footer = (
    <>
      <Button variant="secondary" size="child" onClick={onClose}>
        {words.leaveNo}
      </Button>
      <Button variant="danger" size="child" busy={leave.isPending} onClick={() => leave.mutate()}>
        {words.leaveYes}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={words.leaveTitle(nickname)} footer={footer} closeLabel={learnWords.close}>
      <p>{words.leaveText(nickname)}</p>
      {leave.isError && (
        <div className="mt-4">
          <Notice tone="danger">{words.leaveFailed}</Notice>
        </div>
      )}
    </Dialog>
  )
}

/** A device that a parent has ended meanwhile is none any more, too. It says nothing about a parent who is signed in. */
async function leaveIfDevice(): Promise<void> {
  try {
    await leaveDevice()
  } catch (error) {
    const isNone = error instanceof ApiProblem && ['unauthenticated', 'not_found'].includes(error.problem.code)
    if (!isNone) throw error
  }
}
