import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiProblem } from '#client/api.ts'
import { pressLink } from '#client/data/account.ts'
import { navigate, useAddress } from '#client/routing/address.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Page } from '#client/ui/page.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { authWords } from '#client/wording/en-auth.ts'
import { codeWords } from '#client/wording/en-codes.ts'
import { screens } from '#shared/screens.ts'
import { ChangedNotice } from './changed-notice.tsx'
import { addressOf } from './credentials.ts'
import { type EmailLink, readLink } from './email-link.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { OverNotice } from './over-notice.tsx'
import { type PassedOn, usePassedOn } from './passed-on.ts'
import { TextLink } from './text-link.tsx'
import { useNewSession } from './use-new-session.ts'

const words = codeWords.confirm

export function confirmTitle({ hash }: { hash: string }): string {
  const link = readLink(hash)
  return link ? words[link.purpose].heading : words.title
}

/** What an e-mail's link opens. Programs that look at links in e-mails press no button, so nothing happens before one is pressed. */
export function ConfirmPage() {
  const { hash } = useAddress()
  const { pressed, signedUpElsewhere } = usePassedOn()
  const link = readLink(hash)
  if (link) return <Press key={hash} link={link} />
  if (pressed === 'choose_password') {
    const { heading, intro } = signedUpElsewhere ? words.elsewhere : authWords.update_password
    return (
      <Frame heading={heading} intro={intro}>
        <NewPasswordForm />
      </Frame>
    )
  }
  if (pressed)
    return (
      <Frame heading={words.doneHeading}>
        <ChangedNotice what={pressed} />
      </Frame>
    )
  return <Over />
}

function Frame({ heading, intro, children }: { heading: string; intro?: string; children: ReactNode }) {
  return (
    <Page width="narrow">
      <div className="mx-auto w-full max-w-90">
        <h1 className="text-center text-title">{heading}</h1>
        {intro && <p className="mt-3 text-balance text-center text-ink-soft">{intro}</p>}
        {children}
      </div>
    </Page>
  )
}

function Press({ link: { purpose, token } }: { link: EmailLink }) {
  const press = usePress(purpose, token)
  useFocusBack(press.isPending)
  const { heading, intro, submit, submitting } = words[purpose]
  if (isOver(press.error)) return <Over purpose={purpose} />
  return (
    <Frame heading={heading} intro={intro}>
      <Card className="mt-8 flex flex-col gap-5">
        {press.isError && (
          <Notice
            tone="danger"
            action={needsSession(press.error) && <TextLink to={screens.login}>{authWords.links.sign_in}</TextLink>}
          >
            {press.error.message || authWords.failed}
          </Notice>
        )}
        <Button
          size="lg"
          busy={press.isPending || press.isSuccess}
          busyLabel={submitting}
          onClick={() => press.mutate()}
        >
          {submit}
        </Button>
      </Card>
    </Frame>
  )
}

/** Presses the link, once; afterwards its token no longer stands in the address. */
function usePress(purpose: EmailLink['purpose'], token: string) {
  const { askAnew, goIn } = useNewSession()
  return useMutation({
    mutationFn: () => pressLink(token),
    onSuccess: async ({ result }) => {
      if (result === 'signed_in') return goIn()
      await askAnew()
      // A sign-up asks for a password only where it was not begun: that is said.
      const state: PassedOn = { pressed: result, ...(purpose === 'sign-up' && { signedUpElsewhere: true }) }
      navigate(screens.confirm, { replace: true, state })
    },
  })
}

const needsSession = (error: Error) => error instanceof ApiProblem && error.problem.code === 'sign_in_again'

// A token that is cut off, or has more at its end than belongs to it, is no better than an old one.
const isOver = (error: Error | null) =>
  error instanceof ApiProblem && ['link_expired', 'validation_failed'].includes(error.problem.code)

/** A link that is used, too old, or cut off on its way. */
function Over({ purpose }: { purpose?: EmailLink['purpose'] }) {
  const [to, label] = beginAgain(purpose)
  return (
    <Frame heading={words.overHeading}>
      <OverNotice text={words.over} to={to} label={label} />
    </Frame>
  )
}

function beginAgain(purpose: EmailLink['purpose'] | undefined): [string, string] {
  // A change of address is asked for where it was begun.
  if (purpose === 'email-change') return [screens.account, words.toAccount]
  const view = purpose === 'recovery' ? 'forgotten_password' : 'magic_link'
  return [addressOf[view], words.newLink]
}
