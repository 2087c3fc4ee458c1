import type { PreviewDrawer } from '#core/embed/preview-card.ts'
import type { Db } from './data/db.ts'
import type { SessionUser } from './data/sessions.ts'
import type { SiteQueue } from './chess-sites/queue.ts'
import type { RoundDrawer } from './rooms/round-drawer.ts'
import type { SiteCounter } from './rooms/site-counter.ts'
import type { SiteRoom } from './rooms/site-room.ts'
import type { TournamentRelay } from './rooms/tournament-relay.ts'
import type { TournamentRoom } from './rooms/tournament-room.ts'

/** What wrangler.toml binds. */
export interface Bindings {
  DB: D1Database
  ASSETS: Fetcher
  /** Draws the pictures of shared links. */
  PREVIEWS?: PreviewDrawer
  TournamentRoom: DurableObjectNamespace<TournamentRoom>
  TournamentRelay: DurableObjectNamespace<TournamentRelay>
  RoundDrawer: DurableObjectNamespace<RoundDrawer>
  SiteRoom: DurableObjectNamespace<SiteRoom>
  SiteCounter: DurableObjectNamespace<SiteCounter>
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
  FACEBOOK_WEB: string
  /** The app by which people link their account at Facebook, where a deployment has one. */
  FACEBOOK_APP_ID?: string
  FACEBOOK_APP_SECRET?: string
  /** Seals what other sites entrust to us. `npm run deploy` makes one. */
  SECRET: string
  /** Sends letters, where it is bound; else Resend by its key; else letters are kept and shown while developing. */
  EMAIL?: SendEmail
  MAIL_FROM?: string
  RESEND_API?: string
  RESEND_KEY?: string
  /** The pair of keys that push services know this site by, where it sends pushes; PUSH_ORIGIN is a simulator's. */
  VAPID_PUBLIC_KEY?: string
  VAPID_PRIVATE_KEY?: string
  PUSH_ORIGIN?: string
  /** A receiver of webhooks on this machine, `http://127.0.0.1:8799`: for tests. Without it no address but public ones is told. */
  WEBHOOK_LOOPBACK?: string
  /** JSON with shorter intervals of rooms, for tests: party/intervals.ts. */
  ROOM_INTERVALS?: string
  /** The scrypt cost N of new password hashes, for tests: ignored unless ENVIRONMENT is `test`. */
  SCRYPT_N?: string
  /** Where feedback is posted as issues, if anywhere. */
  GITHUB_API?: string
  GITHUB_REPO?: string
  GITHUB_TOKEN?: string
}

/** What a route is given, and what it finds on the context. */
export interface AppEnv {
  Bindings: Bindings
  Variables: {
    /** In every answer's `x-request-id` and in the log line. */
    requestId: string
    db: Db
    /** When what is answered was known, where the database does not say whether it still is. */
    staleSince?: number
    /** The hashes of the style sheets that stand in a page, for its policy. */
    sheetHashes?: string[]
    /** The hash of an embed's, which any page may frame; empty when there is no style sheet in it. */
    embedStyleHash?: string
    /** Who is asking, once somebody wanted to know. */
    currentUser?: Promise<SessionUser | undefined>
    /** The signed-in user; set only behind `signedIn` (http/signed-in.ts). */
    user: SessionUser
  }
}
