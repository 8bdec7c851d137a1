import { queryOptions } from '@tanstack/react-query'
import { data, done, server } from '#client/api.ts'
import type { DeletedAccount, ProfileView, SessionView } from '#shared/account.ts'

// What a parent changes about the own account.

export const changeName = (full_name: string): Promise<ProfileView> =>
  data(server.api.profile.$patch({ json: { full_name } }))

/** `null`: another country than those whose helplines we know. */
export const changeCountry = (country: string | null): Promise<ProfileView> =>
  data(server.api.profile.$patch({ json: { country } }))

/** Sends an email to the new address; the address changes with the press on its link, or with its code. */
export const changeEmail = (json: { email: string; password?: string }) =>
  data(server.api.profile.email.$post({ json }))

/** Sends an email to the address that the account has. */
export const sendConfirmation = () => data(server.api.profile.confirm.$post())

export const changePhone = (json: { phone: string; password?: string }) =>
  data(server.api.profile.phone.$post({ json }))
export const removePhone = () => done(server.api.profile.phone.$delete())

export const changePassword = (json: { current_password: string; password: string }) =>
  done(server.api.profile.password.$post({ json }))

/** `pin: null` takes the PIN away. */
export const changePin = (json: { pin: string | null; password?: string; current_pin?: string }) =>
  done(server.api.profile.pin.$put({ json }))

/** Opens the parent's gate after a lesson. */
export const openGate = (json: { pin: string } | { password: string }) => done(server.api.gate.$post({ json }))

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: (): Promise<SessionView[]> => data(server.api.sessions.$get()),
})

export const endSession = (id: string) => done(server.api.sessions[':id'].$delete({ param: { id } }))
export const endOtherSessions = () => done(server.api.sessions.$delete())

export const deleteAccount = (json: { password?: string; email?: string }): Promise<DeletedAccount> =>
  data(server.api.profile.delete.$post({ json }))
