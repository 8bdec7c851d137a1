import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiProblem, data, done, server } from '#client/api.ts'
import type { CodeType, ConfigView, PhoneCodeType, ProfileView, Provider } from '#shared/account.ts'
import { readProfile } from './first-calls.ts'
import { mayBeHere } from './may-be-here.ts'

const sessionKey = ['session'] as const
const configKey = ['config'] as const

/** Who is signed in: the profile, or null. A server that cannot answer is an error, not 'signed out'. */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: async ({ client }): Promise<ProfileView | null> => {
    const before = client.getQueryData<ProfileView | null>(sessionKey)
    const now = await whoIsHere()
    // Somebody else signed in, in another tab: what is known of the first family is not shown to the second.
    if (before && before.id !== now?.id) void client.resetQueries({ predicate: isOfFamily })
    return now
  },
  staleTime: 60_000,
})

async function whoIsHere(): Promise<ProfileView | null> {
  if (!mayBeHere('parent')) return null
  try {
    return await readProfile()
  } catch (error) {
    if (isSignedOut(error)) return null
    throw error
  }
}

const isSignedOut = (error: unknown) => error instanceof ApiProblem && error.problem.code === 'unauthenticated'

const isOfFamily = ({ queryKey: [subject] }: { queryKey: readonly unknown[] }) =>
  subject !== sessionKey[0] && subject !== configKey[0]

/** Whoever is signed in joined a family or left it: nothing of the one before stays, and what is on the screen is asked for anew. */
export async function changeFamily(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: sessionKey })
  await client.resetQueries({ predicate: isOfFamily })
}

/** When any call learns that the session is over: nothing of the family stays, and the guards lead to the sign-in. */
export function noticeSignedOut(client: QueryClient, error: unknown): void {
  if (!isSignedOut(error) || client.getQueryData(sessionKey) === null) return
  client.setQueryData(sessionKey, null)
  client.removeQueries({ predicate: isOfFamily })
}

/** When any call learns that a lesson has closed the gate: the guards lead to it. */
export function noticeClosedGate(client: QueryClient, error: unknown): void {
  if (!(error instanceof ApiProblem) || error.problem.code !== 'pin_required') return
  client.setQueryData<ProfileView | null>(sessionKey, (known) => known && { ...known, gate: 'closed' })
  client.removeQueries({ predicate: isOfFamily })
}

/** When any call learns that what was made before waits for a decision: the guards lead to it. */
export function noticeUnclaimed(client: QueryClient, error: unknown): void {
  if (!(error instanceof ApiProblem) || error.problem.code !== 'claim_first') return
  client.setQueryData<ProfileView | null>(sessionKey, (known) => known && { ...known, unclaimed: true })
}

export const configQuery = queryOptions({
  queryKey: configKey,
  queryFn: (): Promise<ConfigView> => data(server.api.config.$get()),
  staleTime: Number.POSITIVE_INFINITY,
})

export type Credentials = { email: string; password: string }

export const signIn = (json: Credentials) => data(server.api.auth['sign-in'].email.$post({ json }))

/** `signed_in: false`: the account waits for the press on the link in the email. */
/** `country: null`: another one than those whose helplines we know; without it, it is asked later. */
export const signUp = (json: Credentials & { full_name?: string; country?: string | null }) =>
  data(server.api.auth['sign-up'].email.$post({ json }))

export const signOut = () => done(server.api.auth['sign-out'].$post())

export const sendMagicLink = (email: string) => data(server.api.auth['magic-link'].$post({ json: { email } }))
export const sendRecovery = (email: string) => data(server.api.auth.recover.$post({ json: { email } }))
export const sendPhoneCode = (phone: string) => data(server.api.auth['phone-code'].$post({ json: { phone } }))

/** The code from an email or a text message, with where it was sent. */
export type TypedCode =
  | { type: Exclude<CodeType, PhoneCodeType>; email: string; token: string }
  | { type: PhoneCodeType; phone: string; token: string }

export const verifyCode = (json: TypedCode) => data(server.api.auth.verify.$post({ json }))

/** The press on the button that an email's link opens. */
export const pressLink = (token: string) => data(server.api.auth.links.$post({ json: { token } }))

/** Sets a new password where a recovery link or code allowed it. */
export const choosePassword = (password: string) => done(server.api.auth.password.$post({ json: { password } }))

/** The provider's address, where the browser goes next. */
export const startProvider = (provider: Provider) =>
  data(server.api.auth['sign-in'].social.$post({ json: { provider } }))
