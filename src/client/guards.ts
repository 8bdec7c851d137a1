import type { QueryClient } from '@tanstack/react-query'
import type { ProfileView } from '#shared/account.ts'
import { screenOf, screens } from '#shared/screens.ts'
import { gateFor } from './auth/gate-address.ts'
import { sessionQuery } from './data/account.ts'
import { joinedQuery } from './data/devices.ts'
import { studentsQuery } from './data/students.ts'
import { goHome } from './go-home.ts'

/** So long 'nobody' is believed: one redirect does not ask twice. Milliseconds. */
const oneMoment = 1_000

/** Says where the way leads instead; null for whoever may see the screen. */
export type Guard = (at: { pathname: string; studentId: string }) => Promise<string | null>

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
  const anybody: Guard = () =>
    whoIsHere().then(
      () => null,
      () => null,
    )

  const signedOutOnly: Guard = async () => ((await whoIsHere()) ? screens.dashboard : null)

  /** For a parent with a session; everybody else signs in first, and behind a closed gate the PIN is asked for. */
  const signedInOnly =
    (prepare: () => Promise<string | null> = async () => null): Guard =>
    async ({ pathname }) => {
      const who = await whoIsHere()
      if (!who) return screens.login
      return shut(who, pathname) ?? prepare()
    }

  /** A public screen that is not for the child who sits here now. */
  const notInLesson: Guard = async ({ pathname }) => {
    const who = await whoIsHere().catch(() => null)
    return who && isClosed(who) ? gateFor(pathname) : null
  }

  /** For nobody and for a parent; who has to open the gate or to decide something does that first. */
  const invited: Guard = async ({ pathname }) => {
    const who = await whoIsHere().catch(() => null)
    return who ? shut(who, pathname) : null
  }

  /** The lesson: for a parent's browser, or for the child's own device. */
  const learnerOnly: Guard = async ({ pathname, studentId }) => {
    const who = await whoIsHere()
    if (who) {
      if (who.unclaimed) return screens.claim
      const others = isClosed(who) && who.gate_student_id !== studentId
      return others ? gateFor(pathname) : null
    }
    const device = await client.fetchQuery(joinedQuery)
    if (!device) return screens.login
    const own = device.student.id
    return own === studentId ? null : screenOf(own, screens.learn)
  }

  /** A screen for a parent in one state only: behind a closed gate, or before a decision. */
  const onlyWhile =
    (holds: (who: ProfileView) => boolean): Guard =>
    async () => {
      const who = await whoIsHere()
      if (!who) return screens.login
      return holds(who) ? null : screens.dashboard
    }

  /** Everybody else goes home; behind a closed gate the PIN is asked for first. */
  const adminOnly: Guard = async ({ pathname }) => {
    const who = await whoIsHere()
    if (!who) return goHome()
    return shut(who, pathname) ?? (who.role === 'admin' ? null : goHome())
  }

  const howMany = async () => {
    const staleTime = client.getQueryData(studentsQuery.queryKey)?.length ? Number.POSITIVE_INFINITY : 0
    return (await client.fetchQuery({ ...studentsQuery, staleTime })).length
  }

  return {
    anybody,
    signedOutOnly,
    signedInOnly: signedInOnly(),
    learnerOnly,
    notInLesson,
    invited,
    gateOnly: onlyWhile(isClosed),
    claimOnly: onlyWhile(({ unclaimed }) => unclaimed),
    adminOnly,
    /** The dashboard of a parent without students is the onboarding. Not knowing is not having none. */
    withStudents: signedInOnly(async () => ((await howMany().catch(() => null)) === 0 ? screens.onboarding : null)),
    /** The onboarding speaks differently to a parent who has students. */
    knowingStudents: signedInOnly(async () => {
      await howMany().catch(() => null)
      return null
    }),
  }
}

const isClosed = (who: ProfileView) => who.gate === 'closed'

/** Where a signed-in parent goes first: to the gate that a lesson closed, or to what waits for a decision. */
function shut(who: ProfileView, pathname: string): string | null {
  if (isClosed(who)) return gateFor(pathname)
  return who.unclaimed ? screens.claim : null
}
