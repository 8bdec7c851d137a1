import type { QueryClient } from '@tanstack/react-query'
import { partsAt, screens } from '#shared/screens.ts'
import { goHome } from './go-home.ts'
import { type Guard, guards } from './guards.ts'
import { lateFile } from './late/late-file.ts'
import { type Arrival, type Frame, openRouter, type Router, type Screen } from './routing/router.ts'

export const createRouter = (client: QueryClient): Router => {
  const routes = routesOf(guards(client))
  return openRouter((pathname) => arrive(routes, pathname))
}

/** The frame of all screens but the lesson comes with the first of them. */
type Route = { screen: string; guard: Guard; load: () => Promise<Screen>; isLesson?: true }

/** Every address of the application, who may see it, and the files it needs. */
function routesOf(may: ReturnType<typeof guards>): Route[] {
  return [
    { screen: screens.learn, guard: may.learnerOnly, load: lazily.learn, isLesson: true },
    { screen: screens.login, guard: may.signedOutOnly, load: lazily.login },
    // A letter's link may be pressed by whoever is signed in here, and by nobody too.
    { screen: screens.confirm, guard: may.anybody, load: lazily.confirm },
    { screen: screens.invitation, guard: may.invited, load: lazily.invitation },
    { screen: screens.stopLetter, guard: may.anybody, load: lazily.stopLetter },
    { screen: screens.join, guard: may.anybody, load: lazily.join },
    { screen: screens.gate, guard: may.gateOnly, load: lazily.gate },
    { screen: screens.claim, guard: may.claimOnly, load: lazily.claim },
    { screen: screens.pricing, guard: may.notInLesson, load: lazily.pricing },
    { screen: screens.privacy, guard: may.anybody, load: lazily.privacy },
    { screen: screens.terms, guard: may.anybody, load: lazily.terms },
    { screen: screens.forChildren, guard: may.anybody, load: lazily.forChildren },
    { screen: screens.safety, guard: may.anybody, load: lazily.safety },
    { screen: screens.onboarding, guard: may.knowingStudents, load: lazily.onboarding },
    { screen: screens.dashboard, guard: may.withStudents, load: lazily.dashboard },
    { screen: screens.tutorSelection, guard: may.signedInOnly, load: lazily.tutorSelection },
    { screen: screens.progress, guard: may.signedInOnly, load: lazily.progress },
    { screen: screens.ledger, guard: may.signedInOnly, load: lazily.ledger },
    { screen: screens.account, guard: may.signedInOnly, load: lazily.account },
    { screen: screens.videos, guard: may.signedInOnly, load: lazily.videos },
    { screen: screens.admin, guard: may.adminOnly, load: lazily.admin },
  ]
}

/** Leads from an address to its screen. Its files come while the guard asks; who may not see it does not wait for them. */
async function arrive(routes: Route[], pathname: string): Promise<Arrival> {
  const route = routes.find(({ screen }) => partsAt(screen, pathname))
  if (!route) return goHome()
  const files = Promise.all([route.isLesson ? Bare : shell.load(), route.load()])
  files.catch(() => undefined)
  try {
    const redirect = await route.guard({ pathname, studentId: partsAt(route.screen, pathname)?.studentId ?? '' })
    if (redirect !== null) return { redirect }
    const [Frame, screen] = await files
    return { Frame, screen }
  } catch (error) {
    if (!route.isLesson) await shell.bring()
    return { Frame: (route.isLesson ? null : shell.here()) ?? Bare, error }
  }
}

const Bare: Frame = ({ children }) => children

const shell = lateFile(async (): Promise<Frame> => (await import('./app-shell.tsx')).AppShell)

const lateScreen = (fetchScreen: () => Promise<Screen>) => lateFile(fetchScreen).load

/** A parent's screen, which the way leads out of when the session ends meanwhile. */
const forParents = (fetchScreen: () => Promise<Screen>) =>
  lateScreen(async () => {
    const [{ Component, title }, { SignedIn }] = await Promise.all([fetchScreen(), import('./app-shell.tsx')])
    return {
      Component: () => (
        <SignedIn>
          <Component />
        </SignedIn>
      ),
      title,
    }
  })

const lazily = {
  learn: lateScreen(async () => {
    const { LearnRoute, learnTitle } = await import('./learn/lesson/learn-route.tsx')
    return { Component: LearnRoute, title: learnTitle }
  }),
  login: lateScreen(async () => {
    const { LoginPage, loginTitle } = await import('./auth/login-page.tsx')
    return { Component: LoginPage, title: loginTitle }
  }),
  confirm: lateScreen(async () => {
    const { ConfirmPage, confirmTitle } = await import('./auth/confirm-page.tsx')
    return { Component: ConfirmPage, title: confirmTitle }
  }),
  invitation: lateScreen(async () => {
    const { InvitationPage, invitationTitle } = await import('./auth/invitation-page.tsx')
    return { Component: InvitationPage, title: invitationTitle }
  }),
  stopLetter: lateScreen(async () => {
    const { StopLetterPage, stopLetterTitle } = await import('./auth/stop-letter-page.tsx')
    return { Component: StopLetterPage, title: stopLetterTitle }
  }),
  gate: lateScreen(async () => {
    const { GatePage, gateTitle } = await import('./auth/gate-page.tsx')
    return { Component: GatePage, title: gateTitle }
  }),
  claim: lateScreen(async () => {
    const { ClaimPage, claimTitle } = await import('./auth/claim-page.tsx')
    return { Component: ClaimPage, title: claimTitle }
  }),
  join: lateScreen(async () => {
    const { JoinPage, joinTitle } = await import('./learn/device/join-page.tsx')
    return { Component: JoinPage, title: joinTitle }
  }),
  account: forParents(async () => {
    const { AccountPage, accountTitle } = await import('./parent/account/account-page.tsx')
    return { Component: AccountPage, title: accountTitle }
  }),
  videos: forParents(async () => {
    const { VideosPage, videosTitle } = await import('./parent/videos/videos-page.tsx')
    return { Component: VideosPage, title: videosTitle }
  }),
  admin: forParents(async () => {
    const { AdminPage, adminTitle } = await import('./admin/admin-page.tsx')
    return { Component: AdminPage, title: adminTitle }
  }),
  onboarding: forParents(async () => {
    const { OnboardingPage, onboardingTitle } = await import('./onboarding/onboarding-page.tsx')
    return { Component: OnboardingPage, title: onboardingTitle }
  }),
  dashboard: forParents(async () => {
    const { DashboardPage, dashboardTitle } = await import('./parent/dashboard-page.tsx')
    return { Component: DashboardPage, title: dashboardTitle }
  }),
  ledger: forParents(async () => {
    const { LedgerPage, ledgerTitle } = await import('./parent/ledger/ledger-page.tsx')
    return { Component: LedgerPage, title: ledgerTitle }
  }),
  tutorSelection: forParents(async () => {
    const { TutorSelectionPage, tutorSelectionTitle } = await import('./parent/tutor-selection-page.tsx')
    return { Component: TutorSelectionPage, title: tutorSelectionTitle }
  }),
  progress: forParents(async () => {
    const { ProgressPage, progressTitle } = await import('./parent/progress/progress-page.tsx')
    return { Component: ProgressPage, title: progressTitle }
  }),
  pricing: lateScreen(async () => {
    const { PricingRoute, pricingTitle } = await import('./pricing-route.tsx')
    return { Component: PricingRoute, title: pricingTitle }
  }),
  privacy: lateScreen(async () => {
    const { PrivacyPage, privacyTitle } = await import('./public/privacy-page.tsx')
    return { Component: PrivacyPage, title: privacyTitle }
  }),
  terms: lateScreen(async () => {
    const { TermsPage, termsTitle } = await import('./public/terms-page.tsx')
    return { Component: TermsPage, title: termsTitle }
  }),
  forChildren: lateScreen(async () => {
    const { ForChildrenPage, forChildrenTitle } = await import('./public/for-children-page.tsx')
    return { Component: ForChildrenPage, title: forChildrenTitle }
  }),
  safety: lateScreen(async () => {
    const { SafetyPage, safetyTitle } = await import('./public/safety-page.tsx')
    return { Component: SafetyPage, title: safetyTitle }
  }),
}
