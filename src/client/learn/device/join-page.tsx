import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import { sessionQuery } from '#client/data/account.ts'
import { joinedQuery } from '#client/data/devices.ts'
import { Loading } from '#client/ui/loading.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Page } from '#client/ui/page.tsx'
import { joinWords as words } from '#client/wording/en-join.ts'
import { JoinForm } from './join-form.tsx'
import { JoinedDevice } from './joined-device.tsx'

export const joinTitle = words.title

/** Where a child's own device begins: with the code from the grown-up, or at once where it is known already. */
export function JoinPage() {
  const { data: joined, isPending } = useQuery(joinedQuery)
  const { data: parent } = useQuery(sessionQuery)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusWhenLeft(Boolean(joined), heading)
  return (
    <Page width="narrow">
      <div className="mx-auto flex w-full max-w-100 flex-col gap-6">
        <h1 ref={heading} tabIndex={-1} className="text-center text-title outline-none [overflow-wrap:anywhere]">
          {joined ? words.hi(joined.student.nickname) : words.hello}
        </h1>
        {parent && <Notice tone="info">{words.forChild}</Notice>}
        {isPending ? (
          <Loading label={words.loading} />
        ) : joined ? (
          <JoinedDevice student={joined.student} />
        ) : (
          <JoinForm />
        )}
      </div>
    </Page>
  )
}

/** The button that ended the device goes away with what it ended; the heading takes its focus. */
function useFocusWhenLeft(isDevice: boolean, heading: RefObject<HTMLElement | null>): void {
  const wasDevice = useRef(isDevice)
  useEffect(() => {
    if (wasDevice.current && !isDevice && document.activeElement === document.body) heading.current?.focus()
    wasDevice.current = isDevice
  }, [isDevice, heading])
}
