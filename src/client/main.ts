import { partsAt, screens } from '#shared/screens.ts'
import { askAhead } from './data/first-calls.ts'

// Small, because nothing happens before it is here: the first questions go out while the application is on its way.
askAhead(partsAt(screens.learn, window.location.pathname)?.studentId)

const root = document.getElementById('root')
if (root) void import('./application.tsx').then(({ openApplication }) => openApplication(root))
