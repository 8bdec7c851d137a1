import { renderToString } from 'react-dom/server'
import { LoadingScreen } from './frame/loading-screen.tsx'

/** What the document shows until its first screen has come, as HTML. Called by the build, never by the browser. */
export const prerenderLoading = (): string => renderToString(<LoadingScreen />)
