import type { PreviewDrawer } from '#core/embed/preview-card.ts'
import type { Db } from './data/db.ts'
import type { SessionUser } from './data/sessions.ts'
import type { ObjectsNamed } from './rooms/answers.ts'
import type { WakeUp } from './queues/wake-up.ts'

/** Calls a minute that a limit may allow: each number is a binding in wrangler.toml. */
export type CallsPerMinute = 20 | 30 | 60 | 120 | 600 | 6000

/** The platform’s limits; where one is missing, each isolate counts for itself. */
type PerMinuteLimits = { [Most in CallsPerMinute as `PER_MINUTE_${Most}`]?: RateLimit }

/** Bindings of wrangler.toml. */
export interface Bindings extends PerMinuteLimits {
  DB: D1Database
  ASSETS: Fetcher
  /** Takes the nightly backups of DB; without it there are none. */
  BACKUPS?: R2Bucket
  /** Rating lists, which `npm run ratings` writes; without it there are none. */
  RATINGS?: R2Bucket
  /** Draws the preview pictures of shared links. */
  PREVIEWS?: PreviewDrawer
  TournamentRoom: ObjectsNamed<'TournamentRoom'>
  TournamentRelay: ObjectsNamed<'TournamentRelay'>
  RoundDrawer: ObjectsNamed<'RoundDrawer'>
  SiteRoom: ObjectsNamed<'SiteRoom'>
  SiteCounter: ObjectsNamed<'SiteCounter'>
  SiteQueue: ObjectsNamed<'SiteQueue'>
  /** Messages that make the Worker send at once; without them the cron trigger sends within the minute. */
  LETTER_QUEUE?: Queue<WakeUp>
  PUSH_QUEUE?: Queue<WakeUp>
  WEBHOOK_QUEUE?: Queue<WakeUp>
  ENVIRONMENT: 'production' | 'development' | 'test'
  /** The public address of the site, without a trailing slash. */
  SITE_URL: string
  /** Who is responsible for the site and its data, as the privacy page names them: name, address, email. */
  OPERATOR?: string
  /** Whether hosts under the site’s are reached by https alone too, and browsers may know that in advance. */
  HSTS?: '' | 'subdomains' | 'preload'
  /** Contact address for chess sites, sent in the User-Agent. */
  CONTACT: string
  CHESS_COM_API: string
  CHESS_COM_WEB: string
  LICHESS_URL: string
  /** An access token of the site’s own account at Lichess, with which games are started for organisers without one. */
  LICHESS_TOKEN?: string
  /** LiveChess Cloud, from which boards of DGT are read. */
  LIVECHESS_URL: string
  FACEBOOK_GRAPH: string
  FACEBOOK_WEB: string
  /** The Facebook app by which users link their account, if the deployment has one. */
  FACEBOOK_APP_ID?: string
  FACEBOOK_APP_SECRET?: string
  /** Encrypts secrets in the database, such as tokens of other sites. `npm run deploy` creates it. */
  SECRET: string
  /** Sends email if bound; else Resend does if its key is set; else emails are kept for an hour, and shown in development. */
  EMAIL?: SendEmail
  MAIL_FROM?: string
  RESEND_API?: string
  RESEND_KEY?: string
  /**
   * The key pair by which push services know this site; without it no pushes are sent. PUSH_ORIGIN is set for the
   * simulator.
   */
  VAPID_PUBLIC_KEY?: string
  VAPID_PRIVATE_KEY?: string
  PUSH_ORIGIN?: string
  /**
   * A webhook receiver on this machine, `http://127.0.0.1:8799`, for tests. Without it webhooks go to public addresses
   * only.
   */
  WEBHOOK_LOOPBACK?: string
  /** JSON with shorter intervals of rooms, for tests: see party/intervals.ts. */
  ROOM_INTERVALS?: string
  /** JSON with longer timeouts of requests to chess sites, for tests: see worker/chess-sites/site-timeouts.ts. */
  SITE_TIMEOUTS?: string
  /** The scrypt cost N of new password hashes, for tests: ignored unless ENVIRONMENT is `test`. */
  SCRYPT_N?: string
  /** The GitHub repository in which feedback is posted as issues, if any. */
  GITHUB_API?: string
  GITHUB_REPO?: string
  GITHUB_TOKEN?: string
}

/** hono's environment: the bindings, and the variables of a request's context. */
export interface AppEnv {
  Bindings: Bindings
  Variables: {
    /** Sent in every answer's `x-request-id` and written to the log. */
    requestId: string
    db: Db
    /** Of the page that is answered: the one that its address names. */
    language: string
    /**
     * When the answered data was last known to be current, in milliseconds; set if the database could not confirm that
     * it still is.
     */
    staleSince?: number
    /** Hashes of the page's inline style sheets, for its content security policy. */
    sheetHashes?: string[]
    /** Hash of the inline style sheet of an embed, which any page may frame; empty if the embed has none. */
    embedStyleHash?: string
    /** The idempotency key of the request, and the digest of the request. */
    keyed?: { key: string; request: string }
    /** The user of the session, once it was looked up. */
    currentUser?: Promise<SessionUser | undefined>
    /** The signed-in user; set only behind `signedIn` (http/signed-in.ts). */
    user: SessionUser
  }
}
