import { queryOptions } from '@tanstack/react-query'
import { data, done, server } from '#client/api.ts'
import type { FamilyView, InvitationView } from '#shared/family.ts'

/** Who the guardians of the family are, who is invited, and who invites. */
export const familyQuery = queryOptions({
  queryKey: ['family'],
  queryFn: (): Promise<FamilyView> => data(server.api.family.$get()),
})

export const inviteGuardian = (email: string): Promise<FamilyView> =>
  data(server.api.family.invitation.$post({ json: { email } }))
export const withdrawInvitation = () => done(server.api.family.invitation.$delete())

export const joinFamily = () => done(server.api.family.join.$post())
export const declineInvitation = () => done(server.api.family.join.$delete())
export const leaveFamily = () => done(server.api.family.leave.$post())
export const removeGuardian = () => done(server.api.family.guardian.$delete())
export const familyNewsSeen = () => done(server.api.family.news.seen.$post())

/** What the link of an invitation says. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: (): Promise<InvitationView> => data(server.api.invitations.look.$post({ json: { token } })),
    retry: false,
  })

/** Makes an account for the address that was invited, and signs in. */
export const signUpInvited = (json: { token: string; full_name?: string }) =>
  done(server.api.invitations['sign-up'].$post({ json }))
