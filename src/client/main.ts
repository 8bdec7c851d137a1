import { partsAt, screens } from '#shared/screens.ts'
import { askForLesson, askWhoIsHere } from './data/first-calls.ts'
import { keptSitting } from './outbox/kept-sitting.ts'

// Small, because nothing happens before it is here: the first questions go out while the application is on its way.
askWhoIsHere()
const studentId = partsAt(screens.learn, window.location.pathname)?.studentId
// What fails here is told by the lesson, which waits for the same answers.
if (studentId) askForLesson(studentId, keptSitting(studentId).read()).catch(() => undefined)

void import('./application.tsx').then(({ openApplication }) => openApplication())
