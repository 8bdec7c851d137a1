import type { FormEvent, ReactNode, Ref } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Notice } from '#client/ui/notice.tsx'

type AuthFormProps = {
  form: { ref: Ref<HTMLFormElement>; onSubmit: (event: FormEvent) => void; noValidate: boolean }
  /** What went well; read out when it arrives. */
  said?: ReactNode
  problem: string | undefined
  busy: boolean
  words: { submit: string; submitting: string }
  children: ReactNode
}

/** The card of one view: its fields, what the service said, and one button. */
export function AuthForm({ form, said, problem, busy, words, children }: AuthFormProps) {
  return (
    <form {...form} className="mt-8">
      <div role="status" className="mb-5 empty:mb-0">
        {said}
      </div>
      <Card className="flex flex-col gap-5">
        {children}
        {problem && <Notice tone="danger">{problem}</Notice>}
        <Button type="submit" size="lg" busy={busy} busyLabel={words.submitting} className="mt-1">
          {words.submit}
        </Button>
      </Card>
    </form>
  )
}
