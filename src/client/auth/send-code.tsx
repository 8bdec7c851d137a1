import { useMutation } from '@tanstack/react-query'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { codeWords } from '#client/wording/en-codes.ts'
import { faultsOf } from './credentials.ts'

const words = codeWords.code

type SendCodeProps = {
  /** Whether there is an address to send to; where not, it is said at its field. */
  ready: () => boolean
  send: () => Promise<unknown>
  sent: string
}

/** Sends a code to the address above; the form around it takes the code. */
export function SendCode({ ready, send, sent }: SendCodeProps) {
  const call = useMutation({ mutationFn: send })
  useFocusBack(call.isPending)
  const [problem] = Object.values(faultsOf(call.error))
  return (
    <div>
      <Button
        variant="secondary"
        className="w-full"
        busy={call.isPending}
        busyLabel={words.sending}
        onClick={() => {
          call.reset()
          if (ready()) call.mutate()
        }}
      >
        {words.send}
      </Button>
      <div role="status">{call.isSuccess && <p className="mt-2 text-sm">{sent}</p>}</div>
      {problem && (
        <div className="mt-3">
          <Notice tone="danger">{problem}</Notice>
        </div>
      )}
    </div>
  )
}
