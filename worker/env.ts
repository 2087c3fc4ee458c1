import type { SiteRoom } from '#party/site-room.ts'
import type { TournamentRoom } from './index.ts'
import type { SiteQueue } from './chess-sites/queue.ts'

/** What wrangler.toml binds. */
export interface Bindings {
  DB: D1Database
  ASSETS: Fetcher
  TournamentRoom: DurableObjectNamespace<TournamentRoom>
  SiteRoom: DurableObjectNamespace<SiteRoom>
  SiteQueue: DurableObjectNamespace<SiteQueue>
  ENVIRONMENT: 'production' | 'development' | 'test'
  /** The address the site is known by, without a slash at its end. */
  SITE_URL: string
  /** What the User-Agent tells chess sites to write to. */
  CONTACT: string
  CHESS_COM_API: string
  CHESS_COM_WEB: string
  LICHESS_URL: string
  FACEBOOK_GRAPH: string
}
