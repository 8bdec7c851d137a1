import type { QueryClient } from '@tanstack/react-query'
import { generatePath, type LoaderFunction, redirect } from 'react-router'
import type { ProfileView } from '#shared/account.ts'
import { screens } from '#shared/screens.ts'
import { gateFor } from './auth/gate-address.ts'
import { sessionQuery } from './data/account.ts'
import { joinedQuery } from './data/devices.ts'
import { studentsQuery } from './data/students.ts'
import { goHome } from './go-home.ts'

/** So long 'nobody' is believed: one redirect does not ask twice. Milliseconds. */
const oneMoment = 1_000

/** Who may see a screen: asked before anything of it is shown. */
export function guards(client: QueryClient) {
  // Somebody who is known stays known until a call says otherwise; nobody may have signed in meanwhile, in another tab,
  // and a lesson may have closed the gate of a parent who has a PIN.
  const whoIsHere = () => {
    const known = client.getQueryData(sessionQuery.queryKey)
    const staleTime = known && !known.has_pin ? Number.POSITIVE_INFINITY : oneMoment
    return client.fetchQuery({ ...sessionQuery, staleTime })
  }

  /** Opens when it is known who is here. A server that does not answer leaves public screens readable. */
  const known: LoaderFunction = () =>
    whoIsHere().then(
      () => null,
      () => null,
    )

  const signedOutOnly: LoaderFunction = async () => ((await whoIsHere()) ? redirect(screens.dashboard) : null)

  /** For a parent with a session; everybody else signs in first, and behind a closed gate the PIN is asked for. */
  const signedInOnly =
    (prepare: () => Promise<Response | null> = async () => null): LoaderFunction =>
    async ({ request }) => {
      const who = await whoIsHere()
      if (!who) return redirect(screens.login)
      return shut(who, request) ?? prepare()
    }

  /** A public screen that is not for the child who sits here now. */
  const notInLesson: LoaderFunction = async ({ request }) => {
    const who = await whoIsHere().catch(() => null)
    return who && isClosed(who) ? redirect(gateFor(new URL(request.url).pathname)) : null
  }

  /** The lesson: for a parent's browser, or for the child's own device. */
  const learnerOnly: LoaderFunction = async ({ params, request }) => {
    const who = await whoIsHere()
    const studentId = params.studentId ?? ''
    if (who) {
      if (who.unclaimed) return redirect(screens.claim)
      const others = isClosed(who) && who.gate_student_id !== studentId
      return others ? redirect(gateFor(new URL(request.url).pathname)) : null
    }
    const device = await client.fetchQuery(joinedQuery)
    if (!device) return redirect(screens.login)
    const own = device.student.id
    return own === studentId ? null : redirect(generatePath(screens.learn, { studentId: own }))
  }

  /** A screen for a parent in one state only: behind a closed gate, or before a decision. */
  const onlyWhile =
    (holds: (who: ProfileView) => boolean): LoaderFunction =>
    async () => {
      const who = await whoIsHere()
      if (!who) return redirect(screens.login)
      return holds(who) ? null : redirect(screens.dashboard)
    }

  /** Everybody else goes home; behind a closed gate the PIN is asked for first. */
  const adminOnly: LoaderFunction = async ({ request }) => {
    const who = await whoIsHere()
    if (!who) return goHome()
    return shut(who, request) ?? (who.role === 'admin' ? null : goHome())
  }

  const howMany = async () => {
    const staleTime = client.getQueryData(studentsQuery.queryKey)?.length ? Number.POSITIVE_INFINITY : 0
    return (await client.fetchQuery({ ...studentsQuery, staleTime })).length
  }

  return {
    known,
    signedOutOnly,
    signedInOnly: signedInOnly(),
    learnerOnly,
    notInLesson,
    gateOnly: onlyWhile(isClosed),
    claimOnly: onlyWhile(({ unclaimed }) => unclaimed),
    adminOnly,
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

const isClosed = (who: ProfileView) => who.gate === 'closed'

/** Where a signed-in parent goes first: to the gate that a lesson closed, or to what waits for a decision. */
function shut(who: ProfileView, { url }: Request): Response | null {
  if (isClosed(who)) return redirect(gateFor(new URL(url).pathname))
  return who.unclaimed ? redirect(screens.claim) : null
}
