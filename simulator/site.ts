import { DurableObject } from 'cloudflare:workers'
import { Hono } from 'hono'
import { control, type ClockSetting } from './control.ts'
import { openStorage } from './storage.ts'
import { applyMood, logRequests, requirePoliteness } from './middleware.ts'
import { clubs } from './pub/clubs.ts'
import { countries } from './pub/countries.ts'
import { matches } from './pub/matches.ts'
import { players } from './pub/players.ts'
import { dailyMatches } from './daily/routes.ts'
import { pages } from './pages.ts'
import { archives } from './games/archives.ts'
import { lichessGames } from './games/lichess-games.ts'
import { lichessStarts } from './games/lichess-starts.ts'
import { teamBattles } from './games/team-battles.ts'
import { facebook } from './accounts/facebook.ts'
import { lichess } from './accounts/lichess.ts'
import { lichessBroadcasts, liveChess, pgnAddresses } from './hall/routes.ts'
import { mail } from './mail.ts'
import { push } from './push.ts'
import { notFound } from './pub/answer.ts'
import type { Visit } from './visit.ts'

/** The simulated chess.com (API and web pages), lichess, Facebook sign-in, a mail service, a push service, halls of electronic boards, and the control calls. */
export class ChessSite extends DurableObject {
  #kept = openStorage(this.ctx.storage.sql)
  #app = new Hono<Visit>()
    .use(async (c, next) => {
      c.set('kept', this.#kept)
      const { frozenAt, offset = 0 } = this.#kept.get<ClockSetting>('setting', 'time') ?? {}
      c.set('now', frozenAt ?? Date.now() + offset)
      await next()
    })
    .route('/control', control)
    .route('/push', push)
    .use(logRequests(), requirePoliteness, applyMood)
    .route('/pub/match', matches)
    .route('/pub/match', dailyMatches)
    .route('/pub/player', archives)
    .route('/pub/player', players)
    .route('/pub/club', clubs)
    .route('/pub/country', countries)
    .route('/lichess/api', lichessGames)
    .route('/lichess/api', lichessStarts)
    .route('/lichess/api', teamBattles)
    .route('/lichess/api', lichessBroadcasts)
    .route('/livechess', liveChess)
    .route('/halls', pgnAddresses)
    .route('/lichess', lichess)
    .route('/mail', mail)
    .route('/facebook', facebook)
    .route('/facebook/:version{v[0-9.]+}', facebook)
    .route('/', pages)
    .notFound(notFound)

  override fetch(request: Request): Response | Promise<Response> {
    return this.#app.fetch(request)
  }
}
