import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { changeFamily, sessionQuery } from '#client/data/account.ts'
import { declineInvitation, familyQuery, invitationQuery, joinFamily, signUpInvited } from '#client/data/family.ts'
import { TypedField } from '#client/forms/typed-field.tsx'
import { navigate, useAddress } from '#client/routing/address.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Loading } from '#client/ui/loading.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Page } from '#client/ui/page.tsx'
import { useToast } from '#client/ui/toast.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { commonWords } from '#client/wording/en-common.ts'
import { familyWords } from '#client/wording/en-family.ts'
import type { ProfileView } from '#shared/account.ts'
import type { FamilyView } from '#shared/family.ts'
import { limits } from '#shared/limits.ts'
import { screens } from '#shared/screens.ts'
import { OverNotice } from './over-notice.tsx'
import { TextLink } from './text-link.tsx'

const words = familyWords.invitation

export const invitationTitle = words.title

const tokenIn = (hash: string) => /^#invitation\.([\w.-]+)$/.exec(hash)?.[1] ?? null

/** Where the link of an invitation leads, and whoever is invited and signed in: nothing happens before a button is pressed. */
export function InvitationPage() {
  const { hash } = useAddress()
  const { data: profile } = useQuery(sessionQuery)
  const token = tokenIn(hash)
  // With the way to the dashboard the invitation is gone, which need not be said.
  const [joined, setJoined] = useState(false)
  const onJoined = () => setJoined(true)
  if (joined || profile === undefined) return <Frame heading={words.heading} />
  if (profile) return <SignedIn profile={profile} token={token} onJoined={onJoined} />
  return token ? <SignedOut token={token} onJoined={onJoined} /> : <Over to={screens.login} />
}

function Frame({ heading, intro, children }: { heading: string; intro?: string; children?: ReactNode }) {
  return (
    <Page width="narrow">
      <div className="mx-auto w-full max-w-100">
        <h1 className="text-balance text-center text-title">{heading}</h1>
        {intro && <p className="mt-3 text-balance text-center text-ink-soft [overflow-wrap:anywhere]">{intro}</p>}
        {children ?? <Loading label={commonWords.loading} />}
      </div>
    </Page>
  )
}

function Over({ to = screens.dashboard }: { to?: string }) {
  return (
    <Frame heading={words.overHeading}>
      <OverNotice text={words.over} to={to} label={words.toDashboard} />
    </Frame>
  )
}

type SignedInProps = { profile: ProfileView; token: string | null; onJoined: () => void }

function SignedIn({ profile, token, onJoined }: SignedInProps) {
  const family = useQuery({ ...familyQuery, refetchOnMount: 'always' })
  if (family.isError && !family.data)
    return (
      <Frame heading={words.heading}>
        <div className="mt-8">
          <Notice tone="danger">{family.error.message || familyWords.failed}</Notice>
        </div>
      </Frame>
    )
  if (!family.isFetchedAfterMount || !family.data) return <Frame heading={words.heading} />
  const { invited } = family.data
  if (invited) return <Invited invited={invited} email={profile.email} onJoined={onJoined} />
  return token ? <Elsewhere profile={profile} token={token} /> : <Over />
}

/** Nobody invites this account: the link may be for another address. */
function Elsewhere({ profile, token }: { profile: ProfileView; token: string }) {
  const { data: look, isError } = useQuery(invitationQuery(token))
  if (isError) return <Over />
  if (!look) return <Frame heading={words.heading} />
  const isOwn = look.email === profile.email
  if (isOwn && profile.email_confirmed) return <Over />
  return (
    <Frame heading={words.heading} intro={words.intro(look.by)}>
      <div className="mt-8">
        <Notice tone="warning" action={isOwn && <TextLink to={screens.account}>{words.toAccount}</TextLink>}>
          {isOwn ? words.unconfirmed : words.other(look.email, profile.email)}
        </Notice>
      </div>
    </Frame>
  )
}

/** Into the family: nothing of before stays on the screen, and the dashboard shows its children. */
function useJoin(onJoined: () => void, before?: () => Promise<void>) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: async () => {
      await before?.()
      await joinFamily()
    },
    onSuccess: async () => {
      onJoined()
      await changeFamily(client)
      toast({ text: words.joined, tone: 'success' })
      navigate(screens.dashboard, { replace: true })
    },
  })
}

type InvitedProps = { invited: NonNullable<FamilyView['invited']>; email: string; onJoined: () => void }

function Invited({ invited: { by, hindrance }, email, onJoined }: InvitedProps) {
  const client = useQueryClient()
  const toast = useToast()
  const join = useJoin(onJoined)
  const decline = useMutation({
    mutationFn: declineInvitation,
    onSuccess: async () => {
      toast({ text: words.declined })
      navigate(screens.dashboard, { replace: true })
      await client.invalidateQueries({ queryKey: familyQuery.queryKey })
    },
  })
  const busy = join.isPending || join.isSuccess || decline.isPending || decline.isSuccess
  useFocusBack(join.isPending || decline.isPending)
  const error = join.error ?? decline.error
  return (
    <Frame heading={words.heading} intro={words.intro(by)}>
      <Card className="mt-8 flex flex-col gap-5">
        {hindrance ? (
          <Notice tone="warning">{words.hindrances[hindrance]}</Notice>
        ) : (
          <>
            <p>{words.what}</p>
            <p className="[overflow-wrap:anywhere]">{words.address(email)}</p>
          </>
        )}
        {error && <Notice tone="danger">{error.message || familyWords.failed}</Notice>}
        {!hindrance && (
          <Button
            size="lg"
            busy={join.isPending || join.isSuccess}
            busyLabel={words.joining}
            disabled={busy}
            onClick={() => join.mutate()}
          >
            {words.join}
          </Button>
        )}
        <Button variant="secondary" size="lg" busy={decline.isPending} disabled={busy} onClick={() => decline.mutate()}>
          {words.decline}
        </Button>
      </Card>
    </Frame>
  )
}

/** Whoever has no account yet gets one with the press: the link came to the very address. */
function SignedOut({ token, onJoined }: { token: string; onJoined: () => void }) {
  const { data: look, isError } = useQuery(invitationQuery(token))
  if (isError) return <Over to={screens.login} />
  if (!look) return <Frame heading={words.heading} />
  return (
    <Frame heading={words.heading} intro={words.intro(look.by)}>
      <Card className="mt-8 flex flex-col gap-5">
        {look.has_account ? (
          <>
            <p className="[overflow-wrap:anywhere]">{words.hasAccount(look.email)}</p>
            <TextLink to={screens.login}>{words.signIn}</TextLink>
          </>
        ) : (
          <SignUpForm token={token} email={look.email} onJoined={onJoined} />
        )}
      </Card>
    </Frame>
  )
}

type SignUpFormProps = { token: string; email: string; onJoined: () => void }

function SignUpForm({ token, email, onJoined }: SignUpFormProps) {
  const [name, setName] = useState('')
  const full_name = name.trim()
  const join = useJoin(onJoined, () => signUpInvited({ token, ...(full_name !== '' && { full_name }) }))
  useFocusBack(join.isPending)
  const busy = join.isPending || join.isSuccess
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!busy) join.mutate()
  }
  return (
    <form onSubmit={handleSubmit} className="flex flex-col gap-5">
      <p>{words.what}</p>
      <TypedField
        name="full_name"
        label={words.name}
        hint={words.nameHint}
        value={name}
        onValue={setName}
        error={undefined}
        maxLength={limits.fullName}
        autoComplete="name"
        autoCapitalize="words"
      />
      <p className="[overflow-wrap:anywhere]">{words.address(email)}</p>
      {join.isError && <Notice tone="danger">{join.error.message || familyWords.failed}</Notice>}
      <Button type="submit" size="lg" busy={busy} busyLabel={words.joining}>
        {words.join}
      </Button>
    </form>
  )
}
