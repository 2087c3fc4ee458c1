import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import type { LoadedSeason } from '../use-cases/seasons.ts'
import { checkEtag, OWN_CACHING, versionTag } from './etag.ts'

/**
 * Sets etag and caching of an answer about a season by its version and those of its divisions, and throws the 304 if the
 * client has them. Signed-in readers may see drafts, so their answers are private.
 */
export function checkSeasonEtag(
  c: Context<AppEnv>,
  { league, season, shown, played }: LoadedSeason,
  viewer: object | undefined,
): void {
  c.header('vary', 'authorization, cookie')
  if (viewer) {
    c.header('cache-control', 'private, no-store')
    return
  }
  const now = Date.now()
  const tournaments = [...shown, ...played]
  const tags = tournaments.map(({ snapshot }) => versionTag(snapshot, now))
  const isHidden = tournaments.some(({ snapshot }) => snapshot.hidden)
  const tag = [`${league.id}-${league.version}`, `${season.id}-${season.version}`, ...tags].join('_')
  checkEtag(c, `W/"s.${tag}"`, isHidden ? { caching: OWN_CACHING } : {})
}
