import { createBrowserRouter, type LoaderFunction, redirect } from 'react-router'
import { screens } from '#shared/screens.ts'
import { AppShell, BrokenScreen } from './app-shell.tsx'
import { sessionQuery } from './data/account.ts'
import { queryClient } from './data/query-client.ts'
import { LoadingScreen } from './frame/loading-screen.tsx'

/** The landing page is another document. */
function goHome(): Promise<never> {
  window.location.replace('/')
  return new Promise(() => undefined)
}

const session = () => queryClient.ensureQueryData(sessionQuery)

const signedInOnly: LoaderFunction = async () => ((await session()) ? null : redirect(screens.login))
const signedOutOnly: LoaderFunction = async () => ((await session()) ? redirect(screens.dashboard) : null)

export const router = createBrowserRouter([
  {
    errorElement: <BrokenScreen />,
    hydrateFallbackElement: <LoadingScreen />,
    children: [
      {
        path: screens.learn,
        loader: signedInOnly,
        lazy: async () => ({ Component: (await import('./learn/learn-route.tsx')).LearnRoute }),
      },
      {
        element: <AppShell />,
        loader: session,
        children: [
          {
            path: screens.login,
            loader: signedOutOnly,
            lazy: async () => ({ Component: (await import('./auth/login-page.tsx')).LoginPage }),
          },
          {
            path: screens.onboarding,
            loader: signedInOnly,
            lazy: async () => ({ Component: (await import('./onboarding/onboarding-page.tsx')).OnboardingPage }),
          },
          {
            path: screens.dashboard,
            loader: signedInOnly,
            lazy: async () => ({ Component: (await import('./parent/dashboard-page.tsx')).DashboardPage }),
          },
          {
            path: screens.tutorSelection,
            loader: signedInOnly,
            lazy: async () => ({ Component: (await import('./parent/tutor-selection-page.tsx')).TutorSelectionPage }),
          },
          {
            path: screens.pricing,
            lazy: async () => ({ Component: (await import('./pricing-route.tsx')).PricingRoute }),
          },
          {
            path: screens.privacy,
            lazy: async () => ({ Component: (await import('./public/privacy-page.tsx')).PrivacyPage }),
          },
          {
            path: screens.terms,
            lazy: async () => ({ Component: (await import('./public/terms-page.tsx')).TermsPage }),
          },
        ],
      },
      // The administrators' area arrives with its own issue; until then nobody has a screen there.
      { path: '*', loader: goHome },
    ],
  },
])
