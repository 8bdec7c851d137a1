import { queryOptions } from '@tanstack/react-query'
import { ApiProblem, data, done, server } from '#client/api.ts'
import type { ConfigView, ProfileView } from '#shared/account.ts'

/** Who is signed in: the profile, or null. A server that cannot answer is an error, not 'signed out'. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async (): Promise<ProfileView | null> => {
    try {
      return await data(server.api.profile.$get())
    } catch (error) {
      if (error instanceof ApiProblem && error.problem.code === 'unauthenticated') return null
      throw error
    }
  },
  staleTime: 60_000,
})

export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: (): Promise<ConfigView> => data(server.api.config.$get()),
  staleTime: Number.POSITIVE_INFINITY,
})

export type Credentials = { email: string; password: string }

export const signIn = (json: Credentials) => data(server.api.auth['sign-in'].email.$post({ json }))
export const signUp = (json: Credentials & { full_name?: string }) =>
  data(server.api.auth['sign-up'].email.$post({ json }))
export const signOut = () => done(server.api.auth['sign-out'].$post())
export const openCheckout = () => data(server.api.summarize.$post())
