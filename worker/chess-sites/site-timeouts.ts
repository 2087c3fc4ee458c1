import { SECOND } from '#core/time.ts'

/** How long a chess site may take to answer, in milliseconds. */
export interface SiteTimeouts {
  /** A request with none behind it. */
  long: number
  /** A request with others behind it. */
  short: number
  /** The question whether a link that somebody adds leads anywhere: a person waits for the answer. */
  link: number
  /** Another request that is under way when a match that people watch has to be looked at. */
  grace: number
}

const DEPLOYED: SiteTimeouts = { long: 10 * SECOND, short: 4 * SECOND, link: 4 * SECOND, grace: SECOND }

/** The deployed timeouts, with those of the binding SITE_TIMEOUTS in their place: a busy test machine answers late. */
export const siteTimeouts = ({ SITE_TIMEOUTS }: { SITE_TIMEOUTS?: string | undefined }): SiteTimeouts => ({
  ...DEPLOYED,
  ...(SITE_TIMEOUTS && (JSON.parse(SITE_TIMEOUTS) as Partial<SiteTimeouts>)),
})
