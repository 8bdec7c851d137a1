import { lateFile } from '#client/late/late-file.ts'

const alive = lateFile(() => import('./landing-alive.tsx'))

// The page is drawn as it came; its scripts are fetched behind the first frame, so that a slow line brings first what is seen.
requestAnimationFrame(() =>
  setTimeout(() => {
    alive.load().then(
      ({ bringLandingToLife }) => bringLandingToLife(),
      // Without a line the page still reads, and its links lead on.
      () => undefined,
    )
  }),
)
