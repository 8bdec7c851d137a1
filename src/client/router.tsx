import type { QueryClient } from '@tanstack/react-query'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { screens } from '#shared/screens.ts'
import { AppShell, Root, SignedIn } from './app-shell.tsx'
import { BrokenScreen } from './broken-screen.tsx'
import { LoadingScreen } from './frame/loading-screen.tsx'
import { goHome } from './go-home.ts'
import { guards } from './guards.ts'
import { lateScreen } from './late/late-screen.ts'

export const createRouter = (client: QueryClient) => createBrowserRouter(routes(client))

/** Every address of the application, who may see it, and the files it needs. */
export function routes(client: QueryClient): RouteObject[] {
  const { known, learnerOnly } = guards(client)
  return [
    {
      Component: Root,
      errorElement: <BrokenScreen />,
      hydrateFallbackElement: <LoadingScreen />,
      children: [
        { path: screens.learn, loader: learnerOnly, lazy: lazily.learn },
        {
          Component: AppShell,
          loader: known,
          children: [{ errorElement: <BrokenScreen />, children: [...publicRoutes(client), ...parentRoutes(client)] }],
        },
        { path: '*', loader: goHome },
      ],
    },
  ]
}

const publicRoutes = (client: QueryClient): RouteObject[] => [
  { path: screens.login, loader: guards(client).signedOutOnly, lazy: lazily.login },
  // A letter's link may be pressed by whoever is signed in here, and by nobody too.
  { path: screens.confirm, lazy: lazily.confirm },
  { path: screens.join, lazy: lazily.join },
  { path: screens.gate, loader: guards(client).gateOnly, lazy: lazily.gate },
  { path: screens.claim, loader: guards(client).claimOnly, lazy: lazily.claim },
  { path: screens.pricing, loader: guards(client).notInLesson, lazy: lazily.pricing },
  { path: screens.privacy, lazy: lazily.privacy },
  { path: screens.terms, lazy: lazily.terms },
  { path: screens.forChildren, lazy: lazily.forChildren },
  { path: screens.safety, lazy: lazily.safety },
]

function parentRoutes(client: QueryClient): RouteObject[] {
  const { knowingStudents, withStudents, signedInOnly, adminOnly } = guards(client)
  return [
    {
      Component: SignedIn,
      children: [
        { path: screens.onboarding, loader: knowingStudents, lazy: lazily.onboarding },
        { path: screens.dashboard, loader: withStudents, lazy: lazily.dashboard },
        { path: screens.tutorSelection, loader: signedInOnly, lazy: lazily.tutorSelection },
        { path: screens.account, loader: signedInOnly, lazy: lazily.account },
        { path: screens.videos, loader: signedInOnly, lazy: lazily.videos },
        { path: screens.admin, loader: adminOnly, lazy: lazily.admin },
      ],
    },
  ]
}

const lazily = {
  learn: lateScreen(async () => {
    const [{ LearnRoute }, { learnWords }] = await Promise.all([
      import('./learn/lesson/learn-route.tsx'),
      import('./wording/en-learn.ts'),
    ])
    return { Component: LearnRoute, handle: { title: learnWords.learning } }
  }),
  login: lateScreen(async () => {
    const { LoginPage, loginTitle } = await import('./auth/login-page.tsx')
    return { Component: LoginPage, handle: { title: loginTitle } }
  }),
  confirm: lateScreen(async () => {
    const { ConfirmPage, confirmTitle } = await import('./auth/confirm-page.tsx')
    return { Component: ConfirmPage, handle: { title: confirmTitle } }
  }),
  gate: lateScreen(async () => {
    const { GatePage, gateTitle } = await import('./auth/gate-page.tsx')
    return { Component: GatePage, handle: { title: gateTitle } }
  }),
  claim: lateScreen(async () => {
    const { ClaimPage, claimTitle } = await import('./auth/claim-page.tsx')
    return { Component: ClaimPage, handle: { title: claimTitle } }
  }),
  join: lateScreen(async () => {
    const { JoinPage, joinTitle } = await import('./learn/device/join-page.tsx')
    return { Component: JoinPage, handle: { title: joinTitle } }
  }),
  account: lateScreen(async () => {
    const { AccountPage, accountTitle } = await import('./parent/account/account-page.tsx')
    return { Component: AccountPage, handle: { title: accountTitle } }
  }),
  videos: lateScreen(async () => {
    const { VideosPage, videosTitle } = await import('./parent/videos/videos-page.tsx')
    return { Component: VideosPage, handle: { title: videosTitle } }
  }),
  admin: lateScreen(async () => {
    const { AdminPage, adminTitle } = await import('./admin/admin-page.tsx')
    return { Component: AdminPage, handle: { title: adminTitle } }
  }),
  onboarding: lateScreen(async () => {
    const { OnboardingPage, onboardingTitle } = await import('./onboarding/onboarding-page.tsx')
    return { Component: OnboardingPage, handle: { title: onboardingTitle } }
  }),
  dashboard: lateScreen(async () => {
    const { DashboardPage, dashboardTitle } = await import('./parent/dashboard-page.tsx')
    return { Component: DashboardPage, handle: { title: dashboardTitle } }
  }),
  tutorSelection: lateScreen(async () => {
    const { TutorSelectionPage, tutorSelectionTitle } = await import('./parent/tutor-selection-page.tsx')
    return { Component: TutorSelectionPage, handle: { title: tutorSelectionTitle } }
  }),
  pricing: lateScreen(async () => {
    const { PricingRoute, pricingTitle } = await import('./pricing-route.tsx')
    return { Component: PricingRoute, handle: { title: pricingTitle } }
  }),
  privacy: lateScreen(async () => {
    const { PrivacyPage, privacyTitle } = await import('./public/privacy-page.tsx')
    return { Component: PrivacyPage, handle: { title: privacyTitle } }
  }),
  terms: lateScreen(async () => {
    const { TermsPage, termsTitle } = await import('./public/terms-page.tsx')
    return { Component: TermsPage, handle: { title: termsTitle } }
  }),
  forChildren: lateScreen(async () => {
    const { ForChildrenPage, forChildrenTitle } = await import('./public/for-children-page.tsx')
    return { Component: ForChildrenPage, handle: { title: forChildrenTitle } }
  }),
  safety: lateScreen(async () => {
    const { SafetyPage, safetyTitle } = await import('./public/safety-page.tsx')
    return { Component: SafetyPage, handle: { title: safetyTitle } }
  }),
}
