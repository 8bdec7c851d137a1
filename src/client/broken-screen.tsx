import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import { ErrorPage } from './frame/error-page.tsx'
import { LoadingScreen } from './frame/loading-screen.tsx'
import { isNotLoaded } from './late/late-file.ts'
import { reloadOnce } from './late/reload-once.ts'

/** When a screen broke. What exactly happened is not for a family; files of an older release are simply loaded anew. */
export function BrokenScreen() {
  const notLoaded = isNotLoaded(useRouteError())
  const [waiting, setWaiting] = useState(notLoaded)
  useEffect(() => {
    if (notLoaded) void reloadOnce().then(setWaiting)
  }, [notLoaded])
  return waiting ? <LoadingScreen /> : <ErrorPage />
}
