import { useEffect, useState } from 'react'
import { ErrorPage } from './frame/error-page.tsx'
import { LoadingScreen } from './frame/loading-screen.tsx'
import { isNotLoaded } from './late/late-file.ts'
import { reloadOnce } from './late/reload-once.ts'

/** When a screen broke. What exactly happened is not for a family; files of an older release are simply loaded anew. */
export function BrokenScreen({ error }: { error: unknown }) {
  const notLoaded = isNotLoaded(error)
  const [waiting, setWaiting] = useState(notLoaded)
  useEffect(() => {
    if (notLoaded) void reloadOnce().then(setWaiting)
  }, [notLoaded])
  return waiting ? <LoadingScreen /> : <ErrorPage />
}
