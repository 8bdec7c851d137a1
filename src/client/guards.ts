import type { QueryClient } from '@tanstack/react-query'
import { type LoaderFunction, redirect } from 'react-router'
import { screens } from '#shared/screens.ts'
import { sessionQuery } from './data/account.ts'
import { studentsQuery } from './data/students.ts'

/** So long 'nobody' is believed: one redirect does not ask twice. Milliseconds. */
const oneMoment = 1_000

/** Who may see a screen: asked before anything of it is shown. */
export function guards(client: QueryClient) {
  // Somebody who is known stays known until a call says otherwise; nobody may have signed in meanwhile, in another tab.
  const whoIsHere = () =>
    client.fetchQuery({
      ...sessionQuery,
      staleTime: client.getQueryData(sessionQuery.queryKey) ? Number.POSITIVE_INFINITY : oneMoment,
    })

  /** Opens when it is known who is here. A server that does not answer leaves public screens readable. */
  const known: LoaderFunction = () =>
    whoIsHere().then(
      () => null,
      () => null,
    )

  const signedOutOnly: LoaderFunction = async () => ((await whoIsHere()) ? redirect(screens.dashboard) : null)

  /** For a parent with a session; everybody else signs in first. */
  const signedInOnly =
    (prepare: () => Promise<Response | null> = async () => null): LoaderFunction =>
    async () =>
      (await whoIsHere()) ? prepare() : redirect(screens.login)

  const howMany = async () => {
    const staleTime = client.getQueryData(studentsQuery.queryKey)?.length ? Number.POSITIVE_INFINITY : 0
    return (await client.fetchQuery({ ...studentsQuery, staleTime })).length
  }

  return {
    known,
    signedOutOnly,
    signedInOnly: signedInOnly(),
    /** The dashboard of a parent without students is the onboarding. Not knowing is not having none. */
    withStudents: signedInOnly(async () =>
      (await howMany().catch(() => null)) === 0 ? redirect(screens.onboarding) : null,
    ),
    /** The onboarding speaks differently to a parent who has students. */
    knowingStudents: signedInOnly(async () => {
      await howMany().catch(() => null)
      return null
    }),
  }
}
