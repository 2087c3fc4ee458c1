import * as say from '#words/answers.js'
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { requestId } from 'hono/request-id'
import { DEFAULT_LANGUAGE } from '#core/addresses/localized.ts'
import type { ContractMismatch } from './contract.ts'
import { open } from './data/db.ts'
import type { AppEnv } from './env.ts'
import { admitTokens } from './http/access-token.ts'
import { readableRefusals } from './http/cors.ts'
import { onError } from './http/errors.ts'
import { requireOwnOrigin, limitUrl } from './http/origin.ts'
import { checkKey } from './http/idempotency-key.ts'
import { requireSecret } from './http/require-secret.ts'
import { securityHeaders } from './http/headers.ts'
import { tellAge } from './http/staleness.ts'
import { noSuchCall, refuseOtherMethods } from './http/method-not-allowed.ts'
import { accountRoutes } from './routes/accounts.ts'
import { apiRoutes, apiIndex } from './routes/openapi.ts'
import { announcementRoutes } from './routes/announcements.ts'
import { invitationRoutes } from './routes/invitations.ts'
import { fixtureRoutes } from './routes/fixtures.ts'
import { lineUpRoutes } from './routes/line-ups.ts'
import { removalRoutes } from './routes/removal.ts'
import { evaluationRoutes } from './routes/evaluations.ts'
import { boardRoutes } from './routes/boards.ts'
import { broadcastRoutes } from './routes/broadcast.ts'
import { askRoutes } from './routes/asks.ts'
import { claimRequestRoutes } from './routes/claim-requests.ts'
import { claimRoutes } from './routes/claims.ts'
import { exportRoutes } from './routes/exports.ts'
import { feedRoutes } from './routes/feeds.ts'
import { noticeRoutes } from './routes/notices.ts'
import { festivalDeskRoutes, festivalListRoutes, festivalRoutes } from './routes/festivals.ts'
import { feedbackRoutes } from './routes/feedback.ts'
import { followingRoutes } from './routes/following.ts'
import { registrationRoutes } from './routes/registration.ts'
import { directorRoutes } from './routes/director.ts'
import { deskRoutes } from './routes/desk.ts'
import { devMailRoutes } from './routes/dev-mail.ts'
import { notificationRoutes } from './routes/notifications.ts'
import { oembedRoutes } from './routes/oembed.ts'
import { deskShell, eventShell } from './pages/kept-shells.ts'
import { flagSheet } from './pages/flags.ts'
import { LANGUAGE_SEGMENT } from './pages/language.ts'
import { privacyFile } from './pages/markdown.ts'
import { page } from './pages/pages.ts'
import { onlineRoutes } from './routes/online.ts'
import { playerRoutes } from './routes/players.ts'
import { previewRoutes } from './routes/previews.ts'
import { profileRoutes } from './routes/profile.ts'
import { pushRoutes } from './routes/push.ts'
import { ratingRoutes } from './routes/ratings.ts'
import { reminderRoutes } from './routes/reminders.ts'
import { reportRoutes } from './routes/reports.ts'
import { resultRoutes } from './routes/results.ts'
import { ownStartRoutes, startRoutes } from './routes/starts.ts'
import { socketRoutes } from './routes/sockets.ts'
import { seasonOddsRoutes } from './routes/season-odds.ts'
import { leagueListRoutes, seasonRoutes } from './routes/seasons.ts'
import { searchRoutes } from './routes/search.ts'
import { securityTxtRoutes } from './routes/security-txt.ts'
import { sessionRoutes } from './routes/session.ts'
import { robotsRoutes } from './routes/robots.ts'
import { sitemapRoutes } from './routes/sitemap.ts'
import { siteRoutes } from './routes/lists.ts'
import { manifestRoutes } from './routes/manifest.ts'
import { helperRoutes, helpRoutes } from './routes/helpers.ts'
import { letterRoutes } from './routes/letters.ts'
import { linkRoutes, submitRoutes } from './routes/submit.ts'
import { teamAdminRoutes } from './routes/team-admin.ts'
import { teamPageRoutes } from './routes/team-page.ts'
import { teamRoutes } from './routes/teams.ts'
import { tokenRoutes } from './routes/tokens.ts'
import { tournamentRoutes } from './routes/tournament.ts'
import { userRoutes } from './routes/users.ts'
import { webhookRoutes } from './routes/webhooks.ts'
import { inReaderLanguage, loadReaderLanguage } from './http/reader-language.ts'

const api = new Hono<AppEnv>()
  .route('/tournament', tournamentRoutes)
  .route('/tournament', teamPageRoutes)
  .route('/tournament', registrationRoutes)
  .route('/tournament', claimRequestRoutes)
  .route('/tournament', linkRoutes)
  .route('/tournament', directorRoutes)
  .route('/tournament', deskRoutes)
  .route('/tournament', ratingRoutes)
  .route('/tournament', startRoutes)
  .route('/', ownStartRoutes)
  .route('/tournament', askRoutes)
  .route('/tournament', lineUpRoutes)
  .route('/tournament', fixtureRoutes)
  .route('/', removalRoutes)
  .route('/tournament', announcementRoutes)
  .route('/tournament', helperRoutes)
  .route('/help', helpRoutes)
  .route('/tournament', webhookRoutes)
  .route('/tournament', boardRoutes)
  .route('/tournament', evaluationRoutes)
  .route('/league', seasonRoutes)
  .route('/league', seasonOddsRoutes)
  .route('/', leagueListRoutes)
  .route('/festival', festivalRoutes)
  .route('/festival', festivalDeskRoutes)
  .route('/', festivalListRoutes)
  .route('/submit', submitRoutes)
  .route('/submit', reportRoutes)
  .route('/player', claimRoutes('player'))
  .route('/team', claimRoutes('team'))
  .route('/', resultRoutes)
  .route('/', siteRoutes)
  .route('/', onlineRoutes)
  .route('/', searchRoutes)
  .route('/', userRoutes)
  .route('/', teamRoutes)
  .route('/', teamAdminRoutes)
  .route('/', playerRoutes)
  .route('/', exportRoutes)
  .route('/', feedRoutes)
  .route('/', sessionRoutes)
  .route('/', profileRoutes)
  .route('/', tokenRoutes)
  .route('/', accountRoutes)
  .route('/notice', noticeRoutes)
  .route('/', feedbackRoutes)
  .route('/', invitationRoutes)
  .route('/', notificationRoutes)
  .route('/', reminderRoutes)
  .route('/', pushRoutes)
  .route('/', followingRoutes)
  .route('/', apiRoutes)

// Compile-time check: the error names each call whose route differs from the contract.
api satisfies ContractMismatch<typeof api>

/** Calls of other programs, at their own addresses: they are not part of the contract. */
const others = new Hono<AppEnv>().route('/broadcast', broadcastRoutes)

const calls = new Hono<AppEnv>().route('/api', api).route('/api', others)

/** The whole Worker: the API, the rooms, and the pages at all other addresses. */
export const app = new Hono<AppEnv>()
  .onError(onError)
  // Request ids are made here, never taken from the client. http/headers.ts adds them to all answers, also those not
  // made by hono.
  .use(requestId({ headerName: '' }))
  .use(loadReaderLanguage)
  .use(securityHeaders)
  .use(readableRefusals)
  .use(tellAge)
  .use(limitUrl)
  .use(requireSecret)
  .use(async (c, next) => {
    c.set('db', open(c.env.DB))
    c.set('language', DEFAULT_LANGUAGE)
    await next()
  })
  .on('GET', ['/api', '/api/'], apiIndex)
  .use('/api/*', requireOwnOrigin, checkKey, admitTokens, refuseOtherMethods(calls))
  .route('/', calls)
  .all('/api/*', noSuchCall)
  .route('/parties', socketRoutes)
  .route('/oembed', oembedRoutes)
  .route('/og', previewRoutes)
  .route('/dev/mail', devMailRoutes)
  .route('/.well-known', securityTxtRoutes)
  .route('/robots.txt', robotsRoutes)
  .route('/sitemap.xml', sitemapRoutes)
  .get('/flags/*', flagSheet)
  .get('/desk.html', deskShell)
  .get('/shell.html', eventShell)
  .get(`${LANGUAGE_SEGMENT}/desk.html`, deskShell)
  .get(`${LANGUAGE_SEGMENT}/shell.html`, eventShell)
  .route(LANGUAGE_SEGMENT, manifestRoutes)
  .route('/', letterRoutes)
  .route(LANGUAGE_SEGMENT, letterRoutes)
  .get('/pages/privacy.md', privacyFile)
  .get('/pages/:language/privacy.md', privacyFile)
  .get('*', page)
  .all('*', (c) => {
    c.header('allow', 'GET, HEAD')
    throw new HTTPException(405, { message: inReaderLanguage(c, say.pagesAcceptGet) })
  })
