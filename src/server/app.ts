import { OpenAPIHono } from '@hono/zod-openapi'
import { aboutRoutes } from './about/about.routes.ts'
import { adminRoutes } from './admin/admin.routes.ts'
import { alarmRoutes } from './alarms/alarms.routes.ts'
import { caseRoutes } from './alarms/cases.routes.ts'
import { archiveRoutes } from './archive/archive.routes.ts'
import { countCalls, warnOfProxy } from './auth/count-calls.ts'
import { credentialRoutes } from './auth/credentials.routes.ts'
import { tellWhoMayBeHere } from './auth/here-cookie.ts'
import { learnerRoutes } from './auth/learner.routes.ts'
import { linkRoutes } from './auth/links.routes.ts'
import { profileRoutes } from './auth/profile.routes.ts'
import { secondFactorRoutes } from './auth/second-factor.routes.ts'
import { sessionRoutes } from './auth/sessions.routes.ts'
import { signInRoutes } from './auth/sign-in.routes.ts'
import { avatarRoutes, studentAvatarRoutes } from './avatars/avatars.routes.ts'
import { billingRoutes } from './billing/billing.routes.ts'
import { cardRoutes } from './cards/cards.routes.ts'
import type { App } from './context.ts'
import { chatRoutes } from './conversations/chat.routes.ts'
import { conversationRoutes } from './conversations/conversations.routes.ts'
import { demoRoutes } from './demo/demo.routes.ts'
import { drawingRoutes } from './drawings/drawings.routes.ts'
import { AppError } from './errors.ts'
import { growthRoutes } from './growth/growth.routes.ts'
import { guardianRoutes } from './guardians/guardians.routes.ts'
import { invitationRoutes } from './guardians/invitations.routes.ts'
import { handwritingRoutes } from './handwriting/handwriting.routes.ts'
import { historyRoutes } from './history/history.routes.ts'
import { historyRemovalRoutes } from './history/remove.routes.ts'
import type { AllCalls } from './http/all-calls-limit.ts'
import { apiDocument, callsWithJson } from './http/api-document.ts'
import { configRoutes } from './http/config.routes.ts'
import { addHealth } from './http/health.ts'
import { problemResponse } from './http/problem.ts'
import { readBody } from './http/read-body.ts'
import { requestLog } from './http/request-log.ts'
import { sameOrigin } from './http/same-origin.ts'
import { securityHeaders } from './http/security-headers.ts'
import type { StaticFiles } from './http/static-files.ts'
import { storableAddress } from './http/storable.ts'
import { closeUnread } from './http/unread-body.ts'
import { refuseInvalid } from './http/validate.ts'
import { wrongAddress } from './http/wrong-address.ts'
import { insightRoutes } from './insights/insights.routes.ts'
import { ledgerRoutes } from './ledger/ledger.routes.ts'
import { memoryRoutes } from './memory/memory.routes.ts'
import { adminMessageRoutes, messageRoutes } from './messages/messages.routes.ts'
import { photoRoutes } from './photos/photos.routes.ts'
import { skillMapRoutes } from './skill-map/skill-map.routes.ts'
import { hearingRoutes } from './speech/hearing.routes.ts'
import { speechRoutes } from './speech/speech.routes.ts'
import { noteRoutes } from './students/notes.routes.ts'
import { studentRoutes } from './students/students.routes.ts'
import { adminTutorRoutes, tutorVersionRoutes } from './tutors/admin-tutors.routes.ts'
import { tutorRoutes } from './tutors/tutors.routes.ts'
import { unclaimedRoutes } from './unclaimed/unclaimed.routes.ts'
import { filmFileRoutes, filmRoutes } from './videos/films.routes.ts'
import { videoRoutes } from './videos/videos.routes.ts'
import { weeklyLetterRoutes } from './weekly-letter/weekly-letter.routes.ts'
import { wonderRoutes } from './wonders/wonders.routes.ts'

/** Longest address that is looked at, in characters. */
const longestAddress = 4_000

const beaconPath = '/api/conversations/end'

type Around = { files?: StaticFiles; draining?: () => boolean; calls?: AllCalls }

/** The whole web side of the server: every route, and the one place where a failure becomes an answer. */
export function createHttp(app: App, around: Around = {}) {
  const draining = around.draining ?? (() => false)
  const http = new OpenAPIHono({ defaultHook: refuseInvalid })
  addDoor(http, app, around, draining)
  addHealth(http, app, draining)
  const api = http
    .route('/', signInRoutes(app))
    .route('/', linkRoutes(app))
    .route('/', profileRoutes(app))
    .route('/', unclaimedRoutes(app))
    .route('/', guardianRoutes(app))
    .route('/', invitationRoutes(app))
    .route('/', credentialRoutes(app))
    .route('/', sessionRoutes(app))
    .route('/', secondFactorRoutes(app))
    .route('/', learnerRoutes(app))
    .route('/', configRoutes(app))
    .route('/', aboutRoutes(app))
    .route('/', demoRoutes(app))
    // Before the calls that take a student's id in the same place.
    .route('/', insightRoutes(app))
    .route('/', studentRoutes(app))
    .route('/', skillMapRoutes(app))
    .route('/', studentAvatarRoutes(app))
    .route('/', avatarRoutes(app))
    .route('/', noteRoutes(app))
    .route('/', wonderRoutes(app))
    .route('/', memoryRoutes(app))
    .route('/', weeklyLetterRoutes(app))
    .route('/', ledgerRoutes(app))
    .route('/', tutorRoutes(app))
    .route('/', adminTutorRoutes(app))
    .route('/', tutorVersionRoutes(app))
    .route('/', conversationRoutes(app))
    .route('/', chatRoutes(app))
    .route('/', historyRoutes(app))
    .route('/', historyRemovalRoutes(app))
    .route('/', archiveRoutes(app))
    .route('/', cardRoutes(app))
    .route('/', drawingRoutes(app))
    .route('/', photoRoutes(app))
    .route('/', handwritingRoutes(app))
    .route('/', growthRoutes(app))
    .route('/', alarmRoutes(app))
    .route('/', caseRoutes(app))
    .route('/', adminRoutes(app))
    .route('/', messageRoutes(app))
    .route('/', adminMessageRoutes(app))
    .route('/', speechRoutes(app))
    .route('/', hearingRoutes(app))
    .route('/', billingRoutes(app))
    .route('/', videoRoutes(app))
    .route('/', filmRoutes(app))
    .route('/', filmFileRoutes(app))
  addDocument(http)
  const answerWrong = wrongAddress(http)
  http.notFound((c) => {
    const file = c.req.method === 'GET' || c.req.method === 'HEAD' ? around.files?.answer(c) : null
    return file ?? problemResponse(app, answerWrong(c), c)
  })
  http.onError((error, c) => problemResponse(app, error, c))
  return api
}

/** What every call passes first. */
function addDoor(http: OpenAPIHono, app: App, { files, calls }: Around, draining: () => boolean): void {
  http.use(requestLog(app), securityHeaders(app.config, files?.styles), tellWhoMayBeHere(app), closeUnread)
  http.use('/api/*', async (c, next) => {
    if (c.req.url.length > longestAddress) throw new AppError('uri_too_long', 'This address is too long.')
    if (draining()) {
      c.header('connection', 'close')
      throw new AppError('draining', 'Trellis is restarting. Please try again in a moment.', { retryAfter: 2 })
    }
    return next()
  })
  http.use(warnOfProxy(app))
  if (calls) http.use('/api/*', countCalls(app, calls))
  http.use('/api/*', sameOrigin(app.config), storableAddress, readBody(beaconPath, callsWithJson(http)))
}

/** What the server can do, written when it is asked for first. */
function addDocument(http: OpenAPIHono): void {
  let document: ReturnType<typeof apiDocument> | undefined
  http.get('/api/openapi.json', (c) => {
    document ??= apiDocument(http)
    return c.json(document)
  })
}

/** What the browser knows of the server: types, and nothing else. */
export type Api = ReturnType<typeof createHttp>
